package kodex

import (
	"slices"

	"github.com/cardlint/cardlint/lint"
)

// twin answers DOMAIN 7 and 8 with no cleverness: it looks at every way to play A, on every board. It shares nothing with the engine.
type twin struct{ f *lint.Facts }

type piece struct {
	card int
	side lint.Side
}

// force is one change that bears on A, as it stands on a board.
type force struct {
	side     lint.Side
	code     lint.Code // "" for a base change
	op       lint.Op
	n        int
	unknown  bool
	floor    lint.Floor
	currency lint.Currency
	drawback bool
	react    bool
	maybe    bool
}

// scene is A in one way of being played, on one board.
type scene struct {
	twin
	a       int
	board   []piece
	card    lint.Card // with its X put in
	zones   []string
	react   bool
	lenient bool
	guards  []struct {
		lint.Guard
		side lint.Side
	}
	base, total map[lint.Currency]int // VP holds zanszilánk too
	zan         int
	isZan       bool
	onlyZan     bool
}

func (w twin) unknownCost(a int) lint.Cost {
	c := &w.f.Pool.Cards[a]
	if !c.CostRead && !slices.ContainsFunc(lint.Currencies(), func(k lint.Currency) bool { return c.Cost.Of(k).Unknown }) {
		return lint.UnknownCost()
	}
	return c.Cost
}

// switched says whether the board switches A off by 78.2 in some way of playing it.
func (w twin) switched(a int, board []piece, lenient bool) bool {
	if cost := w.f.Pool.Cards[a].Cost; cost.Has(lint.AnyCurrency) {
		return w.switchedOpen(a, board, lenient)
	}
	most := 0
	if cost := w.unknownCost(a); slices.ContainsFunc(lint.Currencies(), func(c lint.Currency) bool { return cost.Of(c).Unknown }) {
		most = 9 // more than any number in the pools
	}
	for x := 0; x <= most; x++ {
		for _, zone := range []string{"hand", "discard"} {
			for _, react := range []bool{false, true} {
				s := scene{twin: w, a: a, board: board, react: react, lenient: lenient, zones: []string{zone}}
				if react {
					s.zones = append(s.zones, "reaction")
				}
				s.card = w.f.Pool.Cards[a]
				if react && !s.card.IsReaction() {
					continue
				}
				cost := w.unknownCost(a)
				for _, k := range lint.Currencies() {
					if q := cost.Of(k); q.Unknown {
						cost = cost.With(k, lint.Quantity{N: max(0, q.N+x)})
					}
				}
				s.card.Cost, s.card.CostRead = cost, true
				if s.off() {
					return true
				}
			}
		}
	}
	return false
}

// switchedOpen tries every single currency, and all of them at once, for a cost of which nothing is known.
func (w twin) switchedOpen(a int, board []piece, lenient bool) bool {
	kept := w.f.Pool.Cards[a]
	defer func() { w.f.Pool.Cards[a] = kept }()
	all := lint.Cost{}
	for _, k := range lint.Currencies() {
		if k != lint.Zanszilank {
			all = all.With(k, lint.Quantity{Unknown: true})
		}
		w.f.Pool.Cards[a].Cost = lint.NewCost(k, lint.Quantity{Unknown: true})
		if w.switched(a, board, lenient) {
			return true
		}
	}
	w.f.Pool.Cards[a].Cost = all
	return w.switched(a, board, lenient)
}

func reaches(side lint.Side, whose lint.Whose) bool {
	return whose == lint.Both || whose == lint.Chosen || whose == lint.Own && side == lint.OwnSide ||
		whose == lint.Opponent && side == lint.OpponentSide
}

func lasting(c *lint.Card, l lint.Lasts) bool {
	spell := slices.Contains(c.Types, "azonnali") || slices.Contains(c.Types, "általános")
	return !spell || l != lint.Static
}

func (s *scene) covers(f lint.Filter) lint.Answer {
	exact := f.Exact
	f.Exact = true
	a := f.MatchFrom(&s.card, s.zones)
	if a == lint.Yes && !exact {
		return lint.Maybe
	}
	return a
}

// repeated: the same rule card at both players does not add up [43.7].
func (s *scene) repeated(p piece) bool {
	c := &s.f.Pool.Cards[p.card]
	return c.IsRuleCard() && p.side == lint.OpponentSide && slices.ContainsFunc(s.board, func(q piece) bool {
		o := &s.f.Pool.Cards[q.card]
		return q.side == lint.OwnSide && o.IsRuleCard() && lint.BareName(o.Name) == lint.BareName(c.Name)
	})
}

