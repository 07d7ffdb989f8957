package main

import (
	"io"
	"strings"
	"testing"
	"unicode/utf8"
)

// In both languages the second column of the flags begins under itself, accents or not.
func TestHelpColumns(t *testing.T) {
	for _, lang := range []string{"hu", "en"} {
		for _, command := range []string{"baseline", "check", "combos", "cost", "diff", "explain", "modifiers", "parse", "rules"} {
			var out strings.Builder
			if code := run(t.Context(), []string{command, "--help", "--lang", lang}, strings.NewReader(""), &out, io.Discard); code != 0 {
				t.Fatalf("%s: exit %d", command, code)
			}
			column := 0
			for line := range strings.Lines(out.String()) {
				body := strings.TrimLeft(line, " ")
				if !strings.HasPrefix(body, "-") {
					column = 0
					continue
				}
				gap := strings.LastIndex(line, "   ") + 3
				if at := utf8.RuneCountInString(line[:gap]); column == 0 {
					column = at
				} else if at != column {
					t.Errorf("%s %s: the text begins in column %d, above it in %d: %s", lang, command, at, column, line)
				}
			}
		}
	}
}
