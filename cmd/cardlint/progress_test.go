package main

import (
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/cardlint/cardlint/lint"
)

// screen is a terminal of one line: it keeps all that was written, and what is left to see.
type screen struct {
	lock sync.Mutex
	all  strings.Builder
}

func (s *screen) Write(b []byte) (int, error) {
	s.lock.Lock()
	defer s.lock.Unlock()
	return s.all.Write(b)
}

func (s *screen) text() string {
	s.lock.Lock()
	defer s.lock.Unlock()
	return s.all.String()
}

// seen is what is left after all the carriage returns.
func (s *screen) seen() string {
	var line []rune
	for _, part := range strings.Split(s.text(), "\r") {
		for i, r := range []rune(part) {
			if i < len(line) {
				line[i] = r
			} else {
				line = append(line, r)
			}
		}
	}
	return strings.TrimRight(string(line), " ")
}

func (s *screen) wait(t *testing.T, want string) {
	t.Helper()
	for range 1000 {
		if s.seen() == want {
			return
		}
		time.Sleep(5 * time.Millisecond)
	}
	t.Fatalf("it shows %q, want %q", s.seen(), want)
}

// The line says how far the run is, and is gone at the end.
func TestProgress(t *testing.T) {
	var s screen
	p := startProgress(&s, lint.Hungarian, time.Millisecond, time.Millisecond)
	for range 1234 {
		p.card()
	}
	s.wait(t, "1234 lap beolvasva …")
	p.ancient(9, 10)
	s.wait(t, "1234 lap beolvasva · ősmágia: 10 lapból 9 kész …")
	p.ancient(10, 10)
	p.stop()
	if s.seen() != "" || !strings.HasSuffix(s.text(), "\r") {
		t.Errorf("%q is left", s.seen())
	}
}

// A short run shows nothing, and where there is no terminal there is nothing to show.
func TestProgressOfShortRun(t *testing.T) {
	var s screen
	p := startProgress(&s, lint.English, time.Hour, time.Hour)
	p.card()
	p.stop()
	if s.text() != "" {
		t.Errorf("%q", s.text())
	}
	a := &app{stderr: &s, getenv: func(string) string { return "" }}
	none := a.watch()
	if none != nil {
		t.Error("progress without a terminal")
	}
	none.card()
	none.ancient(1, 2)
	none.stop()
}
