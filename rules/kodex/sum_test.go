package kodex

import (
	"fmt"
	"slices"
	"testing"

	"github.com/cardlint/cardlint/lint"
	"pgregory.net/rapid"
)

// TestFloors are the examples of DOMAIN 6.5: base, increases, reductions and their floor, what is paid.
func TestFloors(t *testing.T) {
	const noFloor = -1
	for _, c := range []struct{ base, up, down, floor, paid int }{
		{3, 0, 1, 1, 2}, {1, 0, 1, 1, 1}, {1, 0, 1, 2, 1}, {0, 2, 3, 1, 0}, {0, 1, 1, 1, 0}, {2, 0, 3, 1, 1}, {2, 0, 3, noFloor, 0}, {5, 0, 4, 3, 3},
	} {
		t.Run(fmt.Sprint(c), func(t *testing.T) {
			reducer := less(c.down)
			if c.floor != noFloor {
				reducer = less(c.down, floor(c.floor))
			}
			got := play(lint.Applied, card("A", "szörny", vp(c.base)), list(charm(reducer)), list(charm(more(c.up, lint.Opponent))))
			if got.Pay.Of(lint.VP).N != c.paid || got.Ancient != lint.StateNone {
				t.Errorf("pays %s, want %d", got.Pay, c.paid)
			}
		})
	}
}

func TestSums(t *testing.T) {
	toBase := func(m lint.Modifier) lint.Modifier { m.Floor = lint.Floor{Kind: lint.FloorBase}; return m }
	minusOne := func(w lint.Whose) lint.Base {
		return lint.Base{Op: lint.Reduce, Amount: lint.Num(1), Currency: lint.VP, Whose: w, Filter: lint.Filter{Exact: true}, Lasts: lint.Static}
	}
	for _, c := range []struct {
		name          string
		a             entry
		own, opponent []entry
		pay           string
	}{
		{"one reducer without a floor opens the way to 0", card("A", "szörny", vp(2)), list(charm(less(1, floor(1))), charm(less(1))), nil, "0 VP"},
		{"the lowest floor counts", card("A", "szörny", vp(5)), list(charm(less(3, floor(3))), charm(less(2, floor(1)))), nil, "1 VP"},
		{"a floor at the base cost", card("A", "szörny", vp(2)), list(charm(toBase(less(3)))), list(charm(more(1, lint.Opponent))), "2 VP"},
		{"zanszilánk is reduced last", card("A", "szörny", vp(1).With(lint.Zanszilank, lint.Quantity{N: 2})), list(charm(less(2))), nil, "0 VP + 1 zanszilánk"},
		{"zanszilánk never totals below 1", card("A", "szörny", pay(2, lint.Zanszilank)), list(charm(less(5))), nil, "1 zanszilánk"},
		{"an increase adds its currency", card("A", "szörny", vp(2)), nil, list(charm(more(1, lint.SZK, lint.Opponent))), "2 VP + 1 SZK"},
		{"a reduction needs its currency", card("A", "szörny", vp(2)), list(charm(less(1, lint.SZK))), nil, "2 VP"},
		{"a set acts last", card("A", "szörny", vp(5)), list(charm(fixed(1)), charm(less(2))), list(charm(more(1, lint.Opponent))), "1 VP"},
		{"two different sets wait for a person", card("A", "szörny", vp(5)), list(charm(fixed(1)), charm(fixed(2)), charm(less(1))), nil, "X VP"},
		{"two equal sets agree", card("A", "szörny", vp(5)), list(charm(fixed(1)), charm(fixed(1))), nil, "1 VP"},
		{"base cost first", card("A", "szörny", vp(3)), list(charm(minusOne(lint.Own)), charm(less(2, floor(1)))), nil, "1 VP"},
		{"the same rule card at both players", card("A", "szörny", vp(3)), list(rule(more(1, lint.Both))), list(rule(more(1, lint.Both))), "4 VP"},
		{"a floor guard bounds the result", card("A", "szörny", vp(6), guardTo(cannot(lint.ForbidReduce, lint.Self), 3)), list(charm(less(5))), nil, "3 VP"},
		{
			"only reaction surcharge may raise it", card("A", "azonnali", vp(1), lint.Guard{Forbids: lint.ForbidIncrease, Whose: lint.Self, By: "anyone", Except: "react", Filter: lint.Filter{Exact: true}}),
			nil, list(charm(more(1, lint.Opponent))), "1 VP",
		},
		{"items pay SZK", card("A", "tárgy", pay(2, lint.SZK)), nil, list(charm(more(1, lint.AnyCurrency, lint.Opponent))), "3 SZK"},
		{"a zanszilánk card is raised in zanszilánk", card("A", "szörny", pay(1, lint.Zanszilank)), nil, list(charm(more(1, lint.AnyCurrency, lint.Opponent))), "2 zanszilánk"},
		{"ancient magic drops the opponent's rise", card("A", "szörny, N", vp(3)), nil, list(charm(more(2, lint.Opponent))), "3 VP"},
		{"but not one's own drawback", card("A", "szörny, N", vp(3)), list(charm(more(1, drawback{}))), list(charm(more(2, lint.Opponent))), "4 VP"},
		{"switched off, it is raised", card("A", "szörny, N", vp(3)), list(rule(surcharge(1))), list(charm(more(2, lint.Opponent))), "5 VP"},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := play(lint.Applied, c.a, c.own, c.opponent)
			if got.Pay.String() != c.pay {
				t.Errorf("pays %s, want %s", got.Pay, c.pay)
			}
			checkTrace(t, &got)
		})
	}
}

