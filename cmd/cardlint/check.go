package main

import (
	"context"

	"github.com/spf13/cobra"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/report"
	"github.com/cardlint/cardlint/lint/say"
	"github.com/cardlint/cardlint/rules"
)

func (a *app) checkCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:                   "check " + say.FileWord.In(a.lang),
		Short:                 say.HelpCheck.In(a.lang),
		DisableFlagsInUseLine: true,
		RunE:                  func(cmd *cobra.Command, args []string) error { return a.check(cmd.Context(), args) },
	}
	cmd.Flags().StringArrayVar(&a.against, "against", nil, say.FlagAgainst.In(a.lang))
	a.defineKnowing(cmd)
	return cmd
}

// checking are the options under which findings are made.
func checking() rules.Options {
	return rules.Options{Settings: lint.DefaultSettings(), Combos: true, Others: true}
}

// check prints everything found; the exit code is exitFound from the level of --fail-on.
func (a *app) check(ctx context.Context, files []string) error {
	ctx, cancel := a.timed(ctx)
	defer cancel()
	to, err := a.targets("check", files)
	if err != nil {
		return err
	}
	known, err := a.comparison(ctx, files)
	if err != nil {
		return err
	}
	c := newClock()
	f, err := a.conduct(ctx, files, checking(), true)
	if err != nil {
		return err
	}
	facts := c.lap()
	findings := rules.Findings(f, a.jobs)
	base := a.mute(known, f, findings)
	findings, muted := unmuted(findings)
	found := c.lap()
	if ctx.Err() != nil {
		return a.stop(ctx, ctx.Err())
	}
	if a.failOn != never {
		for i := range findings {
			a.found = a.found || findings[i].Level.Weight() >= lint.Level(a.failOn).Weight()
		}
	}
	if err := a.write(ctx, to, &report.Input{Facts: f, Findings: findings, Muted: muted, Baseline: base, Rules: rules.List()}); err != nil {
		return err
	}
	a.tell(f, say.Stats(len(f.Pool.Cards), facts, found, c.lap()))
	return nil
}
