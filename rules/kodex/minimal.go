package kodex

import (
	"slices"

	"github.com/cardlint/cardlint/lint"
)

// places is a multiset of classes, by number, ascending.
type places []int

// within says whether all of p is in q.
func (p places) within(q places) bool {
	i := 0
	for _, c := range q {
		if i < len(p) && p[i] == c {
			i++
		}
	}
	return i == len(p)
}

func (p places) with(c int) places {
	q := make(places, 0, len(p)+1)
	i, _ := slices.BinarySearch(p, c)
	return append(append(append(q, p[:i]...), c), p[i:]...)
}

func (p places) key() string {
	b := make([]byte, 0, 2*len(p))
	for _, c := range p {
		b = append(b, byte(c>>8), byte(c))
	}
	return string(b)
}

// search finds the minimal multisets of classes that switch A off.
type search struct {
	target  *target
	classes []*class
	rules   *legality
	room    []int    // how many copies each class allows
	found   []places // the minimal ones so far, of all levels
	board   []*influence
}

func (s *search) boardOf(p places) []*influence {
	s.board = s.board[:0]
	for _, c := range p {
		s.board = append(s.board, &s.classes[c].in[0])
	}
	return s.board
}

// run visits the minimal multisets that switch off in the view, smallest first, and stops where visit says so. A minimal set grows from a cause,
// through sets that are not yet off, by members that move the cost: all the others would not be missed. No more than limit members.
func (s *search) run(v view, limit int, visit func(places) bool) {
	var movers []int
	var front []places
	for i, c := range s.classes {
		if v.lenient && c.in[0].always == review {
			continue // listed once for all: nothing that contains it is minimal
		}
		if c.causes(v) {
			front = append(front, places{i})
		}
		if c.moves() {
			movers = append(movers, i)
		}
	}
	for size := 1; size <= limit && len(front) > 0; size++ {
		var open []places
		for _, p := range front {
			switch {
			case s.contains(p) || !s.fits(p):
			case s.target.switches(s.boardOf(p), v) == 0:
				open = append(open, p)
			default:
				s.found = append(s.found, p)
				if !visit(p) {
					return
				}
			}
		}
		if size < limit {
			front = grow(open, movers)
		}
	}
}

// contains says whether a smaller set that was found is part of the set.
func (s *search) contains(p places) bool {
	return slices.ContainsFunc(s.found, func(f places) bool { return f.within(p) })
}

// fits says whether the classes hold as many copies as the places ask for.
func (s *search) fits(p places) bool {
	for i, run := 0, 0; i < len(p); i++ {
		if i > 0 && p[i] != p[i-1] {
			run = 0
		}
		if run++; run > s.room[p[i]] {
			return false
		}
	}
	return true
}

// grow adds each mover to each set, every result once.
func grow(open []places, movers []int) []places {
	var out []places
	seen := map[string]bool{}
	for _, p := range open {
		for _, m := range movers {
			q := p.with(m)
			if k := q.key(); !seen[k] {
				seen[k] = true
				out = append(out, q)
			}
		}
	}
	return out
}

// reach is the size beyond which no minimal set lies: a cause, and an increase for each unit that B lacks to be above the highest floor.
func (t *target) reach(classes []*class) int {
	if t.table.reading == lint.Literal {
		return 1
	}
	base := t.base.at(way{})
	highest, lowest, zan, lowered := 0, beyond, 0, 0
	for _, c := range classes {
		for i := range c.in[0].effects {
			e := &c.in[0].effects[i]
			switch e.kind {
			case reduce, set:
				highest = max(highest, e.floor.N)
				if e.kind == set {
					highest = max(highest, e.n)
				}
				for k := slotVP; k < numSlots; k++ {
					if e.on.has(k) {
						highest, lowest = max(highest, base.floorOf(k)), min(lowest, base.n[k])
					}
				}
			case baseLower, baseSet:
				lowest, lowered = 0, max(lowered, e.n)
			}
			if e.zan && (e.kind == raise || e.kind == baseRaise) {
				zan = 1 // it brings its own floor of 1 with it
			}
		}
		for i := range c.in[0].bans {
			highest = max(highest, c.in[0].bans[i].floor.N)
		}
	}
	for i := range t.bans {
		highest = max(highest, t.bans[i].floor.N)
	}
	if lowest == beyond {
		return 1
	}
	return 2 + max(0, max(highest, zan)-lowest) + lowered
}
