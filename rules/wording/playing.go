package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// builds says whether a verb says that something is put up: felhúz, felemel.
func builds(tokens []token) bool {
	for k := range tokens {
		if w := tokens[k].text; (strings.HasPrefix(w, "húzhat") || strings.HasPrefix(w, "emelhet")) && k+1 < len(tokens) && tokens[k+1].text == "fel" {
			return true
		}
	}
	return false
}

// opensIf says whether a bracket is a condition and nothing else.
func opensIf(tokens []token) bool {
	return len(tokens) > 2 && tokens[0].class&cIf != 0 && !hasPunct(tokens) && !hasClass(tokens, cCost)
}

// playedByYou says whether the condition that goes on here is that the card itself is played: "… olcsóbb, ha ebben a körben kijátszod".
func playedByYou(tokens []token) bool {
	for i := range tokens {
		t := &tokens[i]
		if t.kind == punct || t.noun.kase == acc && t.isCards() {
			break
		}
		if t.class&cPlay != 0 && (strings.HasSuffix(t.text, "od") || strings.HasSuffix(t.text, "ed") || strings.HasSuffix(t.text, "öd")) {
			return true
		}
	}
	return false
}

// theirsBefore finds the several cards that a word for their playing speaks of: "tündéreid gyorsak, megidézésük költsége …".
func (r *reader) theirsBefore(u, at int) phrase {
	tokens := r.units[u].tokens
	for k := at - 1; k >= 0; k-- {
		t := &tokens[k]
		if r.countedAt(tokens, k) || predicative(tokens, k) || r.inConditionAt(tokens, k) {
			continue
		}
		if t.isCards() && (t.noun.plural || t.noun.owner == your) && (t.noun.kase == nom || t.noun.kase == acc) {
			return r.grow(u, k)
		}
	}
	return phrase{back: -1}
}

// theirs says whether a word for playing has an ending for the cards: kihozásuk költsége.
func theirs(w string) bool { return strings.HasSuffix(w, "uk") || strings.HasSuffix(w, "ük") }

// asksKind says whether a condition asks of nothing named of what kind it is: "húzz egy lapot; ha lény, …".
func asksKind(tokens []token) bool {
	if len(tokens) < 2 || tokens[1].mark != ',' {
		return false
	}
	n := &tokens[0].noun
	return tokens[0].isCards() && n.known && n.kase == nom && n.owner == unowned && !n.plural
}

// pays says whether the words tell of paying with something: a card discarded, a creature sacrificed.
func (r *reader) pays(tokens []token) bool {
	for i := range tokens {
		w := tokens[i].text
		if w == "dob" || strings.HasPrefix(w, "semmiz") || w == "áldoz" || w == "áldozol" || strings.HasPrefix(w, "eldob") || strings.HasPrefix(w, "dobn") || strings.HasPrefix(w, "feláldoz") || strings.HasPrefix(w, "áldozn") || strings.HasPrefix(w, "semmizn") || tokens[i].class&cPayverb != 0 && tokens[i].extra&dMust == 0 || tokens[i].extra&dPrice != 0 {
			return true
		}
	}
	return false
}

// paysOnly says whether the words name who pays and no cards: "ellenfelednek +1_VP-be kerül, ha támad".
func (r *reader) paysOnly(s *statement) bool {
	if !s.ph.found || s.costAt >= 0 || s.react || s.f.p.family[0] != 'M' || s.ph.unit != s.u || r.targets(s.u, s.f, &s.ph) {
		return false
	}
	h := r.headOf(&s.ph)
	if h.class&cFoe == 0 || h.noun.kase != dat || s.ph.rel >= 0 {
		return false
	}
	for k := s.ph.from; k < s.ph.head; k++ {
		if t := &s.tokens[k]; t.class&cFoe == 0 && t.isCards() {
			return false // minden lény az ellenfélnek 1 VP-vel drágább
		}
	}
	p := r.rightOf(s.u, s.f.end)
	if !p.found {
		return true
	}
	if s.ph = p; p.whose == "" {
		s.ph.whose = lint.Opponent
	}
	return false
}

// priced says whether the noun is what a price pays with: "ha feláldozol egy tárgyat".
func (r *reader) priced(tokens []token, k int) bool {
	for j := max(0, k-4); j < len(tokens) && j < k+3; j++ {
		if tokens[j].extra&dPrice != 0 || strings.HasPrefix(tokens[j].text, "feláldoz") {
			return true
		}
	}
	return false
}

// themBehind says whether the object of playing is a pronoun for cards that were named before.
func themBehind(tokens []token) bool {
	for k := range min(4, len(tokens)) {
		if tokens[k].text == "őket" {
			return true
		}
	}
	return false
}

// hasPlural says whether a verb of playing is in the plural, with the cards as its subject: jönnek, jöhetnek.
func hasPlural(tokens []token) bool {
	for k := range min(3, len(tokens)) {
		if t := &tokens[k]; t.class&cPlay != 0 && strings.HasSuffix(t.text, "nek") {
			return true
		}
	}
	return false
}
