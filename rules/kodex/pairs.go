package kodex

import "github.com/cardlint/cardlint/lint"

// pairs counts what fill counts, for one or two places and where no printings share a limit: most sides of most sets. It looks at every pair of units
// once, without choosing blocks. It says false where it cannot tell.
func (w *counter) pairs(runs []run, side lint.Side, c *counted) bool {
	places := 0
	for _, r := range runs {
		places += r.want
		for _, u := range r.units {
			if len(u.tied) > 0 {
				return false
			}
		}
	}
	if places == 0 || places > 2 {
		return false
	}
	on := w.rules.lies(side)
	first := runs[0].units
	for i, u := range first {
		if !w.rules.fits(on, u.colour, u.role, 1) {
			continue
		}
		if places == 1 {
			w.pair(c, side, u.single, u, u)
			continue
		}
		next := on
		next.colours = on.colours.with(u.colour)
		next.roles[u.role]++
		if len(runs) == 2 {
			for _, v := range runs[1].units {
				if w.rules.fits(next, v.colour, v.role, 1) {
					w.pair(c, side, times(u.single, v.single), u, v)
				}
			}
			continue
		}
		for k, v := range first[i:] {
			switch {
			case !w.rules.fits(next, v.colour, v.role, 1):
			case k > 0:
				w.pair(c, side, times(u.single, v.single), u, v)
			case u.role == asOrdinary:
				w.pair(c, side, multisets(u.single, 2), u, u)
			case u.single > 1:
				w.pair(c, side, u.single*(u.single-1)/2, u, u)
			}
		}
	}
	return true
}

// pair adds so many sets of a card of each unit.
func (w *counter) pair(c *counted, side lint.Side, sets int, u, v *unit) {
	if sets == 0 {
		return
	}
	c.legal = plus(c.legal, sets)
	fresh := !w.picky || u.fresh || v.fresh
	if !fresh {
		c.legalOld = plus(c.legalOld, sets)
	}
	if side == lint.OwnSide {
		c.gather(u, fresh)
		c.gather(v, fresh)
	}
}
