package report

import (
	"strings"
	"testing"
	"unicode/utf8"
)

// Carets stand right under the marked words, however wide the letters before them are.
func TestExcerpts(t *testing.T) {
	for _, test := range []struct {
		name  string
		text  string // marked with ⟦ and ⟧
		width int
		want  string
	}{
		{"plain", "Húzz egy lapot, ⟦költsége +1⟧.", 60, `
Húzz egy lapot, költsége +1.
                ^^^^^^^^^^^`},
		{"two marks in one line", "⟦Őszi⟧ lapok és ⟦téli⟧ lapok.", 60, `
Őszi lapok és téli lapok.
^^^^          ^^^^`},
		{"wide letters", "漢字 ⟦őrök⟧ és ⟦字⟧.", 60, `
漢字 őrök és 字.
     ^^^^    ^^`},
		{"an accent of its own", "a\u0301lom ⟦o\u0303r⟧ ül", 60, "\na\u0301lom o\u0303r ül\n     ^^"},
		{"line ends and tabs are spaces", "első\nsor\t⟦a\nphrase⟧", 60, `
első sor a phrase
         ^^^^^^^^`},
		{"a window in the middle", "Egy kettő három négy öt hat hét nyolc ⟦kilenc⟧ tíz tizenegy tizenkettő tizenhárom.", 34, `
… hét nyolc kilenc tíz tizenegy …
            ^^^^^^`},
		{"a window at the start", "⟦Egy⟧ kettő három négy öt hat hét nyolc kilenc.", 24, `
Egy kettő három négy …
^^^`},
		{"a window at the end", "Egy kettő három négy öt hat hét nyolc ⟦kilenc⟧", 24, `
… hat hét nyolc kilenc
                ^^^^^^`},
		{"a phrase that is too long", "Egy ⟦kettő három négy öt hat hét⟧ nyolc", 20, `
… kettő három négy …
  ^^^^^^^^^^^^^^^^`},
		{"two windows", "⟦Egy⟧ kettő három négy öt hat hét nyolc kilenc ⟦tíz⟧ tizenegy.", 20, `
Egy kettő három …
^^^
… tíz tizenegy.
  ^^^`},
		{"nothing marked", "Húzz egy lapot.", 60, "\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			raw, marks := unmark(test.text)
			got := "\n"
			var lines []string
			for _, x := range excerpts(raw, marks, test.width) {
				lines = append(lines, x.line, x.carets)
				if w := width(x.line); w > test.width {
					t.Errorf("%d columns, want %d at most: %s", w, test.width, x.line)
				}
			}
			if got += strings.Join(lines, "\n"); got != test.want {
				t.Errorf("got%s\nwant%s", got, test.want)
			}
		})
	}
}

// Marks from a broken reading neither crash nor hang, and a very long cell is no trouble.
func TestExcerptsOfAnything(t *testing.T) {
	long := strings.Repeat("költség ", 200_000)
	for _, test := range []struct {
		text string
		mark stretch
		want int
	}{
		{"", stretch{0, 0}, 0},
		{"őr", stretch{-3, 99}, 1},
		{"őr", stretch{2, 1}, 0},
		{long, stretch{0, len([]rune(long))}, 1},
		{long, stretch{1_000_000, 1_000_007}, 1},
		{strings.Repeat("x", 500), stretch{250, 260}, 1},
	} {
		got := excerpts(test.text, []stretch{test.mark}, 80)
		if len(got) != test.want {
			t.Errorf("%.10q %v: %d excerpts, want %d", test.text, test.mark, len(got), test.want)
		}
		for _, x := range got {
			if width(x.line) > 80 || !strings.Contains(x.carets, "^") {
				t.Errorf("%v: %q over %q", test.mark, x.line, x.carets)
			}
		}
	}
}

func unmark(s string) (string, []stretch) {
	var raw strings.Builder
	var marks []stretch
	for _, r := range s {
		at := utf8.RuneCountInString(raw.String())
		switch r {
		case '⟦':
			marks = append(marks, stretch{at, at})
		case '⟧':
			marks[len(marks)-1].end = at
		default:
			raw.WriteRune(r)
		}
	}
	return raw.String(), marks
}
