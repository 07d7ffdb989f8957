package workbook_test

import (
	"archive/zip"
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/xuri/excelize/v2"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/report/workbook"
	"github.com/cardlint/cardlint/loaders"
)

// odd gives the rich workbook with its parts changed; a part without bytes is left out.
func odd(t *testing.T, change func(parts map[string]string)) string {
	t.Helper()
	raw, err := os.ReadFile("testdata/rich.xlsx")
	if err != nil {
		t.Fatal(err)
	}
	all := parts(t, raw)
	change(all)
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	var names []string
	for n := range all {
		names = append(names, n)
	}
	slices.Sort(names)
	for _, n := range names {
		if all[n] == "" {
			continue
		}
		w, err := z.Create(n)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write([]byte(all[n])); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "odd.xlsx")
	if err := os.WriteFile(file, b.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
	return file
}

// Workbooks of other kinds and makers are marked as well; what has to be known of the copy is told.
func TestKinds(t *testing.T) {
	const main = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"
	for _, c := range []struct {
		name   string
		change func(parts map[string]string)
		ending string
		told   string
	}{
		{"a signed one", func(p map[string]string) { p["_xmlsignatures/sig1.xml"] = "<Signature/>" }, ".xlsx", "the signature does not hold"},
		{"one with macros", func(p map[string]string) {
			p["[Content_Types].xml"] = strings.Replace(p["[Content_Types].xml"], main, "application/vnd.ms-excel.sheet.macroEnabled.main+xml", 1)
			p["xl/vbaProject.bin"] = "\x00\x01makró"
		}, ".xlsm", "threaded comments"},
		{"a template", func(p map[string]string) {
			p["[Content_Types].xml"] = strings.Replace(p["[Content_Types].xml"], "sheet.main+xml", "template.main+xml", 1)
		}, ".xltx", "threaded comments"},
		{"without formats", func(p map[string]string) {
			p["xl/styles.xml"] = ""
			p["xl/_rels/workbook.xml.rels"] = cut(p["xl/_rels/workbook.xml.rels"], "styles.xml")
			p["[Content_Types].xml"] = cut(p["[Content_Types].xml"], "/xl/styles.xml")
		}, ".xlsx", "threaded comments"},
		{"of the stricter edition", func(p map[string]string) {
			for n := range p {
				p[n] = strings.ReplaceAll(p[n], "http://schemas.openxmlformats.org/spreadsheetml/2006/main", "http://purl.oclc.org/ooxml/spreadsheetml/main")
				p[n] = strings.ReplaceAll(p[n], "http://schemas.openxmlformats.org/officeDocument/2006/relationships", "http://purl.oclc.org/ooxml/officeDocument/relationships")
			}
		}, ".xlsx", "threaded comments"},
	} {
		t.Run(c.name, func(t *testing.T) {
			file := odd(t, c.change)
			raw, told := marked(t, file, lint.English)
			if e := workbook.Ending(raw); e != c.ending {
				t.Errorf("ending %s, want %s", e, c.ending)
			}
			if !slices.ContainsFunc(told, func(w lint.Words) bool { return strings.Contains(w.En, c.told) }) {
				t.Errorf("told: %q", told)
			}
			original, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			before, after := parts(t, original), parts(t, raw)
			for n := range before {
				if _, ok := after[n]; !ok || strings.HasSuffix(n, ".bin") && before[n] != after[n] {
					t.Errorf("%s is lost", n)
				}
			}
			for n, data := range after {
				if c.name == "of the stricter edition" && strings.Contains(data, "openxmlformats.org/spreadsheetml") {
					t.Errorf("%s is of the other edition", n)
				}
			}
			if c.name == "without formats" {
				return // the cells name formats that are not there: no program but ours has an opinion on those
			}
			if got, want := len(opened(t, raw).GetSheetList()), 4; got != want {
				t.Errorf("%d sheets, want %d", got, want)
			}
		})
	}
}

// cut leaves out the element that holds a word.
func cut(xml, word string) string {
	at := strings.Index(xml, word)
	return xml[:strings.LastIndex(xml[:at], "<")] + xml[at+strings.Index(xml[at:], ">")+1:]
}

// What cannot be patched safely is refused, with what is wrong; no half a copy is written.
func TestRefused(t *testing.T) {
	for name, c := range map[string]struct {
		part, data, want string
	}{
		"another encoding": {"xl/comments/comment1.xml", `<?xml version="1.0" encoding="utf-16"?><comments/>`, "utf-16"},
		"broken XML":       {"xl/styles.xml", `<styleSheet><fills>`, "EOF"},
		"a change log":     {"xl/revisions/revisionHeaders.xml", `<headers/>`, "stop sharing"},
		"shapes":           {"xl/drawings/commentsDrawing1.vml", `<xml`, "no end of the shapes"},
	} {
		t.Run(name, func(t *testing.T) {
			in := check(t, "testdata/rich.xlsx")
			file := odd(t, func(parts map[string]string) { parts[c.part] = c.data })
			raw, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			var out bytes.Buffer
			_, err = workbook.Write(&out, &workbook.Source{File: "testdata/rich.xlsx", Raw: raw}, in, lint.English)
			var refused workbook.Refused
			if !errors.As(err, &refused) || !strings.Contains(refused.En, c.want) || refused.Hu == "" || out.Len() > 0 {
				t.Errorf("%v, %d bytes", err, out.Len())
			}
		})
	}
	if e := workbook.Ending([]byte("név,típus\n")); e != "" {
		t.Errorf("a text file ends with %s", e)
	}
}

var wholeDimension = regexp.MustCompile(`<dimension ref="A1:[A-Z]+[0-9]+"/>`)

// tables reads a file that is no workbook.
func tables(t *testing.T, file string) *workbook.Source {
	t.Helper()
	raw, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	src := &workbook.Source{File: file}
	err = loaders.Rows(file, raw, loaders.Options{}, func(sheet string, number int, cells []string) {
		if n := len(src.Tables); n == 0 || src.Tables[n-1].Sheet != sheet {
			src.Tables = append(src.Tables, workbook.Table{Sheet: sheet})
		}
		last := &src.Tables[len(src.Tables)-1]
		last.Rows = append(last.Rows, workbook.Row{Number: number, Cells: cells})
	})
	if err != nil {
		t.Fatal(err)
	}
	return src
}

// A text file or an OpenDocument spreadsheet becomes a workbook that holds its cells, all as texts, where they were.
func TestNoWorkbook(t *testing.T) {
	for _, file := range []string{"../../../fixtures/demo.csv", "../../../fixtures/odd/libreoffice.ods", "testdata/odd.csv"} {
		src, in := tables(t, file), check(t, file)
		var out bytes.Buffer
		if _, err := workbook.Write(&out, src, in, lint.Hungarian); err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		f := opened(t, out.Bytes())
		for i, table := range src.Tables {
			sheet := f.GetSheetList()[i+1]
			if table.Sheet != "" && sheet != table.Sheet {
				t.Errorf("%s: %q became %q", file, table.Sheet, sheet)
			}
			for _, r := range table.Rows {
				for c, want := range r.Cells {
					at, _ := excelize.CoordinatesToCellName(c+1, r.Number)
					got, err := f.GetCellValue(sheet, at)
					formula, _ := f.GetCellFormula(sheet, at)
					if err != nil || got != want || formula != "" {
						t.Errorf("%s: %s is %q (formula %q), want %q", file, at, got, formula, want)
					}
				}
			}
		}
		for name, data := range parts(t, out.Bytes()) {
			if strings.Contains(data, "<cols></cols>") || strings.HasPrefix(name, "xl/worksheets/sheet") && strings.Contains(data, "<dimension") && !wholeDimension.MatchString(data) {
				t.Errorf("%s: %s: %.300s", file, name, data)
			}
		}
		var got, want []string
		for _, sheet := range f.GetSheetList()[1:] {
			comments, err := f.GetComments(sheet)
			if err != nil {
				t.Fatal(err)
			}
			for _, c := range comments {
				got = append(got, c.Cell)
			}
		}
		for i := range in.Findings {
			for _, e := range in.Findings[i].Evidence {
				if e.Cell != "" {
					want = append(want, e.Cell)
				}
			}
		}
		slices.Sort(got)
		slices.Sort(want)
		if d := cmp.Diff(slices.Compact(want), slices.Compact(got)); d != "" || len(got) == 0 {
			t.Errorf("%s: marked cells (- want, + got)\n%s", file, d)
		}
	}
}
