package wording

import (
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

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
// Tokens are moved about a good deal: the fields stand by their size.
type token struct {
	text       string // lower case, lost letters restored where that is certain
	parts      []part // of an amount
	noun       noun   // what the endings say of it
	class      class  // what the lexicon says of it, for the grammar
	extra      class  // and for the circumstances
	start, end int32
	mark       rune  // of punct: the sign
	mate       int32 // of an opening bracket or quotation mark: how many tokens ahead its partner stands, 0 for none
	group      int32 // for a group: index into units, -1 where it is empty
	kind       kind
	capital    bool // begins with a capital
	first      bool // opens a sentence or is all in capitals, so that its capital says nothing
	spaced     bool // a space (or the start of the text) before it
	flags      flags
	sign       int8 // of an amount: +1, -1, 0 where none is written
	cost       costFlags
}

// flags say of a word what its classes do not.
type flags uint16

const (
	fCut     flags = 1 << iota // the beginning of a word for cost, and no word itself
	fSingle                    // by itself it begins a row of the grammar
	fSaid                      // a row asks for it by itself
	fPrices                    // it could speak of a price, though the lexicon gives it no class
	fPoints                    // it begins a reference to another printing
	fAncient                   // it names ancient magic
	fLasts                     // it can say how long something lasts
	fDouble                    // it begins a noun of two words
	fKeyword                   // it means something before a colon
	fObject                    // behind an article it is the object of its sentence
)

// part is one currency of an amount.
type part struct {
	amount   lint.Amount
	currency lint.Currency
	bare     bool // a currency without a number: "VP-vel"
}

// scanner cuts letters into tokens.
type scanner struct {
	l     *letters
	known *words
	pos   int
	glued bool // a word stands there that has to be parted
}

// scan cuts a text into tokens, into the slice that is passed, and looks its words up; not whole where some have to be parted first.
func scan(l *letters, known *words, into []token) (tokens []token, whole bool) {
	s := scanner{l: l, known: known}
	out := slices.Grow(into[:0], l.size()) // there are no more tokens than letters
	spaced := true
	for s.pos < l.size() {
		if l.runes[s.pos].rune() == ' ' {
			s.pos++
			spaced = true
			continue
		}
		n := len(out)
		out = out[:n+1]
		t := &out[n]
		s.next(t)
		t.capital = l.runes[t.start].is(upper) // of a later word than the first of a sentence it also tells a name
		t.spaced, t.first = spaced, n == 0 || opens(&out[n-1]) || t.capital && l.runes[t.start+1].is(upper)
		spaced = false
	}
	return out, !s.glued
}

// opens says whether the token behind this one opens a sentence.
func opens(t *token) bool {
	switch t.mark {
	case '.', '!', '?', ':', '"', '\n', '…', ';':
		return true
	}
	return false
}

func (s *scanner) peek(n int) rune {
	if i := s.pos + n; i < len(s.l.runes) {
		return s.l.runes[i].rune() // 0 at the end
	}
	return 0
}

// letter says whether a letter stands n runes ahead.
func (s *scanner) letter(n int) bool {
	i := s.pos + n
	return i < len(s.l.runes) && s.l.runes[i].is(alpha)
}

// make fills in what every token has, from s.pos to end, and steps there.
func (s *scanner) make(t *token, k kind, end int) {
	t.kind, t.start, t.end, t.text = k, int32(s.pos), int32(end), s.known.text(s.l.word(s.pos, end))
	s.pos = end
}

// amount makes an amount of what stands from s.pos to end, and of the case ending behind it.
func (s *scanner) amount(t *token, end int, parts []part) {
	n, ending := s.ending(end)
	s.make(t, amount, end+n)
	t.parts, t.noun = parts, ending
}

// next reads one token; s.pos stands on its first rune.
func (s *scanner) next(t *token) {
	x := s.l.runes[s.pos].sound
	if x.is(alpha) && !s.variable() || x.rune() == '?' && s.letter(1) {
		s.word(t, s.pos)
		return
	}
	*t = token{}
	switch r := x.rune(); {
	case x.is(alpha), isDigit(r):
		s.number(t)
	case r == '[' && s.peek(1) == '[' && s.bracketed(t, "[[", "]]", lint.VP):
		t.kind = surcharge
	case (r == '[' || r == '(' || r == '{') && s.cost(t):
	case (r == '+' || r == '-') && s.startsAmount(1):
		s.signed(t)
	case r == '_' && s.peek(1) == '*':
		s.currencySign(t, 2, lint.SZK)
	case r == '*':
		s.currencySign(t, 1, lint.SZK)
	case r == '_':
		s.icon(t)
	default:
		t.mark = r
		s.make(t, punct, s.pos+1)
	}
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
		return !s.letter(n + 1)
	}
	return false
}

