package kodex

import (
	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// Rules of the Kódex that answers cite.
const (
	ruleAncient     = "78"
	ruleByText      = "78.1"
	ruleInPlay      = "78.2"
	ruleReplacement = "24.3"
	ruleBase        = "21.8.1"
	ruleBases       = "21.8.2"
	ruleSum         = "21.8.3"
	ruleZanszilank  = "7.2.2"
	ruleSacrifice   = "7.4.1"
	ruleCurrency    = "7.0.1"
	ruleTwice       = "43.7"
)

var (
	ownReductionStep = lint.Step{Rule: ruleInPlay, Kind: "ancient", Say: say.AncientOwnText()}
	ownTextStep      = lint.Step{Rule: ruleInPlay, Kind: "ancient", Say: say.AncientUnclearText()}
)

func (t *table) step(rule, kind string, card int, words lint.Words) lint.Step {
	r := t.f.Pool.Cards[card].Ref()
	return lint.Step{Rule: rule, Kind: kind, Source: &r, Say: words}
}

// sweeping lists the causes of the level that hit every ancient-magic card alike.
func (t *target) sweeping(board []*influence, l level) []lint.Step {
	var out []lint.Step
	for _, in := range board {
		name := t.table.f.Pool.Cards[in.card].Name
		switch {
		case l == off && t.table.byText(in.card, in.side) == off:
			out = append(out, t.table.step(ruleByText, "ancient", in.card, say.AncientOffByText(name)))
		case l == off && t.table.negates(in.card, in.side):
			out = append(out, t.table.step(ruleAncient, "ancient", in.card, say.AncientOffOutright(name)))
		case l == review && in.always == review:
			out = append(out, t.table.step(t.table.reviewRule(in.card), "ancient", in.card, say.AncientReview(name)))
		}
	}
	return out
}

// reviewRule is the rule under which a card for review bears on every ancient-magic card.
func (t *table) reviewRule(card int) string {
	if t.byText(card, lint.OwnSide) == review {
		return ruleByText
	}
	return ruleInPlay
}

// causes lists the cards that switch A off in the way of playing, or may, by 78.2.
func (t *target) causes(board []*influence, way int, v view, l level) []lint.Step {
	var out []lint.Step
	s := t.sumOf(board, way, v)
	for _, in := range board {
		name := t.table.f.Pool.Cards[in.card].Name
		rule := t.causeRule(board, in, way, &s, v)
		switch {
		case rule == "":
		case l == off:
			out = append(out, t.table.step(rule, "ancient", in.card, say.AncientOffInPlay(name)))
		default:
			out = append(out, t.table.step(rule, "ancient", in.card, say.AncientReview(name)))
		}
	}
	return out
}

// causeRule gives the rule under which the card is a cause on the board, "" where it is none.
func (t *target) causeRule(board []*influence, in *influence, way int, s *sum, v view) string {
	if t.table.reading == lint.Literal {
		if t.literally([]*influence{in}, way, v) {
			return ruleInPlay
		}
		return ""
	}
	doubled := twice(board, in)
	for j := range in.effects {
		e := &in.effects[j]
		if e.cause == none || doubled && e.both || !t.acts(s, e, v) {
			continue
		}
		if e.kind == free {
			return ruleReplacement
		}
		return ruleInPlay
	}
	return ""
}

// excuses says why the own modifying abilities that touch A do not switch it off, and closes with the sentence that it is on.
func (t *target) excuses(board []*influence) []lint.Step {
	rule := ruleAncient
	s := t.sumOf(board, 0, sure)
	for _, in := range board {
		for j := range in.effects {
			e := &in.effects[j]
			switch {
			case e.kind >= free || e.side != lint.OwnSide && e.kind != raise:
			case e.cause == none:
				rule = ruleInPlay
			case e.on == 0:
				rule = ruleSacrifice
			case s.blocked(e, e.kind == raise):
				rule = ruleSum
			case e.on.has(slotVP) && s.isZan && s.total[slotVP] == 1:
				rule = ruleZanszilank
			default:
				rule = ruleInPlay
			}
		}
	}
	return []lint.Step{{Rule: rule, Kind: "ancient", Say: say.AncientOn()}}
}
