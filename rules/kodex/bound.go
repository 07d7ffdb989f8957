package kodex

import (
	"context"
	"slices"
)

// mostSolutions is how many sets of the same number of cards are listed.
const mostSolutions = 5

// solve searches by branch and bound: what can be broken in one way only first, then the set with the fewest ways. It gives the first solution.
func (r *repairer) solve(ctx context.Context) []int {
	done := map[int]bool{}
	var chosen []int
	for again := true; again; {
		again = false
		for _, b := range r.todo {
			if o := r.options(b, done); len(o) == 1 && o[0] != nil {
				chosen, again = append(chosen, o[0]...), true
				mark(done, o[0], true)
			}
		}
	}
	r.todo = slices.DeleteFunc(r.todo, func(b breakable) bool { return r.broken(b, done) })
	r.fewest = beyond
	r.out.Least = len(chosen) + r.atLeast(r.todo, done)
	r.branch(ctx, r.todo, done, chosen)
	r.out.Steps = r.steps
	if r.steps >= r.opt.Steps && r.out.Least < r.fewest {
		r.out.Exact = false
	} else {
		r.out.Least = r.fewest
	}
	if r.fewest == 0 {
		return nil
	}
	for i := range r.best {
		slices.Sort(r.best[i])
	}
	slices.SortFunc(r.best, slices.Compare)
	for _, solution := range r.best {
		r.out.Sets = append(r.out.Sets, r.refs(solution))
	}
	return r.best[0]
}

func mark(done map[int]bool, cards []int, yes bool) {
	for _, c := range cards {
		if yes {
			done[c] = true
		} else {
			delete(done, c)
		}
	}
}

func (r *repairer) broken(b breakable, done map[int]bool) bool {
	o := r.options(b, done)
	return len(o) > 0 && o[0] == nil
}

// atLeast is how many more cards have to be reworded at least: sets that share no card have to be broken each by itself.
func (r *repairer) atLeast(todo []breakable, done map[int]bool) int {
	n := 0
	met := map[int]bool{}
	for _, b := range todo {
		o := r.options(b, done)
		if o[0] == nil {
			continue
		}
		cards := b.cards()
		if slices.ContainsFunc(cards, func(c int) bool { return met[c] && !done[c] }) {
			continue
		}
		mark(met, cards, true)
		n += len(o[0])
	}
	return n
}

func (b breakable) cards() []int {
	var out []int
	for _, s := range b.shelves {
		for _, t := range s.names {
			out = append(out, t.cards...)
		}
	}
	return out
}

// branch breaks one more set in each possible way, as long as that may come to no more cards than the best solution.
func (r *repairer) branch(ctx context.Context, todo []breakable, done map[int]bool, chosen []int) {
	// The first way down is always gone to its end, so that there is a solution, be it a poor one.
	if r.fewest < beyond && r.steps >= r.opt.Steps || ctx.Err() != nil {
		return
	}
	var ways [][]int
	var rest []breakable
	for _, b := range todo {
		o := r.options(b, done)
		if o[0] == nil {
			continue
		}
		rest = append(rest, b)
		if ways == nil || len(o) < len(ways) {
			ways = o
		}
	}
	if ways == nil {
		r.keep(chosen)
		return
	}
	if r.fewest < beyond && len(chosen)+r.atLeast(rest, done) > r.fewest {
		return
	}
	for _, w := range ways {
		if len(chosen)+len(w) <= r.fewest {
			mark(done, w, true)
			r.branch(ctx, rest, done, append(chosen[:len(chosen):len(chosen)], w...))
			mark(done, w, false)
		}
	}
}

// keep notes a solution. One that holds a card more than it needs is as large as it is: a smaller one is found on another way.
func (r *repairer) keep(chosen []int) {
	solution := slices.Clone(chosen)
	slices.Sort(solution)
	switch {
	case len(solution) < r.fewest:
		r.fewest, r.best = len(solution), [][]int{solution}
	case len(solution) == r.fewest && len(r.best) < mostSolutions && !slices.ContainsFunc(r.best, func(o []int) bool { return slices.Equal(o, solution) }):
		r.best = append(r.best, solution)
	}
}
