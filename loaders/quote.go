package loaders

import (
	"bytes"
	"errors"
	"io"
	"unicode/utf8"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// A quote that is not closed takes all that follows for its cell, up to the next quote or the end. Three signs tell it:
//
//   - the text ends before a closing quote comes;
//   - the cell grows longer than any spreadsheet program lets one be (longestText);
//   - what should be the closing quote is followed by text, and stands where one opens: behind a delimiter, a line end, or as many
//     delimiters as there are cells before this one.
//
// Then the row is lost, and that is said, but no other one: reading goes on in the line below the one in which the quote opened. What was
// read ahead is kept for that (tape), which is never more than such a cell.

// quoteMark is where a quote opened.
type quoteMark struct {
	col   int // 0-based, the cell in its row
	line  int // 1-based, of the file
	char  int // 1-based, in the line, in code points
	begun int // on the tape: where the line below begins; -1: it has not come yet
}

// quoted reads from behind the opening quote to the character behind the closing one. Line ends are kept as they are.
func (c *csvSource) quoted(open *quoteMark) (rune, error) {
	open.begun = -1
	defer func() { c.keeping = false }()
	for {
		r, err := c.rune()
		switch {
		case errors.Is(err, io.EOF), len(c.field) > longestText:
			return 0, c.rewind(open)
		case err != nil:
			return 0, err
		case r == '\n' || r == '\r' && c.crOnly:
			c.newLine()
		case r == c.quote && !c.eat(byte(c.quote)):
			return c.closed(open)
		}
		c.field = utf8.AppendRune(c.field, r)
		if open.begun < 0 && (r == '\n' || r == '\r' && !c.before('\n')) {
			open.begun = c.keep()
		}
		c.field = c.appendPlain(c.field, &c.special)
	}
}

// closed reads the character behind a closing quote, unless it has turned out to be another opening one.
func (c *csvSource) closed(open *quoteMark) (rune, error) {
	swallows, ends := c.swallowed(open)
	r, err := c.behindQuote()
	c.slip = err == nil && r != c.comma && r != '\r' && r != '\n'
	if c.slip && swallows {
		return 0, c.rewind(open)
	}
	c.rows = ends
	return r, err
}

// swallowed says whether a quote that follows on what was read may be an opening one; ends: whether a row with an empty beginning of a cell
// stands before it, so that it is one most likely, even with nothing behind it.
func (c *csvSource) swallowed(open *quoteMark) (may, ends bool) {
	if open.begun < 0 {
		return false, false
	}
	comma := utf8.AppendRune(nil, c.comma)
	line := c.field[bytes.LastIndexAny(c.field, "\r\n")+1:]
	n := bytes.Count(line, comma)
	behind := bytes.HasSuffix(line, comma)
	return len(line) == 0 || behind || n >= max(open.col, 1), behind && n >= max(open.col, 2)
}

// rewind goes back to the line below the one where the quote opened.
func (c *csvSource) rewind(open *quoteMark) error {
	if open.begun >= 0 {
		c.at, c.line, c.char = open.begun, open.line+1, 1
	}
	return errUnclosed
}

// firstLine is what stands in the line of a quote that never closes, from that quote on.
func (c *csvSource) firstLine() string {
	line := c.field
	if n := bytes.IndexAny(line, "\r\n"); n >= 0 {
		line = line[:n]
	}
	return string(c.quote) + string(line)
}

func (c *csvSource) damage(open quoteMark) *lint.Problem {
	p := c.pos
	p.Row, p.Line = c.number, open.line
	r := row{number: c.number}
	p.Cell = r.at(open.col)
	return &lint.Problem{Pos: p, Kind: kindRow, Say: say.UnclosedQuote(open.line, open.char), Fatal: true}
}

// behindQuote reads the character behind a closing quote. Spaces before the delimiter or line end belong to nothing; before anything else
// they are text.
func (c *csvSource) behindQuote() (rune, error) {
	spaces := 0
	for {
		r, err := c.rune()
		switch {
		case err == nil && r == ' ' && c.comma != ' ':
			spaces++
			continue
		case err == nil && r != c.comma && r != '\r' && r != '\n':
			c.field = append(c.field, bytes.Repeat([]byte(" "), spaces)...)
		}
		return r, err
	}
}
