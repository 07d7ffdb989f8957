package wording

import "strings"

// words remembers what is known of the words met before, and the texts of numbers and signs: card texts say the same ones again and again.
type words struct {
	seen   map[string]*wordInfo
	texts  map[string]string
	recent [1 << recentBits]spelling // by the sum of their letters: most words of a text were met a moment ago, written the same way
}

const recentBits = 13

func newWords() *words {
	return &words{seen: map[string]*wordInfo{}, texts: map[string]string{}}
}

// spelling is a word as it stands in the raw text, with capitals and invisible characters.
type spelling struct {
	raw  string
	info *wordInfo
}

// wordInfo is what every token of a word has in common.
type wordInfo struct {
	token
	glued bool // two words that lost the space between them: they have to be parted first
}

// mostWords bounds the memory of words; a pool of 10,000 cards has some 20,000.
const mostWords = 1 << 15

// of looks up the word that stands from one letter to another, end excluded, by the sum of its letters; they are made of the raw text between
// the two and of nothing else.
func (w *words) of(l *letters, start, end int, sum uint32) *wordInfo {
	raw := l.raw[l.runes[start].byte:l.runes[end].byte]
	recent := &w.recent[sum>>(32-recentBits)]
	if recent.raw != raw {
		*recent = spelling{strings.Clone(raw), w.known(l.word(start, end))}
	}
	return recent.info
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
	i := &wordInfo{token: token{text: text}, glued: gluedAt(text) > 0}
	if points(text) {
		i.flags = fPoints
	}
	if i.glued || len(text) > longestWord {
		return i
	}
	if strings.Contains(text, "?") {
		i.text = restore(text)
	}
	if rest, ok := strings.CutPrefix(i.text, "kts"); ok && (strings.HasPrefix(rest, "ge") || strings.HasPrefix(rest, "ége") || rest == "g") {
		i.text = "költség" + strings.TrimPrefix(strings.TrimPrefix(rest, "ég"), "g") // ktsge
	}
	if rest, ok := strings.CutPrefix(i.text, "ktg"); ok {
		i.text = "költség" + strings.TrimPrefix(rest, "-") // ktg-e
	}
	c, known := lookup(i.text)
	if w, ok := accented(i.text); ok && known {
		i.text = w
		c, _ = lookup(w)
	}
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
		i.kind, i.parts, i.noun = amount, n.parts, noun{kase: n.kase, plural: n.many}
	}
	if o := i.object(); o != nil {
		i.noun.lemma, i.flags = &lemma{word: i.noun.stem(), object: o}, i.flags|fObject
	}
	i.flags |= flagsOf(i)
	return i
}

// flagsOf says what a word is beside its classes.
func flagsOf(i *wordInfo) flags {
	var all flags
	for _, f := range [...]struct {
		flag flags
		is   bool
	}{
		{fCut, cutShort(i.text)},
		{fSingle, singles[i.text]},
		{fSaid, saidByRows[i.text]},
		{fPrices, pricing(i.text, &i.noun)},
		{fAncient, isAncient(i.text)},
		{fLasts, lasting(i.text)},
		{fDouble, firstHalves[i.text]},
		{fKeyword, keywords[i.text] != 0},
	} {
		if f.is {
			all |= f.flag
		}
	}
	return all
}

// iconFlags says what an icon is beside its name.
func iconFlags(name string) flags {
	var all flags
	if isAncient(name) {
		all |= fAncient
	}
	if saidByRows[name] {
		all |= fSaid
	}
	return all
}

// object gives what a word is where it is the object of a sentence, or more than one of its kind: egy démont, a zombik; nil where its endings say something else.
func (t *token) object() *lemma {
	if t.kind != word || t.class != 0 || t.extra != 0 || t.noun.known || len(t.text) < 4 {
		return nil
	}
	if stem, ok := strings.CutSuffix(t.text, "k"); ok && strings.HasSuffix(stem, "i") && !strings.HasSuffix(stem, "di") && t.noun.kase == nom {
		return &lemma{word: stem}
	}
	if n := &t.noun; n.kase != nom && n.kase != acc && n.owner == its && !n.plural {
		if i := len(n.stem()); i+2 <= len(t.text) && shortened(t.text[:i+2]) != t.text[:i+2] {
			return &lemma{word: shortened(t.text[:i+2])} // hidrának: to his hidr or to a hidra
		}
		return nil
	}
	stem, ok := strings.CutSuffix(t.text, "t")
	katona := t.noun.kase == acc && t.noun.owner == its && !t.noun.plural && shortened(stem) != stem // katonát: his katon or a katona
	if !ok || strings.HasSuffix(stem, "t") || t.noun.kase != nom && !katona {
		return nil
	}
	return &lemma{word: shortened(stem)}
}
