package wording

import "strings"

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

// madeSo says whether the cards are what something makes cheaper or dearer: drágítja, olcsóbbá teszi.
func madeSo(tokens []token, f *found) bool {
	for _, k := range f.took {
		if k < 0 {
			continue
		}
		w := tokens[k].text
		if tokens[k].class&(cLowercheap|cRaisedear) != 0 && (strings.HasSuffix(w, "ítja") || strings.HasSuffix(w, "ítják")) || tokens[k].class&(cCheap|cDear) != 0 && strings.HasSuffix(w, "bbá") {
			return true
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
	return phrase{back: -1}
}
