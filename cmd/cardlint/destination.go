package main

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/report/workbook"
	"github.com/cardlint/cardlint/lint/say"
)

// destination is where a report goes beside standard output.
type destination struct {
	given   string // as the user wrote it
	real    string // behind all symbolic links: what is written
	through bool   // a device or a pipe: it is written to, never replaced
	mode    fs.FileMode
}

// errFolder says that a path is that of a folder, errReadOnly that a file is write-protected.
var (
	errFolder   = errors.New("is a folder")
	errReadOnly = errors.New("is write-protected")
)

// newDestination looks at the place of a report before any work is done: the error is that of the first thing that will not go.
func newDestination(path string) (destination, error) {
	d := destination{given: path, mode: 0o644}
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		if os.IsPathSeparator(path[len(path)-1]) {
			return d, errFolder
		}
		if d.real, err = behindLinks(path); err != nil {
			return d, err
		}
		return d, probe(filepath.Dir(d.real))
	case err != nil:
		return d, err
	case info.IsDir():
		return d, errFolder
	case !info.Mode().IsRegular():
		d.real, d.through = path, true
		if info.Mode()&fs.ModeDevice == 0 {
			return d, nil // a pipe cannot be tried out: its reader would see the end
		}
		return d, writable(path)
	}
	d.mode = info.Mode().Perm()
	if d.real, err = filepath.EvalSymlinks(path); err != nil {
		return d, err
	}
	if writable(d.real) != nil {
		return d, errReadOnly
	}
	return d, probe(filepath.Dir(d.real))
}

// behindLinks follows the symbolic links of a path at whose end there is nothing yet.
func behindLinks(path string) (string, error) {
	for range 40 {
		dir, err := filepath.EvalSymlinks(filepath.Dir(path))
		if err != nil {
			return "", err
		}
		path = filepath.Join(dir, filepath.Base(path))
		link, err := os.Readlink(path)
		if err != nil {
			return path, nil // no link
		}
		if !filepath.IsAbs(link) {
			link = dir + string(os.PathSeparator) + link // not joined: ".." behind a link is not what it seems
		}
		path = link
	}
	return "", &fs.PathError{Op: "readlink", Path: path, Err: fs.ErrInvalid}
}

// writable tries to open what is there, and leaves it as it is.
func writable(path string) error {
	f, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	return f.Close()
}

// probe says whether files can be made in a folder.
func probe(dir string) error {
	f, err := os.CreateTemp(dir, temporary)
	if err != nil {
		return err
	}
	return errors.Join(f.Close(), os.Remove(f.Name()))
}

const temporary = ".cardlint-*"

// write hands over a writer. A file is written whole or not at all; what goes through a device or pipe cannot be taken back.
func (d destination) write(ctx context.Context, write func(io.Writer) error) error {
	if d.through {
		f, err := openThrough(ctx, d.real)
		if err != nil {
			return err
		}
		return errors.Join(write(f), f.Close())
	}
	f, err := os.CreateTemp(filepath.Dir(d.real), temporary)
	if err != nil {
		return err
	}
	err = errors.Join(write(f), f.Close())
	if err == nil {
		err = os.Chmod(f.Name(), d.mode)
	}
	if err == nil {
		err = os.Rename(f.Name(), d.real)
	}
	if err != nil {
		_ = os.Remove(f.Name())
	}
	return err
}

// openThrough opens a device or pipe. A pipe that nobody reads blocks: the wait ends with the context, the open is left behind.
func openThrough(ctx context.Context, path string) (*os.File, error) {
	type result struct {
		f   *os.File
		err error
	}
	done := make(chan result, 1)
	go func() {
		f, err := os.OpenFile(path, os.O_WRONLY, 0)
		done <- result{f, err}
	}()
	select {
	case r := <-done:
		return r.f, r.err
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// isInput says whether a regular file is one of the inputs, by whatever name; so is the one that standard input comes from.
func (a *app) isInput(path string, files []string) bool {
	p, err := os.Stat(path)
	if err != nil || !p.Mode().IsRegular() {
		return false
	}
	for _, f := range files {
		q, err := os.Stat(f)
		if stdin, ok := a.stdin.(*os.File); ok && f == "-" {
			q, err = stdin.Stat()
		}
		if err == nil && (os.SameFile(p, q) || q.IsDir() && inside(f, path)) {
			return true
		}
		found, _ := filepath.Glob(f)
		if slices.ContainsFunc(found, func(g string) bool { q, err := os.Stat(g); return err == nil && os.SameFile(p, q) }) {
			return true
		}
	}
	return false
}

// inside says whether the file at path lies in the folder.
func inside(folder, path string) bool {
	p, err := os.Stat(filepath.Dir(path))
	if err != nil {
		return false
	}
	q, err := os.Stat(folder)
	return err == nil && os.SameFile(p, q)
}

// isStdout says whether a path leads where standard output goes: "-", or a name of the same file or pipe (/dev/stdout).
// A terminal or /dev/null bears two reports.
func (a *app) isStdout(path string) bool {
	if path == "-" {
		return true
	}
	out, ok := a.stdout.(*os.File)
	if !ok {
		return false
	}
	p, err := os.Stat(path)
	if err != nil || p.Mode()&fs.ModeDevice != 0 {
		return false
	}
	q, err := out.Stat()
	return err == nil && os.SameFile(p, q)
}

// cutOutput takes -o format=path apart.
func cutOutput(o string) (format, path string, ok bool) {
	format, path, ok = strings.Cut(o, "=")
	return format, path, ok && format != "" && path != ""
}

// cannotWrite says why a report cannot be written, by the path that the user gave; the names of temporary files are nobody's business.
func cannotWrite(path string, err error) lint.Words {
	var at *fs.PathError
	var moved *os.LinkError
	var refused workbook.Refused
	switch {
	case errors.As(err, &refused):
		return say.CannotWrite(path, refused.Words)
	case errors.Is(err, errFolder):
		return say.CannotWrite(path, say.WhyFolder)
	case errors.Is(err, errReadOnly):
		return say.CannotWrite(path, say.WhyProtected)
	case errors.Is(err, fs.ErrPermission), errors.Is(err, syscall.EROFS):
		return say.CannotWrite(path, say.WhyForbidden)
	case errors.Is(err, fs.ErrNotExist), errors.Is(err, syscall.ENOTDIR):
		return say.CannotWrite(path, say.WhyNoFolder)
	case errors.Is(err, syscall.ENOSPC):
		return say.CannotWrite(path, say.WhyFull)
	case errors.Is(err, syscall.EPIPE), errors.Is(err, io.ErrClosedPipe):
		return say.CannotWrite(path, say.WhyClosed)
	case errors.As(err, &at):
		err = at.Err
	case errors.As(err, &moved):
		err = moved.Err
	}
	return say.CannotWrite(path, say.WhySystem(err.Error()))
}
