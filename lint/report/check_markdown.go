package report

import (
	"io"
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// checkMarkdown is a comment under a change: counts, what could not be read, the findings with the gravest first, what to do about each rule.
func checkMarkdown(w io.Writer, in *Input, look Look) error {
	c := newComment(w, look)
	s := summarise(in)
	c.heading("cardlint: " + c.say(say.Levels(s.Errors, s.Warnings, s.Notes)))
	var counts []string
	for _, w := range slices.Delete(Counts(in), 1, 2) { // those of the findings head the comment
		counts = append(counts, c.say(w))
	}
	c.put(escapeMarkdown(strings.Join(counts, " · ")))
	c.put("")
	none := say.NoFindings
	if in.Baseline != nil {
		none = say.NoNewFindings
		c.put(escapeMarkdown(c.say(say.Compared(in.Baseline))))
		c.put("")
	}
	if failed := unread(in); len(failed) > 0 {
		c.put("**" + escapeMarkdown(c.say(say.UnreadTitle)) + "**")
		c.put("")
		for _, p := range failed {
			c.put("- " + escapeMarkdown(p.Pos.String()+": "+c.say(p.Say)))
		}
		c.put("")
	}
	if len(in.Findings) == 0 {
		c.put(escapeMarkdown(c.say(none)))
		return c.closing(say.More)
	}
	c.tableHead(say.ColLevel, say.ColPlace, say.ColCard, say.ColRule, say.ColMeaning, say.ColPhrase)
	var told []*lint.Rule
	seen := map[string]bool{}
	for _, n := range gravest(in.Findings) {
		fits := c.row(c.say(say.Level(n.Level)), n.Pos.String(), n.Card.Name, n.Rule.Number+" "+n.Rule.Name, c.sentence(n), quote(n))
		if fits && !seen[n.Rule.Number] && n.Rule.Advice.En != "" {
			seen[n.Rule.Number] = true
			told = append(told, n.Rule)
		}
	}
	shortened := c.left // of the findings; advice that no longer fits is no loss of theirs
	if shortened == 0 && len(told) > 0 {
		c.put("")
		c.put("**" + escapeMarkdown(c.say(say.RuleWhatToDo)) + "**")
		c.put("")
		for _, r := range told {
			c.put("- " + escapeMarkdown(r.Number+": "+c.say(r.Advice)))
		}
	}
	c.left = shortened
	return c.closing(func(n int) lint.Words { return say.MoreIn(n, "check") })
}

// sentence is what a finding says, with the cards that it hits.
func (p *page) sentence(n *lint.Finding) string {
	s := p.say(n.Say)
	if len(n.Related) > 0 {
		s += " · " + p.say(say.Hits) + ": " + p.names(n.Related, mostHits)
	}
	if len(n.Kodex) > 0 {
		s += " (" + p.say(say.Kodex) + " " + strings.Join(n.Kodex, ", ") + ")"
	}
	return s
}

func quote(n *lint.Finding) string {
	if len(n.Evidence) == 0 {
		return ""
	}
	return n.Evidence[0].Quote
}
