package kodex

import "github.com/cardlint/cardlint/lint"

// ban is what one guard does to the changes of A's cost [21.8.3].
type ban struct {
	raise, reduce bool // the directions
	own, opponent bool // whose changes it forbids
	floor         lint.Floor
	exceptReact   bool
	sure          bool
	ways          uint64
}

// banOf reads a guard that lies on the side and covers A.
func banOf(s lint.Side, g *lint.Guard) ban {
	b := ban{
		raise: g.Forbids != lint.ForbidReduce, reduce: g.Forbids != lint.ForbidIncrease,
		own: true, opponent: true, floor: g.Floor, exceptReact: g.Except == "react",
	}
	if g.By == "opponent" { // of the guard's controller
		b.own, b.opponent = s == lint.OpponentSide, s == lint.OwnSide
	}
	return b
}

// guardOf gives what a guard of another card, lying on the side, does to A.
func (t *target) guardOf(c *lint.Card, s lint.Side, g *lint.Guard, filter int) (ban, bool) {
	if !touches(s, g.Whose) || !inForce(c, g.Lasts) {
		return ban{}, false
	}
	b := banOf(s, g)
	b.ways, b.sure = t.covers(&g.Filter, filter, false, true)
	return b, b.ways != 0
}

// ownGuard gives what A's own guard does. It protects the card that is being played; a guard for the player's other cards does not.
func (t *target) ownGuard(g *lint.Guard) (ban, bool) {
	if g.Whose != lint.Self {
		return ban{}, false
	}
	b := banOf(lint.OwnSide, g)
	b.ways, b.sure = t.allWays(false), true
	return b, true
}

// forbids says whether the guard drops the effect outright. A guard with a floor drops nothing: it bounds the result (see bounds).
func (b *ban) forbids(e *effect, up bool) bool {
	return b.floor.Kind == lint.NoFloor && b.meant(e) && (up && b.raise || !up && b.reduce)
}

// bounds says whether the guard puts a floor under the effect.
func (b *ban) bounds(e *effect) bool { return b.floor.Kind != lint.NoFloor && b.reduce && b.meant(e) }

func (b *ban) meant(e *effect) bool {
	return (e.side == lint.OwnSide && b.own || e.side == lint.OpponentSide && b.opponent) && !(b.exceptReact && e.react)
}
