package kodex

import (
	"slices"

	"github.com/cardlint/cardlint/lint"
)

// target is one card A, as it is being played.
type target struct {
	table   *table
	index   int
	card    *lint.Card
	reading *lint.Reading
	base    price // the printed cost with A's own base changes [21.8.1]
	unknown int   // the slot of the X, or -1
	ways    []way // the ways of playing A that can make a difference
	top     int   // the X that stands for anything above
	cards   []*lint.Card
	bans    []ban    // A's own guards
	ifBans  []ban    // those that hold under a condition only
	own     []effect // A's own M5

	every, reacting uint64 // all ways of playing A; those as a reaction
	forced          []int  // filters of which it is settled whether they cover it: by the bits of the pattern
	pattern         uint8
	covered         []coverage
	effects         []effect // room for those of many influences
}

func (t *table) target(index int) *target {
	a := &target{table: t, index: index, card: &t.f.Pool.Cards[index], reading: &t.f.Readings[index], unknown: -1}
	a.base = priceOf(printedCost(a.card))
	for i := range a.reading.Bases {
		a.ownBase(&a.reading.Bases[i])
	}
	for k := range a.base.unknown {
		if a.base.unknown[k] {
			a.unknown = k
			break
		}
	}
	a.top = t.ceiling()
	if a.base.open || a.base.isZan {
		a.top++ // zanszilánk has a floor of 1 by itself, whatever the cards say [7.2.2]
	}
	a.ways = waysOf(a.card, a.unknown >= 0, a.top, t.zones)
	a.top = a.ways[len(a.ways)-1].x
	for i, w := range a.ways {
		a.every |= 1 << i
		if w.react {
			a.reacting |= 1 << i
		}
		a.cards = append(a.cards, a.card)
		if a.unknown >= 0 || !a.card.CostRead {
			a.cards[i] = withX(a.card, w)
		}
	}
	for i := range a.reading.Guards {
		g := &a.reading.Guards[i]
		if b, ok := a.ownGuard(g); ok && g.When == 0 {
			a.bans = append(a.bans, b)
		} else if ok {
			a.ifBans = append(a.ifBans, b)
		}
	}
	for i := range a.reading.Modifiers {
		if e, ok := a.ownEffect(&a.reading.Modifiers[i]); ok {
			a.own = append(a.own, e)
		}
	}
	return a
}

// ownBase applies A's own rule for its base cost. Only what is sure before play: a number without a condition. A count leaves a printed
// number as it is, and a printed X or ? unknown.
func (t *target) ownBase(b *lint.Base) {
	if t.base.open && b.Whose == lint.Self && b.When == 0 && b.Op == lint.Set && b.Amount.Kind != lint.Number && b.Currency != lint.AnyCurrency {
		t.base = priceOf(lint.NewCost(b.Currency, lint.Quantity{Unknown: true})) // a count, but of this currency
	}
	if b.Whose != lint.Self || b.When != 0 || b.Amount.Kind != lint.Number {
		return
	}
	if t.base.open && b.Op == lint.Set {
		t.base = price{} // its text says what nobody entered
	}
	on, sure := t.base.actsOn(b.Currency)
	if !sure {
		return
	}
	for k := slotVP; k < numSlots; k++ {
		if !on.has(k) {
			continue
		}
		switch b.Op {
		case lint.Set:
			t.base.n[k], t.base.unknown[k], t.base.named[k] = b.Amount.N, false, true
			if b.Currency == lint.Zanszilank {
				t.base.isZan, t.base.zan = true, b.Amount.N
			} else if k == slotVP && !t.base.isZan {
				t.base.plainVP = true
			}
		case lint.Increase:
			t.base.n[k] += b.Amount.N
		case lint.Reduce:
			t.base.n[k] = max(min(t.base.n[k], b.Floor.N), t.base.n[k]-b.Amount.N)
		}
	}
}

// influence is what one card, lying on one side, does to A.
type influence struct {
	card    int
	kin     *kin // the cards that do the same; nil for a single card
	side    lint.Side
	effects []effect
	bans    []ban
	literal level // an ability that modifies at all, whichever cards it touches
	always  level // it is listed once for all ancient-magic cards, with this level
	rule    int   // for a rule card: its name and 1, to find it at both players [43.7]
}

// influence works out what the card does to A from the side.
func (t *target) influence(card int, side lint.Side) influence {
	in := influence{card: card, side: side, always: t.table.always(card, side)}
	if t.table.f.Pool.Cards[card].IsRuleCard() {
		in.rule = t.table.names[card] + 1
	}
	t.work(&in, nil)
	return in
}

// work fills in effects and guards; filters are the numbers of the card's filters, idle for a clause that does nothing to any A. They are nil
// for a single card: every clause is looked at.
func (t *target) work(out *influence, filters []int) {
	c, r := &t.table.f.Pool.Cards[out.card], &t.table.f.Readings[out.card]
	side, at := out.side, -1
	number := func() int {
		if at++; at < len(filters) {
			return filters[at]
		}
		return -1
	}
	for i := range r.Guards {
		if n := number(); n != idle {
			if b, ok := t.guardOf(c, side, &r.Guards[i], n); ok {
				out.bans = append(out.bans, b)
			}
		}
	}
	from := len(t.effects)
	nth := 0
	for i := range r.Bases {
		if n := number(); n != idle {
			if e, ok := t.baseOf(c, side, &r.Bases[i], n); ok {
				e.at = nth
				t.effects = append(t.effects, e)
			}
			nth++
		}
	}
	if nth = 0; !t.table.overruled(out.card) {
		for i := range r.Modifiers {
			if n := number(); n != idle {
				if e, ok := t.effectOf(out.card, side, &r.Modifiers[i], n); ok {
					e.at = nth
					t.effects = append(t.effects, e)
				}
				nth++
			}
		}
	}
	if side == lint.OwnSide && t.table.reading == lint.Literal {
		out.literal = t.table.literally(out.card)
	}
	out.effects = t.effects[from:len(t.effects):len(t.effects)]
}

// twice says whether the same rule card lies at both players: the opponent's copy then adds nothing that reaches A from either side [43.7].
func twice(board []*influence, in *influence) bool {
	return in.rule != 0 && in.side == lint.OpponentSide && slices.ContainsFunc(board, func(o *influence) bool {
		return o.side == lint.OwnSide && o.rule == in.rule
	})
}
