package loaders

import (
	"bufio"
	"context"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"

	"github.com/cardlint/cardlint/lint"
)

const accents = "név;típus;szöveg\nTűzőr;Szörny;ÁRVÍZTŰRŐ TÜKÖRFÚRÓGÉP és árvíztűrő tükörfúrógép, „bátran”\n"

// encoded puts text into an encoding of Encodings.
func encoded(t *testing.T, name, s string) string {
	t.Helper()
	var out string
	var err error
	switch name {
	case utf8Name:
		return s
	case utf16LE:
		out, err = unicode.UTF16(unicode.LittleEndian, unicode.IgnoreBOM).NewEncoder().String(s)
	case utf16BE:
		out, err = unicode.UTF16(unicode.BigEndian, unicode.IgnoreBOM).NewEncoder().String(s)
	default:
		out, err = charmaps[name].NewEncoder().String(s)
	}
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// Every encoding is found without being named, and can be asked for. ISO-8859-2 whose letters are all those of Windows-1250 is called so:
// the text is the same.
func TestEncodings(t *testing.T) {
	plain := strings.ReplaceAll(accents, "„bátran”", "bátran")                          // CP852 and ISO-8859-2 have no Hungarian quotation marks
	long := "nev;tipus;szoveg\nA;Szorny;" + strings.Repeat("abc ", sampleSize/2) + "\n" // ASCII beyond the sample
	for _, c := range []struct{ what, in, asked, text, found string }{
		{"UTF-8", accents, "", accents, utf8Name},
		{"UTF-8 with a mark", "\ufeff" + accents, "", accents, utf8Name},
		{"UTF-8 with a mark, asked for", "\ufeff" + accents, utf8Name, accents, utf8Name},
		{"UTF-16 little endian with a mark", "\xff\xfe" + encoded(t, utf16LE, accents), "", accents, utf16LE},
		{"UTF-16 big endian with a mark", "\xfe\xff" + encoded(t, utf16BE, accents), "", accents, utf16BE},
		{"UTF-16 little endian", encoded(t, utf16LE, accents), "", accents, utf16LE},
		{"UTF-16 big endian", encoded(t, utf16BE, accents), "", accents, utf16BE},
		{"Windows-1250", encoded(t, windows1250, accents), "", accents, windows1250},
		{"ISO-8859-2", encoded(t, latin2, plain), "", plain, windows1250},
		{"ISO-8859-2 with letters that lie elsewhere", encoded(t, latin2, "Šárkány, Žoltán, Tomáš, Lúčny, Ľubo, ťava, Mateřčin"), "", "Šárkány, Žoltán, Tomáš, Lúčny, Ľubo, ťava, Mateřčin", latin2},
		{"Windows-1250 with these letters", encoded(t, windows1250, "Šárkány, Žoltán, Tomáš, Lúčny"), "", "Šárkány, Žoltán, Tomáš, Lúčny", windows1250},
		{"Windows-1250 with dashes beside them", encoded(t, windows1250, "őr – Ľuboš"), "", "őr – Ľuboš", windows1250},
		{"Windows-1250 with signs: no letters", encoded(t, windows1250, "«Tűz» ©2021 ±1 Márka® ¶ §5 őr"), "", "«Tűz» ©2021 ±1 Márka® ¶ §5 őr", windows1250},
		{"CP852", encoded(t, cp852, plain), "", plain, cp852},
		{"ISO-8859-1 with õ and û", "T\xfbz\xf5r", "", "Tűzőr", windows1250},
		{"ISO-8859-2 asked for", encoded(t, latin2, plain), latin2, plain, latin2},
		{"CP852 asked for", encoded(t, cp852, plain), cp852, plain, cp852},
		{"Windows-1250 far behind the sample", long + encoded(t, windows1250, "Tűzőr"), "", long + "Tűzőr", windows1250},
		{"UTF-8 far behind the sample", long + accents, "", long + accents, utf8Name},
		{"UTF-8 with one broken byte", accents + "\xff" + accents, "", accents + "\xff" + accents, utf8Name},
		{"broken byte before the first letter of UTF-8", "A\xff;" + accents, "", "A\xff;" + accents, utf8Name},
		{"ASCII", "nev;tipus\n", "", "nev;tipus\n", utf8Name},
	} {
		for _, r := range []io.Reader{strings.NewReader(c.in), iotest.OneByteReader(strings.NewReader(c.in))} {
			x := utf8Text(bufio.NewReaderSize(r, sampleSize), c.asked)
			got, err := io.ReadAll(x)
			if err != nil || string(got) != c.text || x.encoding() != c.found {
				t.Errorf("%s: read as %s (want %s), error %v, text ends with %q", c.what, x.encoding(), c.found, err, got[max(0, len(got)-40):])
			}
		}
	}
}

func TestEncodingOfAFile(t *testing.T) {
	dos, err := charmap.CodePage852.NewEncoder().String("név;típus;szöveg\r\nTűzőr;Szörny;Repül.\r\n")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ asked, want string }{{"", "Tűzőr"}, {cp852, "Tűzőr"}} {
		var cards []lint.Card
		problems, err := Load(context.Background(), []string{write(t, "a.csv", dos)}, nil, Options{Encoding: c.asked}, func(k lint.Card) error {
			cards = append(cards, k)
			return nil
		})
		if err != nil || len(problems) > 0 || len(cards) != 1 || cards[0].Name != c.want {
			t.Errorf("asked for %q: %v %v %v", c.asked, cards, problems, err)
		}
	}
}
