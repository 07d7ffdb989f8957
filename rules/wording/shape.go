package wording

import "strings"

// shapes are the classes of the words that say how a cost changes; all others say whose, which or when.
const shapes = cPlaying | cLess | cMore | cLessill | cMoreill | cLesscau | cMorecau | cCheap | cDear | cCheaply | cDearly |
	cLower | cLowercheap | cRaise | cRaisedear | cKerul | cReact | cTarget

// Shape is how a phrase says what it says of cost: # for amounts with their currencies, the words for cost and its change without their endings,
// nothing of whose cards, which and when. "Minden xenód költsége 1_VP-vel kevesebb" and "Sárkányaid idézési költsége 2 VP-vel kevesebb" have one
// shape. "" where the words of the change stand outside the phrase, or several changes in it.
func Shape(phrase string) string {
	r := readers.Get().(*reader)
	r.l.read(phrase)
	tokens := prepare(&r.l, r.buf, r.words)
	r.buf = tokens
	var out []string
	whole, amounts := false, 0
	for i := range tokens {
		if w := shapeOf(&tokens[i]); w != "" {
			out = append(out, w)
			t := &tokens[i]
			if t.kind == amount && !t.parts[0].bare {
				amounts++
			}
			whole = whole || t.sign != 0 || t.kind == surcharge || t.class&shapes != 0
		}
	}
	readers.Put(r)
	if !whole || amounts > 1 {
		return ""
	}
	return strings.Join(out, " ")
}

// shapeOf gives a token's part in the shape, "" for none.
func shapeOf(t *token) string {
	switch {
	case t.kind == surcharge:
		return "[[#]]"
	case t.kind == amount && t.noun.kase == adj || t.kind == amount && t.noun.kase == ade:
		return "" // of a filter
	case t.kind == amount && t.parts[0].bare:
		return "¤"
	case t.kind == amount && t.sign > 0:
		return "+#"
	case t.kind == amount && t.sign < 0:
		return "-#"
	case t.kind == amount:
		return "#"
	case t.kind != word:
		return ""
	case t.class&cCost != 0 && t.noun.kase != ade:
		if strings.HasPrefix(t.text, "költség") {
			return "költség"
		}
		return t.text
	case t.class&shapes == 0 || t.class&cCost != 0:
		return ""
	}
	for _, stem := range []string{"olcsóbb", "drágább", "kerül", "csökken", "növe", "emel"} {
		if rest, ok := strings.CutPrefix(t.text, stem); ok && rest != "á" {
			return stem
		}
	}
	for _, end := range []string{"nek", "ek"} {
		if t.text == "nő"+end || t.text == "kevesebb"+end {
			return strings.TrimSuffix(t.text, end)
		}
	}
	return t.text
}
