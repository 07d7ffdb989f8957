package wording

import (
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// bounded marks reductions of the unit that go no further than the text says, though it names no floor: a half, 1 or 2, "legfeljebb 3_VP-vel",
// "az alap költségük fele alá nem".
func (r *reader) bounded(u int, before lengths) {
	o := r.out
	for i := min(before.modifiers, len(o.Modifiers)); i < len(o.Modifiers); i++ {
		m := &o.Modifiers[i]
		if m.Op != lint.Reduce || m.On != lint.OnPlay || m.Floor.Kind != lint.NoFloor {
			continue
		}
		if slices.ContainsFunc(o.Marks, func(k lint.Mark) bool { return k.Kind == lint.MarkBounded && k.Span == m.Span }) {
			continue // by a part of the cost
		}
		if r.limited(u, m) || m.Amount.Kind != lint.Number && r.halved(m, before) {
			o.Marks = append(o.Marks, lint.Mark{Kind: lint.MarkBounded, Span: m.Span})
		}
	}
}

// limited says whether words for a limit stand in or behind the change.
func (r *reader) limited(u int, m *lint.Modifier) bool {
	tokens := r.units[u].tokens
	not, less := false, false
	for k := range tokens {
		t := &tokens[k]
		at := int(r.l.runes[t.start].at)
		switch {
		case at < m.Start:
			continue
		case t.kind == group && t.group >= 0 && hasClass(r.units[t.group].tokens, cAtmost):
			return true
		case m.Amount.Kind != lint.Number && t.class&cAtmost != 0:
			return true
		case at >= m.End:
			not = not || t.class&cNot != 0
			less = less || t.class&(cBelow|cLess|cCheap) != 0
		}
	}
	return not && less
}

// halved says whether the amount is a part of the cost, or one of several numbers.
func (r *reader) halved(m *lint.Modifier, before lengths) bool {
	for _, c := range r.out.Clauses[min(before.clauses, len(r.out.Clauses)):] {
		if c.Start >= m.Start && c.End <= m.End && (strings.Contains(c.Pattern, "half") || strings.Contains(c.Pattern, "ratio")) {
			return true
		}
	}
	for _, w := range []string{" vagy ", " ill. ", " illetve ", " feleannyi", " fele "} {
		if strings.Contains(" "+strings.ToLower(m.Quote), w) {
			return true
		}
	}
	return false
}
