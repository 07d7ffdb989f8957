package wording

import (
	"slices"

	"github.com/cardlint/cardlint/lint"
)

// saidFloor reads how far a cost may fall where no row knows the order of the words: a short clause behind a reduction, or alone in a bracket, that holds
// one number, a word that bounds it, and nothing that speaks of anything else. "2 a legkisebb", "legkevesebb azonban 1", "1 alá azért nem".
func (r *reader) saidFloor(u int) {
	if !r.unbounded(u) {
		return
	}
	tokens := r.units[u].tokens
	from := 0
	if r.units[u].kind != bracket {
		for end := r.out.Modifiers[r.last.to-1].End; from < len(tokens) && int(r.l.runes[tokens[from].start].at) < end; {
			from++
		}
	}
	for from < len(tokens) {
		to := from
		for to < len(tokens) && tokens[to].kind != punct {
			to++
		}
		behind := r.units[u].kind == bracket || from > 0 && (tokens[from-1].kind == punct || tokens[from].class&cBut != 0)
		f := found{start: from, end: to}
		if fl, cur, ok := boundSaid(tokens[from:to]); ok && behind {
			if !ofThing(tokens, &f) && r.bound(u, &f, fl, cur) {
				r.instead(u, from, to)
			}
			return
		}
		if behind && partSaid(tokens[from:to]) && !ofThing(tokens, &f) {
			r.boundByPart()
			r.instead(u, from, to)
			return
		}
		from = to + 1
	}
}

// boundByPart marks the reductions before it as bounded: half the base cost is no floor that the rules of calculation know by a number.
func (r *reader) boundByPart() {
	for _, m := range r.out.Modifiers[r.last.from:r.last.to] {
		if m.Op == lint.Reduce && m.Floor.Kind == lint.NoFloor {
			r.out.Marks = append(r.out.Marks, lint.Mark{Kind: lint.MarkBounded, Span: m.Span})
		}
	}
}

// partSaid says whether a clause says no more than that a part of a cost bounds the fall: "legfeljebb az alapköltsége feléig", "a fele alá nem mehet".
func partSaid(tokens []token) bool {
	var seen bounding
	part, most := false, false
	for k := range tokens {
		switch t := &tokens[k]; {
		case t.extra&(dRatio|dLowratio) != 0:
			part = true
		case t.class&cAtmost != 0:
			most = true
		case t.class&(cLower|cGo) != 0:
		case t.kind != word || t.class&(cIf|cRel|cWhenever|cGain) != 0 || !seen.note(t):
			return false
		}
	}
	return part && (most || seen.least || seen.not && (seen.below || seen.compares))
}

// partBelow says whether the words say "below a part": a fele alá.
func partBelow(tokens []token) bool {
	for k := 1; k < len(tokens); k++ {
		if tokens[k].class&cBelow != 0 && tokens[k-1].extra&(dRatio|dLowratio) != 0 {
			return true
		}
	}
	return false
}

// instead records the floor in place of what only compared or mentioned a number there.
func (r *reader) instead(u, from, to int) {
	span := r.span(u, from, to)
	r.out.Clauses = slices.DeleteFunc(r.out.Clauses, func(c lint.Clause) bool {
		return c.Cell == span.Cell && c.Start >= span.Start && c.End <= span.End && c.Code == "C3"
	})
	r.clause(u, from, to, "C9", "floor by its words")
	for k := from; k < to; k++ {
		r.explained[k] = true
	}
}

// unbounded says whether a reduction without a floor stands in the unit, or around this bracket.
func (r *reader) unbounded(u int) bool {
	if r.last.unit < 0 || r.last.unit != u && (r.units[u].kind != bracket || r.units[u].parent != r.last.unit) {
		return false
	}
	for i := r.last.from; i < r.last.to; i++ {
		if m := &r.out.Modifiers[i]; m.Op == lint.Reduce && m.Floor.Kind == lint.NoFloor {
			return true
		}
	}
	return false
}

