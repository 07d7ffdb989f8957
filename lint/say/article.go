package say

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// withArticle puts a or az before a name by the sound that it begins with: az Alma, a Béka, az 1. kör, az L, a Zs. A name that begins
// with an article gets no second one.
func withArticle(name string) string {
	if hasArticle(name) {
		return name
	}
	if startsWithVowel(name) {
		return "az " + name
	}
	return "a " + name
}

// quotedWithArticle is withArticle for a name in quotation marks, which has its article whatever it begins with: a „Név”, az „Alma”.
func quotedWithArticle(name string) string {
	if startsWithVowel(name) {
		return "az „" + name + "”"
	}
	return "a „" + name + "”"
}

// startAt is withArticle at the beginning of a sentence.
func startAt(name string) string { return upperFirst(withArticle(name)) }

func hasArticle(name string) bool {
	first, rest, _ := strings.Cut(name, " ")
	return rest != "" && (strings.EqualFold(first, "a") || strings.EqualFold(first, "az"))
}

const vowels = "aáeéiíoóöőuúüűàâäêëîïôûùõ"

func startsWithVowel(name string) bool {
	name = strings.TrimLeftFunc(name, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	if name == "" {
		return false
	}
	if n := len(name) - len(strings.TrimLeft(name, "0123456789")); n > 0 {
		// egy, ezer, egymillió and everything that begins with öt
		return name[0] == '5' || name[0] == '1' && n%3 == 1
	}
	word := name
	if i := strings.IndexFunc(name, func(r rune) bool { return !unicode.IsLetter(r) }); i > 0 {
		word = name[:i]
	}
	first, _ := utf8.DecodeRuneInString(strings.ToLower(word))
	if strings.ContainsRune(vowels, first) {
		return true
	}
	return spelled(word) && strings.ContainsRune("flmnrsxy", first)
}

// spelled says whether a word is read letter by letter: one letter (el, iksz), a letter of two signs (Sz, Ny), an abbreviation without vowels.
func spelled(word string) bool {
	switch strings.ToLower(word) {
	case "sz", "ly", "ny":
		return true
	}
	return utf8.RuneCountInString(word) == 1 || word == strings.ToUpper(word) && !strings.ContainsAny(strings.ToLower(word), vowels)
}
