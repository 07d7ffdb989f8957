package report

import (
	"io"
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// How much the check table shows of what has a command of its own.
const (
	mostCauses = 5
	mostNames  = 6
	mostHits   = 5
	mostSets   = 4
	mostCards  = 10
)

// checkTable is what a designer reads: the worst causes, the findings by card, the switch-off report, one line of counts.
func checkTable(w io.Writer, in *Input, look Look) error {
	p := newPage(w, look)
	p.worstCauses(in)
	p.findings(in)
	if c := in.Facts.Combos; c != nil && len(c.Ancient) > 0 {
		p.title(say.SwitchOff)
		p.switchOff(in.Facts, short{sets: mostSets, names: mostNames, groups: mostCards})
		p.line(0)
	}
	p.summary(in)
	return p.flush()
}

// findings prints them grouped by card, and at a card by phrase, for several may rest on the same one. What to do is told once a rule.
func (p *page) findings(in *Input) {
	p.title(say.FindingsTitle)
	if len(in.Findings) == 0 {
		none := say.NoFindings
		if in.Baseline != nil {
			none = say.NoNewFindings
		}
		p.line(2, p.say(none))
		p.line(0)
	}
	told := map[string]bool{} // rules whose advice has been given
	for from := 0; from < len(in.Findings); {
		to := from + 1
		for to < len(in.Findings) && in.Findings[to].CardIndex == in.Findings[from].CardIndex && in.Findings[from].CardIndex != lint.NoCard {
			to++
		}
		p.cardLine(in.Facts, &in.Findings[from])
		for _, same := range byPhrase(in.Findings[from:to]) {
			p.evidence(in.Facts, same[0], 4)
			for _, n := range same {
				p.finding(n)
				if !told[n.Rule.Number] && n.Rule.Advice.En != "" {
					p.wrap(4, "→ "+p.say(say.RuleWhatToDo)+": "+p.say(n.Rule.Advice))
				}
				told[n.Rule.Number] = true
			}
		}
		p.line(0)
		from = to
	}
}

// byPhrase groups a card's findings by their evidence, in the order of first appearance.
func byPhrase(l []lint.Finding) [][]*lint.Finding {
	var out [][]*lint.Finding
next:
	for i := range l {
		for k := range out {
			if slices.Equal(out[k][0].Evidence, l[i].Evidence) {
				out[k] = append(out[k], &l[i])
				continue next
			}
		}
		out = append(out, []*lint.Finding{&l[i]})
	}
	return out
}

func (p *page) finding(n *lint.Finding) {
	kodex := p.kodex(n)
	if kodex != "" {
		kodex = dot + kodex
	}
	p.line(2, p.level(n.Level), "  ", p.bold(n.Rule.Number), " ", n.Rule.Name, kodex)
	p.wrap(4, plain(p.say(n.Say)))
	if len(n.Related) > 0 {
		what := say.Hits
		if n.Suffered {
			what = say.HitBy
		}
		p.wrap(4, p.say(what)+": "+p.names(n.Related, mostHits))
	}
}

func (p *page) cardLine(f *lint.Facts, n *lint.Finding) {
	if n.CardIndex == lint.NoCard {
		p.parts(0, 2, p.bold, p.say(say.NoCard), plain(n.Pos.String()))
		return
	}
	c := &f.Pool.Cards[n.CardIndex]
	parts := []string{p.name(c.Name)}
	if c.Kind != "" {
		parts = append(parts, plain(c.Kind))
	}
	p.parts(0, 2, p.bold, append(parts, p.place(c))...)
}

func (p *page) kodex(n *lint.Finding) string {
	if len(n.Kodex) == 0 {
		return ""
	}
	return p.say(say.Kodex) + " " + strings.Join(n.Kodex, ", ")
}

// evidence shows the phrases of a finding in their cells, with carets under them. Cells other than the card's own place are named.
func (p *page) evidence(f *lint.Facts, n *lint.Finding, indent int) {
	var c lint.Card
	if n.CardIndex != lint.NoCard {
		c = f.Pool.Cards[n.CardIndex]
	}
	var cells []string
	marks := map[string][]stretch{}
	raw := map[string]string{}
	for _, e := range n.Evidence {
		if marks[e.Cell] == nil {
			cells = append(cells, e.Cell)
			raw[e.Cell] = e.Quote // all that is known of a cell without text
		}
		marks[e.Cell] = append(marks[e.Cell], stretch{e.Start, e.End})
	}
	for _, cell := range cells {
		if t, ok := textOf(&c, cell); ok {
			raw[cell] = t
		} else if raw[cell] == "" && cell == c.IconCell && cell != "" {
			p.line(indent, "[", cell, "] ", plain(icons(&c)))
			continue
		}
		about := n.Rule.Problem != "" && cell != "" // it is the cell that is wrong, not its words
		if (cell != c.Pos.Cell || about) && n.CardIndex != lint.NoCard {
			p.line(indent, "[", cell, "]")
		}
		p.excerpts(raw[cell], marks[cell], indent)
	}
}

func (p *page) excerpts(raw string, marks []stretch, indent int) {
	for _, x := range excerpts(raw, marks, p.Width-indent) {
		p.line(indent, x.line)
		p.line(indent, strings.Repeat(" ", len(x.carets)-len(strings.TrimLeft(x.carets, " "))), p.caret(strings.TrimLeft(x.carets, " ")))
	}
}

// textOf gives the text that stands in a cell of the card.
func textOf(c *lint.Card, cell string) (string, bool) {
	for _, t := range c.Texts {
		if t.Cell == cell {
			return t.Raw, true
		}
	}
	return "", false
}

// summary ends the page.
func (p *page) summary(in *Input) {
	var parts []string
	for _, w := range Counts(in) {
		parts = append(parts, p.say(w))
	}
	p.parts(0, 0, asIs, parts...)
	if n := summarise(in).Suppressed; n > 0 {
		p.wrap(0, p.say(say.Muted(n)))
	}
	if in.Baseline != nil {
		p.wrap(0, p.say(say.Compared(in.Baseline)))
	}
}

// Counts sums a check up: verdicts, findings, ancient magic, coverage.
func Counts(in *Input) []lint.Words {
	s := summarise(in)
	out := []lint.Words{say.Verdicts(s.Cards, s.Modifies, s.Review, s.Clear), say.Levels(s.Errors, s.Warnings, s.Notes)}
	if c := in.Facts.Combos; c != nil && c.Summary.Ancient > 0 {
		out = append(out, say.ComboCounts(c.Summary))
	}
	return append(out, say.Coverage(s.Understood, s.NotUnderstood))
}
