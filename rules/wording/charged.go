package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// A cost that is not anybody's — "-1 VP költség", "1 VP többletköltséggel" — is said of cards in its own ways; so are what is saved on them,
// and a part or multiple of their cost.

// chargedWith finds the cards that have such a cost: before the amount ("hajóid -1 VP költséggel jönnek"), before a colon ("hajóid: -1 VP
// költség"), or with -ra, -re ("hajóidra +1 VP költség").
func (r *reader) chargedWith(u int, f *found) phrase {
	at := f.start
	if at > 0 && r.units[u].tokens[at-1].class&cGain != 0 {
		at-- // hajóid kapnak -1 VP költséget
	}
	if p := r.leftOf(u, at); p.found {
		return p
	}
	if p := r.beforeColon(u); f.start == 0 && p.found {
		return p
	}
	if p := r.onWhich(u, f); p.found {
		return p
	}
	return r.objectOf(u, f.start, f.end)
}

// beforeColon finds the cards, or abilities, that are named before a colon.
func (r *reader) beforeColon(u int) phrase {
	if ls := r.units[u].leads; len(ls) > 0 {
		l := ls[len(ls)-1]
		for k, t := range r.units[l].tokens {
			if t.class&cPower != 0 {
				return r.grow(l, k)
			}
		}
	}
	return r.listed(u)
}

// onWhich finds the cards with -ra, -re beside a statement: "hajóidra 1 VP kedvezmény jár".
func (r *reader) onWhich(u int, f *found) phrase {
	tokens := r.units[u].tokens
	at := -1
	for k := range tokens {
		if t := &tokens[k]; t.kind == word && t.noun.kase == sub && t.isCards() && (t.noun.known || t.noun.owner != unowned || t.noun.plural) && (k < f.start || k >= f.end && at < 0) && !r.inConditionAt(tokens, k) {
			if at >= 0 && hasPunct(tokens[at:k]) {
				return phrase{back: -1} // hajóidra 1 VP, gólemeidre 2 VP kedvezmény jár
			}
			at = k
		}
	}
	if at < 0 {
		return phrase{back: -1}
	}
	p := r.grow(u, r.coordinated(tokens, at))
	if p.whose == "" {
		p.whose = r.actor(tokens)
	}
	return p
}

// ownerless says whether the word for cost at k has no owner: költség, költséggel, költséget.
func ownerless(t *token) bool { return t.class&cCost != 0 && t.noun.owner == unowned && !t.noun.plural }

// extraCost says whether a match of "-1 VP költség" is one: the cost is nobody's, and has a sign or is called a further one.
func extraCost(tokens []token, f *found) bool {
	k := f.end - 1
	if hasClass(tokens[k:], cNot) {
		return false // a +1 VP költség nem vonatkozik rájuk
	}
	return ownerless(&tokens[k]) && tokens[k].cost&(ofBase|ofUse) == 0 && (tokens[f.start].sign != 0 && k == f.start+1 || k > f.start+1 && tokens[f.start+1].extra&dPlus != 0) && !tokens[f.start].parts[0].bare
}

// infinitive says whether the word is one: kijátszani.
func (t *token) infinitive() bool { return strings.HasSuffix(t.text, "ni") }

// hasDiscount says whether the row is about a discount that somebody has.
func hasDiscount(f *found) bool { return f.p.name == "get-discount" || f.p.name == "discount-on" }

// surplus says whether the word at k is for what is more than enough, and no money: "a többlettel nő".
func surplus(tokens []token, k int) bool {
	return strings.HasPrefix(tokens[k].text, "többlet") && (k == 0 || tokens[k-1].kind != amount || !named(&tokens[k-1]))
}

// multiplies says whether the word is a verb for taking a part or a multiple: megduplázza, felezi.
func (t *token) multiplies() bool {
	return t.extra&(dLowratio|dTwice) != 0 && (strings.Contains(t.text, "ez") || strings.Contains(t.text, "áz") || strings.Contains(t.text, "roz") || strings.Contains(t.text, "dolja"))
}

