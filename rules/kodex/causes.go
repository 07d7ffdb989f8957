package kodex

import (
	"cmp"
	"slices"

	"github.com/cardlint/cardlint/lint"
)

// met lists the cells of the own cards that stand in sets.
func (d *deck) met() []met {
	var out []met
	for _, c := range d.classes {
		for _, u := range c.units {
			if u.by != 0 && c.side == lint.OwnSide {
				for _, x := range u.cells {
					out = append(out, met{x, u.by})
				}
			}
		}
	}
	return out
}

// causesOf turns the answers round: every own card that stands in sets, with the ancient-magic cards whose sets they are. Cards of a cell share
// one list.
func (e *engine) causesOf(answers []answer) []lint.Cause {
	type victims [3][]int
	byCell := make([]victims, e.cells)
	cells := make([]*cell, e.cells)
	for a := range answers {
		for _, m := range answers[a].own {
			cells[m.cell.id] = m.cell
			for k := range kindNames {
				if m.by&(1<<k) != 0 {
					byCell[m.cell.id][k] = append(byCell[m.cell.id][k], a)
				}
			}
		}
	}
	var out []lint.Cause
	for id, x := range cells {
		if x == nil {
			continue
		}
		for k, name := range kindNames {
			if list := byCell[id][k]; len(list) > 0 {
				for _, card := range x.cards {
					out = append(out, lint.Cause{Card: card, By: name, Victims: list})
				}
			}
		}
	}
	slices.SortFunc(out, func(a, b lint.Cause) int { return cmp.Or(a.Card-b.Card, cmp.Compare(a.By, b.By)) })
	return out
}
