package wording

import (
	"slices"
	"strings"
	"sync"

	"github.com/cardlint/cardlint/lint"
)

// Read says what a card's texts and icons say about cost. It never fails: what it cannot place stands in Reading.Unread.
// Offsets in spans count code points of the cell's text as loaded, from 0, end excluded.
func Read(c *lint.Card) lint.Reading {
	r := readers.Get().(*reader)
	r.card, r.name, r.out = c, r.name[:0], &r.own
	for i := range c.Texts {
		r.text = &c.Texts[i]
		r.read()
	}
	iconSurcharge(c, r.out)
	out := handOver(r.out)
	r.card, r.text, r.l.raw = nil, nil, ""
	readers.Put(r)
	return out
}

// handOver gives a reading away. What stays is an empty one, whose lists take the room behind those that are given away.
func handOver(o *lint.Reading) lint.Reading {
	out, left := *o, lint.Reading{}
	out.Modifiers, left.Modifiers = split(o.Modifiers)
	out.Guards, left.Guards = split(o.Guards)
	out.Bases, left.Bases = split(o.Bases)
	out.Unread, left.Unread = split(o.Unread)
	out.Marks, left.Marks = split(o.Marks)
	out.Clauses, left.Clauses = split(o.Clauses)
	*o = left
	return out
}

// Most lists of a reading have one or two entries: room for many is taken at once, and anew where it gets narrow. So many at the most are
// kept in memory for the sake of one.
const roomy, narrow = 32, 4

// split parts a list from the room behind it; nobody who has the list can write there. nil for none.
func split[T any](list []T) (own, room []T) {
	n := len(list)
	if n == 0 {
		return nil, list
	}
	if room = list[n:]; cap(room) < narrow {
		room = make([]T, 0, roomy)
	}
	return list[:n:n], room
}

// readers keeps what reading needs from one card to the next: buffers, and the words met.
var readers = sync.Pool{New: func() any { return &reader{words: newWords()} }}

// reader reads one text.
type reader struct {
	card                 *lint.Card
	text                 *lint.Text
	name                 []string // the words of the card's own name, once they are asked for
	l                    letters
	words                *words
	units                []unit
	cut                  cutter
	buf                  []token
	own                  lint.Reading // what out points to; its lists begin where those of the last card end
	out                  *lint.Reading
	marked               marked
	all, chosen, refused []found // of one unit: the places where a pattern fits, those that were taken, and those that say nothing of the kind
	reach                []int16 // of one unit: the patterns whose needs it meets
	took                 []int   // the tokens that these took, one behind the other
	passed, explained    []bool
	last                 lastModifiers
	use                  int    // the unit that last spoke of a use cost, -1 for none
	prev                 phrase // the cards that the last statement was about
	selection            selection
}

// lastModifiers remembers which modifiers a floor behind them may belong to.
type lastModifiers struct {
	unit     int
	from, to int // in out.Modifiers
}

func (r *reader) read() {
	r.l.read(r.text.Raw)
	tokens := prepare(&r.l, r.buf, r.words)
	r.buf = tokens
	r.units = r.cut.clauses(tokens)
	r.prev, r.use = phrase{}, -1
	var all gist
	for i := range r.units {
		u := &r.units[i]
		u.gist = gistOf(u.tokens)
		all.join(&u.gist)
		u.drawback = u.drawback || r.text.Drawback
		r.out.MarksDrawbacks = r.out.MarksDrawbacks || u.drawback
	}
	r.last = lastModifiers{unit: -1}
	before := len(r.out.Unread)
	if all.flags&(fCut|fPoints) != 0 || all.kinds&(ofCase<<ins) != 0 || r.l.lost {
		r.damaged(tokens)
	}
	if all.main&(cCost|cCostmod) != 0 && len(r.out.Unread) == before {
		if from, to, cut := r.cutBehindCost(tokens); cut {
			r.unjudged(from, to)
		}
	}
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
	return r.between(tokens[from].start, tokens[to-1].end)
}

