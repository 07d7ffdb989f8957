package wording

import (
	"slices"
	"strings"
)

// cutBehindCost says whether the text ends before anything is said of a cost: "…, költsége azonban", "…, és lényeid költsége", "költsége 2 VP-",
// "minden tárgyad idézési". With a full stop there has to be a word, or dots, that promise more.
func (r *reader) cutBehindCost(tokens []token) (from, to int32, cut bool) {
	n := len(tokens)
	if from, to, cut = brokenAmount(tokens); cut {
		return from, to, cut
	}
	promised := endsInDots(tokens)
	for n > 0 && tokens[n-1].kind == punct {
		n--
		promised = promised || tokens[n].mark == '+' || tokens[n].mark == '-'
	}
	stop := n < len(tokens)
	k := n - 1
	for ; k >= 0 && (tokens[k].extra&dFiller != 0 || tokens[k].class&(cConj|cBut) != 0 || tokens[k].text == "a" || tokens[k].text == "az"); k-- {
		promised = promised || promises[tokens[k].text]
	}
	if k < 0 || stop && !promised || tokens[k].class&cCost == 0 && (tokens[k].class&cCostmod == 0 || !strings.HasSuffix(tokens[k].text, "i")) {
		return 0, 0, false
	}
	if c := tokens[k].noun.kase; tokens[k].class&cCost != 0 && c != nom && c != acc && c != dat {
		return 0, 0, false
	}
	i := k - 1
	for ; i >= 0 && tokens[i].kind != punct; i-- {
		if !r.saysWhich(&tokens[i]) && (stop || tokens[i].class&cIf == 0) {
			return 0, 0, false
		}
	}
	if i > 0 && tokens[i].mark == ':' && (tokens[i-1].extra&dQuantity != 0 || tokens[i-1].text == "élet" || tokens[i-1].kind == amount && !named(&tokens[i-1])) {
		return 0, 0, false // élet: a gazdája legdrágább lényének költsége
	}
	return tokens[i+1].start, tokens[n-1].end, true
}

// saysWhich says whether a word before the cost is one for the cards.
func (r *reader) saysWhich(t *token) bool {
	return t.class&(cDet|cConj|cBut|cFoe|cNext|cHolder|cThis|cAimed) != 0 || t.extra&(dFiller|dPlayed|dCostadj|dGreater|dSmaller) != 0 || t.isCards() || t.kind == amount && t.noun.kase == ade ||
		t.noun.known && t.noun.lemma.kind == "zone" || t.text == "lévő" || t.text == "levő" || t.text == "által" || t.text == "általad"
}

// brokenAmount says whether the text breaks off behind the hyphen of an amount: "költsége 2 VP-", "költsége 2 VP-v".
func brokenAmount(tokens []token) (from, to int32, cut bool) {
	n := len(tokens)
	if n > 2 && tokens[n-1].kind == icon && tokens[n-1].text == "v" && tokens[n-2].kind == amount && hasClass(tokens[max(0, n-6):n-2], cCost) {
		return tokens[n-2].start, tokens[n-1].end, true // idézési költsége 1_V
	}
	if n > 3 && tokens[n-1].kind == word && !tokens[n-1].spaced && len(tokens[n-1].text) <= 3 && tokens[n-2].mark == '-' {
		n--
	}
	if n < 3 || !brokenOff(&tokens[n-1]) || tokens[n-2].kind != amount || tokens[n-3].class&cCost == 0 {
		return 0, 0, false
	}
	return tokens[n-3].start, tokens[len(tokens)-1].end, true
}

// brokenOff says whether a hyphen hangs on the word before it.
func brokenOff(t *token) bool { return t.mark == '-' && !t.spaced }

// breaksOff says whether the words are a hyphen that hangs there, and perhaps a letter or two.
func breaksOff(tokens []token) bool {
	n := len(tokens)
	return n > 0 && brokenOff(&tokens[0]) && (n == 1 || n == 2 && !tokens[1].spaced && len(tokens[1].text) <= 3)
}

// endsInDots says whether the text ends in dots.
func endsInDots(tokens []token) bool {
	n := len(tokens)
	return n > 0 && tokens[n-1].text == "…" || n > 2 && tokens[n-1].mark == '.' && tokens[n-2].mark == '.' && tokens[n-3].mark == '.'
}

// promises are words behind which something follows.
var promises = map[string]bool{"azonban": true, "viszont": true, "pedig": true, "ugyanakkor": true, "de": true, "és": true, "ilyenkor": true, "ekkor": true}

// What a sentence is made of that only points to another printing: that it is the same, and which text of which printing.
var (
	sameWords = [...]string{"megegyez", "azonos", "ugyanaz", "ugyanolyan", "egyez", "változatlan", "lásd", "újrakiad", "utánnyom"}
	textWords = [...]string{"szöveg", "képesség", "hatás", "kiad", "kiadás", "újrakiad", "utánnyom"}
	plainWord = [...]string{"korábbi", "régi", "eredeti", "előző", "előbbi", "mindenben", "változatá", "formában", "kártyá"}
)

// pointingWords may stand beside them as they are.
var pointingWords = map[string]bool{"mint": true, "meg": true, "is": true, "volt": true, "lap": true, "lapé": true, "első": true, "második": true, "harmadik": true, "marad": true, "maradt": true, "újra": true, "kiadva": true, "szerint": true, "évi": true}

// onlyPoints says whether a sentence is about nothing but the text of another printing: "képességei megegyeznek az első kiadáséval".
func (r *reader) onlyPoints(tokens []token) bool {
	for len(tokens) > 0 {
		end := slices.IndexFunc(tokens, func(t token) bool { return t.mark == '.' || t.mark == '!' || t.mark == '\n' })
		if end < 0 {
			end = len(tokens)
		}
		if pointsOnly(tokens[:end]) {
			return true
		}
		tokens = tokens[min(end+1, len(tokens)):]
	}
	return false
}

func pointsOnly(tokens []token) bool {
	same, text := false, false
	for i := range tokens {
		t := &tokens[i]
		s, x := beginsIn(t.text, sameWords[:]), beginsIn(t.text, textWords[:])
		same, text = same || s, text || x
		if !s && !x && t.kind != punct && t.kind != amount && t.class&(cDet|cThis) == 0 && t.extra&dFiller == 0 && !beginsIn(t.text, plainWord[:]) && !pointingWords[t.text] {
			return false
		}
	}
	return same && text
}

func beginsIn(w string, begins []string) bool {
	return slices.ContainsFunc(begins, func(b string) bool { return strings.HasPrefix(w, b) })
}
