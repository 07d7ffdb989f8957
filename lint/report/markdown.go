package report

import (
	"io"
	"regexp"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// comment is a page in Markdown, as long as GitHub takes a comment: rows beyond that are counted, not written.
type comment struct {
	*page
	written int // bytes
	left    int // rows that did not fit
}

// mostMarkdown is the longest comment that GitHub takes, counted in bytes, which are never fewer than characters. The last lines,
// those that say what was left out, have their room kept.
const (
	mostMarkdown = 65536
	roomAtEnd    = 2048
)

func newComment(w io.Writer, look Look) *comment { return &comment{page: newPage(w, look)} }

// put writes a line if it fits, and says whether it did. Once one was left out all later ones are, too: what is shown is the beginning.
func (c *comment) put(s string) bool {
	if c.left > 0 || c.written+len(s)+1 > mostMarkdown-roomAtEnd {
		c.left++
		return false
	}
	c.end(s)
	return true
}

// end writes a line of the kept room.
func (c *comment) end(s string) {
	c.written += len(s) + 1
	c.line(0, s)
}

func (c *comment) heading(w string) {
	c.put("### " + escapeMarkdown(w))
	c.put("")
}

func (c *comment) tableHead(head ...lint.Words) {
	cells := make([]string, len(head))
	for i, h := range head {
		cells[i] = escapeMarkdown(c.say(h))
	}
	c.put("| " + strings.Join(cells, " | ") + " |")
	c.put("|" + strings.Repeat(" --- |", len(head)))
}

// row writes cells, escaped, and says whether they fitted.
func (c *comment) row(cells ...string) bool {
	for i := range cells {
		cells[i] = escapeMarkdown(cells[i])
	}
	return c.put("| " + strings.Join(cells, " | ") + " |")
}

// closing ends the report; where rows were left out the last line says how many.
func (c *comment) closing(more func(n int) lint.Words) error {
	if c.left > 0 {
		c.end("")
		c.end(escapeMarkdown(c.say(more(c.left))))
	}
	return c.flush()
}

var (
	markdownSigns = regexp.MustCompile("[\\\\`*_\\[\\]|~$]")
	// A card's text must call nobody, and point to no issue.
	mention = regexp.MustCompile(`([@#])([\pL\d])`)
)

// escapeMarkdown makes a text stand in one line, or one cell of a table, as it is.
func escapeMarkdown(s string) string {
	s = markdownSigns.ReplaceAllString(plain(s), `\$0`)
	s = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;").Replace(s)
	return mention.ReplaceAllString(s, "$1<!-- -->$2")
}
