package rules

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// state conducts cards that are written as "ID | name | type | icon | text".
func state(t *testing.T, rows []string) *lint.Facts {
	t.Helper()
	f, err := Conduct(context.Background(), func(emit func(lint.Card) error) ([]lint.Problem, error) {
		for i, row := range rows {
			k := strings.Split(row, "|")
			for n := range k {
				k[n] = strings.TrimSpace(k[n])
			}
			c := lint.Card{
				ID: k[0], Name: k[1], Types: []string{k[2]}, Cost: lint.NewCost(lint.VP, lint.Quantity{N: 3}), CostRead: true,
				Texts: []lint.Text{{Cell: "E", Raw: k[4]}}, Pos: lint.Pos{Row: i + 2},
			}
			if k[3] != "" {
				c.Icons = []string{k[3]}
			}
			if err := emit(c); err != nil {
				return nil, err
			}
		}
		return nil, nil
	}, Options{Settings: lint.DefaultSettings(), Combos: true})
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// told writes a diff in short lines.
func told(d *lint.Diff) []string {
	var out []string
	add := func(words ...string) { out = append(out, strings.Join(words, " ")) }
	for _, r := range d.Added {
		add("added", r.Name)
	}
	for _, r := range d.Removed {
		add("removed", r.Name)
	}
	for _, p := range d.Renamed {
		add("renamed", p.Old.Name, p.New.Name)
	}
	for _, c := range d.Cards {
		if c.From != c.To {
			add(c.New.Name, string(c.From), "→", string(c.To))
		}
		for _, f := range c.Fields {
			add(c.New.Name, f.Field, f.From, "→", f.To)
		}
		for _, s := range c.Said {
			var fields []string
			for _, f := range s.Fields {
				fields = append(fields, f.Field+" "+f.From+" → "+f.To)
			}
			switch {
			case s.From == nil:
				add(c.New.Name, "+", say.SaidWords(s.To).En)
			case s.To == nil:
				add(c.New.Name, "-", say.SaidWords(s.From).En)
			default:
				add(c.New.Name, "~", strings.Join(fields, ", "))
			}
		}
	}
	sets := func(sign, name string, list []lint.SetChange) {
		for _, s := range list {
			var members []string
			for _, m := range s.Members {
				for _, r := range m.Cards {
					members = append(members, string(m.Side)+" "+r.Name)
				}
			}
			add(name, sign, s.By, strings.Join(members, ", "))
		}
	}
	sets("+", "all", d.Always[0])
	sets("-", "all", d.Always[1])
	for _, a := range d.Ancient {
		if a.From != a.To {
			add(a.New.Name, string(a.From), "→", string(a.To))
		}
		sets("+", a.New.Name, a.Gained)
		sets("-", a.New.Name, a.Lost)
	}
	for _, p := range d.Reworded {
		add("reworded", p.New.Name)
	}
	return out
}

func TestDiff(t *testing.T) {
	const guard, smith = "| Álmos őr | szörny | ősmágia | Repül.", "| Kohó | tárgy | | A szörnyeid költsége 1 VP-vel kevesebb."
	for _, c := range []struct {
		name     string
		old, now []string
		want     []string
	}{
		{"the same in another order", []string{guard, smith}, []string{smith, guard}, nil},
		{"other words, the same meaning", []string{guard, smith}, []string{guard, "| Kohó | tárgy | | A szörnyeid 1 VP-vel kevesebbe kerülnek."}, []string{"reworded Kohó"}},
		{"other words about something else", []string{guard}, []string{"| Álmos őr | szörny | ősmágia | Repül, ha nappal van."}, []string{"reworded Álmos őr"}},
		{"another amount", []string{guard, smith}, []string{guard, "| Kohó | tárgy | | A szörnyeid költsége 2 VP-vel kevesebb."}, []string{"Kohó ~ amount 1 → 2"}},
		{
			"the change is gone",
			[]string{guard, smith},
			[]string{guard, "| Kohó | tárgy | | Húzz egy lapot."},
			[]string{"Kohó modifies → clear", "Kohó - szörny (own) −1 VP", "Álmos őr off → on", "Álmos őr - play own Kohó"},
		},
		{
			"other cards are meant",
			[]string{guard, smith},
			[]string{guard, "| Kohó | tárgy | | A tárgyaid költsége 1 VP-vel kevesebb."},
			[]string{`Kohó ~ filter {"any":[{"type":["szörny"]}],"exact":true} → {"any":[{"type":["tárgy"]}],"exact":true}`, "Álmos őr off → on", "Álmos őr - play own Kohó"},
		},
		{
			"a cause comes in",
			[]string{guard, smith},
			[]string{guard, smith, "| Üllő | tárgy | | A szörnyeid költsége 1 VP-vel kevesebb."},
			[]string{"added Üllő", "Álmos őr + play own Üllő"},
		},
		{
			"a cause goes",
			[]string{guard, smith},
			[]string{guard},
			[]string{"removed Kohó", "Álmos őr off → on", "Álmos őr - play own Kohó"},
		},
		{
			"a rule card for all",
			[]string{guard},
			[]string{guard, "| Törvény | szabálylap | | A tárgyaid költsége 1 VP-vel kevesebb."},
			[]string{"added Törvény", "all + text own Törvény", "Álmos őr on → off"},
		},
		{"the icon is gone", []string{guard}, []string{"| Álmos őr | szörny | | Repül."}, []string{"Álmos őr icon ősmágia → ", "Álmos őr on → none"}},
		{
			"a ban comes in",
			[]string{guard, smith},
			[]string{"| Álmos őr | szörny | ősmágia | Költsége nem csökkenthető.", smith},
			[]string{"Álmos őr + ban: ez a lap (itself) cannot be reduced", "Álmos őr off → on", "Álmos őr - play own Kohó"},
		},
		{"renamed, with an ID", []string{"7 | Kohó | tárgy | | Repül."}, []string{"7 | Üllő | tárgy | | Repül."}, []string{"renamed Kohó Üllő"}},
		{"renamed, without one", []string{"| Kohó | tárgy | | Repül."}, []string{"| Üllő | tárgy | | Repül."}, []string{"added Üllő", "removed Kohó"}},
		{
			"numbered anew",
			[]string{"1 | Kohó | tárgy | | Repül.", "2 | Üllő | tárgy | | Gyalogol."},
			[]string{"1 | Fújtató | tárgy | | Úszik.", "2 | Kohó | tárgy | | Repül.", "3 | Üllő | tárgy | | Gyalogol."},
			[]string{"added Fújtató"},
		},
		{
			"a text that is not understood",
			[]string{"| Kohó | tárgy | | Repül."},
			[]string{"| Kohó | tárgy | | A lényeid idézési költsége az árapállyal együtt nő."},
			[]string{"Kohó clear → review", `Kohó + not understood, for a person to decide: "A lényeid idézési költsége az árapállyal együtt nő"`, "all + review own Kohó"},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			old, now := state(t, c.old), state(t, c.now)
			d, err := Diff(context.Background(), old, now, 1)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(c.want, told(d)); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
			back, err := Diff(context.Background(), now, old, 2)
			if err != nil {
				t.Fatal(err)
			}
			if back.Gained != d.Lost || back.Lost != d.Gained || len(back.Added) != len(d.Removed) || len(back.Cards) != len(d.Cards) || back.Same != d.Same {
				t.Errorf("the other way round: %q", told(back))
			}
		})
	}
}

