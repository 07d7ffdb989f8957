package loaders

import (
	"bytes"
	"errors"
	"fmt"
	"io"

	"github.com/xuri/excelize/v2"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// workbook reads the sheets of an XLSX file.
func (l *loader) workbook(name string, r io.Reader) error {
	pos := lint.Pos{File: name}
	book, all, err := openWorkbook(r)
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
func openWorkbook(r io.Reader) (book *excelize.File, all []sheet, err error) {
	defer func() {
		if p := recover(); p != nil {
			book, all, err = nil, nil, fmt.Errorf("%v", p)
		}
	}()
	book, err = excelize.OpenReader(r, excelize.Options{UnzipSizeLimit: maxUnzipped, UnzipXMLSizeLimit: maxUnzipped})
	if err != nil {
		return nil, nil, err
	}
	if swollenStrings(book) {
		return nil, nil, errors.Join(errSwollen, book.Close())
	}
	parts := sheetParts(book)
	for _, name := range book.GetSheetList() {
		visible, err := book.GetSheetVisible(name)
		all = append(all, sheet{name, err == nil && !visible, func(pos lint.Pos) source { return newSheet(book, pos, parts[name]) }})
	}
	return book, all, nil
}

var errSwollen = errors.New("the list of texts is next to nothing but empty ones")

// swollenStrings says whether the shared texts of a workbook are mostly empty ones: in memory each takes ten times its room in the file.
func swollenStrings(book *excelize.File) bool {
	const small = 1 << 20
	all, _ := book.Pkg.Load("xl/sharedStrings.xml")
	raw, _ := all.([]byte)
	return len(raw) > small && bytes.Count(raw, []byte("<si"))*16 > len(raw)
}

// sheetSource reads the rows of one sheet as a stream.
type sheetSource struct {
	rows   *excelize.Rows
	part   sheetPart
	pos    lint.Pos
	number int // of the last row
	blocks blocks
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
