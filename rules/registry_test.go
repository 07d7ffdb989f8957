package rules_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/rules"
)

// Every rule is a value that is whole: numbered in order, named, documented in both languages, with examples.
func TestRegistry(t *testing.T) {
	number, name := regexp.MustCompile(`^CL\d{3}$`), regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`)
	levels := []lint.Level{lint.Error, lint.Warning, lint.Note}
	list := rules.List()
	names := map[string]bool{}
	for i, r := range list {
		complain := func(ok bool, what string) {
			t.Helper()
			if !ok {
				t.Errorf("%s %s: %s", r.Number, r.Name, what)
			}
		}
		complain(number.MatchString(r.Number), "the number is not CLnnn")
		complain(i == 0 || list[i-1].Number < r.Number, "the number does not follow the one before")
		complain(name.MatchString(r.Name), "the name is not lower-case words with hyphens")
		complain(!names[r.Name], "the name is taken")
		names[r.Name] = true
		complain(slices.Contains(levels, r.Level), "the level is none")
		for what, w := range map[string]lint.Words{"title": r.Title, "doc": r.Doc, "advice": r.Advice} {
			complain(w.Hu != "" && w.En != "" && w.Hu != w.En, "the "+what+" is not there in both languages")
		}
		complain((r.OnCard == nil) != (r.OnPool == nil), "it wants exactly one of OnCard and OnPool")
		complain(strings.HasPrefix(r.Number, "CL4") || len(r.Kodex) > 0, "it cites no rule of the Kódex")
		complain(r.Problem == "" || r.Problem == r.Name, "a rule about cells bears the name of its problem")
		complain(len(r.Fires) > 0, "no example fires")
		complain(len(r.Silent) > 0, "no example is silent")
		for _, e := range r.Silent {
			complain(!strings.ContainsAny(e.Type+e.Cost+e.Text, "⟦⟧"), "a silent example marks evidence")
		}
	}
}
