package rules

import (
	"github.com/cardlint/cardlint/lint"
)

// modifiers lists the card's modifiers that amount to the verdict after settings and overrides and that pick takes.
func modifiers(f *lint.Facts, i int, v lint.Verdict, pick func(*lint.Modifier) bool) []lint.Modifier {
	var out []lint.Modifier
	for _, m := range f.Readings[i].Modifiers {
		if f.Weigh(i, m.Code) == v && pick(&m) {
			out = append(out, m)
		}
	}
	return out
}

func anyModifier(*lint.Modifier) bool { return true }

// ofOthers are the families that change other cards' costs; those for review only where a person decided so.
var ofOthers = codeIs(lint.M1, lint.M2, lint.M3, lint.R1, lint.R2, lint.R3)

func codeIs(codes ...lint.Code) func(*lint.Modifier) bool {
	return func(m *lint.Modifier) bool {
		for _, c := range codes {
			if m.Code == c {
				return true
			}
		}
		return false
	}
}

func spans(ms []lint.Modifier) []lint.Span {
	out := make([]lint.Span, len(ms))
	for i := range ms {
		out[i] = ms[i].Span
	}
	return out
}

// changes makes one finding of all modifiers of a card that bring the rule about, or none.
func changes(i int, ms []lint.Modifier, say func([]lint.Modifier) lint.Words) []lint.Found {
	if len(ms) == 0 {
		return nil
	}
	return []lint.Found{{Card: i, Evidence: spans(ms), Say: say(ms)}}
}

// byWord makes the finding about a card that modifies, or needs review, by a person's word alone: nothing in its text would show it.
func byWord(f *lint.Facts, i int, v lint.Verdict, words func(reason string) lint.Words) []lint.Found {
	j := &f.Judgements[i]
	if !j.Settled() || j.Verdict != v || j.Override == nil || len(modifiers(f, i, v, anyModifier)) > 0 {
		return nil
	}
	x := lint.Found{Card: i, Say: words(j.Override.Reason), Key: string(v)}
	for _, u := range f.Readings[i].Unread {
		x.Evidence = append(x.Evidence, u.Span)
	}
	return []lint.Found{x}
}

// besideDeck says whether the card lies beside the deck from the start: 78.1 speaks of these.
func besideDeck(c *lint.Card) bool { return c.IsRuleCard() || c.IsFollower() }

// unread makes a finding of each clause that was left with the code.
func unread(f *lint.Facts, i int, code lint.Code, words lint.Words) []lint.Found {
	var out []lint.Found
	if f.Judgements[i].Settled() {
		return nil // a person has read it
	}
	for _, u := range f.Readings[i].Unread {
		if u.Code == code {
			out = append(out, lint.Found{Card: i, Evidence: []lint.Span{u.Span}, Say: words})
		}
	}
	return out
}

// ofMark makes a finding of each mark of the kind.
func ofMark(f *lint.Facts, i int, kind string, say lint.Words) []lint.Found {
	var out []lint.Found
	for _, m := range f.Readings[i].Marks {
		if m.Kind == kind {
			out = append(out, lint.Found{Card: i, Evidence: []lint.Span{m.Span}, Say: say})
		}
	}
	return out
}

// ofMarks makes one finding of the marks of the kind that stand in one clause.
func ofMarks(f *lint.Facts, i int, kind string, say func([]lint.Mark) lint.Words) []lint.Found {
	var clauses [][]lint.Mark
	for _, m := range f.Readings[i].Marks {
		if m.Kind != kind {
			continue
		}
		if n := len(clauses); n > 0 && clauses[n-1][0].Clause == m.Clause && clauses[n-1][0].Cell == m.Cell {
			clauses[n-1] = append(clauses[n-1], m)
			continue
		}
		clauses = append(clauses, []lint.Mark{m})
	}
	var out []lint.Found
	for _, ms := range clauses {
		x := lint.Found{Card: i, Say: say(ms)}
		for _, m := range ms {
			x.Evidence = append(x.Evidence, m.Span)
		}
		out = append(out, x)
	}
	return out
}
