package loaders

import (
	"bufio"
	"bytes"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// content is what a file is by its first bytes, whatever its name.
type content uint8

const (
	isText content = iota
	isWorkbook
	isEmpty
	isOldWorkbook
	isEncrypted
	isArchive // a ZIP; what is in it, archive.go finds out
	isOpenDocument
	isBinaryWorkbook
	isNumbers
	isDocument
	isPointer
	isMarkup
	isPDF
	isBinary
)

// marks are the beginnings that tell, the first that fits decides. within: may stand anywhere in the first bytes.
var marks = []struct {
	is     content
	begin  string
	within string
}{
	{isEncrypted, "\xd0\xcf\x11\xe0", "E\x00n\x00c\x00r\x00y\x00p\x00t\x00e\x00d\x00P\x00a\x00c\x00k\x00a\x00g\x00e"},
	{isOldWorkbook, "\xd0\xcf\x11\xe0", ""},
	{isArchive, "PK\x03\x04", ""},
	{isArchive, "PK\x05\x06", ""},
	{isPointer, "version https://git-lfs.github.com/spec/", ""},
	{isPDF, "%PDF-", ""},
	{isMarkup, "<", ""},
}

// identify looks at the beginning of a file without reading on. The directory of an encrypted workbook may lie behind it; then
// it is called an old one, and both are named in the message.
func identify(r *bufio.Reader) content {
	head, _ := r.Peek(sampleSize)
	if len(bytes.Trim(bytes.TrimSpace(head), "\xff\xfe\xef\xbb\xbf")) == 0 {
		return isEmpty
	}
	for _, m := range marks {
		if bytes.HasPrefix(bytes.TrimLeft(head, " \r\n\t\xef\xbb\xbf"), []byte(m.begin)) && bytes.Contains(head, []byte(m.within)) {
			return m.is
		}
	}
	if binary(head) {
		return isBinary
	}
	return isText
}

// words say what the file is.
func (c content) words() lint.Words {
	switch c {
	case isEmpty:
		return say.IsEmpty()
	case isArchive:
		return say.IsArchive()
	case isBinaryWorkbook:
		return say.IsBinaryWorkbook()
	case isNumbers:
		return say.IsNumbers()
	case isDocument:
		return say.IsDocument()
	case isOldWorkbook:
		return say.IsOldWorkbook()
	case isEncrypted:
		return say.IsEncrypted()
	case isPointer:
		return say.IsPointer()
	case isPDF:
		return say.IsPDF()
	case isBinary:
		return say.IsBinary()
	case isMarkup:
		return say.IsMarkup()
	}
	return say.IsText()
}
