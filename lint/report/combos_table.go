package report

import (
	"io"

	"github.com/cardlint/cardlint/lint/say"
)

// combosTable prints every set of every ancient-magic card, alike cards folded, and the counts.
func combosTable(w io.Writer, in *Input, look Look) error {
	p := newPage(w, look)
	c := in.Facts.Combos
	if len(c.Ancient) == 0 {
		p.line(0, p.say(say.NoAncient))
		return p.flush()
	}
	if in.ByCause {
		p.causes(in)
		return p.flush()
	}
	p.title(say.SwitchOff)
	sum := c.Summary
	sum.Patterns = p.switchOff(in.Facts, short{sets: in.Most, own: true})
	p.line(0)
	p.parts(0, 0, asIs, p.say(say.ComboCounts(sum)), p.say(say.SetCounts(sum)))
	return p.flush()
}
