package kodex

import (
	"slices"

	"github.com/cardlint/cardlint/lint"
)

var bothSides = [2]lint.Side{lint.OwnSide, lint.OpponentSide}

// reach finds out which cards the kin can touch at all, from each side: most changes are for one subtype, and need not be looked at for others.
func (t *table) reach(k *kin) {
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
		k.touches[n], k.reacts[n] = w.any, w.reacts
		if !w.all {
			slices.Sort(w.subtypes)
			k.needs[n] = slices.Compact(w.subtypes)
		}
	}
}

// want gathers what A has to be for a card to touch it.
type want struct {
	any, all, reacts bool
	subtypes         []string
}

func (w *want) filter(f *lint.Filter, react bool) {
	w.any = true
	w.reacts = w.reacts && react
	if len(f.Any) == 0 {
		w.all = true
	}
	for i := range f.Any {
		if len(f.Any[i].Subtype) == 0 {
			w.all = true
			return
		}
		w.subtypes = append(w.subtypes, f.Any[i].Subtype[0])
	}
}

// entry is a kin on a side; entries are numbered in pool order of the kins, own side first.
func (t *table) entry(n int) (*kin, int) { return t.kins[n/2], n % 2 }

// index sorts the entries by the subtype that they need.
func (t *table) index() {
	t.bySubtype = map[string][]int{}
	for i, k := range t.kins {
		for n := range bothSides {
			if !k.touches[n] {
				continue
			}
			if k.needs[n] == nil {
				t.everywhere = append(t.everywhere, 2*i+n)
			}
			for _, s := range k.needs[n] {
				t.bySubtype[s] = append(t.bySubtype[s], 2*i+n)
			}
		}
	}
}

// near lists the entries that may touch A, rising.
func (t *target) near(list []int) []int {
	list = append(list, t.table.everywhere...)
	if t.card.HasSubtype("?") {
		for _, more := range t.table.bySubtype {
			list = append(list, more...)
		}
	} else {
		for _, s := range t.card.Subtypes {
			list = append(list, t.table.bySubtype[s]...)
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}
