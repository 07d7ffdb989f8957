package report

import (
	"io"

	"github.com/cardlint/cardlint/lint"
)

// combosJSON writes which ancient-magic cards are off, and by what, schema cardlint/combos/1.
func combosJSON(w io.Writer, in *Input, _ Look) error {
	c := *in.Facts.Combos
	c.Always = combos(c.Always)
	c.Ancient = append([]lint.AncientCard{}, c.Ancient...)
	for i := range c.Ancient {
		c.Ancient[i].Sets = combos(c.Ancient[i].Sets)
	}
	return writeJSON(w, struct {
		Schema string `json:"schema"`
		lint.Combos
	}{"cardlint/combos/1", c})
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
