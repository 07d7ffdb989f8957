package wording

import (
	"strings"
	"unicode/utf8"

	"github.com/cardlint/cardlint/lint"
)

// filter puts a phrase into structure: alternatives of conjunctions. What it does not understand makes it inexact, never narrower.
func (r *reader) filter(ph *phrase) lint.Filter {
	s := &selection{r: r, tokens: r.units[ph.unit].tokens, exact: true}
	for k := ph.from; k <= ph.head; k++ {
		k = s.take(k, ph)
	}
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
	if n, ok := s.named(k, ph.head); ok {
		return n
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
		if n.lemma != nil {
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
	case t.class&(cDet|cThis|cNext|cFoe|cHolder|cPlayer|cAimed|cReact) != 0 || t.extra&(dEach|dOther|dFiller) != 0:
		if t.class&cReact != 0 {
			s.add(&lemma{kind: "subtype", value: "reakció"}, k == ph.head)
		}
	case t.noun.known:
		s.known(k, ph)
	case neutral[t.text], t.extra&(dPlayed|dPost) != 0:
	case t.class&cSuch != 0, vague[t.text]:
		s.exact, s.not = false, false
	default:
		s.unknown(k, ph)
	}
	return k
}

// neutral are attributes that say nothing about which cards: where they are played from is every card's way.
var neutral = map[string]bool{
	"kijátszott": true, "játszott": true, "kézből": true, "megidézett": true, "lerakott": true, "saját": true, "összes": true, "levő": true, "lévő": true,
	"létrehozott": true, "idézett": true, "két": true, "fekvő": true, "kijátszandó": true, "új": true, "további": true, "típusú": true, "altípusú": true, "színű": true, "lapon": true,
	"első": true, "te": true, "általad": true, "által": true, "kezedben": true, "kezéből": true, "más": true, "egyéb": true, "darab": true, "db": true,
}

// vague are attributes that point to something said elsewhere.
var vague = map[string]bool{"többi": true, "páros": true, "páratlan": true, "azonos": true, "különböző": true, "megnevezett": true, "kívül": true}

// named reads names of two words: of the vocabulary (ében íjász), and capitalised ones that no table knows (Zúzmara gyíkjaid).
func (s *selection) named(k, head int) (int, bool) {
	if k >= head || s.tokens[k].kind != word || s.tokens[k+1].kind != word {
		return k, false
	}
	t, n := &s.tokens[k], &s.tokens[k+1]
	l, ok := stems[t.text+" "+n.text]
	if !ok {
		l, ok = stems[t.text+" "+n.noun.stem]
	}
	if ok {
		s.add(l, k+1 == head)
		s.noun = s.noun || k+1 == head
		return k + 1, true
	}
	if k+1 == head && t.capital && !t.noun.known && t.class == 0 && t.extra == 0 && n.isCards() && (!n.noun.known || n.noun.lemma.kind == "subtype") && (t.noun.owner == unowned || bareName(t.text)) {
		raw := s.r.raw(s.r.l.at[t.start], s.r.l.at[t.end])
		s.cur.Name = append(s.cur.Name, raw+" "+n.noun.stem)
		s.noun = true
		return k + 1, true
	}
	return k, false
}

// bareName says whether a word could be the first half of a name although an ending could be read into it.
func bareName(w string) bool { return strings.HasSuffix(w, "a") || strings.HasSuffix(w, "e") }

// excepted reads "… kivéve a sárkányokat", before the noun or behind the phrase, as conditions that must not hold.
func (s *selection) excepted(ph *phrase) {
	at := -1
	for k := range s.tokens {
		if s.tokens[k].extra&dExcept != 0 && (k+1 >= len(s.tokens) || s.tokens[k+1].class&cIf == 0) {
			at = k
			break
		}
	}
	if at < 0 {
		return
	}
	from, to := at+1, len(s.tokens)
	if at < ph.head {
		from, to = 0, at
	}
	except := &selection{r: s.r, tokens: s.tokens, exact: true}
	for k := from; k < to; k++ {
		t := &s.tokens[k]
		if t.class&cRel != 0 || t.kind == amount || t.class&(cLess|cCheap|cKerul) != 0 {
			except.exact = false
			break
		}
		k = except.take(k, &phrase{head: k})
	}
	except.shut()
	f := except.done()
	if len(f.Any) == 0 || !f.Exact {
		s.exact = false
		return
	}
	if len(s.alts) == 0 {
		s.alts, s.nouns = []lint.Conjunction{{}}, []bool{true}
	}
	for i := range s.alts {
		s.alts[i].Not = append(s.alts[i].Not, f.Any...)
	}
}

func (s *selection) filled() bool {
	c := &s.cur
	return s.noun || len(c.Type)+len(c.Subtype)+len(c.Colour)+len(c.Icon)+len(c.Name)+len(c.Not)+len(c.Cost)+len(s.costs) > 0
}

// known adds a noun of the lexicon.
func (s *selection) known(k int, ph *phrase) {
	t := &s.tokens[k]
	l := t.noun.lemma
	switch l.kind {
	case "card":
		s.noun = true
		s.all = s.all || !s.filledBeside()
	case "zone":
		if t.noun.kase != nom && l.value != "hand" {
			s.cur.Zone = append(s.cur.Zone, l.value)
		}
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

// unknown reads a word that no table knows: at the head it is a subtype (or a name) like any other; before it, an attribute that was not understood.
func (s *selection) unknown(k int, ph *phrase) {
	t := &s.tokens[k]
	stem := t.noun.stem
	if stem == "" {
		stem = t.text
	}
	if ph.whose != "" && t.noun.owner == unowned && ph.whose != lint.Own && t.noun.kase == nom {
		if b, ok := strings.CutSuffix(stem, "ja"); ok {
			stem = b
		} else if b, ok := strings.CutSuffix(stem, "a"); ok && len(b) > 4 {
			stem = b // ellenfeled minden mágusa
		}
	}
	switch {
	case k != ph.head && (t.noun.owner != unowned || t.noun.plural || stem != t.text):
		s.cur.Subtype = append(s.cur.Subtype, stem)
		s.noun = true
	case k == ph.head-1 && t.noun.kase == nom && !participle(t.text) && s.tokens[ph.head].noun.known:
		s.cur.Subtype = append(s.cur.Subtype, stem)
	case k != ph.head:
		s.exact = false
	default:
		s.noun = true
		if t.capital && k > 0 && t.noun.kase == sup {
			stem = t.text // Bokkarán is a name, not "on Bokkar"
		}
		if t.capital && k > 0 {
			s.alts, s.nouns = append(s.alts, lint.Conjunction{Name: []string{s.spelled(ph, t, stem)}}), append(s.nouns, true)
		}
		s.cur.Subtype = append(s.cur.Subtype, stem)
	}
}

// spelled gives an unknown capitalised noun as it stood, without its endings.
func (s *selection) spelled(_ *phrase, t *token, stem string) string {
	at := s.r.l.at[t.start]
	return s.r.raw(at, min(at+utf8.RuneCountInString(stem), s.r.l.at[t.end]))
}

// participle says whether an unknown attribute is a verb's rather than a kind: repülő, támadó, rajzolt.
func participle(w string) bool {
	for _, e := range []string{"ó", "ő", "ott", "ett", "ött", "t", "ú", "ű", "os", "es", "ös", "as", "i"} {
		if strings.HasSuffix(w, e) {
			return true
		}
	}
	return false
}

// cost reads "max. 3-as költségű", "0 és 2 költségű", "2_VP vagy nagyobb alap idézési költségű", "2_VP-nél olcsóbb" from k on.
func (s *selection) cost(k, head int) int {
	var nums []part
	low, high := false, false
	below := 0
	for i := k; i <= head; i++ {
		t := &s.tokens[i]
		switch {
		case t.class&cAtleast != 0:
			low = true
		case t.class&cAtmost != 0:
			high = true
		case t.kind == amount:
			nums = append(nums, t.parts...)
			if t.noun.kase == ade {
				below = 1
			}
		case t.class&cConj != 0, t.kind == punct && t.text == ",":
		case t.text == "nagyobb" || t.text == "több" || t.class&cDear != 0:
			low = true
			if below > 0 && t.class&cDear != 0 {
				s.ranges(nums, low, high, below)
				return i
			}
		case t.text == "kisebb" || t.text == "kevesebb" || t.class&cCheap != 0:
			high = true
			if below > 0 && t.class&cCheap != 0 {
				s.ranges(nums, low, high, below)
				return i
			}
		case t.extra&dCostadj != 0:
			s.ranges(nums, low, high, below)
			if t.cost&ofNow != 0 {
				s.exact = false
			}
			return i
		default:
			s.exact = false
			return i - 1
		}
	}
	s.exact = false
	return head
}

func (s *selection) ranges(nums []part, low, high bool, below int) {
	var out []lint.CostRange
	for _, p := range nums {
		if p.bare || p.amount.Kind != lint.Number {
			s.exact = false
			continue
		}
		c := lint.CostRange{Currency: p.currency, Min: p.amount.N, Max: p.amount.N}
		switch {
		case low:
			c.Min, c.Max = p.amount.N+below, -1
		case high:
			c.Min, c.Max = 0, p.amount.N-below
		}
		out = append(out, c)
	}
	if len(out) > 0 {
		s.costs = append(s.costs, out)
	}
}

// shut ends an alternative.
func (s *selection) shut() {
	base := s.cur
	ranges := [][]lint.CostRange{nil}
	for _, alts := range s.costs {
		var next [][]lint.CostRange
		for _, have := range ranges {
			for _, c := range alts {
				next = append(next, append(append([]lint.CostRange{}, have...), c))
			}
		}
		ranges = next
	}
	for _, c := range ranges {
		k := base
		k.Cost = c
		s.alts, s.nouns = append(s.alts, k), append(s.nouns, s.noun)
	}
	s.cur, s.noun, s.costs = lint.Conjunction{}, false, nil
}

// relative reads what it can of a relative clause; the rest makes the filter inexact.
func (s *selection) relative(from, to int) {
	if to == from+3 && s.tokens[from+1].text == "nem" && s.tokens[from+2].noun.known && len(s.alts) > 0 { // ami nem lény
		not := &selection{r: s.r, tokens: s.tokens, exact: true}
		not.take(from+2, &phrase{head: from + 2})
		for i := range s.alts {
			s.alts[i].Not = append(s.alts[i].Not, not.cur)
		}
		return
	}
	var nums []part
	low, high, cost, other := false, false, false, false
	not := false
	for k := from; k < to; k++ {
		t := &s.tokens[k]
		switch {
		case t.class&cCost != 0:
			cost = true
		case t.kind == amount && t.noun.kase == nom:
			nums = append(nums, t.parts...)
		case t.class&cAtleast != 0:
			low = true
		case t.class&cAtmost != 0:
			high = true
		case t.text == "nem":
			not = true
		case t.class&(cRel|cDet|cConj) != 0, t.extra&(dHave|dFiller) != 0, t.kind == punct, t.text == "pontosan", t.text == "pont":
		default:
			other = true
		}
	}
	if !cost || other || len(nums) == 0 {
		s.exact = false
		return
	}
	s.ranges(nums, low, high, 0)
	if len(s.costs) == 0 {
		return
	}
	ranges := s.costs[len(s.costs)-1]
	s.costs = nil
	var out []lint.Conjunction
	for _, a := range s.alts {
		if not {
			for _, c := range ranges {
				a.Not = append(a.Not, lint.Conjunction{Cost: []lint.CostRange{c}})
			}
			out = append(out, a)
			continue
		}
		for _, c := range ranges {
			k := a
			k.Cost = append(append([]lint.CostRange{}, a.Cost...), c)
			out = append(out, k)
		}
	}
	s.alts = out
	s.nouns = make([]bool, len(out))
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
