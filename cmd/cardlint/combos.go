package main

import (
	"slices"
	"strconv"

	"github.com/spf13/cobra"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/report"
	"github.com/cardlint/cardlint/lint/say"
	"github.com/cardlint/cardlint/rules"
)

func (a *app) combosCommand() *cobra.Command {
	s := lint.DefaultSettings()
	cmd := &cobra.Command{
		Use:                   "combos " + say.FileWord.In(a.lang),
		Short:                 say.HelpCombos.In(a.lang),
		DisableFlagsInUseLine: true,
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := validSettings(s); err != nil {
				return err
			}
			return a.answer(cmd.Context(), "combos", args, rules.Options{Settings: s, Combos: true}, report.Input{})
		},
	}
	cmd.Flags().IntVar(&s.Size, "size", s.Size, say.FlagSize.In(a.lang))
	cmd.Flags().StringVar((*string)(&s.Reading), "reading", string(s.Reading), say.FlagReading.In(a.lang))
	cmd.Flags().StringVar((*string)(&s.Deck), "legal", string(s.Deck), say.FlagLegal.In(a.lang))
	return cmd
}

func validSettings(s lint.Settings) error {
	readings := []string{string(lint.Applied), string(lint.Literal), string(lint.Reduction)}
	decks := []string{string(lint.ThreeColours), string(lint.AnyDeck)}
	switch {
	case s.Size < 1:
		return usageError{say.BadValue("size", strconv.Itoa(s.Size), say.WantSize)}
	case !slices.Contains(readings, string(s.Reading)):
		return usageError{say.Unknown(say.AReading, string(s.Reading), readings)}
	case !slices.Contains(decks, string(s.Deck)):
		return usageError{say.Unknown(say.ADeck, string(s.Deck), decks)}
	}
	return nil
}
