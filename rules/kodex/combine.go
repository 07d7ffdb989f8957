package kodex

import (
	"context"

	"github.com/cardlint/cardlint/lint"
	"github.com/sourcegraph/conc/iter"
)

// defaultSize is the largest set that is listed where the settings say nothing.
const defaultSize = 3

// Combine finds for every ancient-magic card the minimal sets of cards that switch its ancient magic off (DOMAIN 8). What switches off every one
// alike stands in Always, once. One task for each ancient-magic card, jobs at a time (0: one a processor); the answer is the same for any number.
// After a cancelled context its error is returned, and no Combos.
func Combine(ctx context.Context, f *lint.Facts, jobs int) (*lint.Combos, error) {
	t := newTable(f)
	out := &lint.Combos{Reading: t.reading, Size: f.Settings.Size, Format: f.Settings.Deck, Ancient: []lint.AncientCard{}}
	if out.Size == 0 {
		out.Size = defaultSize
	}
	if out.Format == "" {
		out.Format = lint.ThreeColours
	}
	var ancient []int
	for i := range f.Pool.Cards {
		if yes, _ := t.isAncient(i); yes {
			ancient = append(ancient, i)
		}
	}
	sources := t.sources()
	sweeping := t.sweepingCards(sources)
	out.Always = t.alwaysCombos(sweeping, ancient)
	type answer struct {
		card lint.AncientCard
		part lint.ComboSummary
	}
	mapper := iter.Mapper[int, answer]{MaxGoroutines: jobs}
	answers := mapper.Map(ancient, func(i *int) answer {
		if ctx.Err() != nil {
			return answer{}
		}
		card, part := t.combine(*i, sources, sweeping, out.Size)
		return answer{card, part}
	})
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	for i := range answers {
		out.Ancient = append(out.Ancient, answers[i].card)
		tally(&out.Summary, &answers[i].card, answers[i].part)
	}
	return out, nil
}

// tally adds one ancient-magic card to the summary. Always is not counted: it is no set of any one card.
func tally(s *lint.ComboSummary, a *lint.AncientCard, part lint.ComboSummary) {
	s.Ancient++
	switch a.Verdict {
	case lint.StateOff:
		s.Off++
	case lint.StateReview:
		s.Review++
	default:
		s.On++
	}
	if a.Besides == lint.StateOff {
		s.BesidesOff++
	}
	s.Patterns += len(a.Sets)
	s.Sets += part.Sets
	s.Illegal += part.Illegal
}

// sources are the cards whose reading says anything.
func (t *table) sources() []int {
	var out []int
	for i := range t.f.Readings {
		r := &t.f.Readings[i]
		if len(r.Modifiers)+len(r.Guards)+len(r.Bases)+len(r.Unread) > 0 || r.Ancient.Kind != "" || t.judged(i).Verdict != lint.Clear {
			out = append(out, i)
		}
	}
	return out
}

// combine answers for one ancient-magic card.
func (t *table) combine(index int, sources []int, sweeping []sweep, size int) (lint.AncientCard, lint.ComboSummary) {
	a := t.target(index)
	out := lint.AncientCard{Ref: a.card.Ref(), Index: index, Besides: lint.StateOn}
	s := &search{target: a, classes: a.fold(sources), rules: &legality{t, index}}
	for _, c := range s.classes {
		s.room = append(s.room, s.rules.capacity(c))
	}
	w := writer{search: s, done: []lint.Combo{}}
	for _, c := range s.classes {
		if len(c.in[0].bans) > 0 {
			w.guards = append(w.guards, c)
		}
	}
	for _, v := range []view{sure, generous} {
		w.view = v
		reached := false
		causes := s.run(v, size, func(p places) { reached = w.write(p) || reached })
		if !out.Larger && s.beyondSize(causes, size, v) {
			// Beyond the size that is listed, it matters only that there are such sets.
			out.Larger, reached = true, true
		}
		w.finish()
		out.Besides = stronger(out.Besides, v, reached)
	}
	if t.ownReduction(index) {
		w.done = append(w.done, lint.Combo{
			By: "review", Rule: ruleInPlay, Members: []lint.Member{}, While: a.granted([]lint.While{}), Unless: []lint.Unless{},
		})
		w.count++
		out.Besides = stronger(out.Besides, generous, true)
	}
	out.Sets = w.done
	out.Verdict = s.rules.verdict(sweeping, out.Besides)
	return out, lint.ComboSummary{Sets: w.count, Illegal: w.illegal}
}

// stronger is the state after a search in the view: off beats review beats on.
func stronger(now lint.State, v view, reached bool) lint.State {
	switch {
	case !reached || now == lint.StateOff:
		return now
	case v.lenient:
		return lint.StateReview
	}
	return lint.StateOff
}