// forces gathers what bears on A's cost: modifiers, and base changes of others with code "".
func (s *scene) forces() (mods, bases []force) {
	for _, p := range s.board {
		c, r := &s.f.Pool.Cards[p.card], &s.f.Readings[p.card]
		symmetric := func(w lint.Whose) bool { return w == lint.Both || w == lint.Chosen }
		for _, m := range r.Modifiers {
			cov := s.covers(m.Filter)
			if !reaches(p.side, m.Whose) || !lasting(c, m.Lasts) || cov == lint.No || m.On == lint.OnReact && !s.react ||
				m.On == lint.OnTarget || m.Code == lint.R2 || m.Code == lint.R3 || symmetric(m.Whose) && s.repeated(p) {
				continue
			}
			mods = append(mods, force{p.side, m.Code, m.Op, m.Amount.N, m.Amount.Kind != lint.Number, m.Floor, m.Currency, m.Drawback, m.On == lint.OnReact, cov == lint.Maybe})
		}
		for _, b := range r.Bases {
			cov := s.covers(b.Filter)
			if !reaches(p.side, b.Whose) || !lasting(c, b.Lasts) || cov == lint.No || symmetric(b.Whose) && s.repeated(p) {
				continue
			}
			bases = append(bases, force{p.side, "", b.Op, b.Amount.N, b.Amount.Kind != lint.Number, b.Floor, b.Currency, false, false, cov == lint.Maybe})
		}
	}
	for _, m := range s.f.Readings[s.a].Modifiers {
		if m.Code == lint.M5 {
			mods = append(mods, force{lint.OwnSide, "own", m.Op, m.Amount.N, m.Amount.Kind != lint.Number, m.Floor, m.Currency, true, false, false})
		}
	}
	return mods, bases
}

// hits lists the currencies on which a change acts; it may be for a person to say which.
func (s *scene) hits(f *force) []lint.Currency {
	if f.currency == lint.Zanszilank {
		return []lint.Currency{lint.VP}
	}
	if f.currency != lint.AnyCurrency {
		return []lint.Currency{f.currency}
	}
	named := s.card.Cost.Named()
	if slices.Contains(named, lint.VP) || slices.Contains(named, lint.Zanszilank) {
		return []lint.Currency{lint.VP}
	}
	if len(named) > 1 {
		f.maybe = true
	}
	return slices.DeleteFunc(named, func(c lint.Currency) bool { return c == lint.Sacrifice })
}

func (s *scene) forbidden(f force, up bool) bool {
	for _, g := range s.guards {
		if g.Floor.Kind == lint.NoFloor && s.binds(g.Guard, g.side, f) &&
			(g.Forbids == lint.ForbidChange || up && g.Forbids == lint.ForbidIncrease || !up && g.Forbids == lint.ForbidReduce) {
			return true
		}
	}
	return false
}

// binds: "by opponent" is the opponent of the one on whose side the guard lies.
func (s *scene) binds(g lint.Guard, side lint.Side, f force) bool {
	return !(g.By == "opponent" && f.side == side) && !(g.Except == "react" && f.react)
}

func (s *scene) number(f lint.Floor, c lint.Currency) int {
	switch f.Kind {
	case lint.FloorNumber:
		return f.N
	case lint.FloorBase:
		return s.base[c]
	}
	return 0
}

func (s *scene) gatherGuards() {
	add := func(g lint.Guard, side lint.Side) {
		s.guards = append(s.guards, struct {
			lint.Guard
			side lint.Side
		}{g, side})
	}
	for _, g := range s.f.Readings[s.a].Guards {
		if g.Whose == lint.Self && g.When == 0 {
			add(g, lint.OwnSide)
		}
	}
	for _, p := range s.board {
		for _, g := range s.f.Readings[p.card].Guards {
			cov := s.covers(g.Filter)
			if reaches(p.side, g.Whose) && lasting(&s.f.Pool.Cards[p.card], g.Lasts) && (cov == lint.Yes || cov == lint.Maybe && !s.lenient) {
				add(g, p.side)
			}
		}
	}
}

// alone is what one card does to every ancient-magic card alike.
func (w twin) alone(p piece) lint.State {
	c, r := &w.f.Pool.Cards[p.card], &w.f.Readings[p.card]
	if r.Ancient.Kind == "negates" && reaches(p.side, r.Ancient.Whose) {
		return lint.StateOff
	}
	s := scene{twin: w}
	out := lint.StateOn
	if p.side != lint.OwnSide {
		return out
	}
	if len(r.Unread) > 0 {
		out = lint.StateReview
	}
	if c.IsRuleCard() || c.IsFollower() {
		for _, m := range r.Modifiers {
			switch s.weighs(m.Code) {
			case lint.Modifies:
				return lint.StateOff
			case lint.Review:
				out = lint.StateReview
			}
		}
	}
	return out
}
