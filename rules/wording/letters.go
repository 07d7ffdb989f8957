package wording

import (
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// letters is a text made readable: composed, in lower case, without invisible characters, with the Hungarian letters that old
// code pages turned into their neighbours put right.
type letters struct {
	raw   string
	runes []letter // one more stands for the end, with the rune 0
	buf   []byte   // the word that was asked for last
	lost  bool     // a sign stands there that is put for letters that are lost
	odd   bool     // a letter stands there that a code page put for another, or a question mark
}

// letter is one rune of the readable text, and where it comes from.
type letter struct {
	sound
	at   int32 // the code point of the raw text where it began
	byte int32 // its byte in the raw text
}

// neighbour gives the Hungarian letter for one that stands for it in texts that went through a Western code page.
func neighbour(r rune) rune {
	switch r {
	case 'õ', 'ô':
		return 'ő'
	case 'û', 'ũ':
		return 'ű'
	case 'Õ', 'Ô':
		return 'Ő'
	case 'Û', 'Ũ':
		return 'Ű'
	}
	return r
}

// read makes a text readable; the slices of an earlier text are used again.
func (l *letters) read(raw string) {
	l.room(len(raw) + 1)
	runes := l.runes
	var all sound
	point, n := int32(0), 0
	for i := 0; i < len(raw); point++ {
		x, size := latin[raw[i]], 1
		if raw[i] >= utf8.RuneSelf {
			var r rune
			if r, size = utf8.DecodeRuneInString(raw[i:]); r < rune(len(latin)) {
				x = latin[r]
			} else if isMark(r) && n > 0 {
				before := &runes[n-1]
				before.sound = soundOf(composed(raw[before.byte : i+size]))
				all |= before.sound
				i += size
				continue
			} else {
				x = soundOf(r)
			}
		}
		runes[n] = letter{x, point, int32(i)}
		all |= x
		if i += size; x != 0 {
			n++
		}
	}
	runes[n] = letter{at: point, byte: int32(len(raw))}
	l.raw, l.runes, l.lost, l.odd = raw, runes[:n+1], all.is(lost), all.is(odd)
}

// isMark says whether a rune is one of the marks that are composed with the letter before.
func isMark(r rune) bool { return r >= 0x300 && r < 0x370 }

// composed gives a letter and the marks behind it as one rune; the letter alone where there is none, or where something invisible stands between.
func composed(letter string) rune {
	r, _ := utf8.DecodeRuneInString(norm.NFC.String(letter))
	return r
}

// sound is what a rune is read as, 0 for an invisible one, and in the bits above it what else is known of it.
type sound uint32

const (
	upper    sound = 1 << (31 - iota) // it was a capital
	alpha                             // it is a letter
	lost                              // it is put for letters that are lost
	odd                               // it stood for another letter, or it is a question mark, which may
	runeBits sound = 1<<21 - 1
)

func (s sound) rune() rune { return rune(s & runeBits) }

func (s sound) is(what sound) bool { return s&what != 0 }

func soundOf(r rune) sound {
	p := plain(r)
	low := unicode.ToLower(p)
	s := sound(neighbour(low))
	if low != p {
		s |= upper
	}
	if unicode.IsLetter(neighbour(low)) {
		s |= alpha
	}
	if neighbour(low) != low || p == '?' {
		s |= odd
	}
	if p == '#' || p == '\ufffd' || p == '□' {
		s |= lost
	}
	return s
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
		l.runes, l.buf = make([]letter, 2*n), make([]byte, 0, 4*n)
	}
	l.runes = l.runes[:n]
}

// size is how many letters there are.
func (l *letters) size() int { return len(l.runes) - 1 }

// end is the place behind the last letter.
func (l *letters) end() int32 { return int32(l.size()) }

// word gives the letters from start to end, end excluded, until another word is asked for.
func (l *letters) word(start, end int) []byte {
	b := l.buf[:0]
	for _, x := range l.runes[start:end] {
		b = utf8.AppendRune(b, x.rune())
	}
	return b
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

func isDigit(r rune) bool { return r >= '0' && r <= '9' }
