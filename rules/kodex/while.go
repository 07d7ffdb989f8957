package kodex

import (
	"slices"

	"github.com/cardlint/cardlint/lint"
)

// circumstances says under what the board switches A off by 78.2: how A is played, and what unknown amounts have to come to (DOMAIN 6.6).
func (t *target) circumstances(board []*influence, v view) []lint.While {
	out := []lint.While{}
	up, down := unknowns(board, t.own)
	if down != nil {
		known := v
		known.decrease = false
		if t.switches(board, known) == 0 {
			out = append(out, lint.While{Kind: "reduction-above", Currency: currencyOf(down)})
		} else {
			v = known
		}
	}
	if up != nil {
		known := v
		// At the ceiling, one more never helps.
		for known.increase = 0; t.switches(board, known) == 0 && known.increase <= t.table.ceiling(); {
			known.increase++
		}
		if known.increase > 0 {
			out = append(out, lint.While{Kind: "increase-at-least", N: known.increase, Currency: currencyOf(up)})
		}
		v = known
	}
	if fixed := v; len(t.own) > 0 {
		fixed.condition = false
		if t.switches(board, fixed) == 0 {
			out = append(out, lint.While{Kind: "own-increase"})
		} else {
			v = fixed
		}
	}
	return append(t.named(t.whileOf(t.switches(board, v)), board, v), out...)
}

// named puts the currency in which an unknown cost has to be above a number: that of the first change which then switches A off.
func (t *target) named(list []lint.While, board []*influence, v view) []lint.While {
	if !t.base.open {
		return list
	}
	s := t.sumOf(board, slices.Index(t.ways, t.firstWay(t.switches(board, v))), v)
	for _, in := range board {
		for j := range in.effects {
			if e := &in.effects[j]; e.cause != none && t.acts(&s, e, v) {
				for i := range list {
					if list[i].Kind == "cost-above" || list[i].Kind == "cost-at-most" {
						list[i].Currency = currencyOf(e)
					}
				}
				return list
			}
		}
	}
	return list
}

// unknowns finds the first increase and the first reducing cause of an amount that only play can tell.
func unknowns(board []*influence, own []effect) (up, down *effect) {
	look := func(list []effect) {
		for i := range list {
			switch e := &list[i]; {
			case !e.unknown:
			case (e.kind == raise || e.kind == baseRaise) && up == nil:
				up = e
			case e.kind == reduce && e.cause != none && !e.replaces() && down == nil:
				down = e
			}
		}
	}
	for _, in := range board {
		look(in.effects)
	}
	look(own)
	return up, down
}

// currencyOf names the currency that an effect acts on, as the cost names it.
func currencyOf(e *effect) lint.Currency {
	if e.loose {
		return lint.AnyCurrency
	}
	if e.zan {
		return lint.Zanszilank
	}
	for k := slotVP; k < numSlots; k++ {
		if e.on.has(k) {
			return slotCurrency[k]
		}
	}
	return lint.AnyCurrency
}

// granted is the circumstance of a card that has ancient magic only under a condition of its own text.
func (t *target) granted(list []lint.While) []lint.While {
	if _, conditional := t.table.isAncient(t.index); conditional {
		list = append(list, lint.While{Kind: "ancient-granted"})
	}
	return list
}
