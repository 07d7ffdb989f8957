package workbook

import (
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"
)

// What spreadsheet programs allow.
const (
	mostText    = 32_767 // UTF-16 units in a cell, and in a comment
	mostLinks   = 65_530 // on a sheet
	mostRows    = 1_048_576
	mostFormats = 65_490 // in a workbook
	mostName    = 31     // UTF-16 units in the name of a sheet
)

// escape writes a text for XML: what XML cannot hold becomes _x0007_, as spreadsheet programs write and read it, and what looks like
// that already is kept from being taken for it.
func escape(s string) string {
	if strings.Contains(s, "_x") {
		s = looksEscaped.ReplaceAllString(s, "_x005F_$1")
	}
	var b strings.Builder
	for _, r := range s {
		switch {
		case r == '&':
			b.WriteString("&amp;")
		case r == '<':
			b.WriteString("&lt;")
		case r == '>':
			b.WriteString("&gt;")
		case r == '"':
			b.WriteString("&quot;")
		case r == '\r' || r < ' ' && r != '\n' && r != '\t' || r == 0xFFFE || r == 0xFFFF:
			hex := strings.ToUpper(strconv.FormatInt(int64(r), 16))
			b.WriteString("_x" + strings.Repeat("0", 4-len(hex)) + hex + "_")
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}

var looksEscaped = regexp.MustCompile(`_(x[0-9A-Fa-f]{4}_)`)

// units counts UTF-16 units, as the limits of spreadsheet programs do.
func units(s string) int {
	n := utf8.RuneCountInString(s)
	for _, r := range s {
		if r > 0xFFFF {
			n++
		}
	}
	return n
}

// fitted cuts a text to so many units, and ends it with the words that say so.
func fitted(s, cut string, most int) string {
	if len(s) <= most || units(s) <= most {
		return s
	}
	room := max(0, most-units(cut))
	for i, r := range s {
		if room -= units(string(r)); room < 0 {
			return s[:i] + cut
		}
	}
	return s
}

// cellAt names a cell (column and row from 1): F42.
func cellAt(col, row int) string {
	var letters []byte
	for ; col > 0; col = (col - 1) / 26 {
		letters = append([]byte{byte('A' + (col-1)%26)}, letters...)
	}
	return string(letters) + strconv.Itoa(row)
}

// place reads the name of a cell; 0, 0 where it is none.
func place(cell string) (col, row int) {
	i := 0
	for ; i < len(cell) && i < 4 && cell[i] >= 'A' && cell[i] <= 'Z'; i++ {
		col = col*26 + int(cell[i]-'A') + 1
	}
	row, err := strconv.Atoi(cell[i:])
	if err != nil || i == 0 {
		return 0, 0
	}
	return col, row
}

// reference names a cell of a sheet in a link or formula: 'Kata”s lapjai'!F42.
func reference(sheet, cell string) string {
	return "'" + strings.ReplaceAll(sheet, "'", "''") + "'!" + cell
}
