package kodex

import (
	"slices"

	"github.com/cardlint/cardlint/lint"
)

var bothSides = [2]lint.Side{lint.OwnSide, lint.OpponentSide}

// reach finds out which cards the kin can touch at all, from each side, and files it there: most changes are for one subtype, colour or
// type, and need not be looked at for others.
func (t *table) reach(k *kin) {
	c, r := &t.f.Pool.Cards[k.card], &t.f.Readings[k.card]
	for n, side := range bothSides {
		k.always[n] = t.always(k.card, side)
		if k.always[n] == off {
			continue // it is reported once, for every ancient-magic card alike
		}
		w := want{reacts: true}
		for i := range r.Guards {
			if g := &r.Guards[i]; t.guardBears(c, g) && touches(side, g.Whose) {
				w.filter(&g.Filter, false)
			}
		}
		for i := range r.Bases {
			if b := &r.Bases[i]; t.baseBears(c, b) && touches(side, b.Whose) {
				w.filter(&b.Filter, false)
			}
		}
		for i := range r.Modifiers {
			if m := &r.Modifiers[i]; t.modifierBears(c, m) && touches(side, m.Whose) && (side == lint.OwnSide || m.Op == lint.Increase) {
				w.filter(&m.Filter, m.On == lint.OnReact)
			}
		}
		if t.reading == lint.Literal && side == lint.OwnSide && t.literally(k.card) != none {
			w.filter(&lint.Filter{}, false) // whichever cards it touches
		}
		k.reacts[n] = w.reacts
		if w.any {
			t.bundle(k, &w, n)
		}
	}
}

// want gathers what A has to be for a card to touch it: one of these, or anything.
type want struct {
	any, all, reacts         bool
	subtypes, colours, types []string
}

func (w *want) filter(f *lint.Filter, react bool) {
	w.any = true
	w.reacts = w.reacts && react
	w.all = w.all || len(f.Any) == 0
	for i := range f.Any {
		switch k := &f.Any[i]; {
		case len(k.Subtype) > 0:
			w.subtypes = append(w.subtypes, k.Subtype[0])
		case len(k.Colour) > 0:
			w.colours = append(w.colours, k.Colour[0])
		case len(k.Type) > 0:
			w.types = append(w.types, lint.Group(k.Type[0])...)
		default:
			w.all = true
		}
	}
}

// bundle are entries that touch the same cards, from the same side: they are looked up as one. An entry with several filters is one by itself.
type bundle struct {
	number  int
	filter  int  // of all of them; noFilter where they need none, severalFilters where the one entry has more
	side    int  // in bothSides
	reacts  bool // they only change the cost of reacting
	always  bool // they do something even where the filter does not cover the card
	entries []int
}

const (
	noFilter       = -1
	severalFilters = -2
)

// bundle puts the entry of the kin on a side to those like it.
func (t *table) bundle(k *kin, w *want, side int) {
	entry := 2*k.number + side
	b := bundle{filter: noFilter, side: side, reacts: w.reacts, always: w.all, entries: []int{entry}, number: len(t.bundles)}
	switch len(k.filtering) {
	case 0:
	case 1:
		b.filter = k.filtering[0]
	default:
		b.filter = severalFilters
	}
	key := [4]int{b.filter, side}
	if b.reacts {
		key[2] = 1
	}
	if b.always {
		key[3] = 1
	}
	if at, ok := t.bundleAt[key]; ok && b.filter != severalFilters {
		t.bundles[at].entries = append(t.bundles[at].entries, entry)
		return
	}
	t.bundleAt[key] = b.number
	t.bundles = append(t.bundles, &b)
	t.enter(w, b.number)
}

// directory lists bundles by what A has to be.
type directory struct {
	bundles                     []*bundle
	bundleAt                    map[[4]int]int
	everywhere, bySubtypes      []int // bySubtypes: all that stand in bySubtype
	bySubtype, byColour, byType map[string][]int
}

func newDirectory() directory {
	return directory{bundleAt: map[[4]int]int{}, bySubtype: map[string][]int{}, byColour: map[string][]int{}, byType: map[string][]int{}}
}

func (d *directory) enter(w *want, n int) {
	if w.all {
		d.everywhere = append(d.everywhere, n)
		return
	}
	if len(w.subtypes) > 0 {
		d.bySubtypes = append(d.bySubtypes, n)
	}
	for _, p := range []struct {
		words []string
		to    map[string][]int
	}{{w.subtypes, d.bySubtype}, {w.colours, d.byColour}, {w.types, d.byType}} {
		for _, word := range p.words {
			p.to[word] = append(p.to[word], n)
		}
	}
}

// visit walks through the lists of bundles that may touch A; a bundle may stand in several.
func (d *directory) visit(a *lint.Card, see func([]int)) {
	see(d.everywhere)
	if a.HasSubtype("?") {
		see(d.bySubtypes)
	}
	for _, s := range a.Subtypes {
		see(d.bySubtype[s])
	}
	for _, s := range a.Colours {
		see(d.byColour[s])
	}
	for _, s := range a.Types {
		see(d.byType[s])
	}
}

// near lists the entries that may touch A, rising: a kin on a side, own side first.
func (t *table) near(a *lint.Card) []int {
	var list []int
	t.visit(a, func(more []int) {
		for _, n := range more {
			list = append(list, t.bundles[n].entries...)
		}
	})
	slices.Sort(list)
	return slices.Compact(list)
}

// gatherNear lists the bundles that may touch A, in any order.
func (t *table) gatherNear(a *lint.Card, b *workbench) []int {
	if len(b.seen) < len(t.bundles) {
		b.seen, b.time = make([]uint32, len(t.bundles)), 0
	}
	b.time++
	list := b.near[:0]
	t.visit(a, func(more []int) {
		for _, n := range more {
			if b.seen[n] != b.time {
				b.seen[n] = b.time
				list = append(list, n)
			}
		}
	})
	return list
}
