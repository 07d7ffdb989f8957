package loaders

import (
	"unicode/utf8"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// isStray says whether a character has no business in a card: control characters, invisible ones, those of private use, and the sign
// that stands for a lost one.
func isStray(r rune) bool {
	switch {
	case r < ' ':
		return r != '\t' && r != '\n' && r != '\r'
	case r < utf8.RuneSelf:
		return r == 0x7f
	case r <= 0x9f, r == '\u00ad', r == '\ufeff', r == utf8.RuneError:
		return true
	case r < 0x200b:
		return false
	}
	return r <= 0x200f || 0x202a <= r && r <= 0x202e || 0x2060 <= r && r <= 0x2069 || 0xe000 <= r && r <= 0xf8ff
}

// strays reports the stray characters of the cells that are read: the first of a cell, and how many there are.
func (b *builder) strays(r *row) {
	for i := range r.cells {
		if r.cells[i].rows {
			b.report(lint.Problem{Pos: b.place(r, i), Kind: kindStray, Raw: r.cells[i].value, Say: say.RowsInQuotes(), Level: lint.Error})
		}
		if r.cells[i].slip && b.reads(i) {
			b.report(lint.Problem{Pos: b.place(r, i), Kind: kindStray, Raw: r.cells[i].value, Say: say.TextBehindQuote(), Level: lint.Error})
		}
		if k := &r.cells[i]; k.anchor == 0 && !plainText(k.value) && b.reads(i) {
			b.strayIn(r, i, k.value)
		}
	}
}

// plainText says whether nothing is stray in the text; most texts are so.
func plainText(s string) bool {
	for _, r := range s {
		if isStray(r) {
			return false
		}
	}
	return true
}

func (b *builder) strayIn(r *row, col int, text string) {
	first, at, n, i := rune(0), 0, 0, 0
	for _, c := range text {
		if isStray(c) {
			if n == 0 {
				first, at = c, i
			}
			n++
		}
		i++
	}
	b.report(lint.Problem{
		Pos: b.place(r, col), Kind: kindStray, Raw: text, Start: at, End: at + 1, Say: say.StrayCharacter(first, at+1, n),
	})
}
