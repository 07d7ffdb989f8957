package main

import (
	"context"
	"io"
	"os"

	"golang.org/x/term"

	"github.com/cardlint/cardlint/lint/report"
	"github.com/cardlint/cardlint/lint/say"
)

// target is one report of a run: a format, and where it goes (nil for standard output).
type target struct {
	format *report.Format
	to     *destination
}

// targets finds the formats of a command that were asked for, and tries the places where they go, before any work is done.
// The last one is that of standard output, so that a broken pipe there costs none of the others.
func (a *app) targets(command string, files []string) ([]target, error) {
	find := func(name, path string) (*report.Format, error) {
		if marks(command, name) {
			return a.marked(files, path)
		}
		f := report.Find(command, name)
		if f == nil {
			return nil, usageError{say.Unknown(say.AFormat, name, formatNames(command))}
		}
		return f, nil
	}
	stdout, err := find(a.format, "-")
	if err != nil {
		return nil, err
	}
	free := !a.given["format"] // standard output may still be given another format by -o
	var out []target
	taken := map[string]bool{}
	for _, o := range a.outputs {
		name, path, ok := cutOutput(o)
		if !ok {
			return nil, usageError{say.BadValue("output", o, say.WantOutput)}
		}
		f, err := find(name, path)
		if err != nil {
			return nil, err
		}
		if a.isStdout(path) {
			if !free {
				return nil, usageError{say.StdoutTwice(path)}
			}
			free, stdout = false, f
			continue
		}
		if a.isInput(path, files) || a.isInput(path, a.against) || a.isInput(path, []string{a.baseline}) {
			return nil, usageError{say.OutputIsInput(path)}
		}
		d, err := newDestination(path)
		if err != nil {
			a.unwritten = true
			a.complain(cannotWrite(path, err))
			return nil, stopped{}
		}
		if taken[d.real] {
			return nil, usageError{say.OutputTwice(path)}
		}
		taken[d.real] = true
		out = append(out, target{f, &d})
	}
	return append(out, target{stdout, nil}), nil
}

// write prints the reports. One that cannot be written is said and costs the others nothing.
func (a *app) write(ctx context.Context, ts []target, in *report.Input) error {
	failed := false
	for _, t := range ts {
		name, err := say.StandardOutput.In(a.lang), error(nil)
		if t.to == nil {
			err = t.format.Write(untilCut{ctx, a.stdout}, in, a.look())
		} else {
			name = t.to.given
			err = t.to.write(ctx, func(w io.Writer) error {
				return t.format.Write(w, in, report.Look{Lang: a.lang, Width: fileWidth})
			})
		}
		switch {
		case err != nil && ctx.Err() != nil:
			return a.stop(ctx, ctx.Err())
		case err != nil:
			failed = true
			a.complain(cannotWrite(name, err))
		}
	}
	if failed {
		a.unwritten = true
		return stopped{}
	}
	return nil
}

// untilCut writes as long as the work is not cut: a long report stops where the time-out or interrupt meets it.
type untilCut struct {
	ctx context.Context
	w   io.Writer
}

func (u untilCut) Write(p []byte) (int, error) {
	if err := u.ctx.Err(); err != nil {
		return 0, err
	}
	return u.w.Write(p)
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
