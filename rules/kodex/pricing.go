package kodex

import (
	"slices"
	"sync"
	"sync/atomic"
)

// pricing is what ancient-magic cards share that cost the same, are played in the same ways and guard their cost alike: a change that covers them
// does the same to each, and the same classes make the same sets. Both are worked out once and kept.
type pricing struct {
	*target // the first of these cards stands for all
	entries []atomic.Pointer[folded]
	bundles []atomic.Pointer[folds] // two for each bundle: its filter does not cover the card, or does
	lock    sync.Mutex
	parts   map[slots]*partition
}

// folded is what an entry does to a card that its filters cover so, trimmed.
type folded struct {
	in      influence
	matters slots // where it may lower or set the cost
	nothing bool
}

// partition holds the classes of a pricing where changes in some slots matter.
type partition struct {
	matters slots
	placed  []atomic.Pointer[placed]
	bundles []atomic.Pointer[[]portion]
	byKey   map[string]int // under the lock of the pricing, as what follows
	protos  []*class       // one kin of each class
	found   *outcome       // of the first classes; those of a card are a choice of them
	larger  map[string][2]places
}

// placed is an entry in its class; class is -1 where it does nothing that matters.
type placed struct {
	class int
	in    *influence
}

// pricingOf finds what A shares with others.
func (e *engine) pricingOf(a *target) *pricing {
	var s signature
	first := *a
	first.base = a.base.atMost(e.plenty(e.size))
	first.sign(&s)
	e.lock.Lock()
	defer e.lock.Unlock()
	p, ok := e.pricings[string(s.b)]
	if !ok {
		p = &pricing{target: &first, entries: make([]atomic.Pointer[folded], e.patterns), bundles: make([]atomic.Pointer[folds], 2*len(e.directory.bundles)), parts: map[slots]*partition{}}
		e.pricings[string(s.b)] = p
	}
	return p
}

// sign writes everything of A but its types and names: these decide only which filters cover it.
func (t *target) sign(s *signature) {
	for k := range t.base.n {
		s.num(t.base.n[k])
		s.flag(t.base.unknown[k], t.base.named[k])
	}
	s.num(t.base.zan, t.unknown, t.top, len(t.ways), len(t.bans), len(t.ifBans))
	s.flag(t.base.isZan, t.base.plainVP, t.base.open)
	for _, w := range t.ways {
		s.num(w.x)
		s.text(w.zone)
		s.flag(w.react)
	}
	for i := range t.bans {
		s.ban(&t.bans[i])
	}
	for i := range t.ifBans {
		s.ban(&t.ifBans[i])
	}
	for i := range t.own {
		s.effect(&t.own[i], true)
		s.flag(t.own[i].when == 0)
	}
}

// entry works out the kin on a side for a card that its filters cover in this pattern.
func (p *pricing) entry(n int, pattern uint8) *folded {
	at := &p.entries[p.table.patternsAt[n]+int(pattern)]
	if f := at.Load(); f != nil {
		return f
	}
	like := *p.target
	like.forced, like.pattern, like.effects = p.table.kins[n/2].filtering, pattern, nil
	f := like.single(n)
	at.Store(f)
	return f
}

// single works out one entry.
func (t *target) single(n int) *folded {
	k, side := t.table.kins[n/2], n%2
	f := &folded{in: influence{card: k.card, kin: k, side: bothSides[side], always: k.always[side]}}
	if t.table.f.Pool.Cards[k.card].IsRuleCard() && k.always[0] != off {
		f.in.rule = t.table.names[k.card] + 1
	}
	t.work(&f.in, k.filters)
	t.trim(&f.in)
	f.nothing = len(f.in.effects) == 0 && len(f.in.bans) == 0 && f.in.literal == none
	for i := range f.in.effects {
		if e := &f.in.effects[i]; e.kind == reduce || e.kind == set {
			f.matters |= e.on
		}
	}
	return f
}

// spread says how the filters of a kin cover A: bit by bit wholly or not at all; false where some cover it in some ways only, or perhaps.
func (t *target) spread(k *kin) (pattern uint8, plain bool) {
	if len(k.filtering) > 2 {
		return 0, false
	}
	for i, number := range k.filtering {
		switch c := t.coverage(t.table.filters[number], number); {
		case c.maybe != 0 || c.yes != 0 && c.yes != t.every:
			return 0, false
		case c.yes != 0:
			pattern |= 1 << i
		}
	}
	return pattern, true
}

// contact is what touches A, before it is known which slots matter: a bundle, or a single entry. At is where it is kept, or -1.
type contact struct {
	at     int
	f      *folded
	bundle *folds
}

// fold puts what touches A into classes, by their number in the partition. It is fold of the target, with what was worked out before.
func (p *pricing) fold(a *target, b *workbench) (*partition, []*class) {
	b.near = a.table.gatherNear(a.card, b)
	b.contacts = b.contacts[:0]
	a.cover(b)
	matters := slots(0)
	for _, n := range b.near {
		x := a.table.bundles[n]
		if x.reacts && a.reacting == 0 {
			continue
		}
		covered, plain := a.coveredBy(x)
		switch {
		case plain && covered == 0 && !x.always:
		case plain:
			f := p.folds(x, covered)
			matters |= f.matters
			b.contacts = append(b.contacts, contact{at: 2*n + int(covered), bundle: f})
		default:
			matters |= p.foldEach(a, x, b)
		}
	}
	part := p.part(matters)
	return part, p.classes(part, b)
}

func (p *pricing) part(matters slots) *partition {
	p.lock.Lock()
	defer p.lock.Unlock()
	if p.parts[matters] == nil {
		p.parts[matters] = &partition{
			matters: matters, placed: make([]atomic.Pointer[placed], len(p.entries)),
			bundles: make([]atomic.Pointer[[]portion], len(p.bundles)), byKey: map[string]int{}, larger: map[string][2]places{},
		}
	}
	return p.parts[matters]
}

// classes gathers the contacts by the number of their class; nil where A meets none of it.
func (p *pricing) classes(part *partition, b *workbench) []*class {
	var out []*class
	add := func(number int, in ...*influence) {
		for len(out) <= number {
			out = append(out, nil)
		}
		if out[number] == nil {
			out[number] = &class{side: in[0].side}
		}
		out[number].in = append(out[number].in, in...)
	}
	for _, x := range b.contacts {
		if x.bundle != nil {
			for _, q := range p.portions(part, x, b) {
				add(q.class, q.in...)
			}
		} else if at := p.placed(part, x, b); at.class >= 0 {
			add(at.class, at.in)
		}
	}
	return out
}

// placed finds the class of an entry.
func (p *pricing) placed(part *partition, x contact, b *workbench) *placed {
	if x.at < 0 {
		return p.place(part, x, b)
	}
	at := part.placed[x.at].Load()
	if at == nil {
		at = p.place(part, x, b)
		part.placed[x.at].Store(at)
	}
	return at
}

func (p *pricing) place(part *partition, x contact, b *workbench) *placed {
	in := x.f.in
	in.effects = keepSlots(slices.Clone(in.effects), part.matters)
	if len(in.effects) == 0 && len(in.bans) == 0 && in.literal == none {
		return &placed{class: -1}
	}
	in.sign(&b.key)
	p.lock.Lock()
	defer p.lock.Unlock()
	n, ok := part.byKey[string(b.key.b)]
	if !ok {
		n = len(part.byKey)
		part.byKey[string(b.key.b)] = n
		part.protos = append(part.protos, &class{side: in.side, in: []*influence{&in}})
	}
	return &placed{n, &in}
}
