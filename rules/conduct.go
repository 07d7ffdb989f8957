package rules

import (
	"context"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/rules/kodex"
	"github.com/cardlint/cardlint/rules/wording"
)

// Source hands over cards one after another and returns what was odd about the input.
// Its error is that of emit or of a cancelled context; what could not be read is a fatal problem.
type Source func(emit func(lint.Card) error) ([]lint.Problem, error)

// Options say how far the conductor goes.
type Options struct {
	Settings lint.Settings
	Combos   bool // ask which ancient-magic cards are switched off [78]
	Others   bool // ask it under the other readings of 78.2 too, for CL206
	Jobs     int  // workers; 0: one a processor
}

// Conduct leads the cards of a source all the way: cards → readings → judgements → combinations. Cards are read while the source
// still works. The facts are returned beside an error, too, with what was known by then; the error is that of the context.
func Conduct(ctx context.Context, source Source, opt Options) (*lint.Facts, error) {
	f := &lint.Facts{Settings: opt.Settings}
	var err error
	f.Pool.Cards, f.Readings, err = lint.ReadAll(ctx, func(emit func(lint.Card) error) (err error) {
		f.Pool.Problems, err = source(emit)
		return err
	}, read, opt.Jobs)
	if err != nil {
		return f, err
	}
	f.Judgements = make([]lint.Judgement, len(f.Readings))
	for i := range f.Readings {
		f.Judgements[i] = lint.Judge(&f.Readings[i], f.Settings)
	}
	if opt.Combos {
		if f.Combos, err = kodex.Combine(ctx, f, opt.Jobs); err != nil {
			return f, err
		}
	}
	if opt.Others {
		f.Others, err = others(ctx, f, opt.Jobs)
	}
	return f, err
}

// others asks for the verdicts under the readings that were not chosen.
func others(ctx context.Context, f *lint.Facts, jobs int) ([]lint.Verdicts, error) {
	var out []lint.Verdicts
	for _, r := range []lint.Reading782{lint.Applied, lint.Literal, lint.Reduction} {
		if r == f.Settings.Reading {
			continue
		}
		v, err := kodex.Verdicts(ctx, f, r, jobs)
		if err != nil {
			return out, err
		}
		out = append(out, lint.Verdicts{Reading: r, Ancient: v})
	}
	return out, nil
}

// Findings runs every rule over the facts.
func Findings(f *lint.Facts, jobs int) []lint.Finding { return lint.Run(f, List(), jobs) }

// Tokens takes the words of a card's texts apart, for explaining its reading.
func Tokens(c *lint.Card) []lint.Token { return wording.Tokens(c) }
