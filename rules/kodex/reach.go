package kodex

import (
	"slices"

	"github.com/cardlint/cardlint/lint"
)

var bothSides = [2]lint.Side{lint.OwnSide, lint.OpponentSide}

// reach finds out which cards the kin can touch at all, from each side, and enters it there: most changes are for one subtype, colour or
// type, and need not be looked at for others.
func (t *table) reach(k *kin, number int) {
	c, r := &t.f.Pool.Cards[k.card], &t.f.Readings[k.card]
	for n, side := range bothSides {
		k.always[n] = t.always(k.card, side)
		if k.always[n] == off {
			continue // it is reported once, for every ancient-magic card alike
		}
		w := want{reacts: true}
		for i := range r.Guards {
			if g := &r.Guards[i]; touches(side, g.Whose) && inForce(c, g.Lasts) {
				w.filter(&g.Filter, false)
			}
		}
		for i := range r.Bases {
			if b := &r.Bases[i]; touches(side, b.Whose) && inForce(c, b.Lasts) {
				w.filter(&b.Filter, false)
			}
		}
		for i := range r.Modifiers {
			m := &r.Modifiers[i]
			switch {
			case t.reading == lint.Literal && side == lint.OwnSide && isAbility(m):
				w.filter(&lint.Filter{}, false) // whichever cards it touches
			case m.Code == lint.M5 || !touches(side, m.Whose) || !inForce(c, m.Lasts) || m.On == lint.OnTarget:
			case side == lint.OwnSide || m.Op == lint.Increase:
				w.filter(&m.Filter, m.On == lint.OnReact)
			}
		}
		k.reacts[n] = w.reacts
		if w.any {
			t.enter(&w, 2*number+n)
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

// directory lists entries by what A has to be: a kin on a side, numbered in pool order of the kins, own side first.
type directory struct {
	everywhere, bySubtypes      []int // bySubtypes: all that stand in bySubtype
	bySubtype, byColour, byType map[string][]int
}

func newDirectory() directory {
	return directory{bySubtype: map[string][]int{}, byColour: map[string][]int{}, byType: map[string][]int{}}
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

// visit walks through the lists of entries that may touch A; an entry may stand in several.
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

// near lists the entries that may touch A, rising.
func (d *directory) near(a *lint.Card) []int {
	var list []int
	d.visit(a, func(more []int) { list = append(list, more...) })
	slices.Sort(list)
	return slices.Compact(list)
}

// gatherNear is near in any order.
func (t *table) gatherNear(a *lint.Card, b *workbench) []int {
	if len(b.seen) < 2*len(t.kins) {
		b.seen, b.time = make([]uint32, 2*len(t.kins)), 0
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
