package kodex

import (
	"sync"
	"sync/atomic"
)

// pricing is what ancient-magic cards share that cost the same, are played in the same ways and guard their cost alike: a change that covers them
// does the same to each, and the same classes make the same sets. Both are worked out once and kept.
type pricing struct {
	*target // the first of these cards stands for all
	entries []atomic.Pointer[folded]
	lock    sync.Mutex
	bunches map[string]*bunch
	apart   [aisles][]atomic.Pointer[bunch] // by node of the lingering bundles
	parts   map[slots]*partition
}

// folded is what an entry does to a card that its filters cover so, trimmed.
type folded struct {
	in      influence
	matters slots // where it may lower or set the cost
	nothing bool
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
		p = &pricing{target: &first, entries: make([]atomic.Pointer[folded], e.patterns), bunches: map[string]*bunch{}, parts: map[slots]*partition{}}
		for n := range p.apart {
			p.apart[n] = make([]atomic.Pointer[bunch], e.lingering[n].nodes())
		}
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

// entry gives what the entry does to a card that its filters cover in this pattern, and where that is kept.
func (p *pricing) entry(n int, pattern uint8) contact {
	k, side := p.table.kins[n/2], n%2
	c := contact{at: k.deed.at[side] + int(pattern), kin: k}
	at := &p.entries[c.at]
	if c.f = at.Load(); c.f == nil {
		like := *p.target
		like.forced, like.pattern, like.effects = k.deed.kin.filtering, pattern, nil
		c.f = like.single(2*k.deed.kin.number + side)
		at.Store(c.f)
	}
	return c
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
