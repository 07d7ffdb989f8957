package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// rightOf finds the words for cards that begin at token at: "2_VP-vel olcsóbb minden sárkányod".
func (r *reader) rightOf(u, at int) phrase {
	tokens := r.units[u].tokens
	i := at
	for i < len(tokens) && (tokens[i].class&(cBecomes|cAlso) != 0 || tokens[i].extra&(dFiller|dKerulhet) != 0) {
		i++
	}
	for k := i; k < len(tokens) && k < i+7; k++ {
		t := &tokens[k]
		if t.class&(cCheap|cDear) != 0 && k > i && (tokens[k-1].noun.kase == ade || tokens[k-1].class&cNot != 0 && k > i+1 && tokens[k-2].noun.kase == ade) {
			continue // … minden 2 VP-nél nem drágább tárgy
		}
		if t.kind == punct || t.breaks() || t.class&cConj != 0 && (k == 0 || tokens[k-1].kind != amount) {
			break
		}
		if k+1 < len(tokens) && tokens[k+1].text == "után" {
			break // 1 VP-vel olcsóbb minden sárkányod után: this card
		}
		if k+1 < len(tokens) && t.isCards() && tokens[k+1].class&cPower != 0 {
			return r.grow(u, k+1) // 1_VP-vel olcsóbbak lényeid képességei
		}
		if !t.noun.known && t.isNoun() && t.noun.kase == nom && r.eachBefore(tokens, k) && (k+1 == len(tokens) || tokens[k+1].kind == punct) {
			return r.grow(u, k) // 1_VP-vel drágább minden zombi
		}
		if t.noun.owner == unowned && !t.noun.plural && k+3 < len(tokens) && tokens[k+1].class&cConj != 0 && tokens[k+2].noun.known && tokens[k+3].isCards() && tokens[k+3].noun.owner == your {
			return r.grow(u, k+3) // az azonnali és általános varázslataid
		}
		if t.isCards() && (t.noun.kase == nom || t.noun.kase == dat) && (t.noun.owner == your || k+1 == len(tokens) || tokens[k+1].kind == punct || tokens[k+1].kind == amount || tokens[k+1].class&(cConj|cCost) != 0) {
			return r.grow(u, r.lastOfList(tokens, k))
		}
	}
	return phrase{}
}

// lastOfList steps from a noun to the last one that is listed with it: "olcsóbbak a gólemeid, a hajóid és a templomaid".
func (r *reader) lastOfList(tokens []token, k int) int {
	for j := k + 1; j < len(tokens) && (tokens[j].mark == ',' || tokens[j].class&(cConj|cDet) != 0); j++ {
		if j+1 < len(tokens) && tokens[j+1].isCards() && alike(&tokens[k], &tokens[j+1]) {
			k, j = j+1, j+1
		}
	}
	return k
}

