package main

import (
	"context"
	"strconv"

	"github.com/spf13/cobra"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/report"
	"github.com/cardlint/cardlint/lint/say"
	"github.com/cardlint/cardlint/rules"
	"github.com/cardlint/cardlint/rules/kodex"
)

// repairing are the flags of repair.
type repairing struct {
	settings       lint.Settings
	cards, except  []string
	textToo, exact bool
	steps          int
}

func (a *app) repairCommand() *cobra.Command {
	r := repairing{settings: lint.DefaultSettings(), steps: kodex.DefaultSteps}
	cmd := &cobra.Command{
		Use:                   "repair " + say.FileWord.In(a.lang),
		Short:                 say.HelpRepair.In(a.lang),
		DisableFlagsInUseLine: true,
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := validSettings(r.settings); err != nil {
				return err
			}
			if r.steps < 1 {
				return usageError{say.BadValue("steps", strconv.Itoa(r.steps), say.WantSize)}
			}
			return a.repair(cmd.Context(), args, &r)
		},
	}
	cmd.Flags().StringArrayVar(&r.cards, "card", nil, say.FlagCard.In(a.lang))
	cmd.Flags().StringArrayVar(&r.except, "except", nil, say.FlagExcept.In(a.lang))
	cmd.Flags().BoolVar(&r.textToo, "text-too", false, say.FlagTextToo.In(a.lang))
	cmd.Flags().BoolVar(&r.exact, "exact", false, say.FlagExact.In(a.lang))
	cmd.Flags().IntVar(&r.steps, "steps", r.steps, say.FlagSteps.In(a.lang))
	cmd.Flags().StringVar((*string)(&r.settings.Reading), "reading", string(r.settings.Reading), say.FlagReading.In(a.lang))
	return cmd
}

// repair prints the fewest cards whose rewording leaves ancient magic on.
func (a *app) repair(ctx context.Context, files []string, r *repairing) error {
	ctx, cancel := a.timed(ctx)
	defer cancel()
	to, err := a.targets("repair", files)
	if err != nil {
		return err
	}
	f, err := a.conduct(ctx, files, rules.Options{Settings: r.settings}, false)
	if err != nil {
		return err
	}
	opt := kodex.RepairOptions{TextToo: r.textToo, Steps: r.steps, Except: map[int]bool{}}
	for _, name := range r.cards {
		i, err := a.find(f, name)
		if err != nil {
			return err
		}
		if !kodex.IsAncient(f, i) {
			return usageError{say.NotAncient(f.Pool.Cards[i].Name)}
		}
		opt.Cards = append(opt.Cards, i)
	}
	for _, name := range r.except {
		i, err := a.find(f, name)
		if err != nil {
			return err
		}
		opt.Except[i] = true
	}
	got, err := kodex.Repair(ctx, f, opt, a.jobs)
	if err != nil {
		return a.stop(ctx, err)
	}
	if r.exact && !got.Exact {
		a.cut = true
		a.complain(say.NotExact(got))
	}
	return a.write(to, &report.Input{Facts: f, Repair: got})
}
