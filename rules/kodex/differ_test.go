package kodex

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/cardlint/cardlint/lint"
)

// TestDifferIsTheDifference: what is gained and lost, written out, is exactly what the whole lists differ by, and is counted.
func TestDifferIsTheDifference(t *testing.T) {
	gained, lost, kept := 0, 0, 0
	for seed := range uint64(1500) {
		m := maker{Rand: rand.New(rand.NewPCG(seed, 23)), tight: seed%2 == 0}
		before := m.pool(4 + m.IntN(5))
		for i := range before.Pool.Cards {
			before.Pool.Cards[i].Pos.Row = i + 2
		}
		after := edited(m, before)
		old, now := Snapshot{Facts: before}, Snapshot{Facts: after}
		for i := range before.Pool.Cards {
			old.IDs = append(old.IDs, i)
		}
		for i := range after.Pool.Cards {
			now.IDs = append(now.IDs, idIn(before, after.Pool.Cards[i].Name, i))
		}
		before.Combos, after.Combos = combine(t, before), combine(t, after)
		for i := range after.Combos.Ancient {
			b := &after.Combos.Ancient[i]
			k := slices.IndexFunc(before.Combos.Ancient, func(x lint.AncientCard) bool { return x.Name == b.Name })
			if k < 0 {
				continue
			}
			a := &before.Combos.Ancient[k]
			got, err := Differ(context.Background(), old, now, []Asked{{a, b}}, 1)
			if err != nil {
				t.Fatal(err)
			}
			was, is := expand(before, a), expand(after, b)
			for _, c := range []struct {
				what        string
				f           *lint.Facts
				a           *lint.AncientCard
				list        []lint.SetChange
				mine, other []string
			}{{"gained", after, b, got[0].Gained, is, was}, {"lost", before, a, got[0].Lost, was, is}} {
				want := slices.DeleteFunc(slices.Clone(c.mine), func(s string) bool { return slices.Contains(c.other, s) })
				have, n := writtenOut(c.f, c.a, c.list)
				if !slices.Equal(have, want) || n != len(want) {
					t.Fatalf("seed %d, %s: %s\n have %q, counted %d\n want %q\nbefore %s\nafter %s", seed, b.Name, c.what, have, n, want, dump(before), dump(after))
				}
			}
			gained += len(got[0].Gained)
			lost += len(got[0].Lost)
			for _, s := range is {
				if slices.Contains(was, s) {
					kept++
				}
			}
		}
	}
	if gained < 300 || lost < 300 || kept < 300 {
		t.Errorf("%d gained, %d lost, %d kept: the comparison is weak", gained, lost, kept)
	}
}

// edited drops a card, adds one, rewrites one, and puts them in another order.
func edited(m maker, f *lint.Facts) *lint.Facts {
	more := m.pool(4)
	g := &lint.Facts{Settings: f.Settings}
	add := func(c lint.Card, r lint.Reading) {
		g.Pool.Cards, g.Readings = append(g.Pool.Cards, c), append(g.Readings, r)
	}
	drop, rewrite := m.IntN(len(f.Pool.Cards)), m.IntN(len(f.Pool.Cards))
	for _, i := range m.Perm(len(f.Pool.Cards)) {
		switch {
		case i == drop && m.chance(50):
		case i == rewrite && m.chance(70):
			add(f.Pool.Cards[i], more.Readings[0])
		default:
			add(f.Pool.Cards[i], f.Readings[i])
		}
	}
	if m.chance(60) {
		c := more.Pool.Cards[1]
		c.Name = "Új " + c.Name
		add(c, more.Readings[1])
	}
	for i := range g.Pool.Cards {
		g.Pool.Cards[i].Pos.Row = i + 2
	}
	judge(g)
	return g
}

// idIn is the number of the card of that name in the pool, or one that no card of it has.
func idIn(f *lint.Facts, name string, i int) int {
	if k := slices.IndexFunc(f.Pool.Cards, func(c lint.Card) bool { return c.Name == name }); k >= 0 {
		return k
	}
	return 1000 + i
}

// writtenOut expands folded sets, in the same writing as expand, and sums their counts.
func writtenOut(f *lint.Facts, a *lint.AncientCard, list []lint.SetChange) ([]string, int) {
	x := *a
	n := 0
	x.List = func() []lint.Combo {
		var out []lint.Combo
		for _, s := range list {
			out = append(out, lint.Combo{By: s.By, Members: s.Members})
		}
		return out
	}
	for _, s := range list {
		n += s.Count
	}
	return expand(f, &x), n
}
