package loaders

import (
	"strings"
	"unicode"

	"github.com/cardlint/cardlint/lint"
)

// ownIcons finds icons that a card has by its text alone: a sentence that is nothing but a list of icons, "_ősmágia. Repül.".
// Icons under a condition ("_etnikum, _ősmágia"), in quotation marks or spoken about ("az _ősmágia nem működik")
// are left to those who read the text.
func ownIcons(text string) []string {
	if !mayHoldIcons(text) {
		return nil
	}
	var out []string
	for _, sentence := range sentences(text) {
		icons, ok := plainIcons(sentence)
		if ok {
			out = union(out, icons...)
		}
	}
	return out
}

// mayHoldIcons spares most texts the closer look: ősmágia and reakció drágítás hold these letters, whatever else is lost.
func mayHoldIcons(text string) bool {
	for _, s := range []string{"gia", "GIA", "eak", "EAK"} {
		if strings.Contains(text, s) {
			return true
		}
	}
	return false
}

// plainIcons reads a sentence that is a list of icons without a condition; explanations in brackets are allowed.
func plainIcons(sentence string) (found []string, ok bool) {
	list, _ := cutBrackets(sentence)
	for _, e := range strings.FieldsFunc(list, func(r rune) bool { return r == ',' || r == ';' }) {
		e = strings.TrimSpace(e)
		w, known := lookup(e)
		if !known || !w.icon || len([]rune(e)) < 2 {
			return nil, false
		}
		switch w.value {
		case "etnikum", "legendás", "kegy": // conditions, not abilities
			return nil, false
		case lint.IconAncient, lint.IconSurcharge:
			found = append(found, w.value)
		}
	}
	return found, len(found) > 0
}

// sentences cuts a text at . ! and line ends. What stands in quotation marks is blotted out: it belongs to another card.
// A quotation does not go past its line, so that a stray mark hides no more than that.
func sentences(text string) []string {
	runes := []rune(text)
	quoted := false
	for i, r := range runes {
		apostrophe := strings.ContainsRune("'’", r)
		inWord := i > 0 && i+1 < len(runes) && unicode.IsLetter(runes[i-1]) && unicode.IsLetter(runes[i+1])
		switch {
		case strings.ContainsRune("\r\n", r):
			quoted = false
		case apostrophe && !inWord, strings.ContainsRune("„“”\"«»", r):
			quoted = !quoted
			runes[i] = '"'
		case quoted:
			runes[i] = '"'
		}
	}
	return strings.FieldsFunc(string(runes), func(r rune) bool { return strings.ContainsRune(".!\r\n", r) })
}
