package report

import (
	"io"
	"strings"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// costTable prints a cost calculation step by step, what is paid, and whether ancient magic works.
func costTable(w io.Writer, in *Input, look Look) error {
	p := newPage(w, look)
	t := in.Trace
	p.parts(0, 2, p.bold, p.name(t.Card.Name), plain(t.Card.Pos.String()))
	p.side(lint.OwnSide, t.Own)
	p.side(lint.OpponentSide, t.Opponent)
	p.line(0)
	rows := make([][]string, len(t.Steps))
	for i, s := range t.Steps {
		rows[i] = []string{s.Rule, p.say(s.Say), s.Cost.String()}
	}
	if err := p.grid([]lint.Words{say.ColRule, say.ColStep, say.ColCost}, rows); err != nil {
		return err
	}
	p.line(0)
	pay := t.Pay.String()
	if t.Open {
		pay = p.say(say.Verdict(lint.Review))
	}
	p.line(0, p.bold(p.say(say.Pay)), ": ", pay)
	because := ""
	if len(t.Because) > 0 {
		because = " (" + p.say(say.Kodex) + " " + strings.Join(t.Because, ", ") + ")"
	}
	p.line(0, p.bold(p.say(say.AncientMagic)), ": ", p.state(t.Ancient, p.say(say.TraceState(t.Ancient))), because)
	for _, w := range t.While {
		p.line(2, p.say(say.While), ": ", p.say(say.WhileWords(w)))
	}
	return p.flush()
}

func (p *page) side(s lint.Side, refs []lint.Ref) {
	names := p.names(refs, 0)
	if names == "" {
		names = p.say(say.Nothing)
	}
	p.wrap(2, p.say(say.Board(s))+": "+names)
}
