package kodex

import (
	"fmt"
	"slices"

	"github.com/cardlint/cardlint/lint"
)

// sweep is one card on one side that hits every ancient-magic card alike.
type sweep struct {
	card  int
	side  lint.Side
	by    string // text, outright, review
	rule  string
	when  lint.When
	lasts lint.Lasts
}

// sweepingCards lists them: by text, outright, then for review; each in pool order, each card on a side once.
func (t *table) sweepingCards(sources []int) []sweep {
	var text, outright, unclear []sweep
	for _, i := range sources {
		for _, side := range []lint.Side{lint.OwnSide, lint.OpponentSide} {
			s := sweep{card: i, side: side, by: "text", rule: ruleByText, lasts: lint.Static}
			switch {
			case t.byText(i, side) == off:
				s.when, s.lasts = t.terms(i, func(m *lint.Modifier) bool { return t.weight(i, m.Code) == off })
				text = append(text, s)
			case t.negates(i, side):
				a := &t.f.Readings[i].Ancient
				s.by, s.rule, s.when = "outright", ruleAncient, a.When
				if a.Lasts != "" {
					s.lasts = a.Lasts
				}
				outright = append(outright, s)
			case t.byText(i, side) == review:
				s.by = "review"
				s.when, s.lasts = t.terms(i, func(m *lint.Modifier) bool { return t.weight(i, m.Code) == review })
				unclear = append(unclear, s)
			case t.always(i, side) == review:
				s.by, s.rule = "review", ruleInPlay
				unclear = append(unclear, s)
			}
		}
	}
	return slices.Concat(text, outright, unclear)
}

// alwaysCombos folds them: alike are those of the same side, when, lasts and rule, and of the same colours where those can bind with
// some ancient-magic card.
func (t *table) alwaysCombos(list []sweep, ancient []int) []lint.Combo {
	out := []lint.Combo{}
	index := map[string]int{}
	cards := [][]int{}
	widest := 0
	for _, a := range ancient {
		widest = max(widest, t.paletteOf(&t.f.Pool.Cards[a]).size())
	}
	bound := t.f.Settings.Deck != lint.AnyDeck && t.f.Settings.Deck != lint.Unrestricted
	old := !slices.ContainsFunc(ancient, t.f.IsNew) // then what is old among the causes is known
	for _, s := range list {
		if old && !t.f.IsNew(s.card) {
			continue
		}
		k := fmt.Sprint(s.by, s.rule, s.side, s.when, s.lasts)
		own := t.paletteOf(&t.f.Pool.Cards[s.card])
		if s.side == lint.OwnSide && bound && widest+own.size() > deckColours {
			k += fmt.Sprint(own)
		}
		at, ok := index[k]
		if !ok {
			at = len(out)
			index[k] = at
			cards = append(cards, nil)
			out = append(out, lint.Combo{
				By: s.by, Rule: s.rule, Members: []lint.Member{{Side: s.side, When: s.when, Lasts: s.lasts}},
				While: []lint.While{}, Unless: []lint.Unless{},
			})
		}
		cards[at] = append(cards[at], s.card)
	}
	for i := range out {
		out[i].Members[0].Cards = t.refs(cards[i])
	}
	return out
}

// verdict is the answer about A with the sweeping cards that may lie there with it.
func (l *legality) verdict(list []sweep, besides lint.State) lint.State {
	out := besides
	for _, s := range list {
		if out == lint.StateOff {
			break
		}
		if !l.alone(s.card, s.side) {
			continue
		}
		if s.by == "review" {
			out = lint.StateReview
		} else {
			out = lint.StateOff
		}
	}
	return out
}
