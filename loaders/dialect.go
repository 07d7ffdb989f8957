package loaders

import (
	"bufio"
	"bytes"
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"
)

// delimiters are tried in this order; the first of equals wins.
var delimiters = []rune{';', ',', '\t', '|'}

// sepLine reads the line "sep=;" that Excel writes and obeys: the delimiter and the line's length in bytes with its end.
// Length 0: there is none.
func sepLine(head []byte) (comma rune, length int) {
	line, _, ended := bytes.Cut(head, []byte("\n"))
	if !ended {
		line = head
	}
	body := bytes.TrimSuffix(line, []byte("\r"))
	body = bytes.TrimSuffix(bytes.TrimPrefix(body, []byte(`"`)), []byte(`"`))
	if len(body) < 5 || !strings.EqualFold(string(body[:4]), "sep=") {
		return 0, 0
	}
	comma, size := utf8.DecodeRune(body[4:])
	if len(body) != 4+size || comma == utf8.RuneError {
		return 0, 0
	}
	length = len(line)
	if ended {
		length++
	}
	return comma, length
}

// findDelimiter takes the one under which the header row is understood best, then the one under which the most rows have the same number of
// cells, then the one that makes the most cells.
func findDelimiter(r *bufio.Reader, names headerNames) rune {
	head, _ := r.Peek(sampleSize)
	if comma, n := sepLine(head); n > 0 {
		return comma
	}
	best, bestFit := ',', fit{}
	for _, d := range delimiters {
		if f := fitOf(head, d, names); f.better(bestFit) {
			best, bestFit = d, f
		}
	}
	return best
}

// findQuote takes the apostrophe for the quotation mark where every word of the header stands between two of them.
func findQuote(r *bufio.Reader, comma rune, names headerNames) rune {
	head, _ := r.Peek(sampleSize)
	c := newCSV(bufio.NewReaderSize(bytes.NewReader(head), sampleSize), "", comma)
	for range headerRows {
		row, err := c.next()
		if err != nil {
			break
		}
		if cols := names.columns(&row); cols.complete() {
			if slices.ContainsFunc(row.cells, func(k cell) bool { return k.value != "" && !betweenApostrophes(k.value) }) {
				break
			}
			return '\''
		}
	}
	return '"'
}

func betweenApostrophes(s string) bool {
	return len(s) > 2 && strings.HasPrefix(s, "'") && strings.HasSuffix(s, "'")
}

// fit is how well a delimiter suits a sample.
type fit struct {
	header int // how much of a header was understood
	alike  int // how many rows have the number of cells that most rows of more than one cell have
	cells  int // that number
}

func (f fit) better(g fit) bool {
	return cmp.Or(cmp.Compare(f.header, g.header), cmp.Compare(f.alike, g.alike), cmp.Compare(f.cells, g.cells)) > 0
}

func fitOf(head []byte, comma rune, names headerNames) fit {
	f := fit{}
	rows := map[int]int{} // cells → rows
	c := newCSV(bufio.NewReaderSize(bytes.NewReader(head), sampleSize), "", comma)
	for range headerRows {
		row, err := c.next()
		if err != nil {
			break
		}
		f.header = max(f.header, names.columns(&row).score())
		n := len(row.cells)
		if n < 2 {
			continue
		}
		if rows[n]++; rows[n] > f.alike || rows[n] == f.alike && n > f.cells {
			f.alike, f.cells = rows[n], n
		}
	}
	return f
}
