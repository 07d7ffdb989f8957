package wording

import (
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// letters is a text made readable: composed, in lower case, without invisible characters, with the Hungarian letters that old
// code pages turned into their neighbours put right.
type letters struct {
	runes []letter // one more stands for the end, with the rune 0
	low   string   // the letters as one string, of which words are slices
	buf   []byte   // for building low
	lost  bool     // a sign stands there that is put for letters that are lost
}

// letter is one rune of the readable text, and where it comes from.
type letter struct {
	r     rune
	at    int32 // the code point of the raw text where it began
	byte  int32 // its byte in the raw text
	off   int32 // its byte in low
	upper bool  // it was a capital
	alpha bool  // it is a letter
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
	runes, buf := l.runes, l.buf
	point, n := int32(0), 0
	for i := 0; i < len(raw); point++ {
		x := &runes[n]
		x.at, x.byte, x.off = point, int32(i), int32(len(buf))
		r, size := rune(raw[i]), 1
		if r >= utf8.RuneSelf {
			r, size = utf8.DecodeRuneInString(raw[i:])
		}
		i += size
		for i < len(raw) && raw[i] >= firstMark && raw[i] <= lastMark {
			mark, m := utf8.DecodeRuneInString(raw[i:])
			if !unicode.Is(unicode.Mn, mark) {
				break
			}
			if c, k := utf8.DecodeRuneInString(norm.NFC.String(string([]rune{r, mark}))); k > 0 {
				r = c
			}
			point++
			i += m
		}
		var s sound
		if r < rune(len(latin)) {
			s = latin[r]
		} else {
			s = soundOf(r)
		}
		if s.r == 0 {
			continue
		}
		l.lost = l.lost || s.lost
		x.r, x.upper, x.alpha = s.r, s.upper, s.alpha
		if s.r < utf8.RuneSelf {
			buf = append(buf, byte(s.r))
		} else {
			buf = utf8.AppendRune(buf, s.r)
		}
		n++
	}
	runes[n] = letter{at: point, byte: int32(len(raw)), off: int32(len(buf))}
	l.runes, l.buf = runes[:n+1], buf
	l.low = string(buf)
}

// The first bytes of the marks U+0300 … U+037F that are composed with the letter before.
const firstMark, lastMark = 0xCC, 0xCD

// sound is what a rune is read as.
type sound struct {
	r                  rune // 0 for an invisible one
	upper, alpha, lost bool
}

func soundOf(r rune) sound {
	p := plain(r)
	low := unicode.ToLower(p)
	return sound{r: neighbour(low), upper: low != p, alpha: unicode.IsLetter(neighbour(low)), lost: p == '#' || p == '\ufffd' || p == '□'}
}

// latin holds what the runes of Hungarian are read as.
var latin = func() (t [0x180]sound) {
	for r := range t {
		t[r] = soundOf(rune(r))
	}
	return t
}()

// room gives the slices room for so many letters; a text has no more of them than bytes.
func (l *letters) room(n int) {
	if cap(l.runes) < n {
		l.runes, l.buf = make([]letter, 2*n), make([]byte, 0, 2*n)
	}
	l.runes, l.buf, l.lost = l.runes[:n], l.buf[:0], false
}

// size is how many letters there are.
func (l *letters) size() int { return len(l.runes) - 1 }

// end is the place behind the last letter.
func (l *letters) end() int32 { return int32(l.size()) }

// word gives the letters from start to end, end excluded, as a slice of the one string.
func (l *letters) word(start, end int) string { return l.low[l.runes[start].off:l.runes[end].off] }

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

func isDigit(r rune) bool { return r >= '0' && r <= '9' }
