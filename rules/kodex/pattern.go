package kodex

import (
	"fmt"
	"math/bits"
	"slices"

	"github.com/cardlint/cardlint/lint"
)

// group is the part of a class whose cards can stand for each other in one place of a listed set: same when and lasts,
// same colours and role where those can bind.
type group struct {
	class int
	cards []int
	refs  []lint.Ref
	limit int // copies that the deck allows of each card at least
	when  lint.When
	lasts lint.Lasts
}

// writer turns minimal multisets of classes into the sets that are listed.
type writer struct {
	*search
	view    view
	guards  []*class
	sets    []listed // of this view, as found
	done    []lint.Combo
	count   int // sets of cards that are listed
	illegal int // sets of cards left out
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

// write lists the multiset: one pattern for each choice of groups. It says whether any of them is legal.
func (w *writer) write(p places) bool {
	board := slices.Clone(w.boardOf(p))
	while := w.target.granted(w.target.circumstances(board, w.view))
	unless := w.unless(board)
	byClass := map[int][]group{}
	for _, c := range p {
		if _, ok := byClass[c]; !ok {
			byClass[c] = w.groups(p, c, board)
		}
	}
	order := w.order(p, board)
	legal := false
	w.choose(order, byClass, nil, 0, func(chosen []group) {
		n := w.expansions(chosen)
		if n == 0 {
			return
		}
		if !w.legal(chosen) {
			w.illegal += n
			return
		}
		legal = true
		w.count += n
		s := listed{set: w.combo(chosen, while, unless)}
		for _, g := range chosen {
			s.first = append(s.first, g.cards[0])
		}
		w.sets = append(w.sets, s)
	})
	return legal
}

// choose walks through the choices of a group for each place; places of the same class take groups in ascending order, so that no set comes twice.
func (w *writer) choose(order []int, byClass map[int][]group, chosen []group, from int, visit func([]group)) {
	at := len(chosen)
	if at == len(order) {
		visit(chosen)
		return
	}
	list := byClass[order[at]]
	if at > 0 && order[at] != order[at-1] {
		from = 0
	}
	for i := from; i < len(list); i++ {
		w.choose(order, byClass, append(chosen[:at:at], list[i]), i, visit)
	}
}

// order puts the cause first, then the own increases before the opponent's, then pool order.
func (w *writer) order(p places, board []*influence) []int {
	way := slices.Index(w.target.ways, w.target.firstWay(w.target.switches(board, w.view)))
	s := w.target.sumOf(board, way, w.view)
	rank := func(c int) int {
		in := &w.classes[c].in[0]
		switch {
		case w.target.causeRule(board, in, way, &s, w.view) != "":
			return 0
		case in.side == lint.OwnSide:
			return 1
		}
		return 2
	}
	out := slices.Clone([]int(p))
	slices.SortStableFunc(out, func(a, b int) int { return rank(a) - rank(b) })
	return out
}

// groups splits a class for its place in the multiset.
func (w *writer) groups(p places, class int, board []*influence) []group {
	c := w.classes[class]
	binds := w.rules.binds(p, w.classes, class)
	var out []group
	index := map[string]int{}
	for i := range c.in {
		in := &c.in[i]
		when, lasts := w.target.terms(board, in, w.view)
		k := fmt.Sprint(when, lasts)
		k += binds(in.card)
		at, ok := index[k]
		if !ok {
			at = len(out)
			index[k] = at
			out = append(out, group{class: class, when: when, lasts: lasts, limit: copies})
		}
		g := &out[at]
		g.cards = append(g.cards, in.card)
		g.limit = min(g.limit, w.rules.limit(in.card, c.side))
	}
	for i := range out {
		out[i].refs = w.target.table.refs(out[i].cards)
	}
	return out
}

// terms says when and how long the card does its part in the set: as a cause by its least conditional effect that acts, else by all its increases.
func (t *target) terms(board []*influence, in *influence, v view) (lint.When, lint.Lasts) {
	if t.table.reading == lint.Literal && in.literal != none {
		return t.table.terms(in.card, func(m *lint.Modifier) bool { return isAbility(m) && t.table.weight(m.Code) == in.literal })
	}
	way := slices.Index(t.ways, t.firstWay(t.switches(board, v)))
	s := t.sumOf(board, way, v)
	var cause *effect
	var when lint.When
	lasts := lint.Static
	for i := range in.effects {
		e := &in.effects[i]
		switch {
		case e.cause != none && t.acts(&s, e, v):
			if cause == nil || bits.OnesCount8(uint8(e.when)) < bits.OnesCount8(uint8(cause.when)) {
				cause = e
			}
		case e.kind == raise || e.kind >= baseRaise:
			when |= e.when
			if e.lasts != "" && e.lasts != lint.Static {
				lasts = e.lasts
			}
		}
	}
	if cause == nil {
		return when, lasts
	}
	if cause.lasts != "" {
		lasts = cause.lasts
	} else {
		lasts = lint.Static
	}
	return cause.when, lasts
}

// terms is the when and lasts of the least conditional modifier of the card that counts.
func (t *table) terms(card int, counts func(*lint.Modifier) bool) (lint.When, lint.Lasts) {
	var best *lint.Modifier
	for i := range t.f.Readings[card].Modifiers {
		m := &t.f.Readings[card].Modifiers[i]
		if counts(m) && (best == nil || bits.OnesCount8(uint8(m.When)) < bits.OnesCount8(uint8(best.When))) {
			best = m
		}
	}
	if best == nil {
		return 0, lint.Static
	}
	if best.Lasts == "" {
		return best.When, lint.Static
	}
	return best.When, best.Lasts
}

// legal looks at one card of each place: within a group colours and role are the same wherever they can bind.
func (w *writer) legal(chosen []group) bool {
	var own, opponent []int
	for _, g := range chosen {
		if w.classes[g.class].side == lint.OwnSide {
			own = append(own, g.cards[0])
		} else {
			opponent = append(opponent, g.cards[0])
		}
	}
	return w.rules.side(own, lint.OwnSide) && w.rules.side(opponent, lint.OpponentSide)
}

func (w *writer) combo(chosen []group, while []lint.While, unless []lint.Unless) lint.Combo {
	out := lint.Combo{By: "play", Rule: ruleInPlay, Members: []lint.Member{}, While: while, Unless: unless}
	switch {
	case w.view.lenient:
		out.By = "review"
	case len(chosen) > 1:
		out.By = "combination"
	}
	for _, g := range chosen {
		out.Members = append(out.Members, lint.Member{
			Side: w.classes[g.class].side, Cards: g.refs, When: g.when, Lasts: g.lasts,
		})
	}
	if len(chosen) == 1 && w.onlyFree(chosen[0].class) {
		out.Rule = ruleReplacement
	}
	return out
}

// onlyFree says whether the class is for review because of replacement or free play alone.
func (w *writer) onlyFree(class int) bool {
	replaced := false
	for i := range w.classes[class].in[0].effects {
		e := &w.classes[class].in[0].effects[i]
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

// unless finds the guards that would save A's ancient magic if they lay there too, by side, in pool order; A's own conditional ones with them.
func (w *writer) unless(board []*influence) []lint.Unless {
	saves := map[lint.Side][]int{}
	for _, g := range w.guards {
		if w.target.switches(append(slices.Clone(board), &g.in[0]), w.view) == 0 {
			for i := range g.in {
				saves[g.side] = append(saves[g.side], g.in[i].card)
			}
		}
	}
	if t := w.target; len(t.ifBans) > 0 {
		guarded := *t
		guarded.bans = slices.Concat(t.bans, t.ifBans)
		if guarded.switches(board, w.view) == 0 {
			saves[lint.OwnSide] = append(saves[lint.OwnSide], t.index)
		}
	}
	out := []lint.Unless{}
	for _, side := range []lint.Side{lint.OwnSide, lint.OpponentSide} {
		if cards := saves[side]; len(cards) > 0 {
			slices.Sort(cards)
			out = append(out, lint.Unless{Side: side, Cards: w.target.table.refs(slices.Compact(cards))})
		}
	}
	return out
}
