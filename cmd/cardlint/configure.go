package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/config"
	"github.com/cardlint/cardlint/lint/say"
	"github.com/cardlint/cardlint/loaders"
	"github.com/cardlint/cardlint/rules"
)

// noConfig is the --config of those who want none.
const noConfig = "none"

// known are the words that a configuration may use.
func known() config.Known {
	return config.Known{Fields: loaders.Fields(), Encodings: loaders.Encodings(), Rules: rules.List()}
}

// configure reads the configuration of the run, once, and lets it stand where no flag was given.
func (a *app) configure(files []string) error {
	if a.config != nil {
		return nil
	}
	c, err := a.readConfig(a.configPath(files))
	if err != nil {
		return err
	}
	for _, o := range a.outputs {
		if _, path, ok := cutOutput(o); ok && c.Path != "" && a.isInput(path, []string{c.Path}) {
			return usageError{say.OutputIsInput(path)}
		}
	}
	a.config = c
	a.adopt(c)
	return nil
}

// readConfig reads the file at the path; an empty one for "". All that is wrong with it is said.
func (a *app) readConfig(path string) (*config.Config, error) {
	if path == "" {
		return &config.Config{}, nil
	}
	c, err := config.Load(path, known())
	var wrong config.Errors
	if !errors.As(err, &wrong) {
		return c, err
	}
	a.usage = true
	for _, w := range wrong {
		_, _ = fmt.Fprintf(a.stderr, "%s: %s\n", w.Place, w.Say.In(a.lang))
		if w.Excerpt != "" {
			_, _ = fmt.Fprintln(a.stderr, w.Excerpt)
		}
	}
	return nil, stopped{}
}

// configPath is the file that was named, or the one that lies nearest above the first input; seen from the working directory.
func (a *app) configPath(files []string) string {
	switch {
	case a.configFile == noConfig:
		return ""
	case a.configFile != "":
		return a.configFile
	}
	path := config.Find(folderOf(files))
	if here, err := os.Getwd(); err == nil && path != "" {
		if rel, err := filepath.Rel(here, path); err == nil {
			return rel
		}
	}
	return path
}

// folderOf is the folder of the first input: of a file, of the files that a pattern fits, or the folder itself. Standard input lies in the
// working directory.
func folderOf(files []string) string {
	if len(files) == 0 || files[0] == "-" {
		return "."
	}
	if info, err := os.Stat(files[0]); err == nil && info.IsDir() {
		return files[0]
	}
	return filepath.Dir(files[0])
}

// adopt takes from the configuration what was not given on the command line.
func (a *app) adopt(c *config.Config) {
	take := func(flag string, to *string, value string) {
		if !a.given[flag] && value != "" {
			*to = value
		}
	}
	take("delimiter", &a.delimiter, c.Delimiter)
	take("encoding", &a.encoding, c.Encoding)
	take("zero-costs", &a.zeroCosts, c.ZeroCosts)
	take("fail-on", &a.failOn, c.FailOn)
	take("baseline", &a.baseline, c.Baseline)
	if !a.given["sheet"] {
		a.sheets = c.Sheets
	}
	if !a.given["max-warnings"] && c.MaxWarnings != nil {
		a.maxWarnings = *c.MaxWarnings
	}
	var columns []string
	for field, header := range c.Columns {
		columns = append(columns, field+"="+header)
	}
	slices.Sort(columns)
	a.columns = append(columns, a.columns...) // the later one counts
}

// settled gives the settings of the run: those of the flags that were given, else of the configuration, else the defaults.
func (a *app) settled(flags lint.Settings) lint.Settings {
	s := a.config.Judging(lint.DefaultSettings())
	if a.given["reading"] {
		s.Reading = flags.Reading
	}
	if a.given["size"] {
		s.Size = flags.Size
	}
	if a.given["legal"] {
		s.Deck = flags.Deck
	}
	return s
}

// decided adds what persons decided to the options of the conductor.
func (a *app) decided(opt rules.Options) rules.Options {
	opt.Settings = a.settled(opt.Settings)
	opt.Overrides, opt.Years, opt.Now = a.config.Decisions(), a.config.Years, time.Now()
	return opt
}

// findings gives all findings at the levels of the configuration; those that a person said to be as they should be are muted.
func (a *app) findings(f *lint.Facts) []lint.Finding {
	all := rules.List()
	out := rules.Level(rules.Findings(f, a.jobs), a.config.Levels(all))
	a.remark(rules.Suppress(f, out, a.config.Suppressions(all), time.Now()))
	return out
}

// remark says which decisions came to nothing. A wrong one is an error of the configuration.
func (a *app) remark(remarks []lint.Remark) {
	for _, r := range remarks {
		a.misconfigured = a.misconfigured || r.Wrong
		if r.Wrong || !a.quiet {
			_, _ = fmt.Fprintf(a.stderr, "%s: %s\n", r.Place, r.Say.In(a.lang))
		}
	}
}

// judge notes whether the findings make the exit code 1.
func (a *app) judge(findings []lint.Finding) {
	if a.failOn == never {
		return
	}
	warnings := 0
	for i := range findings {
		a.found = a.found || findings[i].Level.Weight() >= lint.Level(a.failOn).Weight()
		if findings[i].Level == lint.Warning {
			warnings++
		}
	}
	if a.maxWarnings >= 0 && warnings > a.maxWarnings {
		a.found = true
		a.complain(say.TooManyWarnings(warnings, a.maxWarnings))
	}
}
