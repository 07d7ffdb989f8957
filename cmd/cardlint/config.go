package main

import (
	"context"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/config"
	"github.com/cardlint/cardlint/lint/say"
	"github.com/cardlint/cardlint/rules"
)

func (a *app) configCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:                   "config check|print|schema|review",
		Short:                 say.HelpConfig.In(a.lang),
		DisableFlagsInUseLine: true,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return usageError{say.NoCommand("config", commandNames(cmd))}
			}
			return usageError{say.Unknown(say.ASubcommand, strings.Join(args, " "), commandNames(cmd))}
		},
	}
	about := func(use string, short lint.Words, run func(path string) (string, error)) *cobra.Command {
		return &cobra.Command{
			Use:                   use + " [CONFIG]",
			Short:                 short.In(a.lang),
			DisableFlagsInUseLine: true,
			RunE: func(_ *cobra.Command, args []string) error {
				if len(args) > 1 {
					return usageError{say.TooMany(args[1])}
				}
				if len(args) == 1 {
					a.configFile = args[0]
				}
				text, err := run(a.configPath(nil))
				if err != nil {
					return err
				}
				return a.print(text)
			},
		}
	}
	cmd.AddCommand(
		about("check", say.HelpConfigCheck, a.configCheck),
		about("print", say.HelpConfigPrint, a.configPrint),
		&cobra.Command{
			Use:                   "schema",
			Short:                 say.HelpConfigSchema.In(a.lang),
			DisableFlagsInUseLine: true,
			RunE:                  func(*cobra.Command, []string) error { return a.print(config.Schema) },
		},
		a.configReviewCommand(),
	)
	return cmd
}

// configCheck says that nothing is wrong with the file; what is wrong was said by reading it.
func (a *app) configCheck(path string) (string, error) {
	if path == "" {
		return "", usageError{say.NoConfig()}
	}
	if _, err := a.readConfig(path); err != nil {
		return "", err
	}
	return say.ConfigFine(path).In(a.lang) + "\n", nil
}

func (a *app) configPrint(path string) (string, error) {
	c, err := a.readConfig(path)
	if err != nil {
		return "", err
	}
	return config.Print(c, rules.List())
}

func (a *app) configReviewCommand() *cobra.Command {
	var r config.Review
	cmd := &cobra.Command{
		Use:                   "review " + say.CardWord.In(a.lang) + " " + say.FileWord.In(a.lang),
		Short:                 say.HelpConfigReview.In(a.lang),
		DisableFlagsInUseLine: true,
		RunE: func(cmd *cobra.Command, args []string) error {
			verdicts := []string{string(lint.Modifies), string(lint.Review), string(lint.Clear)}
			switch {
			case len(args) < 2:
				return usageError{say.NoCardName("config review")}
			case r.Verdict == "":
				return usageError{say.NoFlag("verdict")}
			case r.Reason == "":
				return usageError{say.NoFlag("reason")}
			case strings.TrimSpace(r.Reason) == "":
				return usageError{say.NoValue("reason")}
			case !slices.Contains(verdicts, r.Verdict):
				return usageError{say.Unknown(say.AVerdict, r.Verdict, verdicts)}
			}
			return a.configReview(cmd.Context(), args[0], args[1:], r)
		},
	}
	cmd.Flags().StringVar(&r.Verdict, "verdict", "", say.FlagVerdict.In(a.lang))
	cmd.Flags().StringVar(&r.Reason, "reason", "", say.FlagReason.In(a.lang))
	cmd.Flags().StringVar(&r.By, "by", "", say.FlagReviewer.In(a.lang))
	return cmd
}

// configReview prints the record that a person has looked at a card as it stands now. Where several cards bear the name it names the ID or edition.
func (a *app) configReview(ctx context.Context, name string, files []string, r config.Review) error {
	ctx, cancel := a.timed(ctx)
	defer cancel()
	f, err := a.conduct(ctx, files, rules.Options{Settings: lint.DefaultSettings()}, false)
	if err != nil {
		return err
	}
	i, err := a.find(f, name)
	if err != nil {
		return err
	}
	c := &f.Pool.Cards[i]
	r.Card, r.Text, r.Date = c.Name, rules.TextFingerprint(c), time.Now().Format(time.DateOnly)
	if len(matches(f, c.Name)) > 1 {
		r.Edition = c.Edition
		if c.ID != "" {
			r.Card, r.Edition = c.ID, ""
		}
	}
	text, err := config.Entry(r, a.config)
	if err != nil {
		return err
	}
	if path := a.config.Path; path != "" && !config.FitsAtEnd(text, path, known()) {
		a.complain(say.NotAtEnd(path))
	}
	return a.print(text)
}

// print writes to standard output what is no report.
func (a *app) print(text string) error {
	if _, err := a.stdout.Write([]byte(text)); err != nil {
		a.unwritten = true
		a.complain(cannotWrite(say.StandardOutput.In(a.lang), err))
		return stopped{}
	}
	return nil
}
