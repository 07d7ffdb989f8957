package kodex

import (
	"hash/maphash"
	"slices"
	"sync"

	"github.com/cardlint/cardlint/lint"
	"github.com/sourcegraph/conc"
)

// table is what is the same for every card of a pool.
type table struct {
	f       *lint.Facts
	reading lint.Reading782
	names   []int // the same number for all printings of a name [6.5.1]
	top     int   // the largest number that a filter, floor or set compares a cost with
	aims    int   // the largest one of floors and sets alone
	lowered int   // the most that one card lowers a base cost
	zones   []string
	ranges  []lint.CostRange // that filters name, each once
	colours map[string]int   // numbers of the colours

	// What follows is there once gather has been called.
	kins       []*kin
	cells      int // how many there are
	shadeCount int
	patterns   int // how many there are in which the filters of a deed may cover a card, in all
	hues       []hue
	cellOf     map[int]*cell // by card
	directory
	making     sync.Mutex // over what follows
	portions   []*portion // by number, in the order in which they were made
	filterIDs  map[string]int
	filters    []*lint.Filter // by number
	filterSign signature      // to write into
	scratch    []int          // the numbers of the filters of a card, those of them that leave any card out
	filtering  []int
	seed       maphash.Seed // of what tells whether cards have the same sets

	classing    sync.Mutex // over what follows
	costs       map[lint.Cost]int
	costAnswers map[string]int
}

func newTable(f *lint.Facts) *table {
	t := &table{f: f, seed: maphash.MakeSeed(), reading: f.Settings.Reading, colours: map[string]int{}, directory: newDirectory(), costs: map[lint.Cost]int{}, costAnswers: map[string]int{}}
	if t.reading == "" {
		t.reading = lint.Applied
	}
	var beside conc.WaitGroup
	beside.Go(func() { t.names = namesOf(f.Pool.Cards) })
	for i := range f.Readings {
		t.survey(&f.Readings[i])
	}
	beside.Wait()
	return t
}

// namesOf numbers the names as they come.
func namesOf(cards []lint.Card) []int {
	numbers := make(map[string]int, len(cards))
	out := make([]int, len(cards))
	for i := range cards {
		name := lint.BareName(cards[i].Name)
		n, ok := numbers[name]
		if !ok {
			n = len(numbers)
			numbers[name] = n
		}
		out[i] = n
	}
	return out
}

// ceiling is a number above everything that a cost is compared with, though a few cards lower the base cost.
func (t *table) ceiling() int { return t.top + 1 + copies*t.lowered }

// plenty is a cost above every floor and every value that is set, however the cards of a set of the size lower the base cost: for the changes of a
// card, it makes no difference by how much it costs more. Filters look at the printed cost, not at this.
func (t *table) plenty(size int) int { return max(t.aims, 1) + 1 + (size+copies+1)*t.lowered }

func (t *table) aim(n int) {
	t.top, t.aims = max(t.top, n), max(t.aims, n)
}

// weight is what a modifier of the card amounts to after settings and overrides.
func (t *table) weight(card int, c lint.Code) level { return levelOf(t.f.Weigh(card, c)) }

// judged is the verdict on a card after settings and overrides.
func (t *table) judged(i int) lint.Judgement {
	if i < len(t.f.Judgements) {
		return t.f.Judgements[i]
	}
	return lint.Judge(&t.f.Readings[i], t.f.Settings)
}

// overruled says whether a person settled that the card's text does not modify: nothing of it counts then.
func (t *table) overruled(i int) bool {
	j := t.judged(i)
	return j.Settled() && j.Verdict == lint.Clear
}

// survey notes the numbers and zones that the reading compares a card with: the values of X and the ways of playing that matter.
func (t *table) survey(r *lint.Reading) {
	for i := range r.Modifiers {
		m := &r.Modifiers[i]
		t.surveyFilter(&m.Filter)
		t.aim(m.Floor.N)
		if m.Op == lint.Set {
			t.aim(m.Amount.N)
		}
	}
	for i := range r.Guards {
		t.surveyFilter(&r.Guards[i].Filter)
		t.aim(r.Guards[i].Floor.N)
	}
	for i := range r.Bases {
		t.surveyFilter(&r.Bases[i].Filter)
		if r.Bases[i].Op == lint.Reduce {
			t.lowered = max(t.lowered, r.Bases[i].Amount.N)
		}
	}
}

func (t *table) surveyFilter(f *lint.Filter) {
	for i := range f.Any {
		t.surveyConjunction(&f.Any[i])
	}
}

func (t *table) surveyConjunction(k *lint.Conjunction) {
	for _, r := range k.Cost {
		t.top = max(t.top, r.Min, r.Max)
		if !slices.Contains(t.ranges, r) {
			t.ranges = append(t.ranges, r)
		}
	}
	for _, z := range k.Zone {
		known := z == "hand" || z == "reaction"
		for _, have := range t.zones {
			known = known || z == have
		}
		if !known {
			t.zones = append(t.zones, z)
		}
	}
	for i := range k.Not {
		t.surveyConjunction(&k.Not[i])
	}
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
