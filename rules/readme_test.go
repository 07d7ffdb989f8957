package rules_test

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/rules"
)

var update = flag.Bool("update", false, "write README.md anew")

// README.md is what the rules say of themselves: written with -update, compared without it.
func TestReadme(t *testing.T) {
	got := readme(rules.List())
	if *update {
		if err := os.WriteFile("README.md", []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(string(want), got); d != "" {
		t.Errorf("README.md is stale, renew it by go test ./rules -update (- the file, + the rules):\n%s", d)
	}
}

func readme(list []*lint.Rule) string {
	var b strings.Builder
	b.WriteString("# The rules · A szabályok\n\nWritten by `go test ./rules -update`. Evidence stands between ⟦ and ⟧.\n\n")
	b.WriteString("| rule | level | English | magyar |\n|---|---|---|---|\n")
	for _, r := range list {
		fmt.Fprintf(&b, "| [%s](#%s) %s | %s | %s | %s |\n", r.Number, strings.ToLower(r.Number), r.Name, r.Level, r.Title.En, r.Title.Hu)
	}
	for _, r := range list {
		fmt.Fprintf(&b, "\n## %s\n\n**%s** · %s", r.Number, r.Name, r.Level)
		if len(r.Kodex) > 0 {
			fmt.Fprintf(&b, " · Kódex %s", strings.Join(r.Kodex, ", "))
		}
		fmt.Fprintf(&b, "\n\n%s. %s\n*What to do:* %s\n\n%s. %s\n*Mit tegyél:* %s\n", r.Title.En, r.Doc.En, r.Advice.En, r.Title.Hu, r.Doc.Hu, r.Advice.Hu)
		examples(&b, "Fires on · Szól", r.Fires)
		examples(&b, "Silent on · Nem szól", r.Silent)
	}
	return b.String()
}

func examples(b *strings.Builder, title string, l []lint.Example) {
	fmt.Fprintf(b, "\n%s:\n\n```\n", title)
	for _, e := range l {
		kind := e.Type
		if e.Icons != "" {
			kind += " | " + e.Icons
		}
		fmt.Fprintf(b, "%s | %s | %s\n", kind, e.Cost, e.Text)
		for _, w := range e.With {
			fmt.Fprintf(b, "    + %s\n", w)
		}
	}
	b.WriteString("```\n")
}
