package kodex

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// The nodes that are given for all bundles but some stand for each of the others exactly once, and no node could be joined with its neighbour.
func TestLingeringWithoutSome(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		l := make(lingering, rapid.IntRange(0, 40).Draw(t, "bundles"))
		for i := range l {
			l[i] = &bundle{word: rapid.SampledFrom([]string{"", "goblin", "lény", "ork"}).Draw(t, "word"), number: i}
		}
		l.settle()
		var some []*bundle
		for _, b := range l {
			if rapid.IntRange(0, 3).Draw(t, "left out") == 0 {
				some = append(some, b)
			}
		}
		seen := make([]bool, l.nodes())
		nodes := l.without(some, seen)
		var left []*bundle
		for _, n := range nodes {
			if slices.Contains(nodes, n^1) && n > 1 {
				t.Fatalf("nodes %d and %d are one: %v", n, n^1, nodes)
			}
			left = append(left, l.under(n)...)
		}
		for i, b := range l {
			times := 0
			for _, x := range left {
				if x == b {
					times++
				}
			}
			want := 1
			if slices.Contains(some, b) {
				want = 0
			}
			if times != want {
				t.Fatalf("bundle %d stands %d times under %v, want %d", i, times, nodes, want)
			}
		}
		if slices.Contains(seen, true) {
			t.Fatal("a node is still marked")
		}
	})
}

// under lists the bundles below a node, straight from what a node is.
func (l lingering) under(n int) []*bundle {
	if n >= len(l) {
		return l[n-len(l) : n-len(l)+1]
	}
	return append(slices.Clone(l.under(2*n)), l.under(2*n+1)...)
}
