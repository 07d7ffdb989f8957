package loaders

import (
	"bytes"
	"errors"
	"io"
	"strconv"
	"strings"

	"github.com/xuri/excelize/v2"

	"github.com/cardlint/cardlint/lint/say"
)

// sheetXML reads the rows of a worksheet out of its XML. Not all programs number rows and cells: one without a number follows the last one.
type sheetXML struct {
	xmlScanner
	texts   []string                                   // those that the sheets of the workbook share
	shown   func(style int, kind, value string) string // a number as it is shown
	number  int                                        // of the last row
	columns []columnRange                              // hidden ones
	filled  int                                        // cells so far that only fill a row up
	value   []byte                                     // of the cell that is being read
}

// begin goes forward to the rows. A sheet of another kind, such as one of a chart, has none: io.EOF.
func (s *sheetXML) begin() error {
	worksheet := false
	for {
		token, err := s.next()
		switch {
		case errors.Is(err, io.EOF) && worksheet:
			return io.ErrUnexpectedEOF // without rows it is none
		case err != nil:
			return err
		case token != xmlStart:
		case s.is("worksheet"):
			worksheet = true
		case s.is("col"):
			s.hiddenColumns()
		case s.is("sheetData") && worksheet:
			return nil
		}
	}
}

func (s *sheetXML) hiddenColumns() {
	from, err := strconv.Atoi(string(s.attr("min")))
	to, err2 := strconv.Atoi(string(s.attr("max")))
	if err == nil && err2 == nil && (isTrue(s.attr("hidden")) || isNil(s.attr("width"))) {
		s.columns = append(s.columns, columnRange{from - 1, to - 1})
	}
}

func isTrue(v []byte) bool { return string(v) == "1" || string(v) == "true" }

// isNil says whether a height or width is one of nothing.
func isNil(v []byte) bool { return len(v) > 0 && len(bytes.Trim(v, "0.")) == 0 }

// row reads the next row that the XML has; io.EOF behind the last, once the rest of the XML has turned out to be whole.
func (s *sheetXML) row() (row, error) {
	for {
		token, err := s.next()
		switch {
		case err != nil:
			return row{}, err
		case token == xmlStart && s.is("row"):
			return s.cells()
		case token == xmlEnd && s.is("sheetData"):
			return row{}, s.end()
		case token == xmlStart && s.is("c"): // outside of any row
			return row{}, errXML
		}
	}
}

// end reads on to the end of the XML: io.EOF where no more rows come.
func (s *sheetXML) end() error {
	for {
		token, err := s.next()
		switch {
		case err != nil:
			return err
		case token == xmlStart && s.is("sheetData"):
			return errXML
		}
	}
}

// cells reads the cells of the row that was begun.
func (s *sheetXML) cells() (row, error) {
	n, err := place(s.attr("r"), s.number+1)
	if err != nil || n > excelize.TotalRows {
		return row{}, errNumber
	}
	s.number = n
	out := row{number: n, hidden: isTrue(s.attr("hidden")) || isNil(s.attr("ht"))}
	for col := 0; ; {
		token, err := s.next()
		switch {
		case err != nil:
			return row{}, err
		case token == xmlEnd && s.is("row"):
			return out, nil
		case token != xmlStart || !s.is("c"):
			continue
		}
		if letters := bytes.TrimRight(s.attr("r"), "0123456789"); len(letters) > 0 {
			if col = columnOf(letters); col < 0 {
				return row{}, errNumber
			}
		}
		c, err := s.cell()
		var t trouble
		if errors.As(err, &t) {
			return row{}, t.at(columnName(col) + strconv.Itoa(n))
		}
		if err != nil {
			return row{}, err
		}
		if c.value != "" || c.noValue {
			if col >= maxColumns {
				return row{}, errNumber
			}
			if s.filled += max(0, col-len(out.cells)); s.filled > widestSheet {
				return row{}, errWide
			}
			out.cells = widen(out.cells, col)
			if before := out.cells[col]; before.value != "" || before.noValue {
				return row{}, errTwice.at(columnName(col) + strconv.Itoa(n))
			}
			out.cells[col] = c
		}
		col++
	}
}

// place is the number of a row; the next one where there is none.
func place(v []byte, next int) (int, error) {
	if len(v) == 0 {
		return next, nil
	}
	n, err := strconv.Atoi(string(v))
	if n == 0 {
		n = next
	}
	if n < 0 {
		err = errNumber
	}
	return n, err
}

// columnOf is the column (0-based) that letters name; -1 where they name none.
func columnOf(letters []byte) int {
	if len(letters) > 3 {
		return -1
	}
	for _, b := range letters {
		if b < 'A' || b > 'Z' {
			return -1
		}
	}
	return columnIndex(string(letters))
}

// cell reads the cell that was begun.
func (s *sheetXML) cell() (cell, error) {
	kind := string(s.attr("t"))
	style, _ := strconv.Atoi(string(s.attr("s")))
	formula, valued, depth := false, false, len(s.open)+1
	s.value = s.value[:0]
	for {
		token, err := s.next()
		switch {
		case err != nil:
			return cell{}, err
		case token == xmlEnd && s.is("c"):
			value, err := s.valueOf(kind, style)
			return cell{value: value, noValue: formula && (!valued || value == "" && kind != "str")}, err
		case token != xmlStart || len(s.open) != depth: // deeper stand the extensions of some program
			continue
		case s.is("f"):
			formula = true
		case s.is("v"):
			valued = true
			s.value, err = s.plainText(s.value, "v")
		case s.is("is"):
			s.value, err = s.richText(s.value, "is")
		}
		if err != nil {
			return cell{}, err
		}
	}
}

// valueOf is what a cell shows. A text is taken as it stands, whatever the format of the cell does with it.
func (s *sheetXML) valueOf(kind string, style int) (string, error) {
	raw := string(s.value)
	if raw == "" {
		return "", nil
	}
	switch kind {
	case "s":
		n, err := strconv.Atoi(strings.TrimSpace(raw))
		if err != nil || n < 0 || n >= len(s.texts) {
			return "", trouble{words: say.NoSharedText(raw)}
		}
		return s.texts[n], nil
	case "str", "inlineStr":
		return unescape(raw), nil
	case "e":
		return raw, nil
	case "b":
		switch raw {
		case "1", "true":
			return "TRUE", nil
		case "0", "false":
			return "FALSE", nil
		}
		return raw, nil
	}
	return s.shown(style, kind, raw), nil
}
