package loaders

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"github.com/xuri/excelize/v2"

	"github.com/cardlint/cardlint/lint"
)

// cells are the filled cells of a sheet: A1 → value. A value that begins with "=" is a formula nobody computed.
type cells map[string]any

// book writes a workbook; sheets in the order of their names.
func book(t testing.TB, change func(f *excelize.File), sheets ...any) string {
	t.Helper()
	f := excelize.NewFile()
	defer func() { _ = f.Close() }()
	for i := 0; i < len(sheets); i += 2 {
		name := sheets[i].(string)
		if _, err := f.NewSheet(name); err != nil {
			t.Fatal(err)
		}
		for at, v := range sheets[i+1].(cells) {
			var err error
			if s, ok := v.(string); ok && strings.HasPrefix(s, "=") {
				err = f.SetCellFormula(name, at, s[1:])
			} else {
				err = f.SetCellValue(name, at, v)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	if err := f.DeleteSheet("Sheet1"); err != nil {
		t.Fatal(err)
	}
	if change != nil {
		change(f)
	}
	file := filepath.Join(t.TempDir(), "lapok.xlsx")
	if err := f.SaveAs(file); err != nil {
		t.Fatal(err)
	}
	return file
}

func TestWorkbook(t *testing.T) {
	header := func(row int, more cells) cells {
		for i, h := range []string{"Név", "Típus", "Szín", "Költség", "Szöveg"} {
			more[fmt.Sprintf("%c%d", 'A'+i, row)] = h
		}
		return more
	}
	for _, c := range []struct {
		name           string
		opt            Options
		sheets         []any
		change         func(f *excelize.File)
		want, problems string
	}{
		{
			name: "a title above the header, blank rows, a text of several lines",
			sheets: []any{"Lapok", header(4, cells{
				"A1": "Hajnalhasadás", "A5": "A", "B5": "Szörny", "E5": "egy\nkettő\nhárom",
				"A9": "B", "B9": "Tárgy", "E9": "x", "A12": "C", "B12": "Tárgy", // no text: trailing cells are cut
			})},
			want: "A Lapok row 5 line 0 E5\nB Lapok row 9 line 0 E9\nC Lapok row 12 line 0 E12",
		},
		{
			name: "all card sheets, notes passed over",
			sheets: []any{
				"Egy", header(1, cells{"A2": "A", "B2": "Szörny", "E2": "x"}),
				"Jegyzetek",
				cells{"A1": "Név", "B1": "Teendő", "A2": "Valaki", "B2": "írni"},
				"Kettő", header(2, cells{"A3": "B", "B3": "Szörny", "E3": "x"}),
			},
			want:     "A Egy row 2 line 0 E2\nB Kettő row 3 line 0 E3",
			problems: `no-cards-here Jegyzetek row 0 line 0 ""`,
		},
		{
			name: "sheets that were asked for, one of them not there, one without a header",
			opt:  Options{Sheets: []string{"kettő", "Jegyzetek", "Három"}},
			sheets: []any{
				"Egy", header(1, cells{"A2": "A", "B2": "Szörny", "E2": "x"}),
				"Jegyzetek",
				cells{"A1": "Teendő"},
				"Kettő", header(2, cells{"A3": "B", "B3": "Szörny", "E3": "x"}),
			},
			want:     "B Kettő row 3 line 0 E3",
			problems: "unknown-sheet! row 0 line 0 \"\"\nmissing-header! Jegyzetek row 0 line 0 \"\"",
		},
		{
			name:     "no sheet with a header",
			sheets:   []any{"Egy", cells{"A1": "x"}, "Kettő", cells{"A1": "y"}},
			problems: "missing-header! Egy row 0 line 0 \"\"\nmissing-header! Kettő row 0 line 0 \"\"",
		},
		{
			name: "a sheet that lacks a column beside a good one",
			sheets: []any{
				"Egy",
				cells{"A1": "Név", "B1": "Típus", "C1": "Szövge", "A2": "A", "B2": "Szörny", "C2": "x"},
				"Kettő", header(1, cells{"A2": "B", "B2": "Szörny", "E2": "x"}),
			},
			want:     "B Kettő row 2 line 0 E2",
			problems: `missing-column! Egy row 1 line 0 ""`,
		},
		{
			name:   "a sheet of one chart is passed over",
			sheets: []any{"Lapok", header(1, cells{"A2": "A", "B2": "Szörny", "D2": 2, "E2": "x"})},
			change: func(f *excelize.File) {
				_ = f.AddChartSheet("Ábra", &excelize.Chart{Type: excelize.Col, Series: []excelize.ChartSeries{{Values: "Lapok!$D$2:$D$2"}}})
			},
			want: "A Lapok row 2 line 0 E2",
		},
		{
			name: "hidden rows and sheets are read",
			sheets: []any{
				"Egy", header(1, cells{"A2": "A", "B2": "Szörny", "E2": "x"}),
				"Kettő", header(1, cells{"A2": "B", "B2": "Szörny", "E2": "x"}),
			},
			change:   func(f *excelize.File) { _ = f.SetRowVisible("Egy", 2, false); _ = f.SetSheetVisible("Kettő", false) },
			want:     "A Egy row 2 line 0 E2\nB Kettő row 2 line 0 E2",
			problems: "hidden Egy row 2 line 0 A2 \"\"\nhidden Kettő row 0 line 0 \"\"",
		},
		{
			name: "a text merged down stands where its anchor is, and a heading merged over the columns is no card",
			sheets: []any{"Lapok", header(1, cells{
				"A2": "Tharr lapok", "A3": "A", "B3": "Szörny", "E3": "x", "A4": "B", "B4": "Tárgy", "A5": "C", "B5": "Tárgy", "E5": "y",
			})},
			change:   func(f *excelize.File) { _ = f.MergeCell("Lapok", "A2", "E2"); _ = f.MergeCell("Lapok", "E3", "E4") },
			want:     "A Lapok row 3 line 0 E3\nB Lapok row 4 line 0 E3\nC Lapok row 5 line 0 E5",
			problems: `merged-cells Lapok row 4 line 0 E3 ""`,
		},
		{
			name: "a card merged down over two rows is one card",
			sheets: []any{"Lapok", header(1, cells{
				"A2": "A", "B2": "Szörny", "E2": "x", "A4": "B", "B4": "Tárgy", "E4": "y",
			})},
			change: func(f *excelize.File) {
				for _, c := range []string{"A", "B", "E"} {
					_ = f.MergeCell("Lapok", c+"2", c+"3")
				}
			},
			want: "A Lapok row 2 line 0 E2\nB Lapok row 4 line 0 E4",
		},
		{
			name: "formulas that nobody computed, in columns that are read",
			sheets: []any{"Lapok", header(1, cells{
				"A2": "A", "B2": "Szörny", "D2": "=1+1", "E2": "=A2", "F2": "=A2", "A3": "B", "B3": "Szörny", "E3": "x",
			})},
			want:     "A Lapok row 2 line 0 E2\nB Lapok row 3 line 0 E3",
			problems: "formula-without-value Lapok row 2 line 0 D2 \"\"\nformula-without-value Lapok row 2 line 0 E2 \"\"",
		},
		{
			name: "a date where a cost was typed, and an error",
			sheets: []any{"Lapok", header(1, cells{
				"A2": "A", "B2": "Szörny", "D2": time.Date(2026, 3, 1, 0, 0, 0, 0, time.UTC), "E2": "x",
				"A3": "B", "B3": "Szörny", "D3": "#REF!", "E3": "y",
			})},
			want:     "A Lapok row 2 line 0 E2\nB Lapok row 3 line 0 E3",
			problems: "date-for-a-cost Lapok row 2 line 0 D2 \"Mar-26\"\nformula-without-value Lapok row 3 line 0 D3 \"#REF!\"",
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			cards, problems := load(t, c.opt, book(t, c.change, c.sheets...))
			if d := cmp.Diff(c.want, places(cards)); d != "" {
				t.Errorf("cards (-want +got):\n%s", d)
			}
			if d := cmp.Diff(c.problems, show(problems)); d != "" {
				t.Errorf("problems (-want +got):\n%s", d)
			}
		})
	}
}

// What is merged down holds for every card beside it; what is merged across does not.
func TestMergedTypeAndColour(t *testing.T) {
	file := book(t, func(f *excelize.File) {
		_ = f.MergeCell("Lapok", "B2", "B3")
		_ = f.MergeCell("Lapok", "C3", "C5")
		_ = f.MergeCell("Lapok", "C2", "D2")
	}, "Lapok", cells{
		"A1": "Név", "B1": "Típus", "C1": "Szín", "D1": "Szín 2", "E1": "Szöveg",
		"A2": "A", "B2": "Szörny", "C2": "Leah", "E2": "x",
		"A3": "B", "C3": "Tharr", "D3": "Raia", "E3": "y",
		"A4": "C", "B4": "Tárgy", "E4": "z",
		"A5": "D", "B5": "Tárgy", "E5": "z",
		"A6": "E", "B6": "Tárgy", "E6": "z",
	})
	cards, problems := load(t, Options{}, file)
	var got []string
	for _, c := range cards {
		got = append(got, fmt.Sprintf("%s %v %v", c.Name, c.Types, c.Colours))
	}
	want := []string{"A [szörny] [Leah]", "B [szörny] [Tharr Raia]", "C [tárgy] [Tharr]", "D [tárgy] [Tharr]", "E [tárgy] []"}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("cards (-want +got):\n%s", d)
	}
	if want := `merged-cells Lapok row 3 line 0 B2 ""`; show(problems) != want || !strings.Contains(problems[0].Say.En, "2 merged cells") {
		t.Errorf("problems: %v, want %s about two cells", problems, want)
	}
}

// The same table in both formats gives the same cards, places apart.
func TestBothFormatsGiveTheSameCards(t *testing.T) {
	table := [][]string{
		{"Hajnalhasadás, tervezet"},
		{},
		{"Név", "Típus", "Költség", "Ikonok", "Ősmágia", "Szöveg", "Hátrány", "Év"},
		{"Ködsárkány (új)", "Szörny; sárkány; oltalom: 2 (Raia/Tharr)", "2 VP + 1 SZK", "N", "", "Repül.\nHúzz két lapot!", "Sebződsz 1-et.", "2021"},
		{},
		{"Parázsjel", "Raia azonnali", "X", "Ú", "igen", "=Sebez 2-t.", "", ""},
		{"Titok", "Titokk", "3b", "", "talán", "_ősmágia. Repül.", "", "tavaly"},
		{"", "Tárgy", "", "", "", "Név nélkül.", "", ""},
	}
	var csv strings.Builder
	sheet := excelize.NewFile()
	for i, row := range table {
		for j := range table[2] {
			v := ""
			if j < len(row) {
				v = row[j]
			}
			if err := sheet.SetCellStr("Sheet1", fmt.Sprintf("%c%d", 'A'+j, i+1), v); err != nil {
				t.Fatal(err)
			}
			if j > 0 {
				csv.WriteString(";")
			}
			csv.WriteString(`"` + v + `"`)
		}
		csv.WriteString("\r\n")
	}
	file := filepath.Join(t.TempDir(), "lapok.xlsx")
	if err := sheet.SaveAs(file); err != nil {
		t.Fatal(err)
	}
	fromBook, bookProblems := load(t, Options{}, file)
	fromCSV, csvProblems := load(t, Options{}, write(t, "lapok.csv", csv.String()))
	where := []cmp.Option{cmpopts.IgnoreFields(lint.Pos{}, "File", "Sheet", "Line"), cmp.AllowUnexported(lint.Cost{})}
	if d := cmp.Diff(fromCSV, fromBook, where...); d != "" || len(fromCSV) != 4 {
		t.Errorf("%d cards from CSV; XLSX differs (-CSV +XLSX):\n%s", len(fromCSV), d)
	}
	if d := cmp.Diff(csvProblems, bookProblems, where...); d != "" || len(csvProblems) != 6 {
		t.Errorf("%d problems from CSV; XLSX differs (-CSV +XLSX):\n%s", len(csvProblems), d)
	}
}
