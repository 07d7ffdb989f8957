package wording

import (
	"slices"

	"github.com/cardlint/cardlint/lint"
)

// otherCost finds the head of the cards whose cost shares the statement: "gólemeid költségéből is, hajóidéból is …", "lényeid költsége is,
// tárgyaidé is …"; -1 for none.
func (r *reader) otherCost(u int, f *found, ph *phrase) int {
	tokens := r.units[u].tokens
	if f.p.is(rowBoth) {
		for k := f.pick(tokens, cCost) + 1; k < f.end; k++ {
			if tokens[k].owned() {
				return k
			}
		}
	}
	if !f.p.is(rowOwners) || !ph.found || ph.unit != u {
		return -1
	}
	k := ph.from - 1
	if k > 0 && tokens[k].class&cDet != 0 {
		k--
	}
	if k > 2 && tokens[k].mark == ',' && tokens[k-1].class&cAlso != 0 && tokens[k-2].class&cCost != 0 {
		if p := r.leftOf(u, k-2); p.found {
			return p.head
		}
	}
	return -1
}

// widened adds the cards of a second cost to the last modifier.
func (r *reader) widened(u int, second *phrase, m lint.Modifier) {
	made := &r.out.Modifiers[len(r.out.Modifiers)-1]
	_, cards, filter := r.whom(u, second, false, m)
	made.Cards += " és " + cards
	made.Filter.Exact = made.Filter.Exact && filter.Exact
	if len(filter.Any) == 0 {
		made.Filter.Any = filter.Any
	} else if len(made.Filter.Any) > 0 {
		made.Filter.Any = append(slices.Clone(made.Filter.Any), filter.Any...)
	}
}

// ifs counts the conditions of a unit.
func ifs(tokens []token) (n int) {
	for k := range tokens {
		if tokens[k].class&cIf != 0 {
			n++
		}
	}
	return n
}