// ofMultiple says whether the words speak of a part or a multiple of what is paid.
func ofMultiple(tokens []token) bool { return hasExtra(tokens, dRatio) || hasWord(tokens, "duplán") }

// wayOf says which way a change goes by the words of the match: a part or less is a fall, a multiple or more is a rise.
func wayOf(tokens []token, f *found) lint.Op {
	for _, k := range f.took {
		if k < 0 {
			continue
		}
		t := &tokens[k]
		switch part := strings.HasPrefix(t.text, "fel") || strings.HasPrefix(t.text, "harm") || strings.HasPrefix(t.text, "negy"); {
		case t.class&(cRaise|cDear) != 0, t.extra&(dTwice|dTimes|dGreater) != 0, t.extra&dRatio != 0 && !part:
			return lint.Increase
		}
	}
	return lint.Reduce
}

// differs says which way a word for a difference of cost goes: költségtöbblete, költségkedvezménye; "" for the cost itself.
func differs(w string) lint.Op {
	rest, _ := strings.CutPrefix(w, "költség")
	switch {
	case strings.HasPrefix(rest, "többlet"), strings.HasPrefix(rest, "felár"):
		return lint.Increase
	case strings.HasPrefix(rest, "kedvezmény"), strings.HasPrefix(rest, "engedmény"), strings.HasPrefix(rest, "megtakarítás"):
		return lint.Reduce
	}
	return ""
}

// costsNow says whether "2 VP költségűek" is what is said of cards, outside a condition: "hajóid 2 VP költségűek lesznek".
func (r *reader) costsNow(s *statement) bool {
	at, end := s.f.start, s.f.end
	if at == 0 || s.tokens[at-1].class&cDet != 0 || !r.stands(s.tokens, end) || r.inConditionAt(s.tokens, at) || r.inRelative(s.tokens, at) {
		return false
	}
	p := r.leftOf(s.u, at)
	if !p.found || p.unit != s.u || !s.tokens[p.head].isCards() || s.tokens[p.head].noun.kase != nom {
		return false
	}
	return s.tokens[p.head].noun.plural || p.next || r.eachBefore(s.tokens, p.head)
}

// ownPlaying says whether the verb of playing among the words is of a card that is known already: kijátszhatod.
func ownPlaying(tokens []token) bool {
	for k := range tokens {
		if w := tokens[k].text; tokens[k].class&cPlay != 0 && (strings.HasSuffix(w, "hatod") || strings.HasSuffix(w, "heted") || strings.HasSuffix(w, "ható") || strings.HasSuffix(w, "hető") || w == "jön") {
			return true
		}
	}
	return false
}

// spends says whether somebody spends on something: "hajóidra 1 VP-vel kevesebbet kell költened".
func spends(tokens []token) bool {
	for k := range tokens {
		if tokens[k].class&cPayverb != 0 && strings.HasPrefix(tokens[k].text, "költ") {
			return true
		}
	}
	return false
}

// paysOfOneself says whether the words before a colon are a price in life or counters: "3 ÉP:", "2 jelző:".
func paysOfOneself(tokens []token) bool {
	if len(tokens) != 2 || tokens[0].kind != amount || named(&tokens[0]) || tokens[0].sign != 0 {
		return false
	}
	w := tokens[1].text
	return w == "ép" || w == "életpont" || strings.HasSuffix(w, "jelző")
}

// playedBeforeColon finds the cards of which the piece before the colon says that they may be played for less or more: "olcsóbban idézhetsz
// hajókat: 1 VP-vel kevesebbért".
func (r *reader) playedBeforeColon(u int) phrase {
	ls := r.units[u].leads
	if len(ls) == 0 || !hasClass(r.units[ls[len(ls)-1]].tokens, cCheaply|cDearly) {
		return phrase{back: -1}
	}
	l := ls[len(ls)-1]
	return r.playedBefore(l, len(r.units[l].tokens))
}

