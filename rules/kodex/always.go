package kodex

import "github.com/cardlint/cardlint/lint"

// byText is what an own rule card or follower does to every ancient-magic card of its player [78.1].
func (t *table) byText(card int, side lint.Side) level {
	c := &t.f.Pool.Cards[card]
	if side != lint.OwnSide || !c.IsRuleCard() && !c.IsFollower() {
		return none
	}
	return levelOf(t.judged(card).Verdict)
}

// negates says whether the card's text switches the ancient magic of A's player off outright. What a spell says of it has no
// duration in the reading: it counts, being in play or in force.
func (t *table) negates(card int, side lint.Side) bool {
	a := &t.f.Readings[card].Ancient
	return a.Kind == "negates" && touches(side, a.Whose)
}

// unread says whether a text was not understood (R4, R5) that may hide anything.
func (t *table) unread(card int, side lint.Side) bool {
	if side != lint.OwnSide || len(t.f.Readings[card].Unread) == 0 {
		return false
	}
	j := t.judged(card)
	return !j.Settled()
}

// unclear says whether something of A's own text was not understood, or cannot be judged at all: it may lower its cost, or say what protects it.
func (t *table) unclear(a int) bool { return t.unread(a, lint.OwnSide) }

// always is how much the card weighs against every ancient-magic card alike.
func (t *table) always(card int, side lint.Side) level {
	if t.negates(card, side) {
		return off
	}
	l := t.byText(card, side)
	if t.unread(card, side) {
		l = max(l, review)
	}
	return l
}

// IsAncient says whether the card bears ancient magic, be it under a condition of its own text.
func IsAncient(f *lint.Facts, card int) bool {
	yes, _ := (&table{f: f}).isAncient(card)
	return yes
}

// isAncient says whether the card bears ancient magic, and whether only under a condition of its own text.
func (t *table) isAncient(card int) (yes, conditional bool) {
	if t.f.Pool.Cards[card].HasIcon(lint.IconAncient) {
		return true, false
	}
	a := &t.f.Readings[card].Ancient
	return a.Kind == "grants" && a.Whose == lint.Self, a.When != 0
}

// ownReduction says whether A's own text lowers its cost: the rules do not settle what that means for its ancient magic.
func (t *table) ownReduction(card int) bool {
	if t.overruled(card) {
		return false
	}
	for i := range t.f.Readings[card].Modifiers {
		m := &t.f.Readings[card].Modifiers[i]
		if m.Code == lint.M5 && (m.Op == lint.Reduce || m.Op == lint.Set) {
			return true
		}
	}
	return false
}
