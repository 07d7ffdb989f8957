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
// It is strict where leniency would swallow rows: a quote that never closes costs its own row, and the lines below it are read (quote.go).
// A quote inside an unquoted cell is a quote, and text behind a closing quote goes on with the cell, as spreadsheet programs have it; the
// latter is reported, for the quotes in it are lost.
type csvSource struct {
	tape
	comma   rune
	quote   rune
	pos     lint.Pos  // the file
	line    int       // 1-based line of the next character
	number  int       // of the last row
	crOnly  bool      // lines end with CR alone
	special [256]bool // bytes with which something other than the text of a cell may begin
	field   []byte    // the cell that is being read
	slip    bool      // it has text behind its closing quote
	rows    bool      // it looks as if it had swallowed rows
}

var (
	errRowEnd   = errors.New("end of row")
	errUnclosed = errors.New("unclosed quote")
)

// newCSV reads rows from UTF-8 text. The line "sep=;" that tells Excel the delimiter is a line of the file but not a row.
func newCSV(r *bufio.Reader, file string, comma rune) *csvSource {
	c := &csvSource{tape: tape{r: r, char: 1}, comma: comma, pos: lint.Pos{File: file}, line: 1}
	c.quotedBy('"')
	head, _ := r.Peek(sampleSize)
	c.crOnly = bytes.IndexByte(head, '\n') < 0 && bytes.IndexByte(head, '\r') >= 0
	if _, length := sepLine(head); length > 0 {
		_, _ = r.Discard(length)
		c.line++
	}
	return c
}

// quotedBy sets the quotation mark.
func (c *csvSource) quotedBy(quote rune) {
	c.quote, c.special = quote, [256]bool{0: true, '\r': true, '\n': true}
	c.special[quote], c.special[utf8.AppendRune(nil, c.comma)[0]] = true, true
}

// endOfDOS is the character with which DOS ends a text.
const endOfDOS = 0x1a

// next reads a row. A blank line is a row without cells.
func (c *csvSource) next() (row, error) {
	if _, err := c.peek(); err != nil {
		return row{}, c.failed(err)
	}
	if c.isLast(endOfDOS) {
		return row{}, io.EOF
	}
	c.number++
	out := row{number: c.number, line: c.line}
	for {
		c.field = c.field[:0]
		c.slip, c.rows = false, false
		open := quoteMark{col: len(out.cells), line: c.line, char: c.char}
		quoted, err := c.cell(&open)
		if errors.Is(err, errUnclosed) {
			out.damage, out.cells = c.damage(open), append(out.cells, cell{value: c.firstLine()})
			return out, nil
		}
		if err != nil && !errors.Is(err, errRowEnd) {
			return row{}, err
		}
		if err == nil || quoted || len(c.field) > 0 || len(out.cells) > 0 {
			out.cells = append(out.cells, cell{value: string(c.field), slip: c.slip, rows: c.rows})
		}
		if err != nil {
			return out, nil
		}
	}
}

// cell reads one cell and the delimiter or line end behind it (errRowEnd).
func (c *csvSource) cell(open *quoteMark) (quoted bool, err error) {
	r, err := c.rune()
	if err == nil && r == c.quote {
		quoted = true
		if r, err = c.quoted(open); errors.Is(err, errUnclosed) {
			return quoted, err
		}
	}
	for ; err == nil; r, err = c.rune() {
		switch r {
		case c.comma:
			return quoted, nil
		case '\r':
			c.eat('\n')
			c.newLine()
			return quoted, errRowEnd
		case '\n':
			c.newLine()
			return quoted, errRowEnd
		}
		c.field = c.appendPlain(utf8.AppendRune(c.field, r), &c.special)
	}
	if errors.Is(err, io.EOF) {
		err = errRowEnd
	}
	return quoted, err
}

func (c *csvSource) newLine() { c.line, c.char = c.line+1, 1 }

// rune reads one character. A byte that is no character and a zero byte become U+FFFD: the builder reports them with their cell.
func (c *csvSource) rune() (rune, error) {
	r, err := c.read()
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
	return &lint.Problem{Pos: p, Kind: kindFile, Say: say.Unopened(err), Fatal: true}
}

func (c *csvSource) hiddenColumn(int) bool { return false }
