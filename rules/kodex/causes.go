package kodex

import (
	"cmp"
	"slices"

	"github.com/cardlint/cardlint/lint"
)

// met is a kin, or one shade of it, with the kinds of sets in which its cards stand.
type met struct {
	kin   *kin
	shade *shade // nil: all of them
	by    uint8
}

// met lists the own cards that stand in sets.
func (d *deck) met() []met {
	var out []met
	for _, c := range d.classes {
		if c == nil || c.side != lint.OwnSide || len(c.units) == 0 {
			continue
		}
		same := true
		for _, u := range c.units {
			same = same && u.by == c.units[0].by
		}
		switch {
		case !same:
			out = d.metShades(c, out)
		case c.units[0].by != 0:
			for _, in := range c.in {
				out = append(out, met{in.kin, nil, c.units[0].by})
			}
		}
	}
	return out
}

func (d *deck) metShades(c *class, out []met) []met {
	by := make([]uint8, len(d.besides[0].hues))
	for _, u := range c.units {
		by[u.hue] = u.by
	}
	for _, in := range c.in {
		for _, s := range in.kin.shades {
			if k := by[d.besides[0].of[s.hue]]; k != 0 {
				out = append(out, met{in.kin, s, k})
			}
		}
	}
	return out
}

// causesOf turns the answers round: every own card that stands in sets, with the ancient-magic cards whose sets they are. Cards that the deck
// treats alike share one list.
func (e *engine) causesOf(answers []answer) []lint.Cause {
	type victims [3][]int
	byKin := make([]victims, len(e.kins))
	byShade := make([]victims, e.shadeCount)
	for a := range answers {
		for _, m := range answers[a].own {
			to := &byKin[m.kin.number]
			if m.shade != nil {
				to = &byShade[m.shade.id]
			}
			for k := range to {
				if m.by&(1<<k) != 0 {
					to[k] = append(to[k], a)
				}
			}
		}
	}
	var out []lint.Cause
	for _, k := range e.kins {
		all := &byKin[k.number]
		for _, s := range k.shades {
			for n, name := range kindNames {
				list := all[n]
				if more := byShade[s.id][n]; len(more) > 0 {
					list = slices.Concat(list, more)
					slices.Sort(list)
				}
				if len(list) == 0 {
					continue
				}
				for _, card := range s.cards {
					out = append(out, lint.Cause{Card: card, By: name, Victims: list})
				}
			}
		}
	}
	slices.SortFunc(out, func(a, b lint.Cause) int { return cmp.Or(a.Card-b.Card, cmp.Compare(a.By, b.By)) })
	return out
}
