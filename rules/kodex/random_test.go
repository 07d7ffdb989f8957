package kodex

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"reflect"
	"testing"

	"github.com/cardlint/cardlint/lint"
)

// maker invents small pools that are full of what can go wrong.
type maker struct {
	*rand.Rand
	tight bool // costs at or below the floors: nothing happens without increases
}

func pick[T any](m maker, list ...T) T { return list[m.IntN(len(list))] }

func (m maker) chance(percent int) bool { return m.IntN(100) < percent }

func (m maker) cost() (lint.Cost, bool) {
	n := m.IntN(4)
	if m.tight && m.chance(70) {
		return pick(m, vp(0), vp(1), vp(1), pay(1, lint.Zanszilank), pay(1, lint.SZK)), true
	}
	switch m.IntN(12) {
	case 0:
		return pay(1+n, lint.Zanszilank), true
	case 1:
		return pay(n, lint.SZK), true
	case 2:
		return pay(1+n, lint.Sacrifice), true
	case 3:
		return vp(n).With(lint.Nekron, lint.Quantity{N: 1}), true
	case 4:
		return pay(1, lint.SZK).With(lint.Builder, lint.Quantity{N: n}), true
	case 5:
		switch n {
		case 0, 2:
			return lint.UnknownCost(), false
		case 1:
			return lint.NewCost(lint.Zanszilank, lint.Quantity{Unknown: true}), false
		}
		return xVP(), false
	case 6:
		return vp(1).With(lint.Zanszilank, lint.Quantity{N: 1}), true
	}
	return vp(n), true
}

func (m maker) filter() lint.Filter {
	f := lint.Filter{Exact: !m.chance(8)}
	if m.tight && m.chance(60) {
		return f
	}
	k := lint.Conjunction{}
	switch m.IntN(9) {
	case 0:
		k.Subtype = []string{"goblin"}
	case 1:
		k.Type = []string{"lény"}
	case 2:
		k.Type = []string{"varázslat"}
	case 3:
		k.Cost = []lint.CostRange{{Currency: lint.VP, Min: m.IntN(3), Max: pick(m, -1, 2, 3)}}
	case 4:
		k.Zone = []string{pick(m, "discard", "reaction")}
	case 5:
		k.Not = []lint.Conjunction{{Subtype: []string{"goblin"}}}
	default:
		return f
	}
	f.Any = []lint.Conjunction{k}
	return f
}

func (m maker) floor() lint.Floor {
	if m.tight && m.chance(80) {
		return lint.Floor{Kind: lint.FloorNumber, N: 1 + m.IntN(2)}
	}
	switch m.IntN(8) {
	case 0:
		return lint.Floor{Kind: lint.FloorBase}
	case 1, 2, 3:
		return lint.Floor{}
	}
	return lint.Floor{Kind: lint.FloorNumber, N: m.IntN(3)}
}

func (m maker) amount() lint.Amount {
	if m.chance(12) {
		return pick(m, lint.Amount{}, lint.Amount{Kind: lint.Variable}, lint.Amount{Kind: lint.Formula})
	}
	return lint.Num(pick(m, 0, 1, 1, 1, 1, 2, 3))
}

func (m maker) currency() lint.Currency {
	return pick(m, lint.VP, lint.VP, lint.VP, lint.AnyCurrency, lint.AnyCurrency, lint.SZK, lint.Nekron, lint.Zanszilank, lint.Sacrifice, lint.Builder)
}

func (m maker) whose() lint.Whose {
	return pick(m, lint.Own, lint.Own, lint.Opponent, lint.Opponent, lint.Both, lint.Chosen)
}

func (m maker) lasts() lint.Lasts {
	return pick(m, lint.Static, lint.Static, lint.Static, lint.Next, lint.Turn)
}

