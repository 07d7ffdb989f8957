package kodex

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/cardlint/cardlint/lint"
)

func names(refs []lint.Ref) string {
	var out []string
	for _, r := range refs {
		out = append(out, r.Name)
	}
	return strings.Join(out, ", ")
}

func TestRepair(t *testing.T) {
	a := card("A", "szörny, N", vp(1))
	floored := func(name string) entry { return called(name, charm(less(1, floor(1)))) }
	dear := func(name string) entry { return called(name, charm(more(1, lint.Opponent))) }
	for _, c := range []struct {
		name     string
		pool     []entry
		except   []string
		textToo  bool
		sets     []string
		hopeless string
	}{
		{"nothing is wrong", list(a, floored("Olcsó")), nil, false, nil, ""},
		{"a cause by itself has to be reworded", list(a, called("Olcsó", charm(less(1)))), nil, false, []string{"Olcsó"}, ""},
		{"one increase costs less than two reducers", list(a, floored("Olcsó"), floored("Olcsóbb"), dear("Drága")), nil, false, []string{"Drága"}, ""},
		{"either will do", list(a, floored("Olcsó"), dear("Drága")), nil, false, []string{"Olcsó", "Drága"}, ""},
		{"the increase must stay", list(a, floored("Olcsó"), floored("Olcsóbb"), dear("Drága")), []string{"Drága"}, false, []string{"Olcsó, Olcsóbb"}, ""},
		{"nothing may be done", list(a, called("Olcsó", charm(less(1)))), []string{"Olcsó"}, false, nil, "A"},
		{"what hits all is left aside", list(a, called("Szab", rule(less(1)))), nil, false, nil, ""},
		{"unless it is asked for", list(a, called("Szab", rule(more(1, lint.Opponent)))), nil, true, []string{"Szab"}, ""},
		{
			"two rule cards on one side cannot help each other: one of them is no danger",
			list(card("A", "szörny, N", vp(0)), floored("Olcsó"), floored("Olcsóbb"), called("Szab", rule(more(1, lint.Opponent))), called("Köv", follows(more(1, lint.Opponent)))),
			nil, false,
			[]string{"Szab", "Köv"},
			"",
		},
		{
			"a larger set than those that are listed",
			list(card("A", "szörny, N", vp(0)), called("Olcsó", charm(less(1, floor(4)))), dear("Drága"), dear("Drágább")),
			[]string{"Olcsó"},
			false,
			[]string{"Drága", "Drágább"},
			"",
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			f := facts(lint.Applied, c.pool...)
			opt := RepairOptions{Except: map[int]bool{}, TextToo: c.textToo}
			for i := range f.Pool.Cards {
				opt.Except[i] = slices.Contains(c.except, f.Pool.Cards[i].Name)
			}
			got, err := Repair(context.Background(), f, opt, 1)
			if err != nil {
				t.Fatal(err)
			}
			var sets []string
			for _, s := range got.Sets {
				sets = append(sets, names(s))
			}
			if !slices.Equal(sets, c.sets) || names(got.Hopeless) != c.hopeless || !got.Exact {
				t.Errorf("have %q, hopeless %q, exact %v; want %q, %q", sets, names(got.Hopeless), got.Exact, c.sets, c.hopeless)
			}
		})
	}
}

// TestRepairEqualsTrying compares with trying every set of cards, smallest first, on small pools.
func TestRepairEqualsTrying(t *testing.T) {
	tried := 0
	for seed := range uint64(400) {
		m := maker{Rand: rand.New(rand.NewPCG(seed, 99)), tight: true}
		f := m.pool(3 + m.IntN(4))
		f.Settings.Reading = pick(m, lint.Applied, lint.Reduction)
		got, err := Repair(context.Background(), f, RepairOptions{}, 1)
		if err != nil {
			t.Fatal(err)
		}
		want := fewestByTrying(t, f)
		have := 0
		if len(got.Sets) > 0 {
			have = len(got.Sets[0])
			tried++
		}
		if have != want || !got.Exact {
			t.Fatalf("seed %d: %d cards (exact %v), want %d\n%s", seed, have, got.Exact, want, dump(f))
		}
	}
	if tried < 100 {
		t.Errorf("only %d pools had anything to repair", tried)
	}
}

