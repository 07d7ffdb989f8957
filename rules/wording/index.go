package wording

import "math/bits"

// rows is a set of patterns by their place in the grammar.
type rows [9]uint64

func (s *rows) add(k int) { s[k/64] |= 1 << (k % 64) }

func (s *rows) join(t *rows) {
	for i := range s {
		s[i] |= t[i]
	}
}

// index files patterns under one of their elements: by the classes of the word, or by what the token is.
type index struct {
	main, extra, kinds [64]rows
	kases              [adj + 1]rows // those whose element may stand in the case
	literal            map[string]rows
	filed              need // the classes and kinds under which some pattern is filed
}

// Two ways to find patterns: by what they begin with, and by the element that is the least common in card texts. A sentence without that
// one cannot be read by the pattern, and most sentences have none.
var (
	byBegin = newIndex(func(p *pattern) *elem { return &p.elems[0] })
	byRare  = newIndex(rarest)
	// needs are those of each pattern; here they lie close together.
	needs = func() (out []need) {
		for k := range grammar {
			out = append(out, grammar[k].needs)
		}
		return out
	}()
)

func newIndex(under func(*pattern) *elem) *index {
	x := &index{literal: map[string]rows{}}
	if len(grammar) > 64*len(rows{}) {
		panic("grammar.tsv: more rows than the index holds")
	}
	for k := range grammar {
		x.put(k, under(&grammar[k]))
	}
	return x
}

// rarest gives the element under which a pattern is looked for: the first that is a class of words for a change, else of those for cost, else of
// other words; last come amounts and single words, which stand in every other sentence or are looked up one by one.
func rarest(p *pattern) *elem {
	const common = cNot | cMay | cDet | cThis | cConj | cBut | cAlso | cPlay | cGain | cIf | cGo | cRel | cAtmost | cAtleast | cFoe | cPlayer | cHolder | cPayverb
	best, rank := &p.elems[0], 9
	for i := range p.elems {
		e := &p.elems[i]
		if e.gap > 0 || e.option {
			continue
		}
		r := 1
		switch {
		case e.literal != "":
			r = 5
		case e.isKind && e.kind == surcharge:
			r = 0
		case e.isKind:
			r = 4
		case e.isOwned, e.main&(cCost|cPlaying) != 0:
			r = 2
		case e.main&common != 0:
			r = 3
		}
		if r < rank {
			best, rank = e, r
		}
	}
	if rank == 5 {
		panic("grammar.tsv: a row needs more than single words: " + p.name)
	}
	return best
}

// put files pattern k under an element.
func (x *index) put(k int, under *elem) {
	switch {
	case under.literal != "":
		s := x.literal[under.literal]
		s.add(k)
		x.literal[under.literal] = s
	case under.isOwned, under.isKind:
		b := bits.Len64(uint64(under.kinds())) - 1 // the rarest
		x.kinds[b].add(k)
		x.filed.kinds |= 1 << b
	}
	for c := range x.kases {
		if under.kases == 0 || under.isOwned || under.kases&(1<<c) != 0 {
			x.kases[c].add(k)
		}
	}
	for b := range 64 {
		if under.main&(1<<b) != 0 {
			x.main[b].add(k)
		}
		if under.extra&(1<<b) != 0 {
			x.extra[b].add(k)
		}
	}
	x.filed.main |= under.main
	x.filed.extra |= under.extra
}

// join adds the patterns that are filed under one of these classes and kinds.
func (x *index) join(main, extra class, kinds kinds, s *rows) {
	for m := uint64(main & x.filed.main); m != 0; m &= m - 1 {
		s.join(&x.main[bits.TrailingZeros64(m)])
	}
	for m := uint64(extra & x.filed.extra); m != 0; m &= m - 1 {
		s.join(&x.extra[bits.TrailingZeros64(m)])
	}
	for m := uint64(kinds & x.filed.kinds); m != 0; m &= m - 1 {
		s.join(&x.kinds[bits.TrailingZeros64(m)])
	}
}

// at gives the patterns that are filed under something that the token is; false for none.
func (x *index) at(t *token, s *rows) bool {
	kinds := t.kinds()
	if t.class&x.filed.main|t.extra&x.filed.extra == 0 && kinds&x.filed.kinds == 0 && t.flags&fSingle == 0 {
		return false
	}
	*s = rows{}
	x.join(t.class, t.extra, kinds, s)
	if t.flags&fSingle != 0 {
		l := x.literal[t.text]
		s.join(&l)
	}
	return true
}

// candidates gives every place where a pattern fits a unit, in text order, and those of one place in the grammar's.
func (r *reader) candidates(tokens []token, g *gist) []found {
	all := r.all[:0]
	r.took = r.took[:0]
	var within, fitting rows
	byRare.join(g.main, g.extra, g.kinds, &within)
	if !within.keep(g) {
		return nil
	}
	for i := range tokens {
		if !byBegin.at(&tokens[i], &fitting) {
			continue
		}
		allowed := &byBegin.kases[tokens[i].noun.kase]
		for w, set := range fitting {
			for set &= within[w] & allowed[w]; set != 0; set &= set - 1 {
				p := &grammar[64*w+bits.TrailingZeros64(set)]
				n := len(r.took)
				took, end, ok := p.match(tokens, i, r.took)
				if f := (found{p, i, end, took[n:len(took):len(took)]}); ok && r.admits(tokens, &f) {
					all = append(all, f)
				}
				r.took = took
			}
		}
	}
	r.all = all
	return all
}

// admits refuses at once what would fit many an attribute or value, so that the unit need not be read again without it.
func (r *reader) admits(tokens []token, f *found) bool {
	switch {
	case f.p.is(rowAdjective):
		return r.predicate(tokens, f.end-1)
	case f.p.is(rowCharged):
		return extraCost(tokens, f)
	}
	return true
}

// keep leaves the patterns in the set whose needs a unit meets; false for none.
func (s *rows) keep(g *gist) bool {
	any := uint64(0)
	for w, set := range s {
		for ; set != 0; set &= set - 1 {
			k := bits.TrailingZeros64(set)
			if i := 64*w + k; !needs[i].met(g) || !grammar[i].chooses(g) {
				s[w] &^= 1 << k
			}
		}
		any |= s[w]
	}
	return any != 0
}
