package workbook_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/xuri/excelize/v2"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/report/workbook"
)

// Other programs read the copies as they read the originals. These tests need Python's openpyxl and LibreOffice; the checks of a change
// install them and fail when a test was skipped.

// python finds an interpreter that has openpyxl: Debian's own has, where another one stands before it on the path.
func python(t *testing.T) string {
	t.Helper()
	for _, p := range []string{"/usr/bin/python3", "python3"} {
		if exec.Command(p, "-c", "import openpyxl").Run() == nil {
			return p
		}
	}
	t.Skip("openpyxl is not installed (Debian: python3-openpyxl)")
	return ""
}

func TestOpenpyxl(t *testing.T) {
	p := python(t)
	for _, file := range books {
		out, err := exec.Command(p, "testdata/same.py", file, written(t, file)).CombinedOutput()
		if err != nil || len(out) > 0 {
			t.Errorf("%s: %v\n%s", file, err, out)
		}
	}
}

// written writes the copy of a workbook to a file.
func written(t *testing.T, file string) string {
	t.Helper()
	raw, _ := marked(t, file, lint.Hungarian)
	copied := filepath.Join(t.TempDir(), "marked-"+filepath.Base(file))
	if err := os.WriteFile(copied, raw, 0o644); err != nil {
		t.Fatal(err)
	}
	return copied
}

// LibreOffice opens original and copy and saves them as it understands them: the same values stand in both, and the comments in the copy.
func TestLibreOffice(t *testing.T) {
	office, err := exec.LookPath("soffice")
	if err != nil {
		t.Skip("LibreOffice is not installed (Debian: libreoffice-calc-nogui)")
	}
	dir := t.TempDir()
	args := []string{"-env:UserInstallation=file://" + dir + "/profile", "--headless", "--convert-to", "xlsx", "--outdir", filepath.Join(dir, "out")}
	for _, file := range books {
		args = append(args, file, written(t, file))
	}
	text := tables(t, "testdata/odd.csv")
	var made bytes.Buffer
	if _, err := workbook.Write(&made, text, check(t, text.File), lint.Hungarian); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "made.xlsx"), made.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
	args = append(args, filepath.Join(dir, "made.xlsx"))
	if out, err := exec.Command(office, args...).CombinedOutput(); err != nil {
		t.Fatalf("soffice: %v\n%s", err, out)
	}
	if d := cmp.Diff(textRows(text.Tables[0]), values(t, filepath.Join(dir, "out", "made.xlsx"))["Lapok"]); d != "" {
		t.Errorf("%s (- read, + after)\n%s", text.File, d)
	}
	for _, file := range books {
		base := filepath.Base(file)
		before, after := values(t, filepath.Join(dir, "out", base)), values(t, filepath.Join(dir, "out", "marked-"+base))
		if len(after) != len(before)+1 {
			t.Errorf("%s: %d sheets, then %d", file, len(before), len(after))
		}
		for sheet, was := range before {
			if d := cmp.Diff(was, after[sheet]); d != "" || len(before) == 0 {
				t.Errorf("%s: %s (- before, + after)\n%s", file, sheet, d)
			}
		}
		f, err := excelize.OpenFile(filepath.Join(dir, "out", "marked-"+base))
		if err != nil {
			t.Fatal(err)
		}
		ours := 0
		for _, sheet := range f.GetSheetList() {
			comments, err := f.GetComments(sheet)
			if err != nil {
				t.Fatal(err)
			}
			for _, c := range comments {
				text := c.Text
				for _, r := range c.Paragraph {
					text += r.Text
				}
				if strings.Contains(text, "CL") {
					ours++
				}
			}
		}
		if err := f.Close(); err != nil || ours == 0 {
			t.Errorf("%s: %d comments, %v", file, ours, err)
		}
	}
}

// textRows are the rows of a table as a program shows them that breaks lines in its own way and has no cells behind the last one.
func textRows(table workbook.Table) [][]string {
	var out [][]string
	for _, r := range table.Rows {
		var cells []string
		for _, c := range r.Cells {
			cells = append(cells, strings.ReplaceAll(c, "\r\n", "\n"))
		}
		out = append(out, cells)
	}
	return out
}

// values reads all cells of a workbook, by sheet.
func values(t *testing.T, file string) map[string][][]string {
	t.Helper()
	f, err := excelize.OpenFile(file)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = f.Close() }()
	out := map[string][][]string{}
	for _, sheet := range f.GetSheetList() {
		rows, err := f.GetRows(sheet)
		if err != nil {
			t.Fatal(err)
		}
		out[sheet] = rows
	}
	return out
}
