package kodex

import (
	"slices"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// This file says under what a calculation holds, and why the cards that do nothing in it do nothing.

// under notes a circumstance of the whole answer, once.
func (c *calculation) under(w lint.While) {
	if !slices.Contains(c.while, w) {
		c.while = append(c.while, w)
	}
}

// terms notes when and how long a change holds that is counted.
func (c *calculation) terms(when lint.When, lasts lint.Lasts, card string) {
	for _, name := range when.Names() {
		c.under(lint.While{Kind: name, Card: card})
	}
	if lasts != "" && lasts != lint.Static {
		c.under(lint.While{Kind: string(lasts), Card: card})
	}
}

// tell notes which cards on the board a reason about ancient magic speaks of, and under what a text against it holds.
func (c *calculation) tell(reason *lint.Step) {
	if reason.Source == nil {
		return
	}
	for _, in := range c.board {
		t := c.target.table
		if t.f.Pool.Cards[in.card].Pos != reason.Source.Pos || t.f.Pool.Cards[in.card].Name != reason.Source.Name {
			continue
		}
		if in.side == lint.OwnSide || t.negates(in.card, in.side) {
			c.told[in] = true
		}
		if reason.Rule == ruleAncient && t.negates(in.card, in.side) {
			a := &t.f.Readings[in.card].Ancient
			c.terms(a.When, a.Lasts, reason.Source.Name)
		}
	}
}

// open says whether two cards set the cost to different values: a person has to decide what is paid.
func (c *calculation) open() bool { return slices.Contains(c.clash[:], true) }

// ownConditions says what A's own text changes under a condition: on a board nobody knows whether it holds, and it is not counted.
func (c *calculation) ownConditions() {
	a := c.target.reading
	for i := range c.target.own {
		if e := &c.target.own[i]; e.when != 0 && e.ways&c.sum.way != 0 {
			c.leaveOut(ruleSum, say.Modifier(e.mod))
		}
	}
	for i := range a.Bases {
		if b := &a.Bases[i]; b.Whose == lint.Self && b.When != 0 {
			c.leaveOut(ruleBase, say.BaseChange(b))
		}
	}
	for i := range a.Guards {
		if g := &a.Guards[i]; g.Whose == lint.Self && g.When != 0 {
			c.leaveOut(ruleSum, say.Ban(g))
		}
	}
}

func (c *calculation) leaveOut(rule string, what lint.Words) {
	c.say(rule, "left-out", c.target.index, say.OwnLeftOut(what))
	c.under(lint.While{Kind: "own-condition-fails"})
}

// idle says of each card on the board of which no step speaks why it does nothing.
func (c *calculation) idle() {
	for _, in := range c.board {
		if c.told[in] {
			continue
		}
		c.visited = in
		rule, kind, why := c.idleness(in)
		c.say(rule, kind, in.card, say.Idle(c.name(in.card), why))
	}
	c.visited = nil
}

// idleness gives the reason that comes closest to an effect on A.
func (c *calculation) idleness(in *influence) (rule, kind string, why lint.Words) {
	t := c.target
	r := &t.table.f.Readings[in.card]
	switch {
	case t.table.unread(in.card, lint.OwnSide):
		return ruleSum, "review", say.IdleUnread()
	case t.table.overruled(in.card):
		return ruleSum, "idle", say.IdleOverruled()
	case twice(c.board, in):
		return ruleTwice, "idle", say.IdleTwice()
	}
	rank, why := 0, say.IdleNoChange()
	closer := func(n int, w lint.Words) {
		if n > rank {
			rank, why = n, w
		}
	}
	card := &t.table.f.Pool.Cards[in.card]
	for i := range r.Guards {
		if b, ok := t.guardOf(card, in.side, &r.Guards[i], -1); ok && b.ways&c.sum.way != 0 {
			closer(7, say.IdleGuard())
		}
	}
	for i := range r.Modifiers {
		m := &r.Modifiers[i]
		c.weighIdle(in, card, &m.Filter, m, m.Whose, m.Lasts, m.Cards, closer)
	}
	for i := range r.Bases {
		b := &r.Bases[i]
		c.weighIdle(in, card, &b.Filter, nil, b.Whose, b.Lasts, b.Cards, closer)
	}
	return ruleSum, "idle", why
}

// weighIdle looks at one change, m where it is no base change. The farther it gets before it fails, the closer it comes.
func (c *calculation) weighIdle(in *influence, card *lint.Card, f *lint.Filter, m *lint.Modifier, w lint.Whose, l lint.Lasts, cards string, closer func(int, lint.Words)) {
	reacts := m != nil && m.On == lint.OnReact
	switch ways, _ := c.target.covers(f, -1, false, true); {
	case m != nil && m.Code == lint.M5 || w == lint.Self:
		closer(1, say.IdleSelf())
	case m != nil && (m.On == lint.OnTarget || m.Code == lint.R2 || m.Code == lint.R3):
		closer(2, say.IdleOtherCost())
	case !touches(in.side, w):
		closer(3, say.IdleOtherPlayer())
	case ways == 0:
		closer(4, say.IdleFilter(cards))
	case !inForce(card, l):
		closer(5, say.IdleGone())
	case reacts && !c.target.ways[c.way].react:
		closer(6, say.IdleReaction())
	case ways&c.sum.way == 0:
		closer(6, say.IdleFilter(cards))
	default:
		closer(6, say.IdleNothing())
	}
}

// onlyByClash says whether the board switches A off in the way of playing only by cards that set its cost to different values: which of them
// holds is for a person to say (DOMAIN 6.6), and so is what that does to ancient magic.
func (t *target) onlyByClash(board []*influence, way int) bool {
	s := t.sumOf(board, way, sure)
	value := [numSlots]int{}
	clash := [numSlots]bool{}
	each := func(see func(e *effect)) {
		for _, in := range board {
			for i := range in.effects {
				e := &in.effects[i]
				if e.kind == set && e.sure && !e.unknown && e.ways&s.way != 0 && !s.blocked(e, false) {
					see(e)
				}
			}
		}
	}
	each(func(e *effect) {
		for k := slotVP; k < numSlots; k++ {
			if e.on.has(k) {
				clash[k] = clash[k] || value[k] != 0 && value[k] != e.n+1
				value[k] = e.n + 1
			}
		}
	})
	if !slices.Contains(clash[:], true) {
		return false
	}
	var rest []*influence
	for _, in := range board {
		other := *in
		other.effects = slices.Clone(in.effects)
		for i := range other.effects {
			if other.effects[i].kind == set {
				other.effects[i].cause = none
			}
		}
		rest = append(rest, &other)
	}
	return t.switches(rest, sure) == 0
}
