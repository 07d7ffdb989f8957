package rules

import "github.com/cardlint/cardlint/lint"

// modifiers lists the card's modifiers that amount to the verdict under the settings and that pick takes.
func modifiers(f *lint.Facts, i int, v lint.Verdict, pick func(*lint.Modifier) bool) []lint.Modifier {
	var out []lint.Modifier
	for _, m := range f.Readings[i].Modifiers {
		if f.Settings.Verdict(m.Code) == v && pick(&m) {
			out = append(out, m)
		}
	}
	return out
}

func anyModifier(*lint.Modifier) bool { return true }

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

// besideDeck says whether the card lies beside the deck from the start: 78.1 speaks of these.
func besideDeck(c *lint.Card) bool { return c.IsRuleCard() || c.IsFollower() }

// unread makes a finding of each clause that was left with the code.
func unread(f *lint.Facts, i int, code lint.Code, say lint.Words) []lint.Found {
	var out []lint.Found
	for _, u := range f.Readings[i].Unread {
		if u.Code == code {
			out = append(out, lint.Found{Card: i, Evidence: []lint.Span{u.Span}, Say: say})
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
