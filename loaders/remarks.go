package loaders

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// remarks count what is no mistake of a card and yet must be said, once for a sheet: hidden rows that were read, merged blocks whose
// value counted for several cards, cells under no header, years that are none, cells beyond the last column that there can be.
type remarks struct {
	hiddenRows    int // cards
	firstHidden   lint.Pos
	merged        map[string]bool // anchors
	firstMerged   lint.Pos
	headless      int // cells
	firstHeadless lint.Pos
	years         int // cells
	firstYear     lint.Pos
	oddYear       string
	beyond        int // rows
	firstBeyond   lint.Pos
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
		if m.hiddenRows == 0 {
			m.firstHidden = b.place(r, 0)
		}
		m.hiddenRows++
	}
	m.underNothing(b, r)
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

// underNothing notes the cells of a card that stand in a column without a header: they are not read. In CSV those beyond the header make
// the row a ragged one.
func (m *remarks) underNothing(b *builder, r *row) {
	head := b.row.cells
	for i := range r.cells {
		if r.cells[i].value == "" || i < len(head) && strings.TrimSpace(head[i].value) != "" || i >= len(head) && b.csv || r.cells[i].anchor != 0 || isFiller(r.cells[i].value) {
			continue
		}
		if m.headless == 0 {
			m.firstHeadless = b.place(r, i)
		}
		m.headless++
	}
}

func (m *remarks) end(b *builder) {
	if m.beyond > 0 {
		b.report(lint.Problem{Pos: m.firstBeyond, Kind: kindWide, Say: say.TooWide(m.beyond, columnName(maxColumns-1)), Fatal: true})
	}
	if m.hiddenRows > 0 {
		b.report(lint.Problem{Pos: m.firstHidden, Kind: kindHidden, Say: say.HiddenRows(m.hiddenRows)})
	}
	if m.years > 0 {
		b.report(lint.Problem{Pos: m.firstYear, Kind: kindValue, Raw: m.oddYear, Say: say.UnknownYear(m.oddYear, m.years), Level: lint.Warning})
	}
	if m.headless > 0 {
		b.report(lint.Problem{Pos: m.firstHeadless, Kind: kindHeadless, Say: say.UnderNoHeader(m.headless)})
	}
	if len(m.merged) > 0 {
		b.report(lint.Problem{Pos: m.firstMerged, Kind: kindMerged, Say: say.MergedCells(len(m.merged))})
	}
}
