package main

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/report"
	"github.com/cardlint/cardlint/lint/report/workbook"
)

// Known findings are not marked; the summary counts them.
func TestKnownAreNotMarked(t *testing.T) {
	dir := t.TempDir()
	base, all, known := filepath.Join(dir, "base.txt"), filepath.Join(dir, "all.xlsx"), filepath.Join(dir, "known.xlsx")
	for _, args := range [][]string{
		{"baseline", "../../fixtures/demo.xlsx", "--baseline", base},
		{"check", "../../fixtures/demo.xlsx", "-o", "xlsx=" + all},
		{"check", "../../fixtures/demo.xlsx", "-o", "xlsx=" + known, "--baseline", base},
	} {
		var out, errs bytes.Buffer
		if code := run(context.Background(), append(args, "--lang", "en", "--quiet"), strings.NewReader(""), &out, &errs); code != exitClean {
			t.Fatalf("%v: exit code %d\n%s", args, code, errs.String())
		}
	}
	if n := len(commentsOf(t, all)); n < 20 {
		t.Errorf("%d comments without a baseline", n)
	}
	if l := commentsOf(t, known); len(l) > 0 {
		t.Errorf("known, and marked: %v", l)
	}
}

func commentsOf(t *testing.T, file string) []string {
	t.Helper()
	f, err := excelize.OpenFile(file)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = f.Close() }()
	var out []string
	for _, sheet := range f.GetSheetList() {
		l, err := f.GetComments(sheet)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range l {
			out = append(out, sheet+"!"+c.Cell)
		}
	}
	return out
}

// A workbook that is saved while it is checked gets no marks: they would be those of other cells.
func TestChangedMeanwhile(t *testing.T) {
	raw, err := os.ReadFile("../../fixtures/demo.xlsx")
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "lapok.xlsx")
	if err := os.WriteFile(file, raw, 0o644); err != nil {
		t.Fatal(err)
	}
	a := &app{stdout: &bytes.Buffer{}, stderr: &bytes.Buffer{}}
	f, err := a.marked([]string{file}, "marked.xlsx")
	if err != nil {
		t.Fatal(err)
	}
	in := &report.Input{Facts: &lint.Facts{}}
	var out bytes.Buffer
	if err := f.Write(&out, in, report.Look{Lang: lint.English}); err != nil || out.Len() == 0 {
		t.Fatalf("%d bytes, %v", out.Len(), err)
	}
	if err := os.WriteFile(file, append(raw, 0), 0o644); err != nil {
		t.Fatal(err)
	}
	out.Reset()
	var refused workbook.Refused
	if err := f.Write(&out, in, report.Look{Lang: lint.English}); !errors.As(err, &refused) || !strings.Contains(refused.En, "changed in the meantime") || out.Len() > 0 {
		t.Errorf("%d bytes, %v", out.Len(), err)
	}
}
