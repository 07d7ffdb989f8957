package report

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/cardlint/cardlint/lint"
)

func TestEscapeMarkdown(t *testing.T) {
	for text, want := range map[string]string{
		"a|b": `a\|b`, "1_VP *csillag*": `1\_VP \*csillag\*`, "sor\nvége\r\n": "sor vége  ", "<b>&amp;</b>": "&lt;b&gt;&amp;amp;&lt;/b&gt;",
		"@kovacs #12 a # b": "@<!-- -->kovacs #<!-- -->12 a # b", `\|`: `\\\|`, "`kód` [x](y)": "\\`kód\\` \\[x\\](y)", "$x$": `\$x\$`,
	} {
		if got := escapeMarkdown(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// Every line of a table has as many cells as its head, whatever stands in them, and a name of a person or an issue is none.
func TestMarkdownTables(t *testing.T) {
	for _, command := range []string{"check", "modifiers", "combos"} {
		for _, lang := range []lint.Lang{lint.Hungarian, lint.English} {
			in := trouble()
			in.Facts.Pool.Cards[1].Name = "Kov|ács\nmester @valaki"
			in.Findings[3].Card.Name = in.Facts.Pool.Cards[1].Name
			s := print(t, in, command, "markdown", Look{Lang: lang, Width: 40})
			cells, rows := 0, 0
			for line := range strings.Lines(s) {
				n := strings.Count(strings.ReplaceAll(line, `\|`, ""), "|")
				switch {
				case strings.HasPrefix(line, "| ---"), strings.HasPrefix(line, "|"):
					if rows++; cells == 0 {
						cells = n
					}
					if n != cells {
						t.Errorf("%s: %d cells, want %d: %s", command, n, cells, line)
					}
				case n > 0:
					t.Errorf("%s: a split row: %s", command, line)
				}
			}
			if rows < 4 || strings.Contains(s, "@valaki") {
				t.Errorf("%s: %d rows\n%s", command, rows, s)
			}
		}
	}
}

// A comment is never longer than GitHub takes; what does not fit is counted, and it is the least grave.
func TestMarkdownLimit(t *testing.T) {
	in := pool()
	var all []lint.Finding
	for i := range 3000 {
		n := in.Findings[1]
		n.Card.Name = fmt.Sprintf("Lap %d|", i)
		all = append(all, n)
	}
	last := in.Findings[0]
	all = append(all, last)
	in.Findings = all
	s := print(t, in, "check", "markdown", Look{Lang: lint.Hungarian})
	shown := strings.Count(s, "\n| ") - 2 // the head's two lines
	if len(s) > mostMarkdown || len(s) < mostMarkdown-2*roomAtEnd {
		t.Errorf("%d bytes", len(s))
	}
	if want := fmt.Sprintf("\n\n… és még %d (mind: cardlint check)\n", len(in.Findings)-shown); !strings.HasSuffix(s, want) {
		t.Errorf("%d rows shown, but it ends %q, want %q", shown, s[len(s)-80:], want)
	}
	if !strings.Contains(s, "| hiba |") {
		t.Error("the gravest finding is left out")
	}
	in = pool()
	in.Facts.Pool.Cards = slices.Repeat(in.Facts.Pool.Cards, 2000)
	in.Facts.Readings = slices.Repeat(in.Facts.Readings, 2000)
	in.Facts.Judgements = slices.Repeat(in.Facts.Judgements, 2000)
	if s := print(t, in, "modifiers", "markdown", Look{Lang: lint.English}); len(s) > mostMarkdown || !strings.Contains(s, "(all: cardlint modifiers)") {
		t.Errorf("%d bytes, it ends %q", len(s), s[len(s)-80:])
	}
}
