package wording

import (
	"strings"
	"testing"

	"github.com/cardlint/cardlint/lint"
)

// read reads one text as a card's.
func read(text string) lint.Reading {
	return Read(&lint.Card{Name: "Próbalap", Texts: []lint.Text{{Cell: "F2", Raw: text}}})
}

// marked takes the brackets ⟦ ⟧ out of an example and gives the place between them, in code points.
func markedSpan(s string) (text string, start, end int) {
	before, rest, _ := strings.Cut(s, "⟦")
	inner, after, _ := strings.Cut(rest, "⟧")
	start = len([]rune(before))
	return before + inner + after, start, start + len([]rune(inner))
}

// Each row of the grammar reads its example, within the marked words, and leaves its counterexample alone.
func TestGrammarRows(t *testing.T) {
	seen := map[string]bool{}
	for i := range grammar {
		p := &grammar[i]
		if seen[p.name] {
			t.Errorf("%s: the name stands twice", p.name)
		}
		seen[p.name] = true
		if !strings.Contains(p.example, "⟦") {
			t.Errorf("%s: the example has no ⟦ ⟧", p.name)
			continue
		}
		text, start, end := markedSpan(p.example)
		r := read(text)
		c, ok := clauseOf(&r, p.name)
		switch {
		case !ok:
			t.Errorf("%s: does not read %q (read: %v)", p.name, text, patterns(&r))
		case c.Start < start || c.End > end:
			t.Errorf("%s: reads %q, outside the marked words of %q", p.name, c.Quote, p.example)
		}
		if n := read(p.counter); reads(&n, p) {
			t.Errorf("%s: reads its counterexample %q", p.name, p.counter)
		}
	}
}

func clauseOf(r *lint.Reading, name string) (lint.Clause, bool) {
	for _, c := range r.Clauses {
		if c.Pattern == name {
			return c, true
		}
	}
	return lint.Clause{}, false
}

func reads(r *lint.Reading, p *pattern) bool {
	for _, c := range r.Clauses {
		if c.Pattern == p.name && (string(c.Code) == p.family || c.Code.Modifies()) {
			return true
		}
	}
	return false
}

func patterns(r *lint.Reading) []string {
	var out []string
	for _, c := range r.Clauses {
		out = append(out, c.Pattern+"="+string(c.Code))
	}
	return out
}

// Each row of the word tables has its example word among what the row says.
func TestLexiconRows(t *testing.T) {
	for _, row := range tsvRows(lexiconTSV) {
		if len(row) != 3 {
			t.Fatalf("lexicon.tsv: want class, forms, example: %q", row)
		}
		var want classes
		for _, n := range strings.Fields(row[0]) {
			want.main |= classNames[n]
			want.extra |= extraNames[n]
		}
		found := false
		for _, tok := range prepareText(row[2]) {
			if c, ok := lookup(tok.text); ok && c.main&want.main == want.main && c.extra&want.extra == want.extra {
				found = true
			}
			found = found || want.main&(cCostmod|cBasemod|cUsemod|cModmod) != 0 && tok.cost != 0
			found = found || want.extra&dPlus != 0 && strings.Contains(row[2], "plusz")
		}
		if !found {
			t.Errorf("lexicon.tsv: no word of class %s in its example %q", row[0], row[2])
		}
	}
}

// prepareText gives the tokens of a text.
func prepareText(text string) []token { return prepareWith(text, newWords()) }

// prepareWith gives them where some words may have been met before.
func prepareWith(text string, met *words) []token {
	var l letters
	l.read(text)
	return prepare(&l, nil, met)
}

// A word without accents is read the same in every run, though the tables are walked in no order: of two that it could be the first counts.
func TestFoldedInOneWay(t *testing.T) {
	for s := range stems {
		if got := foldedStems[fold(s)]; len(s) > 4 && got > s {
			t.Errorf("%s without accents is read as %s", s, got)
		}
	}
	if got, _ := unfoldNoun("hatasat"); got != "hatásat" {
		t.Errorf("hatasat is read as %s", got)
	}
}
