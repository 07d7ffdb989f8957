package wording

import (
	"strings"
	"unicode/utf8"
)

// guess reads the longest ending that leaves three letters of an unknown stem.
func guess(w string) noun {
	for i := 3; i < len(w); i++ {
		if w[i]&0xC0 == 0x80 {
			continue
		}
		if e, ok := endings[w[i:]]; ok && likely(w[:i], w[i:], e) {
			return noun{kase: e.kase, owner: e.owner, plural: e.plural, lemma: &lemma{word: shortened(strings.TrimSuffix(w[:i], "-"))}}
		}
	}
	return noun{lemma: &lemma{word: w}}
}

// likely says whether an unknown word is rather a stem with the ending than a longer stem: zombi-k and not zomb-ik, rakéta and not rakét-a,
// minden hidra and not hid-ra; nobody speaks to several players (remet-ek and not reme-tek), or of what is mine (szellem-et and not szell-em-et).
// Behind a consonant -d, -k and -n have a vowel before them: vakond is no vakon-d. Before an ending a and e become á and é: tolvaj-aid and not
// tolva-jaid.
func likely(stem, end string, e ending) bool {
	last, _ := utf8.DecodeLastRuneInString(stem)
	if utf8.RuneCountInString(stem) < 3 {
		return false
	}
	switch afterVowel := strings.ContainsRune(vowels, last); {
	case end == "i":
		return strings.ContainsRune("áéóőúű", last) // ellenfeled hidrái
	case !afterVowel && (end[0] == 'd' || end[0] == 'k' && e.plural || end == "n"):
		return false
	case (last == 'a' || last == 'e') && e.kase != fos, last == 'í', end == "án" || end == "én": // titán, ellenfeled krampuszán
		return false
	case bareVowel(end), end == "éi", e.owner == youall, e.owner == my, end[0] == 'i' && !afterVowel && e.kase != ter, end == "k" && last == 'i':
		return false // valamelyik, második, sebződik: none of them is more than one
	case e == (ending{kase: sub}), e == (ending{kase: ill}):
		return utf8.RuneCountInString(stem) > 3
	}
	return true
}

// shortened undoes the lengthening of a stem's last vowel before an ending: katoná- is katona.
func shortened(s string) string {
	if t, ok := strings.CutSuffix(s, "á"); ok {
		return t + "a"
	}
	if t, ok := strings.CutSuffix(s, "é"); ok {
		return t + "e"
	}
	return s
}

// bareVowel says whether an ending is a single vowel or t: at the end of an unknown word that is more often the stem's own.
func bareVowel(end string) bool {
	switch end {
	case "a", "e", "á", "é", "i", "t":
		return true
	}
	return false
}
