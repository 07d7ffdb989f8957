package kodex

import "github.com/cardlint/cardlint/lint"

// This file says which clauses of a text can do anything to any A under the reading of 78.2. Texts are compared by these alone: the fewer they are,
// the more cards are of one kin.

func (t *table) guardBears(c *lint.Card, g *lint.Guard) bool {
	return t.reading != lint.Literal && touchesAny(g.Whose) && inForce(c, g.Lasts)
}

func (t *table) baseBears(c *lint.Card, b *lint.Base) bool {
	return t.reading != lint.Literal && touchesAny(b.Whose) && inForce(c, b.Lasts)
}

// modifierBears: increases serve from either side, all else counts from A's own side and as an ability. Word for word, only free play needs to cover A.
func (t *table) modifierBears(c *lint.Card, m *lint.Modifier) bool {
	if m.Code == lint.M5 || m.Code == lint.R2 || m.Code == lint.R3 || m.On == lint.OnTarget || !inForce(c, m.Lasts) {
		return false
	}
	cause := touches(lint.OwnSide, m.Whose) && isAbility(m)
	switch {
	case t.reading == lint.Literal:
		return cause && (m.Op == lint.Free || m.Op == lint.Replace)
	case m.Op == lint.Increase:
		return touchesAny(m.Whose)
	}
	return cause
}

func touchesAny(w lint.Whose) bool { return touches(lint.OwnSide, w) || touches(lint.OpponentSide, w) }

// literally is how much the card's abilities weigh on its player's ancient magic word for word. What needs review counts only where it bears on A;
// a surcharge that a setting puts to review still modifies at all.
func (t *table) literally(card int) level {
	if t.overruled(card) {
		return none
	}
	out := none
	c := &t.f.Pool.Cards[card]
	for i := range t.f.Readings[card].Modifiers {
		m := &t.f.Readings[card].Modifiers[i]
		if w := t.weight(card, m.Code); isAbility(m) && inForce(c, m.Lasts) && (w == off || m.Code == lint.M4) {
			out = max(out, w)
		}
	}
	return out
}

// bearing gives the modifier of the card that is the n-th to bear on anything.
func (t *table) bearingModifier(card, n int) *lint.Modifier {
	ms := t.f.Readings[card].Modifiers
	for i := range ms {
		if t.modifierBears(&t.f.Pool.Cards[card], &ms[i]) {
			if n == 0 {
				return &ms[i]
			}
			n--
		}
	}
	return nil
}

// bearingBase is bearingModifier for changes of the base cost.
func (t *table) bearingBase(card, n int) *lint.Base {
	bs := t.f.Readings[card].Bases
	for i := range bs {
		if t.baseBears(&t.f.Pool.Cards[card], &bs[i]) {
			if n == 0 {
				return &bs[i]
			}
			n--
		}
	}
	return nil
}
