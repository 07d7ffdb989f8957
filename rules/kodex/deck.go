package kodex

import "github.com/cardlint/cardlint/lint"

// deck fills the places of a multiset of classes with cards that may lie on one side together.
type deck struct {
	target  *target
	rules   *legality
	classes []*class
	picky   bool       // A is not new: only sets with a new card are of interest
	words   bool       // whether units are told apart by when and lasts, too: to write the sets out
	besides [2]*beside // for counting: the hues beside A, and on the other side
	bench   *workbench
}

// room is what a step of filling works in; one for each place.
type room struct {
	blocks []block
	flat   []*unit
}

// run is a class and how many places it has on a side.
type run struct {
	class  *class
	units  []*unit
	want   int
	widest int  // the most colours that one of its cards adds
	roles  bool // a rule card or follower is among them
	tied   bool // printings share the limit on a name
}

// choice fills want places with any of the units' cards.
type choice struct {
	units []*unit
	want  int
}

// runsOf splits the places, in the order in which they are written, by class; one side only. They are written over out.
func (d *deck) runsOf(out []run, order []int, side lint.Side) []run {
	out = out[:0]
	last := -1
	for _, c := range order {
		if d.classes[c].side != side {
			continue
		}
		if c == last {
			out[len(out)-1].want++
			continue
		}
		last = c
		r := run{class: d.classes[c], units: d.unitsOf(c), want: 1}
		for _, u := range r.units {
			r.widest = max(r.widest, u.colour.size())
			r.roles = r.roles || u.role != asOrdinary
			r.tied = r.tied || len(u.tied) > 0
		}
		out = append(out, r)
	}
	return out
}

// filler walks through the legal ways to fill the runs of a side.
type filler struct {
	*deck
	side   lint.Side
	runs   []run
	colour int // how many colours the side may hold
	chosen []choice
	visit  func(chosen []choice, sets int) bool // says whether to go on; what was chosen is only lent
}

// fill visits every way to fill the runs, each set of cards in exactly one of them, with the number of sets of cards that it stands for.
func (d *deck) fill(runs []run, side lint.Side, visit func([]choice, int) bool) {
	f := filler{deck: d, side: side, runs: runs, colour: d.rules.room, visit: visit}
	if len(runs) == 0 {
		visit(nil, 1)
		return
	}
	places := 0
	for _, r := range runs {
		places += r.want
	}
	if d.bench == nil {
		d.bench = &workbench{}
	}
	for len(d.bench.rooms) < places {
		d.bench.rooms = append(d.bench.rooms, room{})
	}
	f.step(0, runs[0].want, runs[0].units, d.rules.lies(side))
}

// step fills left more places of run r from the units. Whatever is chosen, the units before it are then done with: a set of cards is written by
// its first block, how many of its cards are in it, and the rest likewise.
func (f *filler) step(r, left int, units []*unit, on lies) bool {
	if left == 0 {
		if r++; r == len(f.runs) {
			if n := f.count(f.chosen, f.side); n > 0 {
				return f.visit(f.chosen, n)
			}
			return true
		}
		left, units = f.runs[r].want, f.runs[r].units
	}
	own := f.blocks(r, left, units, on)
	done := 0
	for i := range own.blocks {
		b := &own.blocks[i]
		done += len(b.units)
		for n := left; n >= 1; n-- {
			if n < left && done == len(own.flat) {
				break
			}
			if !f.rules.fits(on, b.bind, b.role, n) {
				continue
			}
			next := on
			next.colours = on.colours.with(b.bind)
			if b.role != asOrdinary {
				next.roles[b.role] += uint8(n)
			}
			f.chosen = append(f.chosen, choice{b.units, n})
			more := f.step(r, left-n, own.flat[done:], next)
			f.chosen = f.chosen[:len(f.chosen)-1]
			if !more {
				return false
			}
		}
	}
	return true
}

// block are units that can stand for each other, whatever is chosen after them.
type block struct {
	units []*unit
	when  lint.When
	lasts lint.Lasts
	bind  palette // their colours, where these may forbid something later
	role  role    // likewise
	fresh bool    // where only sets with a new card are of interest
}

// blocks puts together the units that fit: those with the same words, and the same colours and role where the places still to be filled
// can make a difference. The room also holds all their units, in the order of the blocks.
func (f *filler) blocks(r, left int, units []*unit, on lies) *room {
	ahead := (left - 1) * f.runs[r].widest
	roles := left > 1 && f.runs[r].roles
	for _, later := range f.runs[r+1:] {
		ahead += later.want * later.widest
		roles = roles || later.roles
	}
	out := &f.bench.rooms[len(f.chosen)]
	out.blocks, out.flat = out.blocks[:0], out.flat[:0]
	for _, u := range units {
		if !f.rules.fits(on, u.colour, u.role, 1) {
			continue
		}
		b := block{when: u.when, lasts: u.lasts, fresh: f.picky && u.fresh}
		if on.colours.with(u.colour).size()+ahead > f.colour {
			b.bind = u.colour.without(on.colours)
		}
		if roles {
			b.role = u.role
		}
		at := 0
		for at < len(out.blocks) && !out.blocks[at].like(&b) {
			at++
		}
		if at == len(out.blocks) {
			if at < cap(out.blocks) {
				b.units = out.blocks[:at+1][at].units[:0] // the room of an earlier block
			}
			out.blocks = append(out.blocks, b)
		}
		out.blocks[at].units = append(out.blocks[at].units, u)
	}
	for i := range out.blocks {
		out.flat = append(out.flat, out.blocks[i].units...)
	}
	return out
}

func (b *block) like(o *block) bool {
	return b.bind == o.bind && b.role == o.role && b.when == o.when && b.lasts == o.lasts && b.fresh == o.fresh
}

// some says whether the places can be filled legally at all.
func (d *deck) some(p places) bool {
	for _, side := range bothSides {
		found := false
		d.fill(d.runsOf(nil, p, side), side, func([]choice, int) bool {
			found = true
			return false
		})
		if !found {
			return false
		}
	}
	return true
}

// isFresh says whether a new card is among the chosen, where only such sets are of interest.
func (d *deck) isFresh(chosen []choice) bool {
	for _, c := range chosen {
		if c.units[0].fresh {
			return true
		}
	}
	return !d.picky
}

// all counts the sets of cards that fill the runs, legal or not.
func (d *deck) all(runs []run, side lint.Side) int {
	chosen := make([]choice, len(runs))
	for i, r := range runs {
		chosen[i] = choice{r.units, r.want}
	}
	return d.count(chosen, side)
}

// allOld counts those without a new card.
func (d *deck) allOld(runs []run, side lint.Side) int {
	chosen := make([]choice, len(runs))
	for i, r := range runs {
		chosen[i].want = r.want
		for _, u := range r.units {
			if !u.fresh {
				chosen[i].units = append(chosen[i].units, u)
			}
		}
	}
	return d.count(chosen, side)
}

// capacity counts the copies of the class that the limit on a name allows, as far as it matters: up to most.
func (d *deck) capacity(class, most int) int {
	c := d.classes[class]
	if c.single-1 >= most { // A's own name may stand among them
		return most
	}
	n := 0
	seen := map[int]bool{}
	for _, u := range d.unitsOf(class) {
		limit := copies
		if u.role != asOrdinary {
			limit = 1
		}
		n += limit * u.single
		for _, card := range u.tied {
			if name := d.rules.t.names[card]; !seen[name] {
				seen[name] = true
				n += d.rules.limit(card, c.side)
			}
		}
	}
	return n
}
