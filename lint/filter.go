package lint

import "strings"

// Answer is what a filter can say of a card.
type Answer uint8

// No before Maybe before Yes: the weaker of two answers is the smaller.
const (
	No Answer = iota
	Maybe
	Yes
)

// Filter says which cards a modifier or guard touches: alternatives of conjunctions. No alternative at all means every card.
// Exact is false where a part of the words was not understood; the filter is then never narrower than the words.
type Filter struct {
	Any   []Conjunction `json:"any"`
	Exact bool          `json:"exact"`
}

// Conjunction holds for a card when each of its conditions does. A word in Type may be a group (lény, varázslat).
type Conjunction struct {
	Type    []string      `json:"type,omitempty"`
	Subtype []string      `json:"subtype,omitempty"`
	Colour  []string      `json:"colour,omitempty"`
	Icon    []string      `json:"icon,omitempty"`
	Name    []string      `json:"name,omitempty"` // the whole name without a suffix such as (új)
	Cost    []CostRange   `json:"cost,omitempty"` // the base cost [21.9]
	Zone    []string      `json:"zone,omitempty"` // where or how it is played: hand, discard, deck, void, reaction …
	Not     []Conjunction `json:"not,omitempty"`  // none of these holds
}

// CostRange is a range of base cost in one currency (any: the sum of all), both ends included. Max below 0 means no upper end.
type CostRange struct {
	Currency Currency `json:"currency"`
	Min      int      `json:"min"`
	Max      int      `json:"max"`
}

// Match says whether the filter covers the card. Maybe: it depends on play (a zone, an unknown cost) or on words that were not understood.
func (f Filter) Match(c *Card) Answer { return f.MatchFrom(c, nil) }

// MatchFrom is Match for a card that is played from these zones or in these ways, all that hold ("hand", "reaction" …);
// with nil they are not known, and a condition on them is answered with Maybe.
func (f Filter) MatchFrom(c *Card, zones []string) Answer {
	best := No
	if len(f.Any) == 0 {
		best = Yes
	}
	for i := range f.Any {
		if a := f.Any[i].match(c, zones); a > best {
			best = a
		}
	}
	if best == Yes && !f.Exact {
		return Maybe
	}
	return best
}

func (k *Conjunction) match(c *Card, zones []string) Answer {
	got := Yes
	and := func(a Answer) {
		if a < got {
			got = a
		}
	}
	for _, t := range k.Type {
		and(answer(c.HasType(t)))
	}
	for _, s := range k.Subtype {
		and(subtypeAnswer(c, s))
	}
	for _, s := range k.Colour {
		and(answer(has(c.Colours, s)))
	}
	for _, s := range k.Icon {
		and(answer(c.HasIcon(s)))
	}
	for _, s := range k.Name {
		and(answer(sameName(BareName(c.Name), BareName(s))))
	}
	for _, r := range k.Cost {
		and(r.match(c.Cost))
	}
	for _, z := range k.Zone {
		if zones == nil {
			and(Maybe)
		} else {
			and(answer(has(zones, z)))
		}
	}
	for i := range k.Not {
		and(Yes - k.Not[i].match(c, zones))
	}
	return got
}

// A card without any subtype entry bears the noun of its kind in its name at most; "?" is a legal subtype: unknown.
func subtypeAnswer(c *Card, s string) Answer {
	switch {
	case c.HasSubtype(s):
		return Yes
	case c.HasSubtype("?"):
		return Maybe
	}
	return No
}

func (r CostRange) match(c Cost) Answer {
	q := c.Of(AnyCurrency) // of a cost whose currencies are not known: it may be any
	for _, cur := range Currencies() {
		if r.Currency == AnyCurrency || cur == r.Currency || r.Currency == VP && cur == Zanszilank {
			p := c.Of(cur)
			q.N += p.N
			q.Unknown = q.Unknown || p.Unknown
		}
	}
	switch {
	case q.Unknown && (r.Max < 0 || q.N <= r.Max):
		return Maybe
	case q.Unknown:
		return No
	}
	return answer(q.N >= r.Min && (r.Max < 0 || q.N <= r.Max))
}

func answer(b bool) Answer {
	if b {
		return Yes
	}
	return No
}

// western are the letters for which ő and ű stand in names that went through a Western code page.
var western = strings.NewReplacer("õ", "ő", "û", "ű", "Õ", "Ő", "Û", "Ű")

// sameName compares a card's name with one that a text names, which is always in Hungarian letters: Vadõr is Vadőr.
func sameName(card, named string) bool {
	return card == named || strings.ContainsAny(named, "őűŐŰ") && western.Replace(card) == named
}
