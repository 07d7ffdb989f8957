package wording

import (
	"github.com/cardlint/cardlint/lint"
)

// bareParts are the parts of an amount that is a currency without a number.
var bareParts = func() (out [lint.Zanszilank + 1][]part) {
	for c := range out {
		out[c] = []part{{currency: lint.Currency(c), bare: true}}
	}
	return out
}()

// currencySign reads * or _* with its ending.
func (s *scanner) currencySign(t *token, n int, c lint.Currency) {
	s.amount(t, s.pos+n, bareParts[c])
}

// bracketed reads open, an optional sign and number, close; where no such thing stands the token is left alone.
func (s *scanner) bracketed(t *token, open, shut string, c lint.Currency) bool {
	start := s.pos
	s.pos += len(open)
	var sign int8
	switch s.peek(0) {
	case '+':
		sign = 1
		s.pos++
	case '-':
		sign = -1
		s.pos++
	}
	for sign != 0 && s.peek(0) == ' ' {
		s.pos++
	}
	a := s.value()
	for i := range len(shut) {
		if s.peek(i) != rune(shut[i]) {
			s.pos = start
			return false
		}
	}
	end := s.pos + len(shut)
	s.pos = start
	s.amount(t, end, partsOf(part{amount: a, currency: c, bare: a == lint.Amount{}}))
	t.sign = sign
	return true
}

// value reads a number, a variable or a product of them; none is no amount.
func (s *scanner) value() lint.Amount {
	var a lint.Amount
	n, digits, vars, terms := 0, 0, 0, 0
	for {
		r := s.peek(0)
		switch {
		case isDigit(r):
			n = n*10 + int(r-'0')
			if n > 9999 {
				n = 9999
			}
			digits++
			s.pos++
			continue
		case s.pos < s.l.size() && s.variable():
			vars++
			s.pos++
			continue
		case (r == '*' || r == '+' || r == '-') && digits+vars > 0 && s.continues():
			terms++
			for s.peek(0) == ' ' || s.peek(0) == '*' || s.peek(0) == '+' || s.peek(0) == '-' {
				s.pos++
			}
			continue
		case r == ' ' && digits+vars > 0 && s.peek(1) == '*' && s.spacedProduct():
			s.pos++
			continue
		}
		break
	}
	switch {
	case terms > 0:
		a = lint.Amount{Kind: lint.Formula}
	case vars > 0:
		a = lint.Amount{Kind: lint.Variable}
	case digits > 0:
		a = lint.Num(n)
	}
	return a
}

// continues says whether an operator here is followed by another term: 3*X, X+2, but not 2* (SZK) nor 1-gyel.
func (s *scanner) continues() bool {
	i := 1
	for s.peek(i) == ' ' && s.peek(0) == '*' {
		i++
	}
	at := scanner{l: s.l, pos: s.pos + i}
	if at.pos >= s.l.size() {
		return false
	}
	if isDigit(at.peek(0)) {
		return s.peek(0) != '-' && i == 1
	}
	return at.variable()
}

func (s *scanner) spacedProduct() bool {
	at := scanner{l: s.l, pos: s.pos + 1}
	return at.continues()
}

// cost reads [n], (n), {n építő}, the limit icons (S) (K2), and icons in brackets such as [kötelék].
func (s *scanner) cost(t *token) bool {
	open := s.peek(0)
	switch open {
	case '[':
		if s.bracketed(t, "[", "]", lint.Nekron) {
			return true
		}
		i := 1
		for s.letter(i) {
			i++
		}
		if i > 1 && s.peek(i) == ']' {
			s.make(t, icon, s.pos+i+1)
			t.text = t.text[1 : len(t.text)-1]
			t.flags = iconFlags(t.text)
			return true
		}
	case '{':
		i := 1
		for s.peek(i) != 0 && s.peek(i) != '}' && i < 20 {
			i++
		}
		if s.peek(i) == '}' {
			in := scanner{l: s.l, pos: s.pos + 1}
			a := in.value()
			s.amount(t, s.pos+i+1, partsOf(part{amount: a, currency: lint.Builder}))
			return true
		}
	case '(':
		if i := s.limitIcon(); i > 0 {
			s.make(t, limit, s.pos+i)
			return true
		}
		return s.bracketed(t, "(", ")", lint.Zanszilank)
	}
	return false
}

// limitIcon gives the length of (S), (K2), (J) … here, 0 where none stands.
func (s *scanner) limitIcon() int {
	switch s.peek(1) {
	case 's', 'k', 'j', 'p', 'e':
	default:
		return 0
	}
	if !s.l.runes[s.pos+1].is(upper) {
		return 0
	}
	i := 2
	if isDigit(s.peek(i)) {
		i++
	}
	if s.peek(i) == ')' {
		return i + 1
	}
	return 0
}

// smallParts are the parts of the amounts that cards name, so that reading one takes no memory.
var smallParts = func() (out [21][lint.Zanszilank + 1][]part) {
	for n := range out {
		for c := range out[n] {
			out[n][c] = []part{{amount: lint.Num(n), currency: lint.Currency(c)}}
		}
	}
	return out
}()

// partsOf gives an amount of one currency; nobody writes to what it gives.
func partsOf(p part) []part {
	if p.amount.Kind == lint.Number && p.amount.N < len(smallParts) && !p.bare {
		return smallParts[p.amount.N][p.currency]
	}
	return []part{p}
}

// ending reads the case ending behind a number or sign that ends here: -vel, -nál, -es … It gives its length, 0 for none.
func (s *scanner) ending(at int) (length int, n noun) {
	runes := s.l.runes[at:]
	i := 0
	if runes[0].rune() == '-' || runes[0].rune() == ' ' && runes[1].rune() == '-' && runes[2].is(alpha) {
		for runes[i].rune() == '-' || runes[i].rune() == ' ' {
			i++
		}
	} else if !runes[0].is(alpha) {
		return 0, noun{}
	}
	j := i
	for runes[j].is(alpha) || runes[j].rune() == '?' {
		j++
	}
	end := string(s.l.word(at+i, at+j))
	k, ok := numberEnding(end)
	if !ok && manyOf(end) {
		return j, noun{kase: adj, plural: true}
	}
	for whole := j; !ok && whole > i+5 && j > i+2; { // 2_VP-veldrágább
		j--
		if k, ok = numberEnding(string(s.l.word(at+i, at+j))); ok {
			ok = (k == ins || k == ill) && saysChange(string(s.l.word(at+j, at+whole)))
		}
	}
	if ok {
		return j, noun{kase: k}
	}
	return 0, noun{}
}