func fewestByTrying(t *testing.T, f *lint.Facts) int {
	n := len(f.Pool.Cards)
	best := n + 1
	for mask := range 1 << n {
		var cards []int
		for i := range n {
			if mask&(1<<i) != 0 {
				cards = append(cards, i)
			}
		}
		if len(cards) >= best {
			continue
		}
		g := *f
		g.Readings = slices.Clone(f.Readings)
		for _, i := range cards {
			g.Readings[i] = reworded(&g.Readings[i])
		}
		judge(&g)
		off := false
		for _, a := range combine(t, &g).Ancient {
			off = off || a.Besides == lint.StateOff
		}
		if !off {
			best = len(cards)
		}
	}
	return best
}

// TestRepairSaysThatItIsCut: with too few steps there still is a set, and it is no more than a bound.
func TestRepairSaysThatItIsCut(t *testing.T) {
	bounds := 0
	for seed := range uint64(20) {
		f := proportions{ancient: 25, modifiers: 70, floors: 100}.pool(60, seed)
		whole, err := Repair(context.Background(), f, RepairOptions{}, 0)
		if err != nil {
			t.Fatal(err)
		}
		cut, err := Repair(context.Background(), f, RepairOptions{Steps: 1}, 0)
		if err != nil {
			t.Fatal(err)
		}
		if len(whole.Sets) == 0 {
			continue
		}
		fewest := len(whole.Sets[0])
		if !whole.Exact || cut.Least > fewest || len(cut.Sets[0]) < fewest || cut.Exact && len(cut.Sets[0]) != fewest {
			t.Errorf("seed %d: cut %d to %d, exact %v; whole %d, exact %v", seed, cut.Least, len(cut.Sets[0]), cut.Exact, fewest, whole.Exact)
		}
		if !cut.Exact {
			bounds++
		}
	}
	if bounds < 3 {
		t.Errorf("the limit cut only %d searches", bounds)
	}
}

// TestRepairOfPrintings: printings of one name share its limit, also where they stand in different places of one set.
func TestRepairOfPrintings(t *testing.T) {
	tried := 0
	for seed := range uint64(600) {
		m := maker{Rand: rand.New(rand.NewPCG(seed, 65)), tight: true}
		f := m.pool(4 + m.IntN(3))
		f.Settings.Reading, f.Settings.Size, f.Settings.Deck = lint.Reduction, 3, lint.AnyDeck
		for i := range f.Pool.Cards {
			c := &f.Pool.Cards[i]
			c.Types, c.Subtypes, c.Cost, c.CostRead = []string{"bűbáj"}, nil, vp(m.IntN(2)), true
			if i > 0 && m.chance(70) {
				c.Name = fmt.Sprintf("%s (%d)", f.Pool.Cards[0].Name, 2000+i)
			}
			f.Readings[i] = lint.Reading{Modifiers: []lint.Modifier{pick(m, less(1, floor(m.IntN(3))), more(1), more(1))}}
		}
		judge(f)
		got, err := Repair(context.Background(), f, RepairOptions{}, 1)
		if err != nil {
			t.Fatal(err)
		}
		have := 0
		if len(got.Sets) > 0 {
			have = len(got.Sets[0])
			tried++
		}
		if want := fewestByTrying(t, f); have != want || !got.Exact {
			t.Fatalf("seed %d: %d cards (exact %v), want %d\n%s", seed, have, got.Exact, want, dump(f))
		}
	}
	if tried < 100 {
		t.Errorf("only %d pools had anything to repair", tried)
	}
}
