package kodex

import (
	"encoding/binary"
	"slices"

	"github.com/cardlint/cardlint/lint"
)

// outcome is the answer of the search over the classes of a partition, in each view. A minimal set is minimal whatever other classes there are:
// a card that meets some of the classes has those sets that consist of them. Deck and colours have no part in it.
type outcome struct {
	classes int
	views   [2][]pattern
	larger  [2]places // a set beyond the size; nil: there is none
}

// pattern is a minimal multiset of classes and what is said of it.
type pattern struct {
	places
	while  []lint.While
	unless []int // classes whose guards save A's ancient magic
	own    bool  // A's own conditional guard does
	tail   []byte
}

// outcome searches over all classes that are known by now, or finds what was found before, if it knew as many.
func (p *pricing) outcome(part *partition, classes, size, room int) *outcome {
	p.lock.Lock()
	o, protos := part.found, slices.Clone(part.protos)
	p.lock.Unlock()
	if o != nil && o.classes >= classes {
		return o
	}
	o = &outcome{classes: len(protos)}
	s := search{target: p.target}
	for _, c := range protos {
		s.classes = append(s.classes, c)
		s.room = append(s.room, room)
	}
	for n, v := range []view{sure, generous} {
		causes := s.run(v, size, func(q places) bool {
			o.views[n] = append(o.views[n], s.pattern(q, v))
			return true
		})
		o.larger[n] = s.beyondSize(causes, size, v)
	}
	p.lock.Lock()
	defer p.lock.Unlock()
	if part.found == nil || part.found.classes < o.classes {
		part.found = o
	}
	return o
}

// largerOf looks for a set beyond the size in each view over the classes of one card, or finds what was found for the same classes.
func (p *pricing) largerOf(part *partition, s search, size int) [2]places {
	var key []byte
	for i, c := range s.classes {
		if c != nil {
			key = binary.AppendUvarint(binary.AppendUvarint(key, uint64(i)), uint64(s.room[i]))
		}
	}
	p.lock.Lock()
	out, ok := part.larger[string(key)]
	p.lock.Unlock()
	if ok && s.deck == nil {
		return out
	}
	out = [2]places{}
	for n, v := range []view{sure, generous} {
		out[n] = s.beyondSize(s.run(v, size, func(places) bool { return true }), size, v)
	}
	if s.deck == nil {
		p.lock.Lock()
		part.larger[string(key)] = out
		p.lock.Unlock()
	}
	return out
}

// pattern says of a minimal multiset when it holds, and what tells apart how it is written.
func (s *search) pattern(q places, v view) pattern {
	board := slices.Clone(s.boardOf(q))
	out := pattern{places: q, while: s.target.circumstances(board, v)}
	out.unless, out.own = s.unless(board, v)
	sum := s.target.sumOf(board, slices.Index(s.target.ways, s.target.firstWay(s.target.switches(board, v))), v)
	for _, c := range q {
		for i := range s.classes[c].in[0].effects {
			if e := &s.classes[c].in[0].effects[i]; e.cause != none && s.target.acts(&sum, e, v) {
				out.tail = binary.AppendUvarint(out.tail, uint64(i+1))
			}
		}
		out.tail = append(out.tail, 0)
	}
	for _, x := range out.while {
		out.tail = append(out.tail, x.Kind...)
		out.tail = binary.AppendVarint(append(out.tail, byte(x.Currency)), int64(x.N))
	}
	return out
}
