package rules_test

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/rules"
)

// drifting checks a pool of spells with the given texts and years and lists who has an unusual wording: the card of each finding, then those
// that it names besides.
func drifting(t *testing.T, fresh int, cards ...lint.Card) []string {
	t.Helper()
	source := func(list []lint.Card) rules.Source {
		return func(emit func(lint.Card) error) ([]lint.Problem, error) {
			for _, c := range list {
				if err := emit(c); err != nil {
					return nil, err
				}
			}
			return nil, nil
		}
	}
	opt := rules.Options{Settings: lint.DefaultSettings()}
	if fresh > 0 {
		opt.Against = source(cards[fresh:])
		cards = cards[:fresh]
	}
	f, err := rules.Conduct(context.Background(), source(cards), opt)
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, n := range rules.Findings(f, 1) {
		if n.Rule.Number == "CL308" {
			out = append(out, n.Card.Name)
			for _, r := range n.Related {
				out = append(out, r.Name)
			}
		}
	}
	return out
}

func TestDrift(t *testing.T) {
	n := 0
	card := func(name, text string, year int) lint.Card {
		n++
		return lint.Card{Name: name, Types: []string{"bűbáj"}, Year: year, Texts: []lint.Text{{Cell: fmt.Sprintf("F%d", n), Raw: text}}, Pos: lint.Pos{File: "lapok.csv", Row: n, Cell: fmt.Sprintf("F%d", n)}}
	}
	usual := func(name string, year int) lint.Card { return card(name, "Orkjaid 1_VP-vel olcsóbbak.", year) }
	odd := func(name string, year int) lint.Card {
		return card(name, "Elfjeid költsége 1_VP-vel csökken.", year)
	}
	for _, test := range []struct {
		name  string
		fresh int
		cards []lint.Card
		want  []string
	}{
		{"three to one", 0, []lint.Card{usual("A", 0), odd("B", 0), usual("C", 0), usual("D", 0)}, []string{"B"}},
		{"two to one", 0, []lint.Card{usual("A", 0), odd("B", 0), usual("C", 0)}, nil},
		{"five to two", 0, []lint.Card{usual("A", 0), usual("B", 0), usual("C", 0), usual("D", 0), usual("E", 0), odd("F", 0), odd("G", 0)}, nil},
		{"six to two", 0, []lint.Card{usual("A", 0), usual("B", 0), usual("C", 0), usual("D", 0), usual("E", 0), odd("F", 0), odd("G", 0), usual("H", 0)}, []string{"F", "G"}},
		{"printings are one card", 0, []lint.Card{usual("A", 0), usual("A (új)", 0), usual("A (2020)", 0), odd("B", 0)}, nil},
		{"a new card is not to be worded as old ones", 0, []lint.Card{usual("A", 1999), usual("B", 2001), usual("C", 2003), odd("D", 2024)}, nil},
		{"of one age", 0, []lint.Card{usual("A", 2016), usual("B", 2020), usual("C", 2023), odd("D", 2024)}, []string{"D"}},
		{"an old card beside newer ones", 0, []lint.Card{odd("A", 1999), usual("B", 2020), usual("C", 2022), usual("D", 2023)}, []string{"A"}},
		{"a new one beside a pool", 1, []lint.Card{odd("A", 0), usual("B", 0), usual("C", 0), usual("D", 0)}, []string{"A"}},
		{"an odd one in the pool beside new ones", 1, []lint.Card{usual("A", 0), odd("B", 0), usual("C", 0), usual("D", 0)}, nil},
		{"another meaning", 0, []lint.Card{usual("A", 0), usual("B", 0), usual("C", 0), card("D", "Ellenfeled elfjeinek költsége 1_VP-vel csökken.", 0)}, nil},
		{"a counted amount", 0, []lint.Card{usual("A", 0), usual("B", 0), usual("C", 0), card("D", "Elfjeid költsége annyival csökken, ahány hajód van.", 0)}, nil},
	} {
		if got := drifting(t, test.fresh, test.cards...); !slices.Equal(got, test.want) {
			t.Errorf("%s: %q, want %q", test.name, got, test.want)
		}
	}
}
