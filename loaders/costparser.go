package loaders

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/cardlint/cardlint/lint"
)

// maxCost is the largest amount that is believed; beyond it the cell holds something else.
const maxCost = 99

// currencyWords are the spellings of the currencies, folded. Signs are read by the parser.
var currencyWords = map[string]lint.Currency{
	"vp": lint.VP, "varazspont": lint.VP,
	"szk": lint.SZK, "szornykomponens": lint.SZK, "komponens": lint.SZK,
	"epito":   lint.Builder,
	"aldozas": lint.Sacrifice, "aldozat": lint.Sacrifice,
	"nekron": lint.Nekron, "semmizes": lint.Nekron,
	"zanszilank": lint.Zanszilank, "zansszilank": lint.Zanszilank,
}

// currencyOf reads the name or sign of a currency.
func currencyOf(s string) (lint.Currency, bool) {
	s = strings.Trim(fold(s), "_. ")
	switch s {
	case "*":
		return lint.SZK, true
	case "[]", "[n]":
		return lint.Nekron, true
	case "()", "(n)":
		return lint.Zanszilank, true
	}
	c, ok := currencyWords[s]
	if !ok && strings.Contains(s, "?") {
		for w, cur := range currencyWords {
			if lostLetters(s, w) {
				return cur, true
			}
		}
	}
	return c, ok
}

// costParser eats a folded cost cell term by term.
type costParser struct {
	rest string
	bare lint.Currency // of an amount without a currency
	cost lint.Cost
	open bool // the last term was a bare amount: another one needs a plus between
	left int  // length of the rest, in bytes, where the term begins that is being read
}

// sum reads all terms; false where the cell is no cost.
func (p *costParser) sum() bool {
	if !p.balanced() {
		return false
	}
	for first := true; ; first = false {
		p.spaces()
		p.left = len(p.rest)
		joined := first || p.plus()
		if p.rest == "" {
			return !first && !joined
		}
		p.left = len(p.rest)
		if !p.term(joined) {
			return false
		}
	}
}

// term reads one amount with its currency. joined: a plus or the beginning stands before it.
func (p *costParser) term(joined bool) bool {
	if cur, amount, ok := p.bracket(); ok {
		p.put(cur, amount)
		return true
	}
	if p.eat("*") {
		p.put(lint.SZK, lint.Quantity{N: 1})
		return true
	}
	q, ok := p.quantity()
	if !ok {
		cur, named := p.currency()
		if !named || cur == lint.VP {
			return false
		}
		p.put(cur, lint.Quantity{N: 1})
		return true
	}
	if p.open && !joined {
		return false
	}
	p.spaces()
	if cur, ok := p.currency(); ok {
		p.put(cur, q)
		return true
	}
	p.put(p.bare, q)
	p.open = true
	return true
}

func (p *costParser) put(cur lint.Currency, q lint.Quantity) {
	p.cost = add(p.cost, lint.NewCost(cur, q))
	p.open = false
}

// bracket reads [n] and (n): an amount of nekron or zanszilánk; empty ones are one.
func (p *costParser) bracket() (lint.Currency, lint.Quantity, bool) {
	for _, b := range []struct {
		open, shut string
		cur        lint.Currency
	}{{"[", "]", lint.Nekron}, {"(", ")", lint.Zanszilank}} {
		inner := costParser{rest: p.rest}
		if !inner.eat(b.open) {
			continue
		}
		inner.spaces()
		q, ok := inner.quantity()
		if !ok {
			q = lint.Quantity{N: 1}
		}
		inner.spaces()
		if inner.eat(b.shut) {
			p.rest = inner.rest
			return b.cur, q, true
		}
	}
	return 0, lint.Quantity{}, false
}

// quantity reads a number, a letter or ?, or a multiple of a letter, of which nothing is known. X-1 and X+1 are one quantity
// where nothing but the number follows.
func (p *costParser) quantity() (lint.Quantity, bool) {
	n, isNumber := p.number()
	if isNumber {
		if n > maxCost {
			return lint.Quantity{}, false
		}
		before := p.rest
		p.spaces()
		p.eat("*")
		p.spaces()
		if p.letter() {
			return lint.Quantity{Unknown: true}, true
		}
		p.rest = before
		return lint.Quantity{N: n}, true
	}
	if !p.letter() {
		return lint.Quantity{}, false
	}
	q := lint.Quantity{Unknown: true}
	before := p.rest
	p.spaces()
	switch {
	case p.eat("-"):
		p.spaces()
		if n, ok := p.number(); ok && n <= maxCost {
			q.N = -n
			return q, true
		}
	case p.eat("*"):
		p.spaces()
		if _, ok := p.number(); ok {
			return q, true
		}
	}
	p.rest = before
	return q, true
}

// number reads digits, with a part of zeros behind a point or comma as spreadsheets show it: 3, 3.00, 3,0.
func (p *costParser) number() (int, bool) {
	digits := strings.TrimLeft(p.rest, "0123456789")
	text := p.rest[:len(p.rest)-len(digits)]
	if text == "" || len(text) > 6 {
		return 0, false
	}
	n := 0
	for _, d := range text {
		n = n*10 + int(d-'0')
	}
	p.rest = digits
	if zeros := zeroFraction.FindString(p.rest); zeros != "" {
		p.rest = p.rest[len(zeros):]
	}
	return n, true
}

var zeroFraction = regexp.MustCompile(`^[.,]0+$`)

// letter reads X, Y, Z or ?, standing for itself.
func (p *costParser) letter() bool {
	if p.rest == "" || !strings.ContainsRune("xyz?", rune(p.rest[0])) {
		return false
	}
	if next, _ := utf8.DecodeRuneInString(p.rest[1:]); unicode.IsLetter(next) || next == '?' {
		return false
	}
	p.rest = p.rest[1:]
	return true
}

// currency reads a word or sign of a currency.
func (p *costParser) currency() (lint.Currency, bool) {
	for _, sign := range []string{"*", "[]", "[n]", "()", "(n)"} {
		if p.eat(sign) {
			return currencyOf(sign)
		}
	}
	end := strings.IndexFunc(p.rest, func(r rune) bool { return !unicode.IsLetter(r) && r != '?' })
	if end < 0 {
		end = len(p.rest)
	}
	cur, ok := currencyOf(p.rest[:end])
	if ok {
		p.rest = strings.TrimPrefix(p.rest[end:], ".")
	}
	return cur, ok
}

// plus reads what joins terms: + , ; & "és" "and".
func (p *costParser) plus() bool {
	if p.open && len(p.rest) > 1 && p.rest[0] == ',' && '0' <= p.rest[1] && p.rest[1] <= '9' {
		return false // 3,5 is a fraction, and no cost
	}
	for _, s := range []string{"+", ",", ";", "&", "es ", "and "} {
		if p.eat(s) {
			p.spaces()
			return true
		}
	}
	return false
}

func (p *costParser) eat(s string) bool {
	rest, ok := strings.CutPrefix(p.rest, s)
	p.rest = rest
	return ok
}

// spaces skips what only sets terms apart: spaces, the underscore before a sign and braces around a term.
func (p *costParser) spaces() { p.rest = strings.TrimLeft(p.rest, " _{}") }

// balanced says whether every brace that opens also closes.
func (p *costParser) balanced() bool {
	depth := 0
	for _, r := range p.rest {
		switch r {
		case '{':
			depth++
		case '}':
			depth--
		}
		if depth < 0 {
			return false
		}
	}
	return depth == 0
}
