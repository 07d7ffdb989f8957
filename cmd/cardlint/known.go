package main

import (
	"context"
	"errors"
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/baseline"
	"github.com/cardlint/cardlint/lint/say"
)

// knowing are the flags that say which findings are known.
type knowing struct {
	baseline string // the path of a baseline
	newFrom  string // a revision of git
}

// defineKnowing gives a command these flags.
func (a *app) defineKnowing(cmd *cobra.Command) {
	cmd.Flags().StringVar(&a.baseline, "baseline", "", say.FlagBaseline.In(a.lang))
	cmd.Flags().StringVar(&a.newFrom, "new-from", "", say.FlagNewFrom.In(a.lang))
}

// comparison is what the findings of a check are compared with.
type comparison struct {
	source string // as the user named it
	reason string // the flag with it
	known  []lint.Known
	file   bool // its lines have a place, and can be stale
}

// comparison finds out what is known, before the check itself begins. Nil: nothing was asked for. What cannot be had is a usage error: a check
// never passes because a baseline is not there.
func (a *app) comparison(ctx context.Context, files []string) (*comparison, error) {
	switch {
	case a.given["baseline"] && a.given["new-from"]:
		return nil, usageError{say.NotBoth("baseline", "new-from")}
	case a.given["new-from"]:
		known, err := a.knownAt(ctx, files)
		return &comparison{source: a.newFrom, reason: "--new-from " + a.newFrom, known: known}, err
	case a.given["baseline"] || a.baseline != "":
		known, err := a.readBaseline(a.baseline)
		return &comparison{source: a.baseline, reason: "--baseline " + a.baseline, known: known, file: true}, err
	}
	return nil, nil
}

// readBaseline reads a baseline; where it cannot, it says so with the file, the line and what would be right.
func (a *app) readBaseline(path string) ([]lint.Known, error) {
	f, err := os.Open(path)
	if err == nil {
		defer func() { _ = f.Close() }()
		var known []lint.Known
		if known, err = baseline.Read(f); err == nil {
			return known, nil
		}
	}
	a.usage = true
	var damage *baseline.Damage
	if errors.As(err, &damage) {
		_, _ = fmt.Fprintf(a.stderr, "%s:%d: %s\n", path, damage.Line, damage.Say.In(a.lang))
	} else {
		a.complain(say.BaselineMissing(path, say.Unopened(err)))
	}
	return nil, stopped{}
}

// mute mutes what is known and says what is stale. Where part of the input was not read nobody can tell what is stale.
func (a *app) mute(c *comparison, f *lint.Facts, findings []lint.Finding) *lint.Baseline {
	if c == nil {
		return nil
	}
	out := &lint.Baseline{Source: c.source, Stale: baseline.Mute(f.Pool.Cards, findings, c.known, c.reason)}
	for i := range findings {
		if findings[i].Muted.By == lint.ByBaseline {
			out.Known++
		}
	}
	if !c.file || a.unread {
		out.Stale = nil
	}
	a.sayStale(out)
	return out
}

// mostStale is how many stale lines are written to standard error.
const mostStale = 10

func (a *app) sayStale(b *lint.Baseline) {
	if a.quiet || len(b.Stale) == 0 {
		return
	}
	shown := b.Stale[:min(len(b.Stale), mostStale)]
	for i := range shown {
		_, _ = fmt.Fprintf(a.stderr, "%s:%d: %s\n", b.Source, shown[i].Line, say.Stale(&shown[i]).In(a.lang))
	}
	_, _ = fmt.Fprintln(a.stderr, say.StaleMore(len(b.Stale)-len(shown), b.Source).In(a.lang))
}

// unmuted parts the findings that count from those that do not.
func unmuted(findings []lint.Finding) (counted, muted []lint.Finding) {
	for i := range findings {
		if findings[i].Muted.By == lint.NotMuted {
			counted = append(counted, findings[i])
		} else {
			muted = append(muted, findings[i])
		}
	}
	return counted, muted
}
