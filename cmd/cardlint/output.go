package main

import (
	"io"
	"os"
	"path/filepath"
	"strings"

	"golang.org/x/term"

	"github.com/cardlint/cardlint/lint/report"
	"github.com/cardlint/cardlint/lint/say"
)

// target is one report of a run: a format, and where it goes ("" for standard output).
type target struct {
	format *report.Format
	path   string
}

// targets finds the formats of a command that were asked for, before any work is done.
func (a *app) targets(command string, files []string) ([]target, error) {
	find := func(name, path string) (target, error) {
		f := report.Find(command, name)
		if f == nil {
			return target{}, usageError{say.Unknown(say.AFormat, name, report.Names(command))}
		}
		return target{f, path}, nil
	}
	first, err := find(a.format, "")
	if err != nil {
		return nil, err
	}
	out := []target{first}
	taken := map[string]bool{}
	for _, o := range a.outputs {
		name, path, ok := strings.Cut(o, "=")
		if !ok || path == "" {
			return nil, usageError{say.BadValue("output", o, say.WantOutput)}
		}
		key := filepath.Clean(path)
		if taken[key] {
			return nil, usageError{say.OutputTwice(path)}
		}
		taken[key] = true
		if isOneOf(path, files) || isOneOf(path, a.against) {
			return nil, usageError{say.OutputIsInput(path)}
		}
		t, err := find(name, path)
		if err != nil {
			return nil, err
		}
		out = append(out, t)
	}
	return out, nil
}

// isOneOf says whether a path is one of the files, by whatever name.
func isOneOf(path string, files []string) bool {
	p, err := os.Stat(path)
	if err != nil {
		return false
	}
	for _, f := range files {
		if q, err := os.Stat(f); err == nil && os.SameFile(p, q) {
			return true
		}
	}
	return false
}

// write prints the reports, files first, so that a broken pipe on standard output costs none of them.
func (a *app) write(ts []target, in *report.Input) error {
	for _, t := range append(ts[1:], ts[0]) {
		path, err := t.path, error(nil)
		if path == "" {
			path = "stdout"
			err = t.format.Write(a.stdout, in, a.look())
		} else {
			err = writeFile(path, func(w io.Writer) error {
				return t.format.Write(w, in, report.Look{Lang: a.lang, Width: fileWidth})
			})
		}
		if err != nil {
			return usageError{say.CannotWrite(path, err)}
		}
	}
	return nil
}

// fileWidth is the width of a table that goes to no terminal.
const fileWidth = 100

// look finds out what standard output is.
func (a *app) look() report.Look {
	l := report.Look{Lang: a.lang, Width: fileWidth, Color: a.color == "always"}
	f, ok := a.stdout.(*os.File)
	if !ok || !term.IsTerminal(int(f.Fd())) {
		return l
	}
	if w, _, err := term.GetSize(int(f.Fd())); err == nil && w >= 40 {
		l.Width = w
	}
	if a.color == "auto" {
		l.Color = a.getenv("NO_COLOR") == "" && a.getenv("TERM") != "dumb"
	}
	return l
}

// writeFile writes a file whole or not at all.
func writeFile(path string, write func(io.Writer) error) (err error) {
	f, err := os.CreateTemp(filepath.Dir(path), ".cardlint-*")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			_ = os.Remove(f.Name())
		}
	}()
	if err := write(f); err != nil {
		_ = f.Close()
		return err
	}
	if err := f.Close(); err != nil {
		return err
	}
	if err := os.Chmod(f.Name(), 0o644); err != nil {
		return err
	}
	return os.Rename(f.Name(), path)
}
