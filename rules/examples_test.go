package rules_test

import (
	"context"
	"encoding/csv"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/loaders"
	"github.com/cardlint/cardlint/rules"
)

// The documented examples are the tests: each goes the whole way, from a sheet through the loader, the wording and the rulebook.
func TestExamples(t *testing.T) {
	for _, r := range rules.List() {
		for i, e := range r.Fires {
			t.Run(r.Number+"/fires/"+strconv.Itoa(i), func(t *testing.T) { fires(t, r, e) })
		}
		for i, e := range r.Silent {
			t.Run(r.Number+"/silent/"+strconv.Itoa(i), func(t *testing.T) {
				for _, n := range findings(t, r, e) {
					if n.Rule.Number == r.Number && n.Card.Name == exampleName {
						t.Errorf("%q fires at %q: %s", e.Text, quotes(n), n.Say.En)
					}
				}
			})
		}
	}
}

// exampleName is the name of an example's own card; those beside it have others.
const exampleName = "Példa"

// fires wants findings of the rule at the example's card, and as their evidence exactly what stands between ⟦ and ⟧.
func fires(t *testing.T, r *lint.Rule, e lint.Example) {
	var want, got []string
	cell := ""
	for i, field := range []string{e.Type, e.Cost, e.Text, e.Icons} {
		for _, m := range marked(field) {
			want = append(want, m)
			before, _, _ := strings.Cut(field, "⟦")
			cell = string(rune('B'+i+strings.Count(before, ";")*(i/2)*(3-i))) + "2" // a text falls apart at its semicolons
		}
	}
	if want == nil {
		want, cell = []string{""}, "B2" // the icon cell
	}
	for _, n := range findings(t, r, e) {
		if n.Rule.Number != r.Number || n.Pos.Row != 2 {
			continue
		}
		got = append(got, quotes(n)...)
		if n.Pos.Cell != cell {
			t.Errorf("the finding is at %s, want %s", n.Pos.Cell, cell)
		}
	}
	if !slices.Equal(got, want) {
		t.Errorf("%s | %s\n got %q\nwant %q", e.Type, e.Text, got, want)
	}
}

// findings loads an example as a sheet and runs all rules on it.
func findings(t *testing.T, r *lint.Rule, e lint.Example) []lint.Finding {
	t.Helper()
	problem := inWorkbookOnly(r, e)
	if problem != nil {
		e.Cost = ""
	}
	f, err := rules.Conduct(context.Background(), func(emit func(lint.Card) error) ([]lint.Problem, error) {
		ps, err := loaders.Load(context.Background(), []string{"-"}, strings.NewReader(sheet(t, e)), loaders.Options{Delimiter: ';'}, emit)
		if problem != nil {
			ps = append(ps, *problem)
		}
		return ps, err
	}, rules.Options{Settings: lint.DefaultSettings(), Combos: true, Others: true})
	if err != nil {
		t.Fatal(err)
	}
	return rules.Findings(f, 1)
}

// inWorkbookOnly makes the problem that the loader meets where the example's cost cannot stand in a CSV file: a formula, a date.
func inWorkbookOnly(r *lint.Rule, e lint.Example) *lint.Problem {
	if r.Problem != "formula-without-value" && r.Problem != "date-for-a-cost" || len(marked(e.Cost)) == 0 {
		return nil
	}
	return &lint.Problem{
		Kind: r.Problem, Raw: marked(e.Cost)[0], Say: lint.Words{Hu: "próba", En: "trial"},
		Pos: lint.Pos{File: "-", Row: 2, Line: 2, Cell: "C2"},
	}
}

// sheet writes an example as CSV. A text with a semicolon breaks its row, as it does in a sheet that was saved without quotes.
func sheet(t *testing.T, e lint.Example) string {
	t.Helper()
	var b strings.Builder
	w := csv.NewWriter(&b)
	w.Comma = ';'
	rows := [][]string{{"név", "típus", "költség", "szöveg"}, slices.Concat([]string{exampleName, bare(e.Type), bare(e.Cost)}, strings.Split(bare(e.Text), ";"))}
	if e.Icons != "" {
		rows[0], rows[1] = append(rows[0], "ikon"), append(rows[1], bare(e.Icons))
	}
	ids := slices.ContainsFunc(e.With, func(card string) bool { return strings.Count(card, " | ") == 4 })
	if ids {
		rows[0], rows[1] = append(rows[0], "azonosító"), append(rows[1], "P-1")
	}
	for _, card := range e.With {
		fields := strings.Split(card, " | ")
		if len(fields) != 4 && (len(fields) != 5 || !ids) {
			t.Fatalf("%q is not name | type | cost | text (| id)", card)
		}
		rows = append(rows, fields)
	}
	if err := w.WriteAll(rows); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func marked(s string) []string {
	var out []string
	for {
		_, rest, ok := strings.Cut(s, "⟦")
		if !ok {
			return out
		}
		m, rest, _ := strings.Cut(rest, "⟧")
		out, s = append(out, m), rest
	}
}

func bare(s string) string { return strings.NewReplacer("⟦", "", "⟧", "").Replace(s) }

func quotes(n lint.Finding) []string {
	out := make([]string, len(n.Evidence))
	for i, e := range n.Evidence {
		out[i] = e.Quote
	}
	return out
}
