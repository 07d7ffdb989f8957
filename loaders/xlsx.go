package loaders

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/xuri/excelize/v2"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// workbook reads the sheets of an XLSX file.
func (l *loader) workbook(name string, r io.ReaderAt, size int64) error {
	pos := lint.Pos{File: name}
	book, all, err := openWorkbook(io.NewSectionReader(r, 0, size))
	if err != nil {
		l.fatal(pos, kindFile, say.BrokenWorkbook(err.Error()))
		return nil
	}
	defer func() { _ = book.Close() }()
	if len(all) == 0 {
		l.fatal(pos, kindFile, say.NoSheets())
		return nil
	}
	return l.sheets(pos, all)
}

// openWorkbook opens a workbook wholly in memory, up to a limit, and lists its sheets. A panic of the reader on a malformed file is an
// error.
func openWorkbook(r *io.SectionReader) (book *excelize.File, all []sheet, err error) {
	defer func() {
		if p := recover(); p != nil {
			book, all, err = nil, nil, fmt.Errorf("%v", p)
		}
	}()
	book, err = excelize.OpenReader(r, excelize.Options{UnzipSizeLimit: maxUnzipped, UnzipXMLSizeLimit: maxUnzipped})
	if err != nil {
		return nil, nil, err
	}
	if err := swollen(book, r.Size()); err != nil {
		return nil, nil, errors.Join(err, book.Close())
	}
	parts := sheetParts(book)
	for _, name := range book.GetSheetList() {
		visible, err := book.GetSheetVisible(name)
		all = append(all, sheet{name, err == nil && !visible, func(pos lint.Pos) source { return newSheet(book, pos, parts[name]) }})
	}
	return book, all, nil
}

// What the parts of a workbook may hold, beside its size: in memory a shared text takes some 400 bytes however short it is, and a long one
// is copied several times on its way. Spreadsheet programs allow 32,767 characters in a cell.
const (
	freeTexts   = 50_000
	longestText = 1 << 20
	widestSheet = 100_000_000 // cells, those that only fill a row up included
)

var (
	errManyTexts = errors.New("more texts than a file of this size can hold")
	errLongText  = errors.New("a cell with more text than any spreadsheet program allows")
)

// swollen looks for what would take far more memory than the file's size lets one expect.
func swollen(book *excelize.File, size int64) (err error) {
	book.Pkg.Range(func(name, data any) bool {
		part, _ := name.(string)
		raw, _ := data.([]byte)
		switch {
		case strings.HasSuffix(part, "sharedStrings.xml") && int64(bytes.Count(raw, []byte("<si"))) > freeTexts+size/3:
			err = errManyTexts
		case strings.HasSuffix(part, ".xml") && hasLongText(raw):
			err = errLongText
		}
		return err == nil
	})
	return err
}

// hasLongText says whether somewhere more than longestText bytes stand between two tags. It looks at one byte in so many only.
func hasLongText(raw []byte) bool {
	const step = longestText / 2
	for i := 0; i+step <= len(raw); i += step {
		if bytes.IndexByte(raw[i:i+step], '<') < 0 {
			return true
		}
	}
	return false
}

// sheetSource reads the rows of one sheet as a stream.
type sheetSource struct {
	rows   *excelize.Rows
	part   sheetPart
	pos    lint.Pos
	number int // of the last row
	blocks blocks
	filled int   // cells so far, those that only fill a row up included
	err    error // opening the sheet failed
}

func newSheet(book *excelize.File, pos lint.Pos, xml []byte) *sheetSource {
	s := &sheetSource{pos: pos, part: readPart(xml)}
	s.blocks.pending = s.part.merges
	func() {
		defer s.recovered(&s.err)
		s.rows, s.err = book.Rows(pos.Sheet)
	}()
	return s
}

// next reads a row, blank ones included.
func (s *sheetSource) next() (out row, err error) {
	if s.err != nil {
		return row{}, s.broken(s.err.Error())
	}
	defer s.recovered(&err)
	if !s.rows.Next() {
		return row{}, s.end()
	}
	s.number++
	values, err := s.rows.Columns()
	if err != nil {
		return row{}, s.broken(err.Error())
	}
	if s.filled += len(values); s.filled > widestSheet {
		return row{}, s.broken("too wide")
	}
	beyond := len(values) > maxColumns
	values = values[:min(len(values), maxColumns)]
	out = row{number: s.number, hidden: s.part.hidden[s.number], beyond: beyond, cells: make([]cell, len(values))}
	for i, v := range values {
		out.cells[i].value = v
	}
	for _, col := range s.part.noValue[s.number] {
		if col < maxColumns {
			out.cells = widen(out.cells, col)
			out.cells[col].noValue = true
		}
	}
	s.blocks.apply(&out)
	return out, nil
}

// end tells the end of the sheet from a place where the reader gave up: it takes malformed XML for the end, without an error.
func (s *sheetSource) end() error {
	if err := s.rows.Error(); err != nil {
		return s.broken(err.Error())
	}
	if err := s.rows.Close(); err != nil {
		return s.broken(err.Error())
	}
	if s.part.damaged || s.part.lastRow > 0 && s.number < s.part.lastRow {
		return s.broken("")
	}
	return io.EOF
}

func (s *sheetSource) broken(detail string) error {
	p := s.pos
	p.Row = s.number
	return &lint.Problem{Pos: p, Kind: kindSheet, Say: say.BrokenSheet(s.number, detail), Fatal: true}
}

// recovered turns a panic of the reader into a problem.
func (s *sheetSource) recovered(err *error) {
	if p := recover(); p != nil {
		*err = s.broken(fmt.Sprint(p))
	}
}
