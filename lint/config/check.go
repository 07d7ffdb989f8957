package config

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// levels are what a rule may have.
var levels = []string{string(lint.Off), string(lint.Note), string(lint.Warning), string(lint.Error)}

// check looks at what the shape of the file does not settle: words that other packages know, keys that go together. It also resolves the paths.
func (r *reader) check(c *Config, known Known) {
	for _, f := range slices.Sorted(maps.Keys(c.Columns)) {
		if !slices.Contains(known.Fields, f) {
			r.wrong(r.key("columns", f), say.UnknownKey(f, known.Fields))
		}
		if strings.TrimSpace(c.Columns[f]) == "" {
			r.wrong(r.key("columns", f), say.WantText())
		}
	}
	if c.Encoding != "" && !slices.Contains(known.Encodings, strings.ToLower(c.Encoding)) {
		r.wrong(r.at["encoding"], say.NotAllowedHere(c.Encoding, known.Encodings))
	}
	if d := c.Delimiter; d != "" && d != "tab" && utf8.RuneCountInString(d) != 1 {
		r.wrong(r.at["delimiter"], say.BadKey(d, say.WantDelimiter))
	}
	if c.Baseline != "" {
		c.Baseline = r.resolve(c.Baseline)
	}
	r.checkRules(c, known)
	for i := range c.Overrides {
		o, at := &c.Overrides[i], entry("overrides", i)
		if o.Place == "" {
			continue // it is no entry at all, and that was said
		}
		r.checkFile(at, &o.Which)
		if (o.Verdict == "") == (strings.TrimSpace(o.Text) == "") {
			r.wrong(r.at[at], say.VerdictOrText())
		}
	}
	for i := range c.Reviewed {
		r.checkFile(entry("reviewed", i), &c.Reviewed[i].Which)
	}
	for i := range c.Suppress {
		s, at := &c.Suppress[i], entry("suppress", i)
		if s.Place == "" {
			continue
		}
		r.checkFile(at, &s.Which)
		if s.Rule != "" && named(known.Rules, s.Rule) == nil {
			r.wrong(r.at[at+".rule"], say.UnknownRule(s.Rule, names(known.Rules)))
		}
		if s.Card == "" && s.Rule == "" && strings.TrimSpace(s.Phrase) == "" {
			r.wrong(r.at[at], say.SuppressesAll())
		}
	}
}

// checkRules holds the levels to rules that exist, each named once.
func (r *reader) checkRules(c *Config, known Known) {
	seen := map[*lint.Rule]string{}
	for _, which := range slices.Sorted(maps.Keys(c.Rules)) {
		rule := named(known.Rules, which)
		other, twice := seen[rule]
		switch {
		case rule == nil:
			r.wrong(r.key("rules", which), say.UnknownRule(which, names(known.Rules)))
		case twice:
			r.wrong(r.key("rules", which), say.RuleTwice(which, other))
		default:
			seen[rule] = which
		}
		if level := c.Rules[which]; !slices.Contains(levels, level) {
			r.wrong(r.at["rules."+which], say.NotAllowedHere(level, levels))
		}
	}
}

// checkFile makes the path of a spreadsheet absolute, and wants it to be there: misspelt, the entry would never be about anything.
func (r *reader) checkFile(at string, w *Which) {
	if w.File == "" {
		return
	}
	path := r.resolve(w.File)
	if _, err := os.Stat(path); err != nil {
		r.wrong(r.at[at+".file"], say.Unopened(err))
		return
	}
	if abs, err := filepath.Abs(path); err == nil {
		w.File = abs
	}
}

// resolve takes a path from the folder of the file.
func (r *reader) resolve(path string) string {
	path = filepath.FromSlash(path)
	if filepath.IsAbs(path) {
		return path
	}
	return filepath.Join(filepath.Dir(r.file), path)
}

func entry(list string, i int) string { return list + "[" + strconv.Itoa(i) + "]" }

// named finds a rule by its number or name, in any case; nil where there is none.
func named(rules []*lint.Rule, which string) *lint.Rule {
	for _, r := range rules {
		if strings.EqualFold(r.Number, which) || strings.EqualFold(r.Name, which) {
			return r
		}
	}
	return nil
}

func names(rules []*lint.Rule) []string {
	var out []string
	for _, r := range rules {
		out = append(out, r.Number, r.Name)
	}
	return out
}
