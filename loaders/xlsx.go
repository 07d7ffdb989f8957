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
		l.fatal(pos, kindFile, say.BrokenWorkbook(reason(err)))
		return nil
	}
	defer func() { _ = book.Close() }()
	if len(all) == 0 {
		l.fatal(pos, kindFile, say.NoSheets())
		return nil
	}
	return l.sheets(pos, all)
}

// bookOptions are the limits of unpacking, and how a date is shown whose format is that of the machine it is read on: with all of its year.
var bookOptions = excelize.Options{UnzipSizeLimit: maxUnzipped, UnzipXMLSizeLimit: maxUnzipped, ShortDatePattern: "yyyy-mm-dd"}

// openWorkbook opens a workbook wholly in memory, up to a limit, and lists its sheets. A panic of the reader on a malformed file is an
// error.
func openWorkbook(r *io.SectionReader) (book *excelize.File, all []sheet, err error) {
	defer func() {
		if p := recover(); p != nil {
			book, all, err = nil, nil, fmt.Errorf("%v", p)
		}
	}()
	book, err = excelize.OpenReader(r, bookOptions)
	if err != nil {
		return nil, nil, err
	}
	if err := swollen(book, r.Size()); err != nil {
		return nil, nil, errors.Join(err, book.Close())
	}
	if name, ok := sheetTwice(book); ok {
		return nil, nil, errors.Join(trouble{words: say.SheetTwice(name)}, book.Close())
	}
	parts := partsOf(book)
	texts, err := sharedTexts(parts.texts)
	if err != nil {
		return nil, nil, errors.Join(err, book.Close())
	}
	numbers := newNumbers(book, parts)
	for _, name := range book.GetSheetList() {
		visible, err := book.GetSheetVisible(name)
		all = append(all, sheet{name, err == nil && !visible, func(pos lint.Pos) source {
			return newSheet(pos, parts.sheets[name], texts, numbers.shown)
		}})
	}
	return book, all, nil
}

// sheetTwice finds two sheets of one name, of which excelize knows but one.
func sheetTwice(book *excelize.File) (name string, ok bool) {
	if book.WorkBook == nil {
		return "", false
	}
	known := map[string]bool{}
	for _, s := range book.WorkBook.Sheets.Sheet {
		if known[s.Name] {
			return s.Name, true
		}
		known[s.Name] = true
	}
	return "", false
}

// What the parts of a workbook may hold, beside its size: in memory a shared text takes some 400 bytes however short it is, and a long one
// is copied several times on its way. Spreadsheet programs allow 32,767 characters in a cell.
const (
	freeTexts   = 50_000
	longestText = 1 << 20
	widestSheet = 10_000_000 // cells that only fill a row up, to one that stands far to the right, or that repeat others
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
		case strings.HasSuffix(part, ".xml") && !strings.HasPrefix(part, "customXml/") && hasLongText(raw): // what programs lay beside the sheets is not unpacked further
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

// sheetSource reads the rows of one sheet as a stream; rows that the XML leaves out are not handed over.
type sheetSource struct {
	xml    sheetXML
	pos    lint.Pos
	whole  int // the last row that was read to its end
	blocks blocks
	err    error // of the beginning
}

// newSheet begins to read a sheet. One without XML is broken: what the workbook says of it leads nowhere.
func newSheet(pos lint.Pos, raw []byte, texts []string, shown func(style int, kind, value string) string) *sheetSource {
	s := &sheetSource{pos: pos}
	if len(raw) == 0 {
		s.err = errNoSheet
		return s
	}
	if raw, s.err = inUTF8(raw); s.err == nil {
		s.blocks.pending = readMerges(raw[max(bytes.LastIndex(raw, []byte("sheetData>")), 0):])
		s.xml = sheetXML{xmlScanner: xmlScanner{raw: raw}, texts: texts, shown: shown}
		s.err = s.xml.begin()
	}
	return s
}

func (s *sheetSource) next() (row, error) {
	if s.err != nil {
		return row{}, s.ended(s.err)
	}
	out, err := s.xml.row()
	if err != nil {
		return row{}, s.ended(err)
	}
	s.whole = out.number
	s.blocks.apply(&out)
	return out, nil
}

func (s *sheetSource) hiddenColumn(col int) bool { return hides(s.xml.columns, col) }

// ended tells the end of the sheet from a place where it breaks off.
func (s *sheetSource) ended(err error) error {
	if errors.Is(err, io.EOF) {
		return io.EOF
	}
	p := s.pos
	p.Row = s.whole
	return &lint.Problem{Pos: p, Kind: kindSheet, Say: say.BrokenSheet(s.whole, reason(err)), Fatal: true}
}
