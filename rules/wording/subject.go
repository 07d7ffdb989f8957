package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// subject finds the cards that a change is about: one case for each way in which a family of patterns names them.
func (r *reader) subject(u int, f *found, costAt int) phrase {
	if p, ok := r.framed(u, f, costAt); ok {
		return p
	}
	if costAt >= 0 {
		return r.ofCost(u, f, costAt)
	}
	return r.ofPredicate(u, f)
}

// ofCost finds the cards whose cost is named.
func (r *reader) ofCost(u int, f *found, costAt int) phrase {
	tokens := r.units[u].tokens
	p := r.leftOf(u, costAt)
	if c := r.chosenBefore(u, &p); c.found {
		return c
	}
	if b := r.ownersBehind(u, f, costAt); !p.found && b.found {
		return b
	}
	if !p.found {
		p = r.otherCurrency(u, costAt)
	}
	if !p.found {
		p = r.antecedent(u, costAt, p.anaphor)
	}
	if !p.found && p.anaphor {
		return r.saidBefore(u, f)
	}
	if !p.found && costAt > 2 && tokens[0].class&cIf != 0 && tokens[1].class&cThis != 0 && tokens[2].class&cDet == 0 && youPlay(tokens) {
		return r.saidBefore(u, f) // …; ha az lény, kijátszhatod, költsége 1-gyel kevesebb
	}
	if before := r.units[u].previous; !p.found && tokens[costAt].noun.owner == their && before >= 0 && len(r.units[u].leads) == 0 {
		if p = r.pluralIn(before); p.found {
			return p
		}
	}
	if !p.found && (tokens[costAt].noun.owner == its || tokens[costAt].noun.owner == their) {
		if p = r.fetchedHere(u, f); !p.found {
			p = r.interrupted(u, f)
		}
		if before := r.units[u].previous; !p.found && before >= 0 && hasWord(tokens[:costAt], "ott") {
			p = r.returned(before, len(r.units[before].tokens)) // … visszakerül gazdája kezébe. Amíg ott van, költsége …
		}
	}
	if !p.found && f.p.is(rowRatio) {
		p = r.partOf(u, f)
	}
	if !p.found && ownerless(&tokens[costAt]) {
		p = r.costFor(u, f, costAt)
	}
	return p
}

// otherCurrency finds the cards of which the cost in another currency was spoken of before: "szörnyeid VP költsége 2-vel, SZK költsége 1-gyel kevesebb".
func (r *reader) otherCurrency(u, costAt int) phrase {
	tokens := r.units[u].tokens
	before := r.leftOf(u, costAt)
	before.found = false
	if costCurrency(tokens, costAt) == lint.AnyCurrency || costAt < 3 || tokens[costAt-2].kind != punct && tokens[costAt-2].class&(cConj|cBut) == 0 {
		return before
	}
	for k := costAt - 3; k > 0; k-- {
		if tokens[k].class&cCost != 0 && costCurrency(tokens, k) != lint.AnyCurrency && !r.inConditionAt(tokens, k) {
			return r.leftOf(u, k)
		}
	}
	return before
}

// payableIn says whether the word at k says in which currency the cost behind it is paid: VP-ben fizetendő.
func payableIn(tokens []token, k int) bool {
	return k > 0 && tokens[k].text == "fizetendő" && tokens[k-1].kind == amount && tokens[k-1].parts[0].bare
}

// costCurrency gives the currency that stands before the word for cost at k: VP költsége, VP-ben fizetendő költsége.
func costCurrency(tokens []token, k int) lint.Currency {
	if k > 1 && payableIn(tokens, k-1) {
		return tokens[k-2].parts[0].currency
	}
	if k > 0 && tokens[k].class&cCost != 0 && tokens[k-1].kind == amount && tokens[k-1].parts[0].bare && tokens[k-1].noun.kase == nom {
		return tokens[k-1].parts[0].currency
	}
	return lint.AnyCurrency
}

// ofPredicate finds the cards of which it is said that they are cheaper, or come to more.
func (r *reader) ofPredicate(u int, f *found) phrase {
	tokens := r.units[u].tokens
	p := r.leftOf(u, countedFrom(tokens, f.start))
	if !p.found {
		p = r.rightOf(u, f.end)
	}
	if p.found && f.p.family == "R3" && p.unit == u && r.headOf(&p).class&(cFoe|cPlayer) != 0 {
		p = phrase{} // hajóidat ellenfeled csak …: who targets
	}
	if !p.found && f.start == 0 {
		p = r.heading(u)
	}
	if !p.found && !p.anaphor {
		p = r.infinitive(u, f)
	}
	if !p.found {
		p = r.antecedent(u, f.start, p.anaphor || r.pronounBefore(tokens, f.start))
	}
	if !p.found {
		p = r.subjectBefore(u, f)
	}
	if !p.found && r.reacts(u, f, &p) {
		p = r.reactedTo(u, f)
	}
	if k := hasIf(tokens[:f.start]); !p.found && k >= 0 && !hasClass(tokens[:k], cPlay) && (playedByYou(tokens[k+1:f.start]) || k == 0 && asksKind(tokens[1:f.start])) {
		return r.fetched(u, f) // válassz egy lapot; ha ebben a körben kijátszod, 1_VP-vel olcsóbb
	}
	if !p.found && f.p.family == "R3" {
		if p = r.objectOf(u, f.start, f.end); p.found {
			return p // +1_VP célpontul választani a hajóidat
		}
	}
	if !p.found {
		p = r.subjectAcross(u, f.start)
	}
	if !p.found {
		p = r.subjectAtEnd(u, f)
	}
	if !p.found && (f.start == 1 && tokens[0].class&cThis != 0 || oneOfThem(tokens[:f.start])) {
		return r.saidBefore(u, f) // "Húzz egy lapot! Az 1 VP-vel olcsóbb."
	}
	if !p.found {
		p = r.fetchedHere(u, f)
	}
	if !p.found {
		p = r.returned(u, f.start)
	}
	if !p.found && f.p.family[0] == 'M' && f.pick(tokens, cCheap|cDear|cLessill|cMoreill|cKerul) >= 0 {
		p = r.subjectAnywhere(u, f)
	}
	if before := r.units[u].previous; !p.found && before >= 0 && hasWord(tokens[:f.start], "ott") {
		return r.returned(before, len(r.units[before].tokens)) // … visszakerül gazdája kezébe. Amíg ott van, 1_VP-vel drágább
	}
	return p
}

