package report

import (
	"io"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// counted sums up how many findings lines of a baseline stand for.
func counted(known []lint.Known) int {
	n := 0
	for i := range known {
		n += known[i].Count
	}
	return n
}

// baselineTable says in one line what was written, and lists what is different from before.
func baselineTable(w io.Writer, in *Input, look Look) error {
	p := newPage(w, look)
	r := in.Rebased
	for _, part := range []struct {
		title lint.Words
		known []lint.Known
	}{{say.BaselineAdded, r.Added}, {say.BaselineGone, r.Dropped}} {
		if len(part.known) == 0 || r.Kept+len(r.Dropped) == 0 { // the first time all is new
			continue
		}
		p.title(part.title)
		for i := range part.known {
			p.wrap(2, plain(say.Entry(&part.known[i])))
		}
		p.line(0)
	}
	p.line(0, p.say(say.BaselineWritten(r, counted(r.Added), counted(r.Dropped))))
	return p.flush()
}

type knownJSON struct {
	Card     string `json:"card"`
	ID       string `json:"id"`
	Rule     string `json:"rule"`
	Victim   string `json:"victim"`
	VictimID string `json:"victimId"`
	Phrase   string `json:"phrase"`
	Count    int    `json:"count"`
}

func newKnownJSON(known []lint.Known) []knownJSON {
	out := make([]knownJSON, len(known))
	for i, k := range known {
		out[i] = knownJSON{k.Card, k.ID, k.Rule, k.Victim, k.VictimID, k.Phrase, k.Count}
	}
	return out
}

// baselineJSON writes what was written, and what is different from before; schema cardlint/baseline/1.
func baselineJSON(w io.Writer, in *Input, _ Look) error {
	r := in.Rebased
	type summary struct {
		Added   int `json:"added"`
		Kept    int `json:"kept"`
		Dropped int `json:"dropped"`
	}
	return writeJSON(w, struct {
		Schema  string      `json:"schema"`
		Path    string      `json:"path"`
		Added   []knownJSON `json:"added"`
		Dropped []knownJSON `json:"dropped"`
		Summary summary     `json:"summary"`
	}{"cardlint/baseline/1", r.Path, newKnownJSON(r.Added), newKnownJSON(r.Dropped), summary{counted(r.Added), r.Kept, counted(r.Dropped)}})
}