// someBoard draws a card A without ancient magic, and what lies on both sides.
func someBoard(t *rapid.T) (a entry, own, opponent []entry) {
	a = card("A", rapid.SampledFrom([]string{"szörny", "azonnali", "tárgy"}).Draw(t, "kind"), someCost(t))
	some := rapid.Custom(func(t *rapid.T) entry { return charm(someModifier(t)) })
	own = rapid.SliceOfN(some, 0, 4).Draw(t, "own")
	opponent = rapid.SliceOfN(some, 0, 4).Draw(t, "opponent")
	return a, own, opponent
}

func someCost(t *rapid.T) lint.Cost {
	var c lint.Cost
	for _, cur := range rapid.SliceOfNDistinct(rapid.SampledFrom(lint.Currencies()), 1, 2, rapid.ID).Draw(t, "currencies") {
		n := rapid.IntRange(0, 4).Draw(t, "n")
		if cur == lint.Zanszilank {
			n++
		}
		c = c.With(cur, lint.Quantity{N: n})
	}
	return c
}

func someModifier(t *rapid.T) lint.Modifier {
	cur := rapid.SampledFrom(append(lint.Currencies(), lint.AnyCurrency)).Draw(t, "currency")
	n := rapid.IntRange(0, 3).Draw(t, "amount")
	if rapid.Bool().Draw(t, "up") {
		return more(n, cur, lint.Both)
	}
	m := less(n, cur, lint.Both)
	if rapid.Bool().Draw(t, "floored") {
		m.Floor = lint.Floor{Kind: lint.FloorNumber, N: rapid.IntRange(0, 2).Draw(t, "floor")}
	}
	return m
}

func TestOrderNeverMatters(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, own, opponent := someBoard(t)
		want := play(lint.Applied, a, own, opponent).Pay
		got := play(lint.Applied, a, rapid.Permutation(own).Draw(t, "own again"), rapid.Permutation(opponent).Draw(t, "opponent again")).Pay
		if got != want {
			t.Fatalf("in another order %s instead of %s", got, want)
		}
	})
}

func TestCostStaysWithinTheRules(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, own, opponent := someBoard(t)
		got := play(lint.Applied, a, own, opponent).Pay
		for _, c := range lint.Currencies() {
			if got.Of(c).N < 0 {
				t.Fatalf("%s is negative", got)
			}
		}
		if got.Has(lint.Zanszilank) && got.Of(lint.VP).N+got.Of(lint.Zanszilank).N < 1 {
			t.Fatalf("%s: a zanszilánk cost below 1", got)
		}
		for _, c := range lint.Currencies() {
			named := slices.ContainsFunc(append(own, opponent...), func(e entry) bool {
				m := e.reading.Modifiers[0].Currency
				return m == c || m == lint.AnyCurrency && c != lint.Sacrifice || isVP(m) && isVP(c)
			})
			if !named && got.Of(c) != a.card.Cost.Of(c) {
				t.Fatalf("%s changed from %s to %s, no text names it", c, a.card.Cost, got)
			}
		}
	})
}

