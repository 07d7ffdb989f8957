package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// ofItsOwn says whether the words name an ability of a card that is spoken of: "a lény képessége:".
func ofItsOwn(tokens []token) bool {
	n := len(tokens)
	if n < 2 {
		return false
	}
	t, of := &tokens[n-1], &tokens[n-2]
	return (t.text == "képessége" || t.text == "hátránya") && of.noun.known && of.isCards() && of.noun.owner == unowned && !of.noun.plural && (n == 2 || n == 3 && tokens[0].class&cDet != 0)
}

// laidOn says on whose cards this one may be laid, by a sentence before unit u: "csak saját lényedre rakhatod", "ellenfeled lapjára játszható ki", "lényre
// rakhatod"; "" where none says it.
func (r *reader) laidOn(u int) lint.Whose {
	out := lint.Whose("")
	for i := range r.units[:u] {
		un := &r.units[i]
		if len(un.leads) > 0 || un.parent >= 0 || un.colon {
			continue
		}
		if w := layingOn(un.tokens); w != "" {
			if out != "" && out != w {
				return lint.Chosen
			}
			out = w
		}
	}
	return out
}

// layingOn says on whose cards the clause lets this one be laid.
func layingOn(tokens []token) lint.Whose {
	on := -1
	for k := range tokens {
		t := &tokens[k]
		switch {
		case t.noun.kase == acc && t.isCards(), t.class&(cIf|cWhenever) != 0:
			return ""
		case on < 0 && t.noun.kase == sub && t.noun.known && t.isCards():
			on = k
		}
	}
	if on < 0 || on > 6 {
		return ""
	}
	if behind := on + 1; behind < len(tokens) && tokens[behind].kind != punct {
		if t := &tokens[behind]; t.class&cPlay == 0 && t.extra&dPut == 0 || !strings.HasSuffix(t.text, "hatod") && !strings.HasSuffix(t.text, "heted") && !strings.HasSuffix(t.text, "ható") && !strings.HasSuffix(t.text, "hető") {
			return ""
		}
	} else if tokens[0].extra&dOnly == 0 {
		return ""
	}
	own, foe := tokens[on].noun.owner == your, false
	for k := range tokens[:on] {
		t := &tokens[k]
		own, foe = own || t.text == "saját" || t.noun.owner == your && t.class&cFoe == 0, foe || t.class&cFoe != 0
	}
	switch {
	case own == foe:
		return lint.Chosen
	case own:
		return lint.Own
	}
	return lint.Opponent
}

// laidFree says whether "ingyen" at token k is for laying this card on some of those on which it may be laid: "lényre rakhatod, tünde lényre ingyen".
func laidFree(tokens []token, k int) bool {
	if k < 2 || tokens[k-1].noun.kase != sub || !tokens[k-1].isCards() || k+1 < len(tokens) && tokens[k+1].kind != punct {
		return false
	}
	for j := k - 2; j > 0; j-- {
		if tokens[j].mark == ',' {
			return layingOn(tokens[:j]) != ""
		}
	}
	return false
}
