package report

import (
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// modifiersCSV writes the extraction table: a row for each modifier and for each phrase that was not understood; a card without any has one row.
func modifiersCSV(w io.Writer, in *Input, _ Look) error {
	head := slices.Concat(placeHead, []string{
		"card", "id", "type", "verdict", "decided", "code", "op", "on", "amount", "currency", "whose", "cards", "exact", "floor", "when", "lasts", "drawback",
		"start", "end", "quote",
	})
	return writeCSV(w, head, func(yield func([]string) bool) {
		for i := range in.shownCards() {
			for _, row := range modifierCells(in.Facts, i) {
				if !yield(row) {
					return
				}
			}
		}
	})
}

func modifierCells(f *lint.Facts, i int) [][]string {
	c, r, j := &f.Pool.Cards[i], &f.Readings[i], &f.Judgements[i]
	const changeCells = 11
	var rows [][]string
	add := func(s lint.Span, code lint.Code, change []string) {
		pos := c.Pos
		if s.Cell != "" {
			pos.Cell = s.Cell
		}
		rows = append(rows, slices.Concat(
			placeCells(pos), []string{c.Name, c.ID, c.Kind, string(j.Verdict), j.Decided, string(code)}, change,
			[]string{strconv.Itoa(s.Start), strconv.Itoa(s.End), s.Quote},
		))
	}
	for k := range r.Modifiers {
		m := &r.Modifiers[k]
		add(m.Span, m.Code, []string{
			string(m.Op), string(m.On), m.Amount.String(), m.Currency.String(), string(m.Whose), m.Cards, strconv.FormatBool(m.Filter.Exact),
			m.Floor.String(), strings.Join(m.When.Names(), ", "), string(m.Lasts), strconv.FormatBool(m.Drawback),
		})
	}
	for _, u := range r.Unread {
		add(u.Span, u.Code, make([]string, changeCells))
	}
	if rows == nil {
		add(lint.Span{}, "", make([]string, changeCells))
	}
	return rows
}
