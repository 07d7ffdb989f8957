package workbook_test

import (
	"encoding/csv"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/report/workbook"
)

// BenchmarkWrite marks a workbook of 10,000 cards, those of the demo over and over; checking it is not counted.
func BenchmarkWrite(b *testing.B) {
	raw, err := os.ReadFile("../../../fixtures/demo.csv")
	if err != nil {
		b.Fatal(err)
	}
	r := csv.NewReader(strings.NewReader(strings.TrimPrefix(string(raw), "\ufeff")))
	r.Comma = ';'
	rows, err := r.ReadAll()
	if err != nil {
		b.Fatal(err)
	}
	f := excelize.NewFile()
	for i := range 10_001 {
		row := append([]string(nil), rows[0]...)
		if i > 0 {
			row = append([]string(nil), rows[1+i%(len(rows)-1)]...)
			row[0], row[1] = fmt.Sprintf("X-%d", i), fmt.Sprintf("%s %d", row[1], i)
		}
		if err := f.SetSheetRow("Sheet1", fmt.Sprintf("A%d", i+1), &row); err != nil {
			b.Fatal(err)
		}
	}
	file := filepath.Join(b.TempDir(), "nagy.xlsx")
	if err := f.SaveAs(file); err != nil {
		b.Fatal(err)
	}
	in := check(b, file)
	if raw, err = os.ReadFile(file); err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := workbook.Write(io.Discard, &workbook.Source{File: file, Raw: raw}, in, lint.Hungarian); err != nil {
			b.Fatal(err)
		}
	}
}
