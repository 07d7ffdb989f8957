package main

import (
	"context"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/report"
	"github.com/cardlint/cardlint/lint/say"
	"github.com/cardlint/cardlint/rules"
	"github.com/cardlint/cardlint/rules/kodex"
)

func (a *app) costCommand() *cobra.Command {
	var own, opponent []string
	s := lint.DefaultSettings()
	cmd := &cobra.Command{
		Use:                   "cost " + say.CardWord.In(a.lang) + " " + say.FileWord.In(a.lang),
		Short:                 say.HelpCost.In(a.lang),
		DisableFlagsInUseLine: true,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) < 2 {
				return usageError{say.NoCardName("cost")}
			}
			if err := validSettings(s); err != nil {
				return err
			}
			return a.cost(cmd.Context(), args[0], args[1:], s, own, opponent)
		},
	}
	cmd.Flags().StringArrayVar(&own, "own", nil, say.FlagOwn.In(a.lang))
	cmd.Flags().StringArrayVar(&opponent, "opponent", nil, say.FlagOpponent.In(a.lang))
	cmd.Flags().StringVar((*string)(&s.Reading), "reading", string(s.Reading), say.FlagReading.In(a.lang))
	return cmd
}

// cost prints what a card costs on a board [21.8], and whether its ancient magic works there [78].
func (a *app) cost(ctx context.Context, name string, files []string, s lint.Settings, own, opponent []string) error {
	ctx, cancel := a.timed(ctx)
	defer cancel()
	to, err := a.targets("cost", files)
	if err != nil {
		return err
	}
	f, err := a.conduct(ctx, files, rules.Options{Settings: s}, false)
	if err != nil {
		return err
	}
	card, err := a.find(f, name)
	if err != nil {
		return err
	}
	mine, err := a.board(f, "own", own)
	if err != nil {
		return err
	}
	theirs, err := a.board(f, "opponent", opponent)
	if err != nil {
		return err
	}
	if !a.quiet {
		for _, w := range kodex.Breaches(f, card, mine, theirs) {
			a.complain(w)
		}
	}
	t := kodex.Cost(f, card, mine, theirs)
	return a.write(ctx, to, &report.Input{Facts: f, Trace: &t})
}

// board finds the cards of one side; NAME*2 stands for two copies. A name that ends so itself is taken as it stands.
func (a *app) board(f *lint.Facts, flag string, names []string) ([]int, error) {
	var out []int
	for _, n := range names {
		name, copies := n, 1
		if i := strings.LastIndex(n, "*"); i > 0 && len(matches(f, n)) == 0 {
			var err error
			name = strings.TrimSpace(n[:i])
			if copies, err = strconv.Atoi(strings.TrimSpace(n[i+1:])); err != nil || copies < 1 || copies > 99 {
				return nil, usageError{say.BadValue(flag, n, say.WantCopies)}
			}
		}
		i, err := a.find(f, name)
		if err != nil {
			return nil, err
		}
		for range copies {
			out = append(out, i)
		}
	}
	return out, nil
}

// find gives the card that a name means; it says so where several bear it.
func (a *app) find(f *lint.Facts, name string) (int, error) {
	found := matches(f, name)
	if len(found) == 0 {
		names := make([]string, len(f.Pool.Cards))
		for i := range f.Pool.Cards {
			names[i] = f.Pool.Cards[i].Name
		}
		return 0, usageError{say.NoSuchCard(name, names)}
	}
	if len(found) > 1 && !a.quiet {
		a.complain(say.SameName(name, len(found), f.Pool.Cards[found[0]].Pos))
	}
	return found[0], nil
}

// matches looks for a name as it stands, then in any case and composition of letters, then without the suffix of a printing,
// then as an identifier.
func matches(f *lint.Facts, name string) []int {
	folded := say.Fold(name)
	for _, is := range []func(c *lint.Card) bool{
		func(c *lint.Card) bool { return c.Name == name },
		func(c *lint.Card) bool { return say.Fold(c.Name) == folded },
		func(c *lint.Card) bool { return say.Fold(lint.BareName(c.Name)) == folded },
		func(c *lint.Card) bool { return c.ID != "" && c.ID == name },
	} {
		var out []int
		for i := range f.Pool.Cards {
			if is(&f.Pool.Cards[i]) {
				out = append(out, i)
			}
		}
		if out != nil {
			return out
		}
	}
	return nil
}
