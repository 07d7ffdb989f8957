package loaders

import (
	"archive/zip"
	"bytes"
	"cmp"
	"encoding/xml"
	"errors"
	"io"
	"strconv"
	"strings"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// openDocument reads the sheets of an .ods file.
func (l *loader) openDocument(name string, z *zip.Reader) error {
	pos := lint.Pos{File: name}
	content := readEntry(z, "content.xml", maxUnzipped)
	if len(content) == 0 {
		l.fatal(pos, kindFile, say.BrokenWorkbook(say.NoContent()))
		return nil
	}
	if bytes.Contains(readEntry(z, "META-INF/manifest.xml", maxUnzipped), []byte("encryption-data")) {
		l.fatal(pos, kindFile, say.NotCards(say.IsEncrypted()))
		return nil
	}
	d := newODS(content)
	all, err := odsSheets(content, d)
	if err != nil {
		l.fatal(pos, kindFile, say.BrokenWorkbook(reason(err)))
		return nil
	}
	if len(all) == 0 {
		l.fatal(pos, kindFile, say.NoSheets())
		return nil
	}
	return l.sheets(pos, all)
}

// odsReader goes once through the content; its sheets are read in their order.
type odsReader struct {
	xml *xml.Decoder
	at  int // how many tables have begun
}

func newODS(content []byte) *odsReader {
	return &odsReader{xml: xml.NewDecoder(bytes.NewReader(content))}
}

// table goes forward to the n-th table (1-based) of the content.
func (d *odsReader) table(n int, pos lint.Pos) source {
	s := &odsSource{d: d, pos: pos}
	for d.at < n {
		token, err := d.xml.Token()
		if err != nil {
			s.err = err
			break
		}
		if e, ok := token.(xml.StartElement); ok && isTable(e.Name, "table") {
			d.at++
		}
	}
	return s
}

func isTable(n xml.Name, local string) bool {
	return n.Local == local && strings.HasSuffix(n.Space, "table:1.0")
}

// odsSource reads the rows of one table.
type odsSource struct {
	d      *odsReader
	pos    lint.Pos
	number int // of the last row
	again  int // how often the last row is to be handed over once more
	last   row
	blocks blocks
	hidden []columnRange
	width  int // of the columns that have been told
	filled int // cells so far that repeat others
	err    error
}

func (s *odsSource) hiddenColumn(col int) bool { return hides(s.hidden, col) }

// columns notes what is told of columns side by side.
func (s *odsSource) columns(e xml.StartElement) {
	n := count(e, "number-columns-repeated")
	if isHidden(e) {
		s.hidden = append(s.hidden, columnRange{s.width, s.width + n - 1})
	}
	s.width += n
}

// isHidden says whether a row or column is not shown.
func isHidden(e xml.StartElement) bool {
	return attr(e, "visibility") == "collapse" || attr(e, "visibility") == "filter"
}

// next reads a row. Blank rows are not handed over one by one: a sheet says in one element that its last million rows are blank.
func (s *odsSource) next() (row, error) {
	if s.err != nil {
		return row{}, s.broken(s.err)
	}
	if s.again > 0 {
		s.again--
		if s.filled += len(s.last.cells); s.filled > widestSheet {
			return row{}, s.broken(errWide)
		}
		s.number++
		out := row{number: s.number, hidden: s.last.hidden, cells: append([]cell(nil), s.last.cells...)}
		s.blocks.apply(&out)
		return out, nil
	}
	for {
		token, err := s.d.xml.Token()
		if err != nil {
			return row{}, s.broken(err)
		}
		switch e := token.(type) {
		case xml.StartElement:
			if isTable(e.Name, "table-column") {
				s.columns(e)
			}
			if !isTable(e.Name, "table-row") {
				continue
			}
			out, times, err := s.row(e)
			if err != nil {
				return row{}, s.broken(err)
			}
			if out.blank() && len(s.blocks.open) == 0 && times > 1 {
				s.number += times
				continue
			}
			if times > mostCopies && out.filled() >= len(required) {
				return row{}, s.broken(errWide)
			}
			s.number++
			out.number = s.number
			s.last, s.again = row{hidden: out.hidden, cells: append([]cell(nil), out.cells...)}, times-1
			s.blocks.begin(s.number)
			s.blocks.apply(&out)
			return out, nil
		case xml.EndElement:
			if isTable(e.Name, "table") {
				return row{}, io.EOF
			}
		}
	}
}

func (s *odsSource) broken(err error) error {
	if errors.Is(err, io.EOF) {
		err = io.ErrUnexpectedEOF
	}
	p := s.pos
	p.Row = s.number
	return &lint.Problem{Pos: p, Kind: kindSheet, Say: say.BrokenSheet(s.number, reason(err)), Fatal: true}
}

// row reads the cells of a row, and how often it is repeated.
func (s *odsSource) row(start xml.StartElement) (row, int, error) {
	out := row{hidden: isHidden(start)}
	times := count(start, "number-rows-repeated")
	for col := 0; ; {
		token, err := s.d.xml.Token()
		if err != nil {
			return out, 0, err
		}
		switch e := token.(type) {
		case xml.StartElement:
			covered := isTable(e.Name, "covered-table-cell")
			if !covered && !isTable(e.Name, "table-cell") {
				if err := s.d.xml.Skip(); err != nil {
					return out, 0, err
				}
				continue
			}
			c, err := s.cell(e)
			if err != nil {
				return out, 0, err
			}
			repeated := count(e, "number-columns-repeated")
			out.beyond = out.beyond || c.value != "" && col+repeated > maxColumns
			if (c.value != "" || c.noValue) && !covered {
				if s.filled += min(col+repeated, maxColumns) - col - 1; s.filled > widestSheet {
					return out, 0, errWide
				}
				for i := col; i < min(col+repeated, maxColumns); i++ {
					out.cells = widen(out.cells, i)
					out.cells[i] = c
				}
			}
			if down, across := count(e, "number-rows-spanned"), count(e, "number-columns-spanned"); down > 1 || across > 1 {
				s.blocks.pending = append(s.blocks.pending, merge{fromRow: 0, toRow: down - 1, fromCol: col, toCol: col + across - 1})
			}
			col += repeated
		case xml.EndElement:
			if isTable(e.Name, "table-row") {
				return out, times, nil
			}
		}
	}
}

// cell reads the text of a cell as it is shown: paragraphs are lines; remarks and drawings beside it are left out.
func (s *odsSource) cell(start xml.StartElement) (cell, error) {
	var b strings.Builder
	paragraphs := 0
	for depth := 1; depth > 0; {
		token, err := s.d.xml.Token()
		if err != nil {
			return cell{}, err
		}
		switch e := token.(type) {
		case xml.StartElement:
			if isBeside(e.Name) {
				if err := s.d.xml.Skip(); err != nil {
					return cell{}, err
				}
				continue
			}
			switch e.Name.Local {
			case "p":
				if paragraphs++; paragraphs > 1 {
					b.WriteByte('\n')
				}
			case "s":
				b.WriteString(strings.Repeat(" ", min(count(e, "c"), maxSpaces)))
			case "tab":
				b.WriteByte('\t')
			case "line-break":
				b.WriteByte('\n')
			}
			depth++
		case xml.EndElement:
			depth--
		case xml.CharData:
			if paragraphs > 0 && depth > 1 {
				b.Write(e)
			}
		}
	}
	if date, _, _ := strings.Cut(attr(start, "date-value"), "T"); date != "" && (b.Len() > 0 || paragraphs == 0) { // shown, it may have but two figures of its year
		return cell{value: date}, nil
	}
	if paragraphs == 0 { // some programs leave it to others to write down what is shown
		b.WriteString(cmp.Or(attr(start, "string-value"), attr(start, "value"), strings.ToUpper(attr(start, "boolean-value"))))
	}
	return cell{value: b.String(), noValue: attr(start, "formula") != "" && attr(start, "value-type") == "" && b.Len() == 0}, nil
}

// isBeside says whether an element of a cell is not of its text: a remark, a drawing with whatever is written in it, how a word is spoken.
func isBeside(n xml.Name) bool {
	return n.Local == "annotation" || n.Local == "shapes" || n.Local == "ruby-text" || strings.HasSuffix(n.Space, "drawing:1.0")
}

// mostCopies is how often a row may be repeated that has enough in it to be a card: one element could stand for a million of them. A column
// that is filled down to the end of the sheet is no such row.
const mostCopies = 10_000

// maxSpaces is how many spaces one element may stand for.
const maxSpaces = 1000

func attr(e xml.StartElement, local string) string {
	for _, a := range e.Attr {
		if a.Name.Local == local {
			return a.Value
		}
	}
	return ""
}

// count is a number attribute; 1 where there is none that could be one.
func count(e xml.StartElement, local string) int {
	if n, err := strconv.Atoi(attr(e, local)); err == nil && n > 0 && n <= 1<<20 {
		return n
	}
	return 1
}
