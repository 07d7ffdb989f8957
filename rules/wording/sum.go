package wording

// sumInBracket says whether the bracket from i to j only adds to the predicate before it by how much: "gólemeid olcsóbbak (2_VP-vel)", "drágábbak (+1_VP)".
func sumInBracket(tokens []token, i, j int) bool {
	if tokens[i].mark != '(' || i == 0 || j < i+2 {
		return false
	}
	p, t := &tokens[i-1], &tokens[i+1]
	if t.kind != amount || t.parts[0].bare || t.noun.kase != ins && (t.sign == 0 || t.noun.kase != nom || !named(t)) {
		return false
	}
	if p.class&(cCheap|cDear|cLess|cMore|cLower|cRaise|cLowercheap|cRaisedear) == 0 && p.extra&(dGreater|dSmaller) == 0 && (p.class&cKerul == 0 || i < 2 || tokens[i-2].class&(cLessill|cMoreill) == 0) {
		return false
	}
	return j == i+2 || tokens[i+2].mark == ',' && unmarked(tokens, i+3) >= j
}
