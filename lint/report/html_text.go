package report

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode"

	"github.com/cardlint/cardlint/lint"
)

// visible shows what cannot be seen in a text: control characters, and the format characters that hide or turn round what stands beside
// them, by their numbers. Line ends and tabs stay.
func visible(s string) string {
	if !strings.ContainsFunc(s, hidden) {
		return s
	}
	s = strings.ReplaceAll(s, "\r\n", "\n")
	var out strings.Builder
	for _, r := range s {
		switch {
		case r == '\r':
			out.WriteByte('\n')
		case hidden(r):
			fmt.Fprintf(&out, "[U+%04X]", r)
		default:
			out.WriteRune(r)
		}
	}
	return out.String()
}

func hidden(r rune) bool {
	if r == '\n' || r == '\t' {
		return false
	}
	return unicode.IsControl(r) || unicode.Is(unicode.Cf, r) || r == '\u2028' || r == '\u2029'
}

// htmlMark is a piece of a text that findings point at.
type htmlMark struct {
	stretch
	level  lint.Level
	number int // of the group of findings; 0 where a card has one only
}

// htmlPiece is a stretch of text under the same marks. Numbers are those of the marks that end with it.
type htmlPiece struct {
	Text    string
	Level   lint.Level // "": unmarked
	Numbers []int
}

// htmlPieces cuts a text at the ends of its marks; where marks overlap the gravest shows.
func htmlPieces(raw string, marks []htmlMark) []htmlPiece {
	text := []rune(raw)
	cuts := []int{0, len(text)}
	for i := range marks {
		m := &marks[i]
		m.start, m.end = clamp(m.start, len(text)), clamp(m.end, len(text))
		cuts = append(cuts, m.start, m.end)
	}
	slices.Sort(cuts)
	cuts = slices.Compact(cuts)
	var out []htmlPiece
	for i, from := range cuts[:len(cuts)-1] {
		to := cuts[i+1]
		p := htmlPiece{Text: visible(string(text[from:to]))}
		for _, m := range marks {
			if m.start > from || m.end < to {
				continue
			}
			p.Level = graver(p.Level, m.level)
			if m.end == to && m.number > 0 && !slices.Contains(p.Numbers, m.number) {
				p.Numbers = append(p.Numbers, m.number)
			}
		}
		slices.Sort(p.Numbers)
		out = append(out, p)
	}
	return out
}

func graver(a, b lint.Level) lint.Level {
	if cmp.Compare(b.Weight(), a.Weight()) > 0 {
		return b
	}
	return a
}
