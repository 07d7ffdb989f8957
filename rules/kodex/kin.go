package kodex

import (
	"hash/maphash"
	"math/bits"
	"slices"

	"github.com/cardlint/cardlint/lint"
)

// kin are the cards whose texts do the same to any A. It is worked out once for all of them.
type kin struct {
	number    int // in the table
	card      int // the first, in pool order; it stands for all
	cells     []*cell
	shades    []*shade
	filters   []int // the number of each filter: guards, then bases, then modifiers; idle where the clause does nothing to any A
	filtering []int // the numbers of those that do not cover every card, each once
	deed      *deed
	always    [2]level // what it weighs against every ancient-magic card, own side and the opponent's
	reacts    [2]bool  // it only changes the cost of reacting
	print     uint64   // the same for the same kin only
	single    int      // how many of its cards are the only one of their name that says anything about costs
}

// cell are the cards of a kin of the same colours and role, which act at the same times and for as long: nothing tells them apart.
type cell struct {
	id     int
	shade  *shade
	colour palette
	role   role
	fresh  bool   // of the new set, where there is one
	terms  string // when and lasts of every change
	cards  []int
	single int   // how many of the cards are the only one of their name that says anything about costs
	tied   []int // the others: printings share the limit on a name
}

// palette is a set of colours of the pool; those that are free in a deck are left out.
type palette uint64

func (p palette) with(q palette) palette    { return p | q }
func (p palette) without(q palette) palette { return p &^ q }
func (p palette) size() int                 { return bits.OnesCount64(uint64(p)) }

// freeColour says whether a colour fits every deck.
func freeColour(c string) bool { return c == "Bufa" || c == "Színtelen" }

// paletteOf numbers the colours of the pool as they come. A sheet with more than 64 of them is no sheet of this game.
func (t *table) paletteOf(c *lint.Card) palette {
	var p palette
	for _, k := range c.Colours {
		if freeColour(k) {
			continue
		}
		n, ok := t.colours[k]
		if !ok {
			n = min(len(t.colours), 63)
			t.colours[k] = n
		}
		p |= 1 << n
	}
	return p
}

// gather puts the sources, the cards that say anything about costs, together by what they say, in pool order of their first.
func (t *table) gather(sources []int) {
	byKey, byDeed := map[string]*kin{}, map[string]*deed{}
	printings := t.printings(sources)
	t.cellOf = make(map[int]*cell, len(sources))
	t.filterIDs = map[string]int{}
	var s, terms signature
	for _, i := range sources {
		does := t.sign(&s, i)
		k, ok := byKey[string(s.b)]
		if !ok {
			k = &kin{number: len(t.kins), card: i, filters: slices.Clone(t.scratch), filtering: slices.Clone(t.filtering), print: maphash.Comparable(t.seed, len(t.kins))}
			byKey[string(s.b)] = k
			t.kins = append(t.kins, k)
			t.reach(k)
			k.deed = byDeed[string(s.b[:does])]
			if k.deed == nil {
				k.deed = t.deed(k)
				byDeed[string(s.b[:does])] = k.deed
			}
		}
		t.signTerms(&terms, i)
		t.cellOf[i] = t.put(k, i, &terms, printings[t.names[i]] == 1)
	}
	for _, l := range t.lingering {
		l.settle()
	}
	t.shades()
}

// printings counts, by name, the cards that say anything about costs, and those that bear ancient magic: such a card, being played, is one of the
// copies of its name, too.
func (t *table) printings(sources []int) []int32 {
	out := make([]int32, len(t.f.Pool.Cards))
	for _, i := range sources {
		out[t.names[i]]++
	}
	next := 0
	for i := range t.f.Pool.Cards {
		if next < len(sources) && sources[next] == i {
			next++
			continue
		}
		if out[t.names[i]] == 0 {
			continue
		}
		if yes, _ := t.isAncient(i); yes {
			out[t.names[i]]++
		}
	}
	return out
}

