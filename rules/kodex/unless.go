package kodex

import (
	"slices"

	"github.com/cardlint/cardlint/lint"
)

// unless finds the classes whose guards would save A's ancient magic if they lay there too, and whether a conditional guard of A's own does.
func (s *search) unless(board []*influence, v view) (classes []int, own bool) {
	with := append(slices.Clone(board), nil)
	for i, g := range s.classes {
		with[len(board)] = g.in[0]
		if len(g.in[0].bans) > 0 && s.target.switches(with, v) == 0 {
			classes = append(classes, i)
		}
	}
	if t := s.target; len(t.ifBans) > 0 {
		guarded := *t
		guarded.bans = slices.Concat(t.bans, t.ifBans)
		own = guarded.switches(board, v) == 0
	}
	return classes, own
}

// unlessCards writes them out by side, in pool order.
func (w *writer) unlessCards(classes []int, own bool) []lint.Unless {
	out := []lint.Unless{}
	for _, side := range bothSides {
		var cards []int
		for _, i := range classes {
			for _, in := range w.classes[i].in {
				if in.side == side {
					for _, x := range in.kin.cells {
						cards = append(cards, x.cards...)
					}
				}
			}
		}
		if own && side == lint.OwnSide {
			cards = append(cards, w.target.index)
		}
		if len(cards) > 0 {
			slices.Sort(cards)
			out = append(out, lint.Unless{Side: side, Cards: w.target.table.refs(slices.Compact(cards))})
		}
	}
	return out
}
