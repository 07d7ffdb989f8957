package kodex

import (
	"context"
	"sync"
	"sync/atomic"

	"github.com/cardlint/cardlint/lint"
	"github.com/sourcegraph/conc/iter"
)

// engine is a table that is ready to be asked about combinations.
type engine struct {
	*table
	ancient  []int
	sweeping []sweep
	size     int
	benches  sync.Pool // of *workbench
	lock     sync.Mutex
	pricings map[string]*pricing
	palettes map[palette]*beside
	spreads  map[[2]int]*palettes // by how many colours there are, and how many may come to a side
	tell     func(done, of int)   // how many ancient-magic cards are done; may be nil
}

func newEngine(f *lint.Facts) *engine {
	e := &engine{table: newTable(f), size: f.Settings.Size, pricings: map[string]*pricing{}, palettes: map[palette]*beside{}, spreads: map[[2]int]*palettes{}}
	if e.size == 0 {
		e.size = defaultSize
	}
	for i := range f.Pool.Cards {
		if yes, _ := e.isAncient(i); yes {
			e.ancient = append(e.ancient, i)
			e.paletteOf(&f.Pool.Cards[i]) // its colours are numbered before the tasks begin
		}
	}
	sources := e.sources()
	e.gather(sources)
	e.sweeping = e.sweepingCards(sources)
	return e
}

func (e *engine) each(ctx context.Context, jobs int, d depth) ([]answer, error) {
	touches := iter.Mapper[int, touch]{MaxGoroutines: jobs}.Map(e.ancient, func(i *int) touch {
		if ctx.Err() != nil {
			return touch{}
		}
		return e.touch(*i)
	})
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	var parts []*partition
	for _, t := range touches {
		if t.part.found == nil {
			t.part.found = &outcome{}
			parts = append(parts, t.part)
		}
	}
	iter.Iterator[*partition]{MaxGoroutines: jobs}.ForEach(parts, func(p **partition) {
		if ctx.Err() == nil {
			(*p).search(e.size, e.most())
		}
	})
	var done atomic.Int64
	answers := iter.Mapper[touch, answer]{MaxGoroutines: jobs}.Map(touches, func(t *touch) answer {
		if ctx.Err() != nil {
			return answer{}
		}
		a := e.combine(t, d)
		if n := done.Add(1); e.tell != nil {
			e.tell(int(n), len(e.ancient))
		}
		return a
	})
	return answers, ctx.Err()
}

// most is how many cards of a class can matter.
func (e *engine) most() int { return max(e.size, e.ceiling()+4) }

// bench lends a workbench.
func (e *engine) bench() *workbench {
	if b, ok := e.benches.Get().(*workbench); ok {
		return b
	}
	return &workbench{}
}
