package main

import (
	"bytes"
	"context"
	"encoding/csv"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/report"
	"github.com/cardlint/cardlint/lint/say"
	"github.com/cardlint/cardlint/loaders"
	"github.com/cardlint/cardlint/rules"
)

func (a *app) parseCommand() *cobra.Command {
	var kind, name string
	cmd := &cobra.Command{
		Use:                   "parse [" + say.TextWord.In(a.lang) + "]",
		Short:                 say.HelpParse.In(a.lang),
		Long:                  say.HelpParseLong.In(a.lang),
		DisableFlagsInUseLine: true,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) > 1 {
				return usageError{say.TooMany(args[1])}
			}
			return a.parse(cmd.Context(), args, kind, name)
		},
	}
	cmd.Flags().StringVar(&kind, "type", "szörny", say.FlagType.In(a.lang))
	cmd.Flags().StringVar(&name, "name", "?", say.FlagName.In(a.lang))
	return cmd
}

// parse prints how one text is read.
func (a *app) parse(ctx context.Context, args []string, kind, name string) error {
	ctx, cancel := a.timed(ctx)
	defer cancel()
	to, err := a.targets("parse", nil)
	if err != nil {
		return err
	}
	text, err := a.text(ctx, args)
	if err != nil {
		return err
	}
	if err := a.configure(nil); err != nil {
		return err
	}
	f, err := rules.Conduct(ctx, oneCard(ctx, kind, name, text), rules.Options{Settings: a.settled(lint.DefaultSettings()), Jobs: 1})
	if err != nil {
		return a.stop(ctx, err)
	}
	for _, p := range f.Pool.Problems {
		switch flag := flagOf[p.Pos.Cell]; {
		case flag != "" && p.Raw == "":
			return usageError{say.NoValue(flag)}
		case flag != "":
			return usageError{say.InFlag(flag, p.Say)}
		}
	}
	a.problems(f.Pool.Problems, false)
	if len(f.Pool.Cards) == 0 {
		a.unread = true
		return stopped{}
	}
	return a.write(ctx, to, &report.Input{Facts: f, Tokens: rules.Tokens(&f.Pool.Cards[0])})
}

// text is the argument, or standard input without its last line end.
func (a *app) text(ctx context.Context, args []string) (string, error) {
	if len(args) == 1 && args[0] != "-" {
		if strings.TrimSpace(args[0]) == "" {
			return "", usageError{say.NoText()}
		}
		return args[0], nil
	}
	b, err := io.ReadAll(&cuttable{ctx: ctx, r: a.stdin})
	switch {
	case ctx.Err() != nil:
		return "", a.stop(ctx, ctx.Err())
	case err != nil:
		a.unread = true
		a.complain(say.CannotRead(err))
		return "", stopped{}
	}
	s := strings.TrimSuffix(strings.TrimSuffix(string(b), "\n"), "\r")
	if strings.TrimSpace(s) == "" {
		return "", usageError{say.NoText()}
	}
	return s, nil
}

// flagOf are the flags that stand in the cells of the table of oneCard.
var flagOf = map[string]string{"A2": "name", "B2": "type"}

// oneCard hands the text to the loader as a table of one row, so that a type cell means here what it means there.
// The text itself goes past it, unchanged by the rules of CSV.
func oneCard(ctx context.Context, kind, name, text string) rules.Source {
	return func(emit func(lint.Card) error) ([]lint.Problem, error) {
		var b bytes.Buffer
		w := csv.NewWriter(&b)
		if err := w.WriteAll([][]string{{"name", "type", "text"}, {name, kind, "-"}}); err != nil {
			return nil, err
		}
		return loaders.Load(ctx, []string{"-"}, &b, loaders.Options{Delimiter: ','}, func(c lint.Card) error {
			c.Pos = lint.Pos{File: "-"}
			c.Texts = []lint.Text{{Raw: text}}
			return emit(c)
		})
	}
}
