package kodex

import "github.com/cardlint/cardlint/lint"

// deck fills the places of a multiset of classes with cards that may lie on one side together.
type deck struct {
	target  *target
	rules   *legality
	classes []*class
}

// run is a class and how many places it has on a side.
type run struct {
	units  []*unit
	want   int
	widest int  // the most colours that one of its cards adds
	roles  bool // a rule card or follower is among them
}

// choice fills want places with any of the units' cards.
type choice struct {
	units []*unit
	want  int
}

// filling is one way to fill the places of a side, and the number of sets of cards that it stands for.
type filling struct {
	choices []choice
	sets    int
}

// runsOf splits the places, in the order in which they are written, by class; one side only.
func (d *deck) runsOf(order []int, side lint.Side) []run {
	var out []run
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
		r := run{units: d.unitsOf(c), want: 1}
		for _, u := range r.units {
			r.widest = max(r.widest, u.colour.size())
			r.roles = r.roles || u.role != asOrdinary
		}
		out = append(out, r)
	}
	return out
}

// filler walks through the legal ways to fill the runs of a side.
type filler struct {
	*deck
	side  lint.Side
	runs  []run
	room  int
	visit func(filling) bool // says whether to go on
}

// fill visits every way to fill the runs, each set of cards in exactly one of them.
func (d *deck) fill(runs []run, side lint.Side, visit func(filling) bool) {
	f := filler{deck: d, side: side, runs: runs, room: d.rules.room(), visit: visit}
	if len(runs) == 0 {
		visit(filling{sets: 1})
		return
	}
	f.step(0, runs[0].want, runs[0].units, d.rules.lies(side), nil)
}

// step fills left more places of run r from the units. Whatever is chosen, the units before it are then done with: a set of cards is written by
// its first block, how many of its cards are in it, and the rest likewise.
func (f *filler) step(r, left int, units []*unit, on lies, chosen []choice) bool {
	if left == 0 {
		if r++; r == len(f.runs) {
			if n := f.count(chosen, f.side); n > 0 {
				return f.visit(filling{append([]choice(nil), chosen...), n})
			}
			return true
		}
		left, units = f.runs[r].want, f.runs[r].units
	}
	blocks := f.blocks(r, left, units, on)
	for i := range blocks {
		b := &blocks[i]
		var rest []*unit
		for n := left; n >= 1; n-- {
			if !f.rules.fits(on, b.bind, b.role, n) {
				continue
			}
			if n < left && rest == nil {
				if rest = after(blocks[i+1:]); rest == nil {
					break
				}
			}
			next := on
			next.colours = on.colours.with(b.bind)
			if b.role != asOrdinary {
				next.roles[b.role] += uint8(n)
			}
			if !f.step(r, left-n, rest, next, append(chosen, choice{b.units, n})) {
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
}

// blocks puts together the units that fit: those with the same words, and the same colours and role where the places still to be filled
// can make a difference.
func (f *filler) blocks(r, left int, units []*unit, on lies) []block {
	ahead := (left - 1) * f.runs[r].widest
	roles := left > 1 && f.runs[r].roles
	for _, later := range f.runs[r+1:] {
		ahead += later.want * later.widest
		roles = roles || later.roles
	}
	var out []block
	for _, u := range units {
		if !f.rules.fits(on, u.colour, u.role, 1) {
			continue
		}
		b := block{when: u.when, lasts: u.lasts}
		if on.colours.with(u.colour).size()+ahead > f.room {
			b.bind = u.colour.without(on.colours)
		}
		if roles {
			b.role = u.role
		}
		at := 0
		for at < len(out) && (out[at].when != b.when || out[at].lasts != b.lasts || out[at].bind != b.bind || out[at].role != b.role) {
			at++
		}
		if at == len(out) {
			out = append(out, b)
		}
		out[at].units = append(out[at].units, u)
	}
	return out
}

func after(blocks []block) []*unit {
	var out []*unit
	for _, b := range blocks {
		out = append(out, b.units...)
	}
	return out
}

// some says whether the places can be filled legally at all.
func (d *deck) some(p places) bool {
	for _, side := range bothSides {
		found := false
		d.fill(d.runsOf(p, side), side, func(filling) bool {
			found = true
			return false
		})
		if !found {
			return false
		}
	}
	return true
}

// all counts the sets of cards that fill the runs, legal or not.
func (d *deck) all(runs []run, side lint.Side) int {
	chosen := make([]choice, len(runs))
	for i, r := range runs {
		chosen[i] = choice{r.units, r.want}
	}
	return d.count(chosen, side)
}

// capacity counts the copies of the class that the limit on a name allows.
func (d *deck) capacity(class int) int {
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
				n += d.rules.limit(card, d.classes[class].side)
			}
		}
	}
	return n
}
