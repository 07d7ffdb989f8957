package rules

import (
	"slices"

	"github.com/cardlint/cardlint/lint"
)

// cause is a card that takes part in switching off, with the ancient-magic cards that it hits.
type cause struct {
	card    int
	victims []lint.Ref
}

// found makes one finding a cause card.
func found(causes []cause, evidence func(i int) []lint.Span, say func(victims int) lint.Words) []lint.Found {
	var out []lint.Found
	for _, c := range causes {
		out = append(out, lint.Found{Card: c.card, Evidence: evidence(c.card), Say: say(len(c.victims)), Related: c.victims})
	}
	return out
}

// always lists the causes that hit every ancient-magic card alike.
func always(f *lint.Facts, by string) []cause {
	if f.Combos == nil || len(f.Combos.Ancient) == 0 {
		return nil
	}
	victims := make([]lint.Ref, len(f.Combos.Ancient))
	for i, a := range f.Combos.Ancient {
		victims[i] = a.Ref
	}
	index := indexOf(f)
	var out []cause
	for _, c := range f.Combos.Always {
		if c.By != by {
			continue
		}
		for _, m := range c.Members {
			for _, r := range m.Cards {
				out = append(out, cause{index[r.Pos], victims})
			}
		}
	}
	return unique(out)
}

// inSets lists the own cards that stand in sets of one kind. Own ones only: the opponent's cards never switch off by themselves,
// they lift the cost over a floor [78.2].
func inSets(f *lint.Facts, by string) []cause {
	if f.Combos == nil {
		return nil
	}
	shared := map[*int][]lint.Ref{} // alike causes hit the same cards: one list for all of them
	var out []cause
	for _, c := range f.Combos.Causes {
		if c.By != by {
			continue
		}
		refs, ok := shared[&c.Victims[0]]
		if !ok {
			for _, a := range c.Victims {
				refs = append(refs, f.Combos.Ancient[a].Ref)
			}
			shared[&c.Victims[0]] = refs
		}
		out = append(out, cause{c.Card, refs})
	}
	return out
}

// suffered turns the causes round beside other cards: the ancient-magic cards of the new set that those switch off, with the cards that do. It is the
// new card that the finding is about.
func suffered(f *lint.Facts, by string, say func(causes int) lint.Words) []lint.Found {
	if f.Combos == nil || f.New == 0 {
		return nil
	}
	causes := map[int][]lint.Ref{}
	for _, c := range f.Combos.Causes {
		if c.By != by || f.IsNew(c.Card) {
			continue
		}
		for _, a := range c.Victims {
			causes[a] = append(causes[a], f.Pool.Cards[c.Card].Ref())
		}
	}
	var out []lint.Found
	for a := range f.Combos.Ancient {
		if i := f.Combos.Ancient[a].Index; f.IsNew(i) && len(causes[a]) > 0 {
			out = append(out, lint.Found{Card: i, Say: say(len(causes[a])), Related: causes[a], Key: "suffered", Suffered: true})
		}
	}
	return out
}

// unique sorts by card and keeps the first entry of each.
func unique(cs []cause) []cause {
	slices.SortStableFunc(cs, func(a, b cause) int { return a.card - b.card })
	return slices.CompactFunc(cs, func(a, b cause) bool { return a.card == b.card })
}

// indexOf finds cards by their place, which no two share.
func indexOf(f *lint.Facts) map[lint.Pos]int {
	m := make(map[lint.Pos]int, len(f.Pool.Cards))
	for i := range f.Pool.Cards {
		m[f.Pool.Cards[i].Pos] = i
	}
	return m
}

// changing gives the evidence of all changes of a cause card; an icon's or a review clause's too, where it has no other.
func changing(f *lint.Facts) func(i int) []lint.Span {
	return func(i int) []lint.Span {
		if ms := modifiers(f, i, lint.Modifies, anyModifier); len(ms) > 0 {
			return spans(ms)
		}
		return spans(f.Readings[i].Modifiers)
	}
}

// changingOthers gives the evidence of what changes other cards' costs, for M5 and surcharges switch nothing off under `applied`;
// all of it where there is nothing else.
func changingOthers(f *lint.Facts) func(i int) []lint.Span {
	return func(i int) []lint.Span {
		if ms := modifiers(f, i, lint.Modifies, ofOthers); len(ms) > 0 {
			return spans(ms)
		}
		return changing(f)(i)
	}
}
