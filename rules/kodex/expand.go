package kodex

import (
	"fmt"
	"slices"

	"github.com/cardlint/cardlint/lint"
)

// binds tells apart the cards of a class, in its place of the set, between which the deck format or the limit on rule cards and followers can make a
// difference. Cards that fit whatever stands in the other places get the same answer.
func (l *legality) binds(p places, classes []*class, at int) func(card int) string {
	side, room, roles := classes[at].side, deckColours, 0
	if l.t.f.Settings.Deck == lint.AnyDeck {
		room = beyond
	}
	if side == lint.OwnSide {
		room -= len(colours(l.card(l.a)))
		if roleOf(l.card(l.a)) != asOrdinary {
			roles++
		}
	}
	first := true
	for _, c := range p {
		if first && c == at {
			first = false // the place itself
			continue
		}
		if classes[c].side == side {
			widest, special := l.widest(classes[c])
			room -= widest
			roles += special
		}
	}
	return func(card int) string {
		key := ""
		if more := l.beside(card, side); len(more) > room {
			key = fmt.Sprint(more)
		}
		if r := roleOf(l.card(card)); r != asOrdinary && roles > 0 {
			key += fmt.Sprint(r)
		}
		return key
	}
}

// widest is the most colours that a card of the class adds, and 1 where a rule card or follower is among them.
func (l *legality) widest(c *class) (colours, special int) {
	for i := range c.in {
		colours = max(colours, len(l.beside(c.in[i].card, c.side)))
		if roleOf(l.card(c.in[i].card)) != asOrdinary {
			special = 1
		}
	}
	return colours, special
}

// beside is the colours of a card that A's player does not have by A already.
func (l *legality) beside(card int, side lint.Side) []string {
	own := colours(l.card(card))
	if side == lint.OwnSide {
		as := colours(l.card(l.a))
		own = slices.DeleteFunc(own, func(c string) bool { return slices.Contains(as, c) })
	}
	return own
}

// expansions counts the sets of cards that a choice of groups stands for: in each place any card of its group, a name no more often than a
// deck may hold it, a rule card or follower once. Places with the same group are filled in one order only.
func (w *writer) expansions(chosen []group) int {
	var lists []shelf
	on := map[lint.Side]int{}
	for _, g := range chosen {
		on[w.classes[g.class].side]++
		if n := len(lists); n > 0 && &lists[n-1].cards[0] == &g.cards[0] {
			lists[n-1].want++
			continue
		}
		lists = append(lists, shelf{cards: g.cards, side: w.classes[g.class].side, want: 1})
	}
	free := true
	count := 1
	for _, g := range chosen {
		free = free && g.limit >= on[w.classes[g.class].side]
	}
	if free {
		for _, s := range lists {
			count *= multisets(len(s.cards), s.want)
		}
		return count
	}
	return w.rules.limited(lists)
}

// limited counts where the limit on a name may forbid something.
func (l *legality) limited(lists []shelf) int {
	ways := map[string]int{string(make([]byte, len(lists))): 1} // by how many are taken from each list so far
	for _, n := range l.namesOn(lists) {
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
