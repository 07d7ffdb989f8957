package rules

import (
	"encoding/json"
	"fmt"
	"math"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// cut is what the reductions of one clause take off, per currency; unbounded where it is counted. Those with a floor take nothing here.
type cut struct {
	off      amounts
	any      bool // some of it names no currency
	filter   *lint.Filter
	self     bool
	counted  bool
	evidence lint.Span
}

const unbounded = math.MaxInt

// amounts are quantities by currency.
type amounts [lint.Zanszilank + 1]int

// sum adds them up; with an unbounded one it is unbounded.
func (a *amounts) sum() int {
	sum := 0
	for _, n := range a {
		sum += min(n, unbounded-sum)
	}
	return sum
}

// withoutFloor finds the reductions without a floor that bring some card to 0.
func withoutFloor(f *lint.Facts) []lint.Found {
	var out []lint.Found
	p := payable(f)
	for i := range f.Pool.Cards[:f.Fresh()] {
		for _, c := range cuts(f, i) {
			free := []int{i}
			if !c.self {
				free = p.broughtToZero(&c)
			} else if cost, ok := mayFall(f, i); !ok || !c.takesAll(&cost) {
				continue
			}
			if len(free) == 0 {
				continue
			}
			x := lint.Found{Card: i, Evidence: []lint.Span{c.evidence}, Say: say.OwnCostToZero(f.Pool.Cards[i].Cost, c.counted)}
			if !c.self {
				x.Related = refs(f, free[:min(len(free), mostNamed)])
				x.Say = say.CostsToZero(x.Related, len(free), c.counted)
			}
			out = append(out, x)
		}
	}
	return out
}

// mostNamed is how many of the cards a finding names.
const mostNamed = 3

// cuts lists what the card's clauses take off without a floor; a guard of its own may be the floor of all.
func cuts(f *lint.Facts, i int) []cut {
	for _, g := range f.Readings[i].Guards {
		if g.Forbids != lint.ForbidIncrease && g.When == 0 {
			return nil
		}
	}
	var out []cut
	for _, m := range modifiers(f, i, lint.Modifies, func(m *lint.Modifier) bool {
		return m.Op == lint.Reduce && m.On == lint.OnPlay && m.Floor.Kind == lint.NoFloor && m.Amount.Kind != lint.NoAmount && m.Filter.Exact && !isBounded(f, i, m)
	}) {
		if n := len(out); n == 0 || out[n-1].evidence != m.Span {
			out = append(out, cut{filter: &m.Filter, self: m.Whose == lint.Self, evidence: m.Span})
		}
		c := &out[len(out)-1]
		c.off[m.Currency], c.any = m.Amount.N, c.any || m.Currency == lint.AnyCurrency
		if m.Amount.Kind != lint.Number {
			c.off[m.Currency], c.counted = unbounded, true
		}
	}
	return out
}

// isBounded says whether the text limits the change otherwise. Where it names a floor for another currency of the change, that is no such limit.
func isBounded(f *lint.Facts, i int, m *lint.Modifier) bool {
	for k := range f.Readings[i].Modifiers {
		if o := &f.Readings[i].Modifiers[k]; o.Span == m.Span && o.Floor.Kind != lint.NoFloor {
			return false
		}
	}
	for _, k := range f.Readings[i].Marks {
		if k.Kind == lint.MarkBounded && k.Span == m.Span {
			return true
		}
	}
	return false
}

// payables are the cards whose cost is known, and could come to 0 [7.2.2], by their place in the pool.
type payables struct {
	f     *lint.Facts
	cards []int
	costs []amounts
	sums  []int
	known map[string][]int // what a filter and amounts were answered before
}

func payable(f *lint.Facts) *payables {
	p := &payables{f: f, known: map[string][]int{}}
	for i := range f.Pool.Cards {
		if cost, ok := mayFall(f, i); ok {
			p.cards, p.costs, p.sums = append(p.cards, i), append(p.costs, cost), append(p.sums, cost.sum())
		}
	}
	return p
}

// mayFall gives the cost where it is known and above 0, has no floor of its own, and the card's text does not forbid reducing it.
func mayFall(f *lint.Facts, i int) (cost amounts, ok bool) {
	c := &f.Pool.Cards[i]
	if !c.CostRead || c.Cost.Has(lint.AnyCurrency) || c.Cost.Of(lint.Zanszilank).N > 0 || besideDeck(c) {
		return cost, false
	}
	for cur := range cost {
		q := c.Cost.Of(lint.Currency(cur))
		if q.Unknown || q.N < 0 {
			return cost, false
		}
		cost[cur] = q.N
	}
	for k := range f.Readings[i].Guards {
		if g := &f.Readings[i].Guards[k]; g.Whose == lint.Self && g.Forbids != lint.ForbidIncrease && g.When == 0 && g.By != "opponent" {
			return cost, false
		}
	}
	return cost, cost.sum() > 0
}

// broughtToZero lists the cards that the cut brings to 0, in the order of the pool.
func (p *payables) broughtToZero(c *cut) []int {
	filter, err := json.Marshal(c.filter)
	key := fmt.Sprint(string(filter), c.off)
	if out, ok := p.known[key]; ok && err == nil {
		return out
	}
	zones := zonesOf(c.filter)
	var out []int
	most := c.off.sum()
	for k, i := range p.cards {
		if p.sums[k] <= most && c.takesAll(&p.costs[k]) && c.filter.MatchFrom(&p.f.Pool.Cards[i], zones) == lint.Yes {
			out = append(out, i)
		}
	}
	p.known[key] = out
	return out
}

// takesAll says whether nothing is left of the cost. A cut that names no currency acts on the VP part, or on the single other currency, but never
// on áldozás (DOMAIN 1).
func (c *cut) takesAll(cost *amounts) bool {
	named, last := 0, lint.AnyCurrency
	whole := true
	for cur, n := range cost {
		if n > 0 {
			named++
			last = lint.Currency(cur)
			whole = whole && n <= c.off[cur]
		}
	}
	return whole || c.any && named == 1 && last != lint.Sacrifice && cost[last] <= c.off[lint.AnyCurrency]
}

// zonesOf lists the zones and ways of playing that the filter asks for: a card may come from any of them.
func zonesOf(f *lint.Filter) []string {
	out := []string{}
	for i := range f.Any {
		out = append(out, f.Any[i].Zone...)
	}
	return out
}
