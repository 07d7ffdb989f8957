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
	legal, by, most := string(s.Deck), "ancient", 0
	cmd := &cobra.Command{
		Use:                   "combos " + say.FileWord.In(a.lang),
		Short:                 say.HelpCombos.In(a.lang),
		DisableFlagsInUseLine: true,
		RunE: func(cmd *cobra.Command, args []string) error {
			s.Deck = lint.DeckFormat(legal)
			if legal == "false" {
				s.Deck = lint.Unrestricted
			}
			if err := validSettings(s); err != nil {
				return err
			}
			switch {
			case most < 0:
				return usageError{say.BadValue("most", strconv.Itoa(most), say.WantNumber)}
			case by != "ancient" && by != "cause":
				return usageError{say.Unknown(say.AnOrder, by, []string{"ancient", "cause"})}
			}
			opt := rules.Options{Settings: s, Combos: true}
			return a.answer(cmd.Context(), "combos", args, opt, report.Input{Most: most, ByCause: by == "cause"})
		},
	}
	cmd.Flags().IntVar(&s.Size, "size", s.Size, say.FlagSize.In(a.lang))
	cmd.Flags().StringArrayVar(&a.against, "against", nil, say.FlagAgainst.In(a.lang))
	cmd.Flags().IntVar(&most, "most", most, say.FlagMost.In(a.lang))
	cmd.Flags().StringVar(&by, "by", by, say.FlagBy.In(a.lang))
	cmd.Flags().StringVar((*string)(&s.Reading), "reading", string(s.Reading), say.FlagReading.In(a.lang))
	cmd.Flags().StringVar(&legal, "legal", legal, say.FlagLegal.In(a.lang))
	return cmd
}

func validSettings(s lint.Settings) error {
	readings := []string{string(lint.Applied), string(lint.Literal), string(lint.Reduction)}
	decks := []string{string(lint.ThreeColours), string(lint.AnyDeck), "false"}
	switch {
	case s.Size < 1:
		return usageError{say.BadValue("size", strconv.Itoa(s.Size), say.WantSize)}
	case !slices.Contains(readings, string(s.Reading)):
		return usageError{say.Unknown(say.AReading, string(s.Reading), readings)}
	case s.Deck != lint.Unrestricted && !slices.Contains(decks, string(s.Deck)):
		return usageError{say.Unknown(say.ADeck, string(s.Deck), decks)}
	}
	return nil
}
