package wording

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/cardlint/cardlint/lint"
)

// lengths are how many things had been said when a unit began.
type lengths struct{ modifiers, guards, bases, clauses, unread int }

func (r *reader) lengths() lengths {
	o := r.out
	return lengths{len(o.Modifiers), len(o.Guards), len(o.Bases), len(o.Clauses), len(o.Unread)}
}

// noCost are the families of clauses that name costs or currencies by the way.
const noCost = "C7 C8 C11 C12"

// look marks what is odd about the wording of what the unit says of cost. Nothing was said in most units.
func (r *reader) look(u int, before lengths) {
	if r.lengths() != before {
		r.bounded(u, before)
		r.spelling(u, before)
	}
}

// spelling marks wrong endings and lost letters in what the unit says of cost.
func (r *reader) spelling(u int, before lengths) {
	tokens := r.units[u].tokens
	for i := range tokens {
		t := &tokens[i]
		if t.kind != amount && (!r.l.odd || t.kind == punct || t.kind == group) || !r.said(int(r.l.runes[t.start].at), before) {
			continue
		}
		for from := int(t.start); from < int(t.end); {
			to := r.wordEnd(from, int(t.end))
			r.spell(u, from, to, t.kind == amount)
			from = to + 1
		}
	}
}

// wordEnd finds the space behind a word; that between a number and its currency is none.
func (r *reader) wordEnd(from, end int) int {
	for from < end && r.l.runes[from].rune() != ' ' {
		from++
	}
	return from
}

// said says whether a place of the text stands in what was said of cost since then.
func (r *reader) said(at int, since lengths) bool {
	o, in := r.out, func(s *lint.Span) bool { return s.Cell == r.text.Cell && s.Start <= at && at < s.End }
	for i := min(since.modifiers, len(o.Modifiers)); i < len(o.Modifiers); i++ {
		if in(&o.Modifiers[i].Span) {
			return true
		}
	}
	for i := min(since.guards, len(o.Guards)); i < len(o.Guards); i++ {
		if in(&o.Guards[i].Span) {
			return true
		}
	}
	for i := min(since.bases, len(o.Bases)); i < len(o.Bases); i++ {
		if in(&o.Bases[i].Span) {
			return true
		}
	}
	for i := min(since.unread, len(o.Unread)); i < len(o.Unread); i++ {
		if in(&o.Unread[i].Span) {
			return true
		}
	}
	for i := min(since.clauses, len(o.Clauses)); i < len(o.Clauses); i++ {
		if c := &o.Clauses[i]; in(&c.Span) && c.Code != "" && !strings.Contains(noCost, string(c.Code)) {
			return true
		}
	}
	return false
}

// spell marks what is wrong with one word; endings are looked at where it is, or belongs to, an amount.
func (r *reader) spell(u, from, to int, amount bool) {
	for to > from && !r.l.runes[to-1].is(alpha) && r.l.runes[to-1].rune() != '?' {
		to-- // costs 2), and the like
	}
	if to <= from {
		return
	}
	if r.l.odd && slices.ContainsFunc(r.l.runes[from:to], func(x letter) bool { return x.is(odd) }) {
		if w, ok := r.mended(from, to); ok {
			r.correct(u, lint.MarkLetters, from, to, w)
		}
		return
	}
	if !amount {
		return
	}
	if at, right := r.wrongSuffix(from, to); right != "" {
		r.correct(u, lint.MarkSuffix, from+at, to, right)
	}
}

func (r *reader) correct(u int, kind string, from, to int, instead string) {
	r.setMark(kind, int32(from), int32(to))
	m := &r.out.Marks[len(r.out.Marks)-1]
	m.Instead, m.Clause = instead, u+1
}

// asks says whether the word ends in a question mark that is none of its letters: it is a word without it, and ends the sentence.
func (r *reader) asks(from, to int) bool {
	if r.l.runes[to-1].rune() != '?' || to-1 == from {
		return false
	}
	next := to
	for r.l.runes[next].rune() == ' ' {
		next++
	}
	if x := &r.l.runes[next]; x.is(alpha) && !x.is(upper) {
		return false
	}
	bare := string(r.l.word(from, to-1))
	_, known := lookup(bare)
	return known || analyse(bare, false).known
}

// mended gives a word with its lost letters put back, where it is then one that is known.
func (r *reader) mended(from, to int) (string, bool) {
	full := []rune(r.words.known(r.l.word(from, to)).text)
	if len(full) != to-from || r.asks(from, to) {
		return "", false
	}
	_, known := lookup(string(full))
	known = known || analyse(string(full), false).known
	var b strings.Builder
	certain := true // õ and û are no letters of any name on a card
	for i, c := range full {
		x := &r.l.runes[from+i]
		was, _ := utf8.DecodeRuneInString(r.text.Raw[x.byte:])
		switch {
		case x.is(odd):
			if strings.ContainsRune("áóú", c) && front(full) {
				return "", false // költség?t: költségét or költségűt, no költségát
			}
			certain = certain && strings.ContainsRune("õÕûÛ", was)
			if x.is(upper) {
				c = unicode.ToUpper(c)
			}
			b.WriteRune(c)
		case c != x.rune():
			return "", false // another word was meant than stands there
		default:
			b.WriteRune(was)
		}
	}
	return b.String(), known || certain
}

// front says whether a word has front vowels, and no back one but a letter that was put in.
func front(w []rune) bool {
	back := 0
	for _, c := range w {
		if strings.ContainsRune("aáoóuú", c) {
			back++
		}
	}
	return back < 2 && strings.ContainsAny(string(w), "eéöőüű")
}
