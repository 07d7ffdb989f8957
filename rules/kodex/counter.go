package kodex

import (
	"crypto/sha256"
	"encoding/binary"
	"hash"
	"slices"

	"github.com/cardlint/cardlint/lint"
)

// counter counts the sets of one ancient-magic card without writing them.
type counter struct {
	deck
	classes []*class          // by number; nil where A meets none of it
	search  search            // over them
	part    lint.ComboSummary // sets, illegal
	known   map[string]counted
	hash    hash.Hash // of everything that would be listed
	bytes   []byte
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
	fresh := legal - times(own.legalOld, other.legalOld)
	w.part.Illegal = plus(w.part.Illegal, times(own.all, other.all)-times(own.allOld, other.allOld)-fresh)
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

// counted counts each choice of classes for a side once: the same increases serve many causes.
func (w *counter) counted(p places, side lint.Side) counted {
	var part places
	for _, c := range p {
		if w.classes[c].side == side {
			part = append(part, c)
		}
	}
	key := part.key()
	if c, ok := w.known[key]; ok {
		return c
	}
	runs := w.deck.runsOf(part, side)
	c := counted{all: w.deck.all(runs, side)}
	if w.picky {
		c.allOld = w.deck.allOld(runs, side)
	}
	w.deck.fill(runs, side, func(chosen []choice, sets int) bool {
		c.legal = plus(c.legal, sets)
		met := &c.met
		if !w.isFresh(chosen) {
			c.legalOld = plus(c.legalOld, sets)
			met = &c.metOld
		}
		if side == lint.OwnSide {
			w.gather(chosen, met)
		}
		return true
	})
	w.known[key] = c
	return c
}

// gather adds the units of the chosen to the list, each once for every list.
func (w *counter) gather(chosen []choice, list *[]*unit) {
	for _, x := range chosen {
		for _, u := range x.units {
			if u.in != list {
				u.in = list
				*list = append(*list, u)
			}
		}
	}
}

// digest adds to the hash what decides how the sets are written: the cards, which of their effects act, and A's colours where these can bind.
func (w *counter) digest(p *pattern) {
	b := w.bytes[:0]
	b = append(b, p.tail...)
	if w.picky {
		b = append(b, 1)
	}
	colours := 0
	for _, n := range p.places {
		c := w.classes[n]
		b = append(b, c.digest()...)
		if c.side == lint.OwnSide {
			for _, u := range c.units {
				colours = max(colours, u.colour.size())
			}
		}
	}
	on := w.rules.lies(lint.OwnSide)
	if on.colours.size()+len(p.places)*colours > w.rules.room() || on.roles[asOrdinary] == 0 {
		b = binary.AppendUvarint(b, uint64(on.colours))
	}
	for _, n := range p.unless {
		if n < len(w.classes) && w.classes[n] != nil {
			b = append(b, w.classes[n].digest()...)
		}
	}
	if p.own {
		b = binary.AppendUvarint(b, uint64(w.rules.a))
	}
	if w.hash == nil {
		w.hash = sha256.New()
	}
	_, _ = w.hash.Write(b)
	w.bytes = b
}

// digest is the same for classes of the same cards.
func (c *class) digest() []byte {
	if c.hash == nil {
		b := []byte(c.side)
		kins := make([]int, len(c.in))
		for i, in := range c.in {
			kins[i] = in.kin.card
		}
		slices.Sort(kins)
		for _, k := range kins {
			b = binary.AppendUvarint(b, uint64(k))
		}
		sum := sha256.Sum256(b)
		c.hash = sum[:16]
	}
	return c.hash
}
