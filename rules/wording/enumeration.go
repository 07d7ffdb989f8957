package wording

import "strings"

// cardsJoined says whether cards are joined to the noun at k: "lényeid és képességeik", "varázslat, illetve képesség".
func cardsJoined(tokens []token, k int) bool {
	if k < 2 || tokens[k-1].class&cConj == 0 {
		return false
	}
	j := k - 2
	if tokens[j].mark == ',' && j > 0 {
		j--
	}
	t := &tokens[j]
	return t.isCards() && t.class&cPower == 0 && t.noun.known && t.noun.kase == tokens[k].noun.kase
}

// enumerates says whether the comma at k joins attributes or nouns of one phrase: "szörny, testrész és építmény", "Minden, legalább 3 VP költségű".
func (r *reader) enumerates(tokens []token, k, head int) bool {
	if k == 0 {
		return false
	}
	p := &tokens[k-1]
	if p.extra&dEach != 0 || p.class&(cSuch|cNext|cAimed) != 0 || p.text == "egy" {
		return true
	}
	n := &tokens[k+1]
	if n.text == "illetve" || n.text == "valamint" {
		n = &tokens[min(k+2, len(tokens)-1)]
	}
	if n.class&(cBut|cIf|cRel|cWhenever) != 0 || p.breaks() {
		return false
	}
	for j := k + 2; j <= head && n.class&cDet != 0 && n.extra&dEach == 0; j++ {
		n = &tokens[j] // a gólemeid, a hajóid és a templomaid
	}
	if n.isCards() && alike(p, n) && alike(p, &tokens[head]) && p.noun.owner == your && r.opensClause(tokens, k-1) {
		return true // gólemeid, hajóid olcsóbbak
	}
	return p.isCards() && n.isNoun() && !r.clauseOfHaving(tokens, k) && (p.noun.kase == tokens[head].noun.kase || suspends(p, &tokens[head])) && (p.noun.owner == tokens[head].noun.owner || p.noun.owner == unowned) && r.conjAhead(tokens, k, head)
}

// attributes says whether the conjunction at k, behind a comma, joins two attributes of the head: "azonnali, illetve általános varázslataid".
func attributes(tokens []token, k, head int) bool {
	a, b := &tokens[k-2], &tokens[k+1]
	return k+1 < head && a.noun.known && b.noun.known && a.isCards() && b.isCards() && a.noun.owner == unowned && !a.noun.plural && alike(a, b)
}

// phrasesJoined says whether the conjunction at k, behind a comma, joins the words for cards before it, which open the clause, to those behind it,
// which have an article of their own: "minden tárgyad, valamint minden szörnyed", "tárgyaid, illetve a színtelen szörnyeid".
func (r *reader) phrasesJoined(tokens []token, k, head int) bool {
	if k < 2 || tokens[k-1].mark != ',' || tokens[k+1].class&cDet == 0 {
		return false
	}
	c, h := &tokens[k-2], &tokens[head]
	if !c.isCards() || !c.noun.known || c.class&cFoe != 0 || c.noun.owner != h.noun.owner || c.noun.kase != h.noun.kase || !r.opensClause(tokens, k-2) {
		return false
	}
	switch c.noun.owner {
	case your:
		return true
	case its:
		return hasClass(tokens[:k-2], cFoe)
	}
	return c.noun.owner == unowned && tokens[k+1].extra&dEach != 0 && r.eachBefore(tokens, k-2)
}

// leftBehind says whether the words for cards go on before those that were found, joined to them in a way that was not understood.
func (r *reader) leftBehind(ph *phrase) bool {
	tokens := r.units[ph.unit].tokens
	k := ph.from - 1
	if k < 1 || tokens[k].class&cConj == 0 {
		return false
	}
	if k--; tokens[k].mark == ',' && k > 0 {
		k--
	}
	c, h := &tokens[k], r.headOf(ph)
	return c.isCards() && c.noun.known && c.class&cFoe == 0 && c.noun.owner == h.noun.owner && c.noun.owner != unowned && c.noun.kase == h.noun.kase && c.noun.kase == nom && !r.inConditionAt(tokens, k)
}

// opensClause says whether the words up to the noun at k say nothing yet: only its article and attributes stand before it in its clause.
func (r *reader) opensClause(tokens []token, k int) bool {
	for j := k - 1; j >= 0 && tokens[j].kind != punct; j-- {
		if t := &tokens[j]; t.class&(cDet|cConj) == 0 && (!t.noun.known || t.noun.kase != nom) && t.kind != icon && !quality(t) {
			return false
		}
	}
	return !r.inConditionAt(tokens, k)
}

// quality says whether an unknown word is an attribute by its ending: kétszínű, lángoló.
func quality(t *token) bool {
	if t.kind != word || t.class|t.extra != 0 || t.noun.known || len(t.text) < 5 {
		return false
	}
	for _, e := range [...]string{"ú", "ű", "ó", "ő"} {
		if strings.HasSuffix(t.text, e) {
			return true
		}
	}
	return false
}

// alike says whether two nouns are of the same owner, number and case.
func alike(a, b *token) bool {
	return a.noun.owner == b.noun.owner && a.noun.plural == b.noun.plural && (a.noun.kase == b.noun.kase || suspends(a, b))
}

// suspends says whether the noun leaves its ending to the last one of an enumeration: "farkasaid, medvéid és lovasaidnak a költsége".
func suspends(t, last *token) bool {
	return t.noun.kase == nom && last.noun.kase == dat && t.noun.owner == your && last.noun.owner == your
}

// clauseOfHaving says whether the comma at k ends a condition with a verb of its own: "amíg van legendás lényed, szörnyeid és …".
func (r *reader) clauseOfHaving(tokens []token, k int) bool {
	having := false
	for j := k - 1; j >= 0 && tokens[j].kind != punct; j-- {
		having = having || tokens[j].extra&dHave != 0
		if tokens[j].class&(cIf|cWhenever) != 0 {
			return having
		}
	}
	return false
}

func (r *reader) conjAhead(tokens []token, k, head int) bool {
	for j := k; j < head; j++ {
		if tokens[j].class&cConj != 0 {
			return true
		}
	}
	return false
}

// joinsNouns says whether a conjunction joins two nouns or attributes rather than two clauses.
func (r *reader) joinsNouns(tokens []token, k, head int) bool {
	p, n := &tokens[k-1], &tokens[k+1]
	if p.kind == punct {
		c := &tokens[max(0, k-2)]
		return p.text == "," && k > 1 && c.isCards() && n.isNoun() && (c.noun.kase == tokens[head].noun.kase || suspends(c, &tokens[head]))
	}
	if p.kind == amount || n.kind == amount {
		return p.sign == 0 && n.sign == 0
	}
	if p.noun.owner == its && tokens[head].noun.owner == your {
		return false // ellenfeled tárgyai és a te hajóid
	}
	if n.class&cDet != 0 && n.extra&dEach == 0 && !p.isCards() {
		return false
	}
	if p.breaks() || p.extra&dQuantity != 0 {
		return false
	}
	return p.isNoun() || p.extra&dCostadj != 0 || p.kind == group
}
