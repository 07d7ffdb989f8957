package kodex

import "github.com/cardlint/cardlint/lint"

// class holds the kins of one side that do the same to A: sets are searched over classes, and written out as cards at the end.
type class struct {
	side  lint.Side
	in    []*influence // all alike: one for each kin, in pool order, to write sets out; for counting, one that stands for all
	units []*unit      // its cards as the deck tells them apart; made when first asked for

	single   int        // how many of its cards are the only one of their name that says anything about costs
	portions []*portion // for counting: its kins
	print    uint64     // the same for the same kins
	holding  holding    // for counting, where held
	held     bool
}

// workbench is what a task works in; it is used again for the next card.
type workbench struct {
	near       []int
	lists      []*rack
	looked     []byte
	contacts   []contact
	present    []*bundle
	seen       []bool // by node
	influences []influence
	effects    []effect
	covered    []coverage
	key        signature
	units      [][]unit // in pieces, so that pointers hold
	taken      int      // of the units
	at         []*unit  // by hue
	rooms      []room   // by place
	classes    []class
	byNumber   []*class
	copies     []int  // by number of the class: how many it allows
	placed     []int  // by contact: its class
	order      []int  // the classes as they come
	ofClass    []int  // by class: how many contacts it has, then its place in the order
	tints      []tint // by hue
	met        []int
	counts     map[string]*counted
	tallies    []*counted
	tallied    int // of the tallies
	by         []uint8
	pieces     [][]int // numbers to lend
	free       []int   // what is left of the last piece
	lent       int     // of the pieces
	nothing    []int   // zeros
	standing   stand
}

// unit gives the next unit, empty.
func (b *workbench) unit() *unit {
	const piece = 256
	if b.taken/piece == len(b.units) {
		b.units = append(b.units, make([]unit, piece))
	}
	u := &b.units[b.taken/piece][b.taken%piece]
	b.taken++
	*u = unit{tied: u.tied[:0]}
	return u
}

// cover makes room for how the filters cover A.
func (t *target) cover(b *workbench) {
	if len(b.covered) < len(t.table.filters) {
		b.covered = make([]coverage, len(t.table.filters))
	}
	t.covered = b.covered
}

// fold works out what every kin of the pool does to A from either side and puts alike ones together, in pool order of their first.
// What hits every ancient-magic card alike is left out: it is reported once. Guards that only forbid are classes too.
func (t *target) fold(b *workbench) []*class {
	b.near = t.table.near(t.card)
	t.cover(b)
	t.effects = b.effects[:0]
	b.influences = b.influences[:0]
	matters := slots(0) // where some own card may lower or set the cost: increases elsewhere never count
	for _, n := range b.near {
		k, n := t.table.kins[n/2], n%2
		if k.reacts[n] && t.reacting == 0 {
			continue
		}
		in := influence{card: k.card, kin: k, side: bothSides[n], always: k.always[n]}
		if t.table.f.Pool.Cards[k.card].IsRuleCard() && k.always[0] != off {
			in.rule = t.table.names[k.card] + 1
		}
		t.work(&in, k.filters)
		t.trim(&in)
		if len(in.effects) == 0 && len(in.bans) == 0 && in.literal == none {
			continue
		}
		for i := range in.effects {
			if e := &in.effects[i]; e.kind == reduce || e.kind == set {
				matters |= e.on
			}
		}
		b.influences = append(b.influences, in)
	}
	b.effects = t.effects
	return b.fold(matters)
}

// fold puts influences that do the same together.
func (b *workbench) fold(matters slots) []*class {
	doubles := doubled(b.influences)
	var out []*class
	byKey := map[string]*class{}
	for i := range b.influences {
		in := &b.influences[i]
		in.effects = keepSlots(in.effects, matters)
		if !doubles[in.rule] {
			in.rule = 0
		}
		if len(in.effects) == 0 && len(in.bans) == 0 && in.literal == none {
			continue
		}
		in.sign(&b.key)
		c, ok := byKey[string(b.key.b)]
		if !ok {
			c = &class{side: in.side}
			byKey[string(b.key.b)] = c
			out = append(out, c)
		}
		c.in = append(c.in, in)
		c.single += in.kin.single
	}
	return out
}

// trim drops what can never help to switch A off, and writes alike effects alike: for a reducer its floor counts, not its amount.
func (t *target) trim(in *influence) {
	kept := in.effects[:0]
	for _, e := range in.effects {
		if t.table.reading == lint.Literal {
			if e.kind == free && e.cause != none {
				kept = append(kept, e)
			}
			continue
		}
		if e.kind <= free && e.kind != raise && e.cause == none || t.vetoed(&e) {
			continue
		}
		switch e.kind {
		case reduce:
			if e.n <= 0 && !e.unknown && !e.replaces() {
				continue
			}
			e.n = 1
			if e.unknown {
				e.n = 0
			}
		case raise:
			e.n = min(e.n, t.table.ceiling()+1) // enough for any floor
			if e.n <= 0 && !e.unknown {
				continue
			}
		case free:
			e.n, e.unknown, e.on = 0, false, 0
		}
		if e.floor.Kind == lint.FloorNumber && e.floor.N <= 0 {
			e.floor = lint.Floor{}
		}
		kept = append(kept, e)
	}
	in.effects = kept
	if t.table.reading == lint.Literal {
		in.bans = nil
	} else {
		in.literal = none
	}
}

// vetoed says whether A's own guards drop the effect on every board.
func (t *target) vetoed(e *effect) bool {
	for i := range t.bans {
		b := &t.bans[i]
		if e.kind == raise && b.forbids(e, true) || e.kind == reduce && b.forbids(e, false) {
			return true
		}
	}
	return false
}

// keepSlots drops increases, and changes of the base cost, that reach no slot that matters.
func keepSlots(list []effect, matters slots) []effect {
	kept := list[:0]
	for _, e := range list {
		if e.kind >= baseRaise || e.kind == raise && e.cause == none {
			e.on &= matters
			if e.on == 0 {
				continue
			}
		}
		kept = append(kept, e)
	}
	return kept
}

// doubled finds the rule cards that can be part of a set on A's side: only beside them the opponent's copy has to be told apart [43.7].
func doubled(all []influence) map[int]bool {
	out := map[int]bool{}
	for i := range all {
		if all[i].side == lint.OwnSide && all[i].rule != 0 && len(all[i].effects) > 0 {
			out[all[i].rule] = true
		}
	}
	return out
}

// sign writes what is the same for influences that do the same to A.
func (in *influence) sign(s *signature) {
	s.b = s.b[:0]
	s.flag(in.side == lint.OwnSide, in.always == review)
	s.num(int(in.literal), in.rule, len(in.effects))
	for i := range in.effects {
		s.effect(&in.effects[i], in.rule != 0)
	}
	for i := range in.bans {
		s.ban(&in.bans[i])
	}
}

// moves says whether the class can change what a cause is measured against, when the board is looked at so.
func (c *class) moves(v view) bool {
	for i := range c.in[0].effects {
		if e := &c.in[0].effects[i]; (e.kind == raise || e.kind >= baseRaise) && (e.sure || v.lenient) {
			return true
		}
	}
	return false
}

// causes says whether the class can be a cause when the board is looked at so.
func (c *class) causes(v view) bool {
	in := c.in[0]
	if in.literal == off || v.lenient && in.literal == review {
		return true
	}
	for i := range in.effects {
		if e := &in.effects[i]; e.cause == off || v.lenient && e.cause == review {
			return true
		}
	}
	return false
}
