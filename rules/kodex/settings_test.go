package kodex

import (
	"testing"

	"github.com/cardlint/cardlint/lint"
)

// TestSettingsAndOverrides: what a person has settled decides before the text.
func TestSettingsAndOverrides(t *testing.T) {
	a := card("A", "szörny, N", vp(3))
	set := func(change func(*lint.Settings)) func(*lint.Facts) {
		return func(f *lint.Facts) { change(&f.Settings); judge(f) }
	}
	overrule := func(v lint.Verdict) func(*lint.Facts) {
		return func(f *lint.Facts) { f.Judgements[1] = lint.Judgement{Verdict: v, Decided: "override"} }
	}
	override := func(o lint.Override) func(*lint.Facts) {
		return func(f *lint.Facts) { f.Judgements[1] = f.Judgements[1].Overrule(&o) }
	}
	freely := change(lint.R1, lint.Free, 0, []any{lint.Next})
	for _, c := range []struct {
		name          string
		other         entry
		settle        func(*lint.Facts)
		want, besides lint.State
	}{
		{"a follower with a surcharge", follows(surcharge(1)), set(func(*lint.Settings) {}), isOff, on},
		{"surcharges are for review", follows(surcharge(1)), set(func(s *lint.Settings) { s.Surcharge = lint.Review }), person, on},
		{"surcharges modify nothing", follows(surcharge(1)), set(func(s *lint.Settings) { s.Surcharge = lint.Clear }), on, on},
		{"free play modifies", charm(freely), set(func(s *lint.Settings) { s.Replacement = lint.Modifies }), isOff, isOff},
		{"free play does not", charm(freely), set(func(s *lint.Settings) { s.Replacement = lint.Clear }), on, on},
		{"targeting modifies: a follower", follows(change(lint.R3, lint.Increase, 1, []any{lint.OnTarget})), set(func(s *lint.Settings) { s.Targeting = lint.Modifies }), isOff, on},
		{"a follower that a person cleared", follows(less(1)), overrule(lint.Clear), on, on},
		{"a follower that a person convicted", follows(), overrule(lint.Modifies), isOff, on},
		{"a reducer that a person cleared", charm(less(1)), overrule(lint.Clear), on, on},
		{"a reducer that a person put to review", charm(less(1)), overrule(lint.Review), person, person},
		{"free play that a person convicted", charm(freely), overrule(lint.Modifies), isOff, isOff},
		{"a reducer confirmed does not make free play of the same card modify", charm(less(1, lint.Nekron), freely), override(lint.Override{Verdict: lint.Modifies}), person, person},
		{"a follower with free play, convicted", follows(freely), overrule(lint.Modifies), isOff, on},
		{"a wording to be read decides by what it says", charm(less(1)), override(lint.Override{Text: "…"}), isOff, isOff},
		{"a wording to be read that is not understood", charm(lint.Unread{Code: lint.R5}), override(lint.Override{Text: "…"}), person, on},
		{"a damaged text that a person has read", charm(lint.Unread{Code: lint.R4}), overrule(lint.Clear), on, on},
	} {
		t.Run(c.name, func(t *testing.T) {
			f := facts(lint.Applied, a, c.other)
			c.settle(f)
			got := combine(t, f).Ancient[0]
			if got.Verdict != c.want || got.Besides != c.besides {
				t.Errorf("verdict %s, besides %s; want %s, %s", got.Verdict, got.Besides, c.want, c.besides)
			}
			board := Cost(f, 0, []int{1}, nil)
			if board.Ancient != c.want {
				t.Errorf("on the board %s, want %s", board.Ancient, c.want)
			}
			if c.other.reading.Modifiers != nil && c.other.reading.Modifiers[0].Code == lint.R1 && board.Pay != a.card.Cost {
				t.Errorf("replacement is no sum, but %s is paid", board.Pay)
			}
		})
	}
}
