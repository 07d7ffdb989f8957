package loaders

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"unicode/utf8"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// csvSource reads rows from CSV. encoding/csv is not used because the places must be right and the text untouched:
// it drops blank lines, turns CR LF inside quotes into LF, and takes a file with CR alone for one record.
// It is strict where leniency would swallow rows (a quote that never closes). A quote inside an unquoted cell is a quote, and text behind
// a closing quote goes on with the cell, as spreadsheet programs have it; the latter is reported, for the quotes in it are lost.
type csvSource struct {
	r      *bufio.Reader
	comma  rune
	quote  rune
	pos    lint.Pos // the file
	line   int      // 1-based line of the next character
	number int      // of the last row
	crOnly bool     // lines end with CR alone
	field  []byte   // the cell that is being read
	slip   bool     // it has text behind its closing quote
}

var errRowEnd = errors.New("end of row")

// newCSV reads rows from UTF-8 text. The line "sep=;" that tells Excel the delimiter is a line of the file but not a row.
func newCSV(r *bufio.Reader, file string, comma rune) *csvSource {
	c := &csvSource{r: r, comma: comma, quote: '"', pos: lint.Pos{File: file}, line: 1}
	head, _ := r.Peek(sampleSize)
	c.crOnly = bytes.IndexByte(head, '\n') < 0 && bytes.IndexByte(head, '\r') >= 0
	if _, length := sepLine(head); length > 0 {
		_, _ = r.Discard(length)
		c.line++
	}
	return c
}

// next reads a row. A blank line is a row without cells.
func (c *csvSource) next() (row, error) {
	if _, err := c.r.Peek(1); err != nil {
		return row{}, c.failed(err)
	}
	c.number++
	out := row{number: c.number, line: c.line}
	for {
		c.field = c.field[:0]
		c.slip = false
		quoted, err := c.cell(len(out.cells))
		if err != nil && !errors.Is(err, errRowEnd) {
			return row{}, err
		}
		if err == nil || quoted || len(c.field) > 0 || len(out.cells) > 0 {
			out.cells = append(out.cells, cell{value: string(c.field), slip: c.slip})
		}
		if err != nil {
			return out, nil
		}
	}
}

// cell reads one cell and the delimiter or line end behind it (errRowEnd).
func (c *csvSource) cell(col int) (quoted bool, err error) {
	r, err := c.rune()
	if err == nil && r == c.quote {
		if err := c.quoted(col); err != nil {
			return true, err
		}
		quoted = true
		if r, err = c.behindQuote(); err == nil {
			c.slip = r != c.comma && r != '\r' && r != '\n'
		}
	}
	for ; err == nil; r, err = c.rune() {
		switch r {
		case c.comma:
			return quoted, nil
		case '\r':
			if b, _ := c.r.Peek(1); len(b) == 1 && b[0] == '\n' {
				_, _ = c.r.Discard(1)
			}
			c.line++
			return quoted, errRowEnd
		case '\n':
			c.line++
			return quoted, errRowEnd
		}
		c.field = utf8.AppendRune(c.field, r)
	}
	if errors.Is(err, io.EOF) {
		err = errRowEnd
	}
	return quoted, err
}

// quoted reads up to the closing quote; the opening one is read already. Line ends are kept as they are.
func (c *csvSource) quoted(col int) error {
	opened := c.line
	for {
		r, err := c.rune()
		switch {
		case errors.Is(err, io.EOF):
			return c.problem(col, opened, say.UnclosedQuote())
		case err != nil:
			return err
		case r == '\n' || r == '\r' && c.crOnly:
			c.line++
		case r == c.quote:
			if b, _ := c.r.Peek(1); len(b) == 0 || rune(b[0]) != c.quote {
				return nil
			}
			_, _ = c.r.Discard(1)
		}
		c.field = utf8.AppendRune(c.field, r)
	}
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

// rune reads one character. A byte that is no character and a zero byte become U+FFFD: the builder reports them with their cell.
func (c *csvSource) rune() (rune, error) {
	r, _, err := c.r.ReadRune()
	switch {
	case err != nil:
		return 0, c.failed(err)
	case r == 0:
		return utf8.RuneError, nil
	}
	return r, nil
}

// failed passes io.EOF on and makes a problem of any other trouble with reading.
func (c *csvSource) failed(err error) error {
	if errors.Is(err, io.EOF) {
		return io.EOF
	}
	p := c.pos
	p.Line = c.line
	return &lint.Problem{Pos: p, Kind: kindFile, Say: say.Unreadable(err.Error()), Fatal: true}
}

func (c *csvSource) problem(col, line int, w lint.Words) error {
	p := c.pos
	p.Row, p.Line = c.number, line
	r := row{number: c.number}
	p.Cell = r.at(col)
	return &lint.Problem{Pos: p, Kind: kindFile, Say: w, Fatal: true}
}

func (c *csvSource) hiddenColumn(int) bool { return false }
