package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// A part, a multiple or a difference of a cost: fele költségű, a kétszerese, költségtöbblete; and what cards cost from now on.

// multiplies says whether the word is a verb for taking a part or a multiple: megduplázza, felezi.
func (t *token) multiplies() bool {
	return t.extra&(dLowratio|dTwice) != 0 && (strings.Contains(t.text, "ez") || strings.Contains(t.text, "áz") || strings.Contains(t.text, "roz") || strings.Contains(t.text, "dolja"))
}

// ofMultiple says whether the words speak of a part or a multiple of what is paid.
func ofMultiple(tokens []token) bool {
	return hasExtra(tokens, dRatio|dLowratio|dTwice|dTimes) || hasWord(tokens, "duplán")
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
	if !p.found || p.unit != s.u || !r.headOf(&p).isCards() || r.headOf(&p).noun.kase != nom {
		return false
	}
	return r.headOf(&p).noun.plural || p.next || r.eachBefore(s.tokens, p.head)
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
	for k := f.end; k < len(tokens) && tokens[k].kind != punct; k++ {
		if t := &tokens[k]; t.isCards() && t.noun.kase == cau {
			return r.grow(u, k) // dupla költséget fizet a hajóiért
		}
	}
	return phrase{back: -1}
}

// freeAtCost says whether the word for cost is one for free of charge: "a pakli fele költségmentes".
func (r *reader) freeAtCost(s *statement) bool {
	return s.costAt >= 0 && freeOfCharge(s.tokens[s.costAt].text)
}

// manyfold says whether the amount at k is a multiple of what was to be paid: kétszer annyi VP, kétszerannyiba, háromannyi.
func manyfold(tokens []token, k int) bool {
	before, _, so := strings.Cut(tokens[k].text, "annyi")
	if !so {
		return false
	}
	if before == "" {
		return k > 0 && tokens[k-1].extra&dTimes != 0
	}
	if n, ok := numerals[before]; ok {
		return n.kase == nom
	}
	for _, e := range [...]string{"szer", "szor", "ször"} {
		if strings.HasSuffix(before, e) {
			return before != e
		}
	}
	return false
}

// multipleOf says whether the statement's amount is a multiple of what is counted behind it, so that it is no change: "kétszer annyi VP-be kerül, ahány …".
func multipleOf(s *statement) bool {
	e := s.f.end
	return (s.f.p.name == "times-ill" || s.amt >= 0 && manyfold(s.tokens, s.amt)) && e+1 < len(s.tokens) && s.tokens[e].mark == ',' && s.tokens[e+1].class&cCount != 0
}
