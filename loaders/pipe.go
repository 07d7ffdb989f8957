package loaders

import (
	"bufio"
	"context"
	"os"

	"github.com/cardlint/cardlint/lint"
)

// open opens a file, but does not wait longer than the context for somebody to write into a named pipe.
func (l *loader) open(name string) (*os.File, error) {
	if info, err := os.Stat(name); err != nil || info.Mode().IsRegular() {
		return os.Open(name)
	}
	type opened struct {
		f   *os.File
		err error
	}
	done := make(chan opened, 1)
	go func() {
		f, err := os.Open(name)
		done <- opened{f, err}
	}()
	select {
	case o := <-done:
		return o.f, o.err
	case <-l.ctx.Done():
		return nil, l.ctx.Err()
	}
}

// pipe reads what is no regular file. Closing it ends a read that waits for more than the context does; what came of that is no fault of the input.
func (l *loader) pipe(f *os.File, name string) error {
	before := len(l.problems)
	stop := context.AfterFunc(l.ctx, func() { _ = f.Close() })
	defer stop()
	err := l.stream(bufio.NewReaderSize(f, sampleSize), lint.Pos{File: name})
	if l.ctx.Err() != nil {
		l.problems = l.problems[:before]
		return l.ctx.Err()
	}
	return err
}
