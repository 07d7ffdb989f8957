package kodex

import "github.com/cardlint/cardlint/lint"

// beyond is larger than any cost: what an unknown increase may come to.
const beyond = 1 << 20

// view says how a board is looked at.
type view struct {
	lenient   bool // count what is for review: a cause that may hold, a guard that may not
	increase  int  // what an unknown increase comes to
	decrease  bool // an unknown reduction reduces
	condition bool // A's own conditional increases hold
}

// sure counts what is certain; unknown amounts may come to anything. generous counts what is for review too.
var (
	sure     = view{increase: beyond, decrease: true, condition: true}
	generous = view{lenient: true, increase: beyond, decrease: true, condition: true}
)

// views are all, what is certain first.
var views = [2]view{sure, generous}

// sum is B of DOMAIN 7: the base cost with all increases, the opponent's included, that no guard forbids.
type sum struct {
	base, total [numSlots]int
	zan         int // how much zanszilánk is in it
	isZan       bool
	open        bool         // the currencies are not known: it may be zanszilánk
	guards      []ban        // A's own
	board       []*influence // with the guards of others
	way         uint64
	lenient     bool
}

func (s *sum) blocked(e *effect, up bool) bool {
	for b := range s.bans {
		if b.forbids(e, up) {
			return true
		}
	}
	return false
}

// bound is the cost at or below which the reducing effect does nothing in the slot.
func (s *sum) bound(e *effect, k slot) int {
	f := 0
	if k == slotVP && (s.isZan || s.open && e.zan) {
		f = 1
	}
	f = max(f, floorNumber(e.floor, s.base[k]))
	for b := range s.bans {
		if b.bounds(e) {
			f = max(f, floorNumber(b.floor, s.base[k]))
		}
	}
	return f
}

// counts says whether the effect acts in the way of playing that is looked at.
func (s *sum) counts(e *effect) bool { return e.ways&s.way != 0 && (e.sure || s.lenient) }

// sumOf adds up the board for one way of playing.
func (t *target) sumOf(board []*influence, i int, v view) sum {
	p := t.base.at(t.ways[i])
	s := sum{total: p.n, zan: p.zan, isZan: p.isZan, open: p.open, way: 1 << i, lenient: v.lenient}
	if p.open || p.unknown[slotVP] && !p.plainVP {
		s.zan = p.n[slotVP]
	}
	s.guards, s.board = t.bans, board
	t.changeBase(board, &s, v)
	s.base = s.total
	for _, in := range board {
		doubled := twice(board, in)
		for j := range in.effects {
			if e := &in.effects[j]; !(doubled && e.both) {
				s.add(e, raise, v)
			}
		}
	}
	for j := range t.own {
		if e := &t.own[j]; e.when == 0 || v.condition {
			s.add(e, raise, v)
		}
	}
	return s
}

// add counts an increase of the kind.
func (s *sum) add(e *effect, kind kind, v view) {
	if e.kind != kind || !s.counts(e) || kind == raise && s.blocked(e, true) {
		return
	}
	n := e.n
	if e.unknown {
		n = v.increase
	}
	for k := slotVP; k < numSlots; k++ {
		if e.on.has(k) {
			s.total[k] += n
		}
	}
	if e.zan && n > 0 {
		s.isZan, s.zan = true, s.zan+n
	}
}

// bans goes through the guards that hold in the way of playing.
func (s *sum) bans(yield func(*ban) bool) {
	in := func(list []ban) bool {
		for i := range list {
			if b := &list[i]; b.ways&s.way != 0 && (b.sure || !s.lenient) && !yield(b) {
				return false
			}
		}
		return true
	}
	if !in(s.guards) {
		return
	}
	for _, x := range s.board {
		if !in(x.bans) {
			return
		}
	}
}

