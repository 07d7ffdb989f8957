package loaders

import (
	"archive/zip"
	"bytes"
	"io"
	"path"
	"strings"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// What a workbook may be, in bytes and entries. Real ones unpack to five or ten times their size, lists of the same few words to fifteen; a
// bomb unpacks to a thousand times its size.
const (
	maxUnzipped  = 512 << 20
	freeUnzipped = 4 << 20
	maxSwelling  = 25
	maxEntries   = 10_000
	maxStdin     = 256 << 20 // of a workbook on standard input
)

// archive reads what is packed as a ZIP: a workbook, an OpenDocument spreadsheet, or something else that is named for what it is.
// Nothing is unpacked before its directory has shown that it stays within the limits.
func (l *loader) archive(name string, r io.ReaderAt, size int64) error {
	pos := lint.Pos{File: name}
	z, err := zip.NewReader(r, size)
	if err != nil {
		l.fatal(pos, kindFile, say.BrokenArchive(err.Error()))
		return nil
	}
	unpacked := uint64(0)
	for _, f := range z.File {
		unpacked += min(f.UncompressedSize64, maxUnzipped+1)
	}
	limit := uint64(min(maxUnzipped, freeUnzipped+maxSwelling*size))
	if unpacked > limit || len(z.File) > maxEntries {
		l.fatal(pos, kindFile, say.TooLarge(unpacked>>20, len(z.File)))
		return nil
	}
	switch is := packed(z); is {
	case isWorkbook:
		return l.workbook(name, r, size)
	case isOpenDocument:
		return l.openDocument(name, z)
	default:
		l.fatal(pos, kindFile, say.NotCards(is.words()))
		return nil
	}
}

// archiveFrom reads a ZIP from a stream: its directory stands at the end, so all of it must be there.
func (l *loader) archiveFrom(name string, r io.Reader) error {
	all, err := io.ReadAll(io.LimitReader(r, maxStdin+1))
	switch {
	case err != nil:
		l.fatal(lint.Pos{File: name}, kindFile, say.Unopened(err))
		return nil
	case len(all) > maxStdin:
		l.fatal(lint.Pos{File: name}, kindFile, say.TooLarge(maxStdin>>20, 1))
		return nil
	}
	return l.archive(name, bytes.NewReader(all), int64(len(all)))
}

// packed tells by the names in it what a ZIP is.
func packed(z *zip.Reader) content {
	is := isArchive
	for _, f := range z.File {
		switch n := strings.TrimPrefix(f.Name, "/"); {
		case n == "content.xml":
			is = isOpenDocument
		case n == "xl/workbook.bin":
			return isBinaryWorkbook
		case n == "xl/workbook.xml", n == "[Content_Types].xml" && is == isArchive:
			is = isWorkbook
		case n == "Index.zip", path.Ext(n) == ".iwa":
			return isNumbers
		case n == "word/document.xml", n == "ppt/presentation.xml":
			return isDocument
		}
	}
	if is == isOpenDocument && !spreadsheet(z) {
		return isDocument
	}
	return is
}

// spreadsheet says whether an OpenDocument is one.
func spreadsheet(z *zip.Reader) bool {
	kind := readEntry(z, "mimetype", 256)
	return len(kind) == 0 || bytes.Contains(kind, []byte("spreadsheet"))
}

// readEntry unpacks one entry, as far as the limit; nothing where there is none or it is broken.
func readEntry(z *zip.Reader, name string, limit int64) []byte {
	for _, f := range z.File {
		if f.Name != name {
			continue
		}
		r, err := f.Open()
		if err != nil {
			return nil
		}
		defer func() { _ = r.Close() }()
		all, err := io.ReadAll(io.LimitReader(r, limit))
		if err != nil {
			return nil
		}
		return all
	}
	return nil
}
