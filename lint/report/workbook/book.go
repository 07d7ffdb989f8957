package workbook

import (
	"errors"
	"fmt"
	"io"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// Source is the file that is marked.
type Source struct {
	File   string  // as in the places of its cards
	Raw    []byte  // the workbook as it is; nil: the file was none, and Tables hold what stood in it
	Tables []Table // with one at least
}

// Table is what was read from a sheet, or from a text file (no name).
type Table struct {
	Sheet string
	Rows  []Row
}

// Row is one row of a table, with its number as a spreadsheet program shows it (from 1).
type Row struct {
	Number int
	Cells  []string
}

// Input is what the marks and the summary tell.
type Input struct {
	Facts    *lint.Facts
	Findings []lint.Finding
	Worst    []*lint.Finding // one for each cause, the worst first
	Counts   []lint.Words
}

// Refused says why a workbook cannot be copied with marks.
type Refused struct{ lint.Words }

func (r Refused) Error() string { return r.En }

// Write writes the marked copy. What it tells is to be known of the copy beside its being written; the summary says it as well.
func Write(w io.Writer, src *Source, in *Input, lang lint.Lang) ([]lint.Words, error) {
	b, err := open(src, lang)
	if err == nil {
		err = b.mark(in, lang)
	}
	var refused Refused
	switch {
	case errors.As(err, &refused):
		return nil, refused
	case err != nil:
		return nil, Refused{say.CannotMark(err.Error())}
	}
	return b.said, b.write(w)
}

// Ending gives the ending that the name of a workbook must have (.xlsx, .xlsm …); "" where the bytes are none.
func Ending(raw []byte) string {
	b := &book{}
	if b.find(raw) != nil {
		return ""
	}
	t, err := b.typeOf(b.part)
	if err != nil {
		return ""
	}
	macros, template := strings.Contains(t, "macroEnabled"), strings.Contains(t, "template")
	switch {
	case macros && template:
		return ".xltm"
	case macros:
		return ".xlsm"
	case template:
		return ".xltx"
	}
	return ".xlsx"
}

// book is the workbook that is being marked.
type book struct {
	*pack
	src    *Source
	part   string // the workbook's own
	raw    []byte
	root   *node
	rels   []rel
	sheets []bookSheet
	strict bool // the stricter edition of the standard, with names of its own
	said   []lint.Words
}

// bookSheet is a sheet: its name, what places call it (a text file has one without a name), its part.
type bookSheet struct{ name, given, part string }

// open reads the plan of the workbook; for what was none, one is made.
func open(src *Source, lang lint.Lang) (*book, error) {
	b := &book{src: src}
	raw := src.Raw
	if raw == nil {
		var err error
		if raw, err = fresh(src.Tables, lang); err != nil {
			return nil, err
		}
	}
	if err := b.find(raw); err != nil {
		return nil, err
	}
	if b.inside("xl/revisions/") { // it lists the sheets, and must not meet another one
		return nil, Refused{say.SharedWorkbook()}
	}
	var err error
	if b.raw, err = b.read(b.part); err != nil {
		return nil, err
	}
	if b.root, err = parse(b.raw); err != nil {
		return nil, fmt.Errorf("%s: %w", b.part, err)
	}
	b.strict = strings.Contains(string(b.raw[b.root.from:b.root.to]), strictMain)
	if b.rels, err = b.relations(relsOf(b.part), path.Dir(b.part)); err != nil {
		return nil, err
	}
	list := b.root.kid("sheets")
	if list == nil {
		return nil, errors.New("no sheets")
	}
	for i, k := range list.kids {
		s := bookSheet{name: k.get("name"), given: k.get("name")}
		if src.Raw == nil {
			s.given = src.Tables[i].Sheet
		}
		for _, r := range b.rels {
			if r.ID == relationID(k) {
				s.part = r.Target
			}
		}
		b.sheets = append(b.sheets, s)
	}
	return b, nil
}

// find opens the package and finds the workbook in it.
func (b *book) find(raw []byte) (err error) {
	if b.pack, err = openPack(raw); err != nil {
		return err
	}
	rels, err := b.relations(packageRels, "")
	if err != nil {
		return err
	}
	main, ok := of(rels, "officeDocument")
	if !ok || !b.has(main.Target) {
		return errors.New("no workbook in the package")
	}
	b.part = main.Target
	return nil
}

// inside says whether the package has parts in a folder.
func (b *book) inside(folder string) bool {
	for n := range b.at {
		if strings.HasPrefix(n, folder) {
			return true
		}
	}
	return false
}

// relationID is the attribute r:id, whatever its prefix.
func relationID(n *node) string {
	for _, a := range n.attr {
		if a.Name.Local == "id" && a.Name.Space != "" {
			return a.Value
		}
	}
	return ""
}

// The names of the two editions of the standard.
const (
	strictMain      = "http://purl.oclc.org/ooxml/spreadsheetml/main"
	strictRelations = "http://purl.oclc.org/ooxml/officeDocument/relationships"
)

// edition puts the names of the workbook's edition into what is added.
func (b *book) edition(s string) string {
	if !b.strict {
		return s
	}
	return strings.ReplaceAll(strings.ReplaceAll(s, spreadsheet, strictMain), relations, strictRelations)
}

// sheetName is the name of the sheet that places call so.
func (b *book) sheetName(given string) string {
	for _, s := range b.sheets {
		if s.given == given {
			return s.name
		}
	}
	return given
}

// front puts the summary before the other sheets. What counts sheets by their order, local names and the shown sheet, is told so.
func (b *book) front(sheet []byte, lang lint.Lang) error {
	name := b.free(path.Join(path.Dir(b.part), "worksheets/sheet"), ".xml")
	b.put(name, []byte(b.edition(string(sheet))))
	id, err := b.relate(b.part, "worksheet", name)
	if err != nil {
		return err
	}
	if err := b.declare(name, officeType+"spreadsheetml.worksheet+xml", false); err != nil {
		return err
	}
	list := b.root.kid("sheets")
	last := 0
	for _, k := range list.kids {
		n, _ := strconv.Atoi(k.get("sheetId"))
		last = max(last, n)
	}
	element := `<` + b.root.pre + `sheet name="` + escape(b.summaryName(lang)) + `" sheetId="` + strconv.Itoa(last+1) + `" xmlns:r="` + b.edition(relations) + `" r:id="` + id + `"/>`
	edits := []edit{{list.to, list.to, element}}
	set := func(n *node, attr, value string) {
		edits = append(edits, edit{n.from, n.to, setAttr(string(b.raw[n.from:n.to]), attr, value)})
	}
	if names := b.root.kid("definedNames"); names != nil {
		for _, k := range names.kids {
			if n, err := strconv.Atoi(k.get("localSheetId")); err == nil {
				set(k, "localSheetId", strconv.Itoa(n+1))
			}
		}
	}
	if views := b.root.kid("bookViews"); views != nil {
		for _, k := range views.kids {
			start := setAttr(setAttr(string(b.raw[k.from:k.to]), "activeTab", ""), "firstSheet", "")
			edits = append(edits, edit{k.from, k.to, start})
		}
	}
	b.put(b.part, apply(b.raw, edits))
	return nil
}

// summaryName is a name that no sheet has; case does not count.
func (b *book) summaryName(lang lint.Lang) string {
	for n := 1; ; n++ {
		name := say.SummarySheet.In(lang)
		if n > 1 {
			name += " (" + strconv.Itoa(n) + ")"
		}
		if !slices.ContainsFunc(b.sheets, func(s bookSheet) bool { return strings.EqualFold(s.name, name) }) {
			return name
		}
	}
}
