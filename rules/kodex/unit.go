package kodex

import (
	"slices"

	"github.com/cardlint/cardlint/lint"
)

// unit is the part of a class that the deck does not tell apart: same colours beside A's, same role; where sets are written out, also the same
// when and lasts.
type unit struct {
	of     *influence // of its first kin
	when   lint.When  // in the set that is being written
	lasts  lint.Lasts
	colour palette
	role   role
	cells  []*cell
	single int   // cards that are the only one of their name, A's name apart
	tied   []int // the others
	by     uint8 // the kinds of sets in which it was met
}

// likeness is what tells the units of a class apart.
type likeness struct {
	colour palette
	role   role
	terms  uint64
}

// unitsOf splits the class once; the order is that of the first cards.
func (d *deck) unitsOf(class int) []*unit {
	c := d.classes[class]
	if c.units != nil {
		return c.units
	}
	own := d.rules.lies(c.side).colours
	at := map[likeness]int{}
	var list []unit
	for _, in := range c.in {
		for _, x := range in.kin.cells {
			k := likeness{colour: x.colour.without(own), role: x.role}
			if d.words {
				k.terms = d.termsKey(in, x)
			}
			i, ok := at[k]
			if !ok {
				i = len(list)
				at[k] = i
				list = append(list, unit{of: in, colour: k.colour, role: k.role})
			}
			d.add(&list[i], x, c.side)
		}
	}
	for i := range list {
		c.units = append(c.units, &list[i])
	}
	if d.words {
		slices.SortFunc(c.units, func(a, b *unit) int { return a.cells[0].cards[0] - b.cells[0].cards[0] })
	}
	return c.units
}

func (d *deck) add(u *unit, x *cell, side lint.Side) {
	u.cells = append(u.cells, x)
	if x.cards[0] < u.cells[0].cards[0] {
		u.cells[0], u.cells[len(u.cells)-1] = x, u.cells[0] // the first card stands first
	}
	u.single += x.single
	u.tied = append(u.tied, x.tied...)
	// A's own name has A as one of its copies: it cannot be counted with the others.
	if a := d.rules.a; side == lint.OwnSide && d.rules.t.cellOf[a] == x && !slices.Contains(x.tied, a) {
		u.single--
		u.tied = append(u.tied, a)
	}
}

// cardsOf lists the cards of the units in pool order.
func cardsOf(units []*unit) []int {
	var out []int
	for _, u := range units {
		for _, x := range u.cells {
			out = append(out, x.cards...)
		}
	}
	slices.Sort(out)
	return out
}