func (m maker) modifier() lint.Modifier {
	out := lint.Modifier{
		Op: lint.Reduce, On: lint.OnPlay, Amount: m.amount(), Currency: m.currency(), Whose: m.whose(), Filter: m.filter(), Lasts: m.lasts(),
		Drawback: m.chance(20), When: pick(m, 0, 0, lint.Activated, lint.Conditional),
	}
	if m.tight && m.chance(60) {
		out.Currency = pick(m, lint.VP, lint.AnyCurrency)
		out.Amount = lint.Num(1)
	}
	switch m.IntN(16) {
	case 0, 1, 2, 3, 4, 5:
		out.Code, out.Floor = lint.M1, m.floor()
	case 6, 7, 8, 9:
		out.Code, out.Op = lint.M2, lint.Increase
	case 10:
		out.Code, out.Op = lint.M3, lint.Set
	case 11, 12:
		out.Code, out.On, out.Op, out.Whose = lint.M4, lint.OnReact, pick(m, lint.Increase, lint.Increase, lint.Reduce), pick(m, lint.Opponent, lint.Opponent, lint.Both, lint.Own)
	case 13:
		out.Code, out.Whose, out.Op, out.When = lint.M5, lint.Self, pick(m, lint.Reduce, lint.Increase, lint.Set), 0
		out.Filter = lint.Filter{Exact: true}
	case 14:
		out.Code, out.Op = lint.R1, pick(m, lint.Free, lint.Replace)
	default:
		out.Code, out.Op, out.On = pick(m, lint.R2, lint.R3), lint.Condition, pick(m, lint.OnPlay, lint.OnTarget)
	}
	return out
}

func (m maker) guard() lint.Guard {
	g := lint.Guard{
		Forbids: pick(m, lint.ForbidIncrease, lint.ForbidReduce, lint.ForbidChange), Whose: pick(m, m.whose(), lint.Self),
		Filter: m.filter(), By: pick(m, "anyone", "opponent"), Except: pick(m, "", "", "react"), Lasts: m.lasts(),
	}
	if m.chance(25) {
		g.Floor = lint.Floor{Kind: lint.FloorNumber, N: m.IntN(3)}
	}
	if m.chance(20) {
		g.When = lint.Conditional
	}
	return g
}

func (m maker) reading() lint.Reading {
	var r lint.Reading
	for range pick(m, 0, 1, 1, 1, 2) {
		r.Modifiers = append(r.Modifiers, m.modifier())
	}
	if m.chance(15) {
		r.Guards = append(r.Guards, m.guard())
	}
	if m.chance(12) {
		r.Bases = append(r.Bases, lint.Base{
			Op: pick(m, lint.Increase, lint.Increase, lint.Reduce, lint.Set), Amount: m.amount(), Currency: m.currency(), Whose: m.whose(), Filter: m.filter(), Lasts: m.lasts(),
		})
	}
	if m.chance(4) {
		r.Ancient = lint.Ancient{Kind: "negates", Whose: m.whose()}
	}
	if m.chance(4) {
		r.Unread = append(r.Unread, lint.Unread{Code: lint.R5})
	}
	return r
}

func (m maker) entry(i int) entry {
	kind := pick(m, "szörny", "szörny, goblin", "azonnali", "általános", "bűbáj", "helyszín", "szabálylap", "követő", "követő, epikus")
	if m.tight {
		kind = pick(m, kind, "szörny, goblin", "bűbáj", "helyszín")
	}
	e := card(fmt.Sprintf("%c", 'A'+i), kind, vp(0))
	e.card.Cost, e.card.CostRead = m.cost()
	for range pick(m, 0, 1, 2, 2, 2) {
		e.card.Colours = append(e.card.Colours, pick(m, "Tharr", "Raia", "Leah", "Elenios", "Sheran", "Rhatt", "Bufa", "Színtelen"))
	}
	e.reading = m.reading()
	return e
}

