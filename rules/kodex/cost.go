package kodex

import (
	"slices"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// Cost computes what the card costs where only the named cards are in play, and whether its ancient magic works [21.8, 78].
// The numbers are indices into f.Pool.Cards, repeated for copies; an azonnali or általános that is named stands for its effect in force.
// Changes that hold under a condition or when activated are taken to hold.
func Cost(f *lint.Facts, card int, own, opponent []int) lint.Trace {
	t := newTable(f).target(card)
	var board []*influence
	out := lint.Trace{Card: t.card.Ref(), Own: []lint.Ref{}, Opponent: []lint.Ref{}, While: []lint.While{}, Because: []string{}}
	for _, i := range own {
		in := t.influence(i, lint.OwnSide)
		board = append(board, &in)
		out.Own = append(out.Own, f.Pool.Cards[i].Ref())
	}
	for _, i := range opponent {
		in := t.influence(i, lint.OpponentSide)
		board = append(board, &in)
		out.Opponent = append(out.Opponent, f.Pool.Cards[i].Ref())
	}
	s := t.state(board)
	out.Ancient, out.While = s.state, s.while
	for _, r := range s.reasons {
		out.Because = append(out.Because, r.Rule)
	}
	slices.Sort(out.Because)
	out.Because = slices.Compact(out.Because)
	c := calculation{target: t, board: board, way: s.way, protected: s.state == lint.StateOn || s.state == lint.StateReview}
	out.Pay = c.run(s.reasons)
	out.Steps, out.Open = c.steps, c.open()
	for _, w := range c.while {
		if !slices.Contains(out.While, w) {
			out.While = append(out.While, w)
		}
	}
	return out
}

// standing is the answer about A's ancient magic on one board.
type standing struct {
	state   lint.State
	reasons []lint.Step // one for each cause, or why none is one
	while   []lint.While
	way     int // of playing A, for the calculation
}

// state decides whether A's ancient magic works on the board: off beats review beats on.
func (t *target) state(board []*influence) standing {
	if yes, _ := t.table.isAncient(t.index); !yes {
		return t.stateGranted(board)
	}
	return t.stateAncient(board)
}

// stateGranted is state for a card without ancient magic of its own. A card on the board may grant it; to which cards the reading does not say, so
// that a person has to decide where it then works. Where it does not, it makes no difference.
func (t *target) stateGranted(board []*influence) standing {
	s := standing{state: lint.StateNone, while: []lint.While{}}
	var grants []lint.Step
	for _, in := range board {
		a := &t.table.f.Readings[in.card].Ancient
		if a.Kind == "grants" && a.Whose != lint.Self && touches(in.side, a.Whose) {
			grants = append(grants, t.table.step(ruleAncient, "ancient", in.card, say.AncientGranted(t.table.f.Pool.Cards[in.card].Name)))
		}
	}
	if grants == nil {
		return s
	}
	s = t.stateAncient(board)
	s.while = append(s.while, lint.While{Kind: "ancient-granted"})
	if s.state == lint.StateOn {
		s.state, s.reasons = lint.StateReview, nil
	}
	s.reasons = append(grants, s.reasons...)
	return s
}

// stateAncient is state for a card that bears ancient magic.
func (t *target) stateAncient(board []*influence) standing {
	s := standing{state: lint.StateNone, while: []lint.While{}}
	if s.reasons = t.sweeping(board, off); len(s.reasons) > 0 {
		s.state, s.while = lint.StateOff, t.granted(s.while)
		return s
	}
	if mask := t.switches(board, sure); mask != 0 {
		if s.way = slices.Index(t.ways, t.firstWay(mask)); t.onlyByClash(board, s.way) {
			s.state, s.reasons = lint.StateReview, t.causes(board, s.way, sure, review)
			s.while = t.granted(t.circumstances(board, sure))
			return s
		}
		s.state = lint.StateOff
		s.reasons = t.causes(board, s.way, sure, off)
		s.while = t.granted(t.circumstances(board, sure))
		return s
	}
	s.reasons = t.sweeping(board, review)
	if t.table.ownReduction(t.index) {
		s.reasons = append(s.reasons, ownReductionStep)
	}
	if t.table.unclear(t.index) {
		s.reasons = append(s.reasons, ownTextStep)
	}
	if mask := t.switches(board, generous); mask != 0 {
		s.way = slices.Index(t.ways, t.firstWay(mask))
		s.reasons = append(s.reasons, t.causes(board, s.way, generous, review)...)
		if len(s.reasons) == 0 {
			s.while = t.circumstances(board, generous)
		}
	}
	s.while = t.granted(s.while)
	if len(s.reasons) > 0 {
		s.state = lint.StateReview
		return s
	}
	s.state = lint.StateOn
	s.reasons = t.excuses(board)
	return s
}
