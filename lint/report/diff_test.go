package report

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/cardlint/cardlint/lint"
)

// What the table of a diff leaves out it counts, and --all leaves nothing out.
func TestDiffCut(t *testing.T) {
	var sets []lint.SetChange
	for i := range mostChangedSets + 3 {
		sets = append(sets, lint.SetChange{By: "play", Count: 1, Members: []lint.Member{{Side: lint.OwnSide, Cards: []lint.Ref{{Name: fmt.Sprint("Kohó ", i)}}}}})
	}
	d := &lint.Diff{Gained: len(sets)}
	for i := range mostNames + 3 {
		r := lint.Ref{Name: fmt.Sprint("Őr ", i)}
		d.Ancient = append(d.Ancient, lint.AncientChange{
			Pair: lint.Pair{Old: r, New: r}, From: lint.StateOn, To: lint.StateOff, FromBesides: lint.StateOn, ToBesides: lint.StateOff, LargerThen: true, Gained: sets,
		})
	}
	for _, c := range []struct {
		all         bool
		has, hasNot []string
	}{
		{false, []string{"9 lap · működik → kikapcsolható: Őr 0, Őr 1, Őr 2, Őr 3, Őr 4, Őr 5 … és még 3", "+ … és még 3 minta (mind: --all)", "+ nagyobb halmazok is lettek"}, []string{"Kohó 8", "Őr 6"}},
		{true, []string{"Őr 8", "Kohó 10"}, []string{"és még"}},
	} {
		var out bytes.Buffer
		if err := diffTable(&out, &Input{Diff: d, All: c.all}, Look{Lang: lint.Hungarian, Width: 120}); err != nil {
			t.Fatal(err)
		}
		for _, s := range c.has {
			if !strings.Contains(out.String(), s) {
				t.Errorf("all %v: no %q in\n%s", c.all, s, out.String())
			}
		}
		for _, s := range c.hasNot {
			if strings.Contains(out.String(), s) {
				t.Errorf("all %v: %q in\n%s", c.all, s, out.String())
			}
		}
	}
}

// Where only what bears on every card made the difference, that is said.
func TestDiffGeneralCause(t *testing.T) {
	r := lint.Ref{Name: "Őr"}
	d := &lint.Diff{Ancient: []lint.AncientChange{{Pair: lint.Pair{Old: r, New: r}, From: lint.StateOn, To: lint.StateOff, FromBesides: lint.StateOn, ToBesides: lint.StateOn}}}
	var out bytes.Buffer
	if err := diffTable(&out, &Input{Diff: d}, Look{Lang: lint.English, Width: 120}); err != nil {
		t.Fatal(err)
	}
	if want := "1 card · on → off (because of what bears on every ancient-magic card): Őr"; !strings.Contains(out.String(), want) {
		t.Errorf("no %q in\n%s", want, out.String())
	}
}
