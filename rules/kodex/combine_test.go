package kodex

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/cardlint/cardlint/lint"
)

func combine(t *testing.T, f *lint.Facts) *lint.Combos {
	t.Helper()
	got, err := Combine(context.Background(), f, 1)
	if err != nil {
		t.Fatal(err)
	}
	return got
}

// short writes a set as a test reads it: "combination 78.2: own A|B + opponent C while cost-above 1 unless opponent D".
func short(c lint.Combo) string {
	names := func(refs []lint.Ref) string {
		var out []string
		for _, r := range refs {
			out = append(out, r.Name)
		}
		return strings.Join(out, "|")
	}
	var members []string
	for _, m := range c.Members {
		s := fmt.Sprintf("%s %s", m.Side, names(m.Cards))
		if w := m.When.Names(); len(w) > 0 {
			s += " (" + strings.Join(w, ", ") + ")"
		}
		if m.Lasts != lint.Static {
			s += " [" + string(m.Lasts) + "]"
		}
		members = append(members, s)
	}
	out := c.By + " " + c.Rule + ": " + strings.Join(members, " + ")
	for _, w := range c.While {
		out += fmt.Sprintf(" while %s", w.Kind)
		if w.Currency != lint.AnyCurrency {
			out += fmt.Sprintf(" %d %s", w.N, w.Currency)
		}
	}
	for _, u := range c.Unless {
		out += fmt.Sprintf(" unless %s %s", u.Side, names(u.Cards))
	}
	return out
}

// from is a filter for cards played from the zone.
func from(zone string) lint.Filter {
	return lint.Filter{Any: []lint.Conjunction{{Zone: []string{zone}}}, Exact: true}
}

func called(name string, e entry) entry {
	e.card.Name = name
	return e
}

func coloured(e entry, colours ...string) entry {
	e.card.Colours = colours
	return e
}

