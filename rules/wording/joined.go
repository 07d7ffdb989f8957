package wording

import "github.com/cardlint/cardlint/lint"

// alternatives joins "1 vagy 2 VP-vel" into a formula and "2_VP-vel és [2]-nal" into one amount with two parts.
func alternatives(in []token) []token {
	n := 0
	for i := range in {
		if t := &in[i]; t.kind == amount {
			if isArticle(in, i) {
				t.kind, t.parts = word, nil
				move(in, n, i)
				n++
				continue
			}
			if n > 1 && in[n-1].extra&dPlus != 0 && in[n-2].kind == amount && in[n-2].sign == 0 && t.sign == 0 && takesCurrency(&in[n-2], t) {
				n-- // 1 plusz VP, 2 további Szk
				withCurrency(&in[n-1], t)
				in[n-1].sign = 1
				continue
			}
			if n > 0 && t.sign == 0 && in[n-1].text == "plusz" && named(t) {
				n-- // plusz 1_VP is +1_VP
				t.sign, t.start, t.spaced, t.capital, t.first = 1, in[n].start, in[n].spaced, in[n].capital, in[n].first
			}
			if a := joined(in[:n], t); a >= 0 {
				n = a
			}
		}
		move(in, n, i)
		n++
	}
	return in[:n]
}

// joined makes t one amount with an earlier one where a word joins the two; it gives the place of the earlier one, -1 for none.
func joined(before []token, t *token) int {
	n := len(before)
	if n < 2 {
		return -1
	}
	if n >= 3 && before[n-1].class&cConj != 0 && before[n-2].kind == punct && suspended(before, t) {
		a := n - 3
		if before[a].kind == punct {
			a--
		}
		t.parts, t.start = append(append([]part{}, before[a].parts...), t.parts...), before[a].start
		return a
	}
	prev := &before[n-2]
	if before[n-1].kind != word || prev.kind != amount || !joins(prev, t) {
		return -1
	}
	switch before[n-1].text {
	case "vagy", "ill", "illetve":
		if t.sign == 0 && prev.sign == 0 && (t.noun.kase == ins || t.noun.kase == cau) {
			t.parts = []part{{amount: lint.Amount{Kind: lint.Formula}, currency: t.parts[0].currency}}
			t.start = prev.start
			return n - 2
		}
	case "és", "valamint", "meg":
		if prev.noun.kase == t.noun.kase && named(prev) && named(t) && (t.noun.kase == ins || t.sign != 0 || prev.sign != 0) {
			t.parts = append(append([]part{}, prev.parts...), t.parts...)
			t.start = prev.start
			if t.sign == 0 {
				t.sign = prev.sign
			}
			return n - 2
		}
	}
	return -1
}

// suspended says whether the last tokens of out, before t, are an amount whose ending t gives: "1_VP-, illetve 1 építővel".
func suspended(out []token, t *token) bool {
	n := len(out) - 2 // the comma or hyphen before the joining word
	if out[n].text == "," && out[n-1].kind == punct && n > 1 {
		n--
	}
	a := &out[n-1]
	return a.kind == amount && named(a) && named(t) && (out[n].text == "-" && t.noun.kase == ins || a.parts[0].bare && t.parts[0].bare && a.noun.kase == t.noun.kase)
}

func joins(a, b *token) bool {
	return (a.noun.kase == b.noun.kase || a.noun.kase == nom) && !b.parts[0].bare && !a.parts[0].bare
}
