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
	part   lint.ComboSummary // sets, illegal
	known  map[string]counted
	hash   hash.Hash // of everything that is listed
	bytes  []byte
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

// note counts the multiset, and says whether any set of cards that it stands for is legal.
func (w *writer) note(p places) bool {
	if w.quick {
		return w.deck.some(p)
	}
	own, other := w.counted(p, lint.OwnSide), w.counted(p, lint.OpponentSide)
	legal := times(own.legal, other.legal)
	w.part.Illegal = plus(w.part.Illegal, times(own.all, other.all)-legal)
	if legal == 0 {
		return false
	}
	w.part.Sets = plus(w.part.Sets, legal)
	w.mark(own.met, len(p))
	board := slices.Clone(w.boardOf(p))
	way := slices.Index(w.target.ways, w.target.firstWay(w.target.switches(board, w.view)))
	sum := w.target.sumOf(board, way, w.view)
	while := w.target.granted(w.target.circumstances(board, w.view))
	unless := w.unless(board)
	if w.write {
		w.list(w.order(p, board, way, &sum), &sum, while, unless)
	} else {
		w.digest(p, &sum, while, unless)
	}
	return true
}

// counted is how many sets of cards fill the places of a side, and the units that the legal ones are taken from.
type counted struct {
	legal, all int
	met        []*unit
}

// counted counts each choice of classes for a side once: the same increases serve many causes.
func (w *writer) counted(p places, side lint.Side) counted {
	var part places
	for _, c := range p {
		if w.classes[c].side == side {
			part = append(part, c)
		}
	}
	key := part.key()
	if c, ok := w.known[key]; ok {
		return c
	}
	runs := w.deck.runsOf(part, side)
	c := counted{all: w.deck.all(runs, side)}
	w.deck.fill(runs, side, func(chosen []choice, sets int) bool {
		c.legal = plus(c.legal, sets)
		if side == lint.OwnSide {
			for _, x := range chosen {
				c.met = append(c.met, x.units...)
			}
		}
		return true
	})
	w.known[key] = c
	return c
}

// mark notes on the own cards of a set in which kind of set they stand.
func (w *writer) mark(own []*unit, size int) {
	kind := inPlay
	switch {
	case w.view.lenient:
		kind = inReview
	case size > 1:
		kind = inCombination
	}
	for _, u := range own {
		u.by |= kind
	}
}

// digest adds to the hash what decides how the sets are written: the cards, which of their effects act, and A's colours where these can bind.
func (w *writer) digest(p places, s *sum, while []lint.While, unless []guarding) {
	b := w.bytes[:0]
	num := func(list ...int) {
		for _, n := range list {
			b = binary.AppendUvarint(b, uint64(n))
		}
	}
	num(len(p))
	colours := 0
	for _, c := range p {
		c := w.classes[c]
		num(len(c.side), len(c.in))
		for _, in := range c.in {
			num(in.kin.card)
		}
		for i := range c.in[0].effects {
			if e := &c.in[0].effects[i]; e.cause != none && w.target.acts(s, e, w.view) {
				num(i + 1)
			}
		}
		for _, u := range c.units {
			if c.side == lint.OwnSide {
				colours = max(colours, u.colour.size())
			}
		}
	}
	if on := w.rules.lies(lint.OwnSide); on.colours.size()+len(p)*colours > w.rules.room() || on.roles[asOrdinary] == 0 {
		num(int(on.colours))
	}
	for _, x := range while {
		num(len(x.Kind), x.N, int(x.Currency))
	}
	num(len(unless))
	for _, x := range unless {
		num(len(x.side), x.own+1)
		for _, k := range x.kins {
			num(k.card)
		}
	}
	if w.hash == nil {
		w.hash = sha256.New()
	}
	_, _ = w.hash.Write(b)
	w.bytes = b
}

// list writes every pattern of the multiset out: one for each choice of cards that the words of a set, or the deck, tell apart.
func (w *writer) list(order []int, s *sum, while []lint.While, unless []guarding) {
	for i, c := range order {
		if i == 0 || order[i-1] != c {
			for _, u := range w.deck.unitsOf(c) {
				u.when, u.lasts = w.target.terms(s, u.of, u.cells[0].cards[0], w.view)
			}
		}
	}
	written := w.unlessCards(unless)
	members := [2][][]member{}
	for n, side := range bothSides {
		w.deck.fill(w.deck.runsOf(order, side), side, func(chosen []choice, _ int) bool {
			members[n] = append(members[n], w.members(chosen, side))
			return true
		})
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
