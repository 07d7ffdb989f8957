package kodex

import (
	"testing"

	"github.com/cardlint/cardlint/lint"
)

// TestGrantedByAnother: a card in play that grants ancient magic does not say to which cards, so that nobody is told that there is none.
func TestGrantedByAnother(t *testing.T) {
	grants := func(w lint.Whose) entry { return charm(lint.Ancient{Kind: "grants", Whose: w}) }
	for _, c := range []struct {
		name          string
		own, opponent []entry
		want          lint.State
	}{
		{"nobody grants it", nil, nil, lint.StateNone},
		{"an own card does, to own cards", list(grants(lint.Own)), nil, person},
		{"anyone's does, to all", nil, list(grants(lint.Both)), person},
		{"the opponent's, to the opponent's cards", nil, list(grants(lint.Own)), lint.StateNone},
		{"a card to itself", list(grants(lint.Self)), nil, lint.StateNone},
		{"granted, and switched off", list(grants(lint.Own), charm(less(1))), nil, isOff},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := play(lint.Applied, card("A", "szörny", vp(3)), c.own, c.opponent)
			if got.Ancient != c.want {
				t.Errorf("ancient magic %s, want %s", got.Ancient, c.want)
			}
			granted := false
			for _, w := range got.While {
				granted = granted || w.Kind == "ancient-granted"
			}
			if granted != (c.want != lint.StateNone) {
				t.Errorf("while %v", got.While)
			}
			checkTrace(t, &got)
		})
	}
}

// TestHowLongANegatorLasts: what a text says of its duration stands in the set and on the board.
func TestHowLongANegatorLasts(t *testing.T) {
	for said, want := range map[lint.Lasts]lint.Lasts{"": lint.Static, lint.Static: lint.Static, lint.Turn: lint.Turn, lint.Timed: lint.Timed} {
		a, no := card("A", "szörny, N", vp(3)), charm(lint.Ancient{Kind: "negates", Whose: lint.Both, Lasts: said})
		sets := combine(t, facts(lint.Applied, a, no)).Always
		if len(sets) == 0 || sets[0].Members[0].Lasts != want {
			t.Errorf("%q: %v, want it to last %s", said, sets, want)
		}
		on := play(lint.Applied, a, list(no), nil)
		if told := len(on.While) > 0; told != (want != lint.Static) || told && on.While[0].Kind != string(want) {
			t.Errorf("%q: while %v", said, on.While)
		}
	}
}
