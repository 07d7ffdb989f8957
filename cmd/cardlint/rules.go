package main

import (
	"strings"

	"github.com/spf13/cobra"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/report"
	"github.com/cardlint/cardlint/lint/say"
	"github.com/cardlint/cardlint/rules"
)

func (a *app) rulesCommand() *cobra.Command {
	return &cobra.Command{
		Use:                   "rules [" + say.RuleWord.In(a.lang) + "]",
		Short:                 say.HelpRules.In(a.lang),
		DisableFlagsInUseLine: true,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) > 1 {
				return usageError{say.TooMany(args[1])}
			}
			to, err := a.targets("rules", nil)
			if err != nil {
				return err
			}
			l := rules.List()
			if len(args) == 1 {
				if l, err = rule(l, args[0]); err != nil {
					return err
				}
			}
			return a.write(cmd.Context(), to, &report.Input{Rules: l})
		},
	}
}

// rule finds a rule by its number or name.
func rule(l []*lint.Rule, which string) ([]*lint.Rule, error) {
	var known []string
	for _, r := range l {
		if strings.EqualFold(r.Number, which) || strings.EqualFold(r.Name, which) {
			return []*lint.Rule{r}, nil
		}
		known = append(known, r.Number)
	}
	return nil, usageError{say.Unknown(say.ARule, which, known)}
}
