package loaders

import (
	"bufio"
	"bytes"
	"io"
)

// sampleSize is how much of a text file is looked at to find its delimiter, in bytes.
const sampleSize = 1 << 16

var bom = []byte("\ufeff")

// utf8Text is the seam where bytes become UTF-8 text: today it takes the byte order mark away and leaves the rest to the
// reader, which reports what is not UTF-8 with its place. Other encodings are to be recognised and converted here.
func utf8Text(r io.Reader) *bufio.Reader {
	br := bufio.NewReaderSize(r, sampleSize)
	if head, _ := br.Peek(len(bom)); bytes.Equal(head, bom) {
		_, _ = br.Discard(len(bom))
	}
	return br
}
