package lint

import (
	"encoding/json"
	"strconv"
	"strings"
)

// Currency is one of the six means of payment of HKK [7.0.1], or AnyCurrency where a text names none.
type Currency uint8

// The currencies, in the order in which a cost is written.
const (
	AnyCurrency Currency = iota // no currency named: "any"
	VP                          // varázspont
	SZK                         // szörnykomponens
	Builder                     // építő
	Sacrifice                   // áldozás
	Nekron                      // nekron (semmizés)
	Zanszilank                  // zanszilánk
	numCurrencies
)

var currencyNames = [numCurrencies]string{"any", "VP", "SZK", "építő", "áldozás", "nekron", "zanszilánk"}

// Currencies lists the six real currencies in order.
func Currencies() []Currency { return []Currency{VP, SZK, Builder, Sacrifice, Nekron, Zanszilank} }

// String gives the name that the machine formats use.
func (c Currency) String() string { return currencyNames[c] }

// MarshalText writes the name of the currency.
func (c Currency) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// Quantity is a number that may be known only from below: X, ? and a cost that was not entered are
// unknown until play, at least 0 [21.9]. With Unknown set, N is what is added to the unknown ("X+2": N = 2).
type Quantity struct {
	N       int
	Unknown bool
}

// String writes the number, or X, X+2, X-1.
func (q Quantity) String() string {
	switch {
	case !q.Unknown:
		return strconv.Itoa(q.N)
	case q.N == 0:
		return "X"
	case q.N > 0:
		return "X+" + strconv.Itoa(q.N)
	}
	return "X" + strconv.Itoa(q.N)
}

// MarshalJSON writes a number where it is known, else the text of String.
func (q Quantity) MarshalJSON() ([]byte, error) {
	if q.Unknown {
		return json.Marshal(q.String())
	}
	return json.Marshal(q.N)
}

// Cost is what is paid to play a card: a quantity per currency [7.0.1]. The zero value costs nothing (0 VP).
type Cost struct {
	parts [numCurrencies]Quantity
	has   [numCurrencies]bool
}

// NewCost builds a cost from one currency; add others with With.
func NewCost(c Currency, q Quantity) Cost { return Cost{}.With(c, q) }

// With returns the cost with the part of one currency set. A part of 0 is still a part: the cost names that currency.
func (c Cost) With(cur Currency, q Quantity) Cost {
	c.parts[cur], c.has[cur] = q, true
	return c
}

// Has says whether the cost names the currency, be it with 0.
func (c Cost) Has(cur Currency) bool { return c.has[cur] }

// Of is the quantity in one currency, zero where the cost does not name it.
func (c Cost) Of(cur Currency) Quantity { return c.parts[cur] }

// Named lists the currencies of the cost in order; VP alone for a cost without any. AnyCurrency stands first where not even the currencies are
// known (see UnknownCost).
func (c Cost) Named() []Currency {
	var out []Currency
	if c.has[AnyCurrency] {
		out = append(out, AnyCurrency)
	}
	for _, cur := range Currencies() {
		if c.has[cur] {
			out = append(out, cur)
		}
	}
	if out == nil {
		return []Currency{VP}
	}
	return out
}

// String writes the cost as people do: "2 VP + 1 SZK"; "?" where nothing of it is known, "? - 1 SZK" where only a change of it is.
func (c Cost) String() string {
	s := ""
	for _, cur := range c.Named() {
		q := c.parts[cur]
		switch {
		case cur == AnyCurrency:
			s = "?" + strings.TrimPrefix(q.String(), "X")
			continue
		case s != "" && !q.Unknown && q.N < 0:
			s += " - "
			q.N = -q.N
		case s != "":
			s += " + "
		}
		s += q.String() + " " + cur.String()
	}
	return s
}

// MarshalJSON writes an object from currency to number (or text, where unknown), in the order of the currencies.
func (c Cost) MarshalJSON() ([]byte, error) {
	out := []byte("{")
	for i, cur := range c.Named() {
		if i > 0 {
			out = append(out, ',')
		}
		q, err := c.parts[cur].MarshalJSON()
		if err != nil {
			return nil, err
		}
		out = append(strconv.AppendQuote(out, cur.String()), ':')
		out = append(out, q...)
	}
	return append(out, '}'), nil
}

// UnknownCost is the cost of a card whose cost is ? or was not entered, or cannot be read: at least 0, of whatever currencies (DOMAIN 1).
// An X is of a currency: VP where none is named.
func UnknownCost() Cost { return NewCost(AnyCurrency, Quantity{Unknown: true}) }
