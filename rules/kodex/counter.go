package kodex

import (
	"encoding/binary"
	"hash/maphash"

	"github.com/cardlint/cardlint/lint"
)

// counter counts the sets of one ancient-magic card without writing them.
type counter struct {
	deck
	classes []*class          // by number; nil where A meets none of it
	search  search            // over them
	part    lint.ComboSummary // sets, illegal
	known   map[string]*counted
	print   uint64 // of everything that would be listed
	bytes   []byte // to write into, as runs
	runs    []run
}

// The kinds of sets in which an own card can stand.
const (
	inPlay uint8 = 1 << iota
	inCombination
	inReview
)

var kindNames = []string{"play", "combination", "review"}

// note counts the pattern, and says whether any set of cards that it stands for is legal.
func (w *counter) note(p *pattern, lenient bool) bool {
	own, other := w.counted(p.places, lint.OwnSide), w.counted(p.places, lint.OpponentSide)
	legal := times(own.legal, other.legal)
	fresh := minus(legal, times(own.legalOld, other.legalOld))
	w.part.Illegal = plus(w.part.Illegal, minus(minus(times(own.all, other.all), times(own.allOld, other.allOld)), fresh))
	if fresh == 0 {
		return legal > 0
	}
	w.part.Sets = plus(w.part.Sets, fresh)
	kind := inPlay
	switch {
	case lenient:
		kind = inReview
	case len(p.places) > 1:
		kind = inCombination
	}
	for _, u := range own.met {
		u.by |= kind
	}
	if other.legal > other.legalOld {
		for _, u := range own.metOld {
			u.by |= kind
		}
	}
	w.digest(p)
	return true
}

// counted is how many sets of cards fill the places of a side, and the units that the legal ones are taken from. Old are those without a new
// card, where only sets with one are of interest.
type counted struct {
	legal, all, legalOld, allOld int
	met, metOld                  []*unit
}

// known lends an empty map.
func (b *workbench) known() map[string]*counted {
	if b.counts == nil {
		b.counts = map[string]*counted{}
	}
	clear(b.counts)
	return b.counts
}

// counted gives the next one, empty.
func (b *workbench) counted() *counted {
	if b.tallied == len(b.tallies) {
		b.tallies = append(b.tallies, &counted{})
	}
	c := b.tallies[b.tallied]
	b.tallied++
	*c = counted{met: c.met[:0], metOld: c.metOld[:0]}
	return c
}

// counted counts each choice of classes for a side once: the same increases serve many causes.
func (w *counter) counted(p places, side lint.Side) *counted {
	w.bytes = w.bytes[:0]
	for _, c := range p {
		if w.classes[c].side == side {
			w.bytes = binary.LittleEndian.AppendUint16(w.bytes, uint16(c))
		}
	}
	if c, ok := w.known[string(w.bytes)]; ok {
		return c
	}
	key := string(w.bytes)
	w.runs = w.deck.runsOf(w.runs, p, side)
	runs := w.runs
	c := w.bench.counted()
	c.all = w.deck.all(runs, side)
	if w.picky {
		c.allOld = w.deck.allOld(runs, side)
	}
	if !w.one(runs, side, c) && !w.within(runs, side, c) {
		w.fill(runs, side, c)
	}
	w.known[key] = c
	return c
}

// fill counts any number of places.
func (w *counter) fill(runs []run, side lint.Side, c *counted) {
	w.deck.fill(runs, side, func(chosen []choice, sets int) bool {
		c.legal = plus(c.legal, sets)
		fresh := w.isFresh(chosen)
		if !fresh {
			c.legalOld = plus(c.legalOld, sets)
		}
		if side == lint.OwnSide {
			for _, x := range chosen {
				for _, u := range x.units {
					c.gather(u, fresh)
				}
			}
		}
		return true
	})
}

// gather adds the unit to the list, once.
func (c *counted) gather(u *unit, fresh bool) {
	switch {
	case fresh && u.in[0] != c:
		u.in[0] = c
		c.met = append(c.met, u)
	case !fresh && u.in[1] != c:
		u.in[1] = c
		c.metOld = append(c.metOld, u)
	}
}

// digest adds what decides how the sets are written: the cards, which of their effects act, and A's colours where these can bind. Sums do not look at
// the order in which the patterns were found.
func (w *counter) digest(p *pattern) {
	b := binary.AppendUvarint(w.bytes[:0], p.tail)
	if w.picky {
		b = append(b, 1)
	}
	colours, sum := 0, uint64(0)
	for i, n := range p.places {
		c := w.classes[n]
		sum += w.mix(c.print, p.acts[i])
		if c.side == lint.OwnSide {
			for _, u := range c.units {
				colours = max(colours, u.colour.size())
			}
		}
	}
	b = binary.AppendUvarint(b, sum)
	on := w.rules.lies(lint.OwnSide)
	if on.colours.size()+len(p.places)*colours > w.rules.room || on.roles[asOrdinary] == 0 {
		b = binary.AppendUvarint(b, uint64(on.colours))
	}
	sum = 0
	for _, n := range p.unless {
		if n < len(w.classes) && w.classes[n] != nil {
			sum += w.mix(w.classes[n].print, 0)
		}
	}
	b = binary.AppendUvarint(b, sum)
	if p.own {
		b = binary.AppendUvarint(b, uint64(w.rules.a))
	}
	w.print += maphash.Bytes(w.rules.t.seed, b)
	w.bytes = b
}

// mix is the same for classes of the same cards, on the same side, of which the same acts.
func (w *counter) mix(print, acts uint64) uint64 {
	return maphash.Comparable(w.rules.t.seed, [2]uint64{print, acts})
}

// has says whether A meets all classes of the set, with as many copies as it asks for.
func (w *counter) has(p places) bool {
	for _, c := range p {
		if c >= len(w.classes) || w.classes[c] == nil {
			return false
		}
	}
	return w.search.fits(p)
}

// larger says whether a set beyond the size is legal: the one that is known of all classes, the one of A's classes, or another.
func (w *counter) larger(p *partition, view, size int) bool {
	if q := p.found.larger[view]; w.has(q) && w.some(q) {
		return true
	}
	known := p.largerOf(w.search, size)[view]
	if known == nil || w.some(known) {
		return known != nil
	}
	mine := w.search
	mine.deck = &w.deck
	return p.largerOf(mine, size)[view] != nil
}
