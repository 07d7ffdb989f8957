package report

import (
	"io"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// parseTable prints the verdict on one text, and each clause with the family and pattern that read it.
func parseTable(w io.Writer, in *Input, look Look) error {
	p := newPage(w, look)
	c, r, j := &in.Facts.Pool.Cards[0], &in.Facts.Readings[0], &in.Facts.Judgements[0]
	p.line(0, p.bold(p.say(say.Verdict(j.Verdict))), " ", codes(j.Codes))
	first := true
	for _, s := range r.Clauses {
		if s.Code == "" {
			continue
		}
		if first {
			p.line(0)
			first = false
		}
		p.line(2, p.bold(string(s.Code)), "  ", s.Pattern)
		if raw, ok := textOf(c, s.Cell); ok {
			p.excerpts(raw, []stretch{{s.Start, s.End}}, 4)
		}
	}
	for _, l := range p.beside(r) {
		p.line(2, l)
	}
	if len(r.Modifiers)+len(r.Unread) == 0 {
		return p.flush()
	}
	p.line(0)
	var rows [][]string
	for _, row := range p.modifierRows(in.Facts, 0) {
		rows = append(rows, row[3:])
	}
	if err := p.grid([]lint.Words{say.ColFamily, say.ColChange, say.ColPhrase}, rows); err != nil {
		return err
	}
	return p.flush()
}

// beside sums up what a text says beside modifiers: bans, changes of base cost, ancient magic itself.
func (p *page) beside(r *lint.Reading) []string {
	var out []string
	for i := range r.Guards {
		out = append(out, p.say(say.Ban(&r.Guards[i])))
	}
	for i := range r.Bases {
		out = append(out, p.say(say.BaseChange(&r.Bases[i])))
	}
	if r.Ancient.Kind != "" {
		out = append(out, p.say(say.AboutAncient(&r.Ancient)))
	}
	return out
}

func codes(l []lint.Code) string {
	s := ""
	for i, c := range l {
		if i > 0 {
			s += ", "
		}
		s += string(c)
	}
	return s
}
