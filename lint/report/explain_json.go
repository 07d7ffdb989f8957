package report

import (
	"io"

	"github.com/cardlint/cardlint/lint"
)

// workedJSON is the calculation for one set.
type workedJSON struct {
	Own      []lint.Ref `json:"own"`
	Opponent []lint.Ref `json:"opponent"`
	Steps    []stepJSON `json:"steps"`
	Pay      lint.Cost  `json:"pay"`
}

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
		Worked  []workedJSON  `json:"worked,omitempty"` // parallel to sets, with the first card in each place
		Victims []lint.Ref    `json:"victims"`
		Spares  []lint.Spare  `json:"spares,omitempty"` // what would spare victims
	}{
		Schema: "cardlint/explain/1", cardJSON: newCardJSON(in.Facts, i), Clauses: list(in.Facts.Readings[i].Clauses), Words: list(in.Tokens),
		Always: []lint.Combo{}, Sets: []lint.Combo{}, Victims: []lint.Ref{}, Spares: in.Spares,
	}
	if c := in.Facts.Combos; c != nil {
		for _, a := range c.Ancient {
			if a.Index == i {
				out.Always, out.Sets = combos(c.Always), combos(a.Sets())
			}
		}
		out.Victims = list(victims(in.Facts, i))
	}
	for i := range in.Worked {
		t := &in.Worked[i]
		out.Worked = append(out.Worked, workedJSON{list(t.Own), list(t.Opponent), steps(t), t.Pay})
	}
	return writeJSON(w, out)
}
