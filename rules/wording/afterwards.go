package wording

import "strings"

// afterwards says whether the word puts what follows behind the time that was said before: utána, azután, onnantól.
func afterwards(t *token) bool {
	switch t.text {
	case "utána", "azután", "aztán", "onnantól", "később", "követően":
		return true
	}
	return false
}

// afterwardsAt says whether such a word stands before token at, behind another statement in the same sentence.
func afterwardsAt(tokens []token, at int) bool {
	for k := at - 1; k > 0 && tokens[k].kind != punct; k-- {
		if afterwards(&tokens[k]) {
			if tokens[k].text == "követően" && k > 1 && (tokens[k-1].text == "azt" || tokens[k-1].text == "ezt") {
				k-- // azt követően
			}
			return (tokens[k-1].mark == ',' || tokens[k-1].class&(cConj|cBut) != 0) && hasClass(tokens[:k], changing) || tokens[k-1].mark == ',' && hasAmount(tokens[:k])
		}
	}
	return false
}

// whenUsed says whether the clause of token k is about using an ability: "képességek aktiválásakor eggyel kevesebb VP-t költesz".
func (r *reader) whenUsed(tokens []token, k int) bool {
	used := false
	for from, _ := r.bounds(tokens, k); from < k; from++ {
		switch t := &tokens[from]; {
		case t.class&cPlaying != 0, t.class&cWhenever != 0 && ownPlay(t.text):
			return false
		case t.class&cWhenever != 0:
			used = used || strings.HasPrefix(t.text, "használat") || strings.HasPrefix(t.text, "aktiv")
		}
	}
	return used
}
