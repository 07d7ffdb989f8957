package report

import (
	"cmp"
	"slices"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// worst is the order of states in a report that is cut: what is certainly off, what a person has to decide, what works.
var worst = []lint.State{lint.StateOff, lint.StateReview, lint.StateOn}

// worstFirst orders groups of alike cards for a report that is cut, the larger ones first; one that is whole keeps the order of the pool.
func worstFirst(groups [][]lint.AncientCard, most short) {
	if most.groups == 0 {
		return
	}
	slices.SortStableFunc(groups, func(a, b []lint.AncientCard) int {
		return cmp.Or(slices.Index(worst, a[0].Besides)-slices.Index(worst, b[0].Besides), len(b)-len(a))
	})
}

// leftOut closes a report that was cut with the counts of what it does not show.
func (p *page) leftOut(groups [][]lint.AncientCard) {
	cards, states := 0, map[lint.State]int{}
	for _, g := range groups {
		cards += len(g)
		states[g[0].Besides] += len(g)
	}
	p.wrap(2, p.say(say.GroupsLeftOut(len(groups), cards, states[lint.StateOff], states[lint.StateReview], states[lint.StateOn])))
}
