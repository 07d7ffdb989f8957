package wording

import (
	"slices"

	"github.com/cardlint/cardlint/lint"
)

// subjectAtEnd finds the cards that stand behind the last of several predicates: "páros körökben 1_VP-vel olcsóbb, páratlan körökben 1_VP-vel drágább
// minden lap".
func (r *reader) subjectAtEnd(u int, f *found) phrase {
	tokens := r.units[u].tokens
	last := len(tokens) - 1
	if f.end >= last || tokens[f.end].kind != punct && tokens[f.end].class&cConj == 0 || !tokens[last].isCards() || tokens[last].noun.kase != nom || hasClass(tokens[f.end:], cIf|cRel) {
		return phrase{back: -1}
	}
	p := r.grow(u, last)
	if p.from <= f.end || tokens[p.from-1].class&(cCheap|cDear) == 0 {
		return phrase{back: -1}
	}
	return p
}

// subjectAnywhere finds the cards in the nominative wherever they stand in the clause of the statement, where the order of the words is a free one:
// "1_VP-vel kerülnek a kör végéig gnómjaid kevesebbe", "kerül minden gnómod +1_VP-be".
func (r *reader) subjectAnywhere(u int, f *found) phrase {
	tokens := r.units[u].tokens
	from, to := r.around(tokens, f)
	for k := from; k < to; k++ {
		t := &tokens[k]
		if !t.isCards() || t.class&cFoe != 0 || t.noun.kase != nom || !t.noun.known || slices.Contains(f.took, k) || r.inConditionAt(tokens, k) || r.inRelative(tokens, k) {
			continue
		}
		if k+1 < to && (tokens[k+1].extra&(dPost|dHave|dPlaytime) != 0 || tokens[k+1].class&cPlaying != 0 || numberOf[tokens[k+1].text] || tokens[k+1].isNoun() && tokens[k+1].noun.owner == its) {
			continue // minden sárkányod után, a lapod neve
		}
		p := r.grow(u, k)
		if t.noun.owner == your || r.eachBefore(tokens, k) || p.next || p.whose == lint.Opponent {
			return p
		}
	}
	return phrase{back: -1}
}

// ownersBehind finds the cards whose cost it is where they stand behind it: "1 VP-vel kevesebb a költsége minden gólemednek". Whose cost it is, is said in
// the dative, so that a player in it is none of them.
func (r *reader) ownersBehind(u int, f *found, costAt int) phrase {
	tokens := r.units[u].tokens
	if tokens[costAt].noun.owner != its && tokens[costAt].noun.owner != their {
		return phrase{back: -1}
	}
	for k := max(costAt+1, f.end-1); k < len(tokens); k++ {
		t := &tokens[k]
		if t.kind == punct || t.class&(cIf|cRel|cBut|cPlay|cPayverb) != 0 {
			break
		}
		if t.noun.kase == dat && t.isCards() && t.class&(cFoe|cPlayer) == 0 && !(k+1 < len(tokens) && numberOf[tokens[k+1].text]) {
			return r.grow(u, k)
		}
	}
	return phrase{back: -1}
}
