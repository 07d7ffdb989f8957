package kodex

import (
	"fmt"
	"slices"

	"github.com/cardlint/cardlint/lint"
)

// at is a card on a side.
type at struct {
	side lint.Side
	id   int
}

// parts are the cards of the patterns in groups that no place of any pattern tells apart: of each group a place holds all or none.
type parts struct {
	groups [][]at
	of     map[string][]int // by place: the groups in it
}

func partOf(all ...map[string]folding) *parts {
	places := map[string]spot{}
	for _, m := range all {
		for _, f := range m {
			for _, k := range f.places {
				places[k.key()] = k
			}
		}
	}
	keys := sorted(places)
	in := map[at][]int{} // the places that hold the card
	var cards []at
	for n, key := range keys {
		for _, id := range places[key].ids {
			c := at{places[key].side, id}
			if in[c] == nil {
				cards = append(cards, c)
			}
			in[c] = append(in[c], n)
		}
	}
	p := &parts{of: map[string][]int{}}
	number := map[string]int{}
	for _, c := range cards {
		alike := fmt.Sprint(in[c])
		n, ok := number[alike]
		if !ok {
			n = len(p.groups)
			number[alike] = n
			p.groups = append(p.groups, nil)
			for _, k := range in[c] {
				p.of[keys[k]] = append(p.of[keys[k]], n)
			}
		}
		p.groups[n] = append(p.groups[n], c)
	}
	return p
}

func sorted[V any](m map[string]V) []string {
	out := make([]string, 0, len(m))
	for k := range m {
		out = append(out, k)
	}
	slices.Sort(out)
	return out
}

// share is what is left of a pattern: a multiset of groups, with the kind of set that it is.
type share struct {
	by     string
	groups []int // ascending
	order  int   // of the pattern that it comes from
}

// split writes the patterns as pieces.
func (p *parts) split(all map[string]folding) map[string]share {
	out := map[string]share{}
	for _, f := range all {
		p.fill(f, nil, out)
	}
	return out
}

func (p *parts) fill(f folding, chosen []int, out map[string]share) {
	if len(chosen) == len(f.places) {
		c := share{f.by, slices.Sorted(slices.Values(chosen)), f.order}
		out[fmt.Sprint(c.by, c.groups)] = c
		return
	}
	for _, g := range p.of[f.places[len(chosen)].key()] {
		p.fill(f, append(slices.Clone(chosen), g), out)
	}
}

// only gives the pieces of one pool that the other has not, in the order of its list.
func (p *parts) only(mine, others map[string]share, s *Snapshot, a *lint.AncientCard) []lint.SetChange {
	var left []share
	for _, key := range sorted(mine) {
		if _, ok := others[key]; !ok {
			left = append(left, mine[key])
		}
	}
	slices.SortStableFunc(left, func(a, b share) int { return a.order - b.order })
	if len(left) == 0 {
		return nil
	}
	card := make(map[int]int, len(s.IDs))
	for i, id := range s.IDs {
		card[id] = i
	}
	out := make([]lint.SetChange, 0, len(left))
	for _, c := range left {
		x := lint.SetChange{By: c.by, Members: []lint.Member{}, Count: 1}
		for _, side := range bothSides {
			x.Count = times(x.Count, p.count(c.groups, side, s, card, a))
			for _, g := range c.groups {
				if p.groups[g][0].side != side {
					continue
				}
				m := lint.Member{Side: side}
				for _, k := range p.groups[g] {
					m.Cards = append(m.Cards, s.Facts.Pool.Cards[card[k.id]].Ref())
				}
				x.Members = append(x.Members, m)
			}
		}
		if x.Count > 0 {
			out = append(out, x)
		}
	}
	return out
}

// count says for how many sets of cards the groups on one side stand: no name more often than it may lie there.
func (p *parts) count(groups []int, side lint.Side, s *Snapshot, card map[int]int, a *lint.AncientCard) int {
	rules := legality{t: s.table, a: -1}
	if a != nil {
		rules.a = a.Index
	}
	var chosen []choice
	byName := map[int]*named{}
	var names []*named
	last, tied := -1, false // tied: a name stands in several places, or twice
	for _, g := range groups {
		switch {
		case p.groups[g][0].side != side:
			continue
		case g == last:
			chosen[len(chosen)-1].want++
			tied = true
			continue
		}
		last = g
		for _, k := range p.groups[g] {
			i := card[k.id]
			n := byName[s.table.names[i]]
			tied = tied || n != nil
			if n == nil {
				n = &named{limit: rules.most(i, side), printings: make([]int, len(groups))}
				byName[s.table.names[i]] = n
				names = append(names, n)
			}
			n.printings[len(chosen)]++
		}
		chosen = append(chosen, choice{want: 1})
	}
	if !tied {
		return inEach(names, len(chosen))
	}
	full, ways := make([]byte, len(chosen)), map[string]int{string(make([]byte, len(chosen))): 1}
	for i := range chosen {
		full[i] = byte(chosen[i].want)
	}
	for _, n := range names {
		ways = n.take(chosen, ways)
	}
	return ways[string(full)]
}

// inEach counts where every place takes one card and no name stands twice: in each place any of its cards.
func inEach(names []*named, places int) int {
	sums := make([]int, places)
	for _, n := range names {
		for i := range sums {
			if n.limit > 0 {
				sums[i] += n.printings[i]
			}
		}
	}
	out := 1
	for _, n := range sums {
		out = times(out, n)
	}
	return out
}

// most is limit, also where no ancient-magic card is asked about.
func (l *legality) most(i int, side lint.Side) int {
	if l.a < 0 {
		return copies
	}
	return l.limit(i, side)
}
