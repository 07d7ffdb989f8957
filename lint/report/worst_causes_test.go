package report

import (
	"slices"
	"strings"
	"testing"

	"github.com/cardlint/cardlint/lint"
)

// TestWorstCauses: what switches off alone stands before what needs others, however many these hit; each card once.
func TestWorstCauses(t *testing.T) {
	finding := func(rule string, card, victims int) lint.Finding {
		return lint.Finding{Rule: &lint.Rule{Number: rule, ByVictim: strings.HasPrefix(rule, "CL20")}, CardIndex: card, Card: lint.Ref{Name: string(rune('A' + card))}, Related: make([]lint.Ref, victims)}
	}
	for _, c := range []struct {
		name     string
		findings []lint.Finding
		want     []string
	}{
		{"more victims first", []lint.Finding{finding("CL202", 0, 1), finding("CL202", 1, 5)}, []string{"CL202 B", "CL202 A"}},
		{"alone before together", []lint.Finding{finding("CL203", 0, 9), finding("CL202", 1, 5)}, []string{"CL202 B", "CL203 A"}},
		{"both alone and together", []lint.Finding{finding("CL202", 0, 2), finding("CL203", 0, 9), finding("CL202", 1, 5)}, []string{"CL202 B", "CL202 A"}},
		{"text and outright", []lint.Finding{finding("CL203", 0, 9), finding("CL204", 1, 3), finding("CL201", 2, 4)}, []string{"CL201 C", "CL204 B", "CL203 A"}},
		{"no causes", []lint.Finding{finding("CL101", 0, 0)}, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			var got []string
			for _, n := range Worst(c.findings) {
				got = append(got, n.Rule.Number+" "+n.Card.Name)
			}
			if !slices.Equal(got, c.want) {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
}
