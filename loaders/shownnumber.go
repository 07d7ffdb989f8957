package loaders

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/xuri/excelize/v2"
)

// numbers knows how the numbers of a workbook are shown: with the format of their cell, dates as dates.
type numbers struct {
	book  *excelize.File
	sheet string // one that excelize reads, and where its XML lies
	path  string
	known map[number]string
	long  map[int]bool // formats of more characters than spreadsheet programs allow: it takes too long to follow them
}

type number struct {
	style       int
	kind, value string
}

// newNumbers takes a sheet of the workbook for its own: by then its XML has been taken out (bookParts).
func newNumbers(book *excelize.File, parts bookParts) *numbers {
	const longest = 255
	n := &numbers{book: book, known: map[number]string{}, long: map[int]bool{}}
	if book.Styles != nil && book.Styles.NumFmts != nil {
		for _, f := range book.Styles.NumFmts.NumFmt {
			n.long[f.NumFmtID] = utf8.RuneCountInString(f.FormatCode) > longest
		}
	}
	for _, name := range book.GetSheetList() {
		if rows, err := book.Rows(name); err == nil && rows.Close() == nil {
			n.sheet, n.path = name, parts.paths[name]
			book.Pkg.Store("xl/sharedStrings.xml", []byte{}) // else they would be read once more
			break
		}
	}
	return n
}

// shown is the number as the spreadsheet program shows it; kind is the type of the cell. Numbers without a format are shown as they are
// stored; for others excelize is asked, once for each, by way of a sheet of that one cell.
func (n *numbers) shown(style int, kind, value string) string {
	if whole, fraction := plainNumber(value); kind == "" || kind == "n" {
		switch f := n.format(style); {
		case whole && (f == formatGeneral || f == formatWhole || f == formatText),
			fraction && (f == formatGeneral || f == formatText):
			return value
		}
	}
	if f := n.format(style); f != formatGeneral && (n.long[f] || beyondNumbers(value)) {
		return value
	}
	key := number{style, kind, value}
	out, ok := n.known[key]
	if !ok {
		out = n.ask(key)
		n.known[key] = out
	}
	return out
}

// plainNumber says whether the value is written as a whole number, or one with a fraction, in its shortest form, of no more digits than are
// shown.
func plainNumber(v string) (whole, fraction bool) {
	const most = 11
	if len(v) > most || len(v) == 0 || v[0] == '.' || v[0] == '0' && len(v) > 1 && v[1] != '.' || strings.Trim(v, "0123456789.") != "" {
		return false, false
	}
	switch strings.Count(v, ".") {
	case 0:
		return true, false
	case 1:
		return false, v[len(v)-1] != '0' && v[len(v)-1] != '.'
	}
	return false, false
}

// beyondNumbers says whether a value is a number as computers have it and spreadsheets have not, NaN and the infinite, or one of more digits
// than 64 bits hold: where excelize tries to show such a one as a fraction, it never comes to an end.
func beyondNumbers(v string) bool {
	const most = 1e18
	f, err := strconv.ParseFloat(v, 64)
	return (err == nil || errors.Is(err, strconv.ErrRange)) && !(math.Abs(f) < most)
}

// The numbers of the formats that show a number as it is: General and text, and 0 for whole ones.
const (
	formatGeneral = 0
	formatWhole   = 1
	formatText    = 49
)

// format is the number of the format of a style.
func (n *numbers) format(style int) int {
	styles := n.book.Styles
	if style <= 0 || styles == nil || styles.CellXfs == nil || style >= len(styles.CellXfs.Xf) || styles.CellXfs.Xf[style].NumFmtID == nil {
		return formatGeneral
	}
	return *styles.CellXfs.Xf[style].NumFmtID
}

// ask gives the value as it is stored where excelize has no answer.
func (n *numbers) ask(k number) (out string) {
	defer func() {
		if recover() != nil {
			out = k.value
		}
	}()
	var value, kind bytes.Buffer
	if xml.EscapeText(&value, []byte(k.value)) != nil || xml.EscapeText(&kind, []byte(k.kind)) != nil || n.path == "" {
		return k.value
	}
	n.book.Pkg.Store(n.path, fmt.Appendf(nil, `<worksheet><sheetData><row r="1"><c r="A1" s="%d" t="%s"><v>%s</v></c></row></sheetData></worksheet>`, k.style, kind.Bytes(), value.Bytes()))
	rows, err := n.book.Rows(n.sheet)
	if err != nil {
		return k.value
	}
	defer func() { _ = rows.Close() }()
	if !rows.Next() {
		return k.value
	}
	if values, err := rows.Columns(); err == nil && len(values) == 1 {
		return values[0]
	}
	return k.value
}
