package report

import (
	"io"

	"github.com/cardlint/cardlint/lint"
)

type relatedJSON struct {
	Name string   `json:"name"`
	Pos  lint.Pos `json:"pos"`
}

type findingJSON struct {
	Rule    string     `json:"rule"`
	Name    string     `json:"name"`
	Level   lint.Level `json:"level"`
	Message string     `json:"message"`
	Kodex   []string   `json:"kodex"`
	Pos     lint.Pos   `json:"pos"`
	Start   int        `json:"start"`
	End     int        `json:"end"`
	Quote   string     `json:"quote"`
	Card    struct {
		Name   string `json:"name"`
		ID     string `json:"id"`
		Hidden bool   `json:"hidden,omitempty"` // its row or sheet
	} `json:"card"`
	Related     []relatedJSON `json:"related"`
	Fingerprint string        `json:"fingerprint"`
	Advice      string        `json:"advice"` // what to do, by the rule
}

func newFindingJSON(n *lint.Finding) findingJSON {
	out := findingJSON{
		Rule: n.Rule.Number, Name: n.Rule.Name, Level: n.Level, Message: n.Say.En, Kodex: list(n.Kodex), Pos: n.Pos,
		Related: make([]relatedJSON, len(n.Related)), Fingerprint: n.Fingerprint, Advice: n.Rule.Advice.En,
	}
	if len(n.Evidence) > 0 {
		e := n.Evidence[0]
		out.Start, out.End, out.Quote = e.Start, e.End, e.Quote
	}
	out.Card.Name, out.Card.ID, out.Card.Hidden = n.Card.Name, n.Card.ID, n.Card.Hidden
	for i, r := range n.Related {
		out.Related[i] = relatedJSON{r.Name, r.Pos}
	}
	return out
}

type summaryJSON struct {
	verdictsJSON
	Errors        int `json:"errors"`
	Warnings      int `json:"warnings"`
	Notes         int `json:"notes"`
	Understood    int `json:"understood"`
	NotUnderstood int `json:"notUnderstood"`
	Suppressed    int `json:"suppressed"` // findings that a person said to be as they should be

	Baseline *baselineSummaryJSON `json:"baseline,omitempty"`
}

// baselineSummaryJSON counts what was known before; only where the findings were compared with something.
type baselineSummaryJSON struct {
	Source string `json:"source"` // a path or a revision
	Known  int    `json:"known"`
	Stale  int    `json:"stale"`
}

func summarise(in *Input) summaryJSON {
	s := summaryJSON{verdictsJSON: verdicts(in.Facts)}
	if b := in.Baseline; b != nil {
		s.Baseline = &baselineSummaryJSON{b.Source, b.Known, len(b.Stale)}
	}
	for i := range in.Findings {
		switch in.Findings[i].Level {
		case lint.Error:
			s.Errors++
		case lint.Warning:
			s.Warnings++
		case lint.Note:
			s.Notes++
		}
	}
	for i := range in.Muted {
		if in.Muted[i].Muted.By == lint.BySuppression {
			s.Suppressed++
		}
	}
	for i := range in.Facts.Readings[:in.Facts.Fresh()] {
		r := &in.Facts.Readings[i]
		s.NotUnderstood += len(r.Unread)
		for _, c := range r.Clauses {
			if c.Code != "" && c.Code != lint.R4 && c.Code != lint.R5 {
				s.Understood++
			}
		}
	}
	return s
}

// checkJSON writes the findings, schema cardlint/findings/1.
func checkJSON(w io.Writer, in *Input, _ Look) error {
	head := struct {
		Schema string `json:"schema"`
	}{"cardlint/findings/1"}
	tail := struct {
		Summary summaryJSON `json:"summary"`
	}{summarise(in)}
	return writeAround(w, head, "findings", tail, func(item func(any) error) error {
		for i := range in.Findings {
			if err := item(newFindingJSON(&in.Findings[i])); err != nil {
				return err
			}
		}
		return nil
	})
}
