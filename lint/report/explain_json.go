package report

import (
	"io"

	"github.com/cardlint/cardlint/lint"
)

// explainJSON writes one card with its clauses, words, sets and victims, schema cardlint/explain/1.
func explainJSON(w io.Writer, in *Input, _ Look) error {
	i := in.Card
	out := struct {
		Schema string `json:"schema"`
		cardJSON
		Clauses []lint.Clause `json:"clauses"`
		Words   []lint.Token  `json:"words"`
		Always  []lint.Combo  `json:"always"`
		Sets    []lint.Combo  `json:"sets"`
		Victims []lint.Ref    `json:"victims"`
	}{
		Schema: "cardlint/explain/1", cardJSON: newCardJSON(in.Facts, i), Clauses: list(in.Facts.Readings[i].Clauses), Words: list(in.Tokens),
		Always: []lint.Combo{}, Sets: []lint.Combo{}, Victims: []lint.Ref{},
	}
	if c := in.Facts.Combos; c != nil {
		for _, a := range c.Ancient {
			if a.Index == i {
				out.Always, out.Sets = combos(c.Always), combos(a.Sets())
			}
		}
		out.Victims = list(victims(c, in.Facts.Pool.Cards[i].Ref()))
	}
	return writeJSON(w, out)
}