// objectOf finds the cards that a verb of playing is about: the accusative noun nearest to the statement, outside a condition;
// else the one that the sentence before went and fetched.
func (r *reader) objectOf(u, start, end int) phrase {
	tokens := r.units[u].tokens
	best, dist := -1, 99
	for k := range tokens {
		t := &tokens[k]
		if t.noun.kase != acc || t.class&cPower != 0 || !t.isCards() && !(t.kind == word && t.isNoun() && (r.det(tokens, k) || oneOfKind(tokens[:k]) || playedBare(tokens, k))) || r.conditionHolds(tokens, k, start) {
			continue
		}
		if t.noun.known && t.noun.lemma.kind == "zone" {
			continue
		}
		d := start - k
		if k > start {
			d = k - end + 1
			if r.inConditionAt(tokens, k) || r.otherClause(tokens[min(end, k):k]) || hasClass(tokens[start:k], cBut) || hasPunct(tokens[min(end, k):k]) && hasClass(tokens[:start], cPlay) {
				break // "…, de ekkor a húzás fázisodat kihagyod"
			}
		}
		if d < dist {
			best, dist = k, d
		}
	}
	for k := 1; best < 0 && k < len(tokens); k++ {
		if tokens[k].class&cNext != 0 && strings.HasSuffix(tokens[k].text, "t") {
			return r.among(u, k) // bűbájaid közül a következőt
		}
	}
	for k := 0; best < 0 && k < len(tokens); k++ {
		if everything[tokens[k].text] && r.playedIn(tokens, k) && !r.inConditionAt(tokens, k) {
			p := r.grow(u, k)
			p.whose = r.actor(tokens)
			return p // mindent 2_VP-ért lehet kijátszani
		}
	}
	if best < 0 && hasWord(tokens, "egyet") || best >= 0 && tokens[best].extra&dOther != 0 || best >= 0 && tokens[best].text == "másikat" {
		if p := r.another(u); p.found {
			return p
		}
	}
	if best >= 0 && tokens[best].noun.owner == unowned && thisBehind(tokens, best, start) {
		return phrase{anaphor: true}
	}
	if best >= 0 {
		best = r.coordinated(tokens, best)
		p := r.grow(u, best)
		if p.whose == "" {
			p.whose = r.actor(tokens)
		}
		if p.back < 0 && r.saidAlready(u, best) {
			p.back = r.units[u].previous
		}
		return p
	}
	return phrase{}
}

// otherClause says whether the words behind a statement begin a clause of its own: ", vagy vegyél vissza egy …", ", ahol X az …".
func (r *reader) otherClause(tokens []token) bool {
	for k := range tokens {
		if tokens[k].kind == punct {
			rest := tokens[k+1:]
			return len(rest) > 0 && rest[0].text == "ekkor" || hasClass(rest, cGain|cPayverb|cRel|cPlay) || hasExtra(rest, dFetch|dPrice|dFlow)
		}
	}
	return false
}

// coordinated steps from a noun to the last one joined to it: egy gólemet vagy hajót.
func (r *reader) coordinated(tokens []token, k int) int {
	for j := k + 1; j < len(tokens) && j < k+6; j++ {
		t := &tokens[j]
		switch {
		case t.kind == word && t.class&cConj != 0 && j == k+1:
		case j == k+1, t.kind == punct, t.breaks():
			return k
		case t.isCards() && t.noun.kase == tokens[k].noun.kase && t.noun.owner == tokens[k].noun.owner:
			return r.coordinated(tokens, j)
		}
	}
	return k
}

func (r *reader) det(tokens []token, k int) bool {
	for j := k - 1; j >= 0 && j >= k-3; j-- {
		if tokens[j].class&cDet != 0 || tokens[j].kind == amount {
			return true
		}
	}
	return false
}

// conditionHolds says whether the noun at k stands in a condition of which the statement is the consequence.
func (r *reader) conditionHolds(tokens []token, k, start int) bool {
	return k < start && r.inConditionAt(tokens, k)
}

