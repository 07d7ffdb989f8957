package main

import (
	"context"
	"errors"
	"io"
	"os"
	"slices"

	"github.com/spf13/cobra"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/baseline"
	"github.com/cardlint/cardlint/lint/report"
	"github.com/cardlint/cardlint/lint/say"
	"github.com/cardlint/cardlint/rules"
)

// baselineName is where a baseline goes unless the user says otherwise: in the working folder, where --baseline then finds it. It is no name of
// a spreadsheet, so that a folder of cards may hold it.
const baselineName = "cardlint-baseline.txt"

func (a *app) baselineCommand() *cobra.Command {
	path := baselineName
	cmd := &cobra.Command{
		Use:                   "baseline " + say.FileWord.In(a.lang),
		Short:                 say.HelpBaseline.In(a.lang),
		DisableFlagsInUseLine: true,
		RunE: func(cmd *cobra.Command, args []string) error {
			return a.writeBaseline(cmd.Context(), args, path)
		},
	}
	cmd.Flags().StringVar(&path, "baseline", path, say.FlagWhereTo.In(a.lang))
	cmd.Flags().StringArrayVar(&a.against, "against", nil, say.FlagAgainst.In(a.lang))
	return cmd
}

// writeBaseline takes down what is found now, and says what is different from the baseline that stood there. One that cannot be read is not
// written over: it may be something else, or hold what a merge has not settled.
func (a *app) writeBaseline(ctx context.Context, files []string, path string) error {
	ctx, cancel := a.timed(ctx)
	defer cancel()
	a.baseline = path
	to, err := a.targets("baseline", files)
	if err != nil {
		return err
	}
	d, before, err := a.openBaseline(path, files)
	if err != nil {
		return err
	}
	if slices.ContainsFunc(to, func(t target) bool { return t.to != nil && t.to.real == d.real }) {
		return usageError{say.OutputTwice(path)}
	}
	f, err := a.conduct(ctx, files, checking(), true)
	if err != nil {
		return err
	}
	if a.unread {
		a.complain(say.HalfBaseline(path))
		return stopped{}
	}
	now := baseline.Of(rules.Findings(f, a.jobs))
	if ctx.Err() != nil {
		return a.stop(ctx, ctx.Err())
	}
	if err := d.write(ctx, func(w io.Writer) error { return baseline.Write(w, now) }); err != nil {
		a.unwritten = true
		a.complain(cannotWrite(path, err))
		return stopped{}
	}
	r := &lint.Rebased{Path: path}
	r.Added, r.Dropped, r.Kept = baseline.Compare(f.Pool.Cards, before, now)
	return a.write(ctx, to, &report.Input{Facts: f, Rebased: r})
}

// openBaseline tries the place and reads what stands there; nothing need.
func (a *app) openBaseline(path string, files []string) (destination, []lint.Known, error) {
	if path == "" {
		return destination{}, nil, usageError{say.NoValue("baseline")}
	}
	if a.isInput(path, files) || a.isInput(path, a.against) {
		return destination{}, nil, usageError{say.OutputIsInput(path)}
	}
	d, err := newDestination(path)
	if err != nil {
		a.unwritten = true
		a.complain(cannotWrite(path, err))
		return d, nil, stopped{}
	}
	if _, err := os.Stat(path); errors.Is(err, os.ErrNotExist) || d.through {
		return d, nil, nil
	}
	before, err := a.readBaseline(path)
	return d, before, err
}
