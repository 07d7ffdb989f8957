package kodex

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/cardlint/cardlint/lint"
)

// TestSetsHoldOnTheBoard: whatever Combine lists, Cost gives the same answer for a board of those cards, and under the same circumstances.
func TestSetsHoldOnTheBoard(t *testing.T) {
	held := 0
	for seed := range uint64(600) {
		m := maker{Rand: rand.New(rand.NewPCG(seed, 21)), tight: seed%2 == 0}
		f := m.pool(3 + m.IntN(4))
		got := combine(t, f)
		for _, a := range got.Ancient {
			for _, s := range a.Sets() {
				own, opponent := sides(f, s)
				trace := Cost(f, a.Index, own, opponent)
				want := lint.StateOff
				if s.By == "review" {
					want = lint.StateReview
				}
				if trace.Ancient != want {
					t.Fatalf("seed %d, %s: %s is %s on the board\n%s", seed, a.Name, short(s), trace.Ancient, dump(f))
				}
				if want == lint.StateOff && fmt.Sprint(ofSets(trace.While)) != fmt.Sprint(s.While) {
					t.Fatalf("seed %d, %s: %s holds while %v on the board\n%s", seed, a.Name, short(s), trace.While, dump(f))
				}
				checkTrace(t, &trace)
				held++
			}
		}
	}
	if held < 500 {
		t.Errorf("only %d sets were looked at", held)
	}
}

// sides takes the last card of each member: any of them must do.
func sides(f *lint.Facts, s lint.Combo) (own, opponent []int) {
	for _, m := range s.Members {
		name := m.Cards[len(m.Cards)-1].Name
		i := slices.IndexFunc(f.Pool.Cards, func(c lint.Card) bool { return c.Name == name })
		if m.Side == lint.OwnSide {
			own = append(own, i)
		} else {
			opponent = append(opponent, i)
		}
	}
	return own, opponent
}

// TestUnlessNamesTheGuardsThatSave compares the guards with the twin: each one alone beside the set.
func TestUnlessNamesTheGuardsThatSave(t *testing.T) {
	saved := 0
	for seed := range uint64(1500) {
		m := maker{Rand: rand.New(rand.NewPCG(seed, 83)), tight: seed%2 == 0}
		f := m.pool(3 + m.IntN(3))
		w := twin{f}
		for _, a := range combine(t, f).Ancient {
			for _, s := range a.Sets() {
				if len(s.Members) == 0 || f.Settings.Reading == lint.Literal {
					continue
				}
				own, opponent := sides(f, s)
				var b []piece
				for _, i := range own {
					b = append(b, piece{i, lint.OwnSide})
				}
				for _, i := range opponent {
					b = append(b, piece{i, lint.OpponentSide})
				}
				want := w.saviours(a.Index, b, s.By == "review")
				have := []string{}
				for _, u := range s.Unless {
					for _, c := range u.Cards {
						have = append(have, string(u.Side)+" "+c.Name)
					}
				}
				slices.Sort(have)
				slices.Sort(want)
				if !slices.Equal(have, want) {
					t.Fatalf("seed %d, %s: %s\n have %q\n want %q\n%s", seed, a.Name, short(s), have, want, dump(f))
				}
				saved += len(want)
			}
		}
	}
	if saved < 100 {
		t.Errorf("only %d guards saved anything: the comparison is weak", saved)
	}
}

// saviours are the guards, on their sides, that keep the board from switching A off when they lie there too.
func (w twin) saviours(a int, b []piece, lenient bool) []string {
	out := []string{}
	for i := range w.f.Pool.Cards {
		for _, side := range []lint.Side{lint.OwnSide, lint.OpponentSide} {
			p := piece{i, side}
			covers := slices.ContainsFunc(w.f.Readings[i].Guards, func(g lint.Guard) bool {
				return reaches(side, g.Whose) && lasting(&w.f.Pool.Cards[i], g.Lasts)
			})
			if covers && w.alone(p) != lint.StateOff && !w.switched(a, append(slices.Clone(b), p), lenient) {
				out = append(out, string(side)+" "+w.f.Pool.Cards[i].Name)
			}
		}
	}
	guarded := *w.f
	guarded.Readings = slices.Clone(w.f.Readings)
	guarded.Readings[a].Guards = slices.Clone(guarded.Readings[a].Guards)
	conditional := false
	for i := range guarded.Readings[a].Guards {
		g := &guarded.Readings[a].Guards[i]
		if g.Whose == lint.Self && g.When != 0 {
			g.When, conditional = 0, true
		}
	}
	if name := "own " + w.f.Pool.Cards[a].Name; conditional && !(twin{&guarded}).switched(a, b, lenient) && !slices.Contains(out, name) {
		out = append(out, name)
	}
	return out
}
