package wording

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/cardlint/cardlint/lint"
)

// TestMixedTextsAreRead: texts whose words were dropped, doubled, moved about and taken from one another say nothing that anybody would write, and must be
// read all the same, every span within its text. CARDLINT_MIXED=n makes it n times as many.
func TestMixedTextsAreRead(t *testing.T) {
	var texts [][]string
	files, err := filepath.Glob("../../fixtures/cases/*.jsonl")
	if err != nil || len(files) == 0 {
		t.Fatal("there are no labelled texts", err)
	}
	for _, f := range files {
		for _, l := range labels(t, f) {
			texts = append(texts, strings.Split(l.Text, " "))
		}
	}
	for i := range grammar {
		text, _, _ := markedSpan(grammar[i].example)
		texts = append(texts, strings.Split(text, " "))
	}
	many := 100_000
	if n, err := strconv.Atoi(os.Getenv("CARDLINT_MIXED")); err == nil {
		many *= n
	}
	random := rand.New(rand.NewPCG(uint64(many), 3))
	for range many {
		text := strings.Join(mixed(random, texts), " ")
		c := &lint.Card{Name: "Próbalap", Types: []string{[]string{"szörny", "bűbáj", "tárgy", "azonnali"}[random.IntN(4)]}, Texts: []lint.Text{{Cell: "F2", Raw: text}}}
		if err := readable(c); err != nil {
			t.Errorf("%q: %v", text, err)
		}
	}
}

// mixed makes a text of pieces of two, a few of its words dropped, doubled or exchanged.
func mixed(random *rand.Rand, texts [][]string) []string {
	a, b := texts[random.IntN(len(texts))], texts[random.IntN(len(texts))]
	out := append([]string{}, a[:random.IntN(len(a)+1)]...)
	out = append(out, b[random.IntN(len(b)+1):]...)
	for range random.IntN(5) {
		if len(out) < 2 {
			break
		}
		i, k := random.IntN(len(out)), random.IntN(len(out))
		switch random.IntN(5) {
		case 0:
			out = append(out[:i:i], out[i+1:]...)
		case 1:
			out[i], out[k] = out[k], out[i]
		case 2:
			out[i] = out[k]
		case 3:
			out[i] = strings.TrimRight(out[i], ".,:;!)") + []string{".", ",", ":", ";", "!", "", " (", ")", "\n"}[random.IntN(9)]
		default:
			w := texts[random.IntN(len(texts))]
			out[i] = w[random.IntN(len(w))]
		}
	}
	return out
}

// readable reads a card and looks at every span.
func readable(c *lint.Card) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("%v", p)
		}
	}()
	r := Read(c)
	var spans []lint.Span
	for _, m := range r.Modifiers {
		spans = append(spans, m.Span)
	}
	for _, g := range r.Guards {
		spans = append(spans, g.Span)
	}
	for _, b := range r.Bases {
		spans = append(spans, b.Span)
	}
	for _, u := range r.Unread {
		spans = append(spans, u.Span)
	}
	for _, k := range r.Clauses {
		spans = append(spans, k.Span)
	}
	raw := []rune(c.Texts[0].Raw)
	for _, s := range spans {
		if s.Start < 0 || s.Start >= s.End || s.End > len(raw) || string(raw[s.Start:s.End]) != s.Quote {
			return fmt.Errorf("%d to %d is not %q", s.Start, s.End, s.Quote)
		}
	}
	return nil
}
