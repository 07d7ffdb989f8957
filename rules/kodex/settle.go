package kodex

import (
	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// settle brings increases and reductions together [21.8.3]. The floor bounds the result, never lifts it, and one reducer without
// a floor opens the way to 0.
func (c *calculation) settle(base price) {
	even, moved := true, false
	for k := slotVP; k < numSlots; k++ {
		moved = moved || c.down[k] > 0
		even = even && c.up[k] == c.down[k]
	}
	raised := c.now
	for k := slotVP; k < numSlots; k++ {
		c.now.n[k] = base.n[k] + c.up[k] - c.down[k]
	}
	c.now.loose -= c.looseDown
	if moved && even {
		c.now = base
		c.say(ruleSum, "sum", -1, say.Evened())
	} else if moved {
		c.now.n = clamp(c.now)
		c.say(ruleSum, "sum", -1, say.Summed(c.now.cost()))
	}
	for k := slotVP; k < numSlots; k++ {
		result := base.n[k] + c.up[k] - c.down[k]
		if c.down[k] == 0 || raised.unknown[k] || c.up[k] == c.down[k] {
			continue
		}
		if bound := min(c.least[k], base.n[k]); result < bound {
			c.now.n[k] = bound
			if bound > 0 {
				c.say(ruleSum, "floor", -1, say.Floored(bound, slotCurrency[k]))
			}
		}
	}
	c.keepZanszilank()
}

// clamp keeps the known parts from falling below 0; an X may still be reduced.
func clamp(p price) [numSlots]int {
	for k := range p.n {
		if !p.unknown[k] {
			p.n[k] = max(0, p.n[k])
		}
	}
	return p.n
}

func (c *calculation) keepZanszilank() {
	if c.now.isZan && !c.now.unknown[slotVP] && c.now.n[slotVP] < 1 {
		c.now.n[slotVP], c.now.zan = 1, max(1, c.now.zan)
		c.say(ruleZanszilank, "floor", -1, say.ZanszilankKept())
	}
}

// fix notes a value that the cost is set to, as a change to that value: a guard forbids it by direction, ancient magic the opponent's rise.
func (c *calculation) fix(e *effect, source int) {
	if e.kind != set {
		return
	}
	name := c.name(source)
	switch {
	case e.on == 0:
		c.say(ruleSacrifice, "dropped", source, say.SacrificeKept(name))
		return
	case !e.sure || e.unknown:
		c.say(ruleSum, "review", source, say.LeftOpen(name))
		return
	}
	for k := slotVP; k < numSlots; k++ {
		if !e.on.has(k) {
			continue
		}
		up := e.n > c.now.n[k] && !c.now.unknown[k]
		v := e.n
		if !up {
			v = max(v, min(c.floorOf(e, k), c.now.n[k]))
		}
		switch {
		case c.sum.blocked(e, up):
			c.say(ruleSum, "dropped", source, say.Forbidden(name, up))
		case up && c.protected && e.side == lint.OpponentSide:
			c.say(ruleAncient, "dropped", source, say.Protected(name))
		case c.fixed[k] != beyond && c.fixed[k] != v:
			c.clash[k] = true
			c.say(ruleSum, "review", source, say.FixedTwice(name))
		default:
			c.fixed[k] = v
			c.count(ruleSum, "set", source, e, say.Fixes(c.change(e, source)))
		}
	}
}

// applyFixed lets the value that is set take effect, last of all; two different ones wait for a person, and what is paid is open.
func (c *calculation) applyFixed() {
	for k := slotVP; k < numSlots; k++ {
		if c.clash[k] {
			c.now.n[k], c.now.unknown[k], c.now.named[k] = 0, true, true
			c.now.plainVP = c.now.plainVP || k == slotVP
		}
		if c.fixed[k] != beyond && !c.clash[k] {
			c.now.n[k], c.now.unknown[k], c.now.named[k] = c.fixed[k], false, true
			if k == slotVP && !c.now.isZan {
				c.now.plainVP = true
			}
		}
	}
	c.keepZanszilank()
}
