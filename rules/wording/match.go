package wording

import (
	"math/bits"
	"slices"
)

// match tries the pattern at token i and gives the indices that its elements took (-1 for gaps and absent options) and the end.
func (p *pattern) match(tokens []token, i int) ([]int, int, bool) {
	var room [mostElements]int
	took := room[:len(p.elems)]
	end, ok := p.try(tokens, i, 0, took)
	if !ok {
		return nil, 0, false
	}
	return slices.Clone(took), end, true
}

func (p *pattern) try(tokens []token, i, n int, took []int) (int, bool) {
	if n == len(p.elems) {
		return i, true
	}
	e := &p.elems[n]
	if e.gap > 0 {
		took[n] = -1
		for g := 0; g <= e.gap && i <= len(tokens); g++ {
			if end, ok := p.try(tokens, i, n+1, took); ok {
				return end, true
			}
			if i >= len(tokens) || tokens[i].stops() && (tokens[i].class&cRel == 0 || i > 0 && tokens[i-1].kind == punct) {
				break
			}
			if tokens[i].kind == punct && tokens[i].text == "," {
				if i = behindComma(tokens, i); i < 0 {
					break
				}
				continue
			}
			i++
		}
		return 0, false
	}
	if i < len(tokens) && e.fits(&tokens[i]) {
		took[n] = i
		if end, ok := p.try(tokens, i+1, n+1, took); ok {
			return end, true
		}
	}
	if e.option {
		took[n] = -1
		return p.try(tokens, i, n+1, took)
	}
	return 0, false
}

// behindComma says where a gap goes on behind the comma at i: behind a relative or conditional clause, or within "sem …, sem …"; -1 for nowhere.
func behindComma(tokens []token, i int) int {
	if i+1 >= len(tokens) {
		return -1
	}
	if n := &tokens[i+1]; n.class&cNot != 0 {
		return i + 1
	} else if n.class&(cRel|cIf) == 0 {
		return -1
	}
	for j := i + 1; j < len(tokens); j++ {
		if tokens[j].kind == punct && tokens[j].text == "," {
			return j + 1
		}
	}
	return -1
}

// stops says whether a gap may not run over the token: it is the centre of another statement about cost.
func (t *token) stops() bool {
	return t.class&(cCost|cLess|cMore|cCheap|cDear|cCheaply|cDearly|cKerul|cFree|cLowercheap|cRaisedear|cLesscau|cMorecau|cRel|cIf|cBut) != 0 ||
		t.kind == surcharge || t.kind == amount && t.sign != 0 && named(t)
}

// found is a place where a pattern reads a unit.
type found struct {
	p     *pattern
	start int // first token
	end   int // behind the last token
	took  []int
}

// gist is what the tokens of a unit have in them at all.
type gist struct {
	main, extra               class
	amounts, surcharge, owned bool
}

func gistOf(tokens []token) gist {
	var g gist
	for i := range tokens {
		t := &tokens[i]
		g.main |= t.class
		g.extra |= t.extra
		g.amounts = g.amounts || t.kind == amount
		g.surcharge = g.surcharge || t.kind == surcharge
		g.owned = g.owned || t.noun.kase == poss || t.extra&dCostadj != 0
	}
	return g
}

// possible says whether everything that the pattern needs is there somewhere.
func (p *pattern) possible(g *gist) bool {
	for i := range p.elems {
		e := &p.elems[i]
		switch {
		case e.gap > 0 || e.option || e.literal != "":
		case e.isOwned:
			if !g.owned {
				return false
			}
		case e.isKind && e.kind == amount:
			if !g.amounts {
				return false
			}
		case e.isKind && e.kind == surcharge:
			if !g.surcharge {
				return false
			}
		case !e.isKind && g.main&e.main == 0 && g.extra&e.extra == 0:
			return false
		}
	}
	return true
}

// rows is a set of patterns by their place in the grammar.
type rows [8]uint64

func (s *rows) add(k int) { s[k/64] |= 1 << (k % 64) }

func (s *rows) join(t *rows) {
	for i := range s {
		s[i] |= t[i]
	}
}

