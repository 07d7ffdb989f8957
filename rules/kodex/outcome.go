package kodex

import (
	"encoding/binary"
	"hash/maphash"
	"slices"

	"github.com/cardlint/cardlint/lint"
)

// outcome is the answer of the search over the classes of a partition, in each view. A minimal set is minimal whatever other classes there are:
// a card that meets some of the classes has those sets that consist of them. Deck and colours have no part in it.
type outcome struct {
	views  [2][]pattern
	larger [2]places // a set beyond the size; nil: there is none
}

// pattern is a minimal multiset of classes and what is said of it.
type pattern struct {
	places
	while  []lint.While
	unless []int    // classes whose guards save A's ancient magic
	own    bool     // A's own conditional guard does
	acts   []uint64 // by place: which effects of the class switch A off
	tail   uint64   // the same for the same while
}

// search looks for the sets over all classes. It is called once all cards have been folded: more classes do not come.
func (p *partition) search(size, room int) {
	p.found = &outcome{}
	s := search{target: p.target, classes: p.protos}
	for range p.protos {
		s.room = append(s.room, room)
	}
	for n, v := range views {
		causes := s.run(v, size, func(q places) bool {
			p.found.views[n] = append(p.found.views[n], s.pattern(q, v))
			return true
		})
		p.found.larger[n] = s.beyondSize(causes, size, v)
	}
}

// largerOf looks for a set beyond the size in each view over the classes of one card, or finds what was found for the same classes.
func (p *partition) largerOf(s search, size int) [2]places {
	var key []byte
	for i, c := range s.classes {
		if c != nil {
			key = binary.AppendUvarint(binary.AppendUvarint(key, uint64(i)), uint64(s.room[i]))
		}
	}
	p.lock.Lock()
	out, ok := p.larger[string(key)]
	p.lock.Unlock()
	if ok && s.deck == nil {
		return out
	}
	out = [2]places{}
	for n, v := range views {
		out[n] = s.beyondSize(s.run(v, size, func(places) bool { return true }), size, v)
	}
	if s.deck == nil {
		p.lock.Lock()
		p.larger[string(key)] = out
		p.lock.Unlock()
	}
	return out
}

// pattern says of a minimal multiset when it holds, and what tells apart how it is written.
func (s *search) pattern(q places, v view) pattern {
	board := slices.Clone(s.boardOf(q))
	out := pattern{places: q, while: s.target.circumstances(board, v), acts: make([]uint64, len(q))}
	out.unless, out.own = s.unless(board, v)
	sum := s.target.sumOf(board, slices.Index(s.target.ways, s.target.firstWay(s.target.switches(board, v))), v)
	for n, c := range q {
		for i := range s.classes[c].in[0].effects {
			if e := &s.classes[c].in[0].effects[i]; e.cause != none && s.target.acts(&sum, e, v) {
				out.acts[n] |= 1 << (i % 64)
			}
		}
	}
	var b []byte
	for _, x := range out.while {
		b = append(append(b, x.Kind...), byte(x.Currency))
		b = binary.AppendVarint(b, int64(x.N))
	}
	out.tail = maphash.Bytes(s.target.table.seed, b)
	return out
}
