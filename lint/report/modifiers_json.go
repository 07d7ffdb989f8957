package report

import (
	"io"

	"github.com/cardlint/cardlint/lint"
)

// modifiersJSON writes the extraction table, schema cardlint/modifiers/1.
func modifiersJSON(w io.Writer, in *Input, _ Look) error {
	out := struct {
		Schema  string       `json:"schema"`
		Cards   []cardJSON   `json:"cards"`
		Summary verdictsJSON `json:"summary"`
	}{"cardlint/modifiers/1", []cardJSON{}, verdicts(in.Facts)}
	for i := range in.Facts.Pool.Cards {
		if in.All || in.Facts.Judgements[i].Verdict != lint.Clear {
			out.Cards = append(out.Cards, newCardJSON(in.Facts, i))
		}
	}
	return writeJSON(w, out)
}
