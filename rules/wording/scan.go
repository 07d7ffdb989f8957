package wording

import "github.com/cardlint/cardlint/lint"

// kind tells the sorts of tokens apart.
type kind uint8

const (
	word      kind = iota
	amount         // a number, a currency, or both: 2, X, 2_VP-vel, [1], (2)-kal, eggyel
	surcharge      // the reaction surcharge icon: [[2]]
	icon           // _etnikum, _ősmágia, [kötelék]
	limit          // (S) (K2) (J) (P) (E): how often an ability may be used
	punct          // . , : ; ! ( ) " and the rest
	group          // a bracket or quotation that stands here; its text is a unit of its own
)

// token is one word or sign of a text. start and end index letters.runes, end excluded.
type token struct {
	kind       kind
	text       string // lower case, lost letters restored where that is certain
	start, end int
	capital    bool  // begins with a capital
	first      bool  // opens a sentence, so that its capital says nothing
	spaced     bool  // a space (or the start of the text) before it
	class      class // what the lexicon says of it, for the grammar
	extra      class // and for the circumstances
	noun       noun  // what the endings say of it
	parts      []part
	cut        bool // the beginning of a word for cost, and no word itself
	sign       int8 // of an amount: +1, -1, 0 where none is written
	cost       costFlags
	mate       int // of an opening bracket or quotation mark: how many tokens ahead its partner stands, 0 for none
	group      int // for a group: index into units, -1 where it is empty
}

// part is one currency of an amount.
type part struct {
	amount   lint.Amount
	currency lint.Currency
	bare     bool // a currency without a number: "VP-vel"
}

// scanner cuts letters into tokens.
type scanner struct {
	l   *letters
	pos int
	out []token
}

// scan cuts a text into tokens, into the slice that is passed.
func scan(l *letters, into []token) []token {
	s := scanner{l: l, out: into[:0]}
	spaced := true
	for s.pos < l.size() {
		r := l.runes[s.pos].r
		if r == ' ' {
			s.pos++
			spaced = true
			continue
		}
		t := s.next()
		t.spaced = spaced
		t.capital = l.runes[t.start].upper // of a later word than the first of a sentence it also tells a name
		t.first = s.opening()
		spaced = false
		s.out = append(s.out, t)
	}
	return s.out
}

// opening says whether the next token opens a sentence.
func (s *scanner) opening() bool {
	if len(s.out) == 0 {
		return true
	}
	switch s.out[len(s.out)-1].text {
	case ".", "!", "?", ":", "\"", "\n", "…", ";":
		return true
	}
	return false
}

func (s *scanner) peek(n int) rune {
	if i := s.pos + n; i < len(s.l.runes) {
		return s.l.runes[i].r // 0 at the end
	}
	return 0
}

func (s *scanner) make(k kind, end int) token {
	t := token{kind: k, start: s.pos, end: end, text: s.l.word(s.pos, end)}
	s.pos = end
	return t
}

// next reads one token; s.pos stands on its first rune.
func (s *scanner) next() token {
	r := s.peek(0)
	switch {
	case r == '[' && s.peek(1) == '[':
		if t, ok := s.bracketed("[[", "]]"); ok {
			t.kind = surcharge
			return t
		}
	case r == '[' || r == '(' || r == '{':
		if t, ok := s.cost(); ok {
			return t
		}
	case (r == '+' || r == '-') && s.startsAmount(1):
		return s.signed()
	case r == '_' && s.peek(1) == '*':
		return s.currencySign(2, lint.SZK)
	case r == '*':
		return s.currencySign(1, lint.SZK)
	case r == '_':
		return s.icon()
	case isDigit(r):
		return s.number()
	case isLetter(r) || r == '?' && isLetter(s.peek(1)):
		if s.variable() {
			return s.number()
		}
		return s.word()
	}
	return s.make(punct, s.pos+1)
}

// startsAmount says whether an amount begins n runes ahead.
func (s *scanner) startsAmount(n int) bool {
	r := s.peek(n)
	switch {
	case isDigit(r):
		return true
	case r == '[' || r == '(' || r == '{':
		c := s.peek(n + 1)
		return isDigit(c) || (c == 'x' || c == 'y') && closes(s.peek(n+2))
	case r == 'x' || r == 'y':
		return !isLetter(s.peek(n + 1))
	}
	return false
}

func closes(r rune) bool { return r == ']' || r == ')' || r == '}' }

// variable says whether a single capital X, Y, Z or N stands here as a number.
func (s *scanner) variable() bool {
	switch s.peek(0) {
	case 'x', 'y', 'z', 'n':
		return s.l.runes[s.pos].upper && !isLetter(s.peek(1)) && s.peek(1) != '\''
	}
	return false
}

// word reads letters with inner hyphens and apostrophes; a ? beside letters is a lost letter.
func (s *scanner) word() token {
	i := s.pos
	for runes := s.l.runes; ; i++ { // the end is no letter
		r := runes[i].r
		inner := (r == '-' || r == '\'') && i > s.pos && isLetter(runes[i+1].r) && isLetter(runes[i-1].r)
		if !isLetter(r) && !inner && r != '?' {
			break
		}
	}
	return s.make(word, i)
}

// icon reads _név; words glued by hyphen (_védekezés-ként) stay with it.
func (s *scanner) icon() token {
	i := s.pos + 1
	for isLetter(s.l.runes[i].r) || s.l.runes[i].r == '?' {
		i++
	}
	name := s.l.word(s.pos+1, i)
	if name == "vp" {
		t := s.make(amount, i)
		t.parts = bareParts[lint.VP]
		s.ending(&t)
		return t
	}
	t := s.make(icon, i)
	t.text = name
	s.ending(&t)
	return t
}

// signed reads +2, +[1], -(2).
func (s *scanner) signed() token {
	start := s.pos
	sign := int8(1)
	if s.peek(0) == '-' {
		sign = -1
	}
	s.pos++
	t := s.next()
	t.start, t.sign = start, sign
	t.text = s.l.word(start, t.end)
	return t
}

// number reads a number or formula with its ending: 2, X, 3*X, 1-gyel, 2-es.
func (s *scanner) number() token {
	start := s.pos
	a := s.value()
	end := s.pos
	s.pos = start
	t := s.make(amount, end)
	t.parts = []part{{amount: a}}
	s.ending(&t)
	return t
}

// ending reads the case ending behind a number or sign: -vel, -nál, -es … into the token's noun.
func (s *scanner) ending(t *token) {
	i := 0
	if s.peek(0) == '-' || s.peek(0) == ' ' && s.peek(1) == '-' && isLetter(s.peek(2)) {
		for s.peek(i) == '-' || s.peek(i) == ' ' {
			i++
		}
	} else if !isLetter(s.peek(0)) {
		return
	}
	j := i
	for isLetter(s.peek(j)) || s.peek(j) == '?' {
		j++
	}
	if c, ok := numberEnding(s.l.word(s.pos+i, s.pos+j)); ok {
		t.noun.kase = c
		t.end = s.pos + j
		t.text = s.l.word(t.start, t.end)
		s.pos = t.end
	}
}
