package wording

import "strings"

// ledBy finds the cards that the piece before a colon names for what stands behind it: "gólemeidre és hajóidra igaz: 1_VP-vel olcsóbbak",
// "gólemeid sem kerülnek annyiba: 1-gyel csökken a költségük".
func (r *reader) ledBy(s *statement) phrase {
	if p := r.trueOf(s.u, s.f.start); p.found {
		return p
	}
	ls := r.units[s.u].leads
	if len(ls) == 0 {
		return phrase{back: -1}
	}
	theirs := s.costAt >= 0 && s.tokens[s.costAt].noun.owner == their || pluralVerb(s.tokens[s.f.start:s.f.end])
	if s.f.start > 0 && s.tokens[s.f.start-1].text == "mindegyik" {
		theirs = true
	}
	l := ls[len(ls)-1]
	tokens := r.units[l].tokens
	for k := len(tokens) - 1; k >= 0 && theirs; k-- {
		t := &tokens[k]
		if t.isCards() && (t.noun.kase == sub || t.noun.kase == nom && t.noun.owner == your) && t.noun.plural && !r.inConditionAt(tokens, k) {
			return r.grow(l, k)
		}
	}
	return phrase{back: -1}
}

// trueOf finds the cards of which the main clause says that the statement is true: "minden gólemedre igaz, hogy 1_VP-vel olcsóbb".
func (r *reader) trueOf(u, start int) phrase {
	tokens := r.units[u].tokens
	that := r.skipAdverbs(tokens, start-1)
	if that < 3 || tokens[that].text != "hogy" || tokens[that-1].mark != ',' || !holding[tokens[that-2].text] {
		return phrase{back: -1}
	}
	for k := that - 3; k >= 0 && tokens[k].kind != punct; k-- {
		if t := &tokens[k]; t.noun.kase == sub && t.isCards() {
			return r.grow(u, k)
		}
	}
	return phrase{back: -1}
}

// holding are the words that say of cards that something is true of them.
var holding = map[string]bool{"igaz": true, "igazak": true, "érvényes": true, "jellemző": true, "áll": true, "vonatkozik": true, "teljesül": true}

// heading gives the cards that the piece before a colon names and nothing else, or only their cost: "griffjeid: -1_VP", "minden lény költsége: +1_VP".
func (r *reader) heading(u int) phrase {
	ls := r.units[u].leads
	if len(ls) == 0 {
		return phrase{back: -1}
	}
	l := ls[len(ls)-1]
	tokens := r.units[l].tokens
	head := len(tokens) - 1
	if head < 0 {
		return phrase{back: -1}
	}
	if head > 0 && tokens[head].class&cCost != 0 && tokens[head].cost&(ofBase|ofUse) == 0 {
		head--
	}
	if t := &tokens[head]; !t.isCards() || t.kind != word || t.noun.kase != nom && t.noun.kase != dat && t.noun.kase != sub {
		return phrase{back: -1}
	}
	p := r.grow(l, head)
	if t := &tokens[head]; p.from > 0 || !t.noun.plural && !r.eachBefore(tokens, head) && !p.next {
		return phrase{back: -1}
	}
	return p
}

// ledByPower says whether the piece before the colon speaks of abilities: "nem használhat képességet: az ilyenek 1_VP-be kerülnek".
func (r *reader) ledByPower(u int) bool {
	ls := r.units[u].leads
	return len(ls) > 0 && hasClass(r.units[ls[len(ls)-1]].tokens, cPower)
}

// neededFor finds the cards for which money is needed: "tárgyaidhoz 1 VP-vel kevesebb kell".
func (r *reader) neededFor(u int) phrase {
	tokens := r.units[u].tokens
	for k := range tokens {
		if t := &tokens[k]; t.kind == word && t.noun.kase == all && t.isCards() && (t.noun.known || t.noun.owner == your) {
			return r.grow(u, k)
		}
	}
	return phrase{back: -1}
}

// movedBetween says whether what looks like playing only moves a card: "1 VP-ért a paklid aljára teheted".
func (r *reader) movedBetween(tokens []token) bool {
	for k := range tokens {
		if t := &tokens[k]; t.kind == word && strings.HasPrefix(t.text, "alj") || t.kind == word && strings.HasPrefix(t.text, "tetej") {
			return true
		}
	}
	return false
}
