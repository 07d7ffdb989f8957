package kodex

import "github.com/cardlint/cardlint/lint"

// copies is how many cards of one name a deck may hold, over all printings [6.5.1].
const copies = 3

// deckColours is how many colours a deck may hold.
const deckColours = 3

// role is what a card is beside the deck.
type role uint8

const (
	asOrdinary role = iota
	asRule
	asFollower
	asLone // epikus, hordaparancsnok: no rule card and no second follower beside it [48.1]
)

func roleOf(c *lint.Card) role {
	switch {
	case c.ExcludesOthers():
		return asLone
	case c.IsFollower():
		return asFollower
	case c.IsRuleCard():
		return asRule
	}
	return asOrdinary
}

// lies is what lies on one side already: its colours, and how many cards of each role.
type lies struct {
	colours palette
	roles   [asLone + 1]uint8
}

// rolesFit says whether rule cards and followers get on with each other [48.1].
func (l *lies) rolesFit() bool {
	n := &l.roles
	return n[asRule] <= 1 && n[asFollower]+n[asLone] <= 1 && (n[asLone] == 0 || n[asRule] == 0)
}

// legality knows which cards may lie on one side together, A among its player's.
type legality struct {
	t     *table
	a     int
	cell  *cell   // A's; nil: its text says nothing of costs
	start [2]lies // A on its player's side, nothing on the other
	room  int     // how many colours a side may hold
	roles bool    // rule cards and followers exclude each other [48.1]
}

func (t *table) legality(a int) *legality {
	l := &legality{t: t, a: a, cell: t.cellOf[a], room: t.room(), roles: t.f.Settings.Deck != lint.Unrestricted}
	c := &t.f.Pool.Cards[a]
	l.start[0].colours = t.paletteOf(c)
	l.start[0].roles[roleOf(c)]++
	return l
}

// room is how many colours a side may hold.
func (t *table) room() int {
	if d := t.f.Settings.Deck; d == lint.AnyDeck || d == lint.Unrestricted {
		return beyond
	}
	return deckColours
}

func (l *legality) lies(side lint.Side) lies {
	if side == lint.OwnSide {
		return l.start[0]
	}
	return l.start[1]
}

// fits says whether n cards of the colours and role may be added to what lies on the side.
func (l *legality) fits(on lies, colours palette, r role, n int) bool {
	if on.colours.with(colours).size() > l.room {
		return false
	}
	if r == asOrdinary || !l.roles {
		return true
	}
	on.roles[r] += uint8(min(n, 2))
	return on.rolesFit()
}

// limit is how many more cards of the name of card i may lie on the side: A is one of its own.
func (l *legality) limit(i int, side lint.Side) int {
	n := copies
	if roleOf(&l.t.f.Pool.Cards[i]) != asOrdinary {
		n = 1
	}
	if side == lint.OwnSide && l.t.names[i] == l.t.names[l.a] {
		n--
	}
	return n
}

// alone says whether the card may lie on the side.
func (l *legality) alone(i int, side lint.Side) bool {
	x := l.t.cellOf[i]
	return l.limit(i, side) > 0 && l.fits(l.lies(side), x.colour, x.role, 1)
}
