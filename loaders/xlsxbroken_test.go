package loaders

import (
	"archive/zip"
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/cardlint/cardlint/lint"
)

// Where the XML of a sheet breaks off, the rows before it are read, and that others are not is said.
func TestBrokenSheets(t *testing.T) {
	good := book(t, nil, "Lapok", cells{
		"A1": "Név", "B1": "Típus", "C1": "Szöveg",
		"A2": "A", "B2": "Szörny", "C2": "x", "A3": "B", "B3": "Szörny", "C3": "y", "A4": "C", "B4": "Szörny", "C4": "z",
	})
	for _, c := range []struct {
		name   string
		change func(xml string) string
		cards  int
	}{
		{"whole", func(x string) string { return x }, 3},
		{"cut off between rows", func(x string) string { before, _, _ := strings.Cut(x, `<row r="4"`); return before }, 2},
		{"cut off within the last row", func(x string) string { before, _, _ := strings.Cut(x, `r="C4"`); return before }, 2},
		{"malformed in the middle", func(x string) string { return strings.Replace(x, `<row r="3"`, `<row r="3" < `, 1) }, 1},
		{"malformed in the last row", func(x string) string { return strings.Replace(x, `<c r="B4"`, `<c r="B4" < `, 1) }, 2},
		{"a cell twice", func(x string) string { return strings.Replace(x, `r="B4"`, `r="A4"`, 1) }, 2},
		{"a cell outside of a row", func(x string) string { return strings.Replace(x, `<row r="4"`, `<c r="A9"/><row r="4"`, 1) }, 2},
		{"rows behind the last one", func(x string) string { return strings.Replace(x, `</sheetData>`, `</sheetData><sheetData/>`, 1) }, 3},
		{"a row beyond the limit", func(x string) string { return strings.Replace(x, `<row r="4"`, `<row r="9999999"`, 1) }, 2},
	} {
		file := filepath.Join(t.TempDir(), "lapok.xlsx")
		rewrite(t, good, file, "xl/worksheets/sheet", c.change)
		cards, problems := load(t, Options{}, file)
		if c.name == "whole" {
			if len(cards) != c.cards || len(problems) != 0 {
				t.Errorf("%s: %d cards, %s", c.name, len(cards), show(problems))
			}
			continue
		}
		last := lint.Problem{}
		if len(problems) > 0 {
			last = problems[len(problems)-1]
		}
		if len(cards) != c.cards || !last.Fatal || last.Kind != "unreadable-sheet" {
			t.Errorf("%s: %d cards and %q, want %d and a fatal unreadable-sheet at the end", c.name, len(cards), show(problems), c.cards)
		}
	}
}

// A formula is without value only where nobody computed it: an empty text is a value.
func TestComputedFormulas(t *testing.T) {
	good := book(t, nil, "Lapok", cells{
		"A1": "Név", "B1": "Típus", "C1": "Szöveg", "D1": "Költség", "A2": "A", "B2": "Szörny", "C2": "x", "D2": "=1",
	})
	const none = `formula-without-value Lapok row 2 line 0 D2 ""`
	for value, want := range map[string]string{
		`><f>1</f>`:                           none,
		`><f>1</f><v>3</v>`:                   "",
		`><f>1</f><v></v>`:                    none, // as openpyxl writes it
		`><f>1</f><v/>`:                       none,
		` t="str"><f>1</f><v></v>`:            "", // an empty text came of it
		` t="str"><f>1</f><v/>`:               "",
		`><f t="shared" si="0"/>`:             none,
		` t="str"><f t="shared" si="0"/><v/>`: "",
		`><f ca="1">A1&amp;"&lt;v"</f>`:       none,
	} {
		file := filepath.Join(t.TempDir(), "lapok.xlsx")
		rewrite(t, good, file, "xl/worksheets/sheet", func(x string) string {
			return strings.Replace(strings.Replace(x, ` t="str"><f>`, "><f>", 1), "><f>1</f>", value, 1)
		})
		cards, problems := load(t, Options{}, file)
		if len(cards) != 1 || show(problems) != want {
			t.Errorf("%s: %d cards, %q, want %q", value, len(cards), show(problems), want)
		}
	}
}

// rewrite copies a workbook and changes the parts whose name begins with prefix.
func rewrite(t *testing.T, from, to, prefix string, change func(string) string) {
	t.Helper()
	in, err := zip.OpenReader(from)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = in.Close() }()
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for _, f := range in.File {
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		var b bytes.Buffer
		_, _ = b.ReadFrom(r)
		s := b.String()
		if strings.HasPrefix(f.Name, prefix) {
			s = change(s)
		}
		e, err := w.Create(f.Name)
		if err == nil {
			_, err = e.Write([]byte(s))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(to, out.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}

// Some programs give the names of elements a prefix: what is found in the bytes of the XML is found there, too.
func TestPrefixedXML(t *testing.T) {
	sheet := rowsBegin + `<row r="2" hidden="1"><c r="A2" t="inlineStr"><is><t>A</t></is></c><c r="B2" t="inlineStr"><is><t>Tárgy</t></is></c>` +
		`<c r="C2"><f>1</f></c></row><row r="3"><c r="A3" t="inlineStr"><is><t>B</t></is></c></row></sheetData>` +
		`<mergeCells><mergeCell ref="B2:B3"/></mergeCells></worksheet>`
	sheet = strings.ReplaceAll(strings.ReplaceAll(sheet, "</", "</x:"), "<", "<x:")
	sheet = strings.NewReplacer("<x:/x:", "</x:", "xmlns=", "xmlns:x=").Replace(sheet)
	cards, problems := load(t, Options{}, write(t, "lapok.xlsx", workbookXML(t, sheet, "")))
	const want = "formula-without-value Lapok row 2 line 0 C2 \"\"\nhidden Lapok row 2 line 0 A2 \"\"\nmerged-cells Lapok row 3 line 0 B2 \"\""
	if places(cards) != "A Lapok row 2 line 0 C2\nB Lapok row 3 line 0 C3" || show(problems) != want {
		t.Errorf("%s\n%s", places(cards), show(problems))
	}
}