// between gives the evidence from one letter to another, end excluded.
func (r *reader) between(start, end int32) lint.Span {
	a, b := &r.l.runes[start], &r.l.runes[end]
	return lint.Span{Cell: r.text.Cell, Start: int(a.at), End: int(b.at), Quote: r.text.Raw[a.byte:b.byte]}
}

// readUnit finds what one unit says and passes each statement on.
func (r *reader) readUnit(u int) {
	tokens, g := r.units[u].tokens, &r.units[u].gist
	before := r.lengths()
	all := r.candidates(tokens, g)
	r.explained = sized(r.explained, len(tokens))
	for len(all) > 0 {
		r.passed = sized(r.passed, len(all))
		r.chosen = choose(all, r.passed, r.chosen[:0])
		r.mark()
		refused := r.tryUnit(u, r.chosen)
		if len(refused) == 0 {
			break
		}
		r.back()
		clear(r.explained)
		if dependent(refused) {
			refused = refused[:1] // what was refused behind it may only have missed what stands in its place
		}
		kept := all[:0]
		for _, c := range all {
			if !slices.ContainsFunc(refused, func(f found) bool { return f.p == c.p && f.start == c.start && slices.Equal(f.took, c.took) }) {
				kept = append(kept, c)
			}
		}
		all = kept
	}
	if g.flags&fAncient != 0 {
		r.ancient(u)
	}
	if g.main&cPower != 0 {
		r.void(u)
	}
	r.saidFloor(u)
	if g.asks() {
		r.leftovers(u, r.explained)
	}
	r.look(u, before)
}

// dependent says whether a floor, or an amount that goes on, is among the refused behind the first: it belongs to a statement before it.
func dependent(refused []found) bool {
	floor := func(f found) bool { return strings.HasPrefix(f.p.does, "floor") || f.p.does == "last" }
	return !floor(refused[0]) && slices.ContainsFunc(refused[1:], floor)
}

// sized gives the slice so many entries, all false.
func sized(s []bool, n int) []bool {
	if cap(s) < n {
		return make([]bool, n, 2*n)
	}
	s = s[:n]
	clear(s)
	return s
}

// tryUnit passes on the chosen matches and notes which tokens they explain; it gives the matches that turned out to say nothing of the kind:
// without them others may fit.
func (r *reader) tryUnit(u int, fs []found) (refused []found) {
	refused = r.refused[:0]
	for i := range fs {
		if !r.state(u, &fs[i]) {
			refused = append(refused, fs[i])
			continue
		}
		for _, k := range fs[i].took {
			if k >= 0 {
				r.explained[k] = true
			}
		}
	}
	r.refused = refused
	return refused
}

// marked is a state of the reading to go back to: how long its lists were, and what is changed in place.
type marked struct {
	guards, bases, unread, marks, clauses int
	modifiers                             []lint.Modifier // a copy: a floor changes them in place
	ancient                               lint.Ancient
	last                                  lastModifiers
	prev                                  phrase
}

func (r *reader) mark() {
	m, o := &r.marked, r.out
	m.guards, m.bases, m.unread, m.marks, m.clauses = len(o.Guards), len(o.Bases), len(o.Unread), len(o.Marks), len(o.Clauses)
	m.modifiers = append(m.modifiers[:0], o.Modifiers...)
	m.ancient, m.last, m.prev = o.Ancient, r.last, r.prev
}

func (r *reader) back() {
	m, o := &r.marked, r.out
	o.Guards, o.Bases, o.Unread, o.Marks, o.Clauses = o.Guards[:m.guards], o.Bases[:m.bases], o.Unread[:m.unread], o.Marks[:m.marks], o.Clauses[:m.clauses]
	o.Modifiers = append(o.Modifiers[:0], m.modifiers...)
	o.Ancient, r.last, r.prev = m.ancient, m.last, m.prev
}

const (
	selfReaction = "reakció erre a lapra"
	thisCard     = "ez a lap"
)
