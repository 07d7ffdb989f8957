package wording

import (
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// letters is a text made readable: composed, in lower case, without invisible characters, with the Hungarian letters that old
// code pages turned into their neighbours put right.
type letters struct {
	runes []rune
	upper []bool // the rune was a capital
	at    []int  // for each rune the code point of the raw text where it began; one entry more stands for the end
	low   string // the runes as one string, of which words are slices
	off   []int  // for each rune its byte in low; one entry more for the end
	bytes []int  // for each code point of the raw text its byte; one entry more for the end
	buf   []byte // for building low
	lost  bool   // a sign stands there that is put for letters that are lost
}

// neighbour gives the Hungarian letter for one that stands for it in texts that went through a Western code page.
func neighbour(r rune) rune {
	switch r {
	case 'õ', 'ô':
		return 'ő'
	case 'û', 'ũ':
		return 'ű'
	}
	return r
}

// read makes a text readable; the slices of an earlier text are used again.
func (l *letters) read(raw string) {
	l.room(len(raw) + 1)
	point := 0
	for i := 0; i < len(raw); point++ {
		r, n := rune(raw[i]), 1
		if r >= utf8.RuneSelf {
			r, n = utf8.DecodeRuneInString(raw[i:])
		}
		l.bytes = append(l.bytes, i)
		start := point
		i += n
		for i < len(raw) && raw[i] >= 0xCC && raw[i] <= 0xCD { // U+0300 … U+037F: marks to be composed with the letter before
			mark, m := utf8.DecodeRuneInString(raw[i:])
			if !unicode.Is(unicode.Mn, mark) {
				break
			}
			if c, k := utf8.DecodeRuneInString(norm.NFC.String(string([]rune{r, mark}))); k > 0 {
				r = c
			}
			l.bytes = append(l.bytes, i)
			point++
			i += m
		}
		if r >= utf8.RuneSelf || r == '\r' || r == '\t' || r == '`' {
			r = plain(r)
		}
		if r != 0 {
			l.add(r, start)
		}
	}
	l.at = append(l.at, point)
	l.bytes = append(l.bytes, len(raw))
	l.off = append(l.off, len(l.buf))
	l.low = string(l.buf)
}

// room empties the slices and gives them room for so many letters.
func (l *letters) room(n int) {
	if cap(l.runes) < n {
		l.runes, l.upper, l.at, l.off = make([]rune, 0, 2*n), make([]bool, 0, 2*n), make([]int, 0, 2*n), make([]int, 0, 2*n)
		l.bytes, l.buf = make([]int, 0, 2*n), make([]byte, 0, 2*n)
	}
	l.runes, l.upper, l.at, l.off, l.bytes, l.buf = l.runes[:0], l.upper[:0], l.at[:0], l.off[:0], l.bytes[:0], l.buf[:0]
	l.lost = false
}

func (l *letters) add(r rune, start int) {
	l.at = append(l.at, start)
	l.off = append(l.off, len(l.buf))
	if r < utf8.RuneSelf {
		upper := 'A' <= r && r <= 'Z'
		if upper {
			r += 'a' - 'A'
		}
		l.lost = l.lost || r == '#'
		l.upper = append(l.upper, upper)
		l.runes = append(l.runes, r)
		l.buf = append(l.buf, byte(r))
		return
	}
	l.lost = l.lost || r == '\ufffd' || r == '□'
	low := unicode.ToLower(r)
	l.upper = append(l.upper, low != r)
	low = neighbour(low)
	l.runes = append(l.runes, low)
	l.buf = utf8.AppendRune(l.buf, low)
}

// word gives the runes from start to end, end excluded, as a slice of the one string.
func (l *letters) word(start, end int) string { return l.low[l.off[start]:l.off[end]] }

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