// deed is what kins have in common whose texts do the same to the cards that their filters cover, whichever these are.
type deed struct {
	kin *kin   // the first of them
	at  [2]int // by side: where the patterns begin in which their filters may cover a card
}

func (t *table) deed(k *kin) *deed {
	d := &deed{kin: k}
	for side := range d.at {
		d.at[side] = t.patterns
		if len(k.filtering) <= 2 {
			t.patterns += 1 << len(k.filtering)
		}
	}
	return d
}

// sign writes the signature of the card's kin: first what it does, that long, then to whom. The numbers of its filters are left in the table.
func (t *table) sign(s *signature, card int) (does int) {
	c, r := &t.f.Pool.Cards[card], &t.f.Readings[card]
	s.b = s.b[:0]
	own := t.always(card, lint.OwnSide)
	s.num(int(own), int(t.always(card, lint.OpponentSide)))
	j := t.judged(card)
	s.flag(j.Settled(), j.Settled() && j.Verdict == lint.Review, t.overruled(card))
	if c.IsRuleCard() && own != off {
		s.num(t.names[card] + 1) // the same one may lie at both players [43.7]
	} else {
		s.num(0)
	}
	if t.reading == lint.Literal {
		s.num(int(t.literally(card)))
	}
	t.scratch, t.filtering = t.scratch[:0], t.filtering[:0]
	for i := range r.Guards {
		if g := &r.Guards[i]; t.guardBears(c, g) {
			s.text("guard")
			s.guard(g)
			t.number(s, &g.Filter)
		} else {
			t.scratch = append(t.scratch, idle)
		}
	}
	for i := range r.Bases {
		if b := &r.Bases[i]; t.baseBears(c, b) {
			s.text("base")
			s.base(b)
			t.number(s, &b.Filter)
		} else {
			t.scratch = append(t.scratch, idle)
		}
	}
	for i := range r.Modifiers {
		if m := &r.Modifiers[i]; t.modifierBears(c, m) {
			s.text("modifier")
			s.modifier(m)
			t.number(s, &m.Filter)
		} else {
			t.scratch = append(t.scratch, idle)
		}
	}
	does = len(s.b)
	s.num(t.scratch...)
	return does
}

// idle stands for the filter of a clause that does nothing to any A.
const idle = -2

// number gives equal filters the same number. Of the filter it only writes which of those of the card it is, if it leaves any card out, and whether it was
// understood.
func (t *table) number(s *signature, f *lint.Filter) {
	t.filterSign.b = t.filterSign.b[:0]
	t.filterSign.filter(f)
	n, ok := t.filterIDs[string(t.filterSign.b)]
	if !ok {
		n = len(t.filterIDs)
		t.filterIDs[string(t.filterSign.b)] = n
		t.filters = append(t.filters, f)
	}
	t.scratch = append(t.scratch, n)
	which := -1
	if len(f.Any) > 0 {
		if which = slices.Index(t.filtering, n); which < 0 {
			which = len(t.filtering)
			t.filtering = append(t.filtering, n)
		}
	}
	s.num(which)
	s.flag(f.Exact)
}

// put adds the card to its cell of the kin.
func (t *table) put(k *kin, card int, terms *signature, single bool) *cell {
	c := &t.f.Pool.Cards[card]
	colour, role, fresh := t.paletteOf(c), roleOf(c), t.f.New > 0 && t.f.IsNew(card)
	i := slices.IndexFunc(k.cells, func(x *cell) bool {
		return x.colour == colour && x.role == role && x.fresh == fresh && x.terms == string(terms.b)
	})
	if i < 0 {
		i = len(k.cells)
		k.cells = append(k.cells, &cell{id: t.cells, colour: colour, role: role, fresh: fresh, terms: string(terms.b)})
		t.cells++
	}
	x := k.cells[i]
	x.cards = append(x.cards, card)
	if single {
		x.single++
		k.single++
	} else {
		x.tied = append(x.tied, card)
	}
	return x
}
