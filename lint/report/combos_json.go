package report

import (
	"io"

	"github.com/cardlint/cardlint/lint"
)

// combosJSON writes which ancient-magic cards are off, and by what, schema cardlint/combos/1.
func combosJSON(w io.Writer, in *Input, _ Look) error {
	c := *in.Facts.Combos
	out := struct {
		Schema  string            `json:"schema"`
		Reading lint.Reading782   `json:"reading"`
		Size    int               `json:"size"`
		Format  lint.DeckFormat   `json:"format"`
		Always  []lint.Combo      `json:"always"`
		Ancient []ancientCardJSON `json:"ancient"`
		Causes  []causeJSON       `json:"causes,omitempty"` // with --by cause
		Summary lint.ComboSummary `json:"summary"`
	}{"cardlint/combos/1", c.Reading, c.Size, c.Format, combos(c.Always), []ancientCardJSON{}, nil, c.Summary}
	for i := range c.Ancient {
		if c.Ancient[i].Apart {
			continue
		}
		a := ancientCardJSON{c.Ancient[i], combos(c.Ancient[i].Sets())}
		out.Ancient = append(out.Ancient, a)
		out.Summary.Patterns += len(a.Sets)
	}
	if in.ByCause {
		for _, h := range harms(in.Facts) {
			out.Causes = append(out.Causes, causeJSON{h.by, h.side, h.cards, h.victims})
		}
	}
	return writeJSON(w, out)
}

// ancientCardJSON is one ancient-magic card with its sets.
type ancientCardJSON struct {
	lint.AncientCard
	Sets []lint.Combo `json:"sets"`
}

// causeJSON is a cause, or several alike, with the ancient-magic cards that it helps to switch off.
type causeJSON struct {
	By      string     `json:"by"`
	Side    lint.Side  `json:"side"`
	Cards   []lint.Ref `json:"cards"`
	Victims []lint.Ref `json:"victims"`
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
