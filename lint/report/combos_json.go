package report

import (
	"io"

	"github.com/cardlint/cardlint/lint"
)

// combosJSON writes which ancient-magic cards are off, and by what, schema cardlint/combos/1.
func combosJSON(w io.Writer, in *Input, _ Look) error {
	c := *in.Facts.Combos
	type ancient struct { // one card with its sets, which are worked out as they are written
		lint.AncientCard
		Sets []lint.Combo `json:"sets"`
	}
	out := struct {
		Schema  string            `json:"schema"`
		Reading lint.Reading782   `json:"reading"`
		Size    int               `json:"size"`
		Format  lint.DeckFormat   `json:"format"`
		Always  []lint.Combo      `json:"always"`
		Ancient []ancient         `json:"ancient"`
		Summary lint.ComboSummary `json:"summary"`
	}{"cardlint/combos/1", c.Reading, c.Size, c.Format, combos(c.Always), []ancient{}, c.Summary}
	for i := range c.Ancient {
		a := ancient{c.Ancient[i], combos(c.Ancient[i].Sets())}
		out.Ancient = append(out.Ancient, a)
		out.Summary.Patterns += len(a.Sets)
	}
	return writeJSON(w, out)
}

// combos copies sets with every list there, be it empty.
func combos(sets []lint.Combo) []lint.Combo {
	out := append([]lint.Combo{}, sets...)
	for i := range out {
		s := &out[i]
		s.Members = append([]lint.Member{}, s.Members...)
		for k := range s.Members {
			s.Members[k].Cards = list(s.Members[k].Cards)
		}
		s.While = list(s.While)
		s.Unless = append([]lint.Unless{}, s.Unless...)
		for k := range s.Unless {
			s.Unless[k].Cards = list(s.Unless[k].Cards)
		}
	}
	return out
}
