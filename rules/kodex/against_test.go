package kodex

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/cardlint/cardlint/lint"
)

// TestAgainstIsAChoiceOfTheWhole: beside the surroundings, exactly those sets are left in which the victim or a card is new, and they are counted.
func TestAgainstIsAChoiceOfTheWhole(t *testing.T) {
	fewer, kept := 0, 0
	for seed := range uint64(1000) {
		m := maker{Rand: rand.New(rand.NewPCG(seed, 17)), tight: seed%2 == 0}
		f := m.pool(3 + m.IntN(5))
		whole := combine(t, f)
		g := *f
		g.New = 1 + m.IntN(len(f.Pool.Cards)-1)
		part := combine(t, &g)
		for i := range whole.Ancient {
			a, b := &whole.Ancient[i], &part.Ancient[i]
			want := expand(f, a)
			if !g.IsNew(a.Index) {
				want = slices.DeleteFunc(want, func(set string) bool {
					return !slices.ContainsFunc(f.Pool.Cards[:g.New], func(c lint.Card) bool { return has(set, c.Name) })
				})
			}
			have := expand(&g, b)
			if !slices.Equal(have, want) || b.Count != len(want) || b.Apart != (len(want) == 0 && !g.IsNew(a.Index)) {
				t.Fatalf("seed %d, %d new, %s: counted %d, apart %v\n have %q\n want %q\n%s", seed, g.New, a.Name, b.Count, b.Apart, have, want, dump(f))
			}
			if a.Verdict != b.Verdict || a.Besides != b.Besides || a.Larger != b.Larger {
				t.Fatalf("seed %d, %s: other verdicts", seed, a.Name)
			}
			fewer += a.Count - b.Count
			kept += b.Count
		}
	}
	if fewer < 100 || kept < 100 {
		t.Errorf("%d sets left out, %d kept: the comparison is weak", fewer, kept)
	}
}

// has says whether the set, as the twin writes it, names the card.
func has(set, name string) bool {
	return slices.ContainsFunc(strings.Split(strings.ReplaceAll(set+" ", "opponent:", "own:"), "own:"), func(s string) bool {
		return strings.TrimSpace(s) == name
	})
}

// TestPlentyFasterThanTheTwin: on 300 cards, in one run. The twin looks at sets of two cards only, and at one ancient-magic card: it is helped.
func TestPlentyFasterThanTheTwin(t *testing.T) {
	f := large(300)
	f.Settings.Size = 3
	start := processorTime()
	runs := 0
	for ; processorTime()-start < 1e8; runs++ {
		combine(t, f)
	}
	engine := (processorTime() - start).Seconds() / float64(runs)
	got := combine(t, f)
	start = processorTime()
	want := twin{f}.exhaust(got.Ancient[0].Index, 2, 2)
	slow := (processorTime() - start).Seconds() * float64(len(got.Ancient))
	ratio := slow / engine
	t.Logf("engine, size 3: %.2g s; twin, size 2: %.3g s for %d ancient-magic cards (%d sets of the first): %.0f times", engine, slow, len(got.Ancient), len(want.sets), ratio)
	if ratio < 1000 {
		t.Errorf("only %.0f times as fast as the twin", ratio)
	}
	f.Settings.Size = 2
	if have := expand(f, &combine(t, f).Ancient[0]); !slices.Equal(have, want.sets) {
		t.Errorf("have %d sets, want %d: %s", len(have), len(want.sets), fmt.Sprint(have[:min(3, len(have))]))
	}
}
