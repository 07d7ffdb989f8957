package loaders

import (
	"archive/zip"
	"bufio"
	"bytes"
	"errors"
	"io"

	"github.com/cardlint/cardlint/lint"
)

// Files gives the files that Load reads for the names: those in a folder, those that a pattern fits; lock files are left out.
func Files(names []string) []string {
	var out []string
	for _, f := range (&loader{}).files(names) {
		if !isLock(f) {
			out = append(out, f)
		}
	}
	return out
}

// Rows hands over every row of a text file or an OpenDocument spreadsheet as it stands, notes and other sheets included, with its number
// (from 1): for a copy of it. name is for errors only. A merged value stands in its first cell alone. The error, a *lint.Problem, says
// what could not be read.
func Rows(name string, raw []byte, opt Options, emit func(sheet string, number int, cells []string)) error {
	l := &loader{opt: opt}
	l.given()
	pos := lint.Pos{File: name}
	r := bufio.NewReaderSize(bytes.NewReader(raw), sampleSize)
	if identify(r) == isText {
		return rows(l.openCSV(r, name), "", emit)
	}
	z, err := zip.NewReader(bytes.NewReader(raw), int64(len(raw)))
	if err != nil {
		return err
	}
	content := readEntry(z, "content.xml", maxUnzipped)
	d := newODS(content)
	all, err := odsSheets(content, d)
	if err != nil {
		return err
	}
	for _, s := range all {
		pos.Sheet = s.name
		if err := rows(s.open(pos), s.name, emit); err != nil {
			return err
		}
	}
	return nil
}

func rows(src source, sheet string, emit func(sheet string, number int, cells []string)) error {
	emitted := false
	for {
		r, err := src.next()
		if errors.Is(err, io.EOF) {
			if !emitted {
				emit(sheet, 1, nil)
			}
			return nil
		}
		if err != nil {
			return err
		}
		cells := make([]string, len(r.cells))
		for i, c := range r.cells {
			if c.anchor == 0 {
				cells[i] = c.value
			}
		}
		emit(sheet, r.number, cells)
		emitted = true
	}
}
