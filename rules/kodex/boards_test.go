package kodex

import (
	"fmt"
	"slices"
	"testing"

	"github.com/cardlint/cardlint/lint"
)

// board is one row of DOMAIN 10: what is in play on each side, and what becomes of A. Where literal or reduction is empty, it is as applied.
type board struct {
	name               string
	a                  entry
	own, opponent      []entry
	applied            lint.State
	literal, reduction lint.State
	pay                string // under applied
	because            string
	while              string
}

func rule(says ...any) entry    { return card("Szabály", "szabálylap", vp(0), says...) }
func follows(says ...any) entry { return card("Követő", "követő", vp(0), says...) }
func charm(says ...any) entry   { return card("Bűbáj", "bűbáj", vp(1), says...) }

func list(e ...entry) []entry { return e }

var opponentPlus1 = charm(more(1, lint.Opponent))

const (
	on     = lint.StateOn
	isOff  = lint.StateOff
	person = lint.StateReview
)

var (
	creature = func(c lint.Cost, says ...any) entry { return card("A", "szörny, N", c, says...) }
	spell    = func(c lint.Cost, says ...any) entry { return card("A", "általános, N", c, says...) }
	minusTo1 = charm(less(1, floor(1)))
	unknown  = xVP()
	guardBy  = func(g lint.Guard, by string) lint.Guard { g.By = by; return g }
	guardTo  = func(g lint.Guard, n int) lint.Guard {
		g.Floor = lint.Floor{Kind: lint.FloorNumber, N: n}
		return g
	}
	xNekron = vp(2).With(lint.Nekron, lint.Quantity{N: 1})
)