// changeBase sums the changes of the base cost [21.8.1]; order never matters [21.8.2]. A base cost that is set replaces the printed
// one; two different values: the higher, so that nothing is missed.
func (t *target) changeBase(board []*influence, s *sum, v view) {
	var fixed [numSlots]int
	var lower [numSlots]int
	for k := range fixed {
		fixed[k] = -1
	}
	each := func(f func(*effect)) {
		for _, in := range board {
			doubled := twice(board, in)
			for j := range in.effects {
				if e := &in.effects[j]; e.kind >= baseRaise && s.counts(e) && !(doubled && e.both) {
					f(e)
				}
			}
		}
	}
	each(func(e *effect) {
		for k := slotVP; k < numSlots; k++ {
			if !e.on.has(k) || e.unknown {
				continue
			}
			switch e.kind {
			case baseSet:
				fixed[k] = max(fixed[k], e.n)
			case baseLower:
				lower[k] += e.n
			}
		}
	})
	for k := range fixed {
		if fixed[k] >= 0 {
			s.total[k] = fixed[k]
		}
	}
	each(func(e *effect) { s.add(e, baseRaise, v) })
	for k := range lower {
		s.total[k] = max(0, s.total[k]-lower[k])
	}
}

// floorNumber is the floor as a number, where the base cost is known.
func floorNumber(f lint.Floor, base int) int {
	switch f.Kind {
	case lint.FloorNumber:
		return f.N
	case lint.FloorBase:
		return base
	}
	return 0
}

// acts says whether the effect, being a cause, really changes A's cost under the reading of 78.2.
func (t *target) acts(s *sum, e *effect, v view) bool {
	if e.ways&s.way == 0 || !v.lenient && (e.cause < off || !e.sure) {
		return false
	}
	switch e.kind {
	case free:
		return true
	case raise:
		n := e.n
		if e.unknown {
			n = v.increase
		}
		return n > 0 && e.on != 0 && !s.blocked(e, true)
	case reduce:
		return (e.n > 0 || e.replaces() || e.unknown && v.decrease) && !s.blocked(e, false) && s.lowers(e, 0)
	case set:
		if e.unknown {
			return v.lenient
		}
		return !s.blocked(e, false) && s.lowers(e, e.n) || t.table.reading == lint.Applied && !s.blocked(e, true) && s.lifts(e)
	}
	return false
}

// lowers says whether some slot on which the effect acts stands above its bound.
func (s *sum) lowers(e *effect, least int) bool {
	if e.zan && s.zan == 0 {
		return false
	}
	for k := slotVP; k < numSlots; k++ {
		if e.on.has(k) && s.total[k] > max(least, s.bound(e, k)) {
			return true
		}
	}
	return false
}

// lifts says whether the value that is set stands above the sum.
func (s *sum) lifts(e *effect) bool {
	for k := slotVP; k < numSlots; k++ {
		if e.on.has(k) && s.total[k] < e.n {
			return true
		}
	}
	return false
}

// switches gives the ways of playing in which the board switches A off by 78.2.
func (t *target) switches(board []*influence, v view) uint64 {
	var mask uint64
	for i := range t.ways {
		if t.switchesIn(board, i, v) {
			mask |= 1 << i
		}
	}
	return mask
}

func (t *target) switchesIn(board []*influence, i int, v view) bool {
	if t.table.reading == lint.Literal {
		return t.literally(board, i, v)
	}
	var s sum
	summed := false
	for _, in := range board {
		doubled := twice(board, in)
		for j := range in.effects {
			e := &in.effects[j]
			if e.cause == none || doubled && e.both {
				continue
			}
			if !summed {
				s, summed = t.sumOf(board, i, v), true
			}
			if t.acts(&s, e, v) {
				return true
			}
		}
	}
	return false
}

// literally is 78.2 word for word: an own card with a modifying ability, whichever cards that touches.
func (t *target) literally(board []*influence, i int, v view) bool {
	for _, in := range board {
		if in.literal == off || v.lenient && in.literal == review {
			return true
		}
		for j := range in.effects {
			e := &in.effects[j]
			if e.kind == free && e.cause != none && e.ways&(1<<i) != 0 && v.lenient {
				return true
			}
		}
	}
	return false
}
