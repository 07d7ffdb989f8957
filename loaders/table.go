package loaders

import (
	"slices"
	"strconv"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// source hands over the rows of a sheet or file in order, and io.EOF after the last. A *lint.Problem as error says
// that the rest could not be read.
type source interface {
	next() (row, error)
	hiddenColumn(col int) bool // 0-based; certain once a row was read
}

// row is a row of cells as a spreadsheet program shows it. Cells at its end may be missing.
type row struct {
	number int // 1-based
	line   int // 1-based line of a CSV file where the record begins; 0 for a workbook
	hidden bool
	beyond bool          // something stands beyond maxColumns
	damage *lint.Problem // why the row cannot be read; its last cell then holds the rest of its line
	cells  []cell
}

// cell is one cell. A merged block stands for one value down its rows, so a cell in it bears the value of its anchor.
type cell struct {
	value   string
	anchor  int  // the row where the value stands, 0: the cell's own
	across  int  // at the anchor of a merged block: how many columns it covers, 0 or 1: one
	slip    bool // text stood behind its closing quote
	rows    bool // it looks as if its quotes held whole rows of text
	noValue bool // a formula whose value was never computed
}

// maxColumns is how many columns there can be, in all programs.
const maxColumns = 16384

// columnRange are columns side by side, 0-based, both ends included.
type columnRange struct{ from, to int }

func hides(ranges []columnRange, col int) bool {
	return slices.ContainsFunc(ranges, func(r columnRange) bool { return r.from <= col && col <= r.to })
}

// get is the cell in a column (0-based); an empty one beyond the end of the row.
func (r *row) get(col int) cell {
	if col < 0 || col >= len(r.cells) {
		return cell{}
	}
	return r.cells[col]
}

// at names the cell where the value of the column stands: F42.
func (r *row) at(col int) string {
	n := r.get(col).anchor
	if n == 0 {
		n = r.number
	}
	return columnName(col) + strconv.Itoa(n)
}

// blank says whether the row has nothing of its own: a value shared down a merged block does not make a row.
func (r *row) blank() bool {
	for _, c := range r.cells {
		if c.anchor == 0 && (c.noValue || c.value != "" && strings.TrimSpace(c.value) != "") {
			return false
		}
	}
	return true
}

// filled is the number of cells that are not empty.
func (r *row) filled() int {
	n := 0
	for _, c := range r.cells {
		if c.value != "" {
			n++
		}
	}
	return n
}

// width is the number of cells up to the last that is not empty.
func (r *row) width() int {
	for n := len(r.cells); n > 0; n-- {
		if strings.TrimSpace(r.cells[n-1].value) != "" {
			return n
		}
	}
	return 0
}

// columnName gives the letters of a column (0-based): A, Z, AA.
func columnName(col int) string {
	var letters []byte
	for col++; col > 0; col = (col - 1) / 26 {
		letters = append([]byte{byte('A' + (col-1)%26)}, letters...)
	}
	return string(letters)
}

// columnIndex is the reverse of columnName; letters in upper case.
func columnIndex(name string) int {
	col := 0
	for _, b := range []byte(name) {
		col = col*26 + int(b-'A') + 1
	}
	return col - 1
}
