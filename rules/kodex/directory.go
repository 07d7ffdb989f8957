package kodex

import (
	"encoding/binary"
	"slices"

	"github.com/cardlint/cardlint/lint"
)

// directory lists bundles by what A has to be, in three aisles: those that look at its subtype or name, those that look at its colour, and all others:
// the less the filters of an aisle look at, the more cards are alike there. A bundle stands in one aisle, but there it may be on several racks. One that
// does something to every card, and more to those that its filter covers, stands there, too, and is one of those that linger in the aisle.
type directory struct {
	bundles                     []*bundle
	bundleAt                    map[[4]int]int
	racks                       int           // how many there are
	everywhere                  [aisles]*rack // for cards of any kind
	lingering                   [aisles]lingering
	subtyped                    *rack // all that stand in bySubtype
	bySubtype, byColour, byType map[string]*rack
}

// The aisles.
const (
	others = iota
	ofColours
	ofSubtypes
	aisles
)

// rack holds bundles, and at what of a card their filters look.
type rack struct {
	number  int
	bundles []int
	looks   looks
}

// looks says at what of a card filters look, beside the ways of playing it.
type looks uint8

const (
	atTypes looks = 1 << iota
	atSubtypes
	atColours
	atIcons
	atName
	atCost
)

func looksOf(any []lint.Conjunction) looks {
	var out looks
	for i := range any {
		k := &any[i]
		for _, x := range []struct {
			at looks
			n  int
		}{
			{atTypes, len(k.Type)},
			{atSubtypes, len(k.Subtype)},
			{atColours, len(k.Colour)},
			{atIcons, len(k.Icon)},
			{atName, len(k.Name)},
			{atCost, len(k.Cost)},
		} {
			if x.n > 0 {
				out |= x.at
			}
		}
		out |= looksOf(k.Not)
	}
	return out
}

func newDirectory() directory {
	d := directory{bundleAt: map[[4]int]int{}, bySubtype: map[string]*rack{}, byColour: map[string]*rack{}, byType: map[string]*rack{}}
	for i := range d.everywhere {
		d.everywhere[i] = d.rack()
	}
	d.subtyped = d.rack()
	return d
}

func (d *directory) rack() *rack {
	d.racks++
	return &rack{number: d.racks}
}

func (l *rack) add(b *bundle) {
	l.bundles = append(l.bundles, b.number)
	l.looks |= b.looks
}

func (d *directory) enter(w *want, b *bundle) {
	kinds := 0
	for _, words := range [][]string{w.subtypes, w.colours, w.types} {
		if len(words) > 0 {
			kinds++
		}
	}
	n := others
	if w.anything || kinds != 1 || b.always && !b.lingers() {
		switch {
		case b.looks&(atSubtypes|atName) != 0:
			n = ofSubtypes
		case b.looks&(atColours|atIcons) != 0:
			n = ofColours
		}
		d.everywhere[n].add(b)
	} else {
		for _, p := range []struct {
			aisle int
			words []string
			to    map[string]*rack
		}{{ofSubtypes, w.subtypes, d.bySubtype}, {ofColours, w.colours, d.byColour}, {others, w.types, d.byType}} {
			for _, word := range p.words {
				n, b.word = p.aisle, word
				if p.to[word] == nil {
					p.to[word] = d.rack()
				}
				p.to[word].add(b)
			}
		}
		if n == ofSubtypes {
			d.subtyped.add(b)
		}
	}
	if b.lingers() {
		d.lingering[n] = append(d.lingering[n], b)
	}
}

// aisle gives the racks of an aisle with bundles that may touch A; a bundle may stand in several.
func (d *directory) aisle(n int, a *lint.Card, out []*rack) []*rack {
	out = append(out[:0], d.everywhere[n])
	see := func(words []string, in map[string]*rack) {
		for _, s := range words {
			if l := in[s]; l != nil {
				out = append(out, l)
			}
		}
	}
	switch n {
	case others:
		see(a.Types, d.byType)
	case ofColours:
		see(a.Colours, d.byColour)
	default:
		if a.HasSubtype("?") {
			out = append(out, d.subtyped)
		}
		see(a.Subtypes, d.bySubtype)
	}
	return out
}

// near lists the entries that may touch A, rising: a kin on a side, own side first.
func (t *table) near(a *lint.Card) []int {
	var out []int
	var lists []*rack
	for n := range aisles {
		for _, b := range t.lingering[n] {
			out = append(out, b.entries...)
		}
		lists = t.aisle(n, a, lists)
		for _, l := range lists {
			for _, b := range l.bundles {
				out = append(out, t.bundles[b].entries...)
			}
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// looked writes which lists these are and everything at which their filters look: the same for cards that they cover in the same way.
func (t *table) looked(a *target, lists []*rack, key []byte) []byte {
	seen := looks(0)
	for _, l := range lists {
		key = binary.AppendUvarint(key, uint64(l.number))
		seen |= l.looks
	}
	key = append(key, 0)
	words := func(at looks, list ...string) {
		if seen&at == 0 {
			return
		}
		for _, s := range list {
			key = append(binary.AppendUvarint(key, uint64(len(s)+1)), s...)
		}
		key = append(key, 0)
	}
	words(atTypes, a.card.Types...)
	words(atSubtypes, a.card.Subtypes...)
	words(atColours, a.card.Colours...)
	words(atIcons, a.card.Icons...)
	words(atName, a.card.Name)
	if seen&atCost != 0 {
		key = binary.AppendUvarint(key, uint64(t.costClass(a.card)))
	}
	return key
}

// costClass is the same for printed costs that lie in the same ranges, whichever range a filter names. An unknown one is a class by itself.
func (t *table) costClass(a *lint.Card) int {
	cost := printedCost(a)
	t.classing.Lock()
	defer t.classing.Unlock()
	if n, ok := t.costs[cost]; ok {
		return n
	}
	like := lint.Card{Cost: cost, CostRead: true}
	var answers []byte
	for _, r := range t.ranges {
		f := lint.Filter{Any: []lint.Conjunction{{Cost: []lint.CostRange{r}}}, Exact: true}
		answers = append(answers, byte(f.Match(&like)))
	}
	if slices.Contains(answers, byte(lint.Maybe)) {
		answers = append(answers, cost.String()...)
	}
	n, ok := t.costAnswers[string(answers)]
	if !ok {
		n = len(t.costAnswers)
		t.costAnswers[string(answers)] = n
	}
	t.costs[cost] = n
	return n
}
