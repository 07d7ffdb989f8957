package wording

import (
	"strings"
	"unicode/utf8"
)

// prepare turns a text into tokens with everything that can be said of each word by itself; they have in them no more than it says.
func prepare(l *letters, into []token, known *words) []token {
	tokens, whole := scan(l, known, into)
	for !whole {
		tokens = unglue(tokens)
		whole = known.classifyAll(tokens)
	}
	has := gistOf(tokens)
	tokens = dropStops(tokens)
	if has.main&(cPlay|cPlaying) != 0 {
		unplayed(tokens)
	}
	if has.extra&dPlayed != 0 {
		playable(tokens)
	}
	if has.main&(cCheap|cDear) != 0 {
		comparativeNouns(tokens)
	}
	if has.flags&fObject != 0 {
		objects(tokens)
	}
	if has.kinds&(1<<amount) != 0 {
		tokens = amounts(tokens)
		if has.extra&dPlus != 0 {
			signedByWord(tokens)
		}
		if has.extra&dTimes != 0 {
			tokens = multiplied(tokens)
		}
	}
	if has.main&(cCost|cPlaying) != 0 || has.extra&dCostadj != 0 {
		tokens = costs(tokens)
	}
	return tokens
}

// unplayed takes the class from words for playing that the next word makes something else.
func unplayed(tokens []token) {
	for i := range max(0, len(tokens)-1) {
		t := &tokens[i]
		if t.class&(cPlay|cPlaying) == 0 {
			continue
		}
		n := tokens[i+1].text
		if t.class&cPlay != 0 && n == "vissza" {
			t.class, t.extra = t.class&^cPlay, t.extra|dFlow // hozhatod vissza: taken back, not played
		}
		if t.class&cPlaying != 0 && (n == "után" || n == "végén" || strings.HasPrefix(n, "kör") || strings.HasPrefix(n, "fázis")) {
			t.class, t.extra = t.class&^cPlaying, t.extra|dPlaytime
		}
	}
}

// playable makes "kijátszható" a verb where no noun follows of which it is an attribute: "egy gólemed ingyen kijátszható".
func playable(tokens []token) {
	for i := range tokens {
		t := &tokens[i]
		if t.extra&dPlayed == 0 || t.text != "kijátszható" {
			continue
		}
		if i+1 == len(tokens) || tokens[i+1].kind == punct || tokens[i+1].class&(cConj|cIf|cBut) != 0 {
			t.class, t.extra = cPlay, t.extra&^dPlayed
		}
	}
}

// move puts token i in place n: these passes make a list shorter in place, and most of them find nothing to do.
func move(tokens []token, n, i int) {
	if n != i {
		tokens[n] = tokens[i]
	}
}

// unglue parts words that lost the space before a word for cost: ekkorköltsége, ogrédköltsége, alapidézési.
func unglue(in []token) []token {
	var out []token
	for _, t := range in {
		if t.kind == word {
			for i := gluedAt(t.text); i > 0; i = gluedAt(t.text) {
				n := int32(utf8.RuneCountInString(t.text[:i]))
				a, b := t, t
				a.text, a.end = t.text[:i], t.start+n
				b.text, b.start, b.spaced, b.capital = t.text[i:], t.start+n, true, false
				out = append(out, a)
				t = b
			}
		}
		out = append(out, t)
	}
	return append(in[:0], out...) // in its place, where there is room: no token is shorter than a letter
}

// gluedWords are the words for cost before which a space gets lost.
var gluedWords = []string{"költség", "ktg", "idézési", "kijátszási"}

// gluedChanges are words for a change, parted from the amount before them: eggyelolcsóbb, VP-veldrágább.
var gluedChanges = []string{"olcs", "drág", "keves", "több", "kerül", "csökken"}

