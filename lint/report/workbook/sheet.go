package workbook

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// mark is what a cell is given.
type mark struct {
	cell     string
	col, row int // from 1
	level    lint.Level
	text     string // of the comment
}

// sheetEditor colours cells of a sheet. What it learns about widths and heights places the comments.
type sheetEditor struct {
	raw     []byte
	styles  *styles
	todo    []mark // in the order of rows and columns; those behind the place where the reading is
	edits   []edit
	pre     string
	grid    grid
	legacy  string // the relation that holds the shapes of comments
	rowAt   int    // the row that is read, and what is known of it
	rowTag  tag
	colAt   int
	styleOf map[int]int // columns that have a format
	drawing int         // where the reference to the shapes belongs
}

// newSheetEditor reads a sheet and plans the colours; the marks must be in its order.
func newSheetEditor(raw []byte, s *styles, marks []mark) (*sheetEditor, error) {
	slices.SortStableFunc(marks, func(a, b mark) int {
		return cmp.Or(cmp.Compare(a.row, b.row), cmp.Compare(a.col, b.col))
	})
	e := &sheetEditor{raw: raw, styles: s, todo: marks, styleOf: map[int]int{}, grid: newGrid()}
	return e, scan(raw, e.visit)
}

func (e *sheetEditor) visit(t *tag) {
	switch {
	case t.depth == 0 && !t.end:
		e.pre, e.drawing = t.pre, t.to
	case t.depth == 1:
		e.section(t)
	case t.name == "sheetView" && t.depth == 2 && t.get("tabSelected") != "":
		e.edits = append(e.edits, edit{t.from, t.to, setAttr(string(e.raw[t.from:t.to]), "tabSelected", "")})
	case t.name == "col" && t.depth == 2 && !t.end:
		e.column(t)
	case t.name == "row" && t.depth == 2:
		e.row(t)
	case t.name == "c" && t.depth == 3 && !t.end:
		e.cell(t)
	}
}

// Elements of a sheet that stand behind the reference to the shapes of comments.
var behindDrawing = []string{"legacyDrawingHF", "drawingHF", "picture", "oleObjects", "controls", "webPublishItems", "tableParts", "extLst", "AlternateContent"}

// section meets the parts of a sheet one below the root.
func (e *sheetEditor) section(t *tag) {
	switch t.name {
	case "dimension":
		e.dimension(t)
	case "sheetFormatPr":
		e.grid.defaults(t)
	case "legacyDrawing":
		for _, a := range t.attr {
			if a.Name.Local == "id" {
				e.legacy = a.Value
			}
		}
	}
	if !slices.Contains(behindDrawing, t.name) {
		e.drawing = t.to
	}
}

// dimension keeps what a sheet says of its extent true: some programs read no further.
func (e *sheetEditor) dimension(t *tag) {
	first, last, _ := strings.Cut(t.get("ref"), ":")
	if last == "" {
		last = first
	}
	left, top := place(first)
	right, bottom := place(last)
	if top == 0 || bottom == 0 {
		return
	}
	for _, m := range e.todo {
		left, top, right, bottom = min(left, m.col), min(top, m.row), max(right, m.col), max(bottom, m.row)
	}
	if ref := cellAt(left, top) + ":" + cellAt(right, bottom); first != cellAt(left, top) || last != cellAt(right, bottom) {
		e.edits = append(e.edits, edit{t.from, t.to, setAttr(string(e.raw[t.from:t.to]), "ref", ref)})
	}
}

func (e *sheetEditor) column(t *tag) {
	from, _ := strconv.Atoi(t.get("min"))
	to, _ := strconv.Atoi(t.get("max"))
	e.grid.columns(from, to, t)
	if style, err := strconv.Atoi(t.get("style")); err == nil {
		for c := from; c <= min(to, from+1024); c++ {
			e.styleOf[c] = style
		}
	}
}

func (e *sheetEditor) row(t *tag) {
	if t.end {
		e.missing(0, t.from)
		return
	}
	e.rowAt++
	if n, err := strconv.Atoi(t.get("r")); err == nil {
		e.rowAt = n
	}
	e.rowTag, e.colAt = *t, 0
	e.grid.row(e.rowAt, t)
	for len(e.todo) > 0 && e.todo[0].row < e.rowAt {
		e.todo = e.todo[1:] // there is no such row: nothing to colour
	}
	if len(e.todo) == 0 || e.todo[0].row != e.rowAt {
		return
	}
	start := string(e.raw[t.from:t.to])
	if !e.spanned(t.get("spans")) {
		start = setAttr(start, "spans", "")
	}
	if !t.empty {
		e.edits = append(e.edits, edit{t.from, t.to, start})
		return
	}
	e.edits = append(e.edits, edit{t.from, t.to, strings.TrimRight(strings.TrimSuffix(start, "/>"), " ") + ">"})
	e.missing(0, t.to)
	e.edits = append(e.edits, edit{t.to, t.to, "</" + t.pre + "row>"})
}

// spanned says whether the marks of the row lie between the columns that it claims to have (an optional hint: 1:8).
func (e *sheetEditor) spanned(spans string) bool {
	first, last, ok := strings.Cut(spans, ":")
	from, _ := strconv.Atoi(first)
	to, _ := strconv.Atoi(last)
	for _, m := range e.todo {
		if m.row != e.rowAt {
			break
		}
		ok = ok && from <= m.col && m.col <= to
	}
	return ok
}

func (e *sheetEditor) cell(t *tag) {
	e.colAt++
	if col, _ := place(t.get("r")); col > 0 {
		e.colAt = col
	}
	e.missing(e.colAt, t.from)
	if len(e.todo) == 0 || e.todo[0].row != e.rowAt || e.todo[0].col != e.colAt {
		return
	}
	base, _ := strconv.Atoi(t.get("s"))
	style := e.styles.marked(base, e.todo[0].level)
	e.edits = append(e.edits, edit{t.from, t.to, setAttr(string(e.raw[t.from:t.to]), "s", strconv.Itoa(style))})
	e.todo = e.todo[1:]
}

// missing writes the marked cells of the row that are not there (all that is wrong with some is that they are empty), up to a column; 0: all.
func (e *sheetEditor) missing(col, at int) {
	for len(e.todo) > 0 && e.todo[0].row == e.rowAt && (col == 0 || e.todo[0].col < col) {
		m := e.todo[0]
		base, ok := e.styleOf[m.col]
		if s, err := strconv.Atoi(e.rowTag.get("s")); err == nil && e.rowTag.get("customFormat") != "" {
			base, ok = s, true
		}
		if !ok {
			base = 0
		}
		style := e.styles.marked(base, m.level)
		e.edits = append(e.edits, edit{at, at, prefixed(`<c r="`+m.cell+`" s="`+strconv.Itoa(style)+`"/>`, e.pre)})
		e.todo = e.todo[1:]
	}
}

// refer adds the reference to the shapes of comments.
func (e *sheetEditor) refer(id, namespace string) {
	with := `<` + e.pre + `legacyDrawing xmlns:r="` + namespace + `" r:id="` + id + `"/>`
	e.edits = append(e.edits, edit{e.drawing, e.drawing, with})
}

func (e *sheetEditor) bytes() []byte { return apply(e.raw, e.edits) }
