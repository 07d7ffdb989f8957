package kodex

import (
	"slices"

	"github.com/cardlint/cardlint/lint"
)

// way is one way in which A can be played: the value of its X, from where, and whether as a reaction.
type way struct {
	x     int
	zone  string // "": the ordinary way, from hand
	react bool
}

// zones are the words of a filter's zone that hold for the way.
func (w way) zones() []string {
	out := []string{"hand"}
	if w.zone != "" {
		out[0] = w.zone
	}
	if w.react {
		out = append(out, "reaction")
	}
	return out
}

// maxWays is how many ways fit the bit set of an effect.
const maxWays = 64

// waysOf lists the ways to play the card that can make a difference: X from 0 to top (top stands for anything above), a reaction only
// where the card can be one, and the zones that the filters name. The ordinary way comes first.
func waysOf(a *lint.Card, unknown bool, top int, zones []string) []way {
	reacts := []bool{false}
	if a.IsReaction() {
		reacts = append(reacts, true)
	}
	if !unknown {
		top = 0
	}
	zones = append([]string{""}, zones...)
	// More zones than the game has, or a floor beyond any cost, would not fit: the last zones are the first to go.
	zones = zones[:min(len(zones), maxWays/(2*len(reacts)))]
	top = min(top, maxWays/(len(reacts)*len(zones))-1)
	var out []way
	for _, z := range zones {
		for _, r := range reacts {
			for x := 0; x <= top; x++ {
				out = append(out, way{x: x, zone: z, react: r})
			}
		}
	}
	return out
}

// at gives the price with the X of the way put in.
func (p price) at(w way) price {
	for k := range p.n {
		if p.unknown[k] {
			p.n[k] = max(0, p.n[k]+w.x)
		}
	}
	return p
}

// withX gives the card with every unknown part of its cost set to the X of the way, as a filter has to see it.
func withX(c *lint.Card, w way) *lint.Card {
	out, cost := *c, printedCost(c)
	for _, cur := range cost.Named() {
		if q := cost.Of(cur); q.Unknown {
			cost = cost.With(cur, lint.Quantity{N: max(0, q.N+w.x)})
		}
	}
	out.Cost, out.CostRead = cost, true
	return &out
}

// whileOf turns the ways in which A is off into circumstances; what holds in the ordinary way needs none.
func (t *target) whileOf(mask uint64) []lint.While {
	out := []lint.While{}
	if mask == 0 {
		return out
	}
	off := func(w way) bool {
		i := slices.Index(t.ways, w)
		return i >= 0 && mask&(1<<i) != 0
	}
	first := t.firstWay(mask)
	if first.zone != "" {
		out = append(out, lint.While{Kind: "zone-" + first.zone})
	}
	if first.react {
		out = append(out, lint.While{Kind: "as-reaction"})
	}
	if t.unknown < 0 {
		return out
	}
	added, cur := t.base.n[t.unknown], slotCurrency[t.unknown]
	if cur == lint.VP && t.base.isZan && !t.base.plainVP {
		cur = lint.Zanszilank
	}
	if first.x > 0 {
		out = append(out, lint.While{Kind: "cost-above", N: first.x - 1 + added, Currency: cur})
	}
	last := first
	for last.x < t.top {
		if !off(way{last.x + 1, first.zone, first.react}) {
			out = append(out, lint.While{Kind: "cost-at-most", N: last.x + added, Currency: cur})
			break
		}
		last.x++
	}
	return out
}

// firstWay is the plainest way of the mask: the ordinary one before a reaction, before other zones; the lowest X.
func (t *target) firstWay(mask uint64) way {
	for i, w := range t.ways {
		if mask&(1<<i) != 0 {
			return w
		}
	}
	return way{}
}
