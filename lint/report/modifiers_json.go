package report

import (
	"io"
	"iter"

	"github.com/cardlint/cardlint/lint"
)

// modifiersJSON writes the extraction table, schema cardlint/modifiers/1.
func modifiersJSON(w io.Writer, in *Input, _ Look) error {
	out := struct {
		Schema  string       `json:"schema"`
		Cards   []cardJSON   `json:"cards"`
		Summary verdictsJSON `json:"summary"`
	}{"cardlint/modifiers/1", []cardJSON{}, verdicts(in.Facts)}
	for i := range in.shownCards() {
		out.Cards = append(out.Cards, newCardJSON(in.Facts, i))
	}
	return writeJSON(w, out)
}

// shownCards are the cards that the command modifiers lists: those that say something about costs, or all.
func (in *Input) shownCards() iter.Seq[int] {
	return func(yield func(int) bool) {
		for i := range in.Facts.Pool.Cards {
			if (in.All || in.Facts.Judgements[i].Verdict != lint.Clear) && !yield(i) {
				return
			}
		}
	}
}
