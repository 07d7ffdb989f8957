package loaders

import (
	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// What Options.ZeroCosts may be, beside "": find out.
const (
	ZeroIsCost    = "cost"    // a 0 is a cost
	ZeroIsUnknown = "unknown" // a 0 says that no cost was entered
)

// leastFiller is how many costs of 0, and no other, make a column of costs that were not entered.
const leastFiller = 20

// zeros holds back the cards of a sheet while all their costs are 0, until it is known whether these are costs. In most sheets that is
// the first row.
type zeros struct {
	held    []lint.Card
	n       int
	first   lint.Problem
	decided bool
}

// pass hands a card on to emit, at once or when it is known what a 0 means.
func (z *zeros) pass(c lint.Card, b *builder, r *row, setting string, emit func(lint.Card) error) error {
	if z.decided || setting != "" {
		if setting == ZeroIsUnknown && isZero(&c) {
			notEntered(&c)
		}
		return emit(c)
	}
	z.held = append(z.held, c)
	switch {
	case isZero(&c):
		if z.n == 0 {
			col := b.first(fieldCost)
			z.first = lint.Problem{Pos: b.place(r, col), Raw: r.get(col).value}
		}
		z.n++
	case b.costGiven:
		z.decided = true
		return z.release(emit)
	}
	return nil
}

// end decides after the last row.
func (z *zeros) end(report func(lint.Problem), emit func(lint.Card) error) error {
	if !z.decided && z.n >= leastFiller {
		for i := range z.held {
			if isZero(&z.held[i]) {
				notEntered(&z.held[i])
			}
		}
		z.first.Kind, z.first.Say, z.first.Whole = kindFiller, say.FillerCosts(z.n), true
		report(z.first)
	}
	return z.release(emit)
}

func (z *zeros) release(emit func(lint.Card) error) error {
	held := z.held
	z.held = nil
	for _, c := range held {
		if err := emit(c); err != nil {
			return err
		}
	}
	return nil
}

// isZero says whether the card's cost was read and is 0 in every currency.
func isZero(c *lint.Card) bool {
	if !c.CostRead {
		return false
	}
	for _, cur := range c.Cost.Named() {
		if c.Cost.Of(cur).N != 0 {
			return false
		}
	}
	return true
}

func notEntered(c *lint.Card) { c.Cost, c.CostRead = lint.UnknownCost(), false }
