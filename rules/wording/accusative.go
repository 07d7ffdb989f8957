package wording

import "strings"

// objects gives unknown nouns behind an article their accusative: "egy démont", "egy max. 2-es költségű katonát", where a lone -t says too little.
func objects(in []token) {
	for i := range in {
		n := &in[i].noun
		if n.lemma == nil || n.lemma.object == nil {
			continue
		}
		switch {
		case n.kase != nom && n.kase != acc:
			if bareBehind(in, i) {
				n.owner, n.lemma = unowned, n.lemma.object // minden hidrának, egy hidráért
			}
		case strings.HasSuffix(in[i].text, "k"):
			if i > 0 && (in[i-1].text == "a" || in[i-1].text == "az") {
				n.plural, n.lemma = true, n.lemma.object // a zombik
			}
		case oneOfKind(in[:i]), playedBare(in, i), theOnePlayed(in, i), i > 0 && (in[i-1].extra&dExcept != 0 || in[i-1].class&(cCheap|cDear) != 0):
			n.kase, n.owner, n.lemma = acc, unowned, n.lemma.object
		}
	}
}

// bareBehind says whether an article before the word at k, with nobody before it whose it could be, makes it one without an owner.
func bareBehind(tokens []token, k int) bool {
	if k == 0 || tokens[k-1].class&cDet == 0 && tokens[k-1].extra&dCostadj == 0 {
		return false
	}
	return !hasClass(tokens[max(0, k-4):k], cFoe|cPlayer|cHolder|cAimed)
}

// theOnePlayed says whether an article before and a verb of playing behind make a word what is played: "a fekete kristályt … leteheted".
func theOnePlayed(tokens []token, k int) bool {
	from := k - 1
	for from > 0 && from > k-3 && tokens[from].kind == word && tokens[from].class&^cNext == 0 && tokens[from].extra == 0 && tokens[from].noun.kase == nom {
		from--
	}
	if from < 0 || tokens[from].text != "a" && tokens[from].text != "az" {
		return false
	}
	for j := k + 1; j < len(tokens) && tokens[j].kind != punct; j++ {
		if t := &tokens[j]; t.class&cPlay != 0 {
			return strings.HasSuffix(t.text, "od") || strings.HasSuffix(t.text, "ed") || strings.HasSuffix(t.text, "öd")
		}
	}
	return false
}

// playedBare says whether a word without an article is what a verb of playing beside it plays: idézhet démont, játszhat ki ogrét, démont raksz le.
func playedBare(tokens []token, k int) bool {
	if k+1 < len(tokens) && tokens[k+1].extra&dOnly != 0 && tokens[k].first {
		return true // démont csak … lehet kijátszani
	}
	if k+1 < len(tokens) && tokens[k+1].class&cPlay != 0 || k+2 < len(tokens) && tokens[k+2].class&cPlay != 0 && strings.HasSuffix(tokens[k+2].text, "ni") {
		return true // démont idéz, démont akar idézni
	}
	j := k - 1
	for j > 0 && (verbPrefix[tokens[j].text] || tokens[j].class&cAlso != 0) {
		j-- // játszik is ki démont
	}
	return j >= 0 && tokens[j].class&cPlay != 0
}

// oneOfKind says whether the tokens end with "egy" and attributes of the noun behind it.
func oneOfKind(before []token) bool {
	for k := len(before) - 1; k >= 0 && k > len(before)-12; k-- {
		t := &before[k]
		switch {
		case t.text == "egy", t.text == "egy-egy", t.kind == amount && k+1 == len(before) && t.sign == 0 && t.noun.kase == nom && !named(t):
			return true // három démont
		case t.kind == amount, t.kind == icon, t.extra&dCostadj != 0, t.class&(cAtmost|cAtleast|cCostmod|cConj|cDet) != 0, t.mark == ',', t.text == "fix":
		case t.noun.known && t.noun.lemma.kind == "zone":
		case t.noun.known && t.noun.kase == nom && t.noun.owner == unowned && !t.noun.plural, t.kind == word && t.class == 0 && !t.noun.known && participle(t.text):
		default:
			return false
		}
	}
	return false
}
