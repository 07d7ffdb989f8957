package kodex

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"syscall"
	"testing"
	"time"

	"github.com/cardlint/cardlint/lint"
)

// proportions says how a pool is mixed, in percent of its cards but for floors, which are of the modifiers.
type proportions struct{ ancient, modifiers, floors, beside int }

// real are the proportions of the game; ancientRich has three times as many ancient-magic cards and broad filters only.
var (
	real        = proportions{ancient: 6, modifiers: 9, floors: 40, beside: 2}
	ancientRich = proportions{ancient: 19, modifiers: 12, floors: 40, beside: 2}
)

// large is a pool of n cards in the real proportions: 130 subtypes, 12 colours. The same seed gives the same pool.
func large(n int) *lint.Facts { return real.pool(n, 1) }

func (p proportions) pool(n int, seed uint64) *lint.Facts {
	f := facts(lint.Applied)
	m := maker{Rand: rand.New(rand.NewPCG(seed, 2))}
	for i := range n {
		e := p.card(m, i)
		f.Pool.Cards = append(f.Pool.Cards, e.card)
		f.Readings = append(f.Readings, e.reading)
	}
	judge(f)
	return f
}

var (
	bigTypes   = []string{"szörny", "szörny", "szörny", "kalandozó", "azonnali", "általános", "bűbáj", "bűbáj lényre", "tárgy", "építmény", "helyszín"}
	bigColours = []string{"Tharr", "Raia", "Leah", "Elenios", "Sheran", "Rhatt", "Fairlight", "Dornodon", "Chara-din", "Bufa", "Színtelen", "Yzorn"}
)

// subtype is one of 130, the lower numbers more often.
func (m maker) subtype() string { return fmt.Sprintf("nép%d", m.IntN(1+m.IntN(130))) }

func (p proportions) card(m maker, i int) entry {
	e := card(fmt.Sprintf("Lap %d", i), pick(m, bigTypes...), vp(m.IntN(7)))
	switch c := m.IntN(100); {
	case c < 4:
		e.card.Cost, e.card.CostRead = lint.UnknownCost(), false
	case c < 12:
		e.card.Cost = pay(1+m.IntN(3), lint.Zanszilank)
	case c < 24:
		e.card.Cost = pay(1+m.IntN(4), pick(m, lint.SZK, lint.SZK, lint.Builder, lint.Nekron))
	}
	e.card.Subtypes = []string{m.subtype()}
	if m.chance(20) {
		e.card.Subtypes = append(e.card.Subtypes, m.subtype())
	}
	e.card.Colours = []string{pick(m, bigColours...)}
	if other := pick(m, bigColours...); m.chance(12) && other != e.card.Colours[0] {
		e.card.Colours = append(e.card.Colours, other)
	}
	e.card.Pos = lint.Pos{File: "keszlet.csv", Row: i + 2, Line: i + 2, Cell: fmt.Sprintf("F%d", i+2)}
	e.card.ID = fmt.Sprint(10000 + i)
	e.card.Texts = []lint.Text{{Cell: e.card.Pos.Cell, Raw: fmt.Sprintf("A %d. lap szövege, olyan hosszú, mint egy lapszöveg lenni szokott: két mondat, és a végén egy szám: %d.", i, i)}}
	if m.chance(p.beside) {
		e.card.Types, e.card.Subtypes = []string{pick(m, "szabálylap", "követő")}, nil
		e.reading = p.says(m)
		return e
	}
	if m.chance(p.ancient) {
		e.card.Icons = []string{lint.IconAncient}
	}
	if m.chance(p.modifiers) {
		e.reading = p.says(m)
	}
	return e
}

