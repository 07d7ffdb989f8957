package report

import (
	"io"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// modifiersMarkdown is the table of modifiers as a comment.
func modifiersMarkdown(w io.Writer, in *Input, look Look) error {
	c := newComment(w, look)
	v := verdicts(in.Facts)
	c.heading("cardlint: " + c.say(say.Verdicts(v.Cards, v.Modifies, v.Review, v.Clear)))
	headed := false
	for i := range in.shownCards() {
		if !headed {
			headed = true
			c.tableHead(say.ColPlace, say.ColCard, say.ColVerdict, say.ColFamily, say.ColChange, say.ColPhrase)
		}
		for _, row := range c.modifierRows(in.Facts, i) {
			c.row(row...)
		}
	}
	return c.closing(func(n int) lint.Words { return say.MoreIn(n, "modifiers") })
}
