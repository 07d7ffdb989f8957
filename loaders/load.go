package loaders

import (
	"bufio"
	"context"
	"io"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// Options say what the input cannot say itself. The zero value means: find out.
type Options struct {
	Sheets    []string          // of workbooks; case does not matter. None: every sheet that holds cards
	Columns   map[string]string // a field (see Fields) → the header of its column; overrules the known headers
	Delimiter rune              // of CSV
	Encoding  string            // of CSV, see Encodings
	Except    []string          // files that are read elsewhere: passed over, and said to be, where a folder or a pattern names them again
	ZeroCosts string            // what a cost of 0 means: ZeroIsCost or ZeroIsUnknown; "": a cost, unless a sheet has no other
}

// Load reads the files in order (a folder: the spreadsheets in it; a pattern: what it fits) and hands over their cards in the order of rows; "-" is stdin. The problems come in
// the order in which they were met. A file that could not be read is a fatal problem, and the others are still read. The error
// is that of the context or of emit, which stops the reading.
func Load(ctx context.Context, files []string, stdin io.Reader, opt Options, emit func(lint.Card) error) ([]lint.Problem, error) {
	return loadAll(ctx, files, stdin, opt, emit, nil)
}

func loadAll(ctx context.Context, files []string, stdin io.Reader, opt Options, emit func(lint.Card) error, layouts func(lint.Layout)) ([]lint.Problem, error) {
	l := &loader{ctx: ctx, opt: opt, emit: emit, layouts: layouts}
	l.given()
	total := 0
	for _, f := range l.files(files) {
		l.cards = 0
		fatal := l.fatals
		if err := l.file(f, stdin); err != nil {
			return l.problems, err
		}
		if l.cards == 0 && l.fatals == fatal && !isLock(f) {
			l.fatal(lint.Pos{File: f}, kindEmpty, say.NoCards())
		}
		total += l.cards
	}
	for i := range l.problems {
		if l.problems[i].Kind == kindLock && total == 0 {
			l.problems[i].Fatal = true
		}
	}
	return l.problems, nil
}

// given takes over the headers that the user named.
func (l *loader) given() {
	l.names.given = map[field]string{}
	for _, f := range slices.Sorted(maps.Keys(l.opt.Columns)) {
		if !slices.Contains(Fields(), f) {
			l.fatal(lint.Pos{}, kindField, say.UnknownField(f, Fields()))
			continue
		}
		l.names.given[field(f)] = fold(l.opt.Columns[f])
	}
}

// loader is the state of one Load.
type loader struct {
	ctx      context.Context
	opt      Options
	names    headerNames
	emit     func(lint.Card) error
	layouts  func(lint.Layout) // may be nil
	problems []lint.Problem
	fatals   int
	cards    int   // of the file
	hidden   bool  // the sheet
	csvOf    *text // the file, where it is CSV
	comma    rune  // its delimiter
}

func (l *loader) report(p lint.Problem) {
	if p.Fatal {
		l.fatals++
	}
	l.problems = append(l.problems, p)
}

func (l *loader) fatal(pos lint.Pos, kind string, w lint.Words) {
	l.report(lint.Problem{Pos: pos, Kind: kind, Say: w, Fatal: true})
}

// file reads one file, by what it is and not by what it is called.
func (l *loader) file(name string, stdin io.Reader) error {
	if err := l.ctx.Err(); err != nil {
		return err
	}
	pos := lint.Pos{File: name}
	if name == "-" {
		return l.stream(bufio.NewReaderSize(stdin, sampleSize), pos)
	}
	if isLock(name) {
		l.report(lint.Problem{Pos: pos, Kind: kindLock, Say: say.LockFile()})
		return nil
	}
	f, err := l.open(name)
	switch {
	case l.ctx.Err() != nil:
		return l.ctx.Err()
	case err != nil:
		l.fatal(pos, kindFile, say.Unopened(err))
		return nil
	}
	defer func() { _ = f.Close() }()
	info, err := f.Stat()
	if err == nil && !info.Mode().IsRegular() {
		return l.pipe(f, name)
	}
	if openElsewhere(name) {
		l.report(lint.Problem{Pos: pos, Kind: kindOpen, Say: say.OpenElsewhere()})
	}
	r := bufio.NewReaderSize(f, sampleSize)
	switch is := identify(r); {
	case is == isArchive && err == nil:
		return l.archive(name, f, info.Size())
	case is == isText && !workbookName(name):
		return l.csv(r, name)
	case is == isText:
		l.fatal(pos, kindFile, say.NoWorkbook())
	default:
		l.fatal(pos, kindFile, say.NotCards(is.words()))
	}
	return nil
}

// stream reads standard input or a pipe.
func (l *loader) stream(r *bufio.Reader, pos lint.Pos) error {
	switch is := identify(r); is {
	case isText:
		return l.csv(r, pos.File)
	case isArchive:
		return l.archiveFrom(pos.File, r)
	default:
		l.fatal(pos, kindFile, say.NotCards(is.words()))
		return nil
	}
}

func workbookName(name string) bool {
	switch strings.ToLower(filepath.Ext(name)) {
	case ".xlsx", ".xlsm", ".xltx", ".xltm":
		return true
	}
	return false
}

// csv reads the one table of a text file.
func (l *loader) csv(raw *bufio.Reader, name string) error {
	src := l.openCSV(raw, name)
	defer func() { l.csvOf = nil }()
	pos := lint.Pos{File: name}
	head, err := l.table(src, pos)
	if err == nil && head.found == none {
		l.noHeader(pos, head)
	}
	return err
}

// openCSV finds out how a text file is written.
func (l *loader) openCSV(raw *bufio.Reader, name string) *csvSource {
	r := utf8Text(raw, l.opt.Encoding)
	comma := l.opt.Delimiter
	if comma == 0 {
		comma = findDelimiter(r.Reader, l.names)
	}
	l.csvOf, l.comma = &r, comma
	src := newCSV(r.Reader, name, comma)
	src.quotedBy(findQuote(r.Reader, comma, l.names))
	return src
}

// noHeader says that a table has no header row.
func (l *loader) noHeader(pos lint.Pos, h headerSearch) {
	l.fatal(pos, kindHeader, say.MissingHeader(headerRows, h.best.seen()))
}
