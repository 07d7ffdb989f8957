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
	fresh  bool
	hue    int         // for counting: their number beside what lies there
	cells  []*cell     // for writing
	single int         // cards that are the only one of their name, A's name apart
	tied   []int       // the others
	in     [2]*counted // what it was gathered for last: sets with a new card, sets without
	by     uint8       // the kinds of sets in which it was met
}

// unitsOf splits the class once.
func (d *deck) unitsOf(class int) []*unit {
	c := d.classes[class]
	if len(c.units) == 0 {
		if d.words {
			d.unitsByWords(c)
		} else {
			d.unitsByHue(c)
		}
	}
	return c.units
}

// unitsByWords splits a class for writing, in the order of the first cards.
func (d *deck) unitsByWords(c *class) {
	type likeness struct {
		hue
		terms uint64
	}
	own := d.rules.lies(c.side).colours
	at := map[likeness]*unit{}
	for _, in := range c.in {
		for _, x := range in.kin.cells {
			k := likeness{hue{x.colour.without(own), x.role, x.fresh}, d.termsKey(in, x)}
			u, ok := at[k]
			if !ok {
				u = &unit{of: in, colour: k.colour, role: k.role, fresh: k.fresh}
				at[k] = u
				c.units = append(c.units, u)
			}
			u.cells = append(u.cells, x)
			if x.cards[0] < u.cells[0].cards[0] {
				u.cells[0], u.cells[len(u.cells)-1] = x, u.cells[0] // the first card stands first
			}
			u.single += x.single
			u.tied = append(u.tied, x.tied...)
			if c.side == lint.OwnSide && d.rules.cell == x {
				u.apart(d.rules.a, x.tied)
			}
		}
	}
	slices.SortFunc(c.units, func(a, b *unit) int { return a.cells[0].cards[0] - b.cells[0].cards[0] })
}

// apart takes A out of the cards that are counted together: it is one of the copies of its name already.
func (u *unit) apart(a int, tied []int) {
	if !slices.Contains(tied, a) {
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
