package report

import (
	"io"
	"strings"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// parseTable prints the verdict on one text, and each clause with the family and pattern that read it.
func parseTable(w io.Writer, in *Input, look Look) error {
	p := newPage(w, look)
	c, r, j := &in.Facts.Pool.Cards[0], &in.Facts.Readings[0], &in.Facts.Judgements[0]
	p.line(0, p.bold(p.say(say.Verdict(j.Verdict))), " ", codes(j.Codes))
	p.clauses(c, r, in.Tokens)
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
	p.line(0)
	p.sentences(r)
	return p.flush()
}

// clauses prints each clause with its family and the pattern that read it, its words taken apart under it.
func (p *page) clauses(c *lint.Card, r *lint.Reading, tokens []lint.Token) {
	for _, s := range r.Clauses {
		if s.Code == "" {
			continue
		}
		p.line(0)
		p.line(2, p.bold(string(s.Code)), "  ", p.say(say.Family(s.Code)), " · ", s.Pattern)
		if raw, ok := textOf(c, s.Cell); ok {
			p.excerpts(raw, []stretch{{s.Start, s.End}}, 4)
		}
		if w := p.words(tokens, evidence(r, s.Span)); w != "" {
			p.wrap(4, p.say(say.WordsHead)+": "+w)
		}
	}
}

// evidence widens a clause to the whole evidence of what was read from it: the words for the cards stand beside the statement.
func evidence(r *lint.Reading, s lint.Span) lint.Span {
	widen := func(e lint.Span) {
		if e.Cell == s.Cell && e.Start <= s.Start && s.End <= e.End {
			s.Start, s.End = e.Start, e.End
		}
	}
	for i := range r.Modifiers {
		widen(r.Modifiers[i].Span)
	}
	for i := range r.Guards {
		widen(r.Guards[i].Span)
	}
	for i := range r.Bases {
		widen(r.Bases[i].Span)
	}
	return s
}

// words takes the words of a clause apart: gólemeid = gólem + tiéd, több.
func (p *page) words(tokens []lint.Token, s lint.Span) string {
	var out []string
	for _, t := range tokens {
		if t.Cell != s.Cell || t.Start < s.Start || t.End > s.End {
			continue
		}
		w := plain(t.Quote)
		if len(t.Ending) > 0 {
			ends := make([]string, len(t.Ending))
			for i, e := range t.Ending {
				ends[i] = p.say(say.Ending(e))
			}
			if t.Stem != "" {
				w += " = " + t.Stem
			}
			w += " + " + strings.Join(ends, ", ")
		}
		if len(t.Class) > 0 {
			w += " [" + strings.Join(t.Class, " ") + "]"
		}
		out = append(out, w)
	}
	return strings.Join(out, " · ")
}

// sentences prints the modifiers back in plain words.
func (p *page) sentences(r *lint.Reading) {
	for i := range r.Modifiers {
		p.wrap(2, "= "+p.say(say.Sentence(&r.Modifiers[i])))
	}
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
