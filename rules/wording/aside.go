package wording

// What stands beside the words for cards: exceptions between commas or dashes, and where things lie.

// lying are the words between a place and what is there: a gyűjtődben levő.
var lying = map[string]bool{"levő": true, "lévő": true, "fekvő": true, "található": true, "heverő": true, "álló": true}

// placeBefore gives the token before the words for the place of what lies there; j is the word for lying.
func placeBefore(tokens []token, j int) int {
	k := j - 1
	for k >= 0 && tokens[k].kind == word && (tokens[k].noun.kase == ine || tokens[k].noun.kase == sup || tokens[k].class&(cDet|cFoe) != 0 && tokens[k].extra&dEach == 0) {
		k--
	}
	if k == j-1 {
		return j
	}
	return k
}

// behindException gives the token behind the comma that ends an exception, which begins at i: ", a hajók kivételével,"; -1 for none.
func behindException(tokens []token, i int) int {
	for j := i; j < len(tokens) && j < i+8; j++ {
		if tokens[j].mark == ',' {
			if j > i && (tokens[i].extra|tokens[j-1].extra)&dExcept != 0 && tokens[min(i+1, j)].class&cIf == 0 {
				return j + 1
			}
			return -1
		}
	}
	return -1
}

// dash says whether the token is a dash between clauses.
func dash(t *token) bool {
	return t.kind == punct && (t.text == "-" || t.text == "–" || t.text == "—")
}
