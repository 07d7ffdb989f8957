package wording

import "strings"

// prepare turns a text into tokens with everything that can be said of each word by itself.
func prepare(l letters) []token {
	tokens := unglue(scan(l))
	for i := range tokens {
		if tokens[i].kind == word {
			classify(&tokens[i])
		}
	}
	tokens = dropStops(tokens)
	tokens = amounts(tokens)
	tokens = signedByWord(tokens)
	return costs(tokens)
}

// classify looks a word up, with lost letters restored, and reads its endings.
func classify(t *token) {
	if strings.Contains(t.text, "?") {
		t.text = restore(t.text)
	}
	if c, ok := lookup(t.text); ok {
		t.class, t.extra = c.main, c.extra
	}
	t.noun = analyse(t.text, t.class == 0 && t.extra&^dPlayed == 0)
	if rest, ok := strings.CutPrefix(t.text, "költségű"); ok {
		t.class, t.extra = t.class&^cCost, t.extra|dCostadj
		t.noun = noun{kase: adj, plural: strings.HasPrefix(rest, "e")}
	}
	if strings.HasSuffix(t.text, "kor") && len(t.text) > 7 && t.class&cWhenever == 0 && t.extra&dSpendfor == 0 && t.extra&dFiller == 0 {
		t.class, t.extra = cWhenever, dEvent
	}
}

// unglue parts words that lost the space before a word for cost: ekkorköltsége, ogrédköltsége, alapidézési.
func unglue(in []token) []token {
	out := in[:0:0]
	for _, t := range in {
		if _, known := soleForms[t.text]; t.kind == word && !known {
			for _, w := range []string{"költség", "idézési", "kijátszási"} {
				if i := strings.Index(t.text, w); i > 0 && !strings.HasPrefix(t.text, "meg") {
					n := len([]rune(t.text[:i]))
					a, b := t, t
					a.text, a.end = t.text[:i], t.start+n
					b.text, b.start, b.spaced, b.capital = t.text[i:], t.start+n, true, false
					out = append(out, a)
					t = b
				}
			}
		}
		out = append(out, t)
	}
	return out
}

// restore puts letters back that a code page lost: ő and ű first, since those were lost most, then the other accented ones.
func restore(w string) string {
	if strings.HasSuffix(w, "költség?") {
		return strings.TrimSuffix(w, "?") + "ű"
	}
	for _, r := range []string{"ő", "ű", "á", "é", "í", "ó", "ö", "ú", "ü"} {
		c := strings.ReplaceAll(w, "?", r)
		if _, ok := exactForms[c]; ok || soleForms[c] != (classes{}) {
			return c
		}
		if analyse(c, false).known || keywords[c] != 0 {
			return c
		}
	}
	return strings.ReplaceAll(w, "?", "ő")
}

// dropStops takes out the full stops of abbreviations and ordinals, which end no sentence.
func dropStops(in []token) []token {
	out := in[:0:0]
	for i, t := range in {
		if t.kind == punct && t.text == "." && i > 0 && i+1 < len(in) && !ends1(in, i) {
			continue
		}
		out = append(out, t)
	}
	return out
}

// signedByWord reads "plusz 1 VP" as "+1 VP".
func signedByWord(in []token) []token {
	for i := 1; i < len(in); i++ {
		if in[i].kind == amount && in[i-1].extra&dPlus != 0 && in[i].sign == 0 && named(in[i]) {
			in[i].sign = 1
		}
	}
	return in
}

// costFlags say of which cost a word for cost speaks.
type costFlags uint8

const (
	playNamed costFlags = 1 << iota // idézési, kijátszási …
	ofBase                          // alap
	ofUse                           // használati
	ofNow                           // módosított
)

// costs joins the attributes of a cost with it: "alap idézési költsége" becomes one token.
func costs(in []token) []token {
	out := in[:0:0]
	for _, t := range in {
		if t.kind == word && (t.class&cCost != 0 || t.extra&dCostadj != 0) {
			for len(out) > 0 {
				p := out[len(out)-1]
				f := costFlags(0)
				if p.class&cCostmod != 0 {
					f |= playNamed
				}
				if p.class&cBasemod != 0 {
					f |= ofBase
				}
				if p.class&cUsemod != 0 {
					f |= ofUse
				}
				if p.class&cModmod != 0 {
					f |= ofNow
				}
				if f == 0 {
					break
				}
				t.cost |= f
				t.start, t.spaced, t.capital = p.start, p.spaced, p.capital
				t.text = p.text + " " + t.text
				out = out[:len(out)-1]
			}
		}
		if t.kind == word && t.class&cPlaying != 0 {
			t.cost |= playNamed
			t.noun.kase = playingKase(t.text)
		}
		out = append(out, t)
	}
	return out
}

func playingKase(w string) kase {
	switch {
	case strings.HasSuffix(w, "ért"):
		return cau
	case strings.HasSuffix(w, "nak"), strings.HasSuffix(w, "nek"):
		return dat
	case strings.HasSuffix(w, "t"):
		return acc
	}
	return nom
}
