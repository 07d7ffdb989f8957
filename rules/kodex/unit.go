package kodex

import (
	"slices"

	"github.com/cardlint/cardlint/lint"
)

// unit is the part of a class that neither the deck nor the words of a set tell apart: same when and lasts, same colours beside A's, same role.
type unit struct {
	of     *influence // of its first kin
	when   lint.When  // of the set that is being written
	lasts  lint.Lasts
	colour palette
	role   role
	cells  []*cell
	first  int   // its first card, in pool order
	single int   // cards that are the only one of their name, A's name apart
	tied   []int // the others
	by     uint8 // the kinds of sets in which it was met
}

// unitsOf splits the class once; the order is that of the first cards.
func (d *deck) unitsOf(class int) []*unit {
	c := d.classes[class]
	if c.units != nil {
		return c.units
	}
	own := d.rules.lies(c.side).colours
	for i := range c.in {
		in := &c.in[i]
		for _, x := range in.kin.cells {
			colour := x.colour.without(own)
			at := slices.IndexFunc(c.units, func(u *unit) bool {
				return u.colour == colour && u.role == x.role && (u.of == in || d.sameTerms(u.of, in))
			})
			if at < 0 {
				at = len(c.units)
				c.units = append(c.units, &unit{of: in, colour: colour, role: x.role, first: x.cards[0]})
			}
			d.add(c.units[at], x, c.side)
		}
	}
	slices.SortFunc(c.units, func(a, b *unit) int { return a.first - b.first })
	return c.units
}

func (d *deck) add(u *unit, x *cell, side lint.Side) {
	u.cells = append(u.cells, x)
	u.first = min(u.first, x.cards[0])
	u.single += x.single
	u.tied = append(u.tied, x.tied...)
	// A's own name has A as one of its copies: it cannot be counted with the others.
	if a := d.rules.a; side == lint.OwnSide && d.rules.t.cellOf[a] == x && !slices.Contains(x.tied, a) {
		u.single--
		u.tied = append(u.tied, a)
	}
}

// sameTerms says whether two kins of a class act at the same times and for as long in every set.
func (d *deck) sameTerms(a, b *influence) bool {
	if d.target.table.reading == lint.Literal && a.literal != none {
		aw, al := d.target.literalTerms(a)
		bw, bl := d.target.literalTerms(b)
		return aw == bw && al == bl
	}
	for i := range a.effects {
		if a.effects[i].when != b.effects[i].when || a.effects[i].lasts != b.effects[i].lasts {
			return false
		}
	}
	return true
}

// cards lists the cards of the units in pool order.
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
