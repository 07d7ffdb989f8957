package main

import (
	"context"
	"errors"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/report"
	"github.com/cardlint/cardlint/lint/say"
	"github.com/cardlint/cardlint/loaders"
)

// flags are the ones that every command has.
type flags struct {
	sheets    []string
	columns   []string
	delimiter string
	encoding  string
	zeroCosts string
	format    string
	outputs   []string
	failOn    string

	maxWarnings int    // -1: no limit
	configFile  string // noConfig: none; "": found
	langName    string
	given       map[string]bool // which of these flags stood on the command line
	color       string
	jobs        int
	quiet       bool
	stats       bool
	timeout     time.Duration
	against     []string // of check and combos
	stages      []string // how long reading, and finding the combinations, took: for --stats
}

func (f *flags) define(root *cobra.Command, lang lint.Lang) {
	s := root.PersistentFlags()
	s.SortFlags = false
	s.StringArrayVar(&f.sheets, "sheet", nil, say.FlagSheet.In(lang))
	s.StringArrayVar(&f.columns, "column", nil, say.FlagColumn.In(lang))
	s.StringVar(&f.delimiter, "delimiter", "", say.FlagDelimiter.In(lang))
	s.StringVar(&f.encoding, "encoding", "", say.FlagEncoding.In(lang))
	s.StringVar(&f.zeroCosts, "zero-costs", "auto", say.FlagZeroCosts.In(lang))
	s.StringVar(&f.format, "format", report.Default, say.FlagFormat.In(lang))
	s.StringArrayVarP(&f.outputs, "output", "o", nil, say.FlagOutput.In(lang))
	s.StringVar(&f.failOn, "fail-on", string(lint.Error), say.FlagFailOn.In(lang))
	s.IntVar(&f.maxWarnings, "max-warnings", -1, say.FlagMaxWarnings.In(lang))
	s.StringVar(&f.configFile, "config", "", say.FlagConfig.In(lang))
	s.StringVar(&f.langName, "lang", "", say.FlagLang.In(lang))
	s.StringVar(&f.color, "color", "auto", say.FlagColor.In(lang))
	s.IntVar(&f.jobs, "jobs", 0, say.FlagJobs.In(lang))
	s.BoolVar(&f.quiet, "quiet", false, say.FlagQuiet.In(lang))
	s.BoolVar(&f.stats, "stats", false, say.FlagStats.In(lang))
	s.DurationVar(&f.timeout, "timeout", 0, say.FlagTimeout.In(lang))
	s.BoolP("help", "h", false, say.FlagHelp.In(lang))
}

// never is the --fail-on of those who want no exit code 1.
const never = "never"

// zeroCosts are what --zero-costs may be; the first leaves it to the loader.
var zeroCosts = []string{"auto", loaders.ZeroIsCost, loaders.ZeroIsUnknown}

// valid checks the values that do not depend on the command.
func (f *flags) valid(given *pflag.FlagSet) error {
	f.given = map[string]bool{}
	empty := ""
	given.Visit(func(g *pflag.Flag) {
		f.given[g.Name] = true
		if empty == "" && isEmpty(g) {
			empty = g.Name
		}
	})
	levels := []string{string(lint.Error), string(lint.Warning), string(lint.Note), never}
	switch {
	case empty != "":
		return usageError{say.NoValue(empty)}
	case !slices.Contains(levels, f.failOn):
		return usageError{say.Unknown(say.ALevel, f.failOn, levels)}
	case f.given["lang"] && !slices.Contains([]string{"hu", "en"}, f.langName):
		return usageError{say.Unknown(say.ALanguage, f.langName, []string{"hu", "en"})}
	case !slices.Contains([]string{"auto", "always", never}, f.color):
		return usageError{say.Unknown(say.AColour, f.color, []string{"auto", "always", never})}
	case f.encoding != "" && !slices.Contains(loaders.Encodings(), strings.ToLower(f.encoding)):
		return usageError{say.Unknown(say.AnEncoding, f.encoding, loaders.Encodings())}
	case !slices.Contains(zeroCosts, f.zeroCosts):
		return usageError{say.Unknown(say.AMeaning, f.zeroCosts, zeroCosts)}
	case f.given["max-warnings"] && f.maxWarnings < 0:
		return usageError{say.BadValue("max-warnings", strconv.Itoa(f.maxWarnings), say.WantNumber)}
	case f.jobs < 0:
		return usageError{say.BadValue("jobs", strconv.Itoa(f.jobs), say.WantNumber)}
	case f.timeout < 0:
		return usageError{say.BadValue("timeout", f.timeout.String(), say.WantDuration)}
	}
	_, err := f.loading()
	return err
}

