package report

import (
	"io"
	"strings"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// modifiersTable prints a line for each modifier, and for each phrase that was not understood.
func modifiersTable(w io.Writer, in *Input, look Look) error {
	p := newPage(w, look)
	var rows [][]string
	for i := range in.Facts.Pool.Cards {
		if in.All || in.Facts.Judgements[i].Verdict != lint.Clear {
			rows = append(rows, p.modifierRows(in.Facts, i)...)
		}
	}
	if len(rows) > 0 {
		if err := p.grid([]lint.Words{say.ColPlace, say.ColCard, say.ColVerdict, say.ColFamily, say.ColChange, say.ColPhrase}, rows); err != nil {
			return err
		}
		p.line(0)
	}
	v := verdicts(in.Facts)
	p.line(0, p.say(say.Verdicts(v.Cards, v.Modifies, v.Review, v.Clear)))
	return p.flush()
}

func (p *page) modifierRows(f *lint.Facts, i int) [][]string {
	c, r, j := &f.Pool.Cards[i], &f.Readings[i], &f.Judgements[i]
	verdict := p.say(say.Verdict(j.Verdict))
	if d := p.say(say.Decided(j.Decided)); d != "" {
		verdict += " (" + d + ")"
	}
	var rows [][]string
	add := func(code lint.Code, change string, s lint.Span) {
		pos := c.Pos
		if s.Cell != "" {
			pos.Cell = s.Cell
		}
		rows = append(rows, []string{p.hidden(pos.String(), c), p.name(c.Name), verdict, string(code), change, phrase(c, s)})
	}
	for k := range r.Modifiers {
		add(r.Modifiers[k].Code, p.say(say.Modifier(&r.Modifiers[k])), r.Modifiers[k].Span)
	}
	for _, u := range r.Unread {
		add(u.Code, "?", u.Span)
	}
	if rows == nil {
		rows = [][]string{{p.hidden(c.Pos.String(), c), p.name(c.Name), verdict, "", "", ""}}
	}
	return rows
}

// phrase is what a reader sees of the evidence: the words, or for an icon cell the icons.
func phrase(c *lint.Card, s lint.Span) string {
	if s.Quote == "" && s.Cell == c.IconCell {
		return icons(c)
	}
	return s.Quote
}

// icons lists the icons of the card, or gives its type cell where they stand in none of their own.
func icons(c *lint.Card) string {
	if len(c.Icons) == 0 {
		return c.Kind
	}
	return strings.Join(c.Icons, ", ")
}
