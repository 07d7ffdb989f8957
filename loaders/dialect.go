package loaders

import (
	"bufio"
	"bytes"
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

// findDelimiter takes the one under which the header row is understood best, then the one that makes the most columns.
func findDelimiter(r *bufio.Reader, names headerNames) rune {
	head, _ := r.Peek(sampleSize)
	if comma, n := sepLine(head); n > 0 {
		return comma
	}
	best, bestScore := ',', -1
	for _, d := range delimiters {
		score := 0
		c := newCSV(bufio.NewReaderSize(bytes.NewReader(head), sampleSize), "", d)
		for range headerRows {
			row, err := c.next()
			if err != nil {
				break
			}
			score = max(score, names.columns(&row).score()*1000+min(len(row.cells), 999))
		}
		if score > bestScore {
			best, bestScore = d, score
		}
	}
	return best
}
