package report

import (
	"io"
	"strings"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// rulesTable prints the list of rules, or the page of one.
func rulesTable(w io.Writer, in *Input, look Look) error {
	p := newPage(w, look)
	if len(in.Rules) == 1 {
		p.rule(in.Rules[0])
		return p.flush()
	}
	rows := make([][]string, len(in.Rules))
	for i, r := range in.Rules {
		rows[i] = []string{r.Number, r.Name, p.say(say.Level(r.Level)), p.say(r.Title)}
	}
	if err := p.grid([]lint.Words{say.ColRule, say.ColName, say.ColLevel, say.ColTitle}, rows); err != nil {
		return err
	}
	return p.flush()
}

func (p *page) rule(r *lint.Rule) {
	p.line(0, p.bold(r.Number+" "+r.Name), " · ", p.level(r.Level))
	p.line(0, p.bold(p.say(r.Title)))
	if len(r.Kodex) > 0 {
		p.line(0, p.say(say.Kodex), " ", strings.Join(r.Kodex, ", "))
	}
	p.line(0)
	p.paragraph(p.say(r.Doc))
	p.line(0)
	p.line(0, p.bold(p.say(say.RuleWhatToDo)))
	p.paragraph(p.say(r.Advice))
	p.examples(say.RuleFires, r.Fires)
	p.examples(say.RuleSilent, r.Silent)
}

func (p *page) paragraph(s string) {
	for _, l := range wrapped(s, p.Width-2) {
		p.line(2, l)
	}
}

// examples prints example cards: type, cost and text, the evidence between ⟦ and ⟧.
func (p *page) examples(title lint.Words, l []lint.Example) {
	p.line(0)
	p.line(0, p.bold(p.say(title)))
	for _, e := range l {
		parts := []string{e.Type}
		if e.Icons != "" {
			parts = append(parts, e.Icons)
		}
		if e.Cost != "" {
			parts = append(parts, e.Cost)
		}
		p.wrap(2, strings.Join(append(parts, e.Text), " | "))
		for _, w := range e.With {
			p.wrap(4, p.say(say.RuleWith)+": "+w)
		}
	}
}
