package main

import (
	"context"

	"github.com/spf13/cobra"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/report"
	"github.com/cardlint/cardlint/lint/say"
	"github.com/cardlint/cardlint/rules"
)

func (a *app) modifiersCommand() *cobra.Command {
	var all bool
	cmd := &cobra.Command{
		Use:                   "modifiers " + say.FileWord.In(a.lang),
		Short:                 say.HelpModifiers.In(a.lang),
		DisableFlagsInUseLine: true,
		RunE: func(cmd *cobra.Command, args []string) error {
			return a.answer(cmd.Context(), "modifiers", args, rules.Options{Settings: lint.DefaultSettings()}, report.Input{All: all})
		},
	}
	cmd.Flags().BoolVar(&all, "all", false, say.FlagAll.In(a.lang))
	return cmd
}

// answer conducts the files and prints the facts: what the commands do that only answer.
func (a *app) answer(ctx context.Context, command string, files []string, opt rules.Options, in report.Input) error {
	ctx, cancel := a.timed(ctx)
	defer cancel()
	to, err := a.targets(command, files)
	if err != nil {
		return err
	}
	c := newClock()
	if in.Facts, err = a.conduct(ctx, files, opt, false); err != nil {
		return err
	}
	facts := c.lap()
	if err := a.write(to, &in); err != nil {
		return err
	}
	a.tell(in.Facts, say.Stats(len(in.Facts.Pool.Cards), facts, "0s", c.lap()))
	return nil
}
