package wording

import (
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// letters is a text made readable: composed, in lower case, without invisible characters, with the Hungarian letters that old
// code pages turned into their neighbours put right. at gives for each rune the code point of the raw text where it began;
// one entry more than runes stands for the end.
type letters struct {
	runes []rune
	upper []bool // the rune was a capital
	at    []int
}

// neighbours are letters that stand for Hungarian ones in texts that went through a Western code page.
var neighbours = map[rune]rune{'õ': 'ő', 'ô': 'ő', 'û': 'ű', 'ũ': 'ű'}

func readLetters(raw string) letters {
	var l letters
	var src []rune
	ascii := true
	for _, r := range raw {
		src = append(src, r)
		ascii = ascii && r < 0x80
	}
	l.runes = make([]rune, 0, len(src))
	l.upper = make([]bool, 0, len(src))
	l.at = make([]int, 0, len(src)+1)
	for i := 0; i < len(src); i++ {
		r, start := src[i], i
		for !ascii && i+1 < len(src) && unicode.Is(unicode.Mn, src[i+1]) {
			i++
			if c := []rune(norm.NFC.String(string([]rune{r, src[i]}))); len(c) == 1 {
				r = c[0]
			}
		}
		r = plain(r)
		if r == 0 {
			continue
		}
		low := unicode.ToLower(r)
		up := low != r
		if n, ok := neighbours[low]; ok {
			low = n
		}
		l.runes = append(l.runes, low)
		l.upper = append(l.upper, up)
		l.at = append(l.at, start)
	}
	l.at = append(l.at, len(src))
	return l
}

// plain maps the many spaces, dashes and quotation marks to one each, and invisible characters to nothing (0).
func plain(r rune) rune {
	switch r {
	case '\u00ad', '\u200b', '\u200c', '\u200d', '\u2060', '\ufeff':
		return 0
	case '\r', '\n':
		return '\n'
	case '\t', '\u00a0', '\u2007', '\u202f', '\u2009':
		return ' '
	case '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212':
		return '-'
	case '„', '”', '“', '»', '«':
		return '"'
	case '’', '‘', '‚', '`':
		return '\''
	}
	return r
}

func isLetter(r rune) bool { return unicode.IsLetter(r) }
func isDigit(r rune) bool  { return r >= '0' && r <= '9' }
