package kodex

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/cardlint/cardlint/lint"
)

// large is a pool of n cards, as a real one is mixed: one in thirty bears ancient magic, one in eight says something about costs.
func large(n int) *lint.Facts {
	f := facts(lint.Applied)
	m := maker{Rand: rand.New(rand.NewPCG(1, 2))}
	for i := range n {
		e := card(fmt.Sprintf("Lap %d", i), pick(m, "szörny", "szörny, goblin", "azonnali", "bűbáj", "általános", "helyszín", "tárgy"), vp(m.IntN(5)))
		e.card.Colours = []string{pick(m, "Tharr", "Raia", "Leah", "Elenios", "Sheran", "Rhatt", "Bufa", "Színtelen")}
		if m.chance(6) {
			e.card.Colours = append(e.card.Colours, "Fairlight")
		}
		if m.chance(3) {
			e.card.Icons = []string{lint.IconAncient}
		}
		if m.chance(12) {
			e.reading = m.usual()
		}
		f.Pool.Cards = append(f.Pool.Cards, e.card)
		f.Readings = append(f.Readings, e.reading)
	}
	judge(f)
	return f
}

// usual is what most cards that speak of costs say: one change of VP for cards of a kind, seldom a guard.
func (m maker) usual() lint.Reading {
	kinds := []any{"szörny", "varázslat", "bűbáj", "goblin", "tárgy", "lény", lint.Filter{Exact: true}}
	says := []any{kinds[m.IntN(len(kinds))], pick(m, lint.VP, lint.VP, lint.VP, lint.AnyCurrency), pick[lint.When](m, 0, 0, lint.Activated, lint.Conditional)}
	amount := pick(m, 1, 1, 1, 1, 2)
	var r lint.Reading
	switch kind := m.IntN(100); {
	case kind < 60:
		r.Modifiers = append(r.Modifiers, less(amount, append(says, pick(m, lint.Floor{}, lint.Floor{}, lint.Floor{Kind: lint.FloorNumber, N: 1}))...))
	case kind < 84:
		r.Modifiers = append(r.Modifiers, more(amount, append(says, pick(m, lint.Opponent, lint.Opponent, lint.Both))...))
	case kind < 93:
		r.Modifiers = append(r.Modifiers, surcharge(amount))
	case kind < 97:
		r.Modifiers = append(r.Modifiers, more(amount, append(says, drawback{})...))
	default:
		r.Guards = append(r.Guards, cannot(pick(m, lint.ForbidReduce, lint.ForbidIncrease), pick(m, lint.Own, lint.Opponent)))
	}
	return r
}

func BenchmarkCombine(b *testing.B) {
	for _, n := range []int{1000, 2000, 4000, 10000} {
		f := large(n)
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			for b.Loop() {
				got, err := Combine(context.Background(), f, 0)
				if err != nil {
					b.Fatal(err)
				}
				b.ReportMetric(float64(got.Summary.Sets), "sets")
				b.ReportMetric(float64(got.Summary.Patterns), "patterns")
			}
		})
	}
}
