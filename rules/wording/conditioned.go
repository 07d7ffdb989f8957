package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// playedBefore finds the cards that the condition or relative clause before token end speaks of playing: "aki épületet rak le, annak …".
func (r *reader) playedBefore(u, end int) phrase {
	tokens := r.units[u].tokens
	for k := 1; k < end; k++ {
		t := &tokens[k]
		if (t.noun.kase == acc && (t.isCards() || t.isNoun() && playedBare(tokens, k)) || t.noun.lemma != nil && t.noun.lemma.object != nil && (t.noun.kase == nom || t.noun.kase == acc)) && r.playedIn(tokens, k) && t.class&cReact == 0 {
			p := r.grow(u, k)
			p.whose = r.actor(tokens[:end])
			return p
		}
	}
	return phrase{back: -1}
}

// playedSame says whose card "a varázslat" is where the words before speak of playing one: "ha varázslatot játszol ki, …, és a varázslat …".
func (r *reader) playedSame(u int, ph *phrase) lint.Whose {
	tokens := r.units[u].tokens
	h := r.headOf(ph)
	if ph.unit != u || ph.head == 0 || h.noun.plural || h.noun.owner != unowned || !h.noun.known || tokens[ph.head-1].text != "a" && tokens[ph.head-1].text != "az" {
		return ""
	}
	for k := range tokens[:ph.from] {
		if t := &tokens[k]; t.noun.kase == acc && t.noun.lemma == h.noun.lemma && r.playedIn(tokens, k) {
			return r.actor(tokens[:ph.from])
		}
	}
	return ""
}

// conditioned finds the cards of which a condition before the statement at start asks a property: "ha egy bűbáj alap költsége páros, kijátszása …".
func (r *reader) conditioned(u, start int) phrase {
	tokens := r.units[u].tokens
	none := phrase{back: -1}
	comma := r.skipAdverbs(tokens, start-1)
	if comma > 0 && tokens[comma].text == "azt" {
		comma--
	}
	if comma > 0 && tokens[comma].class&cPlaying != 0 {
		comma = r.skipAdverbs(tokens, comma-1)
	}
	if comma < 4 || tokens[comma].mark != ',' {
		return none
	}
	from := comma - 1
	for from > 0 && tokens[from].class&cIf == 0 {
		if tokens[from].kind == punct && tokens[from+1].class&cMint == 0 {
			return none
		}
		from--
	}
	if tokens[from].class&cIf == 0 {
		return none
	}
	for k := from + 1; k < comma-1; k++ {
		t := &tokens[k]
		if t.text != "egy" && t.text != "egyik" && t.class&cFoe == 0 && t.extra&dEach == 0 {
			continue
		}
		for h := k + 1; h < comma-1 && h < k+5; h++ {
			if n := &tokens[h]; n.isCards() && (n.noun.kase == nom || n.noun.kase == dat) && n.class&cFoe == 0 && (n.noun.known || n.noun.owner == your) && asksOf(tokens[h+1:comma]) {
				p := r.grow(u, h)
				p.rel, p.to = h+1, comma
				return p
			}
		}
		return none
	}
	return none
}

// askedOf are what a condition asks of cards beside their cost.
var askedOf = map[string]bool{"neve": true, "altípusa": true, "típusa": true, "színe": true}

// asksOf says whether the rest of a condition asks what its cards are like: their cost, name, colour or kind.
func asksOf(tokens []token) bool {
	if len(tokens) == 0 {
		return false
	}
	if t := &tokens[0]; t.class&cCost != 0 || askedOf[t.text] || (t.text == "a" || t.text == "az") && len(tokens) > 1 && tokens[1].class&cCost != 0 {
		return true
	}
	switch last := &tokens[len(tokens)-1]; last.text {
	case "színű", "altípusú", "típusú":
		return true
	default:
		if last.class&cKerul != 0 && len(tokens) > 1 {
			before := &tokens[len(tokens)-2]
			return before.kind == amount && before.noun.kase == ill || before.class&(cLessill|cMoreill) != 0
		}
		return last.extra&dCostadj != 0 || last.class&(cCheap|cDear) != 0 && len(tokens) > 1 && tokens[len(tokens)-2].noun.kase == ade
	}
}

// pastTense says whether a word that is no known noun is a verb that tells what the player did: eltaláltad, megölted.
func pastTense(t *token) bool {
	return t.kind == word && !t.noun.known && (strings.HasSuffix(t.text, "tad") || strings.HasSuffix(t.text, "ted"))
}

// pronounOf finds the cards for which "azt" stands directly before the statement: "ha páncélt adsz neki, azt 1 VP-vel olcsóbban rakhatod le".
func (r *reader) pronounOf(u, start int) phrase {
	tokens := r.units[u].tokens
	j := r.skipAdverbs(tokens, start-1)
	if j < 3 || tokens[j].text != "azt" && tokens[j].text != "azokat" || tokens[j-1].mark != ',' {
		return phrase{back: -1}
	}
	for k := j - 2; k > 0; k-- {
		t := &tokens[k]
		if t.kind == punct {
			break
		}
		if tokens[k-1].class&cIf != 0 && pastTense(t) {
			break // ha eltaláltad, azt …
		}
		if t.noun.kase == acc && (t.isCards() || t.isNoun() && !t.noun.known) || t.noun.kase == ins && t.isNoun() && r.det(tokens, k) || t.noun.kase == nom && t.isCards() && t.noun.owner == your || t.noun.lemma != nil && t.noun.lemma.object != nil {
			if t.noun.lemma != nil && t.noun.lemma.object != nil {
				t.noun.kase, t.noun.lemma = acc, t.noun.lemma.object
			}
			p := r.grow(u, k)
			p.whose = r.actor(tokens[j:])
			return p
		}
	}
	return phrase{back: -1}
}
