// Package wording turns Hungarian card text into a Reading: letters → tokens → clauses → patterns of the grammar → modifiers, guards,
// base changes, each with its evidence. Cards flow in with their types, icons and texts; nothing flows out but the Reading.
// Words are known by three tables (lexicon.tsv, nouns.tsv, endings.tsv), sentences by one (grammar.tsv): each row has its example.
package wording

import (
	"slices"
	"sync"

	"github.com/cardlint/cardlint/lint"
)

// Read says what a card's texts and icons say about cost. It never fails: what it cannot place stands in Reading.Unread.
// Offsets in spans count code points of the cell's text as loaded, from 0, end excluded.
func Read(c *lint.Card) lint.Reading {
	var out lint.Reading
	r := readers.Get().(*reader)
	r.card, r.out = c, &out
	for i := range c.Texts {
		r.text = &c.Texts[i]
		r.read()
	}
	r.card, r.text, r.out = nil, nil, nil
	readers.Put(r)
	iconSurcharge(c, &out)
	return out
}

// readers keeps what reading needs from one card to the next: buffers, and the words met.
var readers = sync.Pool{New: func() any { return &reader{words: words{seen: map[string]wordInfo{}}} }}

// reader reads one text.
type reader struct {
	card  *lint.Card
	text  *lint.Text
	name  []string // the words of the card's own name
	l     letters
	words words
	units []unit
	cut   cutter
	buf   []token
	out   *lint.Reading
	last  lastModifiers
	use   int    // the unit that last spoke of a use cost, -1 for none
	prev  phrase // the cards that the last statement was about
}

// lastModifiers remembers which modifiers a floor behind them may belong to.
type lastModifiers struct {
	unit     int
	from, to int // in out.Modifiers
}

func (r *reader) read() {
	r.l.read(r.text.Raw)
	tokens := prepare(&r.l, r.buf, &r.words)
	r.buf = tokens
	r.units = r.cut.clauses(tokens)
	r.name, r.prev, r.use = r.name[:0], phrase{}, -1
	for i := range r.units {
		r.units[i].drawback = r.units[i].drawback || r.text.Drawback
		r.out.MarksDrawbacks = r.out.MarksDrawbacks || r.units[i].drawback
	}
	r.last = lastModifiers{unit: -1}
	r.damaged(tokens)
	for u := range r.units {
		r.readUnit(u)
	}
}

// span gives the evidence from token a of unit u to token b of the same text (end excluded).
func (r *reader) span(u, from, to int) lint.Span {
	tokens := r.units[u].tokens
	if from < 0 {
		from = 0
	}
	for from < to-1 && tokens[from].kind == punct {
		from++
	}
	s, e := r.l.at[tokens[from].start], r.l.at[tokens[to-1].end]
	return lint.Span{Cell: r.text.Cell, Start: s, End: e, Quote: r.raw(s, e)}
}

// raw gives the text as loaded from one code point to another, end excluded.
func (r *reader) raw(start, end int) string { return r.text.Raw[r.l.bytes[start]:r.l.bytes[end]] }

// points is the length of the text in code points.
func (r *reader) points() int { return len(r.l.bytes) - 1 }

// readUnit finds what one unit says and passes each statement on.
func (r *reader) readUnit(u int) {
	all := r.candidates(r.units[u].tokens)
	for {
		mark := r.mark()
		explained, refused := r.tryUnit(u, choose(all))
		if len(refused) == 0 {
			r.ancient(u)
			r.leftovers(u, explained)
			return
		}
		r.back(mark)
		kept := all[:0:0]
		for _, c := range all {
			if !slices.ContainsFunc(refused, func(f found) bool { return f.p == c.p && f.start == c.start && slices.Equal(f.took, c.took) }) {
				kept = append(kept, c)
			}
		}
		all = kept
	}
}

// tryUnit passes on the chosen matches; it gives the tokens that they explain, and the matches that turned out to say nothing of the kind:
// without them others may fit.
func (r *reader) tryUnit(u int, fs []found) (explained []bool, refused []found) {
	explained = make([]bool, len(r.units[u].tokens))
	for i := range fs {
		if !r.state(u, &fs[i]) {
			refused = append(refused, fs[i])
			continue
		}
		for _, k := range fs[i].took {
			if k >= 0 {
				explained[k] = true
			}
		}
	}
	return explained, refused
}

// marked is a state of the reading to go back to.
type marked struct {
	out  lint.Reading
	last lastModifiers
	prev phrase
}

func (r *reader) mark() marked {
	m := marked{*r.out, r.last, r.prev}
	m.out.Modifiers = slices.Clone(m.out.Modifiers) // a floor changes them in place
	return m
}

func (r *reader) back(m marked) { *r.out, r.last, r.prev = m.out, m.last, m.prev }

const (
	selfReaction = "reakció erre a lapra"
	thisCard     = "ez a lap"
)
