package loaders

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"
)

// sampleSize is how much of a text file is looked at to find its delimiter and its encoding, in bytes.
const sampleSize = 1 << 16

// text is a file as UTF-8 with the encoding that it is in.
type text struct {
	*bufio.Reader
	encoding func() string // by its name in Encodings; certain only after the last character: ASCII so far tells nothing
}

// utf8Text is where bytes become UTF-8. The encoding is the one asked for, or is found: by a byte order mark, by the zero bytes of UTF-16,
// else it is UTF-8 until bytes come that are not (lateText). Bytes that are no character are left to the reader, which knows their place.
func utf8Text(raw *bufio.Reader, asked string) text {
	head, _ := raw.Peek(sampleSize)
	name := asked
	switch {
	case bytes.HasPrefix(head, []byte("\ufeff")):
		if asked == "" || asked == utf8Name {
			name = utf8Name
			_, _ = raw.Discard(len("\ufeff"))
		}
	case asked != "":
	case bytes.HasPrefix(head, []byte{0xff, 0xfe}), zerosAt(head, 1):
		name = utf16LE
	case bytes.HasPrefix(head, []byte{0xfe, 0xff}), zerosAt(head, 0):
		name = utf16BE
	}
	known := func() string { return name }
	buffered := func(r io.Reader) *bufio.Reader { return bufio.NewReaderSize(r, sampleSize) }
	switch name {
	case "":
		late := &lateText{r: raw}
		return text{buffered(late), late.name}
	case utf8Name:
		return text{raw, known}
	case utf16LE:
		return text{buffered(transform.NewReader(raw, unicode.UTF16(unicode.LittleEndian, unicode.UseBOM).NewDecoder())), known}
	case utf16BE:
		return text{buffered(transform.NewReader(raw, unicode.UTF16(unicode.BigEndian, unicode.UseBOM).NewDecoder())), known}
	}
	return text{buffered(charmaps[name].NewDecoder().Reader(raw)), known}
}

// lateText reads UTF-8 until a byte comes that is none. Where nothing but ASCII stood before it, the encoding is then guessed from what
// follows; behind real UTF-8 it is damage.
type lateText struct {
	r       *bufio.Reader
	wide    bool             // a character of several bytes was read: it is UTF-8
	legacy  *charmap.Charmap // decided
	guessed string
	rest    []byte // decoded and not yet handed over
}

func (t *lateText) name() string {
	if t.legacy != nil {
		return t.guessed
	}
	return utf8Name
}

// Read hands over what is buffered, as far as it is in one encoding.
func (t *lateText) Read(p []byte) (int, error) {
	if len(t.rest) > 0 {
		n := copy(p, t.rest)
		t.rest = t.rest[n:]
		return n, nil
	}
	if _, err := t.r.Peek(1); err != nil {
		return 0, err
	}
	head, err := t.r.Peek(min(t.r.Buffered(), len(p)))
	if err != nil && !errors.Is(err, io.EOF) {
		return 0, err
	}
	if t.legacy == nil {
		if n := t.valid(head); n > 0 {
			copy(p, head[:n])
			_, err = t.r.Discard(n)
			return n, err
		}
		if more, _ := t.r.Peek(utf8.UTFMax); utf8.FullRune(more) { // cut off by the end of the buffer
			if r, size := utf8.DecodeRune(more); r != utf8.RuneError || size > 1 {
				t.rest, t.wide = append(t.rest, more[:size]...), true
				_, _ = t.r.Discard(size)
				return t.Read(p)
			}
		}
		if t.wide { // damage: the reader of rows tells where
			p[0] = head[0]
			_, err = t.r.Discard(1)
			return 1, err
		}
		t.decide()
		return t.Read(p)
	}
	for _, b := range head {
		t.rest = utf8.AppendRune(t.rest, t.legacy.DecodeByte(b))
	}
	if _, err := t.r.Discard(len(head)); err != nil {
		return 0, err
	}
	return t.Read(p)
}

// valid is the length of the longest beginning that is whole characters of UTF-8.
func (t *lateText) valid(head []byte) int {
	n := 0
	for n < len(head) {
		if head[n] < utf8.RuneSelf {
			n++
			continue
		}
		r, size := utf8.DecodeRune(head[n:])
		if r == utf8.RuneError && size == 1 {
			break
		}
		t.wide = true
		n += size
	}
	return n
}

// decide guesses the encoding of what follows.
func (t *lateText) decide() {
	head, _ := t.r.Peek(sampleSize)
	name := guess(head)
	t.legacy, t.guessed = charmaps[name], name
	t.wide = name == utf8Name
}
