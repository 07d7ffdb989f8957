package loaders

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// fold makes words comparable: lower case, without accents (composed or not), spaces at the ends gone and single within.
// õ, û and their like stand for ő and ű in old files.
func fold(s string) string {
	out := make([]byte, 0, len(s))
	for _, r := range s {
		switch r {
		case 'á', 'Á':
			r = 'a'
		case 'é', 'É':
			r = 'e'
		case 'í', 'Í':
			r = 'i'
		case 'ó', 'ö', 'ő', 'õ', 'ô', 'Ó', 'Ö', 'Ő', 'Õ', 'Ô':
			r = 'o'
		case 'ú', 'ü', 'ű', 'û', 'Ú', 'Ü', 'Ű', 'Û':
			r = 'u'
		case '\ufffd':
			r = '?'
		}
		switch {
		case unicode.IsSpace(r):
			if len(out) > 0 && out[len(out)-1] != ' ' {
				out = append(out, ' ')
			}
		case r < utf8.RuneSelf:
			if 'A' <= r && r <= 'Z' {
				r += 'a' - 'A'
			}
			out = append(out, byte(r))
		case !unicode.Is(unicode.Mn, r):
			out = utf8.AppendRune(out, unicode.ToLower(r))
		}
	}
	return strings.TrimSuffix(string(out), " ")
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

// longestFiller bounds the fillers with some space around them, in bytes: longer cells need not be folded to know.
const longestFiller = 16

// isFiller says whether the cell says in words that it is empty: "Nincs", "-".
func isFiller(s string) bool {
	if s == "" {
		return true
	}
	if len(s) > longestFiller && strings.TrimSpace(s) != "" {
		return false
	}
	switch fold(s) {
	case "", "-", "–", "—", "nincs", "none", "n/a":
		return true
	}
	return false
}