// numberOf are the words for how many there are of something, by which a cost changes or to which it is equal.
var numberOf = map[string]bool{"számával": true, "darabszámával": true}

// countedFrom says where the words begin for what is counted, if the amount is their number: "a benne levő jelzők számával drágábbak".
func countedFrom(tokens []token, start int) int {
	if !numberOf[tokens[start].text] {
		return start
	}
	for k := start - 1; k >= 0 && tokens[k].kind == word && !tokens[k].breaks(); k-- {
		if tokens[k].text == "a" || tokens[k].text == "az" {
			return k
		}
	}
	return start
}

// pronounBefore says whether "az" is the subject of the statement, with words of time between: "…, az ebben a körben 2_VP-vel olcsóbban kijátszható".
func (r *reader) pronounBefore(tokens []token, start int) bool {
	k := start - 1
	for k > 1 && (isTime(&tokens[k]) || tokens[k].class&cDet != 0 && tokens[k].text != "az" || timeAttributes[tokens[k].text]) {
		k--
	}
	return k > 1 && k < start-1 && tokens[k].text == "az" && tokens[k-1].kind == punct
}

// oneOfThem says whether a sentence begins with one, or both, of the cards that the sentence before fetched: "az egyik …", "mindkettő …".
func oneOfThem(tokens []token) bool {
	if len(tokens) > 1 && (tokens[0].text == "az" || tokens[0].text == "a") {
		tokens = tokens[1:]
	}
	return len(tokens) > 0 && (tokens[0].text == "egyik" || tokens[0].text == "egyikük" || tokens[0].text == "másik" || tokens[0].text == "mindkettő" || tokens[0].text == "mindkettejük")
}

// subjectBefore finds the subject that a second predicate shares: "gólemeid kapnak +1 ÉP-t, és 1_VP-vel olcsóbbak".
func (r *reader) subjectBefore(u int, f *found) phrase {
	tokens := r.units[u].tokens
	j := r.skipAdverbs(tokens, f.start-1)
	if j < 0 || tokens[j].class&(cConj|cBut) == 0 && tokens[j].kind != punct {
		return phrase{}
	}
	for k := j - 1; k >= 0; k-- {
		t := &tokens[k]
		if r.countedAt(tokens, k) || predicative(tokens, k) || t.noun.plural && f.ofOne(tokens) {
			continue
		}
		if t.isCards() && t.noun.kase == nom && (t.noun.plural || t.noun.owner == your || r.eachBefore(tokens, k)) && !r.inConditionAt(tokens, k) {
			return r.grow(u, k)
		}
	}
	return phrase{}
}

// subjectAcross finds the subject of its own clause over words that nobody knows: "gólemeid mostanság 1_VP-vel olcsóbbak".
func (r *reader) subjectAcross(u, at int) phrase {
	tokens := r.units[u].tokens
	for k := at - 1; k >= 0 && k >= at-4; k-- {
		t := &tokens[k]
		if t.kind != word || t.breaks() || t.class&(cConj|cPower) != 0 || t.extra&dPost != 0 {
			break
		}
		if t.isCards() && t.noun.kase == nom && (t.noun.owner == your || t.noun.plural && t.noun.known) && !r.inConditionAt(tokens, k) {
			return r.grow(u, k)
		}
	}
	return phrase{back: -1}
}

// ofOne says whether the verb of playing has a single subject: "bűbájok nem hatnak rá, és 2_VP-vel kevesebbért idézhető meg".
func (f *found) ofOne(tokens []token) bool {
	if !f.p.is(rowPlays) || !playedByItself(tokens[f.start:]) {
		return false
	}
	for k := f.start; k < len(tokens); k++ {
		if tokens[k].class&cPlay != 0 {
			return !strings.HasSuffix(tokens[k].text, "k")
		}
	}
	return false
}

// reactedTo finds the cards to which one reacts: "a következő lapodra 1_VP-vel többe kerül reagálni".
func (r *reader) reactedTo(u int, f *found) phrase {
	tokens := r.units[u].tokens
	for k := f.start - 1; k >= 0 && tokens[k].kind != punct; k-- {
		if tokens[k].noun.kase == sub && tokens[k].isCards() {
			return r.grow(u, k)
		}
	}
	for k := f.start + 1; k < len(tokens) && tokens[k].kind != punct; k++ {
		if t := &tokens[k]; t.noun.kase == sub && t.isCards() && t.class&cFoe == 0 {
			return r.grow(u, k) // reagálni a tündéreidre +1 VP
		}
	}
	return phrase{back: -1}
}
