package main

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/term"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/report"
	"github.com/cardlint/cardlint/lint/report/workbook"
	"github.com/cardlint/cardlint/lint/say"
	"github.com/cardlint/cardlint/loaders"
)

// markedFormat is the format of check that is a copy of its input. It stands beside those of package report, for it needs the input file.
const markedFormat = "xlsx"

func marks(command, name string) bool { return command == "check" && name == markedFormat }

// formatNames lists the formats of a command, the default one first.
func formatNames(command string) []string {
	names := report.Names(command)
	if marks(command, markedFormat) {
		names = append(names, markedFormat)
	}
	return names
}

// marking is the file that a marked copy is made of, as it was before it was checked.
type marking struct {
	file string
	path string // of the copy
	raw  []byte
	info os.FileInfo
}

// marked makes the format for the input and the place where it goes. What is wrong with either is said before any work; what is wrong
// with the file as a spreadsheet, the loader says.
func (a *app) marked(files []string, path string) (*report.Format, error) {
	m := &marking{path: path}
	files = loaders.Files(files)
	switch {
	case len(files) > 1:
		return nil, usageError{say.MarksOne(len(files))}
	case a.isStdout(path) && onTerminal(a.stdout):
		return nil, usageError{say.MarksNoTerminal()}
	case len(files) == 1:
		m.file = files[0]
	}
	if m.file == "-" {
		a.copied = &bytes.Buffer{}
	} else if info, err := os.Stat(m.file); err == nil {
		if !info.Mode().IsRegular() {
			return nil, usageError{say.MarksRegular(m.file)}
		}
		if m.raw, err = os.ReadFile(m.file); err == nil {
			m.info = info
		}
	}
	if want := m.ending(m.raw); len(m.raw) > 0 && want != "" {
		return nil, usageError{say.WantEnding(path, want)}
	}
	return &report.Format{Command: "check", Name: markedFormat, Write: func(w io.Writer, in *report.Input, look report.Look) error {
		return a.mark(m, w, in, look.Lang)
	}}, nil
}

// ending gives what the name of the copy should end with where it is that of another kind of workbook: spreadsheet programs do not open
// such files.
func (m *marking) ending(raw []byte) string {
	want := workbook.Ending(raw)
	if want == "" {
		want = ".xlsx"
	}
	got := strings.ToLower(filepath.Ext(m.path))
	if got == want || !slices.Contains([]string{".xlsx", ".xlsm", ".xltx", ".xltm"}, got) {
		return ""
	}
	return want
}

func onTerminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}

// mark writes the copy, and says what has to be known of it.
func (a *app) mark(m *marking, w io.Writer, in *report.Input, lang lint.Lang) error {
	raw := m.raw
	if m.file == "-" {
		raw = a.copied.Bytes()
	} else if info, err := os.Stat(m.file); err != nil || m.info == nil || info.Size() != m.info.Size() || !info.ModTime().Equal(m.info.ModTime()) {
		return workbook.Refused{Words: say.ChangedMeanwhile(m.file)}
	}
	if want := m.ending(raw); want != "" {
		return workbook.Refused{Words: say.WantEnding(m.path, want)}
	}
	src := &workbook.Source{File: m.file}
	if workbook.Ending(raw) != "" {
		src.Raw = raw
	} else if err := a.tables(src, raw); err != nil {
		return err
	}
	counts := report.Counts(in)
	if in.Baseline != nil {
		counts = append(counts, say.Compared(in.Baseline))
	}
	told, err := workbook.Write(w, src, &workbook.Input{Facts: in.Facts, Findings: in.Findings, Worst: report.Worst(in.Findings), Counts: counts}, lang)
	for _, t := range told {
		if !a.quiet {
			a.complain(t)
		}
	}
	return err
}

// tables reads what stands in a file that is no workbook.
func (a *app) tables(src *workbook.Source, raw []byte) error {
	opt, err := a.loading()
	if err != nil {
		return err
	}
	err = loaders.Rows(src.File, raw, opt, func(sheet string, number int, cells []string) {
		if n := len(src.Tables); n == 0 || src.Tables[n-1].Sheet != sheet {
			src.Tables = append(src.Tables, workbook.Table{Sheet: sheet})
		}
		t := &src.Tables[len(src.Tables)-1]
		t.Rows = append(t.Rows, workbook.Row{Number: number, Cells: cells})
	})
	var p *lint.Problem
	if errors.As(err, &p) {
		return workbook.Refused{Words: p.Say}
	}
	return err
}
