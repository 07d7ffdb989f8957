package kodex

import (
	"math/bits"

	"github.com/cardlint/cardlint/lint"
)

// terms says when and how long the card does its part in the set: as a cause by its least conditional effect that acts, else by all its increases.
func (t *target) terms(s *sum, in *influence, v view) (lint.When, lint.Lasts) {
	if t.table.reading == lint.Literal && in.literal != none {
		return t.literalTerms(in)
	}
	var cause *effect
	var when lint.When
	lasts := lint.Static
	for i := range in.effects {
		e := &in.effects[i]
		switch {
		case e.cause != none && t.acts(s, e, v):
			if cause == nil || bits.OnesCount8(uint8(e.when)) < bits.OnesCount8(uint8(cause.when)) {
				cause = e
			}
		case e.kind == raise || e.kind >= baseRaise:
			when |= e.when
			if e.lasts != "" && e.lasts != lint.Static {
				lasts = e.lasts
			}
		}
	}
	if cause == nil {
		return when, lasts
	}
	if cause.lasts != "" {
		lasts = cause.lasts
	} else {
		lasts = lint.Static
	}
	return cause.when, lasts
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

// literalTerms are those of the least conditional ability that counts word for word.
func (t *target) literalTerms(in *influence) (lint.When, lint.Lasts) {
	return t.table.terms(in.card, func(m *lint.Modifier) bool { return isAbility(m) && t.table.weight(m.Code) == in.literal })
}
