package kodex

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/cardlint/cardlint/lint"
)

// TestVerdictsAreThoseOfCombine: asking for less gives the same verdicts, whatever size the settings name.
func TestVerdictsAreThoseOfCombine(t *testing.T) {
	states := map[lint.State]int{}
	for seed := range uint64(800) {
		m := maker{Rand: rand.New(rand.NewPCG(seed, 206)), tight: seed%2 == 0}
		f := m.pool(3 + m.IntN(5))
		f.Settings.Size = 1 + m.IntN(4)
		for _, r := range []lint.Reading782{lint.Applied, lint.Literal, lint.Reduction} {
			g := *f
			g.Settings.Reading = r
			want := combine(t, &g)
			have, err := Verdicts(context.Background(), f, r, 2)
			if err != nil || len(have) != len(want.Ancient) {
				t.Fatal(err, len(have))
			}
			for i := range have {
				states[have[i].Besides]++
				if have[i].Verdict != want.Ancient[i].Verdict || have[i].Besides != want.Ancient[i].Besides {
					t.Fatalf("seed %d, %s, %s: %s, besides %s; want %s, %s\n%s", seed, r, have[i].Name, have[i].Verdict, have[i].Besides, want.Ancient[i].Verdict, want.Ancient[i].Besides, dump(f))
				}
			}
		}
	}
	for _, s := range []lint.State{lint.StateOn, lint.StateOff, lint.StateReview} {
		if states[s] < 50 {
			t.Errorf("only %d cards are %s: the comparison is weak", states[s], s)
		}
	}
}

// TestCausesAreTheOwnCardsOfTheSets compares the causes with the sets as they are written out.
func TestCausesAreTheOwnCardsOfTheSets(t *testing.T) {
	n := 0
	for seed := range uint64(800) {
		m := maker{Rand: rand.New(rand.NewPCG(seed, 202)), tight: seed%2 == 0}
		f := m.pool(3 + m.IntN(6))
		got := combine(t, f)
		var have, want []string
		for _, c := range got.Causes {
			for _, v := range c.Victims {
				have = append(have, fmt.Sprint(f.Pool.Cards[c.Card].Name, " ", c.By, " ", got.Ancient[v].Name))
			}
		}
		for _, a := range got.Ancient {
			for _, s := range a.Sets() {
				for _, m := range s.Members {
					for _, c := range m.Cards {
						if m.Side == lint.OwnSide {
							want = append(want, fmt.Sprint(c.Name, " ", s.By, " ", a.Name))
						}
					}
				}
			}
		}
		slices.Sort(have)
		slices.Sort(want)
		want = slices.Compact(want)
		n += len(want)
		if !slices.Equal(have, want) {
			t.Fatalf("seed %d:\n have %q\n want %q\n%s", seed, have, want, dump(f))
		}
	}
	if n < 500 {
		t.Errorf("only %d causes were compared", n)
	}
}

func BenchmarkVerdicts(b *testing.B) {
	f := large(10000)
	for _, r := range []lint.Reading782{lint.Applied, lint.Literal, lint.Reduction} {
		b.Run(string(r), func(b *testing.B) {
			before := processorTime()
			for b.Loop() {
				if _, err := Verdicts(context.Background(), f, r, 0); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64((processorTime()-before).Microseconds())/1000/float64(b.N), "cpu-ms/op")
		})
	}
}
