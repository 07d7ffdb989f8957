package loaders

import (
	"strings"
	"unicode"
)

// accents maps letters to what is left where accents are lost. õ, û and their like stand for ő and ű in old files.
var accents = strings.NewReplacer("á", "a", "é", "e", "í", "i", "ó", "o", "ö", "o", "ő", "o", "õ", "o", "ô", "o",
	"ú", "u", "ü", "u", "ű", "u", "û", "u", "\u00a0", " ", "\ufffd", "?")

// fold makes words comparable: lower case, without accents (composed or not), spaces at the ends gone and single within.
func fold(s string) string {
	ascii, clean := true, true
	for i := 0; i < len(s); i++ {
		b := s[i]
		ascii = ascii && b < 0x80
		clean = clean && (b >= 'a' && b <= 'z' || b >= '0' && b <= '9')
	}
	if clean {
		return s
	}
	s = strings.ToLower(s)
	if !ascii {
		s = strings.Map(func(r rune) rune {
			if unicode.Is(unicode.Mn, r) {
				return -1
			}
			return r
		}, accents.Replace(s))
	}
	return strings.Join(strings.Fields(s), " ")
}

// lostLetters says whether the word could be the known one with letters turned into "?": n?v, t?pus. Both are folded.
// At least two letters must be left.
func lostLetters(word, known string) bool {
	if !strings.Contains(word, "?") {
		return false
	}
	w, k := []rune(word), []rune(known)
	left := 0
	if len(w) != len(k) {
		return false
	}
	for i := range w {
		switch w[i] {
		case k[i]:
			left++
		case '?':
		default:
			return false
		}
	}
	return left >= 2
}

// isFiller says whether the cell says in words that it is empty: "Nincs", "-".
func isFiller(s string) bool {
	switch fold(s) {
	case "", "-", "–", "—", "nincs", "none", "n/a":
		return true
	}
	return false
}
