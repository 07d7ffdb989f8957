package kodex

import (
	"crypto/sha256"
	"encoding/binary"
	"hash"
	"slices"

	"github.com/cardlint/cardlint/lint"
)

// writer turns minimal multisets of classes into the sets that are listed, or only counts them.
type writer struct {
	*search
	view   view
	quick  bool // only whether there is a legal one
	write  bool // write them out
	guards []*class
	sets   []listed // of this view, as found
	done   []lint.Combo
	part   lint.ComboSummary // patterns, sets, illegal
	hash   hash.Hash         // of everything that is listed
}

// listed is a set with the first card of each member, for the order.
type listed struct {
	set   lint.Combo
	first []int
}

// The kinds of sets in which an own card can stand.
const (
	inPlay uint8 = 1 << iota
	inCombination
	inReview
)

var kindNames = []string{"play", "combination", "review"}

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

// note counts the multiset: one pattern for each choice of cards that the words of a set, or the deck, tell apart. It says whether any is legal.
func (w *writer) note(p places) bool {
	if w.quick {
		return w.deck.some(p)
	}
	board := slices.Clone(w.boardOf(p))
	way := slices.Index(w.target.ways, w.target.firstWay(w.target.switches(board, w.view)))
	sum := w.target.sumOf(board, way, w.view)
	order := w.order(p, board, way, &sum)
	for i, c := range order {
		if i == 0 || order[i-1] != c {
			for _, u := range w.deck.unitsOf(c) {
				u.when, u.lasts = w.target.terms(&sum, u.of, w.view)
			}
		}
	}
	var fillings [2][]filling
	var counted [2]int
	all := 1
	for n, side := range bothSides {
		runs := w.deck.runsOf(order, side)
		all = times(all, w.deck.all(runs, side))
		w.deck.fill(runs, side, func(f filling) bool {
			fillings[n] = append(fillings[n], f)
			counted[n] = plus(counted[n], f.sets)
			return true
		})
	}
	legal := times(counted[0], counted[1])
	w.part.Illegal = plus(w.part.Illegal, all-legal)
	if legal == 0 {
		return false
	}
	w.part.Sets = plus(w.part.Sets, legal)
	w.part.Patterns += len(fillings[0]) * len(fillings[1])
	while := w.target.granted(w.target.circumstances(board, w.view))
	unless := w.unless(board)
	w.mark(fillings[0], len(p))
	w.digest(fillings, while, unless)
	if w.write {
		w.list(fillings, while, unless)
	}
	return true
}

// mark notes on the own cards of a set in which kind of set they stand.
func (w *writer) mark(own []filling, size int) {
	kind := inPlay
	switch {
	case w.view.lenient:
		kind = inReview
	case size > 1:
		kind = inCombination
	}
	for _, f := range own {
		for _, c := range f.choices {
			for _, u := range c.units {
				u.by |= kind
			}
		}
	}
}

// digest adds the sets to the hash.
func (w *writer) digest(fillings [2][]filling, while []lint.While, unless []guarding) {
	b := []byte{0}
	num := func(list ...int) {
		for _, n := range list {
			b = binary.AppendVarint(b, int64(n))
		}
	}
	if w.view.lenient {
		b[0] = 1
	}
	for _, side := range fillings {
		num(len(side))
		for _, f := range side {
			for _, c := range f.choices {
				num(c.want, len(c.units))
				for _, u := range c.units {
					num(int(u.when), len(u.lasts), len(u.cells))
					for _, x := range u.cells {
						num(x.id)
					}
				}
			}
		}
	}
	for _, x := range while {
		num(len(x.Kind), x.N, int(x.Currency))
	}
	num(len(unless))
	for _, x := range unless {
		num(len(x.side), x.own)
		for _, k := range x.kins {
			num(k.card)
		}
	}
	if w.hash == nil {
		w.hash = sha256.New()
	}
	_, _ = w.hash.Write(b)
}

// list writes every pattern out.
func (w *writer) list(fillings [2][]filling, while []lint.While, unless []guarding) {
	written := w.unlessCards(unless)
	members := [2][][]member{}
	for n, side := range bothSides {
		for _, f := range fillings[n] {
			members[n] = append(members[n], w.members(f, side))
		}
	}
	for _, own := range members[0] {
		for _, other := range members[1] {
			w.sets = append(w.sets, w.listed(slices.Concat(own, other), while, written))
		}
	}
}

// member is a place of a set with its first card.
type member struct {
	lint.Member
	first int
	of    *influence
}

func (w *writer) members(f filling, side lint.Side) []member {
	var out []member
	for _, c := range f.choices {
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
		in := &w.classes[c].in[0]
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
