package loaders

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// cost fills the cost: one cell, or amounts in several columns that are summed.
func (b *builder) cost(r *row, c *lint.Card) {
	cost, given, bad, open := lint.Cost{}, false, false, false
	for i, col := range b.of[fieldCost] {
		v := b.value(r, col.index)
		cur, ok := b.currency(r, i)
		if bad = bad || !ok; isFiller(v) {
			continue
		}
		read := readCost(v, cur)
		switch {
		case read.date:
			b.problem(r, col.index, kindDate, v, say.DateForCost(v))
		case read.bad:
			b.report(lint.Problem{
				Pos: b.place(r, col.index), Kind: kindCost, Raw: v, Start: read.start, End: read.end, Say: say.UnreadableCost(v),
			})
		}
		bad, given = bad || read.bad, true
		open = open || strings.TrimSpace(v) == "?" && col.currency == lint.AnyCurrency && cur == lint.VP // of no currency
		cost = add(cost, read.cost)
	}
	if len(b.of[fieldCost]) > 1 {
		cost = withoutZeros(cost)
	}
	b.costGiven = given
	c.Cost, c.CostRead = cost, given && !bad && known(cost)
	if bad || !given || open {
		c.Cost = lint.UnknownCost()
	}
}

// withoutZeros drops the parts of 0 that only fill columns: a card of 2 VP with 0 in the SZK column has no SZK part.
func withoutZeros(c lint.Cost) lint.Cost {
	out := lint.Cost{}
	for _, cur := range lint.Currencies() {
		if q := c.Of(cur); q.N != 0 || q.Unknown {
			out = out.With(cur, q)
		}
	}
	return out
}

// currency is the currency of bare amounts in the i-th cost column: that of the column, or of the currency column behind it.
func (b *builder) currency(r *row, i int) (lint.Currency, bool) {
	cols := b.of[fieldCost]
	if cols[i].currency != lint.AnyCurrency {
		return cols[i].currency, true
	}
	for _, k := range b.of[fieldCurrency] {
		if k.index < cols[i].index || i+1 < len(cols) && k.index > cols[i+1].index {
			continue
		}
		v := b.value(r, k.index)
		if isFiller(v) {
			return lint.VP, true
		}
		cur, ok := currencyOf(v)
		if !ok {
			b.problem(r, k.index, kindValue, v, say.UnknownCurrency(v))
		}
		return cur, ok
	}
	return lint.VP, true
}

// costReading is what one cost cell says.
type costReading struct {
	cost  lint.Cost
	given bool // something stands in the cell
	bad   bool // it is not a cost
	date  bool // it is a date
	// where it is bad: the piece that is not understood, in code points from 0, end excluded
	start, end int
}

// readCost reads a cost cell: a sum of amounts, each with its currency (DOMAIN 1). An amount without one is in currency cur.
//
//	3 · 2 VP + 1 SZK · 1[1] · 1_VP(2) · (2) · {2 építő} · 2 * · X · X+1 · ? · X VP + 1 SZK
func readCost(cell string, cur lint.Currency) costReading {
	if isFiller(cell) {
		return costReading{cost: lint.UnknownCost()}
	}
	cell = strings.TrimPrefix(cell, "'") // it tells a spreadsheet program that a number is a text
	p := costParser{rest: fold(cell), bare: cur}
	if p.sum() {
		return costReading{cost: p.cost, given: true}
	}
	out := costReading{cost: lint.UnknownCost(), given: true, bad: true, date: isDate(cell), end: utf8.RuneCountInString(cell)}
	if folded := fold(cell); !out.date && p.left > 0 && p.left < len(folded) {
		out.start = runesUpTo(cell, len(folded)-p.left)
	}
	return out
}

// runesUpTo is how many code points of a cell make so many bytes of it folded.
func runesUpTo(cell string, folded int) int {
	n := 0
	for i := range cell {
		if len(fold(cell[:i]+"x"))-1 >= folded {
			break
		}
		n++
	}
	runes := []rune(cell)
	for n < len(runes)-1 && unicode.IsSpace(runes[n]) {
		n++
	}
	return n
}

// known says whether every part of the cost is a number.
func known(c lint.Cost) bool {
	for _, cur := range c.Named() {
		if c.Of(cur).Unknown {
			return false
		}
	}
	return true
}

// add puts the parts of b to those of a.
func add(a, b lint.Cost) lint.Cost {
	for _, cur := range lint.Currencies() {
		if b.Has(cur) {
			p, q := a.Of(cur), b.Of(cur)
			a = a.With(cur, lint.Quantity{N: p.N + q.N, Unknown: p.Unknown || q.Unknown})
		}
	}
	return a
}

// dates are the shapes in which spreadsheet programs show a date, and its bare number of days (1982-2064).
var dates = regexp.MustCompile(`(?i)^(?:` +
	`\d{1,4}[-./ ]+\d{1,2}[-./ ]+\d{1,4}\.?(?:[ T].*)?` +
	`|\d{1,4}[-./ ]*` + month + `[-./ ]*\d{0,4}\.?` +
	`|` + month + `[-./ ]*\d{1,4}\.?` +
	`|[3-5]\d{4})$`)

const month = `(?:jan|feb|febr|mar|már|márc|apr|ápr|may|maj|máj|jun|jún|jul|júl|aug|sep|szep|szept|oct|okt|nov|dec)[a-zíá]*`

func isDate(cell string) bool { return dates.MatchString(strings.TrimSpace(cell)) }
