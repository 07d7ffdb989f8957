package loaders

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/xuri/excelize/v2"

	"github.com/cardlint/cardlint/lint"
)

// unlikeExcelize reads every sheet of a workbook both ways and tells the cells of which excelize's plain Rows has another value, and how many
// are alike. A workbook that either cannot read to its end has none.
func unlikeExcelize(t *testing.T, file string) (unlike []string, alike int) {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = f.Close() }()
	info, err := f.Stat()
	if err != nil {
		t.Fatal(err)
	}
	book, sheets, err := openWorkbook(io.NewSectionReader(f, 0, info.Size()))
	if err != nil {
		return nil, 0
	}
	defer func() { _ = book.Close() }()
	theirs, err := excelize.OpenFile(file, bookOptions)
	if err != nil {
		return nil, 0
	}
	defer func() { _ = theirs.Close() }()
	for _, s := range sheets {
		want, err := theirs.GetRows(s.name)
		if err != nil {
			continue
		}
		got, src := map[string]string{}, s.open(lint.Pos{Sheet: s.name})
		for {
			r, err := src.next()
			if err != nil {
				if !errors.Is(err, io.EOF) {
					unlike = append(unlike, fmt.Sprint(s.name, ": ", err))
				}
				break
			}
			for i, c := range r.cells {
				if c.anchor == 0 && c.value != "" {
					got[r.at(i)] = c.value
				}
			}
		}
		for i, row := range want {
			for j, v := range row {
				at := fmt.Sprint(columnName(j), i+1)
				if v != got[at] {
					unlike = append(unlike, fmt.Sprintf("%s!%s is %q, excelize reads %q", s.name, at, got[at], v))
				} else if v != "" {
					alike++
				}
				delete(got, at)
			}
		}
		for at, v := range got {
			unlike = append(unlike, fmt.Sprintf("%s!%s is %q, excelize reads nothing", s.name, at, v))
		}
	}
	return unlike, alike
}

// The reading of sheets here, fast as it is, finds what excelize finds.
func TestWorkbooksAreReadAsExcelizeReadsThem(t *testing.T) {
	formats := book(t, func(f *excelize.File) {
		for i, id := range []int{1, 2, 3, 9, 10, 11, 12, 14, 17, 20, 22, 37, 49} {
			style, err := f.NewStyle(&excelize.Style{NumFmt: id})
			at := fmt.Sprint("A", i+1)
			for _, err := range []error{err, f.SetCellValue("Lapok", at, 44317.25), f.SetCellStyle("Lapok", at, "B"+at[1:], style), f.SetCellValue("Lapok", "B"+at[1:], 7)} {
				if err != nil {
					t.Fatal(err)
				}
			}
		}
	}, "Lapok", cells{
		"D1": 1.5, "D2": -3, "D3": 1e20, "D4": 123456789012, "D5": 0.1 + 0.2, "D6": true, "D7": false, "D8": time.Date(2026, 2, 1, 0, 0, 0, 0, time.UTC), "D9": " szóköz ", "D10": "egy\r\nkettő", "D11": "_x0041_", "D12": "#REF!", "E400": 0,
	})
	files, _ := filepath.Glob("../fixtures/odd/*.xlsx")
	total := 0
	for _, file := range append(files, "../fixtures/demo.xlsx", formats) {
		unlike, alike := unlikeExcelize(t, file)
		for _, u := range unlike {
			t.Errorf("%s: %s", filepath.Base(file), u)
		}
		total += alike
	}
	if total < 1000 {
		t.Errorf("only %d cells were compared", total)
	}
}
