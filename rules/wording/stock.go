package wording

import "github.com/cardlint/cardlint/lint"

// stock is room for lists. Most lists of a reading have one or two entries, and taking room for many at once is cheaper than for each.
type stock[T any] struct{ room []T }

// stockSize is how many entries are taken at once; so many at the most are kept in memory for the sake of one.
const stockSize = 32

// copy gives a list of its own that takes no more room than it needs; nil for none. Nobody else ever writes there.
func (s *stock[T]) copy(list []T) []T {
	n := len(list)
	if n == 0 {
		return nil
	}
	if n > len(s.room) {
		s.room = make([]T, max(n, stockSize))
	}
	out := s.room[:n:n]
	s.room = s.room[n:]
	copy(out, list)
	return out
}

// stocks are those of the lists of a reading.
type stocks struct {
	modifiers stock[lint.Modifier]
	guards    stock[lint.Guard]
	bases     stock[lint.Base]
	unread    stock[lint.Unread]
	marks     stock[lint.Mark]
	clauses   stock[lint.Clause]
}

// copy gives a reading whose lists are its own.
func (s *stocks) copy(o *lint.Reading) lint.Reading {
	out := *o
	out.Modifiers, out.Guards, out.Bases = s.modifiers.copy(o.Modifiers), s.guards.copy(o.Guards), s.bases.copy(o.Bases)
	out.Unread, out.Marks, out.Clauses = s.unread.copy(o.Unread), s.marks.copy(o.Marks), s.clauses.copy(o.Clauses)
	return out
}
