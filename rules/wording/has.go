package wording

import "strings"

// Questions about a run of tokens: whether a word of some class, a certain word or beginning stands in it.

func hasClass(tokens []token, c class) bool {
	for i := range tokens {
		if tokens[i].class&c != 0 {
			return true
		}
	}
	return false
}

// det says whether an article, number or the like stands before the noun at k.
func (r *reader) det(tokens []token, k int) bool {
	for j := k - 1; j >= 0 && j >= k-3; j-- {
		if tokens[j].class&cDet != 0 || tokens[j].kind == amount {
			return true
		}
	}
	return false
}

// eachBefore says whether "minden" or the like does.
func (r *reader) eachBefore(tokens []token, k int) bool {
	for j := k - 1; j >= 0 && j >= k-3; j-- {
		if tokens[j].extra&dEach != 0 {
			return true
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

func hasExtra(tokens []token, c class) bool {
	for i := range tokens {
		if tokens[i].extra&c != 0 {
			return true
		}
	}
	return false
}

func hasWord(tokens []token, w string) bool {
	for i := range tokens {
		if tokens[i].text == w {
			return true
		}
	}
	return false
}

func hasBegin(tokens []token, begin string) bool {
	for i := range tokens {
		if strings.HasPrefix(tokens[i].text, begin) {
			return true
		}
	}
	return false
}

func hasPunct(tokens []token) bool {
	for i := range tokens {
		if tokens[i].kind == punct {
			return true
		}
	}
	return false
}

// hasIf gives the first word of a condition, -1 for none.
func hasIf(tokens []token) int {
	for k := range tokens {
		if tokens[k].class&cIf != 0 {
			return k
		}
	}
	return -1
}

func hasAmount(tokens []token) bool {
	for k := range tokens {
		if tokens[k].kind == amount && named(&tokens[k]) {
			return true
		}
	}
	return false
}

// pluralVerb says whether the words have a predicate in the plural: kerülnek, olcsóbbak.
func pluralVerb(tokens []token) bool {
	for i := range tokens {
		t := &tokens[i]
		if t.class&cKerul != 0 && strings.HasSuffix(t.text, "nek") || t.class&(cCheap|cDear) != 0 && strings.HasSuffix(t.text, "ak") {
			return true
		}
	}
	return false
}
