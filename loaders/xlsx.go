package loaders

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/xuri/excelize/v2"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// maxUnzipped is how large a workbook may become in memory, in bytes: some ten times a pool of 100,000 cards.
const maxUnzipped = 512 << 20

// workbook reads the sheets that hold cards: those asked for, or all that have a header of cards. A sheet without one (notes)
// is passed over unless it was asked for or no sheet has one. Hidden sheets and rows are read like the others.
func (l *loader) workbook(name string) error {
	pos := lint.Pos{File: name}
	book, err := openWorkbook(name)
	if err != nil {
		l.fatal(pos, kindFile, say.BrokenWorkbook(err.Error()))
		return nil
	}
	defer func() { _ = book.Close() }()
	if len(book.GetSheetList()) == 0 {
		l.fatal(pos, kindFile, say.NoSheets())
		return nil
	}
	parts := sheetParts(book)
	var notes []headerSearch
	var notesAt []lint.Pos
	anyHeader := false
	for _, sheet := range l.sheets(book, pos) {
		pos.Sheet = sheet
		src := newSheet(book, pos, parts[sheet])
		h, err := l.table(src, pos)
		if err != nil {
			return err
		}
		switch {
		case h.found != none:
			anyHeader = true
		case len(l.opt.Sheets) > 0:
			l.noHeader(pos, h)
		default:
			notes, notesAt = append(notes, h), append(notesAt, pos)
		}
	}
	for i := range notes {
		if !anyHeader {
			l.noHeader(notesAt[i], notes[i])
		}
	}
	return nil
}

// sheets lists the sheets to read, in the order of the workbook, and reports those asked for that are not there.
func (l *loader) sheets(book *excelize.File, pos lint.Pos) []string {
	all := book.GetSheetList()
	if len(l.opt.Sheets) == 0 {
		return all
	}
	for _, s := range l.opt.Sheets {
		if !slices.ContainsFunc(all, func(a string) bool { return strings.EqualFold(a, s) }) {
			l.fatal(pos, kindName, say.UnknownSheet(s, all))
		}
	}
	return slices.DeleteFunc(all, func(a string) bool {
		return !slices.ContainsFunc(l.opt.Sheets, func(s string) bool { return strings.EqualFold(a, s) })
	})
}

// openWorkbook opens a workbook wholly in memory, up to a limit. A panic of the reader on a malformed file is an error.
func openWorkbook(name string) (book *excelize.File, err error) {
	defer func() {
		if p := recover(); p != nil {
			book, err = nil, fmt.Errorf("%v", p)
		}
	}()
	return excelize.OpenFile(name, excelize.Options{UnzipSizeLimit: maxUnzipped, UnzipXMLSizeLimit: maxUnzipped})
}

// sheetSource reads the rows of one sheet as a stream.
type sheetSource struct {
	rows   *excelize.Rows
	part   sheetPart
	pos    lint.Pos
	number int // of the last row
	// merged blocks that reach into the rows to come, and those that begin there; by the first row
	open    []merge
	pending []merge
	err     error // opening the sheet failed
}

func newSheet(book *excelize.File, pos lint.Pos, xml []byte) *sheetSource {
	s := &sheetSource{pos: pos, part: readPart(xml)}
	s.pending = s.part.merges
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
	out = row{number: s.number, cells: make([]cell, len(values))}
	for i, v := range values {
		out.cells[i].value = v
	}
	for _, col := range s.part.noValue[s.number] {
		out.cells = widen(out.cells, col)
		out.cells[col].noValue = true
	}
	s.merge(&out)
	return out, nil
}

// merge gives the value of a merged block to the cells below its anchor, so that a type or colour merged down over several
// cards holds for each of them. It is not given to the cells right of the anchor: those are other columns, and what is
// merged over them is a heading.
func (s *sheetSource) merge(r *row) {
	for len(s.pending) > 0 && s.pending[0].fromRow <= r.number {
		m := s.pending[0]
		s.pending = s.pending[1:]
		if m.fromRow < r.number {
			continue
		}
		r.cells = widen(r.cells, m.fromCol)
		r.cells[m.fromCol].across = m.toCol - m.fromCol + 1
		m.value = r.cells[m.fromCol].value
		s.open = append(s.open, m)
	}
	keep := s.open[:0]
	for _, m := range s.open {
		if m.fromRow < r.number {
			r.cells = widen(r.cells, m.fromCol)
			r.cells[m.fromCol] = cell{value: m.value, anchor: m.fromRow}
		}
		if m.toRow > r.number {
			keep = append(keep, m)
		}
	}
	s.open = keep
}

func widen(cells []cell, col int) []cell {
	for len(cells) <= col {
		cells = append(cells, cell{})
	}
	return cells
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
