package kodex

import (
	"slices"

	"github.com/cardlint/cardlint/lint"
)

// kind is what an effect does to A's cost.
type kind uint8

const (
	reduce kind = iota
	raise
	set
	free      // replaced or free [24.3]: never a sum, only a cause
	baseRaise // changes of the base cost [21.8.1]
	baseLower
	baseSet
)

// level is how much a cause weighs: off beats review beats none.
type level uint8

const (
	none level = iota
	review
	off
)

func levelOf(v lint.Verdict) level {
	switch v {
	case lint.Modifies:
		return off
	case lint.Review:
		return review
	}
	return none
}

// effect is what one modifier, or one base change, of a card in play does to A.
type effect struct {
	kind    kind
	side    lint.Side // of the card it comes from
	on      slots
	zan     bool // it names zanszilánk
	n       int
	loose   bool // it names no currency, and those of A's cost are not known
	unknown bool // X, a count, an icon without a number: at least 0
	floor   lint.Floor
	cause   level // what it amounts to under 78.2 where it really acts: none for drawbacks and for the opponent's
	sure    bool  // false: whether it covers A, or on what it acts, is for a person to say
	react   bool  // it changes the cost of reacting
	both    bool  // it touches A from either side [43.7]
	ways    uint64
	when    lint.When
	lasts   lint.Lasts
	mod     *lint.Modifier // nil for a base change
	at      int            // its place among those modifiers, or base changes, of the text that bear on anything
}

// replaces says whether the effect is free play or replacement that a setting lets count as a modification: what is then paid is not a sum.
func (e *effect) replaces() bool { return e.mod != nil && e.mod.Code.Review() }

// touches says whether a change with this whose, on a card of the side, reaches the cards of A's player.
func touches(s lint.Side, w lint.Whose) bool {
	switch w {
	case lint.Both, lint.Chosen, "":
		return true
	case lint.Own:
		return s == lint.OwnSide
	case lint.Opponent:
		return s == lint.OpponentSide
	}
	return false
}

// inForce says whether a change of the card counts while the card is in play or its effect holds: an azonnali or általános
// counts only by an effect that lasts (DOMAIN 7).
func inForce(c *lint.Card, l lint.Lasts) bool {
	return c.IsPermanent() || l == lint.Next || l == lint.Turn || l == lint.Timed
}

// isAbility says whether the modifier can be a cause under 78.2 at all: drawbacks do not count there.
func isAbility(m *lint.Modifier) bool { return !m.Drawback }

// effectOf gives what a modifier of another card, lying on the side, does to A; false where it cannot reach A.
func (t *target) effectOf(card int, s lint.Side, m *lint.Modifier, filter int) (effect, bool) {
	if m.Code == lint.M5 || m.Whose == lint.Self || !touches(s, m.Whose) || !inForce(&t.table.f.Pool.Cards[card], m.Lasts) {
		return effect{}, false
	}
	e, ok := t.change(s, m)
	if !ok {
		return effect{}, false
	}
	e.ways, e.sure = t.covers(&m.Filter, filter, e.react, e.sure)
	if s == lint.OwnSide && isAbility(m) {
		e.cause = t.table.weight(card, m.Code)
		switch {
		case e.kind == free && e.cause == off:
			// A person has settled that replacement is modification: it lowers the cost to nothing.
			e.kind, e.unknown = reduce, false
		case e.kind == raise && t.table.reading == lint.Reduction:
			e.cause = none
		}
	}
	return e, e.ways != 0
}

// ownEffect gives what A's own M5 does to its cost.
func (t *target) ownEffect(m *lint.Modifier) (effect, bool) {
	if m.Code != lint.M5 && m.Whose != lint.Self {
		return effect{}, false
	}
	e, ok := t.change(lint.OwnSide, m)
	e.ways = t.allWays(e.react)
	return e, ok && e.ways != 0
}

