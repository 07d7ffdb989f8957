package loaders

import (
	"regexp"
	"strconv"
)

var (
	yearDigits = regexp.MustCompile(`(?:^|\D)((?:19|20)\d\d)(?:\D|$)`)
	thousands  = regexp.MustCompile(`^([12])[ ,.\x{a0}\x{202f}](\d{3})$`)
)

// readYear finds the year in a cell: 2021, 2021. május, 2021-05-01; also 2,021, where a program takes it for an amount. 0: there is none.
func readYear(s string) int {
	if m := thousands.FindStringSubmatch(s); m != nil {
		s = m[1] + m[2]
	}
	if m := yearDigits.FindStringSubmatch(s); m != nil {
		n, _ := strconv.Atoi(m[1])
		return n
	}
	return 0
}

// year reads the year of a card. What is none is noted, and said once for the sheet.
func (b *builder) year(r *row) int {
	col := b.first(fieldYear)
	v := b.one(r, fieldYear)
	n := readYear(v)
	if n == 0 && !isFiller(v) && !isError(v) && v != "?" {
		if b.years == 0 {
			b.firstYear = b.place(r, col)
			b.oddYear = v
		}
		b.years++
	}
	return n
}
