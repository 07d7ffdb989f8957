package kodex

import (
	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// calculation works out the cost to pay on one board, in one way of playing, and says every step [21.8.4].
type calculation struct {
	target    *target
	board     []*influence
	way       int
	protected bool // ancient magic works: the opponent's increases fall [78]
	steps     []lint.Step

	sum      sum   // base cost and guards
	now      price // the cost so far, for the step
	up, down [numSlots]int
	// looseDown is the part of down that names no currency, where those of the cost are not known.
	looseDown int
	least     [numSlots]int // the lowest floor among the reducers; beyond: no reducer
	fixed     [numSlots]int // the value that is set; beyond: none
	clash     [numSlots]bool
	while     []lint.While
	visited   *influence          // whose effects are being counted; nil: A's own
	told      map[*influence]bool // of which a step speaks
}

func (c *calculation) say(rule, kind string, source int, w lint.Words) {
	s := lint.Step{Rule: rule, Kind: kind, Say: w, Cost: c.now.cost()}
	if source >= 0 {
		r := c.target.table.f.Pool.Cards[source].Ref()
		s.Source = &r
		if c.visited != nil {
			c.told[c.visited] = true
		}
		if kind == "review" {
			c.under(lint.While{Kind: "undecided", Card: r.Name})
		}
	}
	c.steps = append(c.steps, s)
}

// count is say for a change that is counted: it holds under the terms of its text.
func (c *calculation) count(rule, kind string, source int, e *effect, w lint.Words) {
	c.say(rule, kind, source, say.Under(w, e.when, e.lasts))
	s := &c.steps[len(c.steps)-1]
	s.When = e.when
	if e.lasts != lint.Static {
		s.Lasts = e.lasts
	}
	c.terms(e.when, e.lasts, s.Source.Name)
	if e.unknown {
		c.under(lint.While{Kind: "amount-left-out", Card: s.Source.Name})
	}
}

// run computes the cost; the reasons about ancient magic stand after the base cost, since they decide which increases count.
func (c *calculation) run(reasons []lint.Step) lint.Cost {
	t := c.target
	for k := range c.least {
		c.least[k], c.fixed[k] = beyond, beyond
	}
	c.sum = t.sumOf(c.board, c.way, view{condition: true})
	c.told = map[*influence]bool{}
	c.openBase()
	for _, r := range reasons {
		r.Cost = c.now.cost()
		c.steps = append(c.steps, r)
		c.tell(&r)
	}
	base := c.now
	c.each(func(e *effect, source int) { c.increase(e, source) })
	c.each(func(e *effect, source int) { c.decrease(e, source) })
	c.settle(base)
	c.each(func(e *effect, source int) { c.fix(e, source) })
	c.applyFixed()
	c.ownConditions()
	c.idle()
	pay := c.now.cost()
	if c.open() {
		for _, s := range c.steps {
			if s.Kind == "set" {
				c.under(lint.While{Kind: "undecided", Card: s.Source.Name})
			}
		}
		c.say(ruleSum, "pay", -1, say.ToPayOpen())
	} else {
		c.say(ruleSum, "pay", -1, say.ToPay(pay))
	}
	return pay
}

// each visits the effects on A that act in the way of playing: A's own, then the board's in its order.
func (c *calculation) each(visit func(e *effect, source int)) {
	for i := range c.target.own {
		// A's own conditional change is not on the board: whether it holds is not known.
		if e := &c.target.own[i]; e.when == 0 && e.ways&c.sum.way != 0 {
			visit(e, c.target.index)
		}
	}
	for _, in := range c.board {
		doubled := twice(c.board, in)
		c.visited = in
		for i := range in.effects {
			if e := &in.effects[i]; e.ways&c.sum.way != 0 && !(doubled && e.both) {
				visit(e, in.card)
			}
		}
	}
	c.visited = nil
}

// openBase says the printed cost and what changes it [21.8.1, 21.8.2].
func (c *calculation) openBase() {
	t := c.target
	c.now = priceOf(printedCost(t.card))
	c.say(ruleBase, "base", -1, say.BaseCost(c.now.cost()))
	if c.now != t.base {
		c.now = t.base
		c.say(ruleBase, "base", t.index, say.OwnBase(c.now.cost()))
	}
	start := t.base.at(t.ways[c.way])
	for k := range c.now.n {
		switch {
		case c.now.unknown[k] && !c.fixesBase(slot(k)):
			c.now.n[k] += c.sum.base[k] - start.n[k]
		default:
			c.now.n[k], c.now.unknown[k] = c.sum.base[k], false
		}
		c.now.named[k] = c.now.named[k] || c.now.n[k] > 0
	}
	c.each(func(e *effect, source int) {
		if e.kind >= baseRaise && e.sure && !e.unknown {
			c.count(ruleBases, "base", source, e, say.BaseChanged(c.name(source), c.now.cost()))
		} else if e.kind >= baseRaise {
			c.say(ruleBases, "review", source, say.LeftOpen(c.name(source)))
		}
	})
}

func (c *calculation) fixesBase(k slot) bool {
	fixes := false
	c.each(func(e *effect, _ int) { fixes = fixes || e.kind == baseSet && e.sure && !e.unknown && e.on.has(k) })
	return fixes
}

func (c *calculation) name(card int) string { return c.target.table.f.Pool.Cards[card].Name }

func (c *calculation) change(e *effect, source int) say.Change {
	return say.Change{Card: c.name(source), N: e.n, Unknown: e.unknown, Currency: currencyOf(e)}
}

// increase counts a rise, or says why it does not count.
func (c *calculation) increase(e *effect, source int) {
	switch {
	case e.kind == free || e.replaces():
		c.say(ruleReplacement, "review", source, say.LeftOpen(c.name(source)))
	case e.kind != raise:
	case e.on == 0:
		c.say(ruleSacrifice, "dropped", source, say.SacrificeKept(c.name(source)))
	case !e.sure:
		c.say(ruleSum, "review", source, say.LeftOpen(c.name(source)))
	case c.sum.blocked(e, true):
		c.say(ruleSum, "dropped", source, say.Forbidden(c.name(source), true))
	case c.protected && e.side == lint.OpponentSide:
		c.say(ruleAncient, "dropped", source, say.Protected(c.name(source)))
	default:
		for k := slotVP; k < numSlots; k++ {
			if e.on.has(k) && !e.unknown {
				c.up[k] += e.n
				c.now.n[k] += e.n
				c.now.named[k] = true
				if e.loose {
					c.now.loose += e.n
				}
				if e.zan {
					c.now.isZan, c.now.zan = true, c.now.zan+e.n
				} else if k == slotVP {
					c.now.plainVP = true
				}
			}
		}
		c.count(ruleSum, "increase", source, e, say.Raises(c.change(e, source)))
	}
}

// decrease counts a reduction, or says why it does not count. The floor is looked at after the sum.
func (c *calculation) decrease(e *effect, source int) {
	switch {
	case e.kind != reduce || e.replaces():
	case e.on == 0:
		c.say(ruleSacrifice, "dropped", source, say.SacrificeKept(c.name(source)))
	case !e.sure:
		c.say(ruleSum, "review", source, say.LeftOpen(c.name(source)))
	case c.sum.blocked(e, false):
		c.say(ruleSum, "dropped", source, say.Forbidden(c.name(source), false))
	case !c.present(e):
		c.say(ruleCurrency, "dropped", source, say.NothingToLower(c.name(source)))
	default:
		for k := slotVP; k < numSlots; k++ {
			if !e.on.has(k) || e.unknown || e.n == 0 {
				continue
			}
			c.down[k] += e.n
			if e.loose {
				c.looseDown += e.n
			}
			c.least[k] = min(c.least[k], c.floorOf(e, k))
		}
		c.count(ruleSum, "reduce", source, e, say.Lowers(c.change(e, source)))
	}
}

// present says whether the cost, with its increases, has anything of the currency.
func (c *calculation) present(e *effect) bool {
	if e.zan && !c.now.isZan && !c.now.open {
		return false
	}
	for k := slotVP; k < numSlots; k++ {
		if e.on.has(k) && (c.now.n[k] > 0 || c.now.unknown[k]) {
			return true
		}
	}
	return false
}

// floorOf is the floor of one reducer: its own, or that of a guard that binds it.
func (c *calculation) floorOf(e *effect, k slot) int {
	f := floorNumber(e.floor, c.sum.base[k])
	for b := range c.sum.bans {
		if b.bounds(e) {
			f = max(f, floorNumber(b.floor, c.sum.base[k]))
		}
	}
	return f
}