func closes(r rune) bool { return r == ']' || r == ')' || r == '}' }

// variable says whether a single capital X, Y, Z or N stands here as a number; VP may be glued to it: XVP.
func (s *scanner) variable() bool {
	x := s.l.runes[s.pos].sound
	if !x.is(upper) {
		return false
	}
	switch x.rune() {
	case 'x', 'y', 'z', 'n':
		return (!s.letter(1) || s.pointsAt(1)) && s.peek(1) != '\''
	}
	return false
}

// pointsAt says whether the capitals VP stand n runes ahead.
func (s *scanner) pointsAt(n int) bool {
	return s.peek(n) == 'v' && s.peek(n+1) == 'p' && s.l.runes[s.pos+n].is(upper) && s.l.runes[s.pos+n+1].is(upper)
}

// word reads letters with inner hyphens and apostrophes; a ? beside letters is a lost letter. What it begins with may stand before them.
func (s *scanner) word(t *token, start int) {
	i, sum := s.pos, uint32(0)
	for runes := s.l.runes; ; i++ { // the end is no letter
		x := runes[i].sound
		if !x.is(alpha) && x.rune() != '?' && !((x.rune() == '-' || x.rune() == '\'') && i > s.pos && runes[i+1].is(alpha) && runes[i-1].is(alpha)) {
			break
		}
		sum = (sum ^ uint32(x)) * 16777619 // FNV
	}
	w := s.known.of(s.l, start, i, sum)
	*t = w.token
	t.start, t.end = int32(start), int32(i)
	s.pos, s.glued = i, s.glued || w.glued
}

// icon reads _név; words glued by hyphen (_védekezés-ként) stay with it.
func (s *scanner) icon(t *token) {
	i := s.pos + 1
	for s.l.runes[i].is(alpha) || s.l.runes[i].rune() == '?' {
		i++
	}
	name := s.known.text(s.l.word(s.pos+1, i))
	if k, ok := pointsWord(name); ok {
		s.amount(t, i, bareParts[lint.VP])
		if int(t.end) == i {
			t.noun.kase = k
		}
		return
	}
	n, ending := s.ending(i)
	s.make(t, icon, i+n)
	t.flags, t.noun = iconFlags(name), ending
	if n == 0 {
		t.text = name
	}
}

// pointsWord reads VP, or VP glued to its ending: VPvel.
func pointsWord(w string) (kase, bool) {
	if !strings.HasPrefix(w, "vp") {
		return 0, false
	}
	_, k, ok := currencyWord(w)
	return k, ok
}

// signed reads +2, +[1], -(2).
func (s *scanner) signed(t *token) {
	start, sign := s.pos, int8(1)
	if s.peek(0) == '-' {
		sign = -1
	}
	s.pos++
	if s.letter(0) && !s.variable() {
		s.word(t, start)
	} else {
		s.next(t)
		t.start, t.text = int32(start), s.known.text(s.l.word(start, int(t.end)))
	}
	t.sign = sign
}

// number reads a number or formula with its ending: 2, X, 3*X, 1-gyel, 2-es.
func (s *scanner) number(t *token) {
	start := s.pos
	a := s.value()
	end := s.pos
	s.pos = start
	s.amount(t, end, partsOf(part{amount: a}))
}
