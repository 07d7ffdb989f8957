package kodex

import "github.com/cardlint/cardlint/lint"

// binds says whether the deck format, or the limit on rule cards and followers, can make a difference between cards of the side in this set.
func (l *legality) binds(p places, classes []*class, side lint.Side) (byColour, byRole bool) {
	most, roles := 0, 0
	if side == lint.OwnSide {
		most = len(colours(l.card(l.a)))
		if roleOf(l.card(l.a)) != asOrdinary {
			roles++
		}
	}
	for _, c := range p {
		if classes[c].side != side {
			continue
		}
		widest, special := 0, 0
		for i := range classes[c].in {
			card := l.card(classes[c].in[i].card)
			widest = max(widest, len(colours(card)))
			if roleOf(card) != asOrdinary {
				special = 1
			}
		}
		most += widest
		roles += special
	}
	return most > deckColours && l.t.f.Settings.Deck != lint.AnyDeck, roles > 1
}

// expansions counts the sets of cards that a choice of groups stands for: in each place any card of its group, a name no more often than a
// deck may hold it, a rule card or follower once. Places with the same group are filled in one order only.
func (w *writer) expansions(chosen []group) int {
	if len(chosen) == 1 {
		n := 0
		for _, card := range chosen[0].cards {
			if w.rules.limit(card, w.classes[chosen[0].class].side) > 0 {
				n++
			}
		}
		return n
	}
	var lists []shelf
	for _, g := range chosen {
		if n := len(lists); n > 0 && &lists[n-1].cards[0] == &g.cards[0] {
			lists[n-1].want++
			continue
		}
		lists = append(lists, shelf{cards: g.cards, side: w.classes[g.class].side, want: 1})
	}
	ways := map[string]int{string(make([]byte, len(lists))): 1} // by how many are taken from each list so far
	for _, n := range w.rules.namesOn(lists) {
		ways = n.take(lists, ways)
	}
	done := make([]byte, len(lists))
	for i := range lists {
		done[i] = byte(lists[i].want)
	}
	return ways[string(done)]
}

// shelf is a list of cards from which some places are filled.
type shelf struct {
	cards []int
	side  lint.Side
	want  int
}

// named is one name on one side: how many copies may lie there, and how many printings of it each list holds.
type named struct {
	limit     int
	printings []int
}

// namesOn gathers the names of the lists, in the order of their first card.
func (l *legality) namesOn(lists []shelf) []*named {
	type key struct {
		name int
		side lint.Side
	}
	var out []*named
	byKey := map[key]*named{}
	for i, s := range lists {
		for _, card := range s.cards {
			k := key{l.t.names[card], s.side}
			n, ok := byKey[k]
			if !ok {
				n = &named{limit: l.limit(card, s.side), printings: make([]int, len(lists))}
				byKey[k] = n
				out = append(out, n)
			}
			n.printings[i]++
		}
	}
	return out
}

// take adds the copies of the name that may be chosen to every way of choosing the names before it.
func (n *named) take(lists []shelf, ways map[string]int) map[string]int {
	out := map[string]int{}
	for taken, count := range ways {
		n.spread([]byte(taken), lists, 0, n.limit, count, out)
	}
	return out
}

// spread chooses from list i on; left copies of the name remain.
func (n *named) spread(taken []byte, lists []shelf, i, left, count int, out map[string]int) {
	if i == len(lists) {
		out[string(taken)] += count
		return
	}
	for k := 0; k <= left && int(taken[i])+k <= lists[i].want; k++ {
		if choices := multisets(n.printings[i], k); choices > 0 {
			next := append([]byte(nil), taken...)
			next[i] += byte(k)
			n.spread(next, lists, i+1, left-k, count*choices, out)
		}
	}
}

// multisets counts the ways to choose k of n printings, each as often as one likes.
func multisets(n, k int) int {
	if n == 0 {
		if k == 0 {
			return 1
		}
		return 0
	}
	out := 1
	for i := 1; i <= k; i++ {
		out = out * (n + i - 1) / i
	}
	return out
}
