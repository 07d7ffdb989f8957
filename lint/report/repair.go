package report

import (
	"io"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// repairTable prints which cards to reword, each with the place where it stands.
func repairTable(w io.Writer, in *Input, look Look) error {
	p := newPage(w, look)
	r := in.Repair
	p.title(say.RepairTitle)
	p.wrap(2, p.say(say.RepairAsked(r)))
	p.line(0)
	if len(r.Sets) == 0 && len(r.Hopeless) == 0 {
		p.line(2, p.say(say.RepairNothing))
	}
	for i, s := range r.Sets {
		if i == 0 {
			p.line(2, p.bold(p.say(say.RepairFewest(r))), ":")
		} else {
			p.line(2, p.say(say.RepairOr), ":")
		}
		for _, c := range s {
			p.parts(4, 2, asIs, plain(c.Name), plain(c.Pos.String()))
		}
	}
	if len(r.Hopeless) > 0 {
		p.wrap(2, p.say(say.HopelessHead)+": "+p.names(r.Hopeless, 0))
	}
	return p.flush()
}

// repairJSON writes the same, schema cardlint/repair/1.
func repairJSON(w io.Writer, in *Input, _ Look) error {
	r := in.Repair
	out := struct {
		Schema   string          `json:"schema"`
		Reading  lint.Reading782 `json:"reading"`
		Asked    int             `json:"asked"`
		Off      int             `json:"off"`
		Exact    bool            `json:"exact"`
		Least    int             `json:"least"`
		Sets     [][]lint.Ref    `json:"sets"`
		Hopeless []lint.Ref      `json:"hopeless"`
	}{"cardlint/repair/1", r.Reading, r.Asked, r.Off, r.Exact, r.Least, r.Sets, list(r.Hopeless)}
	return writeJSON(w, out)
}
