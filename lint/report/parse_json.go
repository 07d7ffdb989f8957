package report

import (
	"io"

	"github.com/cardlint/cardlint/lint"
)

// parseJSON writes one card with its clauses, schema cardlint/parse/1.
func parseJSON(w io.Writer, in *Input, _ Look) error {
	return writeJSON(w, struct {
		Schema string `json:"schema"`
		cardJSON
		Clauses []lint.Clause `json:"clauses"`
		Words   []lint.Token  `json:"words"`
	}{"cardlint/parse/1", newCardJSON(in.Facts, 0), list(in.Facts.Readings[0].Clauses), list(in.Tokens)})
}
