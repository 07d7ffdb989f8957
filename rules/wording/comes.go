package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// comesFree says whether cards come into play free of themselves: ingyen játékba jön, ingyen játékba kerülhet.
func (r *reader) comesFree(u int, f *found) bool {
	tokens := r.units[u].tokens
	for k := f.start; k < f.end; k++ {
		switch w := tokens[k].text; {
		case f.p.name == "comes-free", strings.HasPrefix(w, "jön"), strings.HasPrefix(w, "jöhet"):
			return true
		}
	}
	return false
}

// comes finds the card that comes into play: the single one before, or the one behind.
func (r *reader) comes(u int, f *found) phrase {
	tokens := r.units[u].tokens
	p := r.leftOf(u, f.start)
	if !p.found || r.headOf(&p).noun.kase != nom || r.inConditionAt(tokens, p.head) {
		p = r.rightOf(u, f.end)
	}
	if !p.found || r.headOf(&p).noun.kase != nom || p.unit != u || r.thisNoun(tokens, p.head) {
		return phrase{back: -1}
	}
	if p.whose == "" && r.namesYou(tokens) {
		p.whose = lint.Own
	}
	return p
}

// anyOf says whether the words mean some card of a kind rather than this one: "egy gyűjtődben levő lény", "bármely lény".
func (r *reader) anyOf(p *phrase) bool {
	tokens := r.units[p.unit].tokens
	if t := &tokens[p.head]; !t.isCards() && (t.noun.known || t.kind != word || t.class|t.extra != 0) || r.ownName(tokens, p.head) {
		return false
	}
	for k := max(0, p.from-1); k < p.head; k++ {
		if tokens[k].text == "egy" || tokens[k].text == "egyik" || tokens[k].extra&dEach != 0 || tokens[k].class&cAimed != 0 {
			return true
		}
	}
	return false
}

// zoneBehind says whether the cards, of the same unit, rise from a zone of the player's, which stands behind them: "egy lény a gyűjtődből ingyen feltámad".
func (r *reader) zoneBehind(p *phrase, at int) bool {
	for k := p.head + 1; k < at; k++ {
		if n := &r.units[p.unit].tokens[k].noun; n.known && n.lemma.kind == "zone" && n.owner == your {
			return true
		}
	}
	return false
}

// someRises finds some card of a kind that no table knows, which rises: "egy zombi ingyen feltámad".
func (r *reader) someRises(u int, f *found) phrase {
	tokens := r.units[u].tokens
	if j := f.start - 1; j > 0 && hasBegin(tokens[f.start:f.end], "feltámad") && tokens[j].isNoun() && tokens[j].noun.kase == nom && !r.inConditionAt(tokens, j) {
		if p := r.grow(u, j); r.anyOf(&p) {
			return p
		}
	}
	return phrase{back: -1}
}

// fallenRises finds the card that rises after a condition or event has told that it fell: "ha meghal egy lényed, az ingyen feltámad".
func (r *reader) fallenRises(u int, f *found) phrase {
	tokens := r.units[u].tokens
	none := phrase{back: -1}
	if !hasBegin(tokens[f.start:min(f.end+2, len(tokens))], "feltámad") {
		return none
	}
	comma := f.start - 1
	for comma > 0 && tokens[comma].kind != punct {
		comma--
	}
	fell := tokens[:max(comma, 0)]
	if !hasClass(fell, cIf|cWhenever) || !hasBegin(fell, "meghal") && !hasBegin(fell, "elpusztul") {
		return none
	}
	for k := range fell {
		if t := &fell[k]; t.isCards() && t.noun.kase == nom && t.class&cFoe == 0 {
			if p := r.grow(u, k); r.anyOf(&p) || t.noun.owner == your {
				return p
			}
		}
	}
	return none
}
