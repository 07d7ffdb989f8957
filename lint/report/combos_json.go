package report

import (
	"io"

	"github.com/cardlint/cardlint/lint"
)

// combosJSON writes which ancient-magic cards are off, and by what, schema cardlint/combos/1. The sets of a card are worked out as they are written: where
// the writer gives up, so does the work.
func combosJSON(w io.Writer, in *Input, _ Look) error {
	c := in.Facts.Combos
	head := struct {
		Schema  string          `json:"schema"`
		Reading lint.Reading782 `json:"reading"`
		Size    int             `json:"size"`
		Format  lint.DeckFormat `json:"format"`
		Always  []lint.Combo    `json:"always"`
	}{"cardlint/combos/1", c.Reading, c.Size, c.Format, combos(c.Always)}
	tail := struct {
		Causes  []causeJSON       `json:"causes,omitempty"` // with --by cause
		Summary lint.ComboSummary `json:"summary"`
	}{Summary: c.Summary}
	return writeAround(w, head, "ancient", &tail, func(item func(any) error) error {
		for i := range c.Ancient {
			if c.Ancient[i].Apart {
				continue
			}
			sets := combos(c.Ancient[i].Sets())
			tail.Summary.Patterns += len(sets)
			if err := item(ancientCardJSON{c.Ancient[i], sets}); err != nil {
				return err
			}
		}
		if in.ByCause {
			for _, h := range harms(in.Facts) {
				tail.Causes = append(tail.Causes, causeJSON{h.by, h.side, h.cards, h.victims})
			}
		}
		return nil
	})
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
