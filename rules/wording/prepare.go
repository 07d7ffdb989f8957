package wording

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// prepare turns a text into tokens with everything that can be said of each word by itself; they have in them no more than it says.
func prepare(l *letters, into []token, known *words) (tokens []token, has gist) {
	tokens, whole := scan(l, known, into)
	for !whole {
		tokens = unglue(tokens)
		whole = known.classifyAll(tokens)
	}
	has = gistOf(tokens)
	if has.main&(cPlay|cPlaying) != 0 {
		unplayed(tokens)
	}
	objects(tokens)
	tokens = dropStops(tokens)
	if has.kinds&(1<<amount) != 0 {
		tokens = amounts(tokens)
		if has.extra&dPlus != 0 {
			signedByWord(tokens)
		}
	}
	if has.main&(cCost|cPlaying) != 0 || has.extra&dCostadj != 0 {
		tokens = costs(tokens)
	}
	return tokens, has
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

// move puts token i in place n: these passes make a list shorter in place, and most of them find nothing to do.
func move(tokens []token, n, i int) {
	if n != i {
		tokens[n] = tokens[i]
	}
}

// words remembers what is known of the words met before, and the texts of numbers and signs: card texts say the same ones again and again.
type words struct {
	seen   map[string]*wordInfo
	texts  map[string]string
	recent [1 << recentBits]*wordInfo // by the sum of their letters: most words of a text were met a moment ago
}

const recentBits = 13

func newWords() *words {
	return &words{seen: map[string]*wordInfo{}, texts: map[string]string{}}
}

// wordInfo is what every token of a word has in common.
type wordInfo struct {
	token
	written []rune
	glued   bool // two words that lost the space between them: they have to be parted first
}

// mostWords bounds the memory of words; a pool of 10,000 cards has some 20,000.
const mostWords = 1 << 15

// of looks up the word that stands from one letter to another, end excluded.
func (w *words) of(l *letters, start, end int) *wordInfo {
	runes, sum := l.runes[start:end], uint32(0)
	for i := range runes {
		sum = (sum ^ uint32(runes[i].rune())) * 16777619 // FNV
	}
	recent := &w.recent[sum>>(32-recentBits)]
	if *recent == nil || !(*recent).spells(runes) {
		*recent = w.known(l.word(start, end))
	}
	return *recent
}

// spells says whether the letters are those of the word.
func (i *wordInfo) spells(runes []letter) bool {
	if len(runes) != len(i.written) {
		return false
	}
	for k, r := range i.written {
		if runes[k].rune() != r {
			return false
		}
	}
	return true
}

// known gives what is known of a word, and finds it out where it was not met before.
func (w *words) known(text []byte) *wordInfo {
	i, ok := w.seen[string(text)]
	if !ok {
		i = study(string(text))
		if len(w.seen) < mostWords {
			w.seen[string(text)] = i
		}
	}
	return i
}

// text gives the text of a number or sign as a string.
func (w *words) text(text []byte) string {
	if len(text) == 1 {
		return string(text)
	}
	s, ok := w.texts[string(text)]
	if !ok {
		s = string(text)
		if len(w.texts) < mostWords {
			w.texts[s] = s
		}
	}
	return s
}

// classifyAll looks up every word of a text of which words were parted; false where one still has to be.
func (w *words) classifyAll(tokens []token) bool {
	whole := true
	for i := range tokens {
		t := &tokens[i]
		if t.kind != word {
			continue
		}
		k := w.known([]byte(t.text))
		if k.glued {
			whole = false
			continue
		}
		c := k.token
		c.start, c.end, c.spaced, c.first, c.capital, c.sign = t.start, t.end, t.spaced, t.first, t.capital, t.sign
		*t = c
	}
	return whole
}

// longestWord is in bytes; what is longer is no word of any language, and taking it apart would take time by the square of its length.
const longestWord = 120

// study finds out what can be said of a word by itself, with lost letters restored.
func study(text string) *wordInfo {
	i := &wordInfo{token: token{text: text}, written: []rune(text), glued: isGlued(text)}
	if points(text) {
		i.flags = fPoints
	}
	if i.glued || len(text) > longestWord {
		return i
	}
	if strings.Contains(text, "?") {
		i.text = restore(text)
	}
	c, known := lookup(i.text)
	if !known && !analyse(i.text, false).known {
		if w, ok := unfold(i.text); ok && w != i.text {
			i.text = w
			c, _ = lookup(w)
		} else if w, ok := unfoldNoun(i.text); ok {
			i.text = w
		}
	}
	if !known && i.text == text {
		if w, ok := swapped(text); ok {
			i.text = w
			c, _ = lookup(w)
		}
	}
	i.class, i.extra = c.main, c.extra
	i.noun = analyse(i.text, i.class == 0 && i.extra&^dPlayed == 0)
	if i.text == "saját" || i.text == "módon" {
		i.noun = noun{lemma: &lemma{word: i.text}} // no ending of theirs says whose or what
	}
	if rest, ok := strings.CutPrefix(i.text, "költségű"); ok {
		i.class, i.extra = i.class&^cCost, i.extra|dCostadj
		i.noun = noun{kase: adj, plural: strings.HasPrefix(rest, "e")}
	}
	if strings.HasSuffix(i.text, "kor") && len(i.text) > 7 && i.class&cWhenever == 0 && i.extra&(dSpendfor|dFiller) == 0 {
		i.class, i.extra = cWhenever, dEvent
	}
	if i.class&cPlay != 0 && (strings.HasSuffix(i.text, "také") || strings.HasSuffix(i.text, "teké")) {
		i.class, i.extra, i.noun = 0, dPlayed, noun{kase: poss, plural: true} // a Semmiből kijátszottaké
	}
	if n, ok := readNumeral(i.text); ok {
		i.kind, i.parts, i.noun = amount, n.parts, noun{kase: n.kase}
	}
	if o := i.object(); o != nil {
		i.noun.lemma = &lemma{word: i.noun.stem(), object: o}
	}
	i.flags |= flagsOf(i)
	return i
}

// flagsOf says what a word is beside its classes.
func flagsOf(i *wordInfo) flags {
	var all flags
	_, single := byBegin.literal[i.text]
	for _, f := range [...]struct {
		flag flags
		is   bool
	}{
		{fCut, cutShort(i.text)}, {fSingle, single}, {fPrices, pricing(i.text, &i.noun)}, {fAncient, isAncient(i.text)}, {fLasts, lasting(i.text)},
		{fDouble, firstHalves[i.text]}, {fKeyword, keywords[i.text] != 0},
	} {
		if f.is {
			all |= f.flag
		}
	}
	return all
}

// swapped gives the long word for cost that a word must be in which two letters stand in the wrong order, or a vowel is left out: kötlsége, kltsége.
func swapped(w string) (string, bool) {
	runes := []rune(w)
	if len(w) < 7 || len(w) > 20 || len(runes) < 3 {
		return w, false
	}
	full := make([]rune, len(runes)+1)
	for i := 1; i < len(runes); i++ {
		copy(full, runes[:i])
		copy(full[i+1:], runes[i:])
		for _, v := range "öüóőáé" { // kltsége
			full[i] = v
			if mended, ok := costWord(full, cCost|cCostmod|cCheap|cDear); ok {
				return mended, true
			}
		}
	}
	for i := 1; i < len(runes); i++ {
		if runes[i] == runes[i-1] {
			continue
		}
		runes[i-1], runes[i] = runes[i], runes[i-1]
		if mended, ok := costWord(runes, cCost|cCostmod|cCheap|cDear|cLess); ok {
			return mended, true
		}
		runes[i-1], runes[i] = runes[i], runes[i-1]
	}
	return w, false
}

// costWord says whether letters, three at least, are a word of one of the classes of words for cost.
func costWord(letters []rune, c class) (string, bool) {
	if !costBegins[[3]rune(letters)] {
		return "", false
	}
	w := string(letters)
	known, ok := lookup(w)
	return w, ok && known.main&c != 0
}

// costBegins are the first three letters of such words: most words begin otherwise, and need not be looked up.
var costBegins = func() map[[3]rune]bool {
	m := map[[3]rune]bool{}
	for _, forms := range []map[string]classes{exactForms, soleForms, prefixForms} {
		for f, c := range forms {
			if c.main&(cCost|cCostmod|cCheap|cDear|cLess) == 0 {
				continue
			}
			if len([]rune(f)) < 3 {
				panic("lexicon.tsv: a word for cost has less than three letters: " + f)
			}
			m[[3]rune([]rune(f))] = true
		}
	}
	return m
}()

// unglue parts words that lost the space before a word for cost: ekkorköltsége, ogrédköltsége, alapidézési.
func unglue(in []token) []token {
	var out []token
	for _, t := range in {
		if t.kind == word && isGlued(t.text) {
			for _, w := range gluedWords {
				if i := strings.Index(t.text, w); i > 0 {
					n := int32(utf8.RuneCountInString(t.text[:i]))
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
	return append(in[:0], out...) // in its place, where there is room: no token is shorter than a letter
}

// gluedWords are the words for cost before which a space gets lost.
var gluedWords = []string{"költség", "idézési", "kijátszási"}

func isGlued(text string) bool {
	if len(text) < 9 || strings.HasPrefix(text, "meg") {
		return false
	}
	if !slices.ContainsFunc(gluedWords, func(w string) bool { return strings.Index(text, w) > 0 }) {
		return false
	}
	_, known := soleForms[text]
	return !known
}

// restore puts letters back that a code page lost: ő and ű first, since those were lost most, then the other accented ones.
func restore(w string) string {
	if strings.HasSuffix(w, "költség?") {
		return strings.TrimSuffix(w, "?") + "ű"
	}
	for _, letters := range [][]string{{"ő", "ű"}, {"ő", "ű", "á", "é", "í", "ó", "ö", "ú", "ü"}} {
		if full, ok := refill(w, letters, 3); ok {
			return full
		}
	}
	return strings.ReplaceAll(w, "?", "ő")
}

// refill tries the letters in the places of the lost ones, at most so many places, until a known word stands there.
func refill(w string, letters []string, most int) (string, bool) {
	if !strings.Contains(w, "?") {
		if _, ok := exactForms[w]; ok || soleForms[w] != (classes{}) || keywords[w] != 0 {
			return w, true
		}
		return w, analyse(w, false).known
	}
	if most == 0 {
		return w, false
	}
	for _, l := range letters {
		if full, ok := refill(strings.Replace(w, "?", l, 1), letters, most-1); ok {
			return full, true
		}
	}
	return w, false
}

// dropStops takes out the full stops of abbreviations and ordinals, which end no sentence, and the comma of "minden, az asztalodon lévő …".
func dropStops(in []token) []token {
	n := 0
	for i := range in {
		if t := &in[i]; t.mark != 0 && i > 0 && i+1 < len(in) {
			if t.mark == '.' && !ends1(in, i) || t.mark == ',' && in[i-1].extra&dEach != 0 && (in[i+1].text == "a" || in[i+1].text == "az") {
				continue
			}
		}
		move(in, n, i)
		n++
	}
	return in[:n]
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
		}
	}
}

// objects gives unknown nouns behind an article their accusative: "egy démont", where a lone -t says too little.
func objects(in []token) {
	for i := 1; i < len(in); i++ {
		if n := &in[i].noun; n.lemma != nil && n.lemma.object != nil && in[i-1].text == "egy" {
			n.kase, n.lemma = acc, n.lemma.object
		}
	}
}

// object gives what a word is where it is the object of a sentence; nil where its endings say something else.
func (t *token) object() *lemma {
	if t.kind != word || t.class != 0 || t.extra != 0 || t.noun.known || t.noun.kase != nom || len(t.text) < 5 {
		return nil
	}
	stem, ok := strings.CutSuffix(t.text, "t")
	if !ok || strings.HasSuffix(stem, "t") {
		return nil
	}
	return &lemma{word: stem}
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
