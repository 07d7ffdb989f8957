package kodex

import (
	"slices"

	"github.com/cardlint/cardlint/lint"
)

// writer writes minimal multisets of classes out as sets of cards.
type writer struct {
	*search
	view view
	sets []listed // of this view, as found
	done []lint.Combo
}

// listed is a set with the first card of each member, for the order.
type listed struct {
	set   lint.Combo
	first []int
}

// finish orders the sets of a view: smaller ones first, then pool order.
func (w *writer) finish() {
	slices.SortStableFunc(w.sets, func(a, b listed) int {
		if len(a.first) != len(b.first) {
			return len(a.first) - len(b.first)
		}
		return slices.Compare(a.first, b.first)
	})
	for _, s := range w.sets {
		w.done = append(w.done, s.set)
	}
	w.sets = nil
}

// list writes every pattern of the multiset out: one for each choice of cards that the words of a set, or the deck, tell apart.
func (w *writer) list(p places) {
	board := slices.Clone(w.boardOf(p))
	way := slices.Index(w.target.ways, w.target.firstWay(w.target.switches(board, w.view)))
	sum := w.target.sumOf(board, way, w.view)
	order := w.order(p, board, way, &sum)
	for i, c := range order {
		if i == 0 || order[i-1] != c {
			for _, u := range w.deck.unitsOf(c) {
				u.when, u.lasts = w.target.terms(&sum, u.of, u.cells[0].cards[0], w.view)
			}
		}
	}
	members := [2][][]member{}
	fresh := [2][]bool{}
	for n, side := range bothSides {
		w.deck.fill(w.deck.runsOf(nil, order, side), side, func(chosen []choice, _ int) bool {
			members[n] = append(members[n], w.members(chosen, side))
			fresh[n] = append(fresh[n], w.deck.isFresh(chosen))
			return true
		})
	}
	while := w.target.granted(w.target.circumstances(board, w.view))
	unless := w.unlessCards(w.search.unless(board, w.view))
	for i, own := range members[0] {
		for k, other := range members[1] {
			if !fresh[0][i] && !fresh[1][k] {
				continue
			}
			w.sets = append(w.sets, w.listed(slices.Concat(own, other), while, unless))
		}
	}
}

// member is a place of a set with its first card.
type member struct {
	lint.Member
	first int
	of    *influence
}

func (w *writer) members(chosen []choice, side lint.Side) []member {
	var out []member
	for _, c := range chosen {
		u := c.units[0]
		cards := cardsOf(c.units)
		m := member{lint.Member{Side: side, Cards: w.target.table.refs(cards), When: u.when, Lasts: u.lasts}, cards[0], u.of}
		for range c.want {
			out = append(out, m)
		}
	}
	return out
}

func (w *writer) listed(members []member, while []lint.While, unless []lint.Unless) listed {
	out := lint.Combo{By: "play", Rule: ruleInPlay, Members: []lint.Member{}, While: while, Unless: unless}
	switch {
	case w.view.lenient:
		out.By = "review"
	case len(members) > 1:
		out.By = "combination"
	}
	l := listed{}
	for _, m := range members {
		out.Members = append(out.Members, m.Member)
		l.first = append(l.first, m.first)
	}
	if len(members) == 1 && members[0].of.onlyFree() {
		out.Rule = ruleReplacement
	}
	l.set = out
	return l
}

// order puts the cause first, then the own increases before the opponent's, then pool order.
func (w *writer) order(p places, board []*influence, way int, s *sum) []int {
	rank := make([]int, len(p))
	for i, c := range p {
		in := w.classes[c].in[0]
		switch {
		case w.target.causeRule(board, in, way, s, w.view) != "":
		case in.side == lint.OwnSide:
			rank[i] = 1
		default:
			rank[i] = 2
		}
	}
	var out []int
	for r := range 3 {
		for i, c := range p {
			if rank[i] == r {
				out = append(out, c)
			}
		}
	}
	return out
}

// onlyFree says whether the card is for review because of replacement or free play alone.
func (in *influence) onlyFree() bool {
	replaced := false
	for i := range in.effects {
		e := &in.effects[i]
		replaced = replaced || e.kind == free
		if e.cause != none && e.kind != free {
			return false
		}
	}
	return replaced
}

func (t *table) refs(cards []int) []lint.Ref {
	out := make([]lint.Ref, len(cards))
	for i, c := range cards {
		out[i] = t.f.Pool.Cards[c].Ref()
	}
	return out
}
