package wording

import (
	"reflect"
	"testing"
	"unicode/utf8"

	"github.com/cardlint/cardlint/lint"
)

// Whatever the text, reading ends, every span lies within it, and its quote is what stands there.
func FuzzRead(f *testing.F) {
	for i := range grammar {
		text, _, _ := markedSpan(grammar[i].example)
		f.Add(text)
	}
	for _, s := range []string{
		busy, quiet, "", "\"", "(((", ")))", "\"a (b\" c)", "[[", "[[+2]]", "költség?", "?", "_", "+", "1[1](2)", "Hátrány:", ":::", ";;", "X X X", "(S", "{", "3*X*",
		": Ez a lény 1_VP-vel olcsóbb.", "ér\", \"Köd\" hajóid 1_VP-vel olcsóbbak.", "A (,) nevű hajóid 1_VP-vel olcsóbbak (.).", "Minden le\u0301ny ko\u0308ltse\u0301ge +1_VP.", "a\u0301\u0301\u0301", "\u00ad", "… a kezedbe veheted, +2_VP.", "Gólemeid 2\" olcsóbbak, de nem lehetnek olcsóbbak kapja: „Bűbájaid +1_VP-be kerülnek.”", "Olcsóbban idézhetsz gólemeket: 1 VP-vel kevesebbért.",
		"Lapjaid 1_VP-vel olcsóbbak, az; ellenféléi drágábbak.", "Élet: 2.Áramlás:a következő ogrédköltsége 2_VP-vel kevesebb lesz.",
	} {
		f.Add(s)
	}
	met := newWords()
	f.Fuzz(func(t *testing.T, text string) {
		if !utf8.ValidString(text) {
			return // the loaders hand over valid text
		}
		r := Read(&lint.Card{Name: "Próbalap", Types: []string{"szörny"}, Texts: []lint.Text{{Cell: "F2", Raw: text}}})
		runes := []rune(text)
		check := func(s lint.Span) {
			if s.Start < 0 || s.End > len(runes) || s.Start > s.End || s.Quote != string(runes[s.Start:s.End]) {
				t.Fatalf("span %+v in %q", s, text)
			}
		}
		for i := range r.Modifiers {
			check(r.Modifiers[i].Span)
		}
		for i := range r.Guards {
			check(r.Guards[i].Span)
		}
		for i := range r.Bases {
			check(r.Bases[i].Span)
		}
		for i := range r.Unread {
			check(r.Unread[i].Span)
		}
		for i := range r.Clauses {
			check(r.Clauses[i].Span)
		}
		if tokens := prepareText(text); !reflect.DeepEqual(prepareWith(text, met), tokens) {
			t.Fatalf("words that were met before are taken apart differently: %q", text)
		}
		if again := read(text); len(again.Modifiers) != len(r.Modifiers) {
			t.Fatalf("read twice, differently: %q", text)
		}
	})
}
