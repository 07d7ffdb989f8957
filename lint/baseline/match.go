package baseline

import (
	"slices"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// address is one way to name a card of the pool: by name and ID, by one of them alone.
type address struct {
	by       naming
	name, id string
}

type naming uint8

const (
	byBoth naming = iota
	byName        // the ID was added, dropped or changed: sheets number their rows anew
	byID          // the card has another name
)

var namings = []naming{byBoth, byName, byID}

// of gives the address of a card in one way of naming.
func (n naming) of(name, id string) address {
	switch n {
	case byName:
		id = ""
	case byID:
		name = ""
	}
	return address{n, name, id}
}

// place is where the lines of a baseline wait for the findings that they know.
type place struct {
	rule, phrase string
	card, victim address
}

// matcher lets findings take the lines that know them, each as often as it counts.
type matcher struct {
	known []lint.Known
	left  []int // by line: how often it may still be taken
	at    map[place][]int
	ways  map[[2]naming]bool // the ways in which cards are named at all
}

// newMatcher finds for each line which cards of the pool it can mean.
func newMatcher(cards []lint.Card, known []lint.Known) *matcher {
	find := finder(cards, known)
	m := &matcher{known: known, left: make([]int, len(known)), at: map[place][]int{}, ways: map[[2]naming]bool{}}
	for i, k := range known {
		p := place{k.Rule, k.Phrase, find(k.Card, k.ID), find(k.Victim, k.VictimID)}
		m.left[i] = k.Count
		m.at[p] = append(m.at[p], i)
		m.ways[[2]naming{p.card.by, p.victim.by}] = true
	}
	return m
}

// finder gives the address of the card of the pool that a line means. A card is itself by name and ID. Where the pool has none such, it is the one
// of the name. Only where there is none of the name either, it is the one of the ID, renamed: a sheet may number its rows anew, and then an ID that
// is found belongs to another card. So an ID that several cards bear tells nothing, nor one of a card that the baseline knows by its own name.
func finder(cards []lint.Card, known []lint.Known) func(name, id string) address {
	pool := map[address]bool{}
	bearer := map[string]string{} // by ID: the name; "" where several bear it
	for i := range cards {
		name, id := onLine(cards[i].Name), onLine(cards[i].ID)
		if other, ok := bearer[id]; ok && other != name {
			bearer[id] = ""
		} else if !ok {
			bearer[id] = name
		}
		pool[byBoth.of(name, id)], pool[byName.of(name, id)] = true, true
	}
	named := map[string]bool{}
	for i := range known {
		named[known[i].Card], named[known[i].Victim] = true, true
	}
	return func(name, id string) address {
		switch {
		case pool[byBoth.of(name, id)]:
			return byBoth.of(name, id)
		case pool[byName.of(name, id)]:
			return byName.of(name, id)
		case id != "" && bearer[id] != "" && !named[bearer[id]]:
			return byID.of(name, id)
		}
		return byBoth.of(name, id) // none, or no card at all
	}
}

// take says whether a line knows the key, and takes it.
func (m *matcher) take(k lint.Known) bool {
	for _, c := range namings {
		for _, v := range namings {
			if !m.ways[[2]naming{c, v}] {
				continue
			}
			for _, i := range m.at[place{k.Rule, k.Phrase, c.of(k.Card, k.ID), v.of(k.Victim, k.VictimID)}] {
				if m.left[i] > 0 {
					m.left[i]--
					return true
				}
			}
		}
	}
	return false
}

// stale are the lines that nobody took, or not as often as they count; Count is how often they were left.
func (m *matcher) stale() []lint.Known {
	var out []lint.Known
	for i, k := range m.known {
		if k.Count = m.left[i]; k.Count > 0 {
			out = append(out, k)
		}
	}
	return out
}

// Mute mutes the findings that are known, with the reason, and returns the lines that are found no more. A cause of which only some victims are
// known stays, and is then about the others. What is muted already takes its lines and stays as it is.
func Mute(cards []lint.Card, findings []lint.Finding, known []lint.Known, reason string) (stale []lint.Known) {
	m, c := newMatcher(cards, known), cells{}
	for i := range findings {
		n := &findings[i]
		ks := c.keys(n)
		var fresh []lint.Ref
		missed := 0
		for j, k := range ks {
			if m.take(k) {
				continue
			}
			missed++
			if n.Rule.ByVictim {
				fresh = append(fresh, n.Related[j])
			}
		}
		switch {
		case n.Muted.By != lint.NotMuted:
		case missed == 0:
			n.Muted = lint.Muted{By: lint.ByBaseline, Reason: reason}
		case missed < len(ks):
			n.Related, n.KnownBefore = fresh, len(ks)-missed // a new list: causes share theirs
			n.Say = say.NewVictims(n.Say, missed)
		}
	}
	return m.stale()
}

// Compare says how the lines for the findings differ from those that stood there before.
func Compare(cards []lint.Card, before, now []lint.Known) (added, dropped []lint.Known, kept int) {
	m := newMatcher(cards, before)
	for _, k := range now {
		count := k.Count
		for range count {
			if m.take(k) {
				k.Count--
			}
		}
		kept += count - k.Count
		if k.Count > 0 {
			added = append(added, k)
		}
	}
	return slices.Clip(added), m.stale(), kept
}
