package rules

import (
	"context"
	"slices"
	"time"

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

	Overrides []lint.Override // of a person; where several fit a card the first decides
	Years     map[string]int  // edition → year, for cards that give none
	Now       time.Time       // by which overrides expire

	Against Source // further cards: those of the source are a new set, these its surroundings
	Combos  bool   // ask which ancient-magic cards are switched off [78]
	Others  bool   // ask it under the other readings of 78.2 too, for CL206
	Jobs    int    // workers; 0: one a processor
	Stage   func() // called when the cards are read and judged, and when the combinations are known; may be nil

	// What tells how far the work is; both may be nil.
	Card    func()             // called for every card that is handed over
	Ancient func(done, of int) // called, by any worker, for every ancient-magic card whose combinations are known
}

// Conduct leads the cards of a source all the way: cards → readings → judgements → combinations. Cards are read while the source
// still works. The facts are returned beside an error, too, with what was known by then; the error is that of the context.
func Conduct(ctx context.Context, source Source, opt Options) (*lint.Facts, error) {
	f := &lint.Facts{Settings: opt.Settings}
	d := newDecisions(&opt)
	var err error
	f.Pool.Cards, f.Readings, err = lint.ReadAll(ctx, func(hand func(lint.Card) error) (err error) {
		emit := func(c lint.Card) error {
			if opt.Card != nil {
				opt.Card()
			}
			return hand(c)
		}
		fresh := 0
		f.Pool.Problems, err = source(func(c lint.Card) error {
			fresh++
			d.meet(&c)
			return emit(c)
		})
		if err != nil || opt.Against == nil || fresh == 0 {
			return err
		}
		f.New = fresh
		more, err := opt.Against(func(c lint.Card) error {
			d.meet(&c)
			return emit(c)
		})
		f.Pool.Problems = append(f.Pool.Problems, more...)
		return err
	}, func(c *lint.Card) lint.Reading {
		r := read(c)
		opt.Settings.Drawbacks(c, &r)
		return r
	}, opt.Jobs)
	if err != nil {
		return f, err
	}
	f.Judgements = make([]lint.Judgement, len(f.Readings))
	for i := range f.Readings {
		f.Judgements[i] = d.judge(f, i)
	}
	f.Remarks = d.remarks(f)
	if opt.Stage != nil {
		opt.Stage()
	}
	if opt.Combos {
		if f.Combos, err = kodex.CombineTelling(ctx, f, opt.Jobs, opt.Ancient); err != nil {
			return f, err
		}
	}
	if opt.Stage != nil {
		opt.Stage()
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

// Findings runs every rule over the facts. Beside a pool of other cards they are about the new ones alone.
func Findings(f *lint.Facts, jobs int) []lint.Finding {
	out := lint.Run(f, List(), jobs)
	if f.New == 0 {
		return out
	}
	files := map[string]bool{}
	for i := range f.New {
		files[f.Pool.Cards[i].Pos.File] = true
	}
	return slices.DeleteFunc(out, func(n lint.Finding) bool {
		return n.CardIndex == lint.NoCard && !files[n.Pos.File] || n.CardIndex != lint.NoCard && !f.IsNew(n.CardIndex)
	})
}

// Tokens takes the words of a card's texts apart, for explaining its reading.
func Tokens(c *lint.Card) []lint.Token { return wording.Tokens(c) }

// Spares says how a card that lowers costs might be worded so as to switch fewer ancient-magic cards off.
func Spares(ctx context.Context, f *lint.Facts, card, jobs int) ([]lint.Spare, error) {
	return kodex.Spares(ctx, f, card, jobs)
}

// Worked gives the calculation for each set that switches the card off, with the first card in each place; none where it bears no ancient magic.
func Worked(f *lint.Facts, card int) []lint.Trace {
	var out []lint.Trace
	index := indexOf(f)
	for i := range f.Combos.Ancient {
		a := &f.Combos.Ancient[i]
		if a.Index != card {
			continue
		}
		for _, s := range a.Sets() {
			sides := map[lint.Side][]int{}
			for _, m := range s.Members {
				sides[m.Side] = append(sides[m.Side], index[m.Cards[0].Pos])
			}
			out = append(out, kodex.Cost(f, card, sides[lint.OwnSide], sides[lint.OpponentSide]))
		}
	}
	return out
}
