package kodex

import (
	"slices"

	"github.com/cardlint/cardlint/lint"
)

// copies is how many cards of one name a deck may hold, over all printings [6.5.1].
const copies = 3

// deckColours is how many colours a deck may hold.
const deckColours = 3

// legality knows which cards may lie on one side together, A among its player's.
type legality struct {
	t *table
	a int
}

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

func (l *legality) card(i int) *lint.Card { return &l.t.f.Pool.Cards[i] }

// colours are those that count towards the limit: colourless and Bufa are free, and so is a card without a colour.
func colours(c *lint.Card) []string {
	var out []string
	for _, k := range c.Colours {
		if k != "Bufa" && k != "Színtelen" && !slices.Contains(out, k) {
			out = append(out, k)
		}
	}
	slices.Sort(out)
	return out
}

// limit is how many more cards of the name of card i may lie on the side: A is one of its own.
func (l *legality) limit(i int, side lint.Side) int {
	n := copies
	if roleOf(l.card(i)) != asOrdinary {
		n = 1
	}
	if side == lint.OwnSide && l.t.names[i] == l.t.names[l.a] {
		n--
	}
	return n
}

// side says whether the cards may lie on the side together by colours and roles.
func (l *legality) side(cards []int, side lint.Side) bool {
	if side == lint.OwnSide {
		cards = append([]int{l.a}, cards...)
	}
	return l.coloursFit(cards) && l.rolesFit(cards)
}

func (l *legality) coloursFit(cards []int) bool {
	if l.t.f.Settings.Deck == lint.AnyDeck {
		return true
	}
	var all []string
	for _, i := range cards {
		for _, k := range colours(l.card(i)) {
			if !slices.Contains(all, k) {
				all = append(all, k)
			}
		}
	}
	return len(all) <= deckColours
}

func (l *legality) rolesFit(cards []int) bool {
	var n [asLone + 1]int
	for _, i := range cards {
		n[roleOf(l.card(i))]++
	}
	return n[asRule] <= 1 && n[asFollower]+n[asLone] <= 1 && (n[asLone] == 0 || n[asRule] == 0)
}

// capacity counts the copies of the class that the limit on a name allows.
func (l *legality) capacity(c *class) int {
	n := 0
	seen := map[int]bool{}
	for i := range c.in {
		if name := l.t.names[c.in[i].card]; !seen[name] {
			seen[name] = true
			n += l.limit(c.in[i].card, c.side)
		}
	}
	return n
}

// some says whether the places can be filled legally at all.
func (l *legality) some(p places, classes []*class) bool {
	return l.someOn(lint.OwnSide, p, classes) && l.someOn(lint.OpponentSide, p, classes)
}

// someOn fills the places of one side one after another.
func (l *legality) someOn(side lint.Side, p places, classes []*class) bool {
	var wanted []*class
	for _, c := range p {
		if classes[c].side == side {
			wanted = append(wanted, classes[c])
		}
	}
	var chosen []int
	used := map[int]int{}
	var fill func(at, from int) bool
	fill = func(at, from int) bool {
		if at == len(wanted) {
			return true
		}
		if at > 0 && wanted[at] != wanted[at-1] {
			from = 0
		}
		for i := from; i < len(wanted[at].in); i++ {
			card := wanted[at].in[i].card
			if used[l.t.names[card]] >= l.limit(card, side) || !l.side(append(chosen, card), side) {
				continue
			}
			chosen = append(chosen, card)
			used[l.t.names[card]]++
			if fill(at+1, i) {
				return true
			}
			used[l.t.names[card]]--
			chosen = chosen[:len(chosen)-1]
		}
		return false
	}
	return fill(0, 0)
}
