package kodex

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// entry is a card with its reading, as a test writes it.
type entry struct {
	card    lint.Card
	reading lint.Reading
}

// card builds an entry: its kind as types and subtypes ("szörny, goblin"; an N makes it ancient), its cost, and what its text says.
func card(name, kind string, cost lint.Cost, says ...any) entry {
	e := entry{card: lint.Card{Name: name, Kind: kind, Cost: cost, CostRead: true}}
	for _, w := range strings.Split(kind, ", ") {
		switch {
		case w == "N":
			e.card.Icons = append(e.card.Icons, lint.IconAncient)
		case isType(w):
			e.card.Types = append(e.card.Types, w)
		case isColour(w):
			e.card.Colours = append(e.card.Colours, w)
		default:
			e.card.Subtypes = append(e.card.Subtypes, w)
		}
	}
	for _, c := range cost.Named() {
		if cost.Of(c).Unknown {
			e.card.CostRead = false
		}
	}
	for _, s := range says {
		switch s := s.(type) {
		case lint.Modifier:
			e.reading.Modifiers = append(e.reading.Modifiers, s)
		case lint.Guard:
			e.reading.Guards = append(e.reading.Guards, s)
		case lint.Base:
			e.reading.Bases = append(e.reading.Bases, s)
		case lint.Ancient:
			e.reading.Ancient = s
		case lint.Unread:
			e.reading.Unread = append(e.reading.Unread, s)
		}
	}
	return e
}

func isType(w string) bool   { return inVocabulary("type", w) }
func isColour(w string) bool { return inVocabulary("colour", w) }

func inVocabulary(kind, w string) bool {
	for _, v := range lint.Vocabulary() {
		if v.Kind == kind && v.Value == w {
			return true
		}
	}
	return false
}

// xVP is a cost of X VP.
func xVP() lint.Cost { return lint.NewCost(lint.VP, lint.Quantity{Unknown: true}) }

// vp, and pay for the other currencies, write costs: vp(3), pay(2, lint.SZK).
func vp(n int) lint.Cost                     { return pay(n, lint.VP) }
func pay(n int, c lint.Currency) lint.Cost   { return lint.NewCost(c, lint.Quantity{N: n}) }
func less(n int, opts ...any) lint.Modifier  { return change(lint.M1, lint.Reduce, n, opts) }
func more(n int, opts ...any) lint.Modifier  { return change(lint.M2, lint.Increase, n, opts) }
func fixed(n int, opts ...any) lint.Modifier { return change(lint.M3, lint.Set, n, opts) }

// surcharge makes the opponent's reactions dearer.
func surcharge(n int, opts ...any) lint.Modifier {
	return change(lint.M4, lint.Increase, n, append([]any{lint.OnReact, lint.Opponent}, opts...))
}

// itself changes the card's own cost by a count.
func itself(op lint.Op, opts ...any) lint.Modifier {
	return change(lint.M5, op, 0, append([]any{lint.Self, lint.Amount{Kind: lint.Formula}}, opts...))
}

// floor is "not below n"; drawback stands behind Hátrány:.
type (
	floor    int
	drawback struct{}
	vague    struct{} // words of the filter were not understood
)

// change writes a modifier of own cards, in VP, always in force, unless the options say otherwise. A string is a filter: a type or subtype.
func change(code lint.Code, op lint.Op, n int, opts []any) lint.Modifier {
	m := lint.Modifier{
		Code: code, Op: op, On: lint.OnPlay, Amount: lint.Num(n), Currency: lint.VP, Whose: lint.Own, Lasts: lint.Static,
		Filter: lint.Filter{Exact: true},
	}
	for _, o := range opts {
		switch o := o.(type) {
		case floor:
			m.Floor = lint.Floor{Kind: lint.FloorNumber, N: int(o)}
		case lint.Floor:
			m.Floor = o
		case drawback:
			m.Drawback = true
		case vague:
			m.Filter.Exact = false
		case lint.Currency:
			m.Currency = o
		case lint.Whose:
			m.Whose = o
		case lint.On:
			m.On = o
		case lint.When:
			m.When = o
		case lint.Lasts:
			m.Lasts = o
		case lint.Amount:
			m.Amount = o
		case lint.Filter:
			m.Filter = o
		case string:
			m.Filter = only(o)
		}
	}
	return m
}

// only is the filter for a type, group or subtype.
func only(w string) lint.Filter {
	k := lint.Conjunction{Subtype: []string{w}}
	if isType(w) || len(lint.Group(w)) > 1 {
		k = lint.Conjunction{Type: []string{w}}
	}
	return lint.Filter{Any: []lint.Conjunction{k}, Exact: true}
}

// cannot is a guard.
func cannot(f lint.Forbids, w lint.Whose) lint.Guard {
	return lint.Guard{Forbids: f, Whose: w, By: "anyone", Filter: lint.Filter{Exact: true}, Lasts: lint.Static}
}

// facts makes a pool of the entries, judged by the default settings with the reading of 78.2.
func facts(r lint.Reading782, entries ...entry) *lint.Facts {
	f := &lint.Facts{Settings: lint.DefaultSettings()}
	f.Settings.Reading = r
	for _, e := range entries {
		f.Pool.Cards = append(f.Pool.Cards, e.card)
		f.Readings = append(f.Readings, e.reading)
	}
	judge(f)
	return f
}

func judge(f *lint.Facts) {
	f.Judgements = nil
	for i := range f.Readings {
		f.Judgements = append(f.Judgements, lint.Judge(&f.Readings[i], f.Settings))
	}
}
