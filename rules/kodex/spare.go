package kodex

import (
	"context"
	"slices"

	"github.com/cardlint/cardlint/lint"
)

// highestFloor is the highest floor that is tried to spare the victims of a reducer.
const highestFloor = 9

// Spares says how a card that lowers costs might be worded so as to switch fewer ancient-magic cards off: with a floor, naming a currency, or leaving
// ancient magic out. Each way is tried on the whole pool; one that spares nobody is left out.
func Spares(ctx context.Context, f *lint.Facts, card, jobs int) ([]lint.Spare, error) {
	s := sparing{f: f, card: card, jobs: jobs}
	before := len(Victims(f.Combos, card))
	if before == 0 || !slices.ContainsFunc(f.Readings[card].Modifiers, lowersOwn) {
		return nil, nil
	}
	var out []lint.Spare
	try := func(x lint.Spare, change func(*lint.Modifier)) (left int, err error) {
		x.Of = before
		if x.Left, err = s.victims(ctx, change); err == nil && x.Left < before && (len(out) == 0 || x.Kind != out[len(out)-1].Kind || x.Left < out[len(out)-1].Left) {
			out = append(out, x)
		}
		return x.Left, err
	}
	for n := 1; n <= highestFloor; n++ {
		left, err := try(lint.Spare{Kind: "floor", N: n}, func(m *lint.Modifier) {
			if m.Floor.Kind != lint.FloorBase {
				m.Floor = lint.Floor{Kind: lint.FloorNumber, N: max(n, m.Floor.N)}
			}
		})
		if err != nil {
			return nil, err
		}
		if left == 0 {
			break
		}
	}
	for _, c := range []lint.Currency{lint.VP, lint.SZK} {
		if _, err := try(lint.Spare{Kind: "currency", Currency: c}, func(m *lint.Modifier) {
			if m.Currency == lint.AnyCurrency {
				m.Currency = c
			}
		}); err != nil {
			return nil, err
		}
	}
	_, err := try(lint.Spare{Kind: "filter"}, func(m *lint.Modifier) { m.Filter = withoutAncient(m.Filter) })
	return out, err
}

func lowersOwn(m lint.Modifier) bool {
	return m.Op == lint.Reduce && m.Code != lint.M5 && touches(lint.OwnSide, m.Whose)
}

// withoutAncient is the filter for the same cards but those that bear ancient magic.
func withoutAncient(f lint.Filter) lint.Filter {
	out := lint.Filter{Exact: f.Exact}
	not := lint.Conjunction{Icon: []string{lint.IconAncient}}
	if len(f.Any) == 0 {
		out.Any = []lint.Conjunction{{Not: []lint.Conjunction{not}}}
	}
	for _, k := range f.Any {
		k.Not = append(slices.Clone(k.Not), not)
		out.Any = append(out.Any, k)
	}
	return out
}

// sparing tries other wordings of a card.
type sparing struct {
	f          *lint.Facts
	card, jobs int
}

// victims counts those that are left where each reduction is changed so.
func (s *sparing) victims(ctx context.Context, change func(*lint.Modifier)) (int, error) {
	g := *s.f
	g.Readings = slices.Clone(g.Readings)
	r := &g.Readings[s.card]
	r.Modifiers = slices.Clone(r.Modifiers)
	for i := range r.Modifiers {
		if lowersOwn(r.Modifiers[i]) {
			change(&r.Modifiers[i])
		}
	}
	c, err := Combine(ctx, &g, s.jobs)
	if err != nil {
		return 0, err
	}
	return len(Victims(c, s.card)), nil
}

// Victims lists the ancient-magic cards, by place in the list, in whose sets the card stands on their player's side; rising.
func Victims(c *lint.Combos, card int) []int {
	var out []int
	for _, x := range c.Causes {
		if x.Card == card {
			out = append(out, x.Victims...)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}
