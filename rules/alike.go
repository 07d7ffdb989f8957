package rules

import (
	"github.com/cardlint/cardlint/lint"
)

// group is cards that share something that should be theirs alone, by their index in the pool, in its order.
type group struct {
	key   string
	cards []int
}

// alike groups the cards by a key, in the order of the first of each; "" is no key. Cards alone with theirs are left out.
func alike(f *lint.Facts, key func(c *lint.Card) string) []group {
	var all []group
	at := map[string]int{}
	for i := range f.Pool.Cards {
		k := key(&f.Pool.Cards[i])
		if k == "" {
			continue
		}
		n, ok := at[k]
		if !ok {
			n = len(all)
			at[k] = n
			all = append(all, group{key: k})
		}
		all[n].cards = append(all[n].cards, i)
	}
	out := all[:0]
	for _, g := range all {
		if len(g.cards) > 1 {
			out = append(out, g)
		}
	}
	return out
}

// shared is a finding at the first card of a group that names the others.
func shared(f *lint.Facts, g group, others []int, say lint.Words) lint.Found {
	x := lint.Found{Card: g.cards[0], Say: say, Key: g.key, Together: true, Evidence: []lint.Span{{Cell: f.Pool.Cards[g.cards[0]].Pos.Cell}}}
	for _, i := range others {
		x.Related = append(x.Related, f.Pool.Cards[i].Ref())
	}
	return x
}
