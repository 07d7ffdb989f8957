package kodex

import (
	"encoding/binary"
	"math/bits"
	"slices"

	"github.com/cardlint/cardlint/lint"
)

// breakable is one way to switch a card off: in every place, cards of a shelf. It is broken where one shelf is left too short. Shelves on which printings
// of one name stand share its limit: beside each of them stands one that holds all their cards and wants as many as they do together.
type breakable struct {
	shelves []shelf
}

// shelf holds cards of which want are needed, by name: so many copies of each may lie there.
type shelf struct {
	names []title
	want  int
}

// title is a name on a shelf with its printings.
type title struct {
	name  int // its number in the table
	cards []int
	limit int
}

func (d *deck) shelvesOf(chosen []choice, side lint.Side) []shelf {
	var out []shelf
	for _, c := range chosen {
		at := map[int]int{}
		s := shelf{want: c.want}
		for _, card := range cardsOf(c.units) {
			name := d.rules.t.names[card]
			n, ok := at[name]
			if !ok {
				n = len(s.names)
				at[name] = n
				s.names = append(s.names, title{name: name, limit: d.rules.limit(card, side)})
			}
			s.names[n].cards = append(s.names[n].cards, card)
		}
		out = append(out, s)
	}
	return withShared(out)
}

// withShared adds the shelves that hold the cards of several which have names in common: places can be filled if no choice of them is short.
func withShared(single []shelf) []shelf {
	out := single
	for mask := 1; mask < 1<<len(single); mask++ {
		if bits.OnesCount(uint(mask)) < 2 {
			continue
		}
		all := shelf{}
		at := map[int]int{}
		shared := false
		for i, s := range single {
			if mask&(1<<i) == 0 {
				continue
			}
			all.want += s.want
			for _, t := range s.names {
				n, ok := at[t.name]
				if !ok {
					n = len(all.names)
					at[t.name] = n
					all.names = append(all.names, title{name: t.name, limit: t.limit})
				}
				shared = shared || ok
				all.names[n].cards = append(all.names[n].cards, t.cards...)
			}
		}
		if shared {
			out = append(out, all)
		}
	}
	return out
}

func (b breakable) key() string {
	var k []byte
	num := func(n int) { k = binary.AppendUvarint(k, uint64(n)) }
	for _, s := range b.shelves {
		num(s.want)
		num(len(s.names))
		for _, t := range s.names {
			num(t.limit)
			num(len(t.cards))
			for _, c := range t.cards {
				num(c)
			}
		}
	}
	return string(k)
}

// options are the ways to break the set: the cards that have to be reworded beside those that are already. A nil option: it is broken.
func (r *repairer) options(b breakable, done map[int]bool) [][]int {
	r.steps++
	var out [][]int
	for _, s := range b.shelves {
		spare := s.want - 1 // so many cards of the shelf are no danger
		var loose []title
		for _, t := range s.names {
			left := title{limit: t.limit}
			stays := false
			for _, c := range t.cards {
				switch {
				case done[c]:
				case r.opt.Except[c]:
					stays = true
				default:
					left.cards = append(left.cards, c)
				}
			}
			switch {
			case stays:
				spare -= t.limit
			case len(left.cards) > 0:
				loose = append(loose, left)
			}
		}
		if spare >= 0 {
			out = append(out, leaving(loose, spare)...)
		}
	}
	slices.SortStableFunc(out, func(a, b []int) int { return len(a) - len(b) })
	return out
}

// leaving lists what has to be reworded of the names where copies of them may stay: every way of leaving names that come to no more.
func leaving(names []title, spare int) [][]int {
	copies := 0
	for _, t := range names {
		copies += t.limit
	}
	if copies <= spare {
		return [][]int{nil}
	}
	first := names[0]
	var out [][]int
	for _, rest := range leaving(names[1:], spare) {
		out = append(out, append(slices.Clone(first.cards), rest...))
	}
	if first.limit <= spare {
		out = append(out, leaving(names[1:], spare-first.limit)...)
	}
	return out
}
