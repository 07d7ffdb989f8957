package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// rightOf finds the words for cards that begin at token at: "2_VP-vel olcsóbb minden sárkányod".
func (r *reader) rightOf(u, at int) phrase {
	tokens := r.units[u].tokens
	i := at
	for i < len(tokens) && (tokens[i].class&(cBecomes|cAlso) != 0 || tokens[i].extra&dFiller != 0) {
		i++
	}
	for k := i; k < len(tokens) && k < i+7; k++ {
		t := &tokens[k]
		if t.kind == punct || t.breaks() || t.class&cConj != 0 {
			break
		}
		if k+1 < len(tokens) && tokens[k+1].text == "után" {
			break // 1 VP-vel olcsóbb minden sárkányod után: this card
		}
		if t.isCards() && (t.noun.kase == nom || t.noun.kase == dat) && (t.noun.owner == your || k+1 == len(tokens) || tokens[k+1].kind == punct || tokens[k+1].kind == amount || tokens[k+1].class&(cConj|cCost) != 0) {
			return r.grow(u, k)
		}
	}
	return phrase{}
}

// objectOf finds the cards that a verb of playing is about: the accusative noun nearest to the statement, outside a condition;
// else the one that the sentence before went and fetched.
func (r *reader) objectOf(u, start, end int) phrase {
	tokens := r.units[u].tokens
	best, dist := -1, 99
	for k := range tokens {
		t := &tokens[k]
		if t.noun.kase != acc || t.class&cPower != 0 || !t.isCards() && !(t.kind == word && t.isNoun() && r.det(tokens, k)) || r.conditionHolds(tokens, k, start) {
			continue
		}
		if t.noun.known && t.noun.lemma.kind == "zone" {
			continue
		}
		d := start - k
		if k > start {
			d = k - end + 1
			if hasClass(tokens[start:k], cBut) || hasPunct(tokens[min(end, k):k]) && hasClass(tokens[:start], cPlay) {
				break // "…, de ekkor a húzás fázisodat kihagyod"
			}
		}
		if d < dist {
			best, dist = k, d
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
		return p
	}
	return phrase{}
}

// thisBehind says whether a pronoun between the noun at k and the statement is what is played: "áldozz fel egy lényt, hogy ezt ingyen kijátszd".
func thisBehind(tokens []token, k, start int) bool {
	for j := k + 1; j < start; j++ {
		if tokens[j].text == "ezt" && tokens[j-1].text == "hogy" {
			return true
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

// subjectBefore finds the subject that a second predicate shares: "gólemeid kapnak +1 ÉP-t, és 1_VP-vel olcsóbbak".
func (r *reader) subjectBefore(u int, f *found) phrase {
	tokens := r.units[u].tokens
	j := r.skipAdverbs(tokens, f.start-1)
	if j < 0 || tokens[j].class&(cConj|cBut) == 0 && tokens[j].kind != punct {
		return phrase{}
	}
	for k := j - 1; k >= 0; k-- {
		t := &tokens[k]
		if r.countedAt(tokens, k) {
			continue
		}
		if t.isCards() && t.noun.kase == nom && (t.noun.plural || t.noun.owner == your || r.eachBefore(tokens, k)) && !r.inConditionAt(tokens, k) {
			return r.grow(u, k)
		}
	}
	return phrase{}
}

// countedAt says whether the noun at k is what is counted: "ahány fád van".
func (r *reader) countedAt(tokens []token, k int) bool {
	for j := k - 1; j >= 0 && tokens[j].kind != punct; j-- {
		if tokens[j].class&cCount != 0 {
			return true
		}
	}
	return false
}

func (r *reader) eachBefore(tokens []token, k int) bool {
	for j := k - 1; j >= 0 && j >= k-3; j-- {
		if tokens[j].extra&dEach != 0 {
			return true
		}
	}
	return false
}

// paidFor finds the cards in "gólemeidért 1 VP-vel kevesebbet fizetsz".
func (r *reader) paidFor(u int, f *found) phrase {
	tokens := r.units[u].tokens
	for k := range tokens {
		if k > 0 && tokens[k].class&cWhenever != 0 && ownPlay(tokens[k].text) && tokens[k-1].isCards() ||
			tokens[k].class&cPlaying != 0 && tokens[k].noun.kase == cau || tokens[k].class&cPlayingfor != 0 || tokens[k].extra&dPlayingto != 0 {
			p := r.leftOf(u, k)
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
		if (tokens[k].text == "érte" || tokens[k].text == "értük" || tokens[k].text == "mindegyikért") && k > 0 {
			return r.antecedent(u, k, true)
		}
		if t := &tokens[k]; t.kind == word && (t.noun.kase == cau || t.noun.kase == sub && f.p.name == "no-pay-for") && (t.isCards() || t.noun.known && t.noun.lemma.kind != "thing") {
			p := r.grow(u, k)
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
	if p.found && tokens[p.head].class&(cFoe|cPlayer) != 0 {
		return phrase{back: -1} // who pays, not for what
	}
	return p
}

// antecedent finds the cards that were named before: "ha kijátszol egy gólemet, az idézési költsége …", "kijátszási költségük …".
func (r *reader) antecedent(u, at int, anaphor bool) phrase {
	tokens := r.units[u].tokens
	plural := at < len(tokens) && tokens[at].noun.owner == their
	article := anaphor || at > 0 && (tokens[at-1].text == "a" || tokens[at-1].text == "az")
	for k := at - 1; k >= 0; k-- {
		t := &tokens[k]
		if !t.isCards() && !(t.isNoun() && t.noun.kase == acc && r.det(tokens, k)) {
			continue
		}
		if t.noun.known && t.noun.lemma.kind == "colour" || r.countedAt(tokens, k) {
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
			if p.whose == lint.Both && !hasClass(tokens, cPlayer) && tokens[0].class&cRel == 0 {
				p.whose = lint.Own
			}
			return p
		case t.noun.kase == dat && article:
			return r.grow(u, k)
		}
	}
	return phrase{anaphor: anaphor}
}

func hasClass(tokens []token, c class) bool {
	for i := range tokens {
		if tokens[i].class&c != 0 {
			return true
		}
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

// playedIn says whether the noun at k is the object of playing: "egy gólemet kijátszol", "szörnyet raksz le".
func (r *reader) playedIn(tokens []token, k int) bool {
	for j := k + 1; j < len(tokens) && tokens[j].kind != punct; j++ {
		if tokens[j].class&cPlay != 0 {
			return true
		}
	}
	for j := k - 1; j >= 0 && tokens[j].kind != punct; j-- {
		if tokens[j].class&cPlay != 0 {
			return true
		}
	}
	return false
}