func TestSetsOfOneCard(t *testing.T) {
	a := card("A", "szörny, N", vp(1))
	for _, c := range []struct {
		name             string
		pool             []entry
		always, sets     []string
		verdict, besides lint.State
		size             int
	}{
		{
			"alike cards share a place, a second copy is a second member",
			list(card("A", "szörny, N", vp(0)), called("Olcsó", charm(less(1, floor(1)))), called("Olcsóbb", charm(less(2, floor(1)))),
				called("Drága", charm(more(1, lint.Opponent))), called("Drágább", charm(more(1, lint.Opponent)))),
			nil,
			[]string{"combination 78.2: own Olcsó|Olcsóbb + opponent Drága|Drágább + opponent Drága|Drágább"},
			isOff, isOff, 3,
		},
		{
			"a cost of X zanszilánk never falls below 1, though no card speaks of a floor",
			list(card("A", "szörny, N", lint.NewCost(lint.Zanszilank, lint.Quantity{Unknown: true})), called("Olcsó", charm(less(1)))),
			nil,
			[]string{"play 78.2: own Olcsó while cost-above 1 zanszilánk"},
			isOff, isOff, 3,
		},
		{
			"A is one of the copies of its name, though it says nothing itself",
			list(card("A", "szörny, N", vp(0)), called("A (új)", charm(more(1, lint.Own, drawback{}))), called("Olcsó", charm(less(1, floor(2))))),
			nil, nil, on, on, 4,
		},
		{
			"beyond the size: the verdict does not change",
			list(card("A", "szörny, N", vp(0)), called("Olcsó", charm(less(1, floor(1)))), called("Drága", charm(more(1, lint.Opponent)))),
			nil, nil, isOff, isOff, 2,
		},
		{
			"by text and outright once for all, text read as needing a person last",
			list(a, called("Szab", rule(more(1, lint.Opponent))), called("Köv", follows(surcharge(1, lint.Activated))), called("Csend", charm(lint.Ancient{Kind: "negates", Whose: lint.Both})),
				called("Homály", charm(lint.Unread{Code: lint.R5}))),
			[]string{
				"text 78.1: own Szab", "text 78.1: own Köv (activated)", "outright 78: own Csend", "outright 78: opponent Csend", "review 78.2: own Homály",
			},
			nil, isOff, on, 3,
		},
		{
			"a guard that saves it is named with its side",
			list(card("A", "szörny, goblin, N", vp(3)), called("Olcsó", charm(less(1, "goblin"))), called("Tilos", charm(cannot(lint.ForbidReduce, lint.Both)))),
			nil,
			[]string{"play 78.2: own Olcsó unless own Tilos unless opponent Tilos"},
			isOff, isOff, 3,
		},
		{
			"A's own guard that holds under a condition",
			list(card("A", "szörny, N", vp(3), lint.Guard{Forbids: lint.ForbidReduce, Whose: lint.Self, By: "anyone", When: lint.Conditional}), called("Olcsó", charm(less(1)))),
			nil,
			[]string{"play 78.2: own Olcsó unless own A"},
			isOff, isOff, 3,
		},
		{
			"reviews come last, the own reduction without members",
			list(card("A", "szörny, N", vp(3), itself(lint.Reduce)), called("Talán", charm(less(1, vague{}))), called("Ingyen", charm(change(lint.R1, lint.Free, 0, []any{lint.Next}))), called("Olcsó", charm(less(1)))),
			nil,
			[]string{"play 78.2: own Olcsó", "review 78.2: own Talán", "review 24.3: own Ingyen [next]", "review 78.2: "},
			isOff, isOff, 3,
		},
		{
			"ancient magic that the card has only sometimes",
			list(card("A", "szörny", vp(3), lint.Ancient{Kind: "grants", Whose: lint.Self, When: lint.Conditional}), called("Olcsó", charm(less(1)))),
			nil,
			[]string{"play 78.2: own Olcsó while ancient-granted"},
			isOff, isOff, 3,
		},
		{
			"when and how long an increase helps",
			list(a, called("Olcsó", charm(less(1, floor(1), lint.Conditional))), called("Drága", charm(more(1, lint.Opponent, lint.Activated, lint.Next)))),
			nil,
			[]string{"combination 78.2: own Olcsó (conditional) + opponent Drága (activated) [next]"},
			isOff, isOff, 3,
		},
		{
			"how A is played is no likeness",
			list(card("A", "szörny, N", vp(3)), called("Mindig", charm(less(1))), called("Gyűjtőből", charm(less(1, from("discard"))))),
			nil,
			[]string{"play 78.2: own Mindig", "play 78.2: own Gyűjtőből while zone-discard"},
			isOff, isOff, 3,
		},
		{
			"an unknown cost above a base cost that the cause itself lowers",
			list(card("A", "szörny, N", xVP()), called("Olcsó", charm(less(1, floor(1)),
				lint.Base{Op: lint.Reduce, Amount: lint.Num(2), Currency: lint.VP, Whose: lint.Own, Filter: lint.Filter{Exact: true}}))),
			nil,
			[]string{"play 78.2: own Olcsó while cost-above 3 VP"},
			isOff, isOff, 3,
		},
		{
			"only reaction surcharge may raise it",
			list(card("A", "azonnali, N", vp(1), lint.Guard{Forbids: lint.ForbidIncrease, Whose: lint.Self, By: "anyone", Except: "react"}),
				called("Olcsó", charm(less(1, floor(1)))), called("Drága", charm(more(1, lint.Opponent))), called("Reakció", charm(surcharge(1)))),
			nil,
			[]string{"combination 78.2: own Olcsó + opponent Reakció while as-reaction"},
			isOff, isOff, 3,
		},
		{
			"what has to come together is said",
			list(a, called("Olcsó", charm(less(1, floor(1)))), called("Ikszel", charm(more(0, lint.Opponent, lint.Amount{Kind: lint.Variable})))),
			nil,
			[]string{"combination 78.2: own Olcsó + opponent Ikszel while increase-at-least 1 VP"},
			isOff, isOff, 3,
		},
		{
			"four colours do not fit one deck, Bufa is free",
			list(coloured(a, "Raia", "Tharr"), called("Kétszínű", coloured(charm(less(1)), "Leah", "Sheran")), called("Bufás", coloured(charm(less(1)), "Leah", "Bufa"))),
			nil,
			[]string{"play 78.2: own Bufás"},
			isOff, isOff, 3,
		},
		{
			"one rule card a side",
			list(card("A", "szörny, N", vp(0)), called("Olcsó", charm(less(1, floor(1)))), called("Szab", rule(more(1, lint.Opponent))), called("Másik", rule(more(1, lint.Opponent))), called("Köv", follows(more(1, lint.Opponent)))),
			[]string{"text 78.1: own Szab|Másik|Köv"},
			[]string{"combination 78.2: own Olcsó + opponent Szab|Másik + opponent Köv"},
			isOff, isOff, 3,
		},
		{
			"another copy of A is another card",
			list(card("A", "szörny, N", vp(3), less(1, "lény"))), nil,
			[]string{"play 78.2: own A"},
			isOff, isOff, 3,
		},
		{"nothing", list(a, called("Tiltó", charm(cannot(lint.ForbidReduce, lint.Both)))), nil, nil, on, on, 3},
	} {
		t.Run(c.name, func(t *testing.T) {
			f := facts(lint.Applied, c.pool...)
			f.Settings.Size = c.size
			got := combine(t, f)
			var always, sets []string
			for _, s := range got.Always {
				always = append(always, short(s))
			}
			for _, s := range got.Ancient[0].Sets() {
				sets = append(sets, short(s))
			}
			if !slices.Equal(always, c.always) {
				t.Errorf("always\n have %q\n want %q", always, c.always)
			}
			if !slices.Equal(sets, c.sets) {
				t.Errorf("sets\n have %q\n want %q", sets, c.sets)
			}
			if a := got.Ancient[0]; a.Verdict != c.verdict || a.Besides != c.besides {
				t.Errorf("verdict %s, besides %s; want %s, %s", a.Verdict, a.Besides, c.verdict, c.besides)
			}
		})
	}
}

