package rules

import (
	"context"
	"slices"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/rules/kodex"
)

// Diff compares two states of a pool in meaning, both conducted with their combinations. After a cancelled context its error is returned.
func Diff(ctx context.Context, before, after *lint.Facts, jobs int) (*lint.Diff, error) {
	d := &differ{before: before, after: after, to: match(before.Pool.Cards, after.Pool.Cards), out: &lint.Diff{}}
	d.from = make([]int, len(after.Pool.Cards))
	for i := range d.from {
		d.from[i] = lint.NoCard
	}
	for i, k := range d.to {
		if k == lint.NoCard {
			d.out.Removed = append(d.out.Removed, before.Pool.Cards[i].Ref())
		} else {
			d.from[k] = i
		}
	}
	for k := range after.Pool.Cards {
		d.card(k)
	}
	return d.out, d.ancient(ctx, jobs)
}

type differ struct {
	before, after *lint.Facts
	to, from      []int // the pairs, by old and by new card
	out           *lint.Diff
}

func (d *differ) pair(old, now int) lint.Pair {
	return lint.Pair{Old: d.before.Pool.Cards[old].Ref(), New: d.after.Pool.Cards[now].Ref()}
}

// card compares one new card with what it was.
func (d *differ) card(now int) {
	old := d.from[now]
	if old == lint.NoCard {
		d.out.Added = append(d.out.Added, d.after.Pool.Cards[now].Ref())
		return
	}
	a, b := &d.before.Pool.Cards[old], &d.after.Pool.Cards[now]
	renamed := a.Name != b.Name
	if renamed {
		d.out.Renamed = append(d.out.Renamed, d.pair(old, now))
	}
	c := lint.CardChange{
		Pair: d.pair(old, now), From: d.before.Judgements[old].Verdict, To: d.after.Judgements[now].Verdict,
		Fields: rowChanges(a, b), Said: saidChanges(&d.before.Readings[old], &d.after.Readings[now]),
	}
	switch {
	case c.From != c.To || len(c.Fields)+len(c.Said) > 0:
		d.out.Cards = append(d.out.Cards, c)
	case !slices.EqualFunc(a.Texts, b.Texts, func(x, y lint.Text) bool { return x.Raw == y.Raw && x.Drawback == y.Drawback }):
		d.out.Reworded = append(d.out.Reworded, d.pair(old, now))
	case !renamed:
		d.out.Same++
	}
}

// ancient compares the ancient-magic cards that both pools have.
func (d *differ) ancient(ctx context.Context, jobs int) error {
	old, now := kodex.Snapshot{Facts: d.before, IDs: make([]int, len(d.to))}, kodex.Snapshot{Facts: d.after, IDs: make([]int, len(d.from))}
	for k := range now.IDs {
		now.IDs[k] = k
	}
	for i, k := range d.to {
		if k == lint.NoCard {
			k = len(now.IDs) + i // no card of the new pool
		}
		old.IDs[i] = k
	}
	always := kodex.DifferAlways(old, now)
	d.out.Always = [2][]lint.SetChange{always.Gained, always.Lost}
	asked, cards := d.asked()
	sets, err := kodex.Differ(ctx, old, now, asked, jobs)
	if err != nil {
		return err
	}
	for i, s := range sets {
		d.out.Gained, d.out.Lost = kodex.Total(d.out.Gained, s.Gained), kodex.Total(d.out.Lost, s.Lost)
		c := d.ancientChange(asked[i], cards[i], s)
		if c.From != c.To || c.FromBesides != c.ToBesides || c.LargerBefore != c.LargerThen || len(c.Gained)+len(c.Lost) > 0 {
			d.out.Ancient = append(d.out.Ancient, c)
		}
	}
	return nil
}

// asked pairs the ancient-magic cards, with the indexes of the pairs, in the order of the new pool. Cards that came or went as a whole are told by that.
func (d *differ) asked() (asked []kodex.Asked, cards [][2]int) {
	find := func(f *lint.Facts) map[int]*lint.AncientCard {
		m := map[int]*lint.AncientCard{}
		for i := range f.Combos.Ancient {
			m[f.Combos.Ancient[i].Index] = &f.Combos.Ancient[i]
		}
		return m
	}
	was, is := find(d.before), find(d.after)
	for k, i := range d.from {
		if i == lint.NoCard || was[i] == nil && is[k] == nil {
			continue
		}
		asked = append(asked, kodex.Asked{Old: was[i], New: is[k]})
		cards = append(cards, [2]int{i, k})
	}
	return asked, cards
}

func (d *differ) ancientChange(a kodex.Asked, cards [2]int, s kodex.Changed) lint.AncientChange {
	c := lint.AncientChange{
		Pair: d.pair(cards[0], cards[1]), From: lint.StateNone, To: lint.StateNone, FromBesides: lint.StateNone, ToBesides: lint.StateNone,
		Gained: s.Gained, Lost: s.Lost,
	}
	if a.Old != nil {
		c.From, c.FromBesides, c.LargerBefore = a.Old.Verdict, a.Old.Besides, a.Old.Larger
	}
	if a.New != nil {
		c.To, c.ToBesides, c.LargerThen = a.New.Verdict, a.New.Besides, a.New.Larger
	}
	return c
}
