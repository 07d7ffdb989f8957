package loaders

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
)

// The encodings of text files, by the names that Options.Encoding uses.
const (
	utf8Name    = "utf-8"
	utf16LE     = "utf-16le"
	utf16BE     = "utf-16be"
	windows1250 = "windows-1250"
	latin2      = "iso-8859-2"
	cp852       = "cp852"
)

var charmaps = map[string]*charmap.Charmap{
	windows1250: charmap.Windows1250, latin2: charmap.ISO8859_2, cp852: charmap.CodePage852,
}

// Encodings lists the names that Options.Encoding may use, in order.
func Encodings() []string { return []string{utf8Name, utf16LE, utf16BE, windows1250, latin2, cp852} }

// The small and capital letters of Hungarian with an accent. Windows-1250 and ISO-8859-2 have the same bytes for them; so has ISO-8859-1,
// but for õ and û, which old files have in place of ő and ű.
var (
	windowsLetters = []byte("\xe1\xe9\xed\xf3\xf6\xf5\xfa\xfc\xfb\xc1\xc9\xcd\xd3\xd6\xd5\xda\xdc\xdb")
	dosLetters     = []byte("\xa0\x82\xa1\xa2\x94\x8b\xa3\x81\xfb\xb5\x90\xd6\xe0\x99\x8a\xe9\x9a\xeb")
)

// guess tells the encoding of text that is not UTF-8: by which letters make it Hungarian. Text that is mostly good UTF-8 is UTF-8 with damage.
func guess(sample []byte) string {
	good, bad := 0, 0
	windows, dos := 0, 0
	for i := 0; i < len(sample); {
		if sample[i] < utf8.RuneSelf {
			i++
			continue
		}
		windows += strings.Count(string(windowsLetters), string(sample[i:i+1]))
		dos += strings.Count(string(dosLetters), string(sample[i:i+1]))
		if r, size := utf8.DecodeRune(sample[i:]); r != utf8.RuneError || size > 1 {
			good++
			i += size
			continue
		}
		bad++
		i++
	}
	switch {
	case good > bad:
		return utf8Name
	case dos > windows:
		return cp852
	case isLatin2(sample):
		return latin2
	}
	return windows1250
}

// isLatin2 tells ISO-8859-2 from Windows-1250. The bytes from 80 to 9F decide: quotation marks, dashes and letters in the one, control
// characters in the other. Without any of these, Š š Ž ž Ť ť Ľ ľ Ś ś Ź ź Ą ą lie elsewhere: in ISO-8859-2 on bytes that are signs in
// Windows-1250, or rare letters. A sign that stands inside a word is a letter. Where nothing tells, the text is the same in both.
func isLatin2(sample []byte) bool {
	letters := 0
	for i, b := range sample {
		if 0x80 <= b && b <= 0x9f {
			return false
		}
		if bytes.IndexByte(latin2Letters, b) < 0 {
			continue
		}
		before, behind := i > 0 && isLetterByte(sample[i-1]), i+1 < len(sample) && isLetterByte(sample[i+1])
		switch {
		case before && behind,
			before && bytes.IndexByte(latin2Endings, b) >= 0,
			!before && behind && bytes.IndexByte(latin2Initials, b) >= 0 && isSmallByte(sample[i+1]):
			letters++
		}
	}
	return letters > 0
}

// The bytes that are letters in ISO-8859-2 and signs or rarer letters in Windows-1250; those of them with which a word may end, and begin,
// so that no sign would stand there: not ť, which looks like a closing quotation mark there, and not Ť, an opening one.
var (
	latin2Letters  = []byte("\xa1\xa5\xa6\xa9\xab\xac\xae\xb1\xb5\xb6\xb9\xbb\xbc\xbe") // ĄĽŚŠŤŹŽąľśšťźž
	latin2Endings  = []byte("\xb1\xb5\xb6\xb9\xbc\xbe")                                 // ąľśšźž
	latin2Initials = []byte("\xa5\xa6\xa9\xac\xae\xb5\xb6\xb9\xbc\xbe")                 // ĽŚŠŹŽľśšźž
)

// isLetterByte says whether the byte is a letter in both.
func isLetterByte(b byte) bool {
	return 'a' <= b && b <= 'z' || 'A' <= b && b <= 'Z' || b >= 0xc0 && b != 0xd7 && b != 0xf7 && b != 0xff
}

func isSmallByte(b byte) bool { return 'a' <= b && b <= 'z' || b >= 0xe0 && b < 0xff && b != 0xf7 }

// zerosAt says whether every second byte, beginning with that offset, is mostly zero and the others are not: UTF-16 without a mark.
func zerosAt(sample []byte, offset int) bool {
	pairs := len(sample) / 2
	if pairs < 2 {
		return false
	}
	zeros := [2]int{}
	for i, b := range sample[:pairs*2] {
		if b == 0 {
			zeros[i%2]++
		}
	}
	return zeros[offset]*2 > pairs && zeros[1-offset]*10 < pairs
}

// binary says whether the sample holds so many control characters that it is no text in any encoding that is known here.
func binary(sample []byte) bool {
	if zerosAt(sample, 0) || zerosAt(sample, 1) || bytes.HasPrefix(sample, []byte{0xff, 0xfe}) || bytes.HasPrefix(sample, []byte{0xfe, 0xff}) {
		return false
	}
	n := 0
	for _, b := range sample {
		if b < ' ' && !bytes.ContainsRune([]byte("\t\r\n\f\v"), rune(b)) {
			n++
		}
	}
	return n > 8 && n*20 > len(sample)
}
