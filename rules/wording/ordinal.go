package wording

import "github.com/cardlint/cardlint/lint"

// Cards that are named by their number alone: "az első varázslatod …, a második 2_VP-vel olcsóbb".

// ordinalPlayed finds the cards of which so many were named, or played, before the number at j: "ha már kijátszottál két szörnyet, a harmadik költsége …",
// "körönként egy varázslatot játszhat ki; a második 1_VP-vel drágább".
func (r *reader) ordinalPlayed(u, j int) phrase {
	tokens := r.units[u].tokens
	d := j - 1
	if d > 1 && lying[tokens[d].text] && tokens[d-1].noun.known && tokens[d-1].noun.lemma.kind == "zone" {
		d -= 2 // a kezedben levő harmadik
	}
	if j < 1 || d < 0 || !ordinals[tokens[j].text] || tokens[d].class&cDet == 0 {
		return phrase{back: -1}
	}
	if d == 0 {
		if un := &r.units[u]; un.goesOn {
			return r.numbered(un.previous, len(r.units[un.previous].tokens))
		}
		return phrase{back: -1}
	}
	if tokens[d-1].kind != punct {
		return phrase{back: -1}
	}
	return r.numbered(u, d-1)
}

// numbered finds the last cards before token end that have a number, or a place among their like: két elfed, az első varázslatod, egy tárgyat.
func (r *reader) numbered(u, end int) phrase {
	tokens := r.units[u].tokens
	for k := end - 1; k > 0; k-- {
		t := &tokens[k]
		if !t.isCards() || t.class&cFoe != 0 || t.noun.kase != acc && t.noun.kase != nom || t.noun.plural || !numberBefore(tokens, k) {
			continue
		}
		p := r.grow(u, k)
		if p.whose == "" {
			p.whose = r.actor(tokens)
		}
		if p.whose == lint.Both && hasBegin(tokens[:end], "kijátszottál") {
			p.whose = lint.Own
		}
		p.next = false
		return p
	}
	return phrase{back: -1}
}

// numberBefore says whether a number or an ordinal stands before the noun at k, with no more than two attributes between.
func numberBefore(tokens []token, k int) bool {
	for j := k - 1; j >= 0 && j >= k-3; j-- {
		switch t := &tokens[j]; {
		case t.text == "egy", ordinals[t.text], t.kind == amount && !named(t) && t.sign == 0:
			return true
		case t.kind == punct, t.breaks():
			return false
		}
	}
	return false
}
