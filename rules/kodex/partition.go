package kodex

import (
	"slices"
	"sync/atomic"
)

// partition holds the classes of a pricing where changes in some slots matter.
type partition struct {
	*pricing
	matters slots
	placed  []atomic.Int32 // by where an entry is kept: its class and 1, unplaced or nowhere
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
			pricing: p, matters: matters, placed: make([]atomic.Int32, len(p.entries)), byKey: map[string]int{}, larger: map[string][2]places{},
		}
	}
	return p.parts[matters]
}

// unplaced and nowhere stand for a class: it is not known yet, and there is none, since nothing that the entry does matters.
const (
	unplaced = 0
	nowhere  = -1
)

// place finds the class of an entry, or nowhere.
func (p *partition) place(x contact, b *workbench) int {
	if x.at < 0 {
		return p.put(x, b)
	}
	at := &p.placed[x.at]
	n := int(at.Load())
	switch n {
	case unplaced:
		n = p.put(x, b)
		if n == nowhere {
			at.Store(nowhere)
		} else {
			at.Store(int32(n + 1))
		}
		return n
	case nowhere:
		return n
	}
	return n - 1
}

func (p *partition) put(x contact, b *workbench) int {
	in := x.f.in
	in.effects = keepSlots(slices.Clone(in.effects), p.matters)
	if len(in.effects) == 0 && len(in.bans) == 0 && in.literal == none {
		return nowhere
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
	return n
}
