// Package kodex is a stand-in.
package kodex

import (
	"context"

	"github.com/cardlint/cardlint/lint"
)

func Cost(f *lint.Facts, card int, own, opponent []int) lint.Trace {
	c := &f.Pool.Cards[card]
	ref := func(l []int) (out []lint.Ref) {
		for _, i := range l {
			out = append(out, f.Pool.Cards[i].Ref())
		}
		return
	}
	return lint.Trace{Card: c.Ref(), Own: ref(own), Opponent: ref(opponent), Ancient: lint.StateNone, Pay: c.Cost,
		Steps: []lint.Step{{Rule: "21.8.1", Kind: "base", Say: lint.Words{Hu: "Az alap idézési költség.", En: "The base cost."}, Cost: c.Cost}}}
}

// Combine: every modifying rule card/follower is an always cause; every ordinary own M1/M2 with a yes filter is a play set.
func Combine(ctx context.Context, f *lint.Facts, jobs int) (*lint.Combos, error) {
	out := &lint.Combos{Reading: f.Settings.Reading, Size: f.Settings.Size, Format: f.Settings.Deck}
	var text []lint.Ref
	for i := range f.Pool.Cards {
		c := &f.Pool.Cards[i]
		if f.Judgements[i].Verdict == lint.Modifies && (c.IsRuleCard() || c.IsFollower()) {
			text = append(text, c.Ref())
		}
	}
	if text != nil {
		out.Always = []lint.Combo{{By: "text", Rule: "78.1", Members: []lint.Member{{Side: lint.OwnSide, Cards: text, Lasts: lint.Static}}}}
	}
	for i := range f.Pool.Cards {
		a := &f.Pool.Cards[i]
		if !a.HasIcon(lint.IconAncient) {
			continue
		}
		ac := lint.AncientCard{Ref: a.Ref(), Index: i, Verdict: lint.StateOn, Besides: lint.StateOn}
		var cards []lint.Ref
		for j := range f.Pool.Cards {
			c := &f.Pool.Cards[j]
			if c.IsRuleCard() || c.IsFollower() {
				continue
			}
			for _, m := range f.Readings[j].Modifiers {
				if m.Code == lint.M1 || m.Code == lint.M2 && f.Settings.Reading != lint.Reduction {
					if m.Filter.Match(a) == lint.Yes || f.Settings.Reading == lint.Literal {
						cards = append(cards, c.Ref())
					}
				}
			}
		}
		if cards != nil {
			ac.Sets = append(ac.Sets, lint.Combo{By: "play", Rule: "78.2", Members: []lint.Member{{Side: lint.OwnSide, Cards: cards, Lasts: lint.Static}}})
			ac.Verdict, ac.Besides = lint.StateOff, lint.StateOff
			out.Summary.BesidesOff++
		}
		for _, m := range f.Readings[i].Modifiers {
			if m.Code == lint.M5 && m.Op == lint.Reduce {
				ac.Sets = append(ac.Sets, lint.Combo{By: "review", Rule: "78.2"})
			}
		}
		if text != nil {
			ac.Verdict = lint.StateOff
		}
		if ac.Verdict == lint.StateOff {
			out.Summary.Off++
		}
		out.Summary.Ancient++
		out.Ancient = append(out.Ancient, ac)
	}
	return out, ctx.Err()
}
