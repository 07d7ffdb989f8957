package kodex

import (
	"context"
	"sync"

	"github.com/cardlint/cardlint/lint"
	"github.com/sourcegraph/conc/iter"
)

// defaultSize is the largest set that is listed where the settings say nothing.
const defaultSize = 3

// Combine finds for every ancient-magic card the minimal sets of cards that switch its ancient magic off (DOMAIN 8). What switches off every one
// alike stands in Always, once. One task for each ancient-magic card, jobs at a time (0: one a processor); the answer is the same for any number.
// The sets are counted, and written out only where AncientCard.Sets is called. After a cancelled context its error is returned, and no Combos.
func Combine(ctx context.Context, f *lint.Facts, jobs int) (*lint.Combos, error) {
	e := newEngine(f)
	out := &lint.Combos{Reading: e.reading, Size: e.size, Format: f.Settings.Deck, Ancient: []lint.AncientCard{}}
	if out.Format == "" {
		out.Format = lint.ThreeColours
	}
	out.Always = e.alwaysCombos(e.sweeping, e.ancient)
	answers, err := e.each(ctx, jobs, counting)
	if err != nil {
		return nil, err
	}
	for i := range answers {
		out.Ancient = append(out.Ancient, answers[i].card)
		tally(&out.Summary, &answers[i])
	}
	out.Causes = e.causesOf(answers)
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

// engine is a table that is ready to be asked about combinations.
type engine struct {
	*table
	ancient  []int
	sweeping []sweep
	size     int
	benches  sync.Pool // of *workbench
}

func newEngine(f *lint.Facts) *engine {
	e := &engine{table: newTable(f), size: f.Settings.Size}
	if e.size == 0 {
		e.size = defaultSize
	}
	for i := range f.Pool.Cards {
		if yes, _ := e.isAncient(i); yes {
			e.ancient = append(e.ancient, i)
			e.paletteOf(&f.Pool.Cards[i]) // its colours are numbered before the tasks begin
		}
	}
	e.gather()
	e.sweeping = e.sweepingCards(e.sources())
	return e
}

// depth is how much is asked about a card.
type depth uint8

const (
	judging  depth = iota // only the verdicts
	counting              // the sets are counted
	writing               // and written out
)

// answer is what is known of one ancient-magic card.
type answer struct {
	card lint.AncientCard
	part lint.ComboSummary
	own  []met        // the cells of own cards in its sets
	sets []lint.Combo // for writing
}

// met is a cell with the kinds of sets in which its cards stand.
type met struct {
	cell *cell
	by   uint8
}

func (e *engine) each(ctx context.Context, jobs int, d depth) ([]answer, error) {
	mapper := iter.Mapper[int, answer]{MaxGoroutines: jobs}
	answers := mapper.Map(e.ancient, func(i *int) answer {
		if ctx.Err() != nil {
			return answer{}
		}
		return e.combine(*i, d)
	})
	return answers, ctx.Err()
}

// tally adds one ancient-magic card to the summary. Always is not counted: it is no set of any one card.
func tally(s *lint.ComboSummary, a *answer) {
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
	s.Illegal = plus(s.Illegal, a.part.Illegal)
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
func (e *engine) combine(index int, d depth) answer {
	a := e.target(index)
	out := answer{card: lint.AncientCard{Ref: a.card.Ref(), Index: index, Besides: lint.StateOn}}
	bench, _ := e.benches.Get().(*workbench)
	if bench == nil {
		bench = &workbench{}
	}
	defer e.benches.Put(bench)
	s := &search{target: a, classes: a.fold(bench), rules: e.legality(index)}
	s.deck = deck{target: a, rules: s.rules, classes: s.classes, words: d == writing}
	w := &writer{search: s, quick: d == judging, write: d == writing, done: []lint.Combo{}, known: map[string]counted{}}
	for i, c := range s.classes {
		s.room = append(s.room, s.deck.capacity(i, max(e.size, e.ceiling()+4)))
		if len(c.in[0].bans) > 0 {
			w.guards = append(w.guards, c)
		}
	}
	for _, v := range []view{sure, generous} {
		if d == judging && out.card.Besides == lint.StateOff {
			break
		}
		reached := w.look(v, e.size, &out.card)
		out.card.Besides = stronger(out.card.Besides, v, reached)
	}
	if e.ownReduction(index) {
		w.ownReduction(a)
		out.card.OwnReduction = true
		out.card.Besides = stronger(out.card.Besides, generous, true)
	}
	out.card.Verdict = s.rules.verdict(e.sweeping, out.card.Besides)
	out.part, out.sets = w.part, w.done
	if d == counting {
		out.card.Count, out.own = w.part.Sets, s.deck.met()
		if w.hash != nil {
			out.card.Likeness = string(w.hash.Sum(nil))
		}
		out.card.List = func() []lint.Combo { return e.combine(index, writing).sets }
	}
	return out
}

// look searches in one view, and says whether any legal set was found.
func (w *writer) look(v view, size int, card *lint.AncientCard) bool {
	w.view = v
	reached := false
	causes := w.run(v, size, func(p places) bool {
		reached = w.note(p) || reached
		return !w.quick || !reached
	})
	if !card.Larger && !(w.quick && reached) && w.beyondSize(causes, size, v) {
		// Beyond the size that is listed, it matters only that there are such sets.
		card.Larger, reached = true, true
	}
	w.finish()
	return reached
}

// ownReduction notes the review for A's own text; its set has no members.
func (w *writer) ownReduction(a *target) {
	w.part.Sets = plus(w.part.Sets, 1)
	if w.write {
		w.done = append(w.done, lint.Combo{
			By: "review", Rule: ruleInPlay, Members: []lint.Member{}, While: a.granted([]lint.While{}), Unless: []lint.Unless{},
		})
	}
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
