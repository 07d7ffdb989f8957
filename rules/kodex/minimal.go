package kodex

import "slices"

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
	target     *target
	classes    []*class
	deck       *deck // the rules for larger sets; nil: any cards may lie together
	room       []int // how many copies each class allows
	movers     []int
	byStrength []int    // the movers, weaker ones first
	found      []places // the minimal ones so far, of all levels
	board      []*influence
}

func (s *search) boardOf(p places) []*influence {
	s.board = s.board[:0]
	for _, c := range p {
		s.board = append(s.board, s.classes[c].in[0])
	}
	return s.board
}

// run visits the minimal multisets of up to size members that switch off in the view, smallest first. A minimal set grows from a cause, through
// sets that are not yet off, by members that move the cost: all the others would not be missed. It returns the causes that do not switch off
// alone, from which larger sets may grow. Once visit says that it has seen enough, nothing more is looked for.
func (s *search) run(v view, size int, visit func(places) bool) (causes []places) {
	var front, open []places
	for i, c := range s.classes {
		// What is for review in every set with it is listed once for all: nothing that contains it is minimal.
		if c != nil && c.causes(v) && !(v.lenient && c.in[0].always == review) {
			front = append(front, places{i})
		}
	}
	for n := 1; n <= size && len(front) > 0; n++ {
		open = nil
		for _, p := range front {
			switch {
			case s.contains(p) || !s.fits(p):
			case s.target.switches(s.boardOf(p), v) == 0:
				if s.lack(p, v).most > 0 {
					open = append(open, p)
				}
			default:
				s.found = append(s.found, p)
				if !visit(p) {
					return nil
				}
			}
		}
		if n == 1 {
			causes = open
			s.movers = s.moversOf(v)
			s.byStrength = slices.Clone(s.movers)
			slices.SortStableFunc(s.byStrength, func(a, b int) int { return s.classes[a].strength() - s.classes[b].strength() })
		}
		if n < size {
			front = s.grow(open, v, size)
		}
	}
	return causes
}

// moversOf lists the classes that can bring a set nearer to its aim and do not switch off alone.
func (s *search) moversOf(v view) []int {
	var out []int
	for i, c := range s.classes {
		if c != nil && c.moves(v) && !(v.lenient && c.in[0].always == review) && !s.contains(places{i}) {
			out = append(out, i)
		}
	}
	return out
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

// grow adds to each set each mover that bears on what the set lacks, every result once; sets that cannot come to their aim within the size are dropped.
func (s *search) grow(open []places, v view, size int) []places {
	var out []places
	seen := map[string]bool{}
	for _, p := range open {
		l := s.lack(p, v)
		if room := size - len(p); l.least > room*s.strongest(l.on) {
			continue
		}
		for _, m := range s.movers {
			if s.classes[m].reach()&l.on == 0 {
				continue
			}
			q := p.with(m)
			if k := q.key(); !seen[k] {
				seen[k] = true
				out = append(out, q)
			}
		}
	}
	return out
}

// strongest is the most by which one mover can raise the cost in these slots.
func (s *search) strongest(on slots) int {
	most := 1
	for _, m := range s.movers {
		if s.classes[m].reach()&on != 0 {
			most = max(most, s.classes[m].strength())
		}
	}
	return most
}
