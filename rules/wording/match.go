package wording

import "slices"

// match tries the pattern at token i; where it fits it adds to into the indices that its elements took (-1 for gaps and absent options),
// and gives the end.
func (p *pattern) match(tokens []token, i int, into []int) (took []int, end int, ok bool) {
	n := len(into)
	took = into
	took = append(took, untaken[:len(p.elems)]...)
	if end, ok = p.try(tokens, i, 0, took[n:]); !ok {
		return took[:n], 0, false
	}
	return took, end, true
}

// untaken is what match begins with.
var untaken = slices.Repeat([]int{-1}, mostElements)

// try goes on with element n at token i.
func (p *pattern) try(tokens []token, i, n int, took []int) (int, bool) {
	for n < len(p.elems) && p.elems[n].gap == 0 && !p.elems[n].option {
		if i >= len(tokens) || !p.elems[n].fits(&tokens[i]) {
			return 0, false
		}
		took[n] = i
		i, n = i+1, n+1
	}
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
			if tokens[i].mark == ',' {
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
	took[n] = -1
	return p.try(tokens, i, n+1, took)
}

// listedAt says whether the comma at i parts two cards of one list: tárgyaid, illetve gnómjaid költsége.
func listedAt(tokens []token, i int) bool {
	j := i + 1
	for j < len(tokens) && tokens[j].class&(cConj|cDet) != 0 {
		j++
	}
	return i > 0 && j < len(tokens) && alike(&tokens[i-1], &tokens[j]) && tokens[i-1].isCards() && tokens[j].isCards()
}

// behindComma says where a gap goes on behind the comma at i: in a list of cards, behind a relative or conditional clause, or within
// "sem …, sem …", behind "de legfeljebb 1-ig", "legfeljebb 3-mal"; -1 for nowhere.
func behindComma(tokens []token, i int) int {
	if i+1 >= len(tokens) {
		return -1
	}
	n := &tokens[i+1]
	if j := behindException(tokens, i+1); j > 0 {
		return j
	}
	if n.class&cNot != 0 || listedAt(tokens, i) {
		return i + 1
	} else if j := behindMost(tokens, i+1); j > 0 {
		return j
	} else if n.class&(cRel|cIf|cBut) == 0 && n.extra&dMintha == 0 {
		return -1
	}
	limits := n.class&cBut == 0
	for j := i + 1; j < len(tokens); j++ {
		limits = limits || tokens[j].class&(cAtleast|cAtmost|cBelow) != 0
		if tokens[j].mark == ',' {
			if !limits {
				return -1
			}
			if e := behindException(tokens, j+1); e > 0 {
				return e
			}
			return j + 1
		}
	}
	return -1
}

// behindMost gives the end of "(de) legfeljebb 3-mal" that begins at i, -1 where no such bound on a change stands.
func behindMost(tokens []token, i int) int {
	for i < len(tokens) && (tokens[i].class&cBut != 0 || tokens[i].text == "összesen") {
		i++
	}
	if i+1 < len(tokens) && tokens[i].class&cAtmost != 0 && tokens[i+1].kind == amount && tokens[i+1].noun.kase == ins {
		return i + 2
	}
	return -1
}

// stops says whether a gap may not run over the token: it is the centre of another statement about cost.
func (t *token) stops() bool {
	return t.class&(cCost|cLess|cMore|cCheap|cDear|cCheaply|cDearly|cLower|cRaise|cKerul|cFree|cLowercheap|cRaisedear|cLesscau|cMorecau|cRel|cIf|cBut) != 0 ||
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
	main, extra class
	kinds       kinds
	flags       flags
}

// kinds is a set of kinds of tokens, and of what else a pattern can ask of them, the rarest last.
type kinds uint64

const (
	owned    kinds = 1 << (iota + group + 1) // a noun with -é
	said                                     // a word that a row of the grammar asks for by itself
	unsigned                                 // an amount without a sign
	ofCase                                   // an amount in the first case; the bits of the others follow

	signed = ofCase << (adj + 1) // an amount with a sign
)

// owned says whether the token can be a noun with -é: bűbájaidé, költségűé.
func (t *token) owned() bool { return t.noun.kase == poss || t.extra&dCostadj != 0 }

// kinds are those of one token.
func (t *token) kinds() kinds {
	k := kinds(1) << t.kind
	if t.kind == amount {
		k |= ofCase<<t.noun.kase | signedness(t.sign != 0)
	}
	if t.owned() {
		k |= owned
	}
	if t.flags&fSaid != 0 {
		k |= said
	}
	return k
}

func signedness(is bool) kinds {
	if is {
		return signed
	}
	return unsigned
}

func gistOf(tokens []token) gist {
	var g gist
	for i := range tokens {
		t := &tokens[i]
		g.main |= t.class
		g.extra |= t.extra
		g.kinds |= t.kinds()
		g.flags |= t.flags
	}
	return g
}

// join adds what another gist has.
func (g *gist) join(h *gist) {
	g.main |= h.main
	g.extra |= h.extra
	g.kinds |= h.kinds
	g.flags |= h.flags
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
