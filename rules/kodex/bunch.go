package kodex

import (
	"slices"

	"github.com/cardlint/cardlint/lint"
)

// bunch is everything in one aisle that touches A. It is worked out once for all cards of a pricing that look alike there.
type bunch struct {
	contacts []contact
	apart    []*bunch // what those of the lingering bundles do whose filters do not cover A
	matters  slots
	portions map[slots][]*portion // under the lock of the pricing
}

// contact is an entry that touches A, before it is known which slots matter. At is where it is kept, or -1.
type contact struct {
	at  int
	f   *folded
	kin *kin
}

// portion holds the kins of a bunch that belong to one class.
type portion struct {
	number int32 // in the table
	class  int
	kins   []*kin
	single int    // how many of their cards are the only one of their name that says anything about costs
	print  uint64 // the same for the same kins
	hues   []tint
	tied   []int // the cards that share their name with others
}

// tint counts the cards of a portion of the same colours and role. There are very many of them.
type tint struct {
	hue    int32
	single int32
}

// touch is what touches A, ready for counting.
type touch struct {
	target   *target
	part     *partition
	portions [aisles][]*portion
}

// touch finds out what touches A, with what was worked out before.
func (e *engine) touch(index int) touch {
	b := e.bench()
	defer e.benches.Put(b)
	a := e.target(index)
	p := e.pricingOf(a)
	var found [aisles]*bunch
	matters := slots(0)
	for n := range found {
		found[n] = p.bunch(a, n, b)
		matters |= found[n].matters
	}
	out := touch{target: a, part: p.part(matters)}
	for n, x := range found {
		out.portions[n] = out.part.portions(x, b)
	}
	return out
}

// bunch finds what touches A in an aisle.
func (p *pricing) bunch(a *target, aisle int, b *workbench) *bunch {
	b.lists = a.table.aisle(aisle, a.card, b.lists)
	b.looked = a.table.looked(a, b.lists, append(b.looked[:0], byte(aisle)))
	p.lock.Lock()
	x := p.bunches[string(b.looked)]
	p.lock.Unlock()
	if x != nil {
		return x
	}
	x = p.gather(a, aisle, b)
	p.lock.Lock()
	defer p.lock.Unlock()
	if p.bunches[string(b.looked)] == nil {
		p.bunches[string(b.looked)] = x
	}
	return p.bunches[string(b.looked)]
}

// gather works it out.
func (p *pricing) gather(a *target, aisle int, b *workbench) *bunch {
	x := &bunch{portions: map[slots][]*portion{}, contacts: b.contacts[:0]}
	a.cover(b)
	b.present = b.present[:0]
	for _, n := range a.table.bundlesOf(b) {
		if y := a.table.bundles[n]; (!y.reacts || a.reacting != 0) && p.meet(a, y, x) && y.lingers() {
			b.present = append(b.present, y)
		}
	}
	b.contacts, x.contacts = x.contacts, slices.Clone(x.contacts)
	l := a.table.lingering[aisle]
	if len(b.seen) < l.nodes() {
		b.seen = make([]bool, l.nodes())
	}
	for _, n := range l.without(b.present, b.seen) {
		y := p.uncovered(aisle, n)
		x.apart = append(x.apart, y)
		x.matters |= y.matters
	}
	return x
}

// bundlesOf gives the bundles on the lists, each once.
func (t *table) bundlesOf(b *workbench) []int {
	b.near = b.near[:0]
	for _, l := range b.lists {
		b.near = append(b.near, l.bundles...)
	}
	if len(b.lists) > 1 {
		slices.Sort(b.near)
		b.near = slices.Compact(b.near)
	}
	return b.near
}

// meet adds what the entries of a bundle do, if its filter may cover A, or it has none.
func (p *pricing) meet(a *target, y *bundle, x *bunch) bool {
	covered, wholly := a.coveredBy(y)
	if wholly && covered == 0 && y.filter != noFilter && (!y.always || y.lingers()) {
		return false
	}
	for _, n := range y.entries {
		k := a.table.kins[n/2]
		pattern, plain := covered, wholly
		if !wholly {
			pattern, plain = a.spread(k)
		}
		var c contact
		if plain {
			c = p.entry(n, pattern)
		} else {
			c = contact{-1, a.single(n), k}
		}
		if !c.f.nothing {
			x.matters |= c.f.matters
			x.contacts = append(x.contacts, c)
		}
	}
	return true
}

