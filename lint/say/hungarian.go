package say

import (
	"strconv"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// Hungarian words take endings by the vowels and the last letter of their stem. What the rules below get wrong stands in owned.

const hungarianVowels = "aáeéiíoóöőuúüű"

// isBack says whether a word takes the endings with back vowels: -nak, -val, -jaid.
func isBack(w string) bool {
	w = strings.ToLower(w)
	back := strings.LastIndexAny(w, "aáoóuú")
	front := strings.LastIndexAny(w, "eöőüű")
	return back >= 0 && (back > front || !strings.ContainsAny(w[back:], "öőüű"))
}

// owned are nouns whose possessive forms no rule gives: of yours (many), yours (one), of his (many), his (one).
var owned = map[string][4]string{
	"lap": {"lapjaid", "lapod", "lapjai", "lapja"}, "szabálylap": {"szabálylapjaid", "szabálylapod", "szabálylapjai", "szabálylapja"},
	"szörny": {"szörnyeid", "szörnyed", "szörnyei", "szörnye"}, "torzszülött": {"torzszülötteid", "torzszülötted", "torzszülöttei", "torzszülötte"},
	"tárgy": {"tárgyaid", "tárgyad", "tárgyai", "tárgya"}, "bűbáj": {"bűbájaid", "bűbájod", "bűbájai", "bűbája"},
	"azonnali": {"azonnalijaid", "azonnalid", "azonnalijai", "azonnalija"}, "galetki": {"galetkijeid", "galetkid", "galetkijei", "galetkije"},
	"szakértelem": {"szakértelmeid", "szakértelmed", "szakértelmei", "szakértelme"}, "gólem": {"gólemeid", "gólemed", "gólemei", "góleme"},
	"angyal": {"angyalaid", "angyalod", "angyalai", "angyala"}, "torony": {"tornyaid", "tornyod", "tornyai", "tornya"},
}

// possessives gives the four forms of owned for the last word of a phrase, and for each of nouns that are joined: koboldjaid és templomaid.
func possessives(phrase string) [4]string {
	for _, and := range []string{" és ", " vagy "} {
		first, rest, ok := strings.Cut(phrase, and)
		if !ok || strings.Contains(first, " ") || strings.ContainsRune(rest, ' ') {
			continue
		}
		a, b := possessives(first), possessives(rest)
		for k := range a {
			a[k] += and + b[k]
		}
		return a
	}
	i := strings.LastIndex(phrase, " ") + 1
	head, w := phrase[:i], phrase[i:]
	forms, ok := owned[strings.ToLower(w)]
	if !ok {
		forms = inflect(w)
	}
	for k := range forms {
		forms[k] = head + forms[k]
	}
	return forms
}

func inflect(w string) [4]string {
	runes := []rune(w)
	last := runes[len(runes)-1]
	back := isBack(w)
	vowel := func(b, f string) string {
		if back {
			return b
		}
		return f
	}
	if strings.ContainsRune(hungarianVowels, last) {
		stem := w
		switch last {
		case 'a':
			stem = strings.TrimSuffix(w, "a") + "á"
		case 'e':
			stem = strings.TrimSuffix(w, "e") + "é"
		}
		return [4]string{stem + "id", stem + "d", stem + "i", stem + vowel("ja", "je")}
	}
	link := "o"
	if !back {
		link = "e"
		if strings.LastIndexAny(w, "öőüű") > strings.LastIndexAny(w, "eéií") {
			link = "ö"
		}
	}
	j := ""
	if strings.ContainsRune("kpbdgfnr", last) || strings.HasSuffix(w, "ll") {
		j = "j"
	}
	many := w + j + vowel("ai", "ei")
	return [4]string{many + "d", w + link + "d", many, w + j + vowel("a", "e")}
}

// ofWhom puts -nak, -nek behind a word.
func ofWhom(w string) string {
	for _, and := range []string{" és ", " vagy "} {
		if a, b, ok := strings.Cut(w, and); ok {
			if i := strings.LastIndex(a, " "); strings.HasSuffix(a, "i") && i+1 < len(a) {
				return ofWhom(a) + and + ofWhom(b)
			}
		}
	}
	if strings.HasSuffix(w, "a") {
		return strings.TrimSuffix(w, "a") + "ának"
	}
	if strings.HasSuffix(w, "e") {
		return strings.TrimSuffix(w, "e") + "ének"
	}
	if isBack(w) {
		return w + "nak"
	}
	return w + "nek"
}

// by puts -val, -vel behind a number as it is spoken: 1-gyel, 2-vel, 3-mal, 10-zel, 20-szal.
func by(n int) string {
	s := strconv.Itoa(n)
	ones := []string{"", "gyel", "vel", "mal", "gyel", "tel", "tal", "tel", "cal", "cel"}
	tens := []string{"", "zel", "szal", "cal", "nel", "nel", "nal", "nel", "nal", "nel"}
	switch {
	case n == 0:
		return s + "-val"
	case n%10 != 0:
		return s + "-" + ones[n%10]
	case n%100 != 0:
		return s + "-" + tens[n/10%10]
	case n%1000 != 0:
		return s + "-zal"
	}
	return s + "-rel"
}

// byAmount says by how much: 1 VP-vel, 1-gyel, X VP-vel, annyi VP-vel.
func byAmount(a lint.Amount, c lint.Currency) string {
	unit := " " + withSuffix[c]
	switch {
	case a.Kind == lint.Number && c == lint.AnyCurrency:
		return by(a.N)
	case a.Kind == lint.Number:
		return strconv.Itoa(a.N) + unit
	case a.Kind == lint.Variable && c == lint.AnyCurrency:
		return "X-szel"
	case a.Kind == lint.Variable:
		return "X" + unit
	case c == lint.AnyCurrency:
		return "annyival"
	}
	return "annyi" + unit
}