// index finds the patterns that a unit may hold by one class that each of them needs: a sentence without that class cannot be read by it.
type index struct {
	main, extra [64]rows
	amounts     rows // patterns of amounts alone
	surcharges  rows
	owned       rows
}

var byNeed = func() *index {
	x := &index{}
	if len(grammar) > 64*len(x.amounts) {
		panic("grammar.tsv: more rows than the index holds")
	}
	for k := range grammar {
		x.put(k, &grammar[k])
	}
	return x
}()

// put files a pattern under its first element that is a class of words; those without one under what they begin with.
func (x *index) put(k int, p *pattern) {
	for i := range p.elems {
		e := &p.elems[i]
		if e.gap > 0 || e.option || e.isKind || e.isOwned || e.main == 0 && e.extra == 0 || e.main == cNot {
			continue
		}
		for b := range 64 {
			if e.main&(1<<b) != 0 {
				x.main[b].add(k)
			}
			if e.extra&(1<<b) != 0 {
				x.extra[b].add(k)
			}
		}
		return
	}
	switch e := &p.elems[0]; {
	case e.isOwned:
		x.owned.add(k)
	case e.isKind && e.kind == surcharge:
		x.surcharges.add(k)
	default:
		x.amounts.add(k)
	}
}

// patterns gives those that the gist lets in.
func (x *index) patterns(g *gist) (s rows) {
	for m := uint64(g.main & filed.main); m != 0; m &= m - 1 {
		s.join(&x.main[bits.TrailingZeros64(m)])
	}
	for m := uint64(g.extra & filed.extra); m != 0; m &= m - 1 {
		s.join(&x.extra[bits.TrailingZeros64(m)])
	}
	if g.amounts {
		s.join(&x.amounts)
	}
	if g.surcharge {
		s.join(&x.surcharges)
	}
	if g.owned {
		s.join(&x.owned)
	}
	return s
}

// filed are the classes under which patterns are filed.
var filed = func() (c classes) {
	for b := range 64 {
		if byNeed.main[b] != (rows{}) {
			c.main |= 1 << b
		}
		if byNeed.extra[b] != (rows{}) {
			c.extra |= 1 << b
		}
	}
	return c
}()

// candidates gives every place where a pattern fits a unit.
func (r *reader) candidates(tokens []token) []found {
	g := gistOf(tokens)
	fitting := byNeed.patterns(&g)
	var all []found
	for w, set := range fitting {
		for ; set != 0; set &= set - 1 {
			p := &grammar[64*w+bits.TrailingZeros64(set)]
			if p.needs.main&^g.main != 0 || p.needs.extra&^g.extra != 0 || !p.possible(&g) {
				continue
			}
			first := &p.elems[0]
			byClass := !first.isKind && !first.isOwned && first.literal == ""
			for i := range tokens {
				if t := &tokens[i]; byClass && t.class&first.main == 0 && t.extra&first.extra == 0 || first.isKind && t.kind != first.kind || !first.fits(t) {
					continue
				}
				if took, end, ok := p.match(tokens, i); ok {
					all = append(all, found{p, i, end, took})
				}
			}
		}
	}
	slices.SortStableFunc(all, func(a, b found) int { return a.start - b.start })
	return all
}

// choose gives the candidates that do not share a token: of two the heavier, of two equals the earlier; in text order.
func choose(all []found) []found {
	var out []found
	for len(all) > 0 {
		best := 0
		for i := range all {
			if all[i].p.weight > all[best].p.weight {
				best = i
			}
		}
		b := all[best]
		out = append(out, b)
		kept := all[:0:0]
		for _, f := range all {
			if !b.touches(&f) {
				kept = append(kept, f)
			}
		}
		all = kept
	}
	slices.SortFunc(out, func(a, b found) int { return a.start - b.start })
	return out
}

// touches says whether two readings use one token.
func (f *found) touches(g *found) bool {
	for _, a := range f.took {
		for _, b := range g.took {
			if a >= 0 && a == b {
				return true
			}
		}
	}
	return false
}
