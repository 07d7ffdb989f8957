// Package config reads cardlint.yaml: what a person decided about a set of cards once and for all. In: the file, and the words that the other
// packages know (Known). Out: a Config whose paths are resolved, its decisions as nouns of lint with their places, or all that is wrong with the
// file, each with line, column and an excerpt.
package config

import (
	"time"

	"github.com/cardlint/cardlint/lint"
)

// Name is what the file is called.
const Name = "cardlint.yaml"

// Config is the file. The tags are read by the reader of the file (reader.go) and by the schema: "oneof" are the values that a key may have,
// "required" that it must be there, "format" what its text must look like. What each key means stands in say.ConfigKey.
type Config struct {
	Sheets      []string          `yaml:"sheets"`
	Columns     map[string]string `yaml:"columns"`
	Delimiter   string            `yaml:"delimiter"`
	Encoding    string            `yaml:"encoding"`
	ZeroCosts   string            `yaml:"zero-costs" oneof:"auto cost unknown"`
	Years       map[string]int    `yaml:"years"`
	Settings    Settings          `yaml:"settings"`
	Rules       map[string]string `yaml:"rules"`
	FailOn      string            `yaml:"fail-on" oneof:"error warning note never"`
	MaxWarnings *int              `yaml:"max-warnings"`
	Baseline    string            `yaml:"baseline"`
	Overrides   []Override        `yaml:"overrides"`
	Suppress    []Suppression     `yaml:"suppress"`
	Reviewed    []Review          `yaml:"reviewed"`

	Path string `yaml:"-"` // of the file, as it was found; "": there is none
}

// Settings are the decisions of DOMAIN 11; "" and 0 stand for the default.
type Settings struct {
	Replacement string `yaml:"replacement" oneof:"modifies review clear"`
	Surcharge   string `yaml:"surcharge" oneof:"modifies review clear"`
	Targeting   string `yaml:"targeting" oneof:"modifies review clear"`
	Reading     string `yaml:"reading" oneof:"applied literal reduction"`
	Deck        string `yaml:"deck" oneof:"three-colours any unrestricted"`
	Size        int    `yaml:"size" min:"1"`
	OldTexts    string `yaml:"old-texts" oneof:"ability drawback"`
}

// Which are the keys that say which cards a decision is about.
type Which struct {
	Edition string `yaml:"edition"`
	File    string `yaml:"file"`
}

// Override is an entry of overrides: a verdict or a text.
type Override struct {
	Card string `yaml:"card" required:"true"`
	Which
	Verdict string `yaml:"verdict" oneof:"modifies review clear"`
	Text    string `yaml:"text"`
	Reason  string `yaml:"reason" required:"true"`
	Until   string `yaml:"until" format:"date"`

	Place string `yaml:"-"` // file:line:column
}

// Suppression is an entry of suppress.
type Suppression struct {
	Card string `yaml:"card"`
	Which
	Rule   string `yaml:"rule"`
	Phrase string `yaml:"phrase"`
	Reason string `yaml:"reason" required:"true"`
	Until  string `yaml:"until" format:"date"`

	Place string `yaml:"-"` // file:line:column
}

// Review is an entry of reviewed.
type Review struct {
	Card string `yaml:"card" required:"true"`
	Which
	Verdict string `yaml:"verdict" oneof:"modifies review clear" required:"true"`
	Text    string `yaml:"text" required:"true"` // the fingerprint
	By      string `yaml:"by"`
	Date    string `yaml:"date" format:"date"`
	Reason  string `yaml:"reason" required:"true"`

	Place string `yaml:"-"` // file:line:column
}

// Known are the words that the file may use and that other packages define.
type Known struct {
	Fields    []string     // that columns may name
	Encodings []string     // of CSV
	Rules     []*lint.Rule // that levels and suppressions may name
}

// Judging gives the settings: those of the file, else the ones given.
func (c *Config) Judging(s lint.Settings) lint.Settings {
	verdict := func(to *lint.Verdict, v string) {
		if v != "" {
			*to = lint.Verdict(v)
		}
	}
	verdict(&s.Replacement, c.Settings.Replacement)
	verdict(&s.Surcharge, c.Settings.Surcharge)
	verdict(&s.Targeting, c.Settings.Targeting)
	if c.Settings.Reading != "" {
		s.Reading = lint.Reading782(c.Settings.Reading)
	}
	if c.Settings.Deck != "" {
		s.Deck = lint.DeckFormat(c.Settings.Deck)
	}
	if c.Settings.Size > 0 {
		s.Size = c.Settings.Size
	}
	if c.Settings.OldTexts != "" {
		s.OldTexts = c.Settings.OldTexts == "drawback"
	}
	return s
}

// Levels gives the levels that rules have in the file, by rule number.
func (c *Config) Levels(rules []*lint.Rule) map[string]lint.Level {
	out := map[string]lint.Level{}
	for which, level := range c.Rules {
		out[named(rules, which).Number] = lint.Level(level)
	}
	return out
}

// Decisions gives the overrides, then the reviews, in the order of the file.
func (c *Config) Decisions() []lint.Override {
	var out []lint.Override
	for _, o := range c.Overrides {
		out = append(out, lint.Override{
			Which: o.which(o.Card), Verdict: lint.Verdict(o.Verdict), Text: o.Text, Reason: o.Reason, Until: date(o.Until), Place: o.Place,
		})
	}
	for _, r := range c.Reviewed {
		out = append(out, lint.Override{
			Which: r.which(r.Card), Verdict: lint.Verdict(r.Verdict), Fingerprint: r.Text, Reason: r.Reason, By: r.By, Date: r.Date, Place: r.Place,
		})
	}
	return out
}

// Suppressions gives the entries of suppress.
func (c *Config) Suppressions(rules []*lint.Rule) []lint.Suppression {
	var out []lint.Suppression
	for _, s := range c.Suppress {
		x := lint.Suppression{Which: s.which(s.Card), Phrase: s.Phrase, Reason: s.Reason, Until: date(s.Until), Place: s.Place}
		if s.Rule != "" {
			x.Rule = named(rules, s.Rule).Number
		}
		out = append(out, x)
	}
	return out
}

func (w Which) which(card string) lint.Which {
	return lint.Which{Card: card, Edition: w.Edition, File: w.File}
}

// date reads a day that was found to be one; the zero time for none.
func date(s string) time.Time {
	t, _ := time.Parse(time.DateOnly, s)
	return t
}
