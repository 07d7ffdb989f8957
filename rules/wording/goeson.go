package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// again writes the last modifier once more with another amount: "1_VP-vel olcsóbb, ha …, 3_VP-vel".
func (r *reader) again(s *statement) {
	m := r.out.Modifiers[r.last.to-1]
	m.Amount = s.tokens[s.amt].parts[0].amount
	if sign := s.tokens[s.amt].sign; m.On == lint.OnPlay && (sign > 0 && m.Op == lint.Reduce || sign < 0 && m.Op == lint.Increase) {
		m.Op = map[bool]lint.Op{true: lint.Increase, false: lint.Reduce}[sign > 0]
		m.Code, m.Floor = codeOf(m.Op, m.Code == lint.M5), lint.Floor{} // … +1_VP, ha …, -1_VP
	}
	if named(&s.tokens[s.amt]) {
		m.Currency = s.tokens[s.amt].parts[0].currency
	}
	if r.last.unit != s.u && r.units[s.u].kind != bracket {
		m.Floor = lint.Floor{}
	}
	m.When |= r.circumstancesOf(s.u, s.f.start, s.f.end, &phrase{found: true, back: -1}).when
	m.Span = r.span(s.u, s.f.start, s.f.end)
	p := r.lacksVerb(s.u, s.f)
	if !p.found {
		p = r.nextSentence(s.u, s.f)
	}
	if p.found {
		before := m.Filter
		if m.Code == lint.M5 {
			m.Code = codeOf(m.Op, false)
		}
		m.Whose, m.Cards, m.Filter = r.whom(s.u, &p, false, m)
		r.explained[p.head] = true
		switch h := r.headOf(&p); {
		case h.pronounsOwner() != "":
			m.Cards, m.Filter = r.out.Modifiers[r.last.to-1].Cards, before
		case h.theRest():
			m.Cards, m.Filter = "lap", lint.Filter{Any: []lint.Conjunction{}}
		case h.extra&dCostadj != 0:
			m.Filter = sameKind(before, m.Filter)
		}
		m.Span = r.evidence(s.u, s.f, &p)
		r.prev = p
	}
	r.out.Modifiers = append(r.out.Modifiers, m)
	if r.last.unit != s.u {
		r.last = lastModifiers{unit: s.u, from: len(r.out.Modifiers) - 1}
	}
	r.last.to = len(r.out.Modifiers)
	r.clause(s.u, s.f.start, s.f.end, string(m.Code), s.f.p.name)
}

// sameKind gives a filter that names costs alone the kinds of cards of the one before it: "az 1 költségű bűbájok …, a 3 költségűek …".
func sameKind(before, f lint.Filter) lint.Filter {
	out := lint.Filter{Exact: before.Exact && f.Exact}
	for i := range f.Any {
		for _, k := range before.Any {
			k.Cost = f.Any[i].Cost
			out.Any = append(out.Any, k)
		}
	}
	if len(before.Any) == 0 {
		return f
	}
	return out
}

// lacksVerb finds the cards of an amount behind a statement whose verb it shares: "… 1_VP-vel kevesebb, illetve hajóidé 2_VP-vel".
func (r *reader) lacksVerb(u int, f *found) phrase {
	tokens := r.units[u].tokens
	j := r.skipAdverbs(tokens, f.start-1)
	if j > 0 && tokens[j].class&(cCost|cPlaying) != 0 {
		j-- // hajóid költsége 2_VP-vel
	}
	if f.start < 3 || !r.prev.found || r.prev.unit != u || j <= r.prev.head {
		return phrase{back: -1}
	}
	h := &tokens[j]
	if p := r.rest(u, j); p.found {
		return p
	}
	if p := r.nextAfter(u, j); p.found {
		return p
	}
	if w := h.pronounsOwner(); w != "" {
		p := phrase{found: true, unit: u, head: j, from: j, to: j + 1, rel: -1, back: -1, whose: w}
		if tokens[j-1].class&cDet != 0 {
			p.from--
		}
		if hasPunct(tokens[r.prev.head:p.from]) {
			return p
		}
		return phrase{back: -1}
	}
	acted := r.likeCase(h)
	if !h.isCards() || h.noun.kase != nom && h.noun.kase != poss && h.noun.kase != dat && h.extra&dCostadj == 0 && h.kind != amount && !acted {
		return phrase{back: -1}
	}
	p := r.grow(u, j)
	if p.from < 2 || !hasClass(tokens[:p.from], changing) && !acted || hasClass(tokens[p.from:p.head], changing&^(cLess|cMore|cCheap|cDear)) {
		return phrase{back: -1}
	}
	if b := &tokens[p.from-1]; b.kind != punct && b.class&(cConj|cBut|changing) == 0 {
		return phrase{back: -1}
	}
	return p
}

