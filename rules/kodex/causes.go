package kodex

import (
	"cmp"
	"encoding/binary"
	"slices"

	"github.com/cardlint/cardlint/lint"
)

// met is a portion, or its cards of one hue, with the kinds of sets in which they stand.
type met struct {
	portion *portion
	hue     int // in the list of the portion; -1: all of them
	by      uint8
}

// met lists the own cards that stand in sets.
func (d *deck) met() []met {
	var out []met
	for _, c := range d.classes {
		if c == nil || c.side != lint.OwnSide || len(c.units) == 0 {
			continue
		}
		same := true
		for _, u := range c.units {
			same = same && u.by == c.units[0].by
		}
		switch {
		case !same:
			out = d.metHues(c, out)
		case c.units[0].by != 0:
			for _, p := range c.portions {
				out = append(out, met{p, -1, c.units[0].by})
			}
		}
	}
	return out
}

func (d *deck) metHues(c *class, out []met) []met {
	by := make([]uint8, len(d.besides[0].hues))
	for _, u := range c.units {
		by[u.hue] = u.by
	}
	for _, p := range c.portions {
		for i := range p.hues {
			if k := by[d.besides[0].of[p.hues[i].hue]]; k != 0 {
				out = append(out, met{p, i, k})
			}
		}
	}
	return out
}

// victims are places in Combos.Ancient, rising, by the kind of sets.
type victims [3][]int

// harm is a portion with the victims of all its cards, and of those of each of its hues.
type harm struct {
	portion *portion
	all     victims
	by      []victims
}

// harms turns the answers round.
func harms(answers []answer) []*harm {
	var out []*harm
	of := map[*portion]*harm{}
	for a := range answers {
		for _, m := range answers[a].own {
			h := of[m.portion]
			if h == nil {
				h = &harm{portion: m.portion, by: make([]victims, len(m.portion.hues))}
				of[m.portion] = h
				out = append(out, h)
			}
			to := &h.all
			if m.hue >= 0 {
				to = &h.by[m.hue]
			}
			for k := range to {
				if m.by&(1<<k) != 0 {
					to[k] = append(to[k], a)
				}
			}
		}
	}
	return out
}

// causesOf lists every own card that stands in sets, with the ancient-magic cards whose sets they are. Kins that stand in the same portions share
// their lists, as do all their cards that the deck treats alike.
func (e *engine) causesOf(answers []answer) []lint.Cause {
	byKin := make([][]*harm, len(e.kins))
	numbers := make([][]byte, len(e.kins))
	for n, h := range harms(answers) {
		for _, k := range h.portion.kins {
			byKin[k.number] = append(byKin[k.number], h)
			numbers[k.number] = binary.AppendUvarint(numbers[k.number], uint64(n))
		}
	}
	type shared struct {
		portions string
		hue      int
	}
	known := map[shared]*victims{}
	var out []lint.Cause
	for _, k := range e.kins {
		if len(byKin[k.number]) == 0 {
			continue
		}
		for _, s := range k.shades {
			key := shared{string(numbers[k.number]), s.hue}
			if !slices.ContainsFunc(byKin[k.number], func(h *harm) bool { return h.tells(s.hue) }) {
				key.hue = -1 // all its cards of whatever hue
			}
			list := known[key]
			if list == nil {
				list = victimsOf(byKin[k.number], s.hue)
				known[key] = list
			}
			for n, name := range kindNames {
				if len(list[n]) == 0 {
					continue
				}
				for _, card := range s.cards {
					out = append(out, lint.Cause{Card: card, By: name, Victims: list[n]})
				}
			}
		}
	}
	slices.SortFunc(out, func(a, b lint.Cause) int { return cmp.Or(a.Card-b.Card, cmp.Compare(a.By, b.By)) })
	return out
}

// victimsOf puts the victims of cards of the hue together; no two portions of a kin have one in common.
func victimsOf(list []*harm, hue int) *victims {
	out := &victims{}
	var lists [len(victims{})][][]int
	for _, h := range list {
		i, ok := h.portion.at(hue)
		for k := range out {
			lists[k] = append(lists[k], h.all[k])
			if ok {
				lists[k] = append(lists[k], h.by[i][k])
			}
		}
	}
	for k := range out {
		out[k] = slices.Concat(lists[k]...)
		slices.Sort(out[k])
	}
	return out
}

// tells says whether cards of the hue have victims that not all cards of the portion have.
func (h *harm) tells(hue int) bool {
	i, ok := h.portion.at(hue)
	return ok && slices.ContainsFunc(h.by[i][:], func(list []int) bool { return len(list) > 0 })
}

// at finds a hue of the portion.
func (q *portion) at(hue int) (int, bool) {
	return slices.BinarySearchFunc(q.hues, hue, func(s share, hue int) int { return s.hue - hue })
}
