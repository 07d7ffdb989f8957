package kodex

import "github.com/cardlint/cardlint/lint"

// lack is what a set that is not off still needs: by how much the cost has to rise, at the least and at the most of its possible causes, and where.
// most is 0 where no cause of the set can ever act.
type lack struct {
	least, most int
	on          slots
}

// lack looks at every cause of the set in every way of playing. A cause that a guard of the set forbids stays forbidden, however the set grows.
func (s *search) lack(p places, v view) lack {
	l := lack{least: beyond}
	t, board := s.target, s.boardOf(p)
	if t.table.reading == lint.Literal {
		return l
	}
	for i := range t.ways {
		sum := t.sumOf(board, i, v)
		for _, in := range board {
			for j := range in.effects {
				if e := &in.effects[j]; e.cause != none && e.ways&sum.way != 0 && (v.lenient || e.cause == off && e.sure) {
					l.add(&sum, e)
				}
			}
		}
	}
	return l
}

func (l *lack) add(s *sum, e *effect) {
	if e.kind != reduce && e.kind != set || s.blocked(e, false) && s.blocked(e, true) || e.kind == reduce && s.blocked(e, false) {
		return
	}
	for k := slotVP; k < numSlots; k++ {
		if !e.on.has(k) {
			continue
		}
		n := s.bound(e, k)
		if e.kind == set {
			n = max(n, e.n)
		}
		n = max(1, n+1-s.total[k])
		least := n
		if e.kind == set {
			least = 1 // any change of what it is measured against may do
		}
		if e.zan && s.zan == 0 {
			least = 1
		}
		// One more for the zanszilánk that an increase may bring, and its floor of 1 with it.
		l.least, l.most, l.on = min(l.least, least), max(l.most, n+1), l.on|1<<k
	}
}

// reach is the slots in which the class moves the cost.
func (c *class) reach() slots {
	var on slots
	for i := range c.in[0].effects {
		if e := &c.in[0].effects[i]; e.kind == raise || e.kind >= baseRaise {
			on |= e.on
		}
	}
	return on
}

// strength is the most by which the class moves the cost in a slot.
func (c *class) strength() int {
	n := 0
	for i := range c.in[0].effects {
		switch e := &c.in[0].effects[i]; {
		case e.kind < baseRaise && e.kind != raise:
		case e.unknown || e.kind == baseSet:
			n = beyond
		default:
			n += e.n
		}
	}
	return n
}

// beyondSize looks for one legal set that holds a minimal set larger than the listed ones: it grows the causes, by weaker members first, as far as
// what they lack reaches, and stops at the first.
func (s *search) beyondSize(causes []places, size int, v view) places {
	for _, p := range causes {
		if most := s.lack(p, v).most; most >= size {
			if q := s.deepen(p, most, size, v, 0); q != nil {
				return q
			}
		}
	}
	return nil
}

func (s *search) deepen(p places, left, size int, v view, from int) places {
	if left == 0 {
		return nil
	}
	on := s.lack(p, v).on
	for i := from; i < len(s.byStrength); i++ {
		m := s.byStrength[i]
		q := p.with(m)
		if s.classes[m].reach()&on == 0 || !s.fits(q) || s.contains(q) || s.deck != nil && !s.deck.some(q) {
			continue
		}
		if s.target.switches(s.boardOf(q), v) == 0 {
			if r := s.deepen(q, left-1, size, v, i); r != nil {
				return r
			}
		} else if len(s.shrink(q, v)) > size {
			return q
		}
	}
	return nil
}

// shrink drops members for as long as the set stays off without them.
func (s *search) shrink(p places, v view) places {
	for i := range p {
		q := append(append(places{}, p[:i]...), p[i+1:]...)
		if s.target.switches(s.boardOf(q), v) != 0 {
			return s.shrink(q, v)
		}
	}
	return p
}
