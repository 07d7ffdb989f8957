package report

import (
	"io"

	"github.com/cardlint/cardlint/lint"
)

type exampleJSON struct {
	Type  string   `json:"type"`
	Cost  string   `json:"cost"`
	Text  string   `json:"text"`
	With  []string `json:"with"`
	Icons string   `json:"icons,omitempty"`
}

type ruleJSON struct {
	Number string        `json:"number"`
	Name   string        `json:"name"`
	Level  lint.Level    `json:"level"`
	Title  string        `json:"title"`
	Doc    string        `json:"doc"`
	Advice string        `json:"advice"`
	Kodex  []string      `json:"kodex"`
	Fires  []exampleJSON `json:"fires"`
	Silent []exampleJSON `json:"silent"`
}

// rulesJSON writes the rules with their pages, schema cardlint/rules/1.
func rulesJSON(w io.Writer, in *Input, _ Look) error {
	rules := make([]ruleJSON, len(in.Rules))
	for i, r := range in.Rules {
		rules[i] = ruleJSON{r.Number, r.Name, r.Level, r.Title.En, r.Doc.En, r.Advice.En, list(r.Kodex), examples(r.Fires), examples(r.Silent)}
	}
	return writeJSON(w, struct {
		Schema string     `json:"schema"`
		Rules  []ruleJSON `json:"rules"`
	}{"cardlint/rules/1", rules})
}

func examples(l []lint.Example) []exampleJSON {
	out := make([]exampleJSON, len(l))
	for i, e := range l {
		out[i] = exampleJSON{e.Type, e.Cost, e.Text, list(e.With), e.Icons}
	}
	return out
}
