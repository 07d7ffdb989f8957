package loaders

import (
	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// remarks count what is no mistake of a card and yet must be said, once for a sheet: hidden rows that were read, merged blocks whose
// value counted for several cards, cells beyond the last column that there can be.
type remarks struct {
	hidden      int // cards
	firstHidden lint.Pos
	merged      map[string]bool // anchors
	firstMerged lint.Pos
	beyond      int // rows
	firstBeyond lint.Pos
}

// tooWide notes a row with something beyond the last column that is read: some of it was not looked at.
func (m *remarks) tooWide(b *builder, r *row) {
	if r.beyond {
		if m.beyond == 0 {
			m.firstBeyond = b.place(r, maxColumns-1)
		}
		m.beyond++
	}
}

func (m *remarks) remark(b *builder, r *row) {
	if r.hidden {
		if m.hidden == 0 {
			m.firstHidden = b.place(r, 0)
		}
		m.hidden++
	}
	for i := range r.cells {
		if r.cells[i].anchor == 0 || isFiller(r.cells[i].value) || !b.reads(i) {
			continue
		}
		if m.merged == nil {
			m.merged = map[string]bool{}
			m.firstMerged = b.place(r, i)
		}
		m.merged[r.at(i)] = true
	}
}

func (m *remarks) end(b *builder) {
	if m.beyond > 0 {
		b.report(lint.Problem{Pos: m.firstBeyond, Kind: kindWide, Say: say.TooWide(m.beyond, columnName(maxColumns-1)), Fatal: true})
	}
	if m.hidden > 0 {
		b.report(lint.Problem{Pos: m.firstHidden, Kind: kindHidden, Say: say.HiddenRows(m.hidden)})
	}
	if len(m.merged) > 0 {
		b.report(lint.Problem{Pos: m.firstMerged, Kind: kindMerged, Say: say.MergedCells(len(m.merged))})
	}
}
