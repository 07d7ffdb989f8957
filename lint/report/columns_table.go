package report

import (
	"io"
	"strings"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// columnsTable prints how each sheet is read: its header, what each column tells and how sure that is, and the first cards.
func columnsTable(w io.Writer, in *Input, look Look) error {
	p := newPage(w, look)
	for i := range in.Layouts {
		if i > 0 {
			p.line(0)
		}
		if err := p.layout(&in.Layouts[i]); err != nil {
			return err
		}
	}
	return p.flush()
}

func (p *page) layout(l *lint.Layout) error {
	where := l.Pos
	where.Cell = ""
	p.line(0, p.bold(plain(where.String())), " · ", p.say(say.LayoutHead(l)))
	p.line(0)
	var rows [][]string
	for _, c := range l.Columns {
		field := c.Field
		if cur := currencyOf(c); cur != "" {
			field += " (" + cur + ")"
		}
		sure := p.say(say.Sure(c.Sure))
		if c.Hidden {
			sure += " · " + p.say(say.Hidden)
		}
		rows = append(rows, []string{c.Letter, c.Header, field, sure})
	}
	if err := p.grid([]lint.Words{say.ColColumn, say.ColHeader, say.ColField, say.ColSure}, rows); err != nil {
		return err
	}
	for _, m := range l.Missing {
		p.line(0, p.say(say.LayoutMissing(m)))
	}
	if len(l.Cards) == 0 {
		return nil
	}
	p.line(0)
	rows = nil
	for i := range l.Cards {
		c := &l.Cards[i]
		text := ""
		if len(c.Texts) > 0 {
			text = say.Cut(strings.Join(strings.Fields(c.Texts[0].Raw), " "), firstText)
		}
		kind := append(append(append([]string{}, c.Types...), c.Subtypes...), c.Colours...)
		cost := "?"
		if c.CostRead {
			cost = c.Cost.String()
		}
		rows = append(rows, []string{p.hidden(c.Pos.Cell, c), p.name(c.Name), strings.Join(kind, ", "), strings.Join(c.Icons, ", "), cost, text})
	}
	return p.grid([]lint.Words{say.ColPlace, say.ColName, say.ColType, say.ColIcons, say.ColCost, say.ColText}, rows)
}

// firstText is how much of a text is shown, in characters.
const firstText = 40
