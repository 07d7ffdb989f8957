package wording

import (
	"slices"
	"strings"
)

// ofItsType says whether a ban speaks of this card by its type: "a bűbáj költségét nem lehet módosítani" on one. Where such a card was named
// before, that one is meant.
func (r *reader) ofItsType(ph *phrase) bool {
	tokens := r.units[ph.unit].tokens
	h := r.headOf(ph)
	if !h.noun.known || h.noun.owner != unowned || h.noun.plural || ph.rel >= 0 || !r.card.HasType(h.noun.lemma.value) && !r.card.HasSubtype(h.noun.lemma.value) {
		return false
	}
	if k := ph.head - 1; k < 0 || !definite(&tokens[k]) || k > 0 && tokens[k-1].class&cThis != 0 {
		return false
	}
	return !r.anotherOne(ph)
}

// anotherOne says whether such a card was named before the cards of the phrase, other than by its article: "keress elő egy bűbájt".
func (r *reader) anotherOne(ph *phrase) bool {
	h := r.headOf(ph)
	for u := range ph.unit + 1 {
		for k := range r.units[u].tokens {
			t := &r.units[u].tokens[k]
			if u == ph.unit && k == ph.head {
				break
			}
			if t.noun.known && t.noun.lemma == h.noun.lemma && !t.noun.plural && (k == 0 || !definite(&r.units[u].tokens[k-1])) {
				return true
			}
		}
	}
	return false
}

func definite(t *token) bool { return t.text == "a" || t.text == "az" }

// ofPayment says whether "ez a költség" at k is what the piece before pays for something else than a card: "… 1 VP befizetése ellenében nem
// blokkolhatók. Ez a költség nem csökkenthető."
func (r *reader) ofPayment(u, k int) bool {
	tokens := r.units[u].tokens
	before := r.units[u].previous
	if k < 2 || tokens[k].noun.owner != unowned || tokens[k].cost&playNamed != 0 || !definite(&tokens[k-1]) || tokens[k-2].class&cThis == 0 || before < 0 {
		return false
	}
	un := &r.units[before]
	if hasClass(un.tokens, cCost|cPlaying|cPlay) {
		return false
	}
	return priced(r.units, un.leads) || slices.ContainsFunc(un.tokens, func(t token) bool {
		return t.extra&dSpending != 0 || t.class&cPayverb != 0 || t.kind == amount && named(&t) && t.noun.kase == cau
	})
}

// forbiddenTo says whether the opponent is who may not do it: "ellenfelednek tilos növelnie".
func forbiddenTo(tokens []token) bool {
	foe := false
	for k := range tokens {
		t := &tokens[k]
		foe = foe || t.class&cFoe != 0 && t.noun.kase == dat
		if foe && t.class&(cDolower|cDoraise|cDochange) != 0 && (strings.HasSuffix(t.text, "nie") || strings.HasSuffix(t.text, "nia")) {
			return true
		}
	}
	return false
}