// lying are the words between a place and what is there: a gyűjtődben levő.
var lying = map[string]bool{"levő": true, "lévő": true, "fekvő": true, "található": true, "heverő": true, "álló": true}

// placeBefore gives the token before the words for the place of what lies there; j is the word for lying.
func placeBefore(tokens []token, j int) int {
	k := j - 1
	for k >= 0 && tokens[k].kind == word && (tokens[k].noun.kase == ine || tokens[k].noun.kase == sup || tokens[k].class&(cDet|cFoe) != 0 && tokens[k].extra&dEach == 0) {
		k--
	}
	if k == j-1 {
		return j
	}
	return k
}

// behindException gives the token behind the comma that ends an exception, which begins at i: ", a hajók kivételével,"; -1 for none.
func behindException(tokens []token, i int) int {
	for j := i; j < len(tokens) && j < i+8; j++ {
		if tokens[j].mark == ',' {
			if j > i && (tokens[i].extra|tokens[j-1].extra)&dExcept != 0 && tokens[min(i+1, j)].class&cIf == 0 {
				return j + 1
			}
			return -1
		}
	}
	return -1
}

// dash says whether the token is a dash between clauses.
func dash(t *token) bool {
	return t.kind == punct && (t.text == "-" || t.text == "–" || t.text == "—")
}

// taxes are words for what is paid on top without being called a cost.
var taxes = map[string]bool{"adót": true, "vámot": true, "sarcot": true, "illetéket": true, "díjat": true}

// taxed says whether the tax at k is paid for cards, and not from turn to turn: "minden lapért 1 VP vámot fizet".
func (r *reader) taxed(tokens []token, k int) bool {
	if k == 0 || tokens[k-1].kind != amount || !named(&tokens[k-1]) || r.inConditionAt(tokens, k) || hasClass(tokens, cPower|cUse) {
		return false
	}
	for j := range tokens {
		t := &tokens[j]
		if isTime(t) {
			return false
		}
		if j < k && (t.isCards() && (t.noun.kase == cau || t.noun.kase == sub) || t.text == "után" && tokens[max(0, j-1)].isCards()) {
			return true
		}
	}
	return false
}

// partOf finds the cards of whose cost a part or multiple is paid: "hajóidnak csak a fele költségét", "hajóidért a költségük felét", "hajóidhoz
// elég a költségük fele".
func (r *reader) partOf(u int, f *found) phrase {
	tokens := r.units[u].tokens
	for k := f.start - 1; k >= 0; k-- {
		if t := &tokens[k]; t.isCards() && (t.noun.kase == dat || t.noun.kase == cau || t.noun.kase == all) && (t.noun.known || t.noun.owner == your) && !r.inConditionAt(tokens, k) {
			return r.grow(u, k)
		}
	}
	return phrase{back: -1}
}

// asksPlayed says whether a statement whose verb is the one of playing is what a condition asks: "ha fele költségért játszod ki, …".
func (r *reader) asksPlayed(s *statement) bool {
	f := s.f
	return (f.p.is(rowAtPrice|rowDiscount) || f.p.is(rowPlays) && f.p.is(rowRatio)) && r.inConditionAt(s.tokens, f.start) && r.inConditionAt(s.tokens, f.end-1) && hasPunct(s.tokens[f.end:])
}

// readInto says whether a modifier of this text already covers the token.
func (r *reader) readInto(t *token) bool {
	at := int(r.l.runes[t.start].at)
	for i := range r.out.Modifiers {
		if m := &r.out.Modifiers[i]; m.Cell == r.text.Cell && m.Start <= at && at < m.End {
			return true
		}
	}
	return false
}

// twoOnWhich says whether discounts of two kinds of cards share one verb: "hajóidra 1 VP, gólemeidre 2 VP kedvezményt kapsz".
func (r *reader) twoOnWhich(s *statement) bool {
	for k := range max(0, s.f.start-1) {
		if t := &s.tokens[k]; t.noun.kase == sub && t.isCards() && s.tokens[k+1].kind == amount && k+1 < s.f.start {
			return true
		}
	}
	return false
}
