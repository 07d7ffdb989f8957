package wording

import "github.com/cardlint/cardlint/lint"

// shifted says whether the word at j calls the cost at token at one that is changed already: csökkentett költsége, megnövelt ára.
func shifted(tokens []token, at, j int) bool {
	if at != j+1 || at >= len(tokens) || tokens[at].class&cCost == 0 || tokens[at].noun.owner == unowned {
		return false
	}
	switch tokens[j].text {
	case "csökkentett", "mérsékelt", "leszállított", "megnövelt", "növelt", "emelt", "megemelt", "felemelt":
		return j == 0 || tokens[j-1].noun.kase != ins
	}
	return false
}

// unclearCards says whether it is not sure which cards the statement is about, or what of theirs: a value of a cost that is changed already, "az" for what
// a condition before speaks of, a word with an article that no table knows.
func (r *reader) unclearCards(s *statement) bool {
	at := s.f.start
	if s.costAt >= 0 {
		at = s.costAt
		if s.f.p.does == "set" && s.costAt > 0 && shifted(s.tokens, s.costAt, s.costAt-1) && r.op(s.f, s.tokens, s.amt) == lint.Set {
			return true
		}
	}
	if !s.self || s.ph.found || s.react || r.targets(s.u, s.f, &s.ph) {
		return false
	}
	return r.pointsBack(s.tokens, at) || s.costAt > 1 && r.strangeOwner(s.tokens, s.costAt)
}

// pointsBack says whether "az" before token at means a card of which a condition before speaks: "ha egy lényed repül, az 1 VP-vel olcsóbb".
func (r *reader) pointsBack(tokens []token, at int) bool {
	j := at - 1
	if j > 0 && tokens[j].extra&dFiller != 0 {
		j--
	}
	if j < 3 || tokens[at].kind == amount && tokens[j].text != "az" && tokens[j].text != "azok" || tokens[at].kind != amount && tokens[j].text != "annak" && tokens[j].text != "azoknak" {
		return false // "az alap költsége" is only its cost
	}
	if j--; tokens[j].extra&dFiller != 0 || tokens[j].text == "akkor" {
		j--
	}
	if j < 2 || tokens[j].mark != ',' {
		return false
	}
	for k := j - 1; k > 0; k-- {
		if tokens[k].kind == punct {
			return false
		}
		if t := &tokens[k]; t.isCards() && t.noun.kase == nom && r.inConditionAt(tokens, k) && !r.ownName(tokens, k) && (t.noun.owner == your || tokens[k-1].text == "egy" || tokens[k-1].class&cFoe != 0) {
			return true
		}
	}
	return false
}

// strangeOwner says whether the cost at k is that of something with an article, for which no table has a word: "a fák költsége".
func (r *reader) strangeOwner(tokens []token, k int) bool {
	t, article := &tokens[k-1], &tokens[k-2]
	return tokens[k].noun.owner == its && t.kind == word && t.class == 0 && t.extra == 0 && !t.noun.known && t.noun.kase == nom && t.noun.owner == unowned &&
		(article.text == "a" || article.text == "az") && !r.ownName(tokens, k-1)
}
