package loaders

import (
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// totals are what stands before a sum, folded.
var totals = map[string]bool{
	"osszesen": true, "osszesites": true, "osszeg": true, "vegosszeg": true, "mindosszesen": true, "darab": true, "total": true, "totals": true, "grand total": true, "sum": true, "count": true,
}

// strayRows are the rows without a card that were met, told in one sentence: a list numbered far beyond its last card has hundreds.
type strayRows struct {
	first lint.Problem
	last  int // row
	n     int
}

// shortRows counts the rows that end before the last column where only cells are missing that may be empty. Who writes CSV by
// hand leaves out the delimiters at the end, so they are said once for the whole file.
type shortRows struct {
	first lint.Pos
	n     int
}

// ragged reports a row of a text file that has more or fewer cells than the header. Cells too many are an error: a text fell apart at
// its delimiters, and its end is lost. A row that ends before the text may have been cut off. Else the missing cells are taken for empty.
func (b *builder) ragged(r *row) {
	want := len(b.row.cells)
	if !b.csv {
		return
	}
	p := b.place(r, max(0, len(r.cells)-1))
	switch {
	case r.width() > want:
		b.report(lint.Problem{Pos: p, Kind: kindRagged, Say: say.RaggedRow(len(r.cells), want)})
	case len(r.cells) >= want:
	case b.lacks(r, fieldText):
		b.report(lint.Problem{Pos: p, Kind: kindRagged, Say: say.RowWithoutText(len(r.cells), want), Level: lint.Warning})
	default:
		if b.short.n == 0 {
			b.short.first = p
		}
		b.short.n++
	}
}

// lacks says whether the row ends before any column of the field begins.
func (b *builder) lacks(r *row, f field) bool {
	return !slices.ContainsFunc(b.of[f], func(k column) bool { return k.index < len(r.cells) })
}

// stray notes a row in which neither name nor type nor text stands, but something does: a remark, a cell far below. What stands before a sum
// is no name; such a row is told by itself.
func (b *builder) stray(r *row) bool {
	total := -1 // the column where the word for a sum stands
	for _, f := range required {
		for _, k := range b.of[f] {
			c := r.get(k.index)
			switch {
			case c.noValue:
				return false
			case isFiller(c.value):
			case f == fieldName && totals[fold(strings.TrimRight(c.value, ": "))]:
				total = k.index
			default:
				return false
			}
		}
	}
	if total >= 0 {
		v := r.get(total).value
		b.report(lint.Problem{Pos: b.place(r, total), Kind: kindCell, Raw: v, Say: say.TotalsRow(v), Level: lint.Warning})
		return true
	}
	for i, c := range r.cells {
		if c.anchor == 0 && !isFiller(c.value) {
			if b.skips.n == 0 {
				b.skips.first = lint.Problem{Pos: b.place(r, i), Kind: kindCell, Raw: c.value, Level: lint.Warning}
			}
			b.skips.n, b.skips.last = b.skips.n+1, r.number
			break
		}
	}
	return true
}

// end says what can be said only after the last row.
func (b *builder) end() {
	b.remarks.end(b)
	if p := b.skips.first; b.skips.n > 0 {
		p.Say = say.StrayRows(b.skips.n, b.skips.last)
		b.report(p)
	}
	if b.short.n > 0 {
		b.report(lint.Problem{Pos: b.short.first, Kind: kindRagged, Say: say.ShortRows(b.short.n), Level: lint.Note, Whole: true})
	}
}