// rest finds the cards that those said before left, for which the word at j stands: "…, a többi 1 VP-vel drágább", "…, az ennél drágábbak 2 VP-vel".
func (r *reader) rest(u, j int) phrase {
	tokens := r.units[u].tokens
	d := j - 1
	if d > 0 && thanThese[tokens[d].text] {
		d--
	}
	if d < 1 || !tokens[j].theRest() || tokens[d].class&cDet == 0 {
		return phrase{back: -1}
	}
	c := d - 1
	for c > 0 && tokens[c].class&(cConj|cBut) != 0 {
		c--
	}
	if c == d-1 && tokens[c].kind != punct {
		return phrase{back: -1}
	}
	p := phrase{found: true, unit: u, head: j, from: d, to: j + 1, rel: -1, back: -1, whose: r.prev.whose}
	if r.prev.found && r.prev.unit == u && j > r.prev.head {
		return p
	}
	if tokens[c].kind == punct {
		c--
	}
	if c < 1 || tokens[c].kind != amount || tokens[c].noun.kase != ins {
		return phrase{back: -1}
	}
	if tokens[c-1].class&(cCost|cPlaying) != 0 {
		c-- // tárgyaid költsége 1 VP-vel, a többi …
	}
	before := r.leftOf(u, c) // the amount shares the verb to come
	p.found, p.whose = before.found, before.whose
	return p
}

// likeCase says whether a noun stands in the case of the one that the statement before paid for, targeted or reacted to: "a lényeiért 1_VP-vel többet
// fizet, a tárgyaiért 2_VP-vel", "tárgyaidat +1_VP célozni, tornyaidat +2_VP".
func (r *reader) likeCase(h *token) bool {
	before := r.headOf(&r.prev)
	switch h.noun.kase {
	case cau, acc, sub:
		return h.noun.kase == before.noun.kase && r.last.to > 0 && (h.noun.kase == cau || r.out.Modifiers[r.last.to-1].On != lint.OnPlay)
	}
	return false
}

// nextAfter finds the card that follows those of the statement before: "a következő két lapod 1 VP-vel olcsóbb, az azután következő 2 VP-vel drágább".
func (r *reader) nextAfter(u, j int) phrase {
	tokens := r.units[u].tokens
	if j < 2 || !r.prev.found || r.prev.unit != u || j <= r.prev.head || tokens[j].class&cNext == 0 && tokens[j].text != "követő" {
		return phrase{back: -1}
	}
	switch tokens[j-1].text {
	case "azután", "ezután", "utána", "azt":
		p := r.prev
		p.next = true
		return p
	}
	return phrase{back: -1}
}

// formerOrLatter finds the cards of the piece before for which "az előbbiek", "az utóbbiak" at j stand: the first of those named there, or the last.
func (r *reader) formerOrLatter(u, j int) phrase {
	tokens, before := r.units[u].tokens, r.units[u].previous
	if ls := r.units[u].leads; len(ls) > 0 {
		before = ls[len(ls)-1]
	}
	former := strings.HasPrefix(tokens[j].text, "előbbi")
	p := phrase{back: -1}
	if before < 0 || !former && !strings.HasPrefix(tokens[j].text, "utóbbi") {
		return p
	}
	for k := range r.units[before].tokens {
		if t := &r.units[before].tokens[k]; t.isCards() && t.class&cFoe == 0 && (t.noun.plural || t.noun.owner == your || t.noun.kase == acc) && (!former || !p.found) {
			p = r.grow(before, k)
			p.from = k
			if p.whose == "" && fromYours(r.units[before].tokens) {
				p.whose = lint.Own
			}
		}
	}
	return p
}

// theRest says whether the word stands for those cards that the words before it left: "…, a többi 1 VP-vel", "…, a drágábbak 2 VP-vel".
func (t *token) theRest() bool {
	return strings.HasPrefix(t.text, "többi") || t.text == "másik" || ordinals[t.text] || t.dearerOnes()
}

// likeBefore gives the cards of the statement before, of the owner for whom the pronoun at j stands: "lényeid 1_VP-vel olcsóbbak, az övéi …".
func (r *reader) likeBefore(u, j int) (phrase, bool) {
	w := r.units[u].tokens[j].pronounsOwner()
	if w == "" || !r.prev.found || r.prev.unit != u && r.prev.unit != r.units[u].previous {
		return phrase{back: -1}, false
	}
	p := r.prev
	p.whose, p.like = w, true
	return p, true
}

// pronounsOwner says whose cards a pronoun stands for that goes on with those said before: "…, a tieid 2 VP-vel", "…, ellenfeledéi 2 VP-vel".
func (t *token) pronounsOwner() lint.Whose {
	switch {
	case t.noun.known && t.noun.lemma.kind == "whose":
		return lint.Whose(t.noun.lemma.value)
	case t.class&cFoe != 0 && (strings.HasSuffix(t.text, "é") || strings.HasSuffix(t.text, "éi")):
		return lint.Opponent
	}
	return ""
}
