package kodex

import (
	"math/bits"
	"slices"

	"github.com/cardlint/cardlint/lint"
)

// terms says when and how long the card, one of those that do the same, does its part in the set: as a cause by its least conditional effect
// that acts, else by all its increases.
func (t *target) terms(s *sum, in *influence, card int, v view) (lint.When, lint.Lasts) {
	if t.table.reading == lint.Literal && in.literal != none {
		return t.table.literalTerms(card, in.literal)
	}
	caused, causeWhen, causeLasts := false, lint.When(0), lint.Static
	when, lasts := lint.When(0), lint.Static
	for i := range in.effects {
		e := &in.effects[i]
		w, l := t.table.termsOf(e, card)
		switch {
		case e.cause != none && t.acts(s, e, v):
			if !caused || bits.OnesCount8(uint8(w)) < bits.OnesCount8(uint8(causeWhen)) {
				caused, causeWhen, causeLasts = true, w, l
			}
		case e.kind == raise || e.kind >= baseRaise:
			when |= w
			if l != lint.Static {
				lasts = l
			}
		}
	}
	if caused {
		return causeWhen, causeLasts
	}
	return when, lasts
}

// termsOf looks the terms of an effect up in the card's own text.
func (t *table) termsOf(e *effect, card int) (lint.When, lint.Lasts) {
	var when lint.When
	var lasts lint.Lasts
	if e.mod == nil {
		b := t.bearingBase(card, e.at)
		when, lasts = b.When, b.Lasts
	} else {
		m := t.bearingModifier(card, e.at)
		when, lasts = m.When, m.Lasts
	}
	if lasts == "" {
		lasts = lint.Static
	}
	return when, lasts
}

// literalTerms are those of the least conditional ability that counts word for word.
func (t *table) literalTerms(card int, l level) (lint.When, lint.Lasts) {
	return t.terms(card, func(m *lint.Modifier) bool { return isAbility(m) && t.weight(card, m.Code) == l })
}

// terms is the when and lasts of the least conditional modifier of the card that counts.
func (t *table) terms(card int, counts func(*lint.Modifier) bool) (lint.When, lint.Lasts) {
	var best *lint.Modifier
	for i := range t.f.Readings[card].Modifiers {
		m := &t.f.Readings[card].Modifiers[i]
		if counts(m) && (best == nil || bits.OnesCount8(uint8(m.When)) < bits.OnesCount8(uint8(best.When))) {
			best = m
		}
	}
	if best == nil {
		return 0, lint.Static
	}
	if best.Lasts == "" {
		return best.When, lint.Static
	}
	return best.When, best.Lasts
}

// durations numbers how long a change holds; 0 where it is not said.
var durations = []lint.Lasts{"", lint.Static, lint.Next, lint.Turn, lint.Timed}

// termsKey is the same for cells of a class whose cards act at the same times and for as long in every set.
func (d *deck) termsKey(in *influence, x *cell) uint64 {
	card := x.cards[0]
	one := func(w lint.When, l lint.Lasts) uint64 { return uint64(w)<<3 | uint64(slices.Index(durations, l)+1) }
	if d.target.table.reading == lint.Literal && in.literal != none {
		return one(d.target.table.literalTerms(card, in.literal))
	}
	if len(in.effects) > 8 {
		return uint64(x.id) | 1<<63 // more than fit: apart from all others
	}
	key := uint64(0)
	for i := range in.effects {
		key = key<<7 | one(d.target.table.termsOf(&in.effects[i], card))
	}
	return key
}
