package main

import (
	"context"

	"github.com/spf13/cobra"

	"github.com/cardlint/cardlint/lint/report"
	"github.com/cardlint/cardlint/lint/say"
	"github.com/cardlint/cardlint/rules"
)

func (a *app) diffCommand() *cobra.Command {
	var all bool
	cmd := &cobra.Command{
		Use:                   "diff " + say.OldNewWords.In(a.lang),
		Short:                 say.HelpDiff.In(a.lang),
		DisableFlagsInUseLine: true,
		RunE: func(cmd *cobra.Command, args []string) error {
			switch {
			case len(args) < 2:
				return usageError{say.TwoFiles()}
			case len(args) > 2:
				return usageError{say.TooMany(args[2])}
			case args[0] == "-" && args[1] == "-":
				return usageError{say.StdinTwice()}
			}
			return a.diff(cmd.Context(), args[0], args[1], all)
		},
	}
	cmd.Flags().BoolVar(&all, "all", false, say.FlagDiffAll.In(a.lang))
	return cmd
}

// diff prints what is different in meaning between two states of a pool.
func (a *app) diff(ctx context.Context, old, now string, all bool) error {
	ctx, cancel := a.timed(ctx)
	defer cancel()
	to, err := a.targets("diff", []string{old, now})
	if err != nil {
		return err
	}
	opt := checking()
	opt.Others = false
	before, err := a.conduct(ctx, []string{old}, opt, false)
	if err != nil {
		return err
	}
	after, err := a.conduct(ctx, []string{now}, opt, false)
	if err != nil {
		return err
	}
	d, err := rules.Diff(ctx, before, after, a.jobs)
	if err != nil {
		return a.stop(ctx, err)
	}
	return a.write(ctx, to, &report.Input{Facts: after, Diff: d, All: all})
}
