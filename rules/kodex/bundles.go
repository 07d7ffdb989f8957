package kodex

import "slices"

// folds is what the entries of a bundle do, those left out that do nothing.
type folds struct {
	list    []*folded
	at      []int // where each is kept
	matters slots
}

// portion are the influences of a bundle that belong to one class.
type portion struct {
	class int
	in    []*influence
}

// coveredBy says whether the filter of the bundle covers A wholly (1) or not at all (0); false where it is neither, or there are several.
func (t *target) coveredBy(b *bundle) (covered uint8, plain bool) {
	switch b.filter {
	case noFilter:
		return 0, true
	case severalFilters:
		return 0, false
	}
	c := t.coverage(t.table.filters[b.filter], b.filter)
	switch {
	case c.maybe != 0 || c.yes != 0 && c.yes != t.every:
		return 0, false
	case c.yes != 0:
		return 1, true
	}
	return 0, true
}

// folds works out the entries of a bundle.
func (p *pricing) folds(b *bundle, covered uint8) *folds {
	at := &p.bundles[2*b.number+int(covered)]
	if f := at.Load(); f != nil {
		return f
	}
	f := &folds{}
	for _, n := range b.entries {
		if e := p.entry(n, covered); !e.nothing {
			f.list = append(f.list, e)
			f.at = append(f.at, p.table.patternsAt[n]+int(covered))
			f.matters |= e.matters
		}
	}
	at.Store(f)
	return f
}

// foldEach looks at the entries of a bundle one by one.
func (p *pricing) foldEach(a *target, x *bundle, b *workbench) slots {
	matters := slots(0)
	for _, n := range x.entries {
		c := contact{at: -1}
		if pattern, plain := a.spread(a.table.kins[n/2]); plain {
			c.at, c.f = a.table.patternsAt[n]+int(pattern), p.entry(n, pattern)
		} else {
			c.f = a.single(n)
		}
		if !c.f.nothing {
			matters |= c.f.matters
			b.contacts = append(b.contacts, c)
		}
	}
	return matters
}

// portions splits a bundle by class.
func (p *pricing) portions(part *partition, x contact, b *workbench) []portion {
	at := &part.bundles[x.at]
	if q := at.Load(); q != nil {
		return *q
	}
	out := []portion{}
	for i, f := range x.bundle.list {
		in := p.placed(part, contact{at: x.bundle.at[i], f: f}, b)
		if in.class < 0 {
			continue
		}
		n := slices.IndexFunc(out, func(q portion) bool { return q.class == in.class })
		if n < 0 {
			n = len(out)
			out = append(out, portion{class: in.class})
		}
		out[n].in = append(out[n].in, in.in)
	}
	at.Store(&out)
	return out
}
