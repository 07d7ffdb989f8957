package wording

import (
	_ "embed"
	"math/bits"
	"strings"
)

//go:embed grammar.tsv
var grammarTSV string

// pattern is one row of the grammar.
type pattern struct {
	name    string
	does    string // reduce, increase, way (a word of it says which), sign, set, free, replace, condition, guard-…, clear
	frame   frame  // what the name says of it
	family  string // the family of DOMAIN 3 that it serves
	example string
	counter string
	elems   []elem
	needs   need
	either  []classes // of each of these there must be one
	weight  int       // how many elements must be there: of two patterns at one place the heavier one reads it
}

// need is what a unit must have in it, so that a pattern can read it: each of the classes, and tokens of these kinds.
type need struct {
	classes
	kinds kinds
}

// elem is one element of a pattern: a token of one of the classes, or a gap.
type elem struct {
	gap     int // up to so many tokens of any class that starts no reading of its own
	main    class
	extra   class
	kind    kind
	kases   uint32 // allowed cases, 0 for any
	sign    int8   // of an amount: 1 signed, -1 unsigned, 0 any
	needs   string // currency: an amount that names its currency; bare: one without a number
	option  bool
	isKind  bool
	isOwned bool // a noun with -é: bűbájaidé
	literal string
}

// mostElements bounds the elements of a pattern.
const mostElements = 16

var grammar = readGrammar()

func readGrammar() []pattern {
	var out []pattern
	for _, r := range tsvRows(grammarTSV) {
		if len(r) < 6 {
			panic("grammar.tsv: a row needs name, family, does, pattern, example, counterexample: " + r[0])
		}
		p := pattern{name: r[0], frame: frameOf(r[0]), family: r[1], does: r[2], example: r[4], counter: r[5]}
		for _, f := range strings.Fields(r[3]) {
			e := readElem(f)
			p.elems = append(p.elems, e)
			if e.gap == 0 && !e.option {
				p.weight++
			}
			p.need(&e)
		}
		if len(p.elems) > mostElements {
			panic("grammar.tsv: too many elements: " + p.name)
		}
		out = append(out, p)
	}
	return out
}

// need notes what the element asks of a unit.
func (p *pattern) need(e *elem) {
	if e.gap > 0 || e.option {
		return
	}
	p.needs.kinds |= e.kinds()
	switch {
	case e.literal != "", e.isOwned, e.isKind:
	case bits.OnesCount64(uint64(e.main))+bits.OnesCount64(uint64(e.extra)) == 1:
		p.needs.main |= e.main
		p.needs.extra |= e.extra
	default:
		p.either = append(p.either, classes{e.main, e.extra})
	}
}

// kinds are those that every token has which can stand for the element.
func (e *elem) kinds() kinds {
	var k kinds
	switch {
	case isSaid(e):
		k = said
	case e.literal != "":
	case e.isOwned:
		k = owned
	case e.isKind:
		k = 1 << e.kind
		if e.sign != 0 {
			k |= signedness(e.sign == 1)
		}
		if e.kind == amount && bits.OnesCount32(e.kases) == 1 {
			k |= ofCase << bits.TrailingZeros32(e.kases)
		}
	}
	return k
}

// isSaid says whether the element is a word by itself that few units have; a, az, x and the comma stand in every other.
func isSaid(e *elem) bool { return len(e.literal) > 2 && !e.option }

// saidByRows are all such words.
var saidByRows = func() map[string]bool {
	m := map[string]bool{}
	for k := range grammar {
		for i := range grammar[k].elems {
			if e := &grammar[k].elems[i]; isSaid(e) {
				m[e.literal] = true
			}
		}
	}
	return m
}()

// met says whether a unit has all of it.
func (n *need) met(g *gist) bool {
	return n.main&^g.main == 0 && n.extra&^g.extra == 0 && n.kinds&^g.kinds == 0
}

// chooses says whether a unit has one of each of the classes between which the pattern has a choice.
func (p *pattern) chooses(g *gist) bool {
	for _, c := range p.either {
		if g.main&c.main == 0 && g.extra&c.extra == 0 {
			return false
		}
	}
	return true
}

// readElem reads cost, amt.ins, plus.cur, … (a gap of six), …3 (a gap of three), also?, 'reagálni'.
func readElem(s string) elem {
	var e elem
	if rest, ok := strings.CutPrefix(s, "…"); ok {
		e.gap = 6
		if rest != "" {
			e.gap = int(rest[0] - '0')
		}
		return e
	}
	if t, ok := strings.CutSuffix(s, "?"); ok {
		s, e.option = t, true
	}
	if strings.HasPrefix(s, "'") {
		e.literal = strings.Trim(s, "'")
		return e
	}
	for _, alt := range strings.Split(s, "|") {
		name, mods, _ := strings.Cut(alt, ".")
		switch name {
		case "amt", "plus", "num":
			e.isKind, e.kind = true, amount
			if name == "plus" {
				e.sign = 1
			} else if name == "num" {
				e.sign = -1
			}
		case "icon":
			e.isKind, e.kind = true, icon
		case "surcharge":
			e.isKind, e.kind = true, surcharge
		case "owned":
			e.isOwned = true
		default:
			m, x := classNames[name], extraNames[name]
			if m == 0 && x == 0 {
				panic("grammar.tsv: no class " + name)
			}
			e.main |= m
			e.extra |= x
		}
		for _, mod := range strings.FieldsFunc(mods, func(r rune) bool { return r == '.' }) {
			if k, ok := kaseNamed(mod); ok {
				e.kases |= 1 << k
			} else {
				e.needs = mod
			}
		}
	}
	return e
}

// fits says whether a token can stand for the element.
func (e *elem) fits(t *token) bool {
	if e.literal != "" {
		return t.text == e.literal
	}
	if e.isOwned {
		return t.kind == word && (t.noun.kase == poss && (t.noun.known || t.noun.owner == your || t.noun.plural || strings.HasSuffix(t.text, "diké")) || t.extra&dCostadj != 0 && strings.HasSuffix(t.text, "é"))
	}
	if e.isKind {
		if t.kind != e.kind {
			return false
		}
		switch {
		case e.sign == 1 && t.sign == 0, e.sign == -1 && t.sign != 0:
			return false
		case e.needs == "cur" && !named(t), e.needs == "bare" && !t.parts[0].bare:
			return false
		}
	} else if t.class&e.main == 0 && t.extra&e.extra == 0 {
		return false
	}
	return e.kases == 0 || e.kases&(1<<t.noun.kase) != 0
}
