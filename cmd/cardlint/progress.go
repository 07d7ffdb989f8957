package main

import (
	"io"
	"os"
	"strings"
	"sync"
	"sync/atomic"
	"time"
	"unicode/utf8"

	"golang.org/x/term"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// Progress is shown after the first second, and renewed a few times in each.
const (
	progressAfter = time.Second
	progressEvery = 200 * time.Millisecond
)

// progress is a line on a terminal that says how far a long run is, and is gone when the run is over. A nil one says nothing.
type progress struct {
	w      io.Writer
	lang   lint.Lang
	cards  atomic.Int64 // read
	done   atomic.Int64 // ancient-magic cards
	of     atomic.Int64
	quit   chan struct{}
	ending sync.WaitGroup
}

// watch begins to show progress where there is a terminal to show it on.
func (a *app) watch() *progress {
	f, ok := a.stderr.(*os.File)
	if a.quiet || !ok || !term.IsTerminal(int(f.Fd())) || a.getenv("TERM") == "dumb" {
		return nil
	}
	return startProgress(f, a.lang, progressAfter, progressEvery)
}

func startProgress(w io.Writer, lang lint.Lang, after, every time.Duration) *progress {
	p := &progress{w: w, lang: lang, quit: make(chan struct{})}
	p.ending.Go(func() { p.show(after, every) })
	return p
}

// show writes the line anew until the run is over, then wipes it away.
func (p *progress) show(after, every time.Duration) {
	wait := time.NewTimer(after)
	defer wait.Stop()
	width := 0
	for {
		select {
		case <-wait.C:
			wait.Reset(every)
			line := say.Progress(int(p.cards.Load()), int(p.done.Load()), int(p.of.Load())).In(p.lang)
			n := utf8.RuneCountInString(line)
			_, _ = io.WriteString(p.w, "\r"+line+strings.Repeat(" ", max(width-n, 0)))
			width = n
		case <-p.quit:
			if width > 0 {
				_, _ = io.WriteString(p.w, "\r"+strings.Repeat(" ", width)+"\r")
			}
			return
		}
	}
}

func (p *progress) card() {
	if p != nil {
		p.cards.Add(1)
	}
}

func (p *progress) ancient(done, of int) {
	if p != nil {
		p.done.Store(int64(done))
		p.of.Store(int64(of))
	}
}

// stop wipes the line away before anything else is written.
func (p *progress) stop() {
	if p != nil {
		close(p.quit)
		p.ending.Wait()
	}
}
