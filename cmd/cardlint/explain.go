package main

import (
	"context"

	"github.com/spf13/cobra"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/report"
	"github.com/cardlint/cardlint/lint/say"
	"github.com/cardlint/cardlint/rules"
)

func (a *app) explainCommand() *cobra.Command {
	s := lint.DefaultSettings()
	cmd := &cobra.Command{
		Use:                   "explain " + say.CardWord.In(a.lang) + " " + say.FileWord.In(a.lang),
		Short:                 say.HelpExplain.In(a.lang),
		DisableFlagsInUseLine: true,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) < 2 {
				return usageError{say.NoCardName("explain")}
			}
			if err := validSettings(s); err != nil {
				return err
			}
			return a.explain(cmd.Context(), args[0], args[1:], s)
		},
	}
	cmd.Flags().StringVar((*string)(&s.Reading), "reading", string(s.Reading), say.FlagReading.In(a.lang))
	return cmd
}

// explain prints how one card was read, why, and what follows from it in its pool.
func (a *app) explain(ctx context.Context, name string, files []string, s lint.Settings) error {
	ctx, cancel := a.timed(ctx)
	defer cancel()
	to, err := a.targets("explain", files)
	if err != nil {
		return err
	}
	f, err := a.conduct(ctx, files, rules.Options{Settings: s, Combos: true}, false)
	if err != nil {
		return err
	}
	card, err := a.find(f, name)
	if err != nil {
		return err
	}
	spares, err := rules.Spares(ctx, f, card, a.jobs)
	if err != nil {
		return a.stop(ctx, err)
	}
	return a.write(ctx, to, &report.Input{Facts: f, Card: card, Spares: spares, Worked: rules.Worked(f, card), Tokens: rules.Tokens(&f.Pool.Cards[card])})
}
