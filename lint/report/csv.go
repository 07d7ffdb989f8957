package report

import (
	"encoding/csv"
	"io"
	"iter"
	"strconv"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// writeCSV writes a table as a Hungarian Excel opens it by a double click: fields and line ends by RFC 4180, but with semicolons, for that
// is the list separator there (with commas every row would land in one cell), and with a byte order mark, for without one its accents break.
// A line sep=; would do for the first and spoil the second. The heads are English and fixed: programs read them, too.
func writeCSV(w io.Writer, head []string, rows iter.Seq[[]string]) error {
	if _, err := io.WriteString(w, "\ufeff"); err != nil {
		return err
	}
	c := csv.NewWriter(w)
	c.Comma, c.UseCRLF = ';', true
	_ = c.Write(head) // the errors of a csv.Writer stick
	for row := range rows {
		for i := range row {
			row[i] = harmless(row[i])
		}
		if err := c.Write(row); err != nil {
			return err
		}
	}
	c.Flush()
	return c.Error()
}

// formulaStarts begin a formula in one spreadsheet program or another; the last four are those of full width.
const formulaStarts = "=+-@\t＝＋－＠"

// harmless makes text of a cell that a spreadsheet program would take for a formula, by an apostrophe in front. Line ends become those
// that a CSV file knows.
func harmless(s string) string {
	s = strings.ReplaceAll(strings.ReplaceAll(s, "\r\n", "\n"), "\r", "\n")
	if s == "" || !strings.ContainsAny(firstRune(strings.TrimLeft(s, " \u00a0\n")), formulaStarts) {
		return s
	}
	return "'" + s
}

func firstRune(s string) string {
	for _, r := range s {
		return string(r)
	}
	return ""
}

// placeHead are the heads of placeCells.
var placeHead = []string{"file", "sheet", "row", "line", "cell"}

// placeCells are the cells of a place; what is not known stays empty.
func placeCells(p lint.Pos) []string {
	return []string{p.File, p.Sheet, countCell(p.Row), countCell(p.Line), p.Cell}
}

func countCell(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

// nameList joins names in one cell; names may hold commas.
func nameList(refs []lint.Ref) string {
	names := make([]string, len(refs))
	for i, r := range refs {
		names[i] = r.Name
	}
	return strings.Join(names, " | ")
}
