package kodex

import (
	"slices"
	"strings"
)

// lingering are the bundles of an aisle that do something to every card: a guard for all beside a change for some. Whatever A is, its filters cover few
// of them, and all the others do the same to all cards of a pricing. These are worked out together: over the bundles stands a binary tree, and what a
// node stands for is known once for every card that leaves its bundles uncovered. Node n has the children 2n and 2n+1, the root is 1, and the leaves are
// the last nodes, as many as there are bundles.
type lingering []*bundle

func (b *bundle) lingers() bool { return b.always && b.filter >= 0 && !b.reacts }

// settle numbers the leaves, once all bundles are there: those of one word stand side by side, since a card leaves all of these out, or none.
func (l lingering) settle() {
	slices.SortStableFunc(l, func(a, b *bundle) int { return strings.Compare(a.word, b.word) })
	for i, b := range l {
		b.leaf = i
	}
}

// nodes is how many numbers the nodes take, with the 0 that is none.
func (l lingering) nodes() int { return 2 * len(l) }

// without gives the nodes that stand for all bundles but these.
func (l lingering) without(these []*bundle, seen []bool) []int {
	switch {
	case len(l) == 0:
		return nil
	case len(these) == 0:
		return []int{1}
	}
	for _, b := range these {
		for n := len(l) + b.leaf; n > 0 && !seen[n]; n /= 2 {
			seen[n] = true
		}
	}
	var out []int
	for n := 1; n < len(l); n++ {
		if seen[n] {
			for _, child := range [2]int{2 * n, 2*n + 1} {
				if !seen[child] {
					out = append(out, child)
				}
			}
		}
	}
	clear(seen[:l.nodes()])
	return out
}

// uncovered is what the bundles of a node do to a card that their filters do not cover.
func (p *pricing) uncovered(aisle, node int) *bunch {
	at := &p.apart[aisle][node]
	if x := at.Load(); x != nil {
		return x
	}
	x := &bunch{portions: map[slots][]*portion{}}
	if l := p.table.lingering[aisle]; node >= len(l) {
		for _, n := range l[node-len(l)].entries {
			if c := p.entry(n, 0); !c.f.nothing {
				x.matters |= c.f.matters
				x.contacts = append(x.contacts, c)
			}
		}
	} else {
		a, b := p.uncovered(aisle, 2*node), p.uncovered(aisle, 2*node+1)
		x.matters, x.contacts = a.matters|b.matters, slices.Concat(a.contacts, b.contacts)
	}
	if !at.CompareAndSwap(nil, x) {
		return at.Load()
	}
	return x
}
