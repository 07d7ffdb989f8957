package kodex

import (
	"context"
	"slices"

	"github.com/cardlint/cardlint/lint"
)

// RepairOptions say what is to be repaired, and by which means.
type RepairOptions struct {
	Cards   []int        // the ancient-magic cards that are to be left on; nil: all
	Except  map[int]bool // cards that must stay as they are
	TextToo bool         // what hits every ancient-magic card alike is reworded too [78.1]
	Steps   int          // how many times the search may look at a set; 0: DefaultSteps
}

// DefaultSteps is a second's work or two.
const DefaultSteps = 5_000_000

// Repair finds the smallest sets of cards whose rewording leaves no legal set that switches one of the cards off, of any size.
// It looks at the sets up to a size, breaks them all by branch and bound, and looks again with the cards reworded: where a larger set is
// left, the size grows. The error is that of the context.
func Repair(ctx context.Context, f *lint.Facts, opt RepairOptions, jobs int) (*lint.Repair, error) {
	if opt.Steps == 0 {
		opt.Steps = DefaultSteps
	}
	for size := max(f.Settings.Size, 1); ; size++ {
		g := *f
		g.Settings.Size = size
		e := newEngine(&g)
		out := &lint.Repair{Reading: e.reading, Exact: true, Sets: [][]lint.Ref{}, Hopeless: []lint.Ref{}}
		r := &repairer{engine: e, opt: opt, out: out, seen: map[string]bool{}}
		if err := r.gather(ctx, jobs); err != nil {
			return nil, err
		}
		best := r.solve(ctx)
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		left, err := r.left(ctx, best, jobs)
		if err != nil {
			return nil, err
		}
		if !left {
			return out, nil
		}
	}
}

// repairer gathers what has to be broken and searches for the fewest cards.
type repairer struct {
	*engine
	opt     RepairOptions
	out     *lint.Repair
	targets []int
	seen    map[string]bool
	todo    []breakable
	best    [][]int // solutions of the same number of cards
	fewest  int
	steps   int
}

// gather lists everything that switches a target off. A target that cannot be saved is hopeless, and left aside.
func (r *repairer) gather(ctx context.Context, jobs int) error {
	answers, err := r.each(ctx, jobs, judging)
	if err != nil {
		return err
	}
	for i, a := range answers {
		index := r.ancient[i]
		if len(r.opt.Cards) > 0 && !slices.Contains(r.opt.Cards, index) {
			continue
		}
		r.out.Asked++
		state := a.card.Besides
		if r.opt.TextToo {
			state = a.card.Verdict
		}
		if state != lint.StateOff {
			continue
		}
		r.out.Off++
		sets := r.breakables(index)
		if slices.ContainsFunc(sets, func(b breakable) bool { return len(r.options(b, nil)) == 0 }) {
			r.out.Hopeless = append(r.out.Hopeless, a.card.Ref)
			continue
		}
		r.targets = append(r.targets, index)
		for _, b := range sets {
			if k := b.key(); !r.seen[k] {
				r.seen[k] = true
				r.todo = append(r.todo, b)
			}
		}
	}
	return ctx.Err()
}

// breakables are the legal sets that switch one card off for sure, up to the size.
func (r *repairer) breakables(index int) []breakable {
	var out []breakable
	b := r.bench()
	defer r.benches.Put(b)
	a := r.target(index)
	s := &search{target: a, classes: a.fold(b)}
	d := &deck{target: a, rules: r.legality(index), classes: s.classes, words: true}
	for i := range s.classes {
		s.room = append(s.room, d.capacity(i, r.most()))
	}
	s.run(sure, r.size, func(p places) bool {
		var sides [2][][]shelf
		for n, side := range bothSides {
			d.fill(d.runsOf(nil, p, side), side, func(chosen []choice, _ int) bool {
				sides[n] = append(sides[n], d.shelvesOf(chosen, side))
				return true
			})
		}
		for _, own := range sides[0] {
			for _, other := range sides[1] {
				out = append(out, breakable{slices.Concat(own, other)})
			}
		}
		return true
	})
	if r.opt.TextToo {
		for _, x := range r.sweeping {
			if x.by != "review" && d.rules.alone(x.card, x.side) {
				out = append(out, breakable{[]shelf{{names: []title{{r.names[x.card], []int{x.card}, 1}}, want: 1}}})
			}
		}
	}
	return out
}

// left says whether a target is still off once the cards of the solution are reworded: by a set beyond the size.
func (r *repairer) left(ctx context.Context, solution []int, jobs int) (bool, error) {
	g := *r.f
	g.Readings, g.Judgements = slices.Clone(g.Readings), slices.Clone(g.Judgements)
	for _, c := range solution {
		g.Readings[c] = reworded(&g.Readings[c])
		if c < len(g.Judgements) {
			g.Judgements[c] = lint.Judge(&g.Readings[c], g.Settings)
		}
	}
	answers, err := newEngine(&g).each(ctx, jobs, judging)
	if err != nil {
		return false, err
	}
	for _, a := range answers {
		state := a.card.Besides
		if r.opt.TextToo {
			state = a.card.Verdict
		}
		if state == lint.StateOff && a.card.Larger && slices.Contains(r.targets, a.card.Index) {
			return true, nil
		}
	}
	return false, nil
}

// reworded is what a text says that changes no cost of others any more. Its guards stay, its own base cost, and the ancient magic that it gives.
func reworded(r *lint.Reading) lint.Reading {
	out := lint.Reading{Guards: r.Guards}
	for _, b := range r.Bases {
		if b.Whose == lint.Self {
			out.Bases = append(out.Bases, b)
		}
	}
	if r.Ancient.Kind == "grants" {
		out.Ancient = r.Ancient
	}
	return out
}
