package kodex

import (
	"slices"

	"github.com/cardlint/cardlint/lint"
)

// guarding are the kins whose guards save A's ancient magic from a set, on one side; own is A's index where its own conditional guard does, or -1.
type guarding struct {
	side lint.Side
	kins []*kin
	own  int
}

// unless finds the guards that would save A's ancient magic if they lay there too, by side; A's own conditional ones with them.
func (w *writer) unless(board []*influence) []guarding {
	out := [2]guarding{{side: lint.OwnSide, own: -1}, {side: lint.OpponentSide, own: -1}}
	for _, g := range w.guards {
		if w.target.switches(append(slices.Clip(board), g.in[0]), w.view) == 0 {
			n := slices.Index(bothSides[:], g.side)
			for i := range g.in {
				out[n].kins = append(out[n].kins, g.in[i].kin)
			}
		}
	}
	if t := w.target; len(t.ifBans) > 0 {
		guarded := *t
		guarded.bans = slices.Concat(t.bans, t.ifBans)
		if guarded.switches(board, w.view) == 0 {
			out[0].own = t.index
		}
	}
	var found []guarding
	for _, g := range out {
		if len(g.kins) > 0 || g.own >= 0 {
			found = append(found, g)
		}
	}
	return found
}

// unlessCards writes them out, in pool order.
func (w *writer) unlessCards(list []guarding) []lint.Unless {
	out := []lint.Unless{}
	for _, g := range list {
		var cards []int
		for _, k := range g.kins {
			for _, x := range k.cells {
				cards = append(cards, x.cards...)
			}
		}
		if g.own >= 0 {
			cards = append(cards, g.own)
		}
		slices.Sort(cards)
		out = append(out, lint.Unless{Side: g.side, Cards: w.target.table.refs(slices.Compact(cards))})
	}
	return out
}
