package wording

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
		if isTime(t) && k+1 < len(tokens) && (tokens[k+1].extra&dPlayed != 0 || k+2 < len(tokens) && tokens[k+2].extra&dPlayed != 0) {
			continue // olcsóbb a körben elsőként kijátszott tárgyad
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
