package wording

import (
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// filter puts a phrase into structure: alternatives of conjunctions. What it does not understand makes it inexact, never narrower.
func (r *reader) filter(ph *phrase) lint.Filter {
	s := &r.selection
	*s = selection{r: r, tokens: r.units[ph.unit].tokens, alts: s.alts[:0], nouns: s.nouns[:0], costs: s.costs[:0], exact: true}
	for k := ph.from; k <= ph.head; k++ {
		k = s.take(k, ph)
	}
	s.borrow(ph)
	if k := ph.from - 2; k >= 0 && s.tokens[k+1].class&(cCheap|cDear) != 0 && s.tokens[k].noun.kase == ade {
		s.exact = false // a 3-asoknál drágább lapjaid
	}
	s.exact = s.exact && !r.leftBehind(ph)
	s.shut()
	s.excepted(ph)
	if ph.rel >= 0 {
		s.relative(ph.rel, ph.to)
	}
	return s.done()
}

// selection builds a filter from left to right.
type selection struct {
	r      *reader
	tokens []token
	cur    lint.Conjunction
	noun   bool // cur has its noun
	alts   []lint.Conjunction
	nouns  []bool
	costs  [][]lint.CostRange // alternatives of cost for cur
	not    bool
	all    bool // an alternative is any card at all
	exact  bool
}

// take reads the token at k and gives the last one that it used.
func (s *selection) take(k int, ph *phrase) int {
	t := &s.tokens[k]
	if n := s.called(k, ph.head); n > k {
		return n
	}
	if n, ok := s.named(k, ph.head); ok {
		return n
	}
	if k < ph.head && against(s.tokens, k+1) {
		s.exact = false
		return k + 1
	}
	if k < ph.head && s.tokens[k+1].text == "által" {
		s.exact = s.exact && t.class&cFoe != 0
		return k + 1 // a papok által kijátszott bűbájok: who plays them
	}
	switch {
	case t.kind == punct && t.text == ",", t.kind == word && t.class&cConj != 0:
		if s.filled() {
			s.shut()
		}
	case t.kind == word && t.text == "nem":
		s.not = true
	case t.kind == amount, t.class&(cAtleast|cAtmost) != 0:
		return s.cost(k, ph.head)
	case t.kind == icon:
		s.add(&lemma{kind: "icon", value: t.text}, k == ph.head)
	case t.kind == group:
		s.exact = false
	case t.kind == word && strings.HasPrefix(t.text, "nem-"):
		s.not = true
		n := analyse(strings.TrimPrefix(t.text, "nem-"), false)
		if n.known {
			s.add(n.lemma, false)
		} else {
			s.exact = false
		}
		s.not = false
	case t.kind == word && t.extra&dCostadj != 0:
		s.exact = false // a cost that take has not read
	case t.text == "fix":
		s.costs = append(s.costs, []lint.CostRange{{Currency: lint.AnyCurrency, Min: 0, Max: -1}}) // neither X nor ?
		for k < ph.head && s.tokens[k+1].extra&dCostadj == 0 && s.tokens[k+1].kind == punct {
			k++
		}
		if k < ph.head && s.tokens[k+1].extra&dCostadj != 0 {
			return k + 1
		}
	case t.class&(cDet|cThis|cNext|cFoe|cHolder|cPlayer|cAimed|cReact|cRel) != 0 || allPaidFor[t.text] || anything[t.text] || everything[t.text] || t.extra&(dEach|dOther|dFiller) != 0:
		if t.class&cReact != 0 {
			s.add(&lemma{kind: "subtype", value: "reakció"}, k == ph.head)
		}
	case t.text == "egyéb":
		s.exact = false // than those said before
	case t.text == "más" && k < ph.head && s.tokens[k+1].text == "színű":
		s.exact = false
	case t.noun.known:
		s.known(k, ph)
	case neutral[t.text], t.extra&(dPlayed|dPost) != 0:
	case t.class&cSuch != 0, vague[t.text], strings.HasPrefix(t.text, "leg") && strings.HasSuffix(t.text, "bb"):
		s.exact, s.not = false, false
	default:
		s.unknown(k, ph)
	}
	return k
}

// borrow gives cards that are named by their cost alone the noun of those before: "az 1 költségű tárgyak 1 VP-vel, a 2 költségűek 2 VP-vel drágábbak".
func (s *selection) borrow(ph *phrase) {
	h := &s.tokens[ph.head]
	theirs := h.class&cFoe != 0 && strings.HasSuffix(h.text, "éi") // az ellenfeléi
	if s.noun || h.kind != amount && h.extra&(dCostadj|dPlayed) == 0 && !theirs || len(s.alts) > 0 {
		return
	}
	for k := ph.from - 1; k >= 0; k-- {
		t := &s.tokens[k]
		if !t.noun.known || t.noun.lemma.kind != "type" && t.noun.lemma.kind != "subtype" || t.noun.kase != nom && t.noun.kase != dat && t.noun.kase != poss {
			continue
		}
		if !s.r.inConditionAt(s.tokens, k) {
			s.add(t.noun.lemma, true)
		}
		return
	}
}

// neutral are attributes that say nothing about which cards: where they are played from is every card's way.
var neutral = map[string]bool{
	"kijátszott": true, "játszott": true, "kézből": true, "megidézett": true, "lerakott": true, "saját": true, "összes": true, "levő": true, "lévő": true,
	"létrehozott": true, "idézett": true, "két": true, "fekvő": true, "kijátszandó": true, "új": true, "ikonos": true, "ikonnal": true, "bíró": true, "rendelkező": true, "jelű": true, "további": true, "típusú": true, "altípusú": true, "színű": true, "lapon": true,
	"te": true, "soron": true, "általad": true, "által": true, "kezedben": true, "kezéből": true, "más": true, "egyéb": true, "darab": true, "db": true, "senki": true, "mindenki": true, "ide": true,
}

// vague are attributes that point to something said elsewhere.
var vague = map[string]bool{"első": true, "többi": true, "ritka": true, "gyakori": true, "nagyon": true, "nagy": true, "kis": true, "kicsi": true, "erős": true, "gyenge": true, "régi": true, "drága": true, "olcsó": true, "páros": true, "második": true, "harmadik": true, "módon": true, "páratlan": true, "azonos": true, "különböző": true, "megnevezett": true, "kívül": true}

func (s *selection) filled() bool {
	c := &s.cur
	return s.noun || len(c.Type)+len(c.Subtype)+len(c.Colour)+len(c.Icon)+len(c.Name)+len(c.Not)+len(c.Cost)+len(s.costs) > 0
}

// known adds a noun of the lexicon.
func (s *selection) known(k int, ph *phrase) {
	t := &s.tokens[k]
	l := t.noun.lemma
	if k != ph.head && l.kind != "zone" && l.kind != "colour" && t.noun.kase != nom && t.noun.kase != s.tokens[ph.head].noun.kase && t.noun.kase != dat {
		s.exact = false // kalandozóidra kijátszott tárgyaid
		return
	}
	switch l.kind {
	case "card":
		s.noun = true
		s.all = s.all || !s.filledBeside()
	case "zone":
		if t.noun.kase != nom && l.value != "hand" {
			s.cur.Zone = append(s.cur.Zone, l.value)
		}
	case "whose":
		s.exact, s.noun = false, true // a tieid: which of them was not found
	case "thing", "player", "cost":
		if k != ph.head && l.word != "altípus" && l.word != "szín" {
			s.exact = false
		}
	default:
		s.add(l, k == ph.head || t.noun.owner != unowned || t.noun.plural || t.noun.kase != nom)
	}
}

func (s *selection) filledBeside() bool {
	c := &s.cur
	return len(c.Type)+len(c.Subtype)+len(c.Colour)+len(c.Icon)+len(c.Name)+len(c.Not)+len(c.Cost)+len(s.costs) > 0
}

// add puts one condition into the current conjunction, negated after "nem".
func (s *selection) add(l *lemma, head bool) {
	c := &s.cur
	if s.not {
		c.Not = append(c.Not, lint.Conjunction{})
		c = &s.cur.Not[len(s.cur.Not)-1]
		s.not = false
	}
	switch l.kind {
	case "type":
		c.Type = append(c.Type, l.value)
		s.noun = s.noun || c == &s.cur
	case "subtype":
		c.Subtype = append(c.Subtype, l.value)
		s.noun = s.noun || c == &s.cur && head
	case "colour":
		c.Colour = append(c.Colour, l.value)
	case "icon":
		c.Icon = append(c.Icon, l.value)
	}
}

// shut ends an alternative.
func (s *selection) shut() {
	from := len(s.alts)
	s.alts = append(s.alts, s.cur)
	for _, ranges := range s.costs {
		to := len(s.alts)
		for _, have := range s.alts[from:to] {
			for _, c := range ranges {
				k := have
				k.Cost = append(slices.Clip(have.Cost), c)
				s.alts = append(s.alts, k)
			}
		}
		s.alts = slices.Delete(s.alts, from, to)
	}
	for len(s.nouns) < len(s.alts) {
		s.nouns = append(s.nouns, s.noun)
	}
	s.cur, s.noun, s.costs = lint.Conjunction{}, false, s.costs[:0]
}

// done gives the alternatives; one without a noun of its own shares the last one's ("Tharr vagy Raia szörny").
func (s *selection) done() lint.Filter {
	f := lint.Filter{Any: []lint.Conjunction{}, Exact: s.exact}
	n := len(s.alts)
	for i := range s.alts {
		a := s.alts[i]
		if !s.nouns[i] && i < n-1 && s.nouns[n-1] {
			a.Type = append(a.Type, s.alts[n-1].Type...)
			if len(s.alts[n-1].Type) == 0 && len(a.Subtype) == 0 {
				a.Subtype = append(a.Subtype, s.alts[n-1].Subtype...)
			}
		}
		if empty(&a) {
			return lint.Filter{Any: []lint.Conjunction{}, Exact: s.exact}
		}
		f.Any = append(f.Any, a)
	}
	return f
}

func empty(c *lint.Conjunction) bool {
	return len(c.Type)+len(c.Subtype)+len(c.Colour)+len(c.Icon)+len(c.Name)+len(c.Cost)+len(c.Zone)+len(c.Not) == 0
}
