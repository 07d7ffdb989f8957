package kodex

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
	"github.com/sourcegraph/conc/iter"
)

// Snapshot is one of two pools that are compared: IDs gives each card a number that it has in both pools.
type Snapshot struct {
	Facts *lint.Facts
	IDs   []int // by card
	table *table
	index map[lint.Pos]int // no two cards share a place
}

// Asked is an ancient-magic card in two pools; nil where it is none of that pool.
type Asked struct{ Old, New *lint.AncientCard }

// Changed are the minimal sets that a card gained and lost.
type Changed struct{ Gained, Lost []lint.SetChange }

// Differ compares the minimal sets of each card in two pools. Sets count as the cards that they consist of: how alike cards are folded does not
// matter. What is returned is folded anew and exact: every set is in one pool only, and is counted once. After a cancelled context its error is
// returned.
func Differ(ctx context.Context, before, after Snapshot, asked []Asked, jobs int) ([]Changed, error) {
	before.prepare()
	after.prepare()
	mapper := iter.Mapper[Asked, Changed]{MaxGoroutines: jobs}
	out := mapper.Map(asked, func(a *Asked) Changed {
		if ctx.Err() != nil {
			return Changed{}
		}
		var sets [2][]lint.Combo
		if a.Old != nil {
			sets[0] = a.Old.Sets()
		}
		if a.New != nil {
			sets[1] = a.New.Sets()
		}
		return changed(&before, &after, sets, *a)
	})
	return out, ctx.Err()
}

// DifferAlways compares what hits every ancient-magic card.
func DifferAlways(before, after Snapshot) Changed {
	before.prepare()
	after.prepare()
	return changed(&before, &after, [2][]lint.Combo{before.Facts.Combos.Always, after.Facts.Combos.Always}, Asked{})
}

func (s *Snapshot) prepare() {
	s.table = newTable(s.Facts)
	s.index = make(map[lint.Pos]int, len(s.Facts.Pool.Cards))
	for i := range s.Facts.Pool.Cards {
		s.index[s.Facts.Pool.Cards[i].Pos] = i
	}
}

func changed(before, after *Snapshot, sets [2][]lint.Combo, a Asked) Changed {
	was, is := before.foldings(sets[0]), after.foldings(sets[1])
	for key := range was { // most are the same in both
		if _, ok := is[key]; ok {
			delete(was, key)
			delete(is, key)
		}
	}
	p := partOf(was, is)
	old, now := p.split(was), p.split(is)
	return Changed{Gained: p.only(now, old, after, a.New), Lost: p.only(old, now, before, a.Old)}
}

// folding is a pattern of sets by the numbers of its cards.
type folding struct {
	by     string
	places []spot
	order  int // in the list
}

// spot is a place: any of the cards on a side.
type spot struct {
	side lint.Side
	ids  []int // ascending
}

func (f *spot) key() string { return fmt.Sprint(f.side, f.ids) }

// foldings gives the patterns by what they consist of; the order of their places does not matter.
func (s *Snapshot) foldings(sets []lint.Combo) map[string]folding {
	out := make(map[string]folding, len(sets))
	for n, set := range sets {
		f := folding{by: set.By, order: n}
		var keys []string
		for _, m := range set.Members {
			k := spot{side: m.Side}
			for _, r := range m.Cards {
				k.ids = append(k.ids, s.IDs[s.index[r.Pos]])
			}
			slices.Sort(k.ids)
			f.places = append(f.places, k)
			keys = append(keys, k.key())
		}
		slices.Sort(keys)
		out[set.By+strings.Join(keys, "")] = f
	}
	return out
}

// Total adds the number of sets to n; the largest int stands for itself and anything above.
func Total(n int, list []lint.SetChange) int {
	for i := range list {
		n = plus(n, list[i].Count)
	}
	return n
}
