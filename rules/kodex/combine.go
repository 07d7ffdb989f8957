package kodex

import (
	"context"
	"math"
	"slices"
	"strconv"

	"github.com/cardlint/cardlint/lint"
)

// defaultSize is the largest set that is listed where the settings say nothing.
const defaultSize = 3

// Combine finds for every ancient-magic card the minimal sets of cards that switch its ancient magic off (DOMAIN 8). What switches off every one
// alike stands in Always, once. One task for each ancient-magic card, jobs at a time (0: one a processor); the answer is the same for any number.
// The sets are counted, and written out only where AncientCard.Sets is called. After a cancelled context its error is returned, and no Combos.
func Combine(ctx context.Context, f *lint.Facts, jobs int) (*lint.Combos, error) {
	return CombineTelling(ctx, f, jobs, nil)
}

// CombineTelling is Combine that tells, from any of its workers, how many ancient-magic cards are done and of how many; tell may be nil.
func CombineTelling(ctx context.Context, f *lint.Facts, jobs int, tell func(done, of int)) (*lint.Combos, error) {
	e := newEngine(f)
	e.tell = tell
	out := &lint.Combos{Reading: e.reading, Size: e.size, Format: f.Settings.Deck, Ancient: []lint.AncientCard{}}
	if out.Format == "" {
		out.Format = lint.ThreeColours
	}
	out.Always = e.alwaysCombos(e.sweeping, e.ancient)
	answers, err := e.each(ctx, jobs, counting)
	if err != nil {
		return nil, err
	}
	out.Ancient = slices.Grow(out.Ancient, len(answers))
	for i := range answers {
		out.Ancient = append(out.Ancient, answers[i].card)
		tally(&out.Summary, &answers[i])
	}
	out.Causes = e.causesOf(answers, jobs)
	out.Summary.Beyond = out.Summary.Sets == math.MaxInt || out.Summary.Illegal == math.MaxInt
	e.pricings, e.palettes, e.spreads = nil, nil, nil // writing sets out needs them no more
	return out, nil
}

// Verdicts gives the verdicts of Combine under another reading of 78.2, without counting or writing sets: Verdict, Besides and Larger have no other use there.
func Verdicts(ctx context.Context, f *lint.Facts, r lint.Reading782, jobs int) ([]lint.AncientCard, error) {
	g := *f
	g.Settings.Reading, g.Settings.Size = r, 1
	answers, err := newEngine(&g).each(ctx, jobs, judging)
	if err != nil {
		return nil, err
	}
	out := make([]lint.AncientCard, len(answers))
	for i := range answers {
		out[i] = answers[i].card
	}
	return out, nil
}

// depth is how much is asked about a card.
type depth uint8

const (
	judging  depth = iota // only the verdicts
	counting              // the sets are counted, too
)

// answer is what is known of one ancient-magic card.
type answer struct {
	card lint.AncientCard
	part lint.ComboSummary
	own  []met // the own cards in its sets
}

// tally adds one ancient-magic card to the summary. Always is not counted: it is no set of any one card.
func tally(s *lint.ComboSummary, a *answer) {
	s.Illegal = plus(s.Illegal, a.part.Illegal)
	if a.card.Apart {
		return
	}
	s.Ancient++
	switch a.card.Verdict {
	case lint.StateOff:
		s.Off++
	case lint.StateReview:
		s.Review++
	default:
		s.On++
	}
	if a.card.Besides == lint.StateOff {
		s.BesidesOff++
	}
	s.Sets = plus(s.Sets, a.part.Sets)
}

// combine answers for one ancient-magic card, but for its sets.
func (e *engine) combine(t *touch, d depth) answer {
	b := e.bench()
	defer e.benches.Put(b)
	index, p := t.target.index, t.part
	w := &counter{classes: b.classesOf(t), known: b.known()}
	b.taken, b.tallied, b.lent, b.free = 0, 0, 0, nil
	w.deck = deck{target: t.target, rules: e.legality(index), classes: w.classes, bench: b, picky: !e.f.IsNew(index)}
	w.besides = [2]*beside{e.besides(w.rules.start[0].colours), e.besides(0)}
	w.search = search{target: p.target, classes: w.classes, room: b.copies}
	for i, c := range w.classes {
		if c != nil {
			w.search.room[i] = w.capacity(i, e.most())
		}
	}
	found := p.found
	out := answer{card: lint.AncientCard{Ref: t.target.card.Ref(), Index: index, Besides: lint.StateOn, OwnReduction: e.ownReduction(index), OwnUnread: e.unclear(index)}}
	for n, v := range views {
		reached := false
		for i := range found.views[n] {
			q := &found.views[n][i]
			switch {
			case !w.has(q.places):
			case d == counting:
				reached = w.note(q, v.lenient) || reached
			default:
				reached = reached || w.some(q.places)
			}
		}
		if !(reached && d == judging) && !out.card.Larger && found.larger[n] != nil && w.larger(p, n, e.size) {
			// Beyond the size that is listed, it matters only that there are such sets.
			out.card.Larger, reached = true, true
		}
		out.card.Besides = stronger(out.card.Besides, v, reached)
	}
	if out.card.OwnReduction || out.card.OwnUnread {
		if !w.picky {
			w.part.Sets = plus(w.part.Sets, 1)
		}
		out.card.Besides = stronger(out.card.Besides, generous, true)
	}
	out.card.Verdict = w.rules.verdict(e.sweeping, out.card.Besides)
	if d == counting {
		out.part, out.own = w.part, w.met()
		out.card.Count = w.part.Sets
		out.card.Apart = w.picky && w.part.Sets == 0
		out.card.Likeness = strconv.FormatUint(w.print, 16)
		out.card.List = func() []lint.Combo { return e.list(index) }
	}
	return out
}

// list writes the sets of one ancient-magic card out.
func (e *engine) list(index int) []lint.Combo {
	b := e.bench()
	defer e.benches.Put(b)
	a := e.target(index)
	s := &search{target: a, classes: a.fold(b)}
	s.deck = &deck{target: a, rules: e.legality(index), classes: s.classes, words: true, picky: !e.f.IsNew(index)}
	for i := range s.classes {
		s.room = append(s.room, s.deck.capacity(i, e.most()))
	}
	w := &writer{search: s, done: []lint.Combo{}}
	for _, w.view = range views {
		s.run(w.view, e.size, func(p places) bool {
			w.list(p)
			return true
		})
		w.finish()
	}
	if (e.ownReduction(index) || e.unclear(index)) && !s.deck.picky {
		w.done = append(w.done, lint.Combo{
			By: "review", Rule: ruleInPlay, Members: []lint.Member{}, While: a.granted([]lint.While{}), Unless: []lint.Unless{},
		})
	}
	return w.done
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
