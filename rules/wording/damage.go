package wording

import (
	"bytes"
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// references are the beginnings of texts that only point to another printing.
var references = bytes.Split([]byte("hatása ugyanaz|hatása megegyezik|hatása azonos|változatlan|lásd |szövege megegyezik|szövege ugyanaz|szövege azonos|"+
	"ugyanaz, mint|megegyezik|mint az eredeti|mint az előző kiadás"), []byte("|"))

// again is what such texts say anywhere.
var again = []byte("változatlan újra")

// pointing are the words with which all that such texts say begins.
var pointing = func() []string {
	words := []string{"újra", "szöveg", "megegyez", "azonos", "ugyanaz", "ugyanolyan", "egyez", "kiadás"}
	for _, p := range references {
		words = append(words, strings.FieldsFunc(string(p), func(r rune) bool { return r == ' ' || r == ',' })[0])
	}
	return words
}()

// points says whether a word begins what such texts say.
func points(w string) bool {
	return beginsIn(w, pointing)
}

// damaged says of a text as a whole that it cannot be judged (R4): only a reference to another printing, cut off inside a phrase about cost,
// or with letters lost for good inside one.
func (r *reader) damaged(tokens []token) {
	if r.refers(tokens) {
		r.unjudged(0, r.l.end())
		return
	}
	speaks := false
	for i := range tokens {
		t := &tokens[i]
		speaks = speaks || t.class&(cCost|cCostmod) != 0 || t.extra&dCostadj != 0
		if t.flags&fCut != 0 && (i+1 == len(tokens) || tokens[i+1].text == "…" || tokens[i+1].text == "." && i+2 < len(tokens) && tokens[i+2].text == ".") {
			r.unjudged(t.start, t.end)
			return
		}
		if t.kind != amount || t.noun.kase != ins || i+1 == len(tokens) {
			continue
		}
		n := &tokens[i+1]
		if n.text == "…" && tokens[0].text == "…" {
			r.unjudged(0, r.l.end()) // "… költsége eggyel …"
			return
		}
		if bytes.Count(r.l.word(int(n.start), min(int(n.start)+8, r.l.size())), []byte("?")) >= 3 {
			r.unjudged(t.start, n.end) // "1 VP-vel ?????bb"
			return
		}
	}
	if from, to, ok := cutBehindAmount(tokens, speaks); ok {
		r.unjudged(from, to)
		return
	}
	if speaks && r.l.lost {
		r.unjudged(0, r.l.end())
	}
}

// refers says whether the text only points to another printing.
func (r *reader) refers(tokens []token) bool {
	points := false
	for i := range tokens {
		points = points || tokens[i].flags&fPoints != 0
	}
	if !points || len(tokens) >= 20 {
		return false
	}
	if ofItself(tokens) || r.onlyPoints(tokens) {
		return true
	}
	low := bytes.Join(bytes.Fields(r.l.word(0, r.l.size())), []byte(" "))
	for _, p := range references {
		if bytes.HasPrefix(low, p) && !bytes.HasPrefix(low, []byte("lásd el ")) && !bytes.HasPrefix(low, []byte("lásd be")) {
			return true
		}
	}
	return len(tokens) < 14 && bytes.Contains(low, again)
}

// ofText are the beginnings of words for where a text is to be found, or what became of it.
var ofText = []string{"lásd", "nézd", "talál", "olvashat", "megtekint", "hiány", "megegyez", "azonos", "ugyanaz", "sérült", "lemaradt", "ismeretlen", "elveszett", "elmosódott"}

// ofItself says whether a text speaks of the card's text instead of being it: "szövege: lásd a régi kiadást", "a lap szövege nem olvasható". A word on
// the printing may stand before it: "Javított kiadás. A lap teljes szövegét lásd …".
func ofItself(tokens []token) bool {
	if k := slices.IndexFunc(tokens, func(t token) bool { return t.mark == '.' || t.mark == '!' }); k > 0 && k < 4 && k+1 < len(tokens) && ofPrinting(tokens[k-1].text) {
		return ofItself(tokens[k+1:])
	}
	i := 0
	for i < len(tokens) && tokens[i].kind == punct {
		i++
	}
	tokens, i = tokens[i:], 0
	for i < len(tokens) && i < 5 && (tokens[i].class&(cDet|cThis) != 0 || beforeText[tokens[i].text]) {
		i++
	}
	if i == len(tokens) || !strings.HasPrefix(tokens[i].text, "szöveg") && tokens[i].text != "lásd" {
		return false
	}
	if tokens[i].text == "lásd" {
		return i == 0 && len(tokens) > 1 && tokens[1].mark == ':' // lásd: Ezüst kard (2003)
	}
	return slices.ContainsFunc(tokens[i:], func(t token) bool {
		return beginsIn(t.text, ofText)
	})
}

// ofPrinting says whether a word is one for a printing: javított kiadás, újranyomás.
func ofPrinting(w string) bool {
	return strings.HasPrefix(w, "kiadás") || strings.HasPrefix(w, "újrakiadás") || strings.HasPrefix(w, "változat") || strings.HasPrefix(w, "újranyom") || strings.HasPrefix(w, "utánnyom") || w == "reprint"
}

// beforeText are the words that may stand before the one for a card's text.
var beforeText = map[string]bool{
	"lap": true, "kártya": true, "teljes": true, "pontos": true, "érvényes": true, "hatályos": true, "aktuális": true, "javított": true, "módosított": true, "végleges": true, "mindenkori": true, "jelenlegi": true,
}

// cutBehindAmount says whether the text ends behind the amount of a change: "… költsége 1 VP-vel", "… költsége 1 VP-vel k".
func cutBehindAmount(tokens []token, speaks bool) (from, to int32, cut bool) {
	n := len(tokens)
	if n > 3 && speaks && tokens[n-2].kind == amount && tokens[n-2].noun.kase == ins {
		if last := &tokens[n-1]; last.kind == word && len(last.text) <= 3 && last.class == 0 && last.extra == 0 {
			return tokens[n-2].start, last.end, true
		}
	}
	if n > 1 && tokens[n-1].kind == amount && tokens[n-1].noun.kase == ins && named(&tokens[n-1]) && !tokens[n-1].parts[0].bare && tokens[n-2].isCards() && tokens[n-2].noun.kase == nom && (tokens[n-2].noun.owner == your || tokens[n-2].noun.known) {
		return tokens[n-2].start, tokens[n-1].end, true // minden lényed 1 VP-vel
	}
	if n > 2 && tokens[n-1].kind == amount && tokens[n-1].noun.kase == ins && !tokens[n-1].parts[0].bare && !saidHow(tokens[:n-1]) {
		for i := n - 2; i >= 0 && i >= n-4 && tokens[i].class&changing == 0; i-- {
			if tokens[i].class&cCost != 0 {
				return tokens[i].start, tokens[n-1].end, true
			}
		}
	}
	return 0, 0, false
}

// saidHow says whether the last clause says how something changes, so that an amount can end it: "növeli a gólemek költségét 1 VP-vel".
func saidHow(tokens []token) bool {
	for k := len(tokens) - 1; k >= 0 && tokens[k].kind != punct; k-- {
		if tokens[k].class&(changing|cReplace) != 0 {
			return true
		}
	}
	return false
}

// cutShort says whether a word is the beginning of a word for cost and no word itself.
func cutShort(w string) bool {
	for _, full := range []string{"költsége", "idézési", "kijátszási", "olcsóbb", "drágább", "kevesebb"} {
		if len(w) >= 4 && len(w) < len(full) && strings.HasPrefix(full, w) && w != "költség" && w != "idéz" && w != "kevés" {
			return true
		}
	}
	return false
}

// unjudged says that the text between two letters cannot be judged.
func (r *reader) unjudged(start, end int32) {
	r.out.Unread = append(r.out.Unread, lint.Unread{Code: lint.R4, Span: r.between(start, end)})
}
