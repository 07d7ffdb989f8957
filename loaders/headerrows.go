package loaders

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// ahead lets one row of a source be looked at before it is read.
type ahead struct {
	source
	held *row
	err  error
}

func (a *ahead) next() (row, error) {
	if r := a.held; r != nil {
		a.held = nil
		return *r, nil
	}
	if err := a.err; err != nil {
		a.err = nil
		return row{}, err
	}
	return a.source.next()
}

// peek gives the next row without reading it; nil where there is none.
func (a *ahead) peek() *row {
	if a.held == nil && a.err == nil {
		r, err := a.source.next()
		if a.err = err; err == nil {
			a.held = &r
		}
	}
	return a.held
}

// under understands two rows as one header: "Költség" over "VP" and "SZK". A column's header is both words where they are known
// together, else the lower one where it is known, else the upper one. A word merged over several columns, or with nothing beside it,
// stands over all of them.
func (n headerNames) under(upper, lower *row) columns {
	joined := row{number: upper.number, line: upper.line}
	over, reach := "", 0
	for i := range max(len(upper.cells), len(lower.cells)) {
		own, sub := upper.get(i), lower.get(i)
		if strings.TrimSpace(own.value) != "" {
			over, reach = own.value, i+max(1, own.across)
		}
		label := own.value
		if sub.anchor == 0 && strings.TrimSpace(sub.value) != "" {
			label = n.label(over, own, sub, i < reach || own.value == "")
		}
		joined.cells = append(joined.cells, cell{value: label})
	}
	out := n.columns(&joined)
	out.rows = []row{*upper, *lower}
	return out
}

// label is the header of a column in two rows.
func (n headerNames) label(over string, own, sub cell, covered bool) string {
	both := sub.value
	if covered && over != "" {
		both = over + " " + sub.value
	}
	known := func(s string) bool { _, ok := n.lookup(headerKey(s), fold(s)); return ok }
	switch {
	case known(both):
		return both
	case known(sub.value) || own.value == "":
		return sub.value
	}
	return own.value
}

// continues says whether the row below a header goes on with it: name, type and text have nothing of their own there, and all that
// stands in it is the name of a column or a currency.
func (n headerNames) continues(c *columns, r *row) bool {
	words := 0
	for i, k := range r.cells {
		if k.anchor != 0 || strings.TrimSpace(k.value) == "" {
			continue
		}
		for _, f := range required {
			if i == c.first(f) {
				return false
			}
		}
		_, known := n.lookup(headerKey(k.value), fold(k.value))
		if _, currency := currencyOf(k.value); !known && !currency {
			return false
		}
		words++
	}
	return words > 0
}

// better says whether two rows together tell more than the upper one: more columns, or a currency that was not told.
func better(two, one *columns) bool {
	count := func(c *columns) int {
		sum := 0
		for _, cols := range c.of {
			for _, k := range cols {
				sum++
				if k.currency != lint.AnyCurrency {
					sum++
				}
			}
		}
		return sum
	}
	return two.complete() && count(two) > count(one)
}