// boundSaid gives the floor that a clause says, if that is all it says.
func boundSaid(tokens []token) (lint.Floor, lint.Currency, bool) {
	var at *token // the number
	one := len(tokens) > 0 && tokens[len(tokens)-1].text == "egy"
	cur := lint.AnyCurrency
	var seen bounding
	strange := 0
	for k := range tokens {
		t := &tokens[k]
		switch {
		case t.kind == amount:
			if t.parts[0].bare && t.noun.kase == ela { // VP-ből legalább 1-et
				cur = t.parts[0].currency
				continue
			}
			if at != nil || t.sign != 0 || t.parts[0].bare || t.parts[0].amount.Kind != lint.Number {
				return lint.Floor{}, 0, false
			}
			at = t
		case t.kind != word || ordinals[t.text] || t.class&(cIf|cRel|cWhenever|cGain|cMore|cMoreill|cMorecau|cDear|cDearly|cRaise|cRaisedear) != 0 || t.extra&(dQuantity|dRatio|dLowratio) != 0:
			return lint.Floor{}, 0, false
		case !seen.note(t):
			if strange++; strange > 1 || t.noun.kase == acc && t.class == 0 || t.noun.known && t.isCards() {
				return lint.Floor{}, 0, false
			}
		}
	}
	n := 0
	if at != nil {
		if n = at.parts[0].amount.N; at.parts[0].currency != lint.AnyCurrency {
			cur = at.parts[0].currency
		}
	}
	switch {
	case len(tokens) > 10:
		return lint.Floor{}, 0, false
	case at == nil && seen.base && (seen.least || seen.not && (seen.below || seen.compares)):
		return lint.Floor{Kind: lint.FloorBase}, lint.AnyCurrency, true // az alapköltségük alá azonban nem
	case at == nil && seen.free && seen.not, at == nil && seen.least && one:
		n = 1 // ingyen nem, legalább egy
	case at == nil && seen.free && seen.also && strange == 0:
		n = 0 // ingyen is
	case at == nil:
		return lint.Floor{}, 0, false
	case seen.not && n == 0 && !seen.below && !seen.compares:
		n = 1 // 0 nem lehet
	case at.noun.kase == ter && strange == 0 && len(tokens) <= 2: // (0-ig), egészen 0-ig
	case seen.least, seen.not && (seen.below || seen.compares), seen.also && seen.thus:
	default:
		return lint.Floor{}, 0, false
	}
	return lint.Floor{Kind: lint.FloorNumber, N: n}, cur, true
}

// bounding is what the words of a clause say of the number in it.
type bounding struct {
	least    bool // legalább, legkisebb, mindenképp
	not      bool
	below    bool // alá, alatt
	compares bool // olcsóbb, kevesebb
	base     bool // alapköltség
	free     bool
	also     bool
	thus     bool // így, akkor
}

// note adds a word; false where it is none of those that speak of a bound, or of paying.
func (b *bounding) note(t *token) bool {
	const paying = cBut | cMay | cGo | cKerul | cBecomes | cPayverb | cCost | cConj | cDet | cThis | cPlay | cPlaying
	b.base = b.base || t.class&cBasemod != 0 || t.class&cCost != 0 && t.cost&ofBase != 0
	switch {
	case t.class&cAtleast != 0 || t.extra&dAnyway != 0 || boundWords[t.text]:
		b.least = true
	case t.class&cNot != 0:
		b.not = true
	case t.class&cBelow != 0 || t.text == "alatt":
		b.below = true
	case t.class&(cLess|cCheap|cLessill|cLesscau|cCheaply) != 0 || t.extra&dSmaller != 0:
		b.compares = true
	case t.class&cFree != 0:
		b.free = true
	case t.class&cAlso != 0 || t.text == "akár":
		b.also = true
	case t.extra&dThus != 0 || t.text == "akkor":
		b.thus = true
	default:
		return t.class&paying != 0 || t.extra&(dFiller|dMust|dNeed|dKerulhet|dPost) != 0 || t.noun.known && t.noun.lemma.kind == "cost"
	}
	return true
}

// boundWords bound a number beside those that the lexicon knows.
var boundWords = map[string]bool{"legkisebb": true, "alsó": true, "azért": true, "kötelező": true}

// setsFloor takes "1_VP-be azonban legkevesebb kerül" behind a reduction for what it is: no value that is set, but a bound.
func (r *reader) setsFloor(s *statement) bool {
	if !r.unbounded(s.u) {
		return false
	}
	from, to := r.bounds(s.tokens, s.amt)
	fl, cur, ok := boundSaid(s.tokens[from:to])
	if !ok || !r.bound(s.u, s.f, fl, cur) {
		return false
	}
	r.clause(s.u, from, to, "C9", s.f.p.name)
	return true
}