// change reads what the modifier does, apart from whom it touches. Targeting and imposed conditions (R2, R3) do not bear on A.
func (t *target) change(s lint.Side, m *lint.Modifier) (effect, bool) {
	e := effect{
		side: s, zan: m.Currency == lint.Zanszilank, n: m.Amount.N, unknown: m.Amount.Kind != lint.Number, floor: m.Floor,
		react: m.On == lint.OnReact, both: m.Whose != lint.Own && m.Whose != lint.Opponent,
		when: m.When, lasts: m.Lasts, mod: m,
	}
	if m.On == lint.OnTarget || m.Code == lint.R2 || m.Code == lint.R3 {
		return e, false
	}
	switch m.Op {
	case lint.Reduce:
		e.kind = reduce
	case lint.Increase:
		e.kind = raise
	case lint.Set:
		e.kind = set
	case lint.Free, lint.Replace:
		e.kind = free
	default:
		return e, false
	}
	e.on, e.sure = t.base.actsOn(m.Currency)
	e.loose = t.base.open && m.Currency == lint.AnyCurrency
	if e.kind == raise && m.Currency == lint.AnyCurrency && t.base.isZan && !t.base.plainVP {
		e.zan = true // a rise that names no currency is paid as the rest of the cost is
	}
	if e.kind == set && e.unknown {
		e.sure = false // set to a value that nobody knows: a person decides
	}
	return e, true
}

// baseOf gives what a base change of another card, lying on the side, does to A's base cost. Filters look at the printed cost.
func (t *target) baseOf(c *lint.Card, s lint.Side, b *lint.Base, filter int) (effect, bool) {
	if !touches(s, b.Whose) || !inForce(c, b.Lasts) {
		return effect{}, false
	}
	e := effect{
		side: s, zan: b.Currency == lint.Zanszilank, n: b.Amount.N, unknown: b.Amount.Kind != lint.Number, floor: b.Floor,
		both: b.Whose != lint.Own && b.Whose != lint.Opponent, when: b.When, lasts: b.Lasts,
	}
	switch b.Op {
	case lint.Increase:
		e.kind = baseRaise
	case lint.Reduce:
		e.kind = baseLower
	case lint.Set:
		e.kind = baseSet
	default:
		return effect{}, false
	}
	e.on, e.sure = t.base.actsOn(b.Currency)
	e.loose = t.base.open && b.Currency == lint.AnyCurrency
	e.ways, e.sure = t.covers(&b.Filter, filter, false, e.sure)
	return e, e.ways != 0
}

// coverage is the ways of playing A in which a filter covers it, surely or perhaps.
type coverage struct {
	of         *target // for whom it was worked out
	yes, maybe uint64
}

// covers gives the ways of playing in which the filter covers A, and whether that is sure. A Maybe that comes from an unknown cost or a zone
// is no doubt but a way; one that comes from words that were not understood, or from an unknown subtype, is for review.
func (t *target) covers(f *lint.Filter, number int, react, sure bool) (uint64, bool) {
	sure = sure && f.Exact
	all := t.allWays(react)
	if len(f.Any) == 0 {
		return all, sure
	}
	if i := slices.Index(t.forced, number); i >= 0 {
		if t.pattern&(1<<i) == 0 {
			return 0, sure
		}
		return all, sure
	}
	c := t.coverage(f, number)
	return (c.yes | c.maybe) & all, sure && c.maybe&all == 0
}

// coverage looks at a filter with a number once.
func (t *target) coverage(f *lint.Filter, number int) coverage {
	switch {
	case len(f.Any) == 0:
		return coverage{yes: t.every}
	case number < 0:
		return t.look(f)
	case t.covered[number].of != t:
		t.covered[number] = t.look(f)
	}
	return t.covered[number]
}

func (t *target) look(f *lint.Filter) coverage {
	c := coverage{of: t}
	understood := *f
	understood.Exact = true
	for i, w := range t.ways {
		switch understood.MatchFrom(t.cards[i], w.zones()) {
		case lint.Yes:
			c.yes |= 1 << i
		case lint.Maybe:
			c.maybe |= 1 << i
		}
	}
	return c
}

// allWays are the ways of playing A; with react those as a reaction.
func (t *target) allWays(react bool) uint64 {
	if react {
		return t.reacting
	}
	return t.every
}
