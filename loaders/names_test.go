package loaders

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// What a file is decides how it is read, not what it is called, as long as the name does not promise something else.
func TestNamesOfFiles(t *testing.T) {
	workbook := packed1(t, parts(sheetOf("", headRow+oneCard, "")))
	const commas, tabs = "név,típus,költség,szöveg,év\r\nA,Tárgy,1,x,2021\r\n", "név\ttípus\tköltség\tszöveg\tév\r\nA\tTárgy\t1\tx\t2021\r\n"
	for _, c := range []struct{ name, content, problem string }{
		{"lapok.xlsx", workbook, ""},
		{"lapok.XLSX", workbook, ""},
		{"lapok.xlsm", workbook, ""},
		{"lapok.xltx", workbook, ""},
		{"lapok.xltm", workbook, ""},
		{"lapok", workbook, ""},
		{"lapok.csv", workbook, ""}, // renamed by hand
		{"lapok.csv", commas, ""},
		{"lapok.CSV", tabs, ""},
		{"lapok.tsv", tabs, ""},
		{"lapok.tab", tabs, ""},
		{"lapok.txt", tabs, ""},
		{"lapok.txt", encoded(t, utf16LE, "\ufeff"+tabs), ""}, // Excel's "Unicode text"
		{"lapok", commas, ""},
		{"lapok.xlsm", commas, kindFile},
		{"lapok.ods", "", kindFile},
	} {
		cards, problems := load(t, Options{}, write(t, c.name, c.content))
		kind := ""
		if len(problems) > 0 {
			kind = problems[0].Kind
		}
		if kind != c.problem || c.problem == "" && (len(cards) != 1 || cards[0].Name != "A" || cards[0].Year != 2021) {
			t.Errorf("%s (%.20q): %d cards, %v", c.name, c.content, len(cards), problems)
		}
	}
}

// No file that is read is changed, whatever is wrong with it, not even its times.
func TestFilesAreNotChanged(t *testing.T) {
	for name, content := range map[string]string{
		"lapok.xlsx": packed1(t, parts(sheetOf("", headRow+oneCard, ""))), "tört.xlsx": "PK\x03\x04", "lapok.csv": "név;típus;szöveg\nA;Tárgy;\"x\n", "~$lapok.xlsx": "x",
	} {
		file := write(t, name, content)
		before, err := os.Stat(file)
		if err != nil {
			t.Fatal(err)
		}
		load(t, Options{}, file)
		after, err := os.Stat(file)
		if err != nil {
			t.Fatal(err)
		}
		now, err := os.ReadFile(file)
		if err != nil || string(now) != content || !before.ModTime().Equal(after.ModTime()) {
			t.Errorf("%s was changed (%v)", name, err)
		}
		entries, err := filepath.Glob(filepath.Join(filepath.Dir(file), "*"))
		if err != nil || len(entries) != 1 || !strings.HasSuffix(entries[0], name) {
			t.Errorf("%s: beside it lies %v (%v)", name, entries, err)
		}
	}
}
