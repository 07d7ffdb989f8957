package loaders

import (
	"context"
	"io"
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// shownCards is how many cards of a sheet a layout holds.
const shownCards = 3

// Layouts reads the files as Load does and tells how each sheet that holds cards, or nearly does, was understood. Problems and errors are
// those of Load.
func Layouts(ctx context.Context, files []string, stdin io.Reader, opt Options) ([]lint.Layout, []lint.Problem, error) {
	var out []lint.Layout
	problems, err := loadAll(ctx, files, stdin, opt, func(lint.Card) error { return nil }, func(l lint.Layout) { out = append(out, l) })
	return out, problems, err
}

// layout tells how a header was understood; the cards come later.
func (l *loader) layout(h headerSearch, src source, pos lint.Pos) lint.Layout {
	out := lint.Layout{Pos: pos, Rows: len(h.best.rows), Hidden: l.hidden}
	if h.found == none {
		return out
	}
	out.Pos.Row, out.Pos.Line = h.best.row.number, h.best.row.line
	for i, k := range h.best.row.cells {
		header := strings.Join(strings.Fields(k.value), " ")
		if header == "" {
			continue
		}
		k := l.names.column(&h.best, i, header)
		k.Hidden = src.hiddenColumn(i)
		out.Columns = append(out.Columns, k)
	}
	for _, f := range h.best.missing {
		out.Missing = append(out.Missing, string(f))
	}
	return out
}

func (n headerNames) column(c *columns, i int, header string) lint.LayoutColumn {
	out := lint.LayoutColumn{Letter: columnName(i), Header: header, Sure: lint.SureUnknown}
	s, ok := n.lookup(headerKey(header), fold(header))
	if !ok {
		return out
	}
	at := slices.IndexFunc(c.of[s.field], func(k column) bool { return k.index == i })
	if at < 0 {
		out.Sure = lint.SureOutdone
		return out
	}
	out.Field, out.Currency, out.Sure = string(s.field), s.currency, lint.SureLikely
	switch {
	case n.given[s.field] == fold(header):
		out.Sure = lint.SureGiven
	case isPlural(fold(header), s.key):
		out.Sure = lint.SureKnown
	}
	return out
}

// isPlural says whether the word is the known one, or its plural.
func isPlural(word, known string) bool {
	end, ok := strings.CutPrefix(word, known)
	return ok && slices.Contains(plurals, end)
}
