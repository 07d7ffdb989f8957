package workbook_test

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/xuri/excelize/v2"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/report"
	"github.com/cardlint/cardlint/lint/report/workbook"
	"github.com/cardlint/cardlint/loaders"
	"github.com/cardlint/cardlint/rules"
)

var update = flag.Bool("update", false, "write the expected copies anew")

// The workbooks that are copied: one with much of what Excel can put into one (testdata/make.py), those of two other programs, the demo.
var books = []string{"testdata/rich.xlsx", "../../../fixtures/odd/openpyxl.xlsx", "../../../fixtures/odd/libreoffice.xlsx", "../../../fixtures/demo.xlsx"}

// check finds what there is to mark in a file.
func check(t testing.TB, file string) *workbook.Input {
	t.Helper()
	f, err := rules.Conduct(context.Background(), func(emit func(lint.Card) error) ([]lint.Problem, error) {
		return loaders.Load(context.Background(), []string{file}, nil, loaders.Options{}, emit)
	}, rules.Options{Settings: lint.DefaultSettings(), Combos: true, Others: true})
	if err != nil || len(f.Pool.Cards) == 0 {
		t.Fatalf("%s: %d cards, %v", file, len(f.Pool.Cards), err)
	}
	in := &report.Input{Facts: f, Findings: rules.Findings(f, 0)}
	return &workbook.Input{Facts: f, Findings: in.Findings, Worst: report.Worst(in.Findings), Counts: report.Counts(in)}
}

// marked gives the copy of a workbook, and what was told of it.
func marked(t testing.TB, file string, lang lint.Lang) ([]byte, []lint.Words) {
	t.Helper()
	raw, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	told, err := workbook.Write(&out, &workbook.Source{File: file, Raw: raw}, check(t, file), lang)
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	return out.Bytes(), told
}

func opened(t testing.TB, raw []byte) *excelize.File {
	t.Helper()
	f, err := excelize.OpenReader(bytes.NewReader(raw))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = f.Close() })
	return f
}

// describe tells what excelize sees of a copy: the summary row by row with its links, the coloured cells of the other sheets with
// their comments.
func describe(t *testing.T, raw []byte) string {
	t.Helper()
	f := opened(t, raw)
	var b strings.Builder
	for i, sheet := range f.GetSheetList() {
		visible, err := f.GetSheetVisible(sheet)
		fmt.Fprintf(&b, "== %s (visible: %v, active: %v) %v\n", sheet, visible, f.GetActiveSheetIndex() == i, err)
		if i == 0 {
			summary(t, &b, f, sheet)
			continue
		}
		comments, err := f.GetComments(sheet)
		if err != nil {
			t.Fatal(err)
		}
		slices.SortFunc(comments, func(a, b excelize.Comment) int { return strings.Compare(a.Cell, b.Cell) })
		for _, c := range comments {
			text := c.Text
			for _, r := range c.Paragraph {
				text += r.Text
			}
			fmt.Fprintf(&b, "%s [%s] by %s\n\t%s\n", c.Cell, background(t, f, sheet, c.Cell), c.Author, strings.ReplaceAll(text, "\n", "\n\t"))
		}
	}
	return b.String()
}

func summary(t *testing.T, b *strings.Builder, f *excelize.File, sheet string) {
	t.Helper()
	rows, err := f.GetRows(sheet)
	if err != nil {
		t.Fatal(err)
	}
	for r, row := range rows {
		for c, v := range row {
			at, _ := excelize.CoordinatesToCellName(c+1, r+1)
			if v == "" {
				continue
			}
			fmt.Fprintf(b, "%s %s", at, strings.ReplaceAll(v, "\n", " ⏎ "))
			if ok, to, _ := f.GetCellHyperLink(sheet, at); ok {
				fmt.Fprintf(b, " → %s", to)
			}
			b.WriteByte('\n')
		}
	}
}

