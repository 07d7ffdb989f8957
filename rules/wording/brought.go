package wording

import (
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// brought finds the card that a bracket, or the end of the sentence, gives a cost for as it comes into play: "hozz játékba egy elfet (költsége
// ilyenkor 0)".
func (r *reader) brought(s *statement) phrase {
	none := phrase{back: -1}
	if s.costAt < 0 || s.cost&ofBase != 0 || s.f.p.does != "set" || s.tokens[s.costAt].noun.owner != its || s.costAt > 1 {
		return none
	}
	un := &r.units[s.u]
	host, end := un.parent, un.at
	if un.kind == sentence {
		if host = un.previous; host < 0 || !r.afterSemicolon(host, s.u) {
			return none
		}
		end = len(r.units[host].tokens)
	}
	if un.kind == quotation || host < 0 {
		return none
	}
	tokens := r.units[host].tokens
	if end == 0 || !hasClass(tokens[:end], cPlay) && !hasExtra(tokens[:end], dPut) && !hasWord(tokens[:end], "játékba") {
		return none
	}
	t := &tokens[end-1]
	for k := end - 1; k > 0 && k > end-8 && t.kind != punct; k-- {
		if t = &tokens[k]; t.noun.kase == acc && !t.noun.plural && (t.isCards() || !t.noun.known && t.isNoun() && r.det(tokens, k)) && !r.inConditionAt(tokens, k) {
			p := r.grow(host, k)
			if p.whose = r.actor(tokens); p.whose == lint.Both {
				p.whose = lint.Own
			}
			p.next, p.back = true, host
			return p
		}
	}
	return none
}

// afterSemicolon says whether only a semicolon parts unit u from the one before it.
func (r *reader) afterSemicolon(before, u int) bool {
	a, b := r.units[before].tokens, r.units[u].tokens
	if len(a) == 0 || len(b) == 0 {
		return false
	}
	for i := a[len(a)-1].end; i < b[0].start; i++ {
		if r.l.runes[i].rune() == ';' {
			return true
		}
	}
	return false
}

// easedCondition reads that less, or more, has to be done as a playing condition: "kijátszási feltételként eggyel kevesebb lapot kell eldobnod" (R3).
func (r *reader) easedCondition(u int, f *found, amt int) bool {
	tokens := r.units[u].tokens
	m := lint.Modifier{Code: lint.R3, On: lint.OnPlay, Op: lint.Op(f.p.does), Whose: r.actor(tokens), Cards: "lap", Filter: lint.Filter{Any: []lint.Conjunction{}}, Span: r.span(u, f.start, f.end)}
	for k := range tokens {
		t := &tokens[k]
		switch {
		case t.class&cFoe != 0:
			m.Whose = lint.Opponent
		case m.Whose == lint.Both && t.kind == word && (t.noun.owner == your || strings.HasSuffix(t.text, "sz") || strings.HasSuffix(t.text, "nod") || strings.HasSuffix(t.text, "ned")):
			m.Whose = lint.Own
		}
	}
	c := r.circumstancesOf(u, f.start, f.end, &phrase{back: -1})
	m.When, m.Lasts, m.Drawback = c.when, c.lasts, c.drawback
	m.Amount, m.Currency = tokens[amt].parts[0].amount, tokens[amt].parts[0].currency
	r.out.Modifiers = append(r.out.Modifiers, m)
	r.last = lastModifiers{unit: u, from: len(r.out.Modifiers) - 1, to: len(r.out.Modifiers)}
	r.clause(u, f.start, f.end, "R3", f.p.name)
	return true
}

// ofSomething says whether "ez" belongs to a noun, or something else than the cost at costAt is what changes: "ez a lény 1-gyel csökkenti a
// sebzését", "költsége 3, és egy jelzőt kap, amelyet …".
func (f *found) ofSomething(tokens []token, costAt int) bool {
	if tokens[f.start].text == "ez" && (definite(&tokens[f.start+1]) || strings.HasSuffix(tokens[f.end-1].text, "i")) {
		return true
	}
	between := tokens[min(costAt+1, f.start):f.start]
	return hasExtra(between, dQuantity) || f.p.name == "which-lower-this" && hasWords(between)
}

// hasWords says whether words stand there that are no form of "to be".
func hasWords(tokens []token) bool {
	return slices.ContainsFunc(tokens, func(t token) bool { return t.kind == word && t.class&cBecomes == 0 })
}

// costOfDoing reads a change of the cost of something for which the lexicon has no word: it is not understood, but for what the card says of
// itself alone: fejlesztési költsége 2 VP.
func (r *reader) costOfDoing(s *statement) {
	if ph := r.leftOf(s.u, s.costAt); s.f.p.does == "set" && !ph.found {
		r.clause(s.u, s.f.start, s.f.end, "C4", s.f.p.name)
		return
	}
	r.unread(s.u, s.costAt, s.f.p.name)
}

// objectLeft says whether a verb of changing has no object of its own, so that it must be the cost said before: "Költsége 6 VP, de minden gólemed
// 1-gyel csökkenti".
func (r *reader) objectLeft(s *statement) bool {
	if verb := s.tokens[s.f.end-1].text; !r.stands(s.tokens, s.f.end) || !strings.HasSuffix(verb, "i") && !strings.HasSuffix(verb, "ik") {
		return false
	}
	for k := s.f.start - 1; k >= 0 && s.tokens[k].kind != punct; k-- {
		if t := &s.tokens[k]; t.noun.kase == acc || t.class&cCost != 0 || t.extra&dQuantity != 0 {
			return false
		}
	}
	return true
}

// costBeforeThis reads "Költsége 6 VP. Ez elfenként 1-gyel csökken.": the cost is the last thing that the sentence before speaks of.
func (r *reader) costBeforeThis(s *statement) bool {
	before := r.units[s.u].previous
	if before < 0 || len(r.units[s.u].leads) > 0 {
		return false
	}
	tokens := r.units[before].tokens
	k := saidCost(tokens)
	if k < 0 || hasWords(tokens[k+1:]) {
		return false
	}
	s.ph = r.leftOf(before, k)
	if s.ph.power || tokens[k].cost&(ofUse|ofWhat) != 0 {
		r.clause(s.u, s.f.start, s.f.end, "C4", s.f.p.name)
		return true
	}
	s.self = r.isSelf(&s.ph)
	r.modify(s)
	return true
}

// ordinalPaid are the words for one of the cards played, as what is paid for.
var ordinalPaid = map[string]bool{"elsőért": true, "másodikért": true, "harmadikért": true, "továbbiakért": true, "többiért": true}

// ofOrdinal finds the cards of which "az elsőért" at k means one: those named before in the sentence. Which of them it is no filter can say.
func (r *reader) ofOrdinal(u, k int) phrase {
	tokens := r.units[u].tokens
	for j := k - 1; j >= 0; j-- {
		if t := &tokens[j]; t.isCards() && t.class&cFoe == 0 && (t.noun.known || t.noun.owner != unowned) {
			p := r.grow(u, j)
			if p.whose == "" {
				p.whose = r.actor(tokens)
			}
			return p
		}
	}
	return phrase{back: -1}
}
