package report

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// htmlTally is a number that is made up of others.
type htmlTally struct {
	Label string
	Total int
	Parts []htmlPart
	Note  string
}

// htmlPart is a piece of a bar of width 100.
type htmlPart struct {
	Label, Class string
	Count        int
	From, Width  float64
}

func newTally(label string, parts ...htmlPart) htmlTally {
	t := htmlTally{Label: label, Parts: parts}
	for _, p := range parts {
		t.Total += p.Count
	}
	from := 0.0
	for i := range parts {
		parts[i].From = from
		if t.Total > 0 {
			parts[i].Width = 100 * float64(parts[i].Count) / float64(t.Total)
		}
		from += parts[i].Width
	}
	return t
}

// tallies sum up the cards, the findings, the ancient-magic cards and how much was understood.
func (b *htmlBuilder) tallies() []htmlTally {
	s := summarise(b.in)
	part := func(w lint.Words, class string, n int) htmlPart {
		return htmlPart{Label: b.say(w), Class: class, Count: n}
	}
	out := []htmlTally{newTally(
		b.say(say.HTML.Pool),
		part(say.Verdict(lint.Modifies), "note", s.Modifies),
		part(say.Verdict(lint.Review), "warning", s.Review),
		part(say.Verdict(lint.Clear), "calm", s.Clear),
	), newTally(
		b.say(say.HTML.Found),
		part(say.Level(lint.Error), "error", s.Errors),
		part(say.Level(lint.Warning), "warning", s.Warnings),
		part(say.Level(lint.Note), "note", s.Notes),
	)}
	if n, k := mutedCounts(b.in.Muted); n+k > 0 {
		out[1].Note = b.say(say.MutedCount(n, k))
	}
	if c := b.in.Facts.Combos; c != nil && c.Summary.Ancient > 0 {
		out = append(out, newTally(
			b.say(say.HTML.Ancient),
			part(say.HTML.Besides, "error", c.Summary.BesidesOff),
			part(say.HTML.General, "general", c.Summary.Off-c.Summary.BesidesOff),
			part(say.State(lint.StateReview), "warning", c.Summary.Review),
			part(say.State(lint.StateOn), "good", c.Summary.On),
		))
	}
	return append(out, newTally(
		b.say(say.HTML.Clauses),
		part(say.HTML.Understood, "calm", s.Understood),
		part(say.HTML.NotUnderstood, "warning", s.NotUnderstood),
	))
}

// htmlWorst is a cause among those that switch off most.
type htmlWorst struct {
	htmlName
	Hits, Kodex, Place, Together string
	Width                        float64 // of 100
	Quotes                       []string
}

// worst lists the worst causes; how many there are besides is said.
func (b *htmlBuilder) worst() (out []htmlWorst, more string) {
	list := Worst(b.in.Findings)
	for i, n := range list {
		if i == mostCauses && len(list) > mostCauses+1 {
			return out, b.say(say.More(len(list) - i))
		}
		of := len(b.in.Facts.Combos.Ancient)
		all := n.KnownBefore + len(n.Related)
		v := htmlWorst{
			htmlName: htmlName{visible(n.Card.Name), b.href(n.Card)}, Hits: b.say(say.Victims(all, of)),
			Kodex: strings.Join(n.Kodex, ", "), Place: b.place(n.Pos), Width: 100 * float64(all) / float64(of),
		}
		if n.KnownBefore > 0 {
			v.Hits += ", " + b.say(say.NewAmong(len(n.Related)))
		}
		if !alone(n) {
			v.Together = b.say(say.Together)
		}
		for _, e := range n.Evidence {
			if e.Quote != "" {
				v.Quotes = append(v.Quotes, visible(e.Quote))
			}
		}
		out = append(out, v)
	}
	return out, ""
}

// htmlMuted are the findings that do not count.
type htmlMuted struct {
	Title string
	Rows  []htmlMutedRow
}

type htmlMutedRow struct {
	htmlName
	Place, Rule, Title, Say, By, Reason string
	Quotes                              []string
}

func (b *htmlBuilder) muted() *htmlMuted {
	suppressed, known := mutedCounts(b.in.Muted)
	if suppressed+known == 0 {
		return nil
	}
	m := &htmlMuted{Title: b.say(say.MutedCount(suppressed, known))}
	for i := range b.in.Muted {
		n := &b.in.Muted[i]
		v := htmlMutedRow{
			htmlName: htmlName{visible(n.Card.Name), b.href(n.Card)}, Place: b.place(n.Pos), Rule: n.Rule.Number, Title: b.say(n.Rule.Title),
			Say: b.say(n.Say), By: b.say(say.MutedBy(n.Muted.By)), Reason: visible(n.Muted.Reason),
		}
		if n.CardIndex == lint.NoCard {
			v.Name = b.say(say.NoCard)
		}
		for _, e := range n.Evidence {
			if e.Quote != "" {
				v.Quotes = append(v.Quotes, visible(e.Quote))
			}
		}
		m.Rows = append(m.Rows, v)
	}
	return m
}

func mutedCounts(list []lint.Finding) (suppressed, known int) {
	for i := range list {
		if list[i].Muted.By == lint.ByBaseline {
			known++
		} else {
			suppressed++
		}
	}
	return suppressed, known
}

// htmlRule is a rule that has findings in the report.
type htmlRule struct {
	Number, Short, Title, Doc, Advice, Kodex, LevelName string
	Level                                               lint.Level
	Count                                               int
}

// rules lists the rules that have findings, muted ones not counted.
func (b *htmlBuilder) rules() []htmlRule {
	count := map[string]int{}
	known := map[string]*lint.Rule{}
	var order []string
	for _, r := range b.in.Rules {
		order = append(order, r.Number)
		known[r.Number] = r
	}
	for i := range b.in.Findings {
		r := b.in.Findings[i].Rule
		if known[r.Number] == nil {
			order = append(order, r.Number)
			known[r.Number] = r
		}
		count[r.Number]++
	}
	var out []htmlRule
	for _, number := range order {
		r := known[number]
		if count[number] == 0 {
			continue
		}
		v := htmlRule{
			Number: number, Short: strings.TrimPrefix(number, "CL"), Title: b.say(r.Title), Doc: b.say(r.Doc), Advice: b.say(r.Advice),
			Kodex: strings.Join(r.Kodex, ", "), Level: r.Level, LevelName: b.say(say.Level(r.Level)), Count: count[number],
		}
		if v.Title == "" {
			v.Title = r.Name
		}
		out = append(out, v)
	}
	return out
}