// Cards of one name are told apart by ID, then by edition.
func TestMatch(t *testing.T) {
	card := func(s string) lint.Card {
		k := strings.Split(s, "/")
		return lint.Card{ID: k[0], Name: k[1], Edition: k[2]}
	}
	for _, c := range []struct {
		name     string
		old, now []string
		want     []int
	}{
		{"by edition", []string{"/A/x", "/A/y"}, []string{"/A/y", "/A/x"}, []int{1, 0}},
		{"by ID before edition", []string{"1/A/x", "2/A/y"}, []string{"2/A/x", "1/A/y"}, []int{1, 0}},
		{"in their order", []string{"/A/", "/A/"}, []string{"/A/", "/A/", "/A/"}, []int{0, 1}},
		{"by ID alone only where the name is gone", []string{"1/A/", "2/B/"}, []string{"1/B/", "2/C/"}, []int{lint.NoCard, 0}},
		{"an ID that several bear", []string{"1/A/"}, []string{"1/B/", "1/C/"}, []int{lint.NoCard}},
		{"no ID is no ID in common", []string{"/A/"}, []string{"/B/"}, []int{lint.NoCard}},
	} {
		t.Run(c.name, func(t *testing.T) {
			var old, now []lint.Card
			for _, s := range c.old {
				old = append(old, card(s))
			}
			for _, s := range c.now {
				now = append(now, card(s))
			}
			if got := match(old, now); !slices.Equal(got, c.want) {
				t.Errorf("got %v, want %v", got, c.want)
			}
		})
	}
}