// gluedAt says at which byte a word has to be parted, 0 for nowhere.
func gluedAt(text string) int {
	if i := strings.Index(text, "vp"); i > 0 {
		if _, ok := numerals[text[:i]]; ok {
			return i // egyVP-vel
		}
	}
	if strings.HasPrefix(text, "reakciódrágítása") || strings.HasPrefix(text, "reakciódrágításuk") {
		return len("reakció")
	}
	if len(text) < 9 || strings.HasPrefix(text, "meg") {
		return 0
	}
	if _, known := soleForms[text]; known {
		return 0
	}
	if rest, ok := strings.CutPrefix(text, "következő"); ok && len(rest) > 5 && analyse(rest, false).known {
		return len("következő") // következőtárgyad
	}
	if rest, ok := strings.CutPrefix(text, "alap"); ok {
		full := rest
		if w, ok := accented(rest); ok {
			full = w
		}
		if exactForms[full].main&cCost != 0 || soleForms[full].main&cCostmod != 0 {
			return len("alap") // alapára, alapkihozási
		}
	}
	if rest, ok := strings.CutPrefix(text, "költsége"); ok {
		if n, ok := readNumeral(rest); ok && n.kase == ins {
			return len("költsége") // költségeannyival
		}
	}
	for _, w := range gluedWords {
		if i := strings.Index(text, w); i > 0 {
			return i
		}
	}
	for _, w := range gluedChanges {
		if i := strings.Index(text, w); i > 0 {
			if n, ok := readNumeral(text[:i]); ok && (n.kase == ins || n.kase == ill) && saysChange(text[i:]) {
				return i
			}
		}
	}
	if i := strings.Index(text, "képesség"); i > 0 {
		if n := analyse(text[:i], false); n.known && n.owner == your {
			return i // tárgyaidképességei
		}
	}
	return 0
}

// saysChange says whether a word says that a price changes, or what something comes to.
func saysChange(w string) bool {
	c, _ := lookup(w)
	return c.main&changing != 0
}

// dropStops takes out the full stops of abbreviations and ordinals and the line breaks that end no sentence, and the comma of "minden, az
// asztalodon lévő …".
func dropStops(in []token) []token {
	n := 0
	for i := range in {
		if t := &in[i]; t.mark == '\n' && !ends1(in, i) {
			if i+1 < len(in) {
				in[i+1].spaced = true
			}
			continue
		} else if t.mark != 0 && i > 0 && i+1 < len(in) {
			if t.mark == '.' && !ends1(in, i) || t.mark == ',' && (in[i-1].extra&dEach != 0 || in[i-1].text == "egyes") && articleAt(in, i+1) {
				continue
			}
		}
		move(in, n, i)
		n++
	}
	return in[:n]
}

// articleAt says whether an article stands there, or behind a line break.
func articleAt(in []token, i int) bool {
	for i+1 < len(in) && in[i].mark == '\n' {
		i++
	}
	return in[i].text == "a" || in[i].text == "az"
}

// signedByWord reads "plusz 1 VP" as "+1 VP".
func signedByWord(in []token) {
	for i := 1; i < len(in); i++ {
		if in[i].text == "pluszban" {
			for k := max(0, i-2); k < i; k++ {
				if in[k].kind == amount && in[k].sign == 0 && named(&in[k]) {
					in[k].sign = 1 // 1 VP-t kell pluszban fizetnie
				}
			}
		}
		if in[i].kind == amount && in[i-1].extra&dPlus != 0 && in[i].sign == 0 && named(&in[i]) {
			in[i].sign = 1
			if in[i-1].text == "mínusz" {
				in[i].sign = -1
			}
		}
	}
}

// costFlags say of which cost a word for cost speaks.
type costFlags uint8

const (
	playNamed costFlags = 1 << iota // idézési, kijátszási …
	ofBase                          // alap
	ofUse                           // használati
	ofNow                           // módosított
	ofWhat                          // of doing something for which the lexicon has no word: bevetési
)

// costs joins the attributes of a cost with it: "alap idézési költsége" becomes one token.
func costs(in []token) []token {
	n := 0
	for i := range in {
		t := &in[i]
		if t.kind == word && (t.class&cCost != 0 || t.extra&dCostadj != 0) {
			for n > 0 {
				p := &in[n-1]
				f := costFlags(0)
				if p.class&cCostmod != 0 {
					f |= playNamed
				}
				if p.class&cBasemod != 0 {
					f |= ofBase
				}
				if p.class&(cUsemod|cUse) != 0 {
					f |= ofUse
				}
				if p.class&cModmod != 0 {
					f |= ofNow
				}
				if ofDoing(p) {
					f |= ofWhat
				}
				if f == 0 {
					break
				}
				t.cost |= f
				t.start, t.spaced, t.capital = p.start, p.spaced, p.capital
				n--
			}
		}
		if t.kind == word && t.class&cPlaying != 0 {
			t.cost |= playNamed
			t.noun.kase = playingKase(t.text)
		}
		move(in, n, i)
		n++
	}
	return in[:n]
}

// ofDoing says whether a word that the lexicon does not know says of what a cost is: bevetési költség.
func ofDoing(t *token) bool {
	return t.kind == word && t.class == 0 && t.extra == 0 && !t.noun.known && len(t.text) > 7 && (strings.HasSuffix(t.text, "ási") || strings.HasSuffix(t.text, "ési")) && t.text != "óriási"
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
