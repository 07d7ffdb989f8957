package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"runtime"
	"slices"
	"time"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
	"github.com/cardlint/cardlint/loaders"
	"github.com/cardlint/cardlint/rules"
)

// conduct loads the files and leads the cards through. Trouble is said and noted; where there is nothing to report it returns stopped.
// An own problem of a card that a rule reports is left to the rule where the command runs the rules (findings).
func (a *app) conduct(ctx context.Context, files []string, opt rules.Options, findings bool) (*lint.Facts, error) {
	f, err := a.lead(ctx, files, opt, findings)
	if f != nil {
		a.remark(f.Remarks)
	}
	return f, err
}

// lead is conduct, but of decisions that came to nothing it says nothing: of an older state that does not matter.
func (a *app) lead(ctx context.Context, files []string, opt rules.Options, findings bool) (*lint.Facts, error) {
	if err := a.named(files); err != nil {
		return nil, err
	}
	if err := a.configure(files); err != nil {
		return nil, err
	}
	opt = a.decided(opt)
	loading, err := a.loading()
	if err != nil {
		return nil, err
	}
	opt.Jobs = a.jobs
	a.stages = nil
	if a.stats {
		c := newClock()
		opt.Stage = func() { a.stages = append(a.stages, c.lap()) }
	}
	stdin := &cuttable{ctx: ctx, r: a.stdin}
	shown := a.watch()
	opt.Card, opt.Ancient = shown.card, shown.ancient
	if a.copied != nil {
		stdin.r = io.TeeReader(a.stdin, a.copied)
	}
	f, err := rules.Conduct(ctx, func(emit func(lint.Card) error) ([]lint.Problem, error) {
		return loaders.Load(ctx, files, stdin, loading, emit)
	}, a.beside(ctx, files, opt, stdin, loading))
	shown.stop()
	if stdin.cut { // what the loader made of the cut is no fault of the input
		f.Pool.Problems = slices.DeleteFunc(f.Pool.Problems, func(p lint.Problem) bool { return p.Pos.File == "-" })
	}
	a.problems(f.Pool.Problems, findings)
	if err != nil || ctx.Err() != nil {
		return f, a.stop(ctx, err)
	}
	if a.usage {
		return f, stopped{}
	}
	if len(f.Pool.Cards) == 0 {
		if !a.unread { // else the reason has been said
			a.complain(say.EmptyPool())
		}
		a.hint(f.Pool.Problems)
		a.unread = true
		return f, stopped{}
	}
	return f, nil
}

// named refuses a call that names no file, or standard input more than once: it can be read once only.
func (a *app) named(files []string) error {
	stdin := 0
	for _, f := range slices.Concat(files, a.against) {
		if f == "-" {
			stdin++
		}
	}
	switch {
	case len(files) == 0 || slices.Contains(files, ""):
		return usageError{say.NoFile()}
	case stdin > 1:
		return usageError{say.StdinTwice()}
	}
	return nil
}

// beside adds the files of --against; one that is of the new set, too (a folder holds both), is no part of the others.
func (a *app) beside(ctx context.Context, files []string, opt rules.Options, stdin io.Reader, loading loaders.Options) rules.Options {
	if len(a.against) > 0 {
		loading.Except = files
		opt.Against = func(emit func(lint.Card) error) ([]lint.Problem, error) {
			return loaders.Load(ctx, a.against, stdin, loading, emit)
		}
	}
	return opt
}

// stop notes and says that the work was cut.
func (a *app) stop(ctx context.Context, err error) error {
	a.cut = true
	if errors.Is(err, context.DeadlineExceeded) || errors.Is(ctx.Err(), context.DeadlineExceeded) {
		a.complain(say.TimedOut())
	} else {
		a.complain(say.Interrupted())
	}
	return stopped{}
}

// unknownField is the kind of problem that stands for a --column that names no column: the call is wrong, not the input.
const unknownField = "unknown-field"

// problems says what was odd about the input, each with its place.
func (a *app) problems(ps []lint.Problem, findings bool) {
	for _, p := range ps {
		switch {
		case p.Kind == unknownField:
			a.usage = true
		case p.Fatal:
			a.unread = true
		case a.quiet || findings && rules.Reports(p.Kind):
			continue
		}
		if p.Pos.File == "" {
			a.complain(p.Say)
			continue
		}
		_, _ = fmt.Fprintf(a.stderr, "%s: %s\n", p.Pos, p.Say.In(a.lang))
	}
}

// misread are the kinds of problems that the command columns helps with.
var misread = []string{"missing-header", "missing-column", "no-cards"}

// hint says where to look on when there was no card: how the first such file is read.
func (a *app) hint(ps []lint.Problem) {
	i := slices.IndexFunc(ps, func(p lint.Problem) bool { return slices.Contains(misread, p.Kind) && p.Pos.File != "-" })
	if i >= 0 && !a.quiet {
		a.complain(say.SeeColumns(ps[i].Pos.File))
	}
}

// cuttable reads on until the context is cancelled, even where the reader below blocks: a pipe that nobody closes.
type cuttable struct {
	ctx context.Context
	r   io.Reader
	cut bool
}

// Read gives up when the context does; the read that is then under way is left behind with its own buffer.
func (c *cuttable) Read(p []byte) (int, error) {
	type result struct {
		buf []byte
		n   int
		err error
	}
	if c.ctx.Err() != nil {
		c.cut = true
		return 0, c.ctx.Err()
	}
	done := make(chan result, 1)
	go func() {
		buf := make([]byte, len(p))
		n, err := c.r.Read(buf)
		done <- result{buf, n, err}
	}()
	select {
	case r := <-done:
		return copy(p, r.buf[:r.n]), r.err
	case <-c.ctx.Done():
		c.cut = true
		return 0, c.ctx.Err()
	}
}

// clock measures the stages for --stats.
type clock struct{ last time.Time }

// lap gives the time since the last lap.
func (c *clock) lap() string {
	now := time.Now()
	d := now.Sub(c.last)
	c.last = now
	return d.Round(100 * time.Microsecond).String()
}

func newClock() *clock { return &clock{last: time.Now()} }

// tell writes the lines of --stats.
func (a *app) tell(f *lint.Facts, w lint.Words) {
	if !a.stats {
		return
	}
	a.complain(w)
	if f.Combos != nil && len(a.stages) == 2 {
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		a.complain(say.StatsCombos(f.Combos.Summary, a.stages[0], a.stages[1], m.HeapSys>>20))
	}
}
