package kodex

import "slices"

import "github.com/cardlint/cardlint/lint"

// shade are the cards of a kin of the same colours and role: the deck treats them alike.
type shade struct {
	id     int
	kin    *kin
	hue    int // the number of its colours and role in the pool
	cards  []int
	single int   // how many of the cards are the only one of their name that says anything about costs
	tied   []int // the others: printings share the limit on a name
}

// hue is what the deck looks at; and whether the card is new, where there is a new set.
type hue struct {
	colour palette
	role   role
	fresh  bool
}

// shades puts the cells of every kin together that only differ by when and how long they act.
func (t *table) shades() {
	numbers := map[hue]int{}
	for _, k := range t.kins {
		for _, x := range k.cells {
			h := hue{x.colour, x.role, x.fresh}
			n, ok := numbers[h]
			if !ok {
				n = len(t.hues)
				numbers[h] = n
				t.hues = append(t.hues, h)
			}
			s := k.shade(n)
			if s == nil {
				s = &shade{id: t.shadeCount, kin: k, hue: n}
				t.shadeCount++
				k.shades = append(k.shades, s)
			}
			x.shade = s
			s.cards = append(s.cards, x.cards...)
			s.single += x.single
			s.tied = append(s.tied, x.tied...)
		}
	}
}

func (k *kin) shade(hue int) *shade {
	for _, s := range k.shades {
		if s.hue == hue {
			return s
		}
	}
	return nil
}

// beside is how the hues look beside colours that are there already: fewer, and with new numbers.
type beside struct {
	of       []int // by number of the hue
	hues     []hue
	palettes *palettes // that may lie there, too; nil: they are too many
	palette  []int     // by new number: the one of the hue, -1 if there is none
}

// besides works it out once for every palette that an ancient-magic card has.
func (e *engine) besides(own palette) *beside {
	e.lock.Lock()
	defer e.lock.Unlock()
	if b := e.palettes[own]; b != nil {
		return b
	}
	b := &beside{of: make([]int, len(e.hues))}
	numbers := map[hue]int{}
	for i, h := range e.hues {
		h.colour = h.colour.without(own)
		n, ok := numbers[h]
		if !ok {
			n = len(b.hues)
			numbers[h] = n
			b.hues = append(b.hues, h)
		}
		b.of[i] = n
	}
	b.palettes, b.palette = e.spread(b.hues, e.room()-own.size())
	e.palettes[own] = b
	return b
}

// unitsByHue splits a class for counting.
func (d *deck) unitsByHue(c *class) {
	b := d.beside(c.side)
	if len(d.bench.at) < len(b.hues) {
		d.bench.at = make([]*unit, len(b.hues))
	}
	at := d.bench.at
	var mine *shade // the one that holds A
	if x := d.rules.cell; x != nil && c.side == lint.OwnSide {
		mine = x.shade
	}
	for _, p := range c.portions {
		for i := range p.hues {
			s := &p.hues[i]
			h := b.of[s.hue]
			u := at[h]
			if u == nil {
				u = d.bench.unit()
				u.of, u.hue, u.colour, u.role, u.fresh = c.in[0], h, b.hues[h].colour, b.hues[h].role, b.hues[h].fresh
				at[h] = u
				c.units = append(c.units, u)
			}
			u.single += int(s.single)
		}
		for _, card := range p.tied {
			u := at[b.of[d.rules.t.cellOf[card].shade.hue]]
			u.tied = append(u.tied, card)
		}
		if mine != nil && slices.Contains(p.kins, mine.kin) {
			at[b.of[mine.hue]].apart(d.rules.a, mine.tied)
		}
	}
	for _, u := range c.units {
		at[u.hue] = nil
	}
}

func (d *deck) beside(s lint.Side) *beside {
	if s == lint.OwnSide {
		return d.besides[0]
	}
	return d.besides[1]
}