var boards = []board{
	{"1 own rule card, drawback", creature(vp(3)), list(rule(more(1, drawback{}, "varázslat"))), nil, isOff, "", "", "3 VP", "78.1", ""},
	{"2 own follower, next goblin", creature(vp(3)), list(follows(less(1, "goblin", lint.Activated, lint.Next))), nil, isOff, "", "", "3 VP", "78.1", ""},
	{"3 own follower, the opponent's reactions", creature(vp(3)), list(follows(surcharge(1))), nil, isOff, "", "", "3 VP", "78.1", ""},
	{"4 opponent's rule card", creature(vp(3)), nil, list(rule(more(1, lint.Both))), on, "", "", "3 VP", "", ""},
	{"5 nekron, none in the cost", creature(vp(3)), list(charm(less(1, lint.Nekron))), nil, on, isOff, "", "3 VP", "78.2", ""},
	{"6 nekron in the cost", creature(xNekron), list(charm(less(1, lint.Nekron))), nil, isOff, "", "", "2 VP + 0 nekron", "78.2", ""},
	{"7 minus one and plus one", spell(vp(1)), list(card("Hely", "helyszín", vp(0), less(1, "varázslat"))), list(opponentPlus1), isOff, "", "", "1 VP", "78.2", ""},
	{"8 own replacement", spell(vp(3)), list(charm(less(1, "bűbáj"))), nil, on, isOff, "", "3 VP", "78", ""},
	{"9 floor not exceeded", creature(vp(1)), list(minusTo1), nil, on, isOff, "", "1 VP", "78.2", ""},
	{"10 lifted by the opponent", creature(vp(1)), list(minusTo1), list(opponentPlus1), isOff, "", "", "1 VP", "78.2", ""},
	{"11 lifted to the floor only", creature(vp(0)), list(minusTo1), list(opponentPlus1), on, isOff, "", "0 VP", "78.2", ""},
	{"12 lifted twice", creature(vp(0)), list(minusTo1), list(opponentPlus1, opponentPlus1), isOff, "", "", "1 VP", "78.2", ""},
	{"13 own drawback", creature(vp(3)), list(charm(more(1, drawback{}))), nil, on, "", "", "4 VP", "78.2", ""},
	{"14 reducer and drawback", creature(vp(1)), list(minusTo1, charm(more(1, drawback{}))), nil, isOff, "", "", "1 VP", "78.2", ""},
	{"15 base cost only", creature(vp(3)), list(charm(lint.Base{Op: lint.Reduce, Amount: lint.Num(1), Currency: lint.VP, Whose: lint.Own, Filter: lint.Filter{Exact: true}, Lasts: lint.Static})), nil, on, "", "", "2 VP", "78", ""},
	{"16 A may not be reduced", creature(vp(3), cannot(lint.ForbidReduce, lint.Self)), list(charm(less(1))), nil, on, isOff, "", "3 VP", "21.8.3", ""},
	{"17 A may not be raised", creature(vp(1), cannot(lint.ForbidIncrease, lint.Self)), list(minusTo1), list(opponentPlus1), on, isOff, "", "1 VP", "78.2", ""},
	{"18 nothing to reduce", creature(vp(0)), list(charm(less(1))), nil, on, isOff, "", "0 VP", "78.2", ""},
	{"18 lifted", creature(vp(0)), list(charm(less(1))), list(opponentPlus1), isOff, "", "", "0 VP", "78.2", ""},
	{"19 zanszilánk stays at 1", creature(pay(1, lint.Zanszilank)), list(charm(less(1))), nil, on, isOff, "", "1 zanszilánk", "7.2.2", ""},
	{"19 lifted", creature(pay(1, lint.Zanszilank)), list(charm(less(1))), list(opponentPlus1), isOff, "", "", "1 zanszilánk", "78.2", ""},
	{"20 áldozás is not named", creature(pay(2, lint.Sacrifice)), list(charm(less(1, lint.AnyCurrency))), nil, on, isOff, "", "2 áldozás", "7.4.1", ""},
	{"21 own ability raises", creature(vp(3)), list(charm(more(1, "lény"))), nil, isOff, "", on, "4 VP", "78.2", ""},
	{"22 anyone's guard", card("A", "szörny, goblin, N", vp(3)), list(charm(less(1, "goblin"))), list(charm(cannot(lint.ForbidReduce, lint.Both))), on, isOff, "", "3 VP", "21.8.3", ""},
	{"23 outright", creature(vp(3)), nil, list(charm(lint.Ancient{Kind: "negates", Whose: lint.Both})), isOff, "", "", "3 VP", "78", ""},
	{"24 own reduction", creature(vp(3), itself(lint.Reduce)), nil, nil, person, "", "", "3 VP", "78.2", ""},
	{"25 next card free", creature(vp(3)), list(charm(change(lint.R1, lint.Free, 0, []any{lint.AnyCurrency, lint.Next, lint.Amount{}}))), nil, person, "", "", "3 VP", "24.3", ""},
	{"26 use cost", creature(vp(3)), list(follows()), nil, on, "", "", "3 VP", "78", ""},
	{"27 filter", creature(vp(3)), list(follows()), nil, on, "", "", "3 VP", "78", ""},
	{"28 both reduce", creature(vp(3)), list(charm(less(1))), list(charm(less(1, lint.Both))), isOff, "", "", "1 VP", "78.2", ""},
	{"29 only the opponent's", spell(vp(3)), nil, list(charm(less(1, lint.Both, "varázslat"))), on, "", "", "2 VP", "78", ""},
	{"30 spell that lasts", spell(vp(3)), list(card("Varázs", "általános", vp(1), less(1, "varázslat", lint.Turn))), nil, isOff, "", "", "2 VP", "78.2", ""},
	{"31 single other currency", card("A", "tárgy, N", pay(2, lint.SZK)), list(charm(less(1, lint.AnyCurrency, "tárgy"))), nil, isOff, "", "", "1 SZK", "78.2", ""},
	{"32 M5 of another card", creature(vp(3)), list(charm(itself(lint.Reduce))), nil, on, isOff, "", "3 VP", "78", ""},
	{"33 unknown cost", creature(unknown), list(minusTo1), nil, isOff, "", "", "X-1 VP", "78.2", "[{cost-above 1 VP}]"},
	{"34 as a reaction", card("A", "azonnali, N", vp(1)), list(minusTo1), list(charm(surcharge(1))), isOff, "", "", "1 VP", "78.2", "[{as-reaction 0 any}]"},
	{"35 the opponent may not change it", creature(vp(3), guardBy(cannot(lint.ForbidChange, lint.Self), "opponent")), list(charm(less(1))), nil, isOff, "", "", "2 VP", "78.2", ""},
	{"36 floor guard above", creature(vp(6), guardTo(cannot(lint.ForbidReduce, lint.Self), 3)), list(charm(less(1))), nil, isOff, "", "", "5 VP", "78.2", ""},
	{"37 the nekron part falls", creature(vp(1).With(lint.Nekron, lint.Quantity{N: 2})), list(charm(less(1, floor(1)), less(1, lint.Nekron))), nil, isOff, "", "", "1 VP + 1 nekron", "78.2", ""},
	{"38 another copy", creature(vp(3), less(1, "lény")), list(creature(vp(3), less(1, "lény"))), nil, isOff, "", "", "2 VP", "78.2", ""},
}

