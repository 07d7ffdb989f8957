package wording

import (
	"strings"
)

// objectOf finds the cards that a verb of playing is about: the accusative noun nearest to the statement, outside a condition;
// else the one that the sentence before went and fetched.
func (r *reader) objectOf(u, start, end int) phrase {
	tokens := r.units[u].tokens
	best, dist := -1, 99
	for k := range tokens {
		if k == end && k > start && byPlaying(tokens[k-1].text) {
			break // +2_VP-ért kijátszva húzz egy lapot
		}
		t := &tokens[k]
		if t.noun.kase != acc || t.class&cPower != 0 || !t.isCards() && !(t.kind == word && t.isNoun() && (r.det(tokens, k) || oneOfKind(tokens[:k]) || playedBare(tokens, k))) || r.conditionHolds(tokens, k, start) {
			continue
		}
		if t.noun.known && t.noun.lemma.kind == "zone" {
			continue
		}
		if k+2 < len(tokens) && doesToIt(&tokens[k+1]) && tokens[k+2].isNoun() {
			continue // kincset viselő kalandozóra
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

// doesToIt says whether the word is a participle that the noun before it is the object of: viselő, hordozó.
func doesToIt(t *token) bool {
	return t.kind == word && t.class|t.extra == 0 && !t.noun.known && t.noun.owner == unowned && t.noun.kase == nom && (strings.HasSuffix(t.text, "ó") || strings.HasSuffix(t.text, "ő"))
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

// byPlaying says whether a verb of playing only tells how or when: kijátszva, megidézve.
func byPlaying(w string) bool {
	return strings.HasSuffix(w, "szva") || strings.HasSuffix(w, "ézve") || strings.HasSuffix(w, "akva")
}

// conditionHolds says whether the noun at k stands in a condition of which the statement is the consequence.
func (r *reader) conditionHolds(tokens []token, k, start int) bool {
	return k < start && r.inConditionAt(tokens, k)
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
