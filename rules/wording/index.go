package wording

import "math/bits"

// rows is a set of patterns by their place in the grammar.
type rows [11]uint64

func (s *rows) add(k int) { s[k/64] |= 1 << (k % 64) }

func (s *rows) join(t *rows) {
	for i := range s {
		s[i] |= t[i]
	}
}

// index files patterns under their element that is the least common in card texts, by the classes of the word or by what the token is: a
// sentence without that one cannot be read by the pattern, and most sentences have none.
type index struct {
	main, extra, kinds [64]rows
	filed              need // the classes and kinds under which some pattern is filed
}

var byRare = newIndex()

// beginning is what a token needs to be the first of a pattern.
type beginning struct {
	need
	single flags // fSingle where it is one word
}

// needs are those of each pattern, begins what each begins with; here they lie close together.
var (
	needs = func() (out []need) {
		for k := range grammar {
			out = append(out, grammar[k].needs)
		}
		return out
	}()
	begins = func() (out []beginning) {
		for k := range grammar {
			out = append(out, grammar[k].elems[0].beginning())
		}
		return out
	}()
	// singles are the words that begin a pattern by themselves.
	singles = func() map[string]bool {
		m := map[string]bool{}
		for k := range grammar {
			m[grammar[k].elems[0].literal] = true
		}
		return m
	}()
)

func newIndex() *index {
	x := &index{}
	if len(grammar) > 64*len(rows{}) {
		panic("grammar.tsv: more rows than the index holds")
	}
	for k := range grammar {
		x.put(k, rarest(&grammar[k]))
	}
	return x
}

// beginning gives what a token needs to be the element.
func (e *elem) beginning() beginning {
	switch {
	case e.literal != "":
		return beginning{single: fSingle}
	case e.isOwned, e.isKind:
		return beginning{need: need{kinds: rarestKind(e)}}
	}
	return beginning{need: need{classes: classes{e.main, e.extra}}}
}

// rarestKind is the least common of what the element asks.
func rarestKind(e *elem) kinds { return 1 << (bits.Len64(uint64(e.kinds())) - 1) }

// fits says whether a token of these kinds may be the first.
func (b *beginning) fits(t *token, k kinds) bool {
	return t.class&b.main|t.extra&b.extra != 0 || k&b.kinds != 0 || t.flags&b.single != 0
}

// or adds what another pattern begins with.
func (b *beginning) or(c *beginning) {
	b.main |= c.main
	b.extra |= c.extra
	b.kinds |= c.kinds
	b.single |= c.single
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
	b := under.beginning()
	for i := range 64 {
		if b.main&(1<<i) != 0 {
			x.main[i].add(k)
		}
		if b.extra&(1<<i) != 0 {
			x.extra[i].add(k)
		}
		if b.kinds&(1<<i) != 0 {
			x.kinds[i].add(k)
		}
	}
	x.filed.main |= b.main
	x.filed.extra |= b.extra
	x.filed.kinds |= b.kinds
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

// candidates gives every place where a pattern fits a unit, in text order, and those of one place in the grammar's.
func (r *reader) candidates(tokens []token, g *gist) []found {
	all := r.all[:0]
	r.took = r.took[:0]
	any := r.inReach(g)
	if len(r.reach) == 0 {
		return nil
	}
	for i := range tokens {
		t := &tokens[i]
		k := t.kinds()
		if !any.fits(t, k) {
			continue
		}
		for _, row := range r.reach {
			p := &grammar[row]
			if !begins[row].fits(t, k) || !p.elems[0].fits(t) {
				continue
			}
			n := len(r.took)
			took, end, ok := p.match(tokens, i, r.took)
			if f := (found{p, i, end, took[n:len(took):len(took)]}); ok && r.admits(tokens, &f) {
				all = append(all, f)
			}
			r.took = took
		}
	}
	r.all = all
	return all
}

// inReach notes in r.reach the patterns whose needs a unit meets, in the grammar's order, and gives what they begin with.
func (r *reader) inReach(g *gist) (any beginning) {
	var filed rows
	byRare.join(g.main, g.extra, g.kinds, &filed)
	r.reach = r.reach[:0]
	for w, set := range filed {
		for ; set != 0; set &= set - 1 {
			k := 64*w + bits.TrailingZeros64(set)
			if needs[k].met(g) && grammar[k].chooses(g) {
				r.reach = append(r.reach, int16(k))
				any.or(&begins[k])
			}
		}
	}
	return any
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