// paidFor finds the cards in "gólemeidért 1 VP-vel kevesebbet fizetsz".
func (r *reader) paidFor(u int, f *found) phrase {
	tokens := r.units[u].tokens
	for k := range tokens {
		if k > 0 && tokens[k].class&cWhenever != 0 && ownPlay(tokens[k].text) && tokens[k-1].isCards() ||
			tokens[k].class&cPlaying != 0 && (tokens[k].noun.kase == cau || k+1 < len(tokens) && tokens[k+1].extra&dPost != 0) || tokens[k].class&cPlayingfor != 0 || tokens[k].extra&dPlayingto != 0 {
			p := r.leftOf(u, k)
			if !p.found && tokens[k].class&cPlaying != 0 && (strings.HasSuffix(tokens[k].text, "ukért") || strings.HasSuffix(tokens[k].text, "ükért")) {
				return r.theirsBefore(u, k) // hajóid repülnek, kijátszásukért …
			}
			if p.found && p.whose == "" {
				p.whose = r.actor(tokens)
			}
			return p
		}
		if tokens[k].text == "után" && k > 0 && tokens[k-1].isCards() {
			p := r.grow(u, k-1)
			if p.whose == "" {
				p.whose = r.actor(tokens)
			}
			return p
		}
		if allPaidFor[tokens[k].text] {
			p := r.grow(u, k)
			p.whose = r.actor(tokens)
			return p
		}
		if ordinalPaid[tokens[k].text] {
			if p := r.ofOrdinal(u, k); p.found {
				return p
			}
		}
		if k > 0 && forIt(tokens[k].text) && !forThat(tokens[k+1:]) {
			p := r.antecedent(u, k, true)
			if said := r.fetched(u, f); !p.found && said.found {
				return said
			}
			if !p.found && tokens[k].text == "érte" && r.onlyIfBefore(tokens, k) {
				return phrase{back: -1} // ha van törpéd, érte 1_VP-vel kevesebbet fizetsz: this card
			}
			return p
		}
		if t := &tokens[k]; t.kind == word && (t.noun.kase == cau || t.noun.kase == sub && (f.p.name == "no-pay-for" || spends(tokens))) && (t.isCards() || t.noun.known && t.noun.lemma.kind != "thing" || !t.noun.known && t.noun.kase == cau && r.det(tokens, k) && hasClass(tokens[k:], cPlay)) {
			p := r.grow(u, r.coordinated(tokens, k))
			if p.whose == "" {
				p.whose = r.actor(tokens)
			}
			return p
		}
	}
	if f.p.name == "plus-pay-back" {
		if p := r.objectOf(u, f.start, f.end); p.found {
			return p
		}
		return r.antecedent(u, f.start, false)
	}
	p := r.leftOf(u, f.start)
	if !p.found && anybody(tokens[:f.start]) {
		return r.playedBefore(u, f.start) // aki démont játszik ki, 1_VP-vel többet fizet
	}
	if p.found && r.headOf(&p).class&(cFoe|cPlayer) != 0 {
		return phrase{back: -1} // who pays, not for what
	}
	return p
}

// allPaidFor are the words for whatever is paid for.
var allPaidFor = map[string]bool{"mindenért": true, "bármiért": true}

// forIt says whether a pronoun says for what is paid: érte, azért.
func forIt(w string) bool {
	switch w {
	case "érte", "értük", "mindegyikért", "azért", "azokért", "amiért", "amelyért":
		return true
	}
	return false
}

// forThat says whether the noun itself stands behind its pronoun: azért a lényért.
func forThat(tokens []token) bool {
	return len(tokens) > 1 && tokens[0].class&cDet != 0 && tokens[1].noun.kase == cau
}

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
		case t.noun.kase == acc && (article && !r.priced(tokens, k) || r.playedIn(tokens, k)):
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

// anybody says whether the words speak of whoever does something: aki, valaki, mindenki.
func anybody(tokens []token) bool {
	for i := range tokens {
		switch tokens[i].text {
		case "aki", "akik", "valaki", "mindenki", "bárki", "akárki":
			return true
		}
	}
	return false
}

func hasClass(tokens []token, c class) bool {
	for i := range tokens {
		if tokens[i].class&c != 0 {
			return true
		}
	}
	return false
}

// playedIn says whether the noun at k is the object of playing: "egy gólemet kijátszol", "szörnyet raksz le".
func (r *reader) playedIn(tokens []token, k int) bool {
	for j := k + 1; j < len(tokens) && tokens[j].kind != punct; j++ {
		if tokens[j].class&cPlay != 0 {
			return tokens[j-1].class&cNot == 0
		}
	}
	for j := k - 1; j >= 0 && tokens[j].kind != punct; j-- {
		if tokens[j].class&cPlay != 0 {
			return j == 0 || tokens[j-1].class&cNot == 0 // ha nem játszottál ki lényt, költsége …: this card's
		}
	}
	return false
}
