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
	point, n := 0, 0
	for i := 0; i < len(raw); point++ {
		l.bytes = append(l.bytes, i)
		l.at[n], l.off[n] = point, len(l.buf)
		c := raw[i]
		if c < utf8.RuneSelf && (i+1 == len(raw) || raw[i+1] < 0xCC || raw[i+1] > 0xCD) && c != '\r' && c != '\t' && c != '`' {
			i++
			l.upper[n] = 'A' <= c && c <= 'Z'
			if l.upper[n] {
				c += 'a' - 'A'
			}
			l.lost = l.lost || c == '#'
			l.runes[n], l.buf = rune(c), append(l.buf, c)
			n++
			continue
		}
		r, size := utf8.DecodeRuneInString(raw[i:])
		i += size
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
		if r = plain(r); r == 0 {
			continue
		}
		l.lost = l.lost || r == '\ufffd' || r == '□'
		low := unicode.ToLower(r)
		l.upper[n] = low != r
		l.runes[n] = neighbour(low)
		l.buf = utf8.AppendRune(l.buf, l.runes[n])
		n++
	}
	l.at[n], l.off[n] = point, len(l.buf)
	l.bytes = append(l.bytes, len(raw))
	l.runes, l.upper, l.at, l.off = l.runes[:n], l.upper[:n], l.at[:n+1], l.off[:n+1]
	l.low = string(l.buf)
}

// room gives the slices room for so many letters; a text has no more of them than bytes.
func (l *letters) room(n int) {
	if cap(l.runes) < n {
		l.runes, l.upper, l.at, l.off = make([]rune, 2*n), make([]bool, 2*n), make([]int, 2*n), make([]int, 2*n)
		l.bytes, l.buf = make([]int, 0, 2*n), make([]byte, 0, 2*n)
	}
	l.runes, l.upper, l.at, l.off, l.bytes, l.buf = l.runes[:n], l.upper[:n], l.at[:n], l.off[:n], l.bytes[:0], l.buf[:0]
	l.lost = false
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
