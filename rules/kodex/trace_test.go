package kodex

import (
	"fmt"
	"strings"
	"testing"

	"github.com/cardlint/cardlint/lint"
)

// TestWhatACalculationRestsOn: what is not certain is said, in the steps and in the circumstances.
func TestWhatACalculationRestsOn(t *testing.T) {
	a := card("A", "szörny, N", vp(3))
	for _, c := range []struct {
		name          string
		a             entry
		own, opponent []entry
		pay           string
		ancient       lint.State
		while         string
		says          string // in one of the steps
	}{
		{"always", a, list(charm(less(1))), nil, "2 VP", isOff, "[]", "Bűbáj lowers the cost by 1 VP."},
		{"when activated", a, list(charm(less(1, lint.Activated))), nil, "2 VP", isOff, "[{activated 0 any Bűbáj}]", "(when activated)."},
		{"the next one, under a condition", a, list(charm(less(1, lint.Conditional, lint.Next))), nil, "2 VP", isOff, "[{conditional 0 any Bűbáj} {next 0 any Bűbáj}]", "for the next such card)."},
		{"this turn", a, list(card("Varázs", "általános", vp(1), less(1, lint.Turn))), nil, "2 VP", isOff, "[{turn 0 any Varázs}]", "to the end of the turn"},
		{"the opponent's, activated, and dropped", a, nil, list(charm(more(1, lint.Opponent, lint.Activated))), "3 VP", on, "[]", "ancient magic protects it"},
		{"an unknown reduction", a, list(charm(less(0, lint.Amount{Kind: lint.Formula}))), nil, "3 VP", isOff, "[{reduction-above 0 VP} {amount-left-out 0 any Bűbáj}]", "an amount of VP not known beforehand"},
		{"words that were not understood", a, list(charm(less(1, vague{}))), nil, "3 VP", person, "[{undecided 0 any Bűbáj}]", "a person has to decide"},
		{"two values", a, list(charm(fixed(1)), charm(fixed(2))), nil, "X VP", person, "[{undecided 0 any Bűbáj}]", "To pay: two cards set it to different values"},
		{"two values, one the opponent's", a, list(charm(fixed(1))), list(charm(fixed(2, lint.Both))), "X VP", person, "[{undecided 0 any Bűbáj}]", "would set the cost to another value"},
		{"two values beside a reducer", a, list(charm(fixed(1)), charm(fixed(2)), charm(less(1))), nil, "X VP", isOff, "[{undecided 0 any Bűbáj}]", "To pay: two cards"},
		{"A's own change under a condition", card("A", "szörny", vp(3), itself(lint.Increase, lint.Conditional)), nil, nil, "3 VP", noMagic, "[{own-condition-fails 0 any}]", "The card's own text holds under a condition"},
		{"A's own base cost under a condition", card("A", "szörny", vp(3), ownBaseIf(2)), nil, nil, "3 VP", noMagic, "[{own-condition-fails 0 any}]", "The card's own text holds under a condition"},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := play(lint.Applied, c.a, c.own, c.opponent)
			if got.Pay.String() != c.pay || got.Ancient != c.ancient {
				t.Errorf("pays %s, ancient magic %s; want %s, %s", got.Pay, got.Ancient, c.pay, c.ancient)
			}
			if w := fmt.Sprint(got.While); w != c.while {
				t.Errorf("while %s, want %s", w, c.while)
			}
			if !strings.Contains(spoken(&got), c.says) {
				t.Errorf("no step says %q:\n%s", c.says, spoken(&got))
			}
			checkTrace(t, &got)
		})
	}
}

// TestWhyACardDoesNothing: every card that was named has a line.
func TestWhyACardDoesNothing(t *testing.T) {
	for _, c := range []struct {
		name          string
		own, opponent []entry
		says          string
	}{
		{"no text about costs", list(charm()), nil, "its text changes no summoning cost"},
		{"other cards", list(charm(less(1, "goblin"))), nil, "it speaks of other cards"},
		{"the other player's cards", nil, list(charm(less(1))), "it speaks of the other player's cards"},
		{"its own cost", list(charm(itself(lint.Reduce))), nil, "it changes only its own cost"},
		{"targeting", list(charm(change(lint.R3, lint.Increase, 1, []any{lint.OnTarget}))), nil, "it makes something else than the summoning cost dearer"},
		{"reactions", nil, list(charm(surcharge(1))), "it acts only on cards played as a reaction"},
		{"a spell that is gone", list(card("Jel", "azonnali", vp(1), less(1))), nil, "its effect does not last"},
		{"a guard", list(charm(cannot(lint.ForbidReduce, lint.Both))), nil, "it forbids or limits changes of the cost"},
		{"a text that was not understood", list(charm(lint.Unread{Code: lint.R5})), nil, "its text cannot be read or was not understood"},
		{"the same rule card at both", list(rule(more(1, lint.Both))), list(rule(more(1, lint.Both))), "the same rule card counts on the other side already"},
		{"another currency", list(charm(less(1, lint.Nekron))), nil, "there is nothing in it to lower"},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := play(lint.Applied, card("A", "szörny", vp(3)), c.own, c.opponent)
			if !strings.Contains(spoken(&got), c.says) {
				t.Errorf("no step says %q:\n%s", c.says, spoken(&got))
			}
			checkTrace(t, &got)
		})
	}
}

// spoken is what the steps say, a line each.
func spoken(t *lint.Trace) string {
	var b strings.Builder
	for _, s := range t.Steps {
		b.WriteString(s.Say.En + "\n")
	}
	return b.String()
}

const noMagic = lint.StateNone

// ownBaseIf gives the card another base cost under a condition.
func ownBaseIf(n int) lint.Base {
	return lint.Base{Op: lint.Set, Amount: lint.Num(n), Currency: lint.VP, Whose: lint.Self, When: lint.Conditional, Lasts: lint.Static, Filter: lint.Filter{Exact: true}}
}