// says is what most cards that speak of costs say: one change of VP for cards of a kind, seldom a guard beside it.
func (p proportions) says(m maker) lint.Reading {
	opts := []any{p.covers(m), pick(m, lint.VP, lint.VP, lint.VP, lint.AnyCurrency), pick[lint.When](m, 0, 0, lint.Activated, lint.Conditional)}
	amount := pick(m, 1, 1, 1, 1, 2)
	var r lint.Reading
	switch kind := m.IntN(100); {
	case kind < 58:
		if m.chance(p.floors) {
			opts = append(opts, floor(1))
		}
		r.Modifiers = append(r.Modifiers, less(amount, opts...))
	case kind < 82:
		r.Modifiers = append(r.Modifiers, more(amount, append(opts, pick(m, lint.Opponent, lint.Opponent, lint.Both))...))
	case kind < 91:
		r.Modifiers = append(r.Modifiers, surcharge(amount))
	case kind < 96:
		r.Modifiers = append(r.Modifiers, more(amount, append(opts, drawback{})...))
	default:
		r.Modifiers = append(r.Modifiers, itself(lint.Reduce))
	}
	if m.chance(4) {
		r.Guards = append(r.Guards, cannot(pick(m, lint.ForbidReduce, lint.ForbidIncrease), pick(m, lint.Own, lint.Opponent)))
	}
	return r
}

// covers is which cards a change touches: a subtype half the time, else a type, a colour with a type, or every card.
func (p proportions) covers(m maker) lint.Filter {
	k := lint.Conjunction{}
	switch c := m.IntN(100); {
	case c < 50 && p.ancient < 10:
		k.Subtype = []string{m.subtype()}
	case c < 80:
		k.Type = []string{pick(m, "szörny", "varázslat", "bűbáj", "tárgy", "lény", "azonnali", "építmény")}
	case c < 90:
		k.Type, k.Colour = []string{pick(m, "lény", "varázslat")}, []string{pick(m, bigColours[:9]...)}
	default:
		return lint.Filter{Exact: true}
	}
	if m.chance(10) {
		k.Cost = []lint.CostRange{{Currency: lint.VP, Min: 0, Max: 1 + m.IntN(3)}}
	}
	return lint.Filter{Any: []lint.Conjunction{k}, Exact: true}
}

func TestLargePoolsAreMixedAsPromised(t *testing.T) {
	f := large(10000)
	var ancient, modifiers, floors, beside int
	subtypes, colours := map[string]bool{}, map[string]bool{}
	for i := range f.Pool.Cards {
		c := &f.Pool.Cards[i]
		for _, s := range c.Subtypes {
			subtypes[s] = true
		}
		for _, s := range c.Colours {
			colours[s] = true
		}
		switch {
		case c.IsRuleCard() || c.IsFollower():
			beside++
			continue
		case c.HasIcon(lint.IconAncient):
			ancient++
		}
		if ms := f.Readings[i].Modifiers; len(ms) > 0 {
			modifiers++
			if slices.ContainsFunc(ms, func(m lint.Modifier) bool { return m.Floor.Kind != lint.NoFloor }) {
				floors++
			}
		}
	}
	for _, c := range []struct {
		what       string
		have, want int
	}{
		{"ancient-magic cards in 10,000", ancient, 600},
		{"modifiers", modifiers, 900},
		{"modifiers with a floor", floors, 900 * 58 / 100 * 40 / 100},
		{"rule cards and followers", beside, 200},
		{"subtypes", len(subtypes), 130},
		{"colours", len(colours), 12},
	} {
		if c.have < c.want*85/100 || c.have > c.want*115/100 {
			t.Errorf("%d %s, want about %d", c.have, c.what, c.want)
		}
	}
	if again := large(10000); fmt.Sprint(again.Readings[:500]) != fmt.Sprint(f.Readings[:500]) {
		t.Error("the same seed gives another pool")
	}
}

// processorTime is what the process has used of all processors: on a shared machine it says more than the clock.
func processorTime() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

func BenchmarkCombine(b *testing.B) {
	for _, p := range []struct {
		name string
		proportions
		n int
	}{{"real/1000", real, 1000}, {"real/10000", real, 10000}, {"real/100000", real, 100000}, {"ancient/10000", ancientRich, 10000}} {
		f := p.pool(p.n, 1)
		for _, r := range []lint.Reading782{lint.Applied, lint.Literal, lint.Reduction} {
			f.Settings.Reading = r
			b.Run(p.name+"/"+string(r), func(b *testing.B) {
				b.ReportAllocs()
				before := processorTime()
				for b.Loop() {
					got, err := Combine(context.Background(), f, 0)
					if err != nil {
						b.Fatal(err)
					}
					b.ReportMetric(float64(got.Summary.Sets), "sets")
				}
				b.ReportMetric(float64((processorTime()-before).Microseconds())/1000/float64(b.N), "cpu-ms/op")
			})
		}
	}
}