func (m maker) pool(n int) *lint.Facts {
	f := facts(pick(m, lint.Applied, lint.Applied, lint.Literal, lint.Reduction))
	for i := range n {
		e := m.entry(i)
		if i == 0 || m.chance(10) {
			e = m.entry(i)
			e.card.Icons = append(e.card.Icons, lint.IconAncient)
			if e.card.IsRuleCard() || e.card.IsFollower() {
				e.card.Types = []string{pick(m, "szörny", "azonnali")}
				e.card.Subtypes = nil
			}
		}
		if i > 0 && m.chance(12) && f.Pool.Cards[i-1].Types[0] != "szabálylap" && f.Pool.Cards[i-1].Types[0] != "követő" && e.card.Types[0] != "szabálylap" && e.card.Types[0] != "követő" {
			e.card.Name = lint.BareName(f.Pool.Cards[i-1].Name) + fmt.Sprintf(" (%d)", 2000+i) // another printing
		}
		f.Pool.Cards = append(f.Pool.Cards, e.card)
		f.Readings = append(f.Readings, e.reading)
	}
	f.Settings.Surcharge = pick(m, lint.Modifies, lint.Modifies, lint.Modifies, lint.Review, lint.Clear)
	f.Settings.Replacement = pick(m, lint.Review, lint.Review, lint.Review, lint.Modifies, lint.Clear)
	f.Settings.Deck = pick(m, lint.ThreeColours, lint.ThreeColours, lint.ThreeColours, lint.AnyDeck)
	judge(f)
	return f
}

// pools is how many random pools are compared with the exhaustive twin.
const pools = 5000

func TestCombineEqualsTheExhaustiveTwin(t *testing.T) {
	seen := map[string]int{}
	for seed := range uint64(pools) {
		m := maker{Rand: rand.New(rand.NewPCG(seed, 78)), tight: seed%2 == 1}
		f := m.pool(2 + m.IntN(5))
		f.Settings.Size = pick(m, 1, 2, 3, 3)
		largest := 3
		if len(f.Pool.Cards) < 4 {
			largest = 4
		}
		got, err := Combine(context.Background(), f, 1)
		if err != nil {
			t.Fatal(err)
		}
		illegal := 0
		sets := 0
		for i := range got.Ancient {
			a := &got.Ancient[i]
			want := twin{f}.exhaust(a.Index, f.Settings.Size, largest)
			if have := expand(f, a); !reflect.DeepEqual(have, want.sets) && len(have)+len(want.sets) > 0 {
				t.Fatalf("seed %d, %s, %s: sets\n have %q\n want %q\n%s", seed, f.Settings.Reading, a.Name, have, want.sets, dump(f))
			}
			if want.larger && !a.Larger {
				t.Fatalf("seed %d, %s: larger sets exist\n%s", seed, a.Name, dump(f))
			}
			if (!a.Larger || want.larger) && (heavier(a.Besides, want.besides) != a.Besides || heavier(a.Verdict, want.verdict) != a.Verdict) {
				t.Fatalf("seed %d, %s: verdict %s besides %s, want %s and %s\n%s", seed, a.Name, a.Verdict, a.Besides, want.verdict, want.besides, dump(f))
			}
			if !a.Larger && (a.Besides != want.besides || a.Verdict != want.verdict) {
				t.Fatalf("seed %d, %s: verdict %s besides %s, want %s and %s\n%s", seed, a.Name, a.Verdict, a.Besides, want.verdict, want.besides, dump(f))
			}
			illegal += want.illegal
			sets += len(want.sets)
			for _, s := range a.Sets() {
				seen[fmt.Sprintf("%s of %d", s.By, len(s.Members))]++
				seen["unless"] += len(s.Unless)
				for _, w := range s.While {
					seen[w.Kind]++
				}
			}
		}
		if got.Summary.Illegal != illegal || got.Summary.Sets != sets {
			t.Fatalf("seed %d: %d sets, %d illegal; want %d and %d\n%s", seed, got.Summary.Sets, got.Summary.Illegal, sets, illegal, dump(f))
		}
		seen["illegal"] += illegal
	}
	for _, k := range []string{
		"play of 1", "combination of 2", "combination of 3", "review of 0", "review of 1", "review of 2", "illegal", "unless",
		"cost-above", "as-reaction", "zone-discard", "increase-at-least",
	} {
		if seen[k] < 20 {
			t.Errorf("the random pools show only %d of %q: the comparison is weak there", seen[k], k)
		}
	}
	t.Log(seen)
}

func dump(f *lint.Facts) string {
	out := ""
	for i := range f.Pool.Cards {
		c := f.Pool.Cards[i]
		r, _ := json.Marshal(f.Readings[i])
		out += fmt.Sprintf("%s %v %v %v %s\n  %s\n", c.Name, c.Types, c.Subtypes, c.Colours, c.Cost, r)
	}
	return out + fmt.Sprintf("%+v", f.Settings)
}