func background(t *testing.T, f *excelize.File, sheet, cell string) string {
	t.Helper()
	id, err := f.GetCellStyle(sheet, cell)
	if err != nil {
		t.Fatal(err)
	}
	s, err := f.GetStyle(id)
	if err != nil {
		t.Fatal(err)
	}
	return strings.Join(s.Fill.Color, " ")
}

func TestMarked(t *testing.T) {
	for _, lang := range []lint.Lang{lint.Hungarian, lint.English} {
		t.Run(string(lang), func(t *testing.T) {
			raw, told := marked(t, "testdata/rich.xlsx", lang)
			got := describe(t, raw)
			for _, w := range told {
				got += "told: " + w.In(lang) + "\n"
			}
			golden := filepath.Join("testdata", "rich."+string(lang)+".golden")
			if *update {
				if err := os.WriteFile(golden, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(golden)
			if err != nil {
				t.Fatal(err)
			}
			if d := cmp.Diff(string(want), got); d != "" {
				t.Errorf("(- want, + got)\n%s", d)
			}
		})
	}
}

// What counts sheets by their order still means the same ones, and no other sheet is selected beside the summary.
func TestOrderOfSheets(t *testing.T) {
	raw, _ := marked(t, "testdata/rich.xlsx", lint.Hungarian)
	f := opened(t, raw)
	want := map[string]string{"helyi": "Összesítés", "_xlnm.Print_Titles": "Lapok 'A' kör", "_xlnm.Print_Area": "Lapok 'A' kör", "_xlnm._FilterDatabase": "Lapok 'A' kör", "mind": "Workbook"}
	for _, n := range f.GetDefinedName() {
		if n.Scope != want[n.Name] {
			t.Errorf("%s is a name of %s, want %s", n.Name, n.Scope, want[n.Name])
		}
		delete(want, n.Name)
	}
	if len(want) > 0 {
		t.Errorf("lost: %v", want)
	}
	if f.GetActiveSheetIndex() != 0 {
		t.Errorf("sheet %d is shown", f.GetActiveSheetIndex())
	}
	before, err := os.ReadFile("testdata/rich.xlsx")
	if err != nil {
		t.Fatal(err)
	}
	if all := parts(t, before); !strings.Contains(all["xl/worksheets/sheet1.xml"], "tabSelected") || !strings.Contains(all["xl/worksheets/sheet2.xml"], "tabSelected") {
		t.Error("the original has no two selected sheets: nothing is tested")
	}
	for name, data := range parts(t, raw) {
		if name != "xl/worksheets/sheet4.xml" && strings.Contains(data, "tabSelected") {
			t.Errorf("%s is selected, too", name)
		}
	}
}

// The copy is itself a workbook that says the same: the summary is none of its card sheets, and a second marking adds no second comment.
func TestMarkedAgain(t *testing.T) {
	raw, _ := marked(t, "testdata/rich.xlsx", lint.Hungarian)
	file := filepath.Join(t.TempDir(), "rich.xlsx")
	if err := os.WriteFile(file, raw, 0o644); err != nil {
		t.Fatal(err)
	}
	var was, is []string
	for _, n := range check(t, "testdata/rich.xlsx").Findings {
		was = append(was, n.Fingerprint+n.Pos.Cell)
	}
	for _, n := range check(t, file).Findings {
		is = append(is, n.Fingerprint+n.Pos.Cell)
	}
	if !slices.Equal(was, is) || len(was) == 0 {
		t.Errorf("%d findings, then %d", len(was), len(is))
	}
	again, _ := marked(t, file, lint.Hungarian)
	before, after := parts(t, raw), parts(t, again)
	for name := range before {
		if strings.Contains(name, "comment") && before[name] != after[name] {
			t.Errorf("%s was written again", name)
		}
	}
}

// The same input gives the same bytes.
func TestSameBytes(t *testing.T) {
	for _, file := range books {
		a, _ := marked(t, file, lint.English)
		b, _ := marked(t, file, lint.English)
		if !bytes.Equal(a, b) {
			t.Errorf("%s: other bytes the second time", file)
		}
	}
}
