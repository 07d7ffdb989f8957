package workbook_test

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/xuri/excelize/v2"

	"github.com/cardlint/cardlint/lint"
)

func parts(t *testing.T, raw []byte) map[string]string {
	t.Helper()
	z, err := zip.NewReader(bytes.NewReader(raw), int64(len(raw)))
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]string{}
	for _, f := range z.File {
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		data, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		if _, twice := out[f.Name]; twice {
			t.Errorf("%s stands twice in the package", f.Name)
		}
		out[f.Name] = string(data)
	}
	return out
}

// Every part of the original is in the copy, byte for byte but for those that bear marks or name the new parts; and of these, sheets
// differ in formats of cells, added empty cells and references to comments alone.
func TestNothingLost(t *testing.T) {
	mayChange := regexp.MustCompile(`^(\[Content_Types\]\.xml|xl/workbook\.xml|xl/_rels/workbook\.xml\.rels|xl/styles\.xml|xl/worksheets/(_rels/)?sheet\d+\.xml(\.rels)?|xl/comments/comment1\.xml|xl/comments1\.xml|xl/drawings/(commentsDrawing|vmlDrawing)1\.vml)$`)
	for _, file := range books {
		original, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		raw, _ := marked(t, file, lint.Hungarian)
		before, after := parts(t, original), parts(t, raw)
		same := 0
		for name, data := range before {
			got, ok := after[name]
			switch {
			case !ok:
				t.Errorf("%s: %s is lost", file, name)
			case got == data:
				same++
			case !mayChange.MatchString(name):
				t.Errorf("%s: %s was changed", file, name)
			case strings.HasPrefix(name, "xl/worksheets/sheet"):
				if d := cmp.Diff(unmarked(data), unmarked(got)); d != "" {
					t.Errorf("%s: %s (- before, + after)\n%s", file, name, d)
				}
			}
		}
		if same < 3 {
			t.Errorf("%s: only %d parts are the same", file, same)
		}
	}
}

// unmarked leaves out of a sheet what marking may change.
func unmarked(sheet string) string {
	for _, re := range []string{
		`<(\w+:)?legacyDrawing xmlns:r="[^"]*" r:id="[^"]*"/>`, // none was there
		`<(\w+:)?c r="[A-Z]+\d+" s="\d+"/>`,                    // nor such a cell, or it was as empty
		`\stabSelected="(1|true)"`,
		`\sspans="\d+:\d+"`,
	} {
		sheet = regexp.MustCompile(re).ReplaceAllString(sheet, "")
	}
	format := regexp.MustCompile(`(<(?:\w+:)?c\b[^>]*?)\ss="\d+"`)
	return format.ReplaceAllString(sheet, "$1")
}

// Values, formulas and the formats of cells without a mark are what they were.
func TestValuesKept(t *testing.T) {
	for _, file := range books {
		original, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		raw, _ := marked(t, file, lint.Hungarian)
		before, after := opened(t, original), opened(t, raw)
		if got := after.GetSheetList()[1:]; !slices.Equal(before.GetSheetList(), got) {
			t.Fatalf("%s: %q", file, got)
		}
		cells := 0
		for _, sheet := range before.GetSheetList() {
			comments, err := after.GetComments(sheet)
			if err != nil {
				t.Fatal(err)
			}
			rows, err := before.GetRows(sheet)
			if err != nil {
				t.Fatal(err)
			}
			for r, row := range rows {
				for c := range max(len(row), 9) {
					at, _ := excelize.CoordinatesToCellName(c+1, r+1)
					commented := slices.ContainsFunc(comments, func(x excelize.Comment) bool { return x.Cell == at })
					if was, is := content(before, sheet, at, !commented), content(after, sheet, at, !commented); was != is {
						t.Errorf("%s: %s!%s: %s, was %s", file, sheet, at, is, was)
					}
					cells++
				}
			}
		}
		if cells < 30 {
			t.Errorf("%s: only %d cells", file, cells)
		}
	}
}

func content(f *excelize.File, sheet, cell string, format bool) string {
	v, err := f.GetCellValue(sheet, cell, excelize.Options{RawCellValue: true})
	formula, err2 := f.GetCellFormula(sheet, cell)
	out := fmt.Sprintf("%q %q %v %v", v, formula, err, err2)
	if format {
		id, err := f.GetCellStyle(sheet, cell)
		out += fmt.Sprint(" format ", id, err)
	}
	return out
}
