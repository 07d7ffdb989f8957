package kodex

import (
	"math"

	"github.com/cardlint/cardlint/lint"
)

// holding counts the cards of a class within each palette, by role.
type holding struct {
	cards [asLone + 1][]int
	some  [asLone + 1]marks // the palettes within which there are any
	roles bool              // a rule card or follower is among them
}

// hold counts the class of a run on the side, once.
func (w *counter) hold(r *run, side lint.Side) {
	h := &r.class.holding
	if r.class.held {
		return
	}
	r.class.held = true
	*h = holding{}
	b := w.beside(side)
	size := len(b.palettes.weight)
	for _, u := range r.units {
		n := b.palette[u.hue]
		if n < 0 {
			continue
		}
		if h.cards[u.role] == nil {
			h.cards[u.role] = w.bench.numbers(size)
		}
		h.cards[u.role][n] += u.single
		h.roles = h.roles || u.role != asOrdinary
	}
	for r, n := range h.cards {
		if n == nil {
			h.cards[r] = w.bench.zeros(size)
			continue
		}
		b.palettes.up(n)
		for i, k := range n {
			if k > 0 {
				h.some[r].set(i)
			}
		}
	}
}

// numbers lends so many zeros.
func (b *workbench) numbers(n int) []int {
	const piece = 1 << 12
	if len(b.free) < n {
		if b.lent == len(b.pieces) {
			b.pieces = append(b.pieces, make([]int, piece))
		}
		b.free = b.pieces[b.lent]
		b.lent++
	}
	out := b.free[:n:n]
	b.free = b.free[n:]
	clear(out)
	return out
}

// zeros lends as many zeros as that, not to be written over.
func (b *workbench) zeros(n int) []int {
	for len(b.nothing) < n {
		b.nothing = append(b.nothing, 0)
	}
	return b.nothing[:n]
}

// one counts what fill counts, for one place and where no printings share a limit.
func (w *counter) one(runs []run, side lint.Side, c *counted) bool {
	if len(runs) != 1 || runs[0].want > 1 || runs[0].tied {
		return false
	}
	on := w.rules.lies(side)
	for _, u := range runs[0].units {
		if u.single == 0 || !w.rules.fits(on, u.colour, u.role, 1) {
			continue
		}
		c.legal = plus(c.legal, u.single)
		if w.picky && !u.fresh {
			c.legalOld = plus(c.legalOld, u.single)
		}
		if side == lint.OwnSide {
			c.gather(u, !w.picky || u.fresh)
		}
	}
	return true
}

// within counts what fill counts, where no printings share a limit and no new cards are asked for: over palettes, without choosing any cards. It says
// false where it cannot tell.
func (w *counter) within(runs []run, side lint.Side, c *counted) bool {
	p := w.beside(side).palettes
	if p == nil || w.picky || c.all == math.MaxInt || len(runs) == 0 {
		return false
	}
	for i := range runs {
		r := &runs[i]
		if r.tied || r.want > copies || r.roles && !w.rules.roles {
			return false
		}
		w.hold(r, side)
	}
	s := w.bench.stand(w.rules.standing(side), len(p.weight))
	for i := range runs {
		s.add(&runs[i].class.holding, runs[i].want)
	}
	c.legal = s.all(p.weight)
	if side == lint.OwnSide && c.legal > 0 {
		w.meet(runs, c)
	}
	return true
}

// standing is the role of what lies on the side already.
func (l *legality) standing(side lint.Side) role {
	if side == lint.OwnSide && l.roles {
		return roleOf(&l.t.f.Pool.Cards[l.a])
	}
	return asOrdinary
}

// meet gathers the units of the runs that stand in sets: within some palette that holds their colours, there is a card of their role, and there are
// cards for all other places.
func (w *counter) meet(runs []run, c *counted) {
	b := w.beside(lint.OwnSide)
	for i := range runs {
		var others stands
		others[w.rules.standing(lint.OwnSide)] = everywhere
		for k := range runs {
			if k != i {
				t := runs[k].class.holding.stands(runs[k].want)
				others = others.with(&t)
			}
		}
		mine := runs[i].class.holding.stands(runs[i].want)
		var met [asLone + 1]marks
		for r := range met {
			t := mine
			t.only(role(r), runs[i].want)
			t = others.with(&t)
			met[r] = t.any()
		}
		for _, u := range runs[i].units {
			if p := b.palette[u.hue]; p >= 0 && met[u.role].meets(&b.palettes.above[p]) {
				c.gather(u, true)
			}
		}
	}
}
