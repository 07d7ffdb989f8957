package rules

import (
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
	"github.com/cardlint/cardlint/rules/wording"
)

// A wording is the usual one where so many cards have it, and so many times as many as an odd one. Where the years are known, cards that are so
// many years older than the odd one do not count: card texts have changed, and a new card is not to be worded as an old one.
const usualCards, usualTimes, era = 3, 3, 10

// said is one change with the card that says it.
type said struct {
	card int
	span lint.Span
}

// way is one wording of a meaning, with those who use it.
type way struct {
	uses  []said
	cards map[string]bool // by name: printings of a card are one
}

// drifts compares the wordings of each meaning: one finding for a meaning whose usual wording some cards leave, at the first of them.
func drifts(f *lint.Facts) []lint.Found {
	var out []lint.Found
	for _, m := range meanings(f) {
		usual, odd := parted(f, m.uses)
		if len(odd) == 0 || !f.IsNew(odd[0].card) {
			continue
		}
		x := lint.Found{Card: odd[0].card, Evidence: []lint.Span{odd[0].span}, Key: m.key, Together: true}
		for _, o := range odd[1:] {
			x.Related = append(x.Related, f.Pool.Cards[o.card].Ref())
		}
		example := usual.example(f)
		x.Say = say.WordingDrift(len(usual.cards), example.span.Quote, f.Pool.Cards[example.card].Name, x.Related)
		out = append(out, x)
	}
	return out
}

// meaning is all that say one thing, in the order of the pool.
type meaning struct {
	key  string
	uses []said
}

// meanings groups the changes by what they mean. Counted amounts are left out: no two count alike; so are icons, which have no words, and
// surcharges on other cards: their filter does not say which side reacts to what.
func meanings(f *lint.Facts) []*meaning {
	var out []*meaning
	at := map[string]*meaning{}
	for i := range f.Readings {
		for k := range f.Readings[i].Modifiers {
			m := &f.Readings[i].Modifiers[k]
			if m.Quote == "" || m.On != lint.OnPlay && m.Cards != "reakció erre a lapra" || m.Amount.Kind != lint.Number && m.Amount.Kind != lint.Variable || !m.Filter.Exact || !m.Code.Modifies() || f.Weigh(i, m.Code) != lint.Modifies {
				continue
			}
			key := meaningOf(m)
			g := at[key]
			if g == nil {
				g = &meaning{key: key}
				at[key] = g
				out = append(out, g)
			}
			if n := len(g.uses); n == 0 || g.uses[n-1].card != i { // a card speaks once of each
				g.uses = append(g.uses, said{i, m.Span})
			}
		}
	}
	return out
}

// meaningOf is a modifier but for words, numbers and which cards: only how the cards are told is part of it.
func meaningOf(m *lint.Modifier) string {
	amount := "N"
	if m.Amount.Kind == lint.Variable {
		amount = "X"
	}
	parts := []string{string(m.Code), string(m.Op), string(m.On), amount, m.Currency.String(), string(m.Whose)}
	if by := toldBy(&m.Filter); by != "" {
		parts = append(parts, "by "+by)
	}
	if m.Floor.Kind != lint.NoFloor {
		parts = append(parts, map[lint.FloorKind]string{lint.FloorNumber: "floor", lint.FloorBase: "floor base"}[m.Floor.Kind])
	}
	parts = append(parts, m.When.Names()...)
	return strings.Join(append(parts, string(m.Lasts)), " ")
}

// toldBy says by what a filter tells its cards: subtype, type+colour, …
func toldBy(f *lint.Filter) string {
	var all []string
	for i := range f.Any {
		k := &f.Any[i]
		var by []string
		for _, x := range []struct {
			name string
			n    int
		}{{"type", len(k.Type)}, {"subtype", len(k.Subtype)}, {"colour", len(k.Colour)}, {"icon", len(k.Icon)}, {"name", len(k.Name)}, {"cost", len(k.Cost)}, {"zone", len(k.Zone)}, {"not", len(k.Not)}} {
			if x.n > 0 {
				by = append(by, x.name)
			}
		}
		all = append(all, strings.Join(by, "+"))
	}
	return strings.Join(all, "/")
}

// example gives the first use that is good to be copied: whose clause says nothing else, and has nothing wrong with its letters.
func (w *way) example(f *lint.Facts) said {
	for _, u := range w.uses {
		r := &f.Readings[u.card]
		alone := 0
		for k := range r.Modifiers {
			if r.Modifiers[k].Span == u.span {
				alone++
			}
		}
		if alone == 1 && !slices.ContainsFunc(r.Marks, func(m lint.Mark) bool { return m.Kind == lint.MarkSuffix || m.Kind == lint.MarkLetters }) {
			return u
		}
	}
	return w.uses[0]
}

// younger counts the cards of a wording that are no more than an era older than a card.
func (w *way) younger(f *lint.Facts, card int) int {
	year := f.Pool.Cards[card].Year
	names := map[string]bool{}
	for _, u := range w.uses {
		if c := &f.Pool.Cards[u.card]; year == 0 || c.Year == 0 || c.Year+era > year {
			names[lint.BareName(c.Name)] = true
		}
	}
	return len(names)
}

// parted tells the usual wording of a meaning from the odd ones; nothing where none is usual.
func parted(f *lint.Facts, uses []said) (usual *way, odd []said) {
	if len(uses) <= usualCards {
		return nil, nil
	}
	ways := map[string]*way{}
	shapes := make([]string, len(uses))
	for i, u := range uses {
		shapes[i] = wording.Shape(u.span.Quote)
		if shapes[i] == "" {
			continue
		}
		w := ways[shapes[i]]
		if w == nil {
			w = &way{cards: map[string]bool{}}
			ways[shapes[i]] = w
		}
		w.uses = append(w.uses, u)
		w.cards[lint.BareName(f.Pool.Cards[u.card].Name)] = true
	}
	for _, s := range shapes { // in the order of the pool, so that of two alike the first is taken
		if w := ways[s]; s != "" && (usual == nil || len(w.cards) > len(usual.cards)) {
			usual = w
		}
	}
	if usual == nil || len(usual.cards) < usualCards {
		return nil, nil
	}
	for i, u := range uses {
		if w := ways[shapes[i]]; w != nil && w != usual && max(usualCards, len(w.cards)*usualTimes) <= usual.younger(f, u.card) {
			odd = append(odd, u)
		}
	}
	return usual, odd
}
