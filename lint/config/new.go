package config

import (
	"fmt"
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// samples are what the new file shows of each key, in the order of Config. They are comments there: the values that hold anyway, or an example.
var samples = []struct{ key, lines string }{
	{"sheets", "sheets: [Lapok]"},
	{"columns", "columns:\n  text: Képesség\n  id: Kód"},
	{"delimiter", "delimiter: \";\""},
	{"encoding", "encoding: windows-1250"},
	{"zero-costs", "zero-costs: auto"},
	{"years", "years:\n  Első kiadás: 1996"},
	{"settings", "settings:"},
	{"settings.replacement", "  replacement: review"},
	{"settings.surcharge", "  surcharge: modifies"},
	{"settings.targeting", "  targeting: review"},
	{"settings.reading", "  reading: applied"},
	{"settings.deck", "  deck: three-colours"},
	{"settings.size", "  size: 3"},
	{"settings.old-texts", "  old-texts: ability"},
	{"rules", "rules:\n  CL103: off\n  filler-costs: error"},
	{"fail-on", "fail-on: error"},
	{"max-warnings", "max-warnings: 20"},
	{"baseline", "baseline: cardlint-baseline.txt"},
	{"overrides", "overrides:\n  - card: Kohók ura\n    verdict: clear\n    reason: a bizottság szerint alapköltség\n    until: 2030-12-31"},
	{"suppress", "suppress:\n  - rule: CL103\n    card: Kohók ura\n    phrase: 1 VP-vel kevesebb\n    reason: szándékos"},
	{"reviewed", "reviewed:\n  - card: Kohók ura\n    verdict: modifies\n    text: 0123456789ab\n    by: Kati\n    date: 2026-11-30\n    reason: megnéztük"},
}

// New writes a file whose every key is a comment with what it means, in one language; without the first sign of its lines it counts. From the layouts of a spreadsheet it proposes sheets and
// columns, as comments too: what is read without them may be right.
func New(layouts []lint.Layout, lang lint.Lang) string {
	var b strings.Builder
	fmt.Fprintf(&b, "# yaml-language-server: $schema=%s\n", SchemaURL)
	for _, s := range samples {
		if !strings.HasPrefix(s.lines, " ") {
			b.WriteByte('\n')
		}
		indent := strings.Repeat(" ", len(s.lines)-len(strings.TrimLeft(s.lines, " ")))
		if indent == "" {
			fmt.Fprintf(&b, "# %s\n", say.ConfigKey(s.key).In(lang))
		} else {
			fmt.Fprintf(&b, "#%s# %s\n", indent, say.ConfigKey(s.key).In(lang))
		}
		lines := s.lines
		if p := proposal(s.key, layouts, lang); p != "" {
			lines = p
		}
		for line := range strings.SplitSeq(lines, "\n") {
			fmt.Fprintf(&b, "#%s\n", line)
		}
	}
	return b.String()
}

// proposal gives the lines of a key that fit the spreadsheet; "" where there is nothing to propose.
func proposal(key string, layouts []lint.Layout, lang lint.Lang) string {
	switch key {
	case "sheets":
		var sheets []string
		for i := range layouts {
			if s := layouts[i].Pos.Sheet; s != "" && !slices.Contains(sheets, s) {
				sheets = append(sheets, s)
			}
		}
		if sheets != nil {
			return "sheets: " + flow(sheets)
		}
	case "columns":
		var out []string
		for i := range layouts {
			for _, line := range columns(&layouts[i], lang) {
				if !slices.Contains(out, line) {
					out = append(out, line)
				}
			}
		}
		if out != nil {
			return "columns:\n" + strings.Join(out, "\n")
		}
	case "delimiter", "encoding":
		for i := range layouts {
			if l := &layouts[i]; l.Encoding != "" {
				value := map[string]string{"delimiter": l.Delimiter, "encoding": l.Encoding}[key]
				if value == "\t" {
					value = "tab"
				}
				return key + ": " + scalar(value)
			}
		}
	}
	return ""
}

// columns proposes the columns of a sheet that a person should look at: those nearly known, those that another one outdid, and those without a
// meaning for what is missing. A cost in one currency is known by its header only.
func columns(l *lint.Layout, lang lint.Lang) []string {
	var out, unread []string
	add := func(field, header string, why lint.Words) {
		out = append(out, "  "+field+": "+header+"  # "+why.In(lang))
	}
	for _, c := range l.Columns {
		switch {
		case c.Sure == lint.SureLikely && c.Currency == lint.AnyCurrency:
			add(c.Field, scalar(c.Header), say.ProposedLikely(c.Letter))
		case c.Sure == lint.SureUnknown:
			unread = append(unread, c.Header)
		}
	}
	for _, field := range l.Missing {
		add(field, "…", say.ProposedMissing(unread))
	}
	return out
}
