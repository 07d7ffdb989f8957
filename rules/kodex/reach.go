package kodex

import "github.com/cardlint/cardlint/lint"

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

// want gathers what A has to be for the filters of a card to cover it: one of these, or anything.
type want struct {
	any, reacts              bool
	always                   bool // it does something whatever A is
	anything                 bool // a filter looks at no kind, or at other things of a card than its kind
	subtypes, colours, types []string
}

func (w *want) filter(f *lint.Filter, react bool) {
	w.any = true
	w.reacts = w.reacts && react
	w.always = w.always || len(f.Any) == 0
	for i := range f.Any {
		switch k := &f.Any[i]; {
		case len(k.Subtype) > 0:
			w.subtypes = append(w.subtypes, k.Subtype[0])
		case len(k.Colour) > 0:
			w.colours = append(w.colours, k.Colour[0])
		case len(k.Type) > 0:
			w.types = append(w.types, lint.Group(k.Type[0])...)
		default:
			w.anything = true
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
	looks   looks  // at what of a card its filters look
	word    string // a type, subtype or colour that it asks for
	leaf    int    // among the lingering ones of its aisle
}

const (
	noFilter       = -1
	severalFilters = -2
)

// bundle puts the entry of the kin on a side to those like it.
func (t *table) bundle(k *kin, w *want, side int) {
	entry := 2*k.number + side
	b := bundle{filter: noFilter, side: side, reacts: w.reacts, always: w.always, entries: []int{entry}, number: len(t.bundles)}
	switch len(k.filtering) {
	case 0:
	case 1:
		b.filter = k.filtering[0]
	default:
		b.filter = severalFilters
	}
	for _, n := range k.filtering {
		b.looks |= looksOf(t.filters[n].Any)
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
	t.enter(w, &b)
}