// isVP: VP and zanszilánk are one sum.
func isVP(c lint.Currency) bool { return c == lint.VP || c == lint.Zanszilank }

func TestSumOfZeroLeavesTheBase(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(0, 4).Draw(t, "n")
		cur := rapid.SampledFrom(lint.Currencies()).Draw(t, "currency")
		a := card("A", "szörny", pay(rapid.IntRange(1, 4).Draw(t, "base"), cur))
		down := less(n, cur, floor(rapid.IntRange(0, 3).Draw(t, "floor")))
		if got := play(lint.Applied, a, list(charm(down)), list(charm(more(n, cur, lint.Opponent)))).Pay; got != a.card.Cost {
			t.Fatalf("%d up and %d down make %s of %s", n, n, got, a.card.Cost)
		}
	})
}

func TestGuardRemovesItsDirection(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, own, opponent := someBoard(t)
		for forbids, gone := range map[lint.Forbids]func(lint.Op) bool{
			lint.ForbidIncrease: func(o lint.Op) bool { return o == lint.Increase },
			lint.ForbidReduce:   func(o lint.Op) bool { return o == lint.Reduce },
			lint.ForbidChange:   func(lint.Op) bool { return true },
		} {
			without := func(list []entry) []entry {
				return slices.DeleteFunc(slices.Clone(list), func(e entry) bool { return gone(e.reading.Modifiers[0].Op) })
			}
			guarded := a
			guarded.reading.Guards = []lint.Guard{cannot(forbids, lint.Self)}
			got, want := play(lint.Applied, guarded, own, opponent).Pay, play(lint.Applied, a, without(own), without(opponent)).Pay
			if got != want {
				t.Fatalf("under a guard against %s %s, without those cards %s", forbids, got, want)
			}
		}
	})
}

// TestFloorsActOnTheResult: whatever reducers lie there, the lowest floor bounds the sum, never lifts it, and bounds no single reducer [21.8.3].
func TestFloorsActOnTheResult(t *testing.T) {
	type reducer struct{ n, floor int } // a floor below 0: none
	some := rapid.Custom(func(t *rapid.T) reducer {
		return reducer{rapid.IntRange(1, 3).Draw(t, "n"), rapid.IntRange(-1, 3).Draw(t, "floor")}
	})
	rapid.Check(t, func(t *rapid.T) {
		base, up := rapid.IntRange(0, 5).Draw(t, "base"), rapid.IntRange(0, 4).Draw(t, "up")
		reducers := rapid.SliceOfN(some, 1, 4).Draw(t, "reducers")
		var own []entry
		down, least := 0, beyond
		for _, r := range reducers {
			m := less(r.n)
			if r.floor >= 0 {
				m.Floor = lint.Floor{Kind: lint.FloorNumber, N: r.floor}
			}
			own = append(own, charm(m))
			down += r.n
			least = min(least, max(0, r.floor))
		}
		want := max(base+up-down, min(least, base))
		switch {
		case up == down:
			want = base
		case base+up == 0: // nothing to lower
			want = 0
		}
		got := play(lint.Applied, card("A", "szörny", vp(base)), own, list(charm(more(up, lint.Opponent)))).Pay.Of(lint.VP).N
		if got != want {
			t.Fatalf("base %d, up %d, reducers %v: pays %d, want %d", base, up, reducers, got, want)
		}
	})
}

// TestSacrificeOnlyWhereNamed: a change that names no currency leaves áldozás alone [7.4.1]; one that names it acts on it.
func TestSacrificeOnlyWhereNamed(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n, by := rapid.IntRange(1, 5).Draw(t, "cost"), rapid.IntRange(1, 5).Draw(t, "by")
		a := card("A", "szörny", pay(n, lint.Sacrifice))
		if got := play(lint.Applied, a, list(charm(less(by, lint.AnyCurrency))), list(charm(more(by+1, lint.AnyCurrency, lint.Opponent)))).Pay; got != a.card.Cost {
			t.Fatalf("a change that names no currency makes %s of %s", got, a.card.Cost)
		}
		if got := play(lint.Applied, a, list(charm(less(by, lint.Sacrifice))), nil).Pay.Of(lint.Sacrifice).N; got != max(0, n-by) {
			t.Fatalf("%d less of %d makes %d", by, n, got)
		}
	})
}
