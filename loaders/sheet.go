package loaders

import (
	"errors"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// found says how the search for a header row ended.
type found uint8

const (
	none     found = iota // no row looks like a header of cards
	partial               // one does, but a column is missing
	complete              // the cards were read
	broken                // the source failed first: reported already
)

// headerSearch is the result of looking for the header among the first rows.
type headerSearch struct {
	found found
	best  columns // the row that came nearest
	empty bool    // nothing stands in the first rows
}

// table reads the cards of one sheet or file. Where the header is not complete, nothing is read; partial and broken are
// reported here, none is left to the caller: a sheet of notes has none.
func (l *loader) table(src source, pos lint.Pos) (headerSearch, error) {
	rows := &ahead{source: src}
	h, err := l.header(rows, pos)
	layout := l.layout(h, src, pos)
	defer func() { l.understood(layout, h.found) }()
	if err != nil || h.found != complete {
		return h, err
	}
	b := builder{columns: h.best, pos: pos, csv: pos.Sheet == "", hidden: l.hidden, report: l.report}
	l.outdone(&h.best, pos)
	l.hiddenColumns(&h.best, src, pos)
	l.withoutCost(&h.best, pos)
	emit := func(c lint.Card) error {
		if err := l.ctx.Err(); err != nil {
			return err
		}
		l.cards++
		if layout.Count++; layout.Count <= shownCards {
			layout.Cards = append(layout.Cards, c)
		}
		return l.emit(c)
	}
	costs := zeros{decided: b.first(fieldCost) < 0}
	for {
		if err := l.ctx.Err(); err != nil {
			return h, err
		}
		r, err := rows.next()
		if err != nil {
			b.end()
			return h, errors.Join(costs.end(l.report, emit), l.ended(err))
		}
		if r.damage != nil {
			l.report(*r.damage)
			continue
		}
		if l.headerAgain(rows, &b, &r) {
			continue
		}
		c, ok := b.card(&r)
		if !ok {
			continue
		}
		if err := costs.pass(c, &b, &r, l.opt.ZeroCosts, emit); err != nil {
			return h, err
		}
	}
}

// header reads up to the header row, the first complete one. Without one, the best of those that miss a column is named in a problem.
func (l *loader) header(src *ahead, pos lint.Pos) (h headerSearch, err error) {
	bestScore := -1
	var above row
	for seen := 0; seen < headerRows; {
		if err := l.ctx.Err(); err != nil {
			return h, err
		}
		r, err := src.next()
		if errors.Is(err, io.EOF) {
			h.empty = seen == 0
			break
		}
		if err != nil {
			h.found = broken
			return h, l.ended(err)
		}
		if r.damage != nil {
			l.report(*r.damage)
			continue
		}
		if r.blank() {
			continue
		}
		seen++
		c := l.names.columns(&r)
		if !c.complete() && above.number > 0 && above.number == r.number-1 {
			if two := l.names.under(&above, &r); two.complete() {
				c = two
			}
		}
		above = r
		if s := c.score(); s > bestScore {
			h.best, bestScore = c, s
		}
		if c.complete() {
			h.found, h.best = complete, l.second(src, c)
			return h, nil
		}
	}
	if h.best.plausible() {
		h.found = partial
		for _, f := range h.best.missing {
			pos.Row, pos.Line = h.best.row.number, h.best.row.line
			l.fatal(pos, kindColumn, say.MissingColumn(string(f), l.opt.Columns[string(f)], h.best.seen(), l.names.nearest(&h.best, f)))
		}
	}
	return h, nil
}

// outdone reports the columns that are not read because another one tells the same.
func (l *loader) outdone(c *columns, pos lint.Pos) {
	for i, k := range c.row.cells {
		s, ok := l.names.lookup(headerKey(k.value), fold(k.value))
		if !ok || s.field == fieldRarity {
			continue
		}
		read := c.of[s.field]
		if !several[s.field] && s.field != fieldText && s.field != fieldDrawback {
			read = read[:1]
		}
		if !slices.ContainsFunc(read, func(r column) bool { return r.index == i }) {
			at := pos
			at.Row, at.Line, at.Cell = c.row.number, c.row.line, columnName(i)+strconv.Itoa(c.row.number)
			l.report(lint.Problem{Pos: at, Kind: kindOutdone, Raw: k.value, Say: say.OutdoneColumn(k.value, read[0].header)})
		}
	}
}

// hiddenColumns reports the columns that are read though they are hidden.
func (l *loader) hiddenColumns(c *columns, src source, pos lint.Pos) {
	var headers []string
	for i, k := range c.row.cells {
		if !c.reads(i) || !src.hiddenColumn(i) {
			continue
		}
		if headers == nil {
			pos.Row, pos.Line, pos.Cell = c.row.number, c.row.line, columnName(i)+strconv.Itoa(c.row.number)
		}
		headers = append(headers, strings.Join(strings.Fields(k.value), " ")+" ("+columnName(i)+")")
	}
	if headers != nil {
		l.report(lint.Problem{Pos: pos, Kind: kindHidden, Say: say.HiddenColumns(headers)})
	}
}

// withoutCost reports a table that has no column of costs, but columns that nothing is read from: its costs may stand there under another name.
func (l *loader) withoutCost(c *columns, pos lint.Pos) {
	if len(c.of[fieldCost]) > 0 {
		return
	}
	var unread []string
	for i, k := range c.row.cells {
		if _, known := l.names.lookup(headerKey(k.value), fold(k.value)); !known && !c.reads(i) && strings.TrimSpace(k.value) != "" {
			unread = append(unread, k.value)
		}
	}
	if unread != nil {
		pos.Row, pos.Line = c.row.number, c.row.line
		l.report(lint.Problem{Pos: pos, Kind: kindNoCosts, Say: say.NoCostColumn(unread)})
	}
}

// longestHeader is how long a header may be that comes once more within the cards, in bytes.
const longestHeader = 100

// headerAgain says whether a row is a header once more, as in sheets pasted together; from there on its columns hold, which may be others.
func (l *loader) headerAgain(src *ahead, b *builder, r *row) bool {
	name := r.get(b.first(fieldName)).value
	if len(r.get(b.first(fieldText)).value) > longestHeader { // most rows: no need to look at more
		return false
	}
	if _, ok := l.names.lookup(headerKey(name), fold(name)); !ok {
		return false
	}
	c := l.names.columns(r)
	if c.complete() {
		b.columns = l.second(src, c)
	}
	return c.complete()
}

// second takes the row below a header into it where it belongs to it.
func (l *loader) second(src *ahead, c columns) columns {
	next := src.peek()
	if next == nil || next.damage != nil || next.number != c.row.number+1 || len(c.rows) > 1 || !l.names.continues(&c, next) {
		return c
	}
	if two := l.names.under(&c.row, next); better(&two, &c) {
		_, _ = src.next()
		return two
	}
	return c
}

// understood hands on how a sheet was understood, unless it holds no cards at all.
func (l *loader) understood(layout lint.Layout, f found) {
	if l.layouts != nil && (f == complete || f == partial) {
		if l.csvOf != nil {
			layout.Encoding, layout.Delimiter = l.csvOf.encoding(), string(l.comma)
		}
		l.layouts(layout)
	}
}

// ended tells the end of a source from a failure, which becomes a problem; other errors are handed on.
func (l *loader) ended(err error) error {
	var p *lint.Problem
	switch {
	case errors.Is(err, io.EOF):
		return nil
	case errors.As(err, &p):
		l.report(*p)
		return nil
	}
	return err
}