func TestAnyNumberOfWorkers(t *testing.T) {
	f := large(1500)
	one, err := Combine(context.Background(), f, 1)
	if err != nil {
		t.Fatal(err)
	}
	if one.Summary.Sets < 1000 || one.Summary.Ancient < 20 {
		t.Fatalf("the pool is too poor to compare: %+v", one.Summary)
	}
	want := whole(one)
	for _, jobs := range []int{0, 2, 8} {
		many, err := Combine(context.Background(), f, jobs)
		if err != nil {
			t.Fatal(err)
		}
		if whole(many) != want {
			t.Errorf("%d workers give another answer than one", jobs)
		}
	}
}

// whole writes out everything, the sets too.
func whole(c *lint.Combos) string {
	out, _ := json.Marshal(c)
	for i := range c.Ancient {
		sets, _ := json.Marshal(c.Ancient[i].Sets())
		out = append(append(out, '\n'), sets...)
	}
	return string(out) + fmt.Sprint(c.Causes)
}

func TestCancelledContext(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if got, err := Combine(ctx, large(200), 2); !errors.Is(err, context.Canceled) || got != nil {
		t.Errorf("a cancelled run gives %v, %v", got, err)
	}
}

// TestNothingIsNull: lists in the JSON are lists, also where they are empty.
func TestNothingIsNull(t *testing.T) {
	for _, f := range []*lint.Facts{facts(lint.Applied), facts(lint.Applied, card("A", "szörny, N", vp(1), itself(lint.Reduce)), charm(less(1)))} {
		if out := whole(combine(t, f)); strings.Contains(out, "null") {
			t.Errorf("%s", out)
		}
	}
}

func TestSummary(t *testing.T) {
	f := facts(lint.Applied,
		called("Ki", card("Ki", "szörny, N", vp(3))), called("Be", card("Be", "tárgy, N", vp(3))), called("Maga", card("Maga", "tárgy, N", vp(3), itself(lint.Reduce))),
		called("Olcsó", charm(less(1, "szörny"))), called("Olcsóbb", charm(less(2, "szörny"))))
	got := combine(t, f).Summary
	if want := (lint.ComboSummary{Ancient: 3, Off: 1, BesidesOff: 1, Review: 1, On: 1, Sets: 3}); got != want {
		t.Errorf("have %+v, want %+v", got, want)
	}
}
