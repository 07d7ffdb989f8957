package wording

import (
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// antecedent finds the cards that were named before: "ha kijátszol egy gólemet, az idézési költsége …", "kijátszási költségük …".
func (r *reader) antecedent(u, at int, anaphor bool) phrase {
	tokens := r.units[u].tokens
	if at < len(tokens) && tokens[at].class&cPlaying != 0 && theirs(tokens[at].text) || at > 0 && at < len(tokens) && tokens[at-1].class&cPlaying != 0 && theirs(tokens[at-1].text) {
		if p := r.theirsBefore(u, at); p.found {
			return p
		}
	}
	plural := at < len(tokens) && tokens[at].noun.owner == their
	article := anaphor || at > 0 && (tokens[at-1].text == "a" || tokens[at-1].text == "az")
	for k := at - 1; k >= 0; k-- {
		t := &tokens[k]
		if t.class&cPower != 0 && t.noun.kase == dat && article {
			return r.grow(u, k) // lényeid képességeinek 1_VP-vel kevesebb a költsége
		}
		if at < len(tokens) && tokens[at].noun.owner == its && r.sharesOwner(tokens, k, at) {
			return r.grow(u, k) // ellenfeled lényeinek sebzése 1-gyel csökken, költsége 1_VP-vel nő
		}
		ofEach := t.noun.kase == dat && !t.noun.known && t.class == 0 && k > 0 && tokens[k-1].class&cDet != 0 // minden démonnak 1 VP-vel kevesebb a költsége
		if !t.isCards() && !(t.isNoun() && (ofEach || t.noun.kase == acc && (r.det(tokens, k) || playedBare(tokens, k)))) {
			continue
		}
		if t.noun.known && t.noun.lemma.kind == "colour" || r.countedAt(tokens, k) || predicative(tokens, k) {
			continue
		}
		switch {
		case plural && (t.noun.plural || t.noun.owner == your) && (t.noun.kase == nom || t.noun.kase == acc):
			return r.grow(u, k)
		case t.noun.kase == acc && !article && playedAlready(tokens[:at]):
		case t.noun.kase == acc && (article && (!r.priced(tokens, k) || anaphor && hasBegin(tokens[:at], "mutat")) || r.playedIn(tokens, k)):
			p := r.grow(u, k)
			if p.whose == "" {
				p.whose = r.actor(tokens)
			}
			if p.whose == lint.Both && !hasClass(tokens, cPlayer) && tokens[0].class&cRel == 0 && !anybody(tokens[:at]) {
				p.whose = lint.Own
			}
			return p
		case t.noun.kase == dat && article:
			return r.grow(u, k)
		}
	}
	return phrase{anaphor: anaphor}
}

// sharesOwner says whether the cards at k own a quantity of which the clause before the cost at speaks, so that the cost is theirs too: "minden elfed
// sebzése 1-gyel nő, költsége …".
func (r *reader) sharesOwner(tokens []token, k, at int) bool {
	if t := &tokens[k]; !t.isCards() || t.class&cFoe != 0 || t.noun.kase != nom && t.noun.kase != dat || k+2 >= at || tokens[k+1].extra&dQuantity == 0 || r.inConditionAt(tokens, k) {
		return false
	}
	for j := k + 2; j < at; j++ {
		if t := &tokens[j]; t.class&(cIf|cRel|cWhenever) != 0 || t.noun.kase == nom && t.isCards() {
			return false
		}
	}
	if listed := tokens[k+2 : at]; !slices.ContainsFunc(listed, func(t token) bool { return t.class&cConj == 0 && t.mark != ',' && t.extra&dQuantity == 0 }) {
		return true // lényeid sebzése és költsége is 1-gyel csökken
	}
	return hasClass(tokens[k+2:at], cRaise|cLower|cMore|cLess) || hasExtra(tokens[k+2:at], dGreater|dSmaller)
}

// accusativeIn finds the last cards that something is done with in a unit: "tégy alá két lapot. Ezeket …".
func (r *reader) accusativeIn(u int) phrase {
	tokens := r.units[u].tokens
	for k := len(tokens) - 1; k >= 0; k-- {
		if t := &tokens[k]; t.noun.kase == acc && t.isCards() {
			p := r.grow(u, k)
			if p.whose == "" {
				p.whose = r.actor(tokens)
			}
			return p
		}
	}
	return phrase{back: -1}
}

// playedAlready says whether a condition tells of playing in the past: "ha már játszottál ki békát, 2 VP-vel olcsóbb" is said of another card.
func playedAlready(tokens []token) bool {
	from := hasIf(tokens)
	for k := max(from, 0); from >= 0 && k < len(tokens); k++ {
		if w := tokens[k].text; tokens[k].class&cPlay != 0 && (strings.HasSuffix(w, "tál") || strings.HasSuffix(w, "tél")) {
			return !hasClass(tokens, cNext)
		}
	}
	return false
}

// pluralBefore finds the many cards of which the clause before speaks, where a predicate in the plural has no subject: "tárgyaidat nem lehet
// elpusztítani, de +1_VP-be kerülnek".
func (r *reader) pluralBefore(s *statement) phrase {
	none := phrase{back: -1}
	if s.ph.found || s.ph.anaphor || s.costAt >= 0 || s.f.p.family[0] != 'M' || !pluralVerb(s.tokens[s.f.start:min(s.f.end+1, len(s.tokens))]) {
		return none
	}
	comma := r.skipAdverbs(s.tokens, s.f.start-1)
	for comma > 0 && s.tokens[comma].class&(cBut|cConj) != 0 {
		comma--
	}
	if comma < 2 || s.tokens[comma].kind != punct || hasClass(s.tokens[:comma], cIf|cWhenever|cRel) || hasClass(s.tokens[:comma], changing&^(cGain|cPayverb)) && !hasClass(s.tokens[:comma], cNot) {
		return none
	}
	for k := range comma {
		if w := s.tokens[k].text; (w == "ezeket" || w == "azokat") && r.units[s.u].previous >= 0 {
			return r.accusativeIn(r.units[s.u].previous)
		}
		if t := &s.tokens[k]; t.isCards() && t.noun.plural && t.noun.known && (t.noun.kase == acc || t.noun.kase == sub || t.noun.kase == dat) {
			return r.grow(s.u, k)
		}
	}
	return none
}

// anybody says whether the words speak of whoever does something: aki, valaki, mindenki.
func anybody(tokens []token) bool {
	for i := range tokens {
		switch tokens[i].text {
		case "aki", "akik", "akinek", "akiknek", "valaki", "mindenki", "bárki", "akárki":
			return true
		}
	}
	return false
}

// another finds the cards for which "egy másikat" or "egyet" stands, played in the unit: the last ones named before it. "Ha meghal egy elfed, ingyen
// kijátszhatsz egy másikat."
func (r *reader) another(u int) phrase {
	tokens := r.units[u].tokens
	for k := 1; k < len(tokens); k++ {
		if t := &tokens[k]; t.text != "másikat" && t.text != "egyet" && t.text != "másikakat" || !r.playedIn(tokens, k) || r.inConditionAt(tokens, k) {
			continue
		}
		for j := k - 1; j >= 0; j-- {
			t := &tokens[j]
			if !t.isCards() || t.class&cFoe != 0 || t.noun.kase != nom && t.noun.kase != acc {
				continue
			}
			p := r.grow(u, j)
			for p.from < j && (tokens[p.from].extra&dEvent != 0 || tokens[p.from].class&cDet == 0 && !tokens[p.from].isCards()) {
				p.from++ // meghal egy elfed
			}
			if p.whose = r.actor(tokens); p.whose == lint.Both {
				p.whose = lint.Own
			}
			p.next = tokens[k].text != "másikakat" && tokens[0].class&(cIf|cWhenever) != 0 && r.eventIn(tokens, 0)
			return p
		}
	}
	return phrase{}
}

// delayed says whether the unit is what happens once, when a delayed effect ends: "késleltetett hatás, 3: …".
func (r *reader) delayed(u int) bool {
	for _, l := range r.units[u].leads {
		for k := range r.units[l].tokens {
			if r.units[l].tokens[k].text == "késleltetett" {
				return true
			}
		}
	}
	return false
}
