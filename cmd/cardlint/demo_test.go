package main

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

type demoFinding struct {
	Rule, Message, Quote, Fingerprint string
	Start, End                        int
	Card                              struct{ Name string }
	Related                           []struct{ Name string }
}

// The demo set as a workbook and as CSV gives the same findings, places apart, whatever the number of workers.
func TestDemo(t *testing.T) {
	var got [3]struct {
		Findings []demoFinding
		Summary  map[string]int
	}
	answer(t, &got[0], "check", "../../fixtures/demo.xlsx", "--fail-on", "never")
	answer(t, &got[1], "check", "../../fixtures/demo.csv", "--fail-on", "never")
	answer(t, &got[2], "check", "../../fixtures/demo.csv", "--fail-on", "never", "--jobs", "1")
	for i := range got {
		slices.SortStableFunc(got[i].Findings, func(a, b demoFinding) int { // the two list their cards in another order
			return strings.Compare(a.Card.Name+a.Rule, b.Card.Name+b.Rule)
		})
		for _, f := range got[i].Findings {
			slices.SortFunc(f.Related, func(a, b struct{ Name string }) int { return strings.Compare(a.Name, b.Name) })
		}
	}
	if len(got[0].Findings) == 0 || got[0].Summary["cards"] < 80 {
		t.Fatalf("%d findings on %d cards", len(got[0].Findings), got[0].Summary["cards"])
	}
	if d := cmp.Diff(got[0], got[1]); d != "" {
		t.Errorf("(- workbook, + CSV)\n%s", d)
	}
	if d := cmp.Diff(got[1], got[2]); d != "" {
		t.Errorf("(- all workers, + one)\n%s", d)
	}
}
