package main

import (
	"bytes"
	"context"
	"io"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"
)

// endless is a sheet whose reader never gets to the end: a header, then rows for as long as somebody takes them.
func endless(w io.Writer) {
	_, _ = io.WriteString(w, "name,type,text\n")
	for {
		if _, err := io.WriteString(w, "Álmos őr,Szörny,Húzz egy lapot.\n"); err != nil {
			return
		}
	}
}

// An interrupt cuts the work cleanly: the program that reads a pipe that nobody closes ends with exitCut, says so, and prints no result.
func TestInterrupt(t *testing.T) {
	for _, sig := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM} {
		t.Run(sig.String(), func(t *testing.T) {
			cmd := exec.Command("cardlint", "check", "-")
			cmd.Env = append(os.Environ(), "LC_ALL=", "LC_MESSAGES=", "LANG=en_US.UTF-8")
			var stdout, stderr bytes.Buffer
			cmd.Stdout, cmd.Stderr = &stdout, &stderr
			stdin, err := cmd.StdinPipe()
			if err != nil {
				t.Fatal(err)
			}
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			watch := time.AfterFunc(30*time.Second, func() { _ = cmd.Process.Kill() })
			defer watch.Stop()
			// More than a pipe holds: when it has gone in, the program is reading, and listens to signals.
			if _, err := io.WriteString(stdin, "name,type,text\n"+strings.Repeat("Álmos őr,Szörny,Húzz egy lapot.\n", 1<<14)); err != nil {
				t.Fatal(err)
			}
			if err := cmd.Process.Signal(sig); err != nil {
				t.Fatal(err)
			}
			_ = cmd.Wait() // the error is the exit code
			if got := cmd.ProcessState.ExitCode(); got != exitCut {
				t.Errorf("exit code %d, want %d; %s", got, exitCut, stderr.String())
			}
			if !strings.Contains(stderr.String(), "interrupted") {
				t.Errorf("standard error: %q", stderr.String())
			}
			if stdout.Len() > 0 {
				t.Errorf("standard output: %q", stdout.String())
			}
		})
	}
}

// A cancelled context and a time-out do the same, for the caller of run.
func TestCut(t *testing.T) {
	for _, test := range []struct {
		name string
		args []string
		say  string
	}{
		{"cancelled", []string{"--lang", "en", "check", "-"}, "interrupted"},
		{"time-out", []string{"--lang", "en", "check", "--timeout", "50ms", "-"}, "time is up"},
		{"time-out of parse", []string{"--lang", "en", "parse", "--timeout", "50ms"}, "time is up"},
	} {
		t.Run(test.name, func(t *testing.T) {
			ctx, cancel := context.WithCancel(context.Background())
			defer cancel()
			r, w := io.Pipe()
			defer func() { _ = r.Close() }()
			go endless(w)
			if test.name == "cancelled" {
				time.AfterFunc(50*time.Millisecond, cancel)
			}
			var stdout, stderr bytes.Buffer
			if got := run(ctx, test.args, r, &stdout, &stderr); got != exitCut {
				t.Errorf("exit code %d, want %d", got, exitCut)
			}
			if !strings.Contains(stderr.String(), test.say) || stdout.Len() > 0 {
				t.Errorf("standard error %q, standard output %q", stderr.String(), stdout.String())
			}
		})
	}
}

// A named pipe is waited for no longer than the time allows, neither for its writer nor for what it writes.
func TestCutPipe(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := syscall.Mkfifo("pipe", 0o600); err != nil {
		t.Fatal(err)
	}
	check := func(t *testing.T) {
		t.Helper()
		ctx, cancel := context.WithTimeout(t.Context(), 300*time.Millisecond)
		defer cancel()
		var stdout, stderr bytes.Buffer
		if got := run(ctx, []string{"--lang", "en", "check", "pipe"}, nil, &stdout, &stderr); got != exitCut {
			t.Errorf("exit code %d, want %d", got, exitCut)
		}
		if !strings.Contains(stderr.String(), "time is up") || strings.Contains(stderr.String(), "pipe") || stdout.Len() > 0 {
			t.Errorf("standard error %q, standard output %q", stderr.String(), stdout.String())
		}
	}
	t.Run("nobody writes", check)
	w, err := os.OpenFile("pipe", os.O_RDWR, 0) // which does not wait for a reader
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = w.Close() }()
	if _, err := w.WriteString("name,type,text\nÁlmos őr,Szörny,Húzz"); err != nil {
		t.Fatal(err)
	}
	t.Run("the writer does not end", check)
}

type brokenPipe struct{}

func (brokenPipe) Write([]byte) (int, error) { return 0, io.ErrClosedPipe }

// A report that did not get out is never passed over.
func TestBrokenOutput(t *testing.T) {
	for _, format := range []string{"table", "json"} {
		var stderr bytes.Buffer
		got := run(context.Background(), []string{"--lang", "en", "rules", "--format", format}, nil, brokenPipe{}, &stderr)
		if got != exitUsage || !strings.Contains(stderr.String(), "standard output: cannot be written: its reader closed it") {
			t.Errorf("%s: exit code %d, standard error %q", format, got, stderr.String())
		}
	}
}
