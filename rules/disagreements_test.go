package rules

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/cardlint/cardlint/lint"
)

// TestReadingsDisagreeWhereItMatters: a warning for each card that a disputed card touches; one note for the pool where none does (CL206).
func TestReadingsDisagreeWhereItMatters(t *testing.T) {
	const item, spell, creature = "tárgy", "általános", "szörny"
	card := func(name, kind, text string) lint.Card {
		return lint.Card{Name: name, Types: []string{kind}, Cost: lint.NewCost(lint.VP, lint.Quantity{N: 3}), CostRead: true, Texts: []lint.Text{{Raw: text}}}
	}
	ancient := func(name, kind string) lint.Card {
		c := card(name, kind, "Repül.")
		c.Icons = []string{lint.IconAncient}
		return c
	}
	for _, c := range []struct {
		name  string
		cards []lint.Card
		want  string
	}{
		{"nothing in dispute", []lint.Card{ancient("A", creature), card("Kő", item, "Repül.")}, ""},
		{"off in every reading", []lint.Card{ancient("A", creature), card("Kő", item, "A szörnyeid költsége 1 VP-vel kevesebb.")}, ""},
		{"a rise of A", []lint.Card{ancient("A", creature), ancient("B", creature), card("Kő", item, "A szörnyeid költsége 1 VP-vel több.")}, "warning A, warning B"},
		{"a currency that A does not cost", []lint.Card{ancient("A", creature), ancient("B", spell), card("Kő", item, "A szörnyeid 1 SZK-val olcsóbbak.")}, "warning A, note B"},
		{"other cards", []lint.Card{ancient("A", creature), ancient("B", creature), ancient("C", spell), card("Kő", item, "A tárgyaid költsége 1 VP-vel kevesebb.")}, "note A and 3"},
		{"the opponent's cards", []lint.Card{ancient("A", creature), ancient("B", creature), card("Kő", item, "Ellenfeled szörnyeinek költsége 1 VP-vel több.")}, "note A and 2"},
	} {
		t.Run(c.name, func(t *testing.T) {
			for i := range c.cards {
				c.cards[i].Pos.Row = i + 2
			}
			f, err := Conduct(context.Background(), func(emit func(lint.Card) error) ([]lint.Problem, error) {
				for _, k := range c.cards {
					if err := emit(k); err != nil {
						return nil, err
					}
				}
				return nil, nil
			}, Options{Settings: lint.DefaultSettings(), Combos: true, Others: true})
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			for _, n := range Findings(f, 1) {
				if n.Rule.Number != "CL206" {
					continue
				}
				s := fmt.Sprintf("%s %s", n.Level, n.Card.Name)
				if len(n.Related) > 0 {
					s += fmt.Sprintf(" and %d", len(n.Related))
				}
				got = append(got, s)
			}
			if s := strings.Join(got, ", "); s != c.want {
				t.Errorf("got %q, want %q", s, c.want)
			}
		})
	}
}
