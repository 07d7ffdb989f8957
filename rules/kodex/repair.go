package kodex

import (
	"context"
	"encoding/binary"
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

// breakable is one way to switch a card off: in every place, cards of a shelf. It is broken where one shelf is left too short.
type breakable struct {
	shelves []shelf
}

// shelf holds cards of which want are needed, by name: so many copies of each may lie there.
type shelf struct {
	names []title
	want  int
}

// title is a name on a shelf with its printings.
type title struct {
	cards []int
	limit int
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
			d.fill(d.runsOf(p, side), side, func(chosen []choice, _ int) bool {
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
				out = append(out, breakable{[]shelf{{names: []title{{[]int{x.card}, 1}}, want: 1}}})
			}
		}
	}
	return out
}

func (d *deck) shelvesOf(chosen []choice, side lint.Side) []shelf {
	var out []shelf
	for _, c := range chosen {
		at := map[int]int{}
		s := shelf{want: c.want}
		for _, card := range cardsOf(c.units) {
			name := d.rules.t.names[card]
			n, ok := at[name]
			if !ok {
				n = len(s.names)
				at[name] = n
				s.names = append(s.names, title{limit: d.rules.limit(card, side)})
			}
			s.names[n].cards = append(s.names[n].cards, card)
		}
		out = append(out, s)
	}
	return out
}

func (b breakable) key() string {
	var k []byte
	num := func(n int) { k = binary.AppendUvarint(k, uint64(n)) }
	for _, s := range b.shelves {
		num(s.want)
		num(len(s.names))
		for _, t := range s.names {
			num(t.limit)
			num(len(t.cards))
			for _, c := range t.cards {
				num(c)
			}
		}
	}
	return string(k)
}

// options are the ways to break the set: the cards that have to be reworded beside those that are already. A nil option: it is broken.
func (r *repairer) options(b breakable, done map[int]bool) [][]int {
	r.steps++
	var out [][]int
	for _, s := range b.shelves {
		spare := s.want - 1 // so many cards of the shelf are no danger
		var loose []title
		for _, t := range s.names {
			left := title{limit: t.limit}
			stays := false
			for _, c := range t.cards {
				switch {
				case done[c]:
				case r.opt.Except[c]:
					stays = true
				default:
					left.cards = append(left.cards, c)
				}
			}
			switch {
			case stays:
				spare -= t.limit
			case len(left.cards) > 0:
				loose = append(loose, left)
			}
		}
		if spare >= 0 {
			out = append(out, leaving(loose, spare)...)
		}
	}
	slices.SortStableFunc(out, func(a, b []int) int { return len(a) - len(b) })
	return out
}

// leaving lists what has to be reworded of the names where copies of them may stay: every way of leaving names that come to no more.
func leaving(names []title, spare int) [][]int {
	copies := 0
	for _, t := range names {
		copies += t.limit
	}
	if copies <= spare {
		return [][]int{nil}
	}
	first := names[0]
	var out [][]int
	for _, rest := range leaving(names[1:], spare) {
		out = append(out, append(slices.Clone(first.cards), rest...))
	}
	if first.limit <= spare {
		out = append(out, leaving(names[1:], spare-first.limit)...)
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
