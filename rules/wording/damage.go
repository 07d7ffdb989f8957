package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// references are the beginnings of texts that only point to another printing.
var references = []string{"hatása ugyanaz", "hatása megegyezik", "hatása azonos", "változatlan", "lásd ", "szövege megegyezik", "szövege ugyanaz", "szövege azonos", "ugyanaz, mint", "megegyezik", "mint az eredeti", "mint az előző kiadás"}

// damaged says of a text as a whole that it cannot be judged (R4): only a reference to another printing, cut off inside a phrase about cost,
// or with letters lost for good inside one.
func (r *reader) damaged(tokens []token) {
	low := strings.TrimLeft(r.l.low, " \n")
	for _, p := range references {
		if strings.HasPrefix(low, p) && len(tokens) < 20 || p == "változatlan" && strings.Contains(low, "változatlan újra") && len(tokens) < 14 {
			r.unjudged(0, r.l.end())
			return
		}
	}
	for i := 1; i < len(tokens); i++ {
		if tokens[i-1].kind == amount && tokens[i-1].noun.kase == ins && tokens[i].text == "…" && strings.HasPrefix(r.text.Raw, "…") {
			r.unjudged(0, r.l.end()) // "… költsége eggyel …"
			return
		}
	}
	speaks := false
	for i := range tokens {
		t := &tokens[i]
		speaks = speaks || t.class&(cCost|cCostmod) != 0 || t.extra&dCostadj != 0
		if t.cut && (i+1 == len(tokens) || tokens[i+1].text == "…" || tokens[i+1].text == "." && i+2 < len(tokens) && tokens[i+2].text == ".") {
			r.unjudged(t.start, t.end)
			return
		}
	}
	if n := len(tokens); n > 3 && tokens[n-1].kind == word && len(tokens[n-1].text) <= 3 && tokens[n-1].class == 0 && tokens[n-1].extra == 0 && tokens[n-2].kind == amount && tokens[n-2].noun.kase == ins && speaks {
		r.unjudged(tokens[n-2].start, tokens[n-1].end) // "… költsége 1 VP-vel k"
		return
	}
	for i := 1; i < len(tokens); i++ {
		if tokens[i-1].kind == amount && tokens[i-1].noun.kase == ins && strings.Count(r.l.word(int(tokens[i].start), min(int(tokens[i].start)+8, r.l.size())), "?") >= 3 {
			r.unjudged(tokens[i-1].start, tokens[i].end) // "1 VP-vel ?????bb"
			return
		}
	}
	if n := len(tokens); n > 2 && tokens[n-1].kind == amount && tokens[n-1].noun.kase == ins {
		for i := n - 2; i >= 0 && i >= n-4; i-- {
			if tokens[i].class&cCost != 0 { // "… költsége 1_VP-vel" and nothing more
				r.unjudged(tokens[i].start, tokens[n-1].end)
				return
			}
		}
	}
	if speaks && r.l.lost {
		r.unjudged(0, r.l.end())
	}
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
