package kodex

import (
	"fmt"
	"testing"

	"github.com/cardlint/cardlint/lint"
)

// TestACostThatNobodyEntered: nothing is assumed of it, its currency neither (DOMAIN 1). What lowers it in any currency switches A off, while
// there is anything to lower.
func TestACostThatNobodyEntered(t *testing.T) {
	item := func(says ...any) entry { return card("A", "tárgy, N", lint.UnknownCost(), says...) }
	isVP := lint.Base{Op: lint.Set, Amount: lint.Num(2), Currency: lint.VP, Whose: lint.Self, Lasts: lint.Static, Filter: lint.Filter{Exact: true}}
	counted := isVP
	counted.Amount = lint.Amount{Kind: lint.Formula}
	cheap := lint.Filter{Any: []lint.Conjunction{{Cost: []lint.CostRange{{Max: 2}}}}, Exact: true}
	for _, c := range []struct {
		name    string
		a       entry
		own     []entry
		ancient lint.State
		while   string
		pay     string
	}{
		{"nothing", item(), nil, on, "[]", "?"},
		{"less SZK", item(), list(charm(less(1, lint.SZK))), isOff, "[{cost-above 0 SZK}]", "? - 1 SZK"},
		{"less nekron", item(), list(charm(less(1, lint.Nekron))), isOff, "[{cost-above 0 nekron}]", "? - 1 nekron"},
		{"less áldozás", item(), list(charm(less(1, lint.Sacrifice))), isOff, "[{cost-above 0 áldozás}]", "? - 1 áldozás"},
		{"less zanszilánk never below 1", item(), list(charm(less(1, lint.Zanszilank))), isOff, "[{cost-above 1 zanszilánk}]", "? - 1 VP"},
		{"less of no currency", item(), list(charm(less(1, lint.AnyCurrency))), isOff, "[{cost-above 0 any}]", "?-1"},
		{"less VP, not below 1", item(), list(charm(less(1, floor(1)))), isOff, "[{cost-above 1 VP}]", "? - 1 VP"},
		{"cheap cards only", item(), list(charm(less(1, lint.SZK, cheap))), isOff, "[{cost-above 0 SZK} {cost-at-most 2 SZK}]", "? - 1 SZK"},
		{"other cards", item(), list(charm(less(1, lint.SZK, "lény"))), on, "[]", "?"},
		{"it may not be reduced", item(cannot(lint.ForbidReduce, lint.Self)), list(charm(less(1, lint.SZK))), on, "[]", "?"},
		{"its text says the cost", item(isVP), list(charm(less(1, lint.SZK))), on, "[]", "2 VP"},
		{"its text counts VP", item(counted), list(charm(less(1, lint.SZK))), on, "[]", "X VP"},
		{"X VP is no unknown currency", card("A", "tárgy, N", xVP()), list(charm(less(1, lint.SZK))), on, "[]", "X VP"},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := play(lint.Applied, c.a, c.own, nil)
			if w := fmt.Sprint(ofSets(got.While)); got.Ancient != c.ancient || w != c.while || got.Pay.String() != c.pay {
				t.Errorf("ancient magic %s while %s, pays %s; want %s while %s, %s", got.Ancient, w, got.Pay, c.ancient, c.while, c.pay)
			}
			checkTrace(t, &got)
			a := combine(t, facts(lint.Applied, append(list(c.a), c.own...)...)).Ancient[0]
			if sets := a.Sets(); a.Besides != c.ancient || len(sets) != len(c.own) && a.Besides == isOff || len(sets) > 0 && fmt.Sprint(sets[0].While) != c.while {
				t.Errorf("combinations: %s, %v; want %s while %s", a.Besides, sets, c.ancient, c.while)
			}
		})
	}
}