// isEmpty says whether a flag stands there without a value: mostly a variable of a script that was never set, and no reason to do as if the
// flag were not there.
func isEmpty(g *pflag.Flag) bool {
	if list, ok := g.Value.(pflag.SliceValue); ok {
		return slices.Contains(list.GetSlice(), "")
	}
	return g.Value.String() == ""
}

// loading gives the flags that the loaders understand.
func (f *flags) loading() (loaders.Options, error) {
	opt := loaders.Options{Sheets: f.sheets, Columns: map[string]string{}, Encoding: strings.ToLower(f.encoding)}
	if f.zeroCosts != zeroCosts[0] {
		opt.ZeroCosts = f.zeroCosts
	}
	for _, c := range f.columns {
		name, header, ok := strings.Cut(c, "=")
		if !ok || name == "" || header == "" {
			return opt, usageError{say.BadValue("column", c, say.WantColumn)}
		}
		opt.Columns[name] = header
	}
	switch d := f.delimiter; {
	case d == "tab" || d == `\t`:
		opt.Delimiter = '\t'
	case utf8.RuneCountInString(d) == 1:
		opt.Delimiter, _ = utf8.DecodeRuneInString(d)
	case d != "":
		return opt, usageError{say.BadValue("delimiter", d, say.WantDelimiter)}
	}
	return opt, nil
}

// timed limits a context to --timeout.
func (f *flags) timed(ctx context.Context) (context.Context, context.CancelFunc) {
	if f.timeout == 0 {
		return context.WithCancel(ctx)
	}
	return context.WithTimeout(ctx, f.timeout)
}

// flagError puts what the flag parser says into the language of the run.
func (a *app) flagError(cmd *cobra.Command, err error) error {
	var unknown *pflag.NotExistError
	var missing *pflag.ValueRequiredError
	var invalid *pflag.InvalidValueError
	var syntax *pflag.InvalidSyntaxError
	switch {
	case errors.As(err, &unknown):
		name := "--" + unknown.GetSpecifiedName()
		if unknown.GetSpecifiedShortnames() != "" {
			name = "-" + unknown.GetSpecifiedShortnames()
		}
		return usageError{say.Unknown(say.AFlag, name, flagNames(cmd))}
	case errors.As(err, &missing):
		return usageError{say.NoValue(missing.GetFlag().Name)}
	case errors.As(err, &invalid):
		want := map[string]lint.Words{"int": say.WantNumber, "duration": say.WantDuration}[invalid.GetFlag().Value.Type()]
		if want.En == "" {
			want = say.WantValue
		}
		return usageError{say.BadValue(invalid.GetFlag().Name, invalid.GetValue(), want)}
	case errors.As(err, &syntax):
		return usageError{say.Unknown(say.AFlag, syntax.GetSpecifiedFlag(), flagNames(cmd))}
	}
	return usageError{lint.Words{Hu: err.Error(), En: err.Error()}}
}

func flagNames(cmd *cobra.Command) []string {
	var out []string
	add := func(f *pflag.Flag) { out = append(out, "--"+f.Name) }
	cmd.LocalNonPersistentFlags().VisitAll(add)
	cmd.Root().PersistentFlags().VisitAll(add)
	return out
}