func TestBoards(t *testing.T) {
	for _, b := range boards {
		for r, want := range map[lint.Reading782]lint.State{lint.Applied: b.applied, lint.Literal: b.literal, lint.Reduction: b.reduction} {
			if want == "" {
				want = b.applied
			}
			t.Run(fmt.Sprintf("%s/%s", b.name, r), func(t *testing.T) {
				got := play(r, b.a, b.own, b.opponent)
				if got.Ancient != want {
					t.Errorf("ancient magic is %s, want %s (because %v)", got.Ancient, want, got.Because)
				}
				if r != lint.Applied {
					return
				}
				if got.Pay.String() != b.pay {
					t.Errorf("pays %s, want %s", got.Pay, b.pay)
				}
				if b.because != "" && !slices.Contains(got.Because, b.because) {
					t.Errorf("because %v, want %s", got.Because, b.because)
				}
				if w := fmt.Sprint(ofSets(got.While)); b.while != "" && w != b.while || b.while == "" && w != "[]" {
					t.Errorf("while %s, want %s", w, b.while)
				}
				checkTrace(t, &got)
			})
		}
	}
}

// ofSets leaves out the circumstances that only a single board has: those of the cards in play, which sets tell of their members.
func ofSets(list []lint.While) []lint.While {
	return slices.DeleteFunc(slices.Clone(list), func(w lint.While) bool { return w.Card != "" || w.Kind == "own-condition-fails" })
}

// play puts the cards into a pool of their own and computes A's cost on the board.
func play(r lint.Reading782, a entry, own, opponent []entry) lint.Trace {
	all := append(append(list(a), own...), opponent...)
	return Cost(facts(r, all...), 0, indices(1, len(own)), indices(1+len(own), len(opponent)))
}

func indices(from, n int) []int {
	var out []int
	for i := range n {
		out = append(out, from+i)
	}
	return out
}

// checkTrace holds every calculation to what a player may ask for [21.8.4].
func checkTrace(t *testing.T, got *lint.Trace) {
	t.Helper()
	if len(got.Steps) < 2 || got.Steps[0].Rule != "21.8.1" {
		t.Fatalf("the calculation does not begin with the base cost: %v", got.Steps)
	}
	for _, s := range got.Steps {
		if s.Rule == "" || s.Kind == "" || s.Say.Hu == "" || s.Say.En == "" {
			t.Errorf("step without rule, kind or words: %+v", s)
		}
	}
	if last := got.Steps[len(got.Steps)-1]; last.Cost.String() != got.Pay.String() {
		t.Errorf("the last step says %s, to pay is %s", last.Cost, got.Pay)
	}
}
