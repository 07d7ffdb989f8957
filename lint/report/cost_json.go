package report

import (
	"io"

	"github.com/cardlint/cardlint/lint"
)

type stepJSON struct {
	Rule  string     `json:"rule"`
	Text  string     `json:"text"`
	Cost  lint.Cost  `json:"cost"`
	When  []string   `json:"when,omitempty"`  // of a change that does not always hold
	Lasts lint.Lasts `json:"lasts,omitempty"` // of a change that is counted and not static
}

func steps(t *lint.Trace) []stepJSON {
	out := make([]stepJSON, len(t.Steps))
	for i, s := range t.Steps {
		out[i] = stepJSON{s.Rule, s.Say.En, s.Cost, s.When.Names(), s.Lasts}
	}
	return out
}

// costJSON writes a cost calculation, schema cardlint/cost/1.
func costJSON(w io.Writer, in *Input, _ Look) error {
	t := in.Trace
	return writeJSON(w, struct {
		Schema   string       `json:"schema"`
		Card     lint.Ref     `json:"card"`
		Own      []lint.Ref   `json:"own"`
		Opponent []lint.Ref   `json:"opponent"`
		Ancient  lint.State   `json:"ancient"`
		Because  []string     `json:"because"`
		Steps    []stepJSON   `json:"steps"`
		Pay      lint.Cost    `json:"pay"`
		While    []lint.While `json:"while"`
		Open     bool         `json:"open,omitempty"` // a person has to decide what is paid
	}{"cardlint/cost/1", t.Card, list(t.Own), list(t.Opponent), t.Ancient, list(t.Because), steps(t), t.Pay, list(t.While), t.Open})
}
