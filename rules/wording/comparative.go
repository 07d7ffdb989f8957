package wording

// Cards that are named by a comparative alone: "a drágábbak", "az ennél olcsóbbak".

// comparativeNouns takes the class from comparatives that are the cards themselves, and not what is said of them.
func comparativeNouns(tokens []token) {
	for i := 1; i < len(tokens); i++ {
		if t := &tokens[i]; t.class&(cCheap|cDear) != 0 && t.dearerOnes() && afterArticle(tokens, i) {
			t.class &^= cCheap | cDear
		}
	}
}

// dearerOnes says whether a word can be the cards themselves by how they compare: drágábbak, olcsóbbaké.
func (t *token) dearerOnes() bool {
	switch t.text {
	case "drágábbak", "drágábbaké", "drágábbakat", "drágábbakért", "olcsóbbak", "olcsóbbaké", "olcsóbbakat", "olcsóbbakért", "nagyobbak", "nagyobbaké", "kisebbek", "kisebbeké":
		return true
	}
	return false
}

// afterArticle says whether an article stands before the comparative at i, with no more between than what it is measured from.
func afterArticle(tokens []token, i int) bool {
	if i > 1 && thanThese[tokens[i-1].text] {
		i--
	}
	return tokens[i-1].text == "a" || tokens[i-1].text == "az"
}

// thanThese are what a comparative is measured from where it stands for the cards beyond those said before.
var thanThese = map[string]bool{"ennél": true, "annál": true, "ezeknél": true, "azoknál": true, "náluk": true, "nála": true}
