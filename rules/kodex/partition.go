package kodex

import (
	"slices"
	"sync/atomic"
)

// partition holds the classes of a pricing where changes in some slots matter.
type partition struct {
	*pricing
	matters slots
	placed  []atomic.Pointer[placed]
	byKey   map[string]int // under the lock of the pricing, as what follows
	protos  []*class       // one kin of each class
	found   *outcome       // over all classes; those of a card are a choice of them
	larger  map[string][2]places
}

func (p *pricing) part(matters slots) *partition {
	p.lock.Lock()
	defer p.lock.Unlock()
	if p.parts[matters] == nil {
		p.parts[matters] = &partition{
			pricing: p, matters: matters, placed: make([]atomic.Pointer[placed], len(p.entries)), byKey: map[string]int{}, larger: map[string][2]places{},
		}
	}
	return p.parts[matters]
}

// placed is an entry in its class; class is -1 where it does nothing that matters.
type placed struct {
	class int
	in    *influence
}

// place finds the class of an entry.
func (p *partition) place(x contact, b *workbench) *placed {
	if x.at < 0 {
		return p.put(x, b)
	}
	at := p.placed[x.at].Load()
	if at == nil {
		at = p.put(x, b)
		p.placed[x.at].Store(at)
	}
	return at
}

func (p *partition) put(x contact, b *workbench) *placed {
	in := x.f.in
	in.effects = keepSlots(slices.Clone(in.effects), p.matters)
	if len(in.effects) == 0 && len(in.bans) == 0 && in.literal == none {
		return &placed{class: -1}
	}
	in.sign(&b.key)
	p.lock.Lock()
	defer p.lock.Unlock()
	n, ok := p.byKey[string(b.key.b)]
	if !ok {
		n = len(p.byKey)
		p.byKey[string(b.key.b)] = n
		p.protos = append(p.protos, &class{side: in.side, in: []*influence{&in}})
	}
	return &placed{n, &in}
}