// portions splits a bunch by class.
func (p *partition) portions(x *bunch, b *workbench) []*portion {
	p.lock.Lock()
	out, ok := x.portions[p.matters]
	p.lock.Unlock()
	if ok {
		return out
	}
	lists := [][]*portion{p.split(x.contacts, b)}
	for _, y := range x.apart {
		lists = append(lists, p.portions(y, b))
	}
	out = slices.Concat(lists...)
	p.lock.Lock()
	defer p.lock.Unlock()
	if first, ok := x.portions[p.matters]; ok {
		return first
	}
	x.portions[p.matters] = out
	return out
}

// split makes the portions of contacts, in the order in which their classes come.
func (p *partition) split(contacts []contact, b *workbench) []*portion {
	b.order = b.order[:0]
	b.placed = b.placed[:0]
	for _, c := range contacts {
		n := p.place(c, b)
		b.placed = append(b.placed, n)
		if n < 0 {
			continue
		}
		b.ofClass = grown(b.ofClass, n+1)
		if b.ofClass[n] == 0 {
			b.order = append(b.order, n)
		}
		b.ofClass[n]++
	}
	made := make([]portion, len(b.order))
	out := make([]*portion, len(made))
	kins := make([]*kin, 0, len(contacts))
	for i, n := range b.order {
		q := &made[i]
		q.class = n
		q.kins = kins[len(kins) : len(kins) : len(kins)+b.ofClass[n]]
		kins = kins[:len(kins)+b.ofClass[n]]
		b.ofClass[n] = i
		out[i] = q
	}
	for i, c := range contacts {
		if n := b.placed[i]; n >= 0 {
			q := out[b.ofClass[n]]
			q.kins = append(q.kins, c.kin)
		}
	}
	for i, n := range b.order {
		b.ofClass[n] = 0
		out[i].count(len(p.table.hues), b)
	}
	p.table.keep(out)
	return out
}

// keep gives portions their numbers.
func (t *table) keep(list []*portion) {
	t.making.Lock()
	defer t.making.Unlock()
	for _, q := range list {
		q.number = int32(len(t.portions))
		t.portions = append(t.portions, q)
	}
}

// grown gives the slice at least so many entries.
func grown(s []int, n int) []int {
	for len(s) < n {
		s = append(s, 0)
	}
	return s
}

// count adds up the cards of the kins, of that many hues in the pool.
func (q *portion) count(hues int, b *workbench) {
	if len(b.tints) < hues {
		b.tints = make([]tint, hues)
	}
	b.met = b.met[:0]
	for _, k := range q.kins {
		q.single += k.single
		q.print += k.print
		for _, s := range k.shades {
			h := &b.tints[s.hue]
			if h.hue == 0 {
				h.hue = int32(s.hue) + 1
				b.met = append(b.met, s.hue)
			}
			h.single += int32(s.single)
			q.tied = append(q.tied, s.tied...)
		}
	}
	slices.Sort(b.met)
	q.hues = make([]tint, len(b.met))
	for i, n := range b.met {
		q.hues[i] = tint{int32(n), b.tints[n].single}
		b.tints[n] = tint{}
	}
}

// classesOf gathers the portions by the number of their class; nil where A meets none of it.
func (b *workbench) classesOf(t *touch) []*class {
	n := len(t.part.protos)
	if cap(b.classes) < n {
		b.classes, b.byNumber, b.copies = make([]class, n), make([]*class, n), make([]int, n)
	}
	b.classes, b.byNumber, b.copies = b.classes[:n], b.byNumber[:n], b.copies[:n]
	clear(b.byNumber)
	for _, list := range t.portions {
		for _, q := range list {
			c := b.byNumber[q.class]
			if c == nil {
				proto := t.part.protos[q.class]
				c = &b.classes[q.class]
				*c = class{side: proto.side, in: proto.in, units: c.units[:0], portions: c.portions[:0]}
				if c.side == lint.OwnSide {
					c.print++
				}
				b.byNumber[q.class] = c
			}
			c.portions = append(c.portions, q)
			c.single += q.single
			c.print += q.print
		}
	}
	return b.byNumber
}

// coveredBy says whether the filter of the bundle covers A wholly (1) or not at all (0); false where it is neither, or there are several.
func (t *target) coveredBy(b *bundle) (covered uint8, plain bool) {
	switch b.filter {
	case noFilter:
		return 0, true
	case severalFilters:
		return 0, false
	}
	c := t.coverage(t.table.filters[b.filter], b.filter)
	switch {
	case c.maybe != 0 || c.yes != 0 && c.yes != t.every:
		return 0, false
	case c.yes != 0:
		return 1, true
	}
	return 0, true
}
