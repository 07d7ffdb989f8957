package wording

import (
	"math/bits"
	"slices"
	"strings"
)

// match tries the pattern at token i; where it fits it adds to into the indices that its elements took (-1 for gaps and absent options),
// and gives the end.
func (p *pattern) match(tokens []token, i int, into []int) (took []int, end int, ok bool) {
	n := len(into)
	took = into
	for range p.elems {
		took = append(took, -1)
	}
	if end, ok = p.try(tokens, i, 0, took[n:]); !ok {
		return into, 0, false
	}
	return took, end, true
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
	ancient                   bool // ancient magic is named
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
		g.ancient = g.ancient || strings.HasPrefix(t.text, "ősmági")
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

// index finds the patterns that may begin at a token by a class of the word, or by what the token is.
type index struct {
	main, extra [64]rows
	kinds       [group + 1]rows
	owned       rows
	literal     map[string]rows
	filed       classes   // the classes with which some pattern begins
	needs       []classes // what each pattern needs; here they lie close together
}

var begins = func() *index {
	x := &index{literal: map[string]rows{}}
	if len(grammar) > 64*len(x.owned) {
		panic("grammar.tsv: more rows than the index holds")
	}
	for k := range grammar {
		x.put(k, &grammar[k].elems[0])
		x.needs = append(x.needs, grammar[k].needs)
	}
	return x
}()

// put files pattern k under what it begins with.
func (x *index) put(k int, first *elem) {
	switch {
	case first.literal != "":
		s := x.literal[first.literal]
		s.add(k)
		x.literal[first.literal] = s
	case first.isOwned:
		x.owned.add(k)
	case first.isKind:
		x.kinds[first.kind].add(k)
	}
	for b := range 64 {
		if first.main&(1<<b) != 0 {
			x.main[b].add(k)
		}
		if first.extra&(1<<b) != 0 {
			x.extra[b].add(k)
		}
	}
	x.filed.main |= first.main
	x.filed.extra |= first.extra
}

// at gives the patterns that may begin at a token; false for none.
func (x *index) at(t *token, s *rows) bool {
	any := false
	for m := uint64(t.class & x.filed.main); m != 0; m &= m - 1 {
		s.join(&x.main[bits.TrailingZeros64(m)])
		any = true
	}
	for m := uint64(t.extra & x.filed.extra); m != 0; m &= m - 1 {
		s.join(&x.extra[bits.TrailingZeros64(m)])
		any = true
	}
	if t.kind == amount || t.kind == surcharge || t.kind == icon {
		s.join(&x.kinds[t.kind])
		any = true
	}
	if t.noun.kase == poss || t.extra&dCostadj != 0 {
		s.join(&x.owned)
		any = true
	}
	if len(x.literal) > 0 {
		if l, ok := x.literal[t.text]; ok {
			s.join(&l)
			any = true
		}
	}
	return any
}

// candidates gives every place where a pattern fits a unit, in text order, and those of one place in the grammar's.
func (r *reader) candidates(tokens []token, g *gist) []found {
	all := r.all[:0]
	r.took = r.took[:0]
	for i := range tokens {
		var fitting rows
		if !begins.at(&tokens[i], &fitting) {
			continue
		}
		for w, set := range fitting {
			for ; set != 0; set &= set - 1 {
				k := 64*w + bits.TrailingZeros64(set)
				if n := &begins.needs[k]; n.main&^g.main != 0 || n.extra&^g.extra != 0 {
					continue
				}
				p := &grammar[k]
				if !p.elems[0].fits(&tokens[i]) || !p.possible(g) {
					continue
				}
				n := len(r.took)
				took, end, ok := p.match(tokens, i, r.took)
				if ok {
					all = append(all, found{p, i, end, took[n:len(took):len(took)]})
				}
				r.took = took
			}
		}
	}
	r.all = all
	return all
}

// choose gives the candidates that do not share a token: of two the heavier, of two equals the earlier; in text order. They are marked in
// passed, which is as long as all.
func choose(all []found, passed []bool, out []found) []found {
	clear(passed)
	for {
		best := -1
		for i := range all {
			if !passed[i] && (best < 0 || all[i].p.weight > all[best].p.weight) {
				best = i
			}
		}
		if best < 0 {
			break
		}
		b := &all[best]
		passed[best], out = true, append(out, *b)
		for i := range all {
			passed[i] = passed[i] || b.touches(&all[i])
		}
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
