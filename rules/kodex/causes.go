package kodex

import (
	"cmp"
	"encoding/binary"
	"math/bits"
	"slices"

	"github.com/cardlint/cardlint/lint"
	"github.com/sourcegraph/conc/iter"
)

// met is a portion with the kinds of sets in which its cards stand; or a hue of it with those kinds of them in which its cards do not.
type met struct {
	portion int32 // its number
	hue     int32 // in the list of the portion; -1: all of it
	by      uint8
}

// met lists the own cards that stand in sets.
func (d *deck) met() []met {
	portions := 0
	for _, c := range d.classes {
		if c != nil && c.side == lint.OwnSide {
			portions += len(c.portions)
		}
	}
	out := make([]met, 0, portions)
	for _, c := range d.classes {
		if c == nil || c.side != lint.OwnSide || len(c.units) == 0 {
			continue
		}
		by, same := uint8(0), true
		for _, u := range c.units {
			by |= u.by
			same = same && u.by == c.units[0].by
		}
		if by == 0 {
			continue
		}
		for _, p := range c.portions {
			out = append(out, met{p.number, -1, by})
		}
		if !same {
			out = d.unmet(c, by, out)
		}
	}
	return out
}

func (d *deck) unmet(c *class, all uint8, out []met) []met {
	by := d.bench.byHue(len(d.besides[0].hues))
	for _, u := range c.units {
		by[u.hue] = u.by
	}
	for _, p := range c.portions {
		for i := range p.hues {
			if k := all &^ by[d.besides[0].of[p.hues[i].hue]]; k != 0 {
				out = append(out, met{p.number, int32(i), k})
			}
		}
	}
	return out
}

// byHue lends room for a byte a hue.
func (b *workbench) byHue(n int) []uint8 {
	if len(b.by) < n {
		b.by = make([]uint8, n)
	}
	return b.by
}

// victims are places in Combos.Ancient, rising, by the kind of sets.
type victims [3][]int

// struck are victims while they are gathered.
type struck [3][]int32

// harm is a portion with the victims of its cards, and by hue those of them that are not victims of these cards: the deck does not hold both.
type harm struct {
	portion *portion
	many    [3]int // how many there are of each
	all     struck
	not     []struck // nil: none
}

// harms turns the answers round.
func (t *table) harms(answers []answer) []*harm {
	var out []*harm
	of := make([]*harm, len(t.portions))
	for a := range answers { // first it is counted how many there are, for so many portions lie with so many cards
		for _, m := range answers[a].own {
			h := of[m.portion]
			if h == nil {
				h = &harm{portion: t.portions[m.portion]}
				of[m.portion] = h
				out = append(out, h)
			}
			for k := 0; k < len(h.many) && m.hue < 0; k++ {
				h.many[k] += int(m.by >> k & 1)
			}
		}
	}
	for _, h := range out {
		for k, n := range h.many {
			h.all[k] = make([]int32, 0, n)
		}
	}
	for a := range answers {
		for _, m := range answers[a].own {
			h := of[m.portion]
			to := &h.all
			if m.hue >= 0 {
				if h.not == nil {
					h.not = make([]struck, len(h.portion.hues))
				}
				to = &h.not[m.hue]
			}
			for k := range to {
				if m.by&(1<<k) != 0 {
					to[k] = append(to[k], int32(a))
				}
			}
		}
	}
	return out
}

// alike are own cards with the same victims.
type alike struct {
	harms []*harm
	hue   int
	cards []int
	list  *victims
}

// causesOf lists every own card that stands in sets, with the ancient-magic cards whose sets they are.
func (e *engine) causesOf(answers []answer, jobs int) []lint.Cause {
	groups, cards := e.alike(e.harms(answers))
	iter.Iterator[*alike]{MaxGoroutines: jobs}.ForEach(groups, func(g **alike) { (*g).list = victimsOf((*g).harms, (*g).hue, len(answers)) })
	out := make([]lint.Cause, 0, cards)
	for _, g := range groups {
		for n, name := range kindNames {
			if len(g.list[n]) == 0 {
				continue
			}
			for _, card := range g.cards {
				out = append(out, lint.Cause{Card: card, By: name, Victims: g.list[n]})
			}
		}
	}
	slices.SortFunc(out, func(a, b lint.Cause) int { return cmp.Or(a.Card-b.Card, cmp.Compare(a.By, b.By)) })
	return out
}

// alike puts cards together, and says how many there are: kins that stand in the same portions share their victims, as do all their cards that the deck
// treats alike.
func (e *engine) alike(harms []*harm) (groups []*alike, cards int) {
	byKin := make([][]*harm, len(e.kins))
	numbers := make([][]byte, len(e.kins))
	for n, h := range harms {
		for _, k := range h.portion.kins {
			byKin[k.number] = append(byKin[k.number], h)
			numbers[k.number] = binary.AppendUvarint(numbers[k.number], uint64(n))
		}
	}
	type likeness struct {
		portions string
		hue      int
	}
	known := map[likeness]*alike{}
	for _, k := range e.kins {
		if len(byKin[k.number]) == 0 {
			continue
		}
		for _, s := range k.shades {
			key := likeness{string(numbers[k.number]), s.hue}
			if !slices.ContainsFunc(byKin[k.number], func(h *harm) bool { return h.tells(s.hue) }) {
				key.hue = -1 // all its cards of whatever hue
			}
			g := known[key]
			if g == nil {
				g = &alike{harms: byKin[k.number], hue: s.hue}
				known[key] = g
				groups = append(groups, g)
			}
			g.cards = append(g.cards, s.cards...)
			cards += len(s.cards)
		}
	}
	return groups, cards
}

// victimsOf puts the victims of cards of the hue together; no two portions of a kin have one in common. They are marked in a set of bits, one for each
// ancient-magic card, and so come out in order.
func victimsOf(list []*harm, hue, ancient int) *victims {
	out := &victims{}
	marked := make([]uint64, ancient/64+1)
	for k := range out {
		n := 0
		for _, h := range list {
			n += len(h.all[k])
			for _, a := range h.all[k] {
				marked[a/64] |= 1 << (a % 64)
			}
			if i, ok := h.portion.at(hue); ok && h.not != nil {
				n -= len(h.not[i][k])
				for _, a := range h.not[i][k] {
					marked[a/64] &^= 1 << (a % 64)
				}
			}
		}
		out[k] = make([]int, 0, n)
		for w, set := range marked {
			for ; set != 0; set &= set - 1 {
				out[k] = append(out[k], 64*w+bits.TrailingZeros64(set))
			}
		}
		clear(marked)
	}
	return out
}

// tells says whether cards of the hue have fewer victims than others of the portion.
func (h *harm) tells(hue int) bool {
	if h.not == nil {
		return false
	}
	i, ok := h.portion.at(hue)
	return ok && slices.ContainsFunc(h.not[i][:], func(list []int32) bool { return len(list) > 0 })
}

// at finds a hue of the portion.
func (q *portion) at(hue int) (int, bool) {
	return slices.BinarySearchFunc(q.hues, hue, func(s tint, hue int) int { return int(s.hue) - hue })
}
