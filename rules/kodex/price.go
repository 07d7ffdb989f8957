package kodex

import "github.com/cardlint/cardlint/lint"

// slot is a part of a cost that is summed by itself. VP and zanszilánk are one sum [7.2].
type slot uint8

const (
	slotVP slot = iota
	slotSZK
	slotBuilder
	slotSacrifice
	slotNekron
	numSlots
)

var slotCurrency = [numSlots]lint.Currency{lint.VP, lint.SZK, lint.Builder, lint.Sacrifice, lint.Nekron}

// slotOf gives the slot of a named currency.
func slotOf(c lint.Currency) slot {
	switch c {
	case lint.SZK:
		return slotSZK
	case lint.Builder:
		return slotBuilder
	case lint.Sacrifice:
		return slotSacrifice
	case lint.Nekron:
		return slotNekron
	}
	return slotVP
}

// slots is a set of slots.
type slots uint8

func (s slots) has(k slot) bool { return s&(1<<k) != 0 }

// price is a cost by slots. Where a slot is unknown (X), n is what is added to the unknown.
type price struct {
	n       [numSlots]int
	unknown [numSlots]bool
	named   [numSlots]bool
	zan     int  // how much of n[slotVP] is zanszilánk
	isZan   bool // the cost names zanszilánk: it never totals below 1 [7.2.2]
	plainVP bool // the cost names VP itself
	open    bool // not even the currencies are known: every slot is unknown
	loose   int  // of an open cost: how much of n[slotVP] changes that name no currency make out
}

// priceOf splits a cost into slots.
func priceOf(c lint.Cost) price {
	if c.Has(lint.AnyCurrency) {
		return openPrice(c.Of(lint.AnyCurrency).N)
	}
	var p price
	for _, cur := range c.Named() {
		q, k := c.Of(cur), slotOf(cur)
		p.n[k] += q.N
		p.unknown[k] = p.unknown[k] || q.Unknown
		p.named[k] = true
		switch cur {
		case lint.Zanszilank:
			p.isZan, p.zan = true, q.N
		case lint.VP:
			p.plainVP = true
		}
	}
	return p
}

// openPrice is the price of a card of which no cost is known. Whatever it may be, each slot of it is at least 0: a change acts in some of them.
func openPrice(added int) price {
	p := price{open: true, plainVP: true, loose: added}
	for k := range p.n {
		p.unknown[k], p.named[k] = true, true
	}
	p.n[slotVP] = added
	return p
}

// printedCost is the cost on the card; unknown where none was entered, or X or ? stands there [21.9].
func printedCost(c *lint.Card) lint.Cost {
	if c.CostRead {
		return c.Cost
	}
	for _, cur := range c.Cost.Named() {
		if c.Cost.Of(cur).Unknown {
			return c.Cost
		}
	}
	return lint.UnknownCost()
}

// cost writes the price as a cost again; the zanszilánk part is the last to be reduced.
func (p price) cost() lint.Cost {
	if p.open {
		return p.openCost()
	}
	var c lint.Cost
	for k := slotVP; k < numSlots; k++ {
		q := lint.Quantity{N: p.n[k], Unknown: p.unknown[k]}
		if k == slotVP && p.isZan {
			zan := lint.Quantity{N: min(p.zan, q.N)}
			if q.Unknown && !p.plainVP {
				zan = q
			}
			if rest := (lint.Quantity{N: q.N - zan.N, Unknown: q.Unknown && p.plainVP}); p.plainVP || rest.N > 0 {
				c = c.With(lint.VP, rest)
			}
			c = c.With(lint.Zanszilank, zan)
			continue
		}
		if p.named[k] || q.N > 0 || q.Unknown {
			c = c.With(slotCurrency[k], q)
		}
	}
	return c
}

// openCost writes an open price: that it is unknown, and what has changed of it.
func (p price) openCost() lint.Cost {
	c := lint.NewCost(lint.AnyCurrency, lint.Quantity{N: p.loose, Unknown: true})
	for k := slotVP; k < numSlots; k++ {
		n := p.n[k]
		if k == slotVP {
			n -= p.loose
		}
		if n != 0 || !p.unknown[k] {
			c = c.With(slotCurrency[k], lint.Quantity{N: n})
		}
	}
	return c
}

// atMost gives the price with every known part cut down to the number.
func (p price) atMost(n int) price {
	for k := range p.n {
		if !p.unknown[k] {
			p.n[k] = min(p.n[k], n)
		}
	}
	p.zan = min(p.zan, p.n[slotVP])
	return p
}

// actsOn says on which slots of A's cost a change in the currency acts. A change that names none acts on the VP part, else on the single
// other currency, never on áldozás [7.4.1]. On a cost that mixes several without VP it is not sure which: all but áldozás are given.
func (p price) actsOn(c lint.Currency) (on slots, sure bool) {
	if c != lint.AnyCurrency {
		return 1 << slotOf(c), true
	}
	if p.named[slotVP] {
		return 1 << slotVP, true
	}
	others := 0
	for k := slotSZK; k < numSlots; k++ {
		if p.named[k] {
			others++
			if k != slotSacrifice {
				on |= 1 << k
			}
		}
	}
	return on, others == 1
}
