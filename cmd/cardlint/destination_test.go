//go:build unix

package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

const oneCardCSV = "név,típus,költség,szöveg\nKohók ura,Szörny; törpe (Raia),4,A szörnyeid költsége 1 VP-vel kevesebb.\n"

// check runs the program in a folder with a set of one card.
func checkIn(t *testing.T, ctx context.Context, stdout io.Writer, args ...string) (code int, complaints string) {
	t.Helper()
	if err := os.WriteFile("set.csv", []byte(oneCardCSV), 0o644); err != nil {
		t.Fatal(err)
	}
	var stderr strings.Builder
	code = run(ctx, append([]string{"check", "--lang", "hu", "set.csv"}, args...), strings.NewReader(""), stdout, &stderr)
	return code, stderr.String()
}

// A report goes through a pipe to whom it may concern, and the pipe is still one afterwards.
func TestOutputThroughPipe(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := syscall.Mkfifo("pipe", 0o600); err != nil {
		t.Skip(err)
	}
	if err := os.Symlink("pipe", "link"); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{"pipe", "link"} {
		read := make(chan string)
		go func() {
			b, _ := os.ReadFile("pipe")
			read <- string(b)
		}()
		if code, complaints := checkIn(t, t.Context(), io.Discard, "-o", "oneline="+path); code != 0 {
			t.Fatalf("%s: exit %d: %s", path, code, complaints)
		}
		if got := <-read; !strings.HasPrefix(got, "set.csv: D2: note: CL103") {
			t.Errorf("%s: %q", path, got)
		}
	}
	if info, err := os.Lstat("pipe"); err != nil || info.Mode().Type() != os.ModeNamedPipe {
		t.Errorf("the pipe is now %v (%v)", info, err)
	}
	if info, err := os.Lstat("link"); err != nil || info.Mode().Type() != os.ModeSymlink {
		t.Errorf("the link is now %v (%v)", info, err)
	}
}

// A pipe that nobody reads does not outlast the time that the user gave.
func TestOutputUnreadPipe(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := syscall.Mkfifo("pipe", 0o600); err != nil {
		t.Skip(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 300*time.Millisecond)
	defer cancel()
	if code, complaints := checkIn(t, ctx, io.Discard, "-o", "json=pipe"); code != exitCut {
		t.Errorf("exit %d: %s", code, complaints)
	}
}

// Symbolic links stay, to a file that is there and to one that is not yet; so does the mode of a file.
func TestOutputThroughLinks(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.Mkdir("far", 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile("far/old", []byte("old"), 0o600); err != nil {
		t.Fatal(err)
	}
	for link, to := range map[string]string{"old": "far/old", "new": "far/new", "hop": "new", "dir": "far"} {
		if err := os.Symlink(to, link); err != nil {
			t.Fatal(err)
		}
	}
	if code, complaints := checkIn(t, t.Context(), io.Discard, "-o", "oneline=old", "-o", "json=hop", "-o", "jsonl=dir/x"); code != 0 {
		t.Fatalf("exit %d: %s", code, complaints)
	}
	for path, mode := range map[string]os.FileMode{"far/old": 0o600, "far/new": 0o644, "far/x": 0o644} {
		info, err := os.Lstat(path)
		if err != nil || info.Mode() != mode || info.Size() < 10 {
			t.Errorf("%s: %v %v", path, info, err)
		}
	}
	for _, link := range []string{"old", "new", "hop", "dir"} {
		if info, err := os.Lstat(link); err != nil || info.Mode().Type() != os.ModeSymlink {
			t.Errorf("%s: %v %v", link, info, err)
		}
	}
	if left, _ := filepath.Glob("far/.*"); left != nil {
		t.Errorf("left behind: %v", left)
	}
}

// Two names of one file are two reports into one file.
func TestOutputTwiceByLink(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.Symlink("a", "b"); err != nil {
		t.Fatal(err)
	}
	code, complaints := checkIn(t, t.Context(), io.Discard, "-o", "oneline=a", "-o", "json=b")
	if code != exitUsage || !strings.Contains(complaints, "két kimenet ugyanabba a fájlba: b") {
		t.Errorf("exit %d: %s", code, complaints)
	}
}

// full is a writer on a disk without room.
type full struct{}

func (full) Write([]byte) (int, error) {
	return 0, &os.PathError{Op: "write", Path: "/tmp/.hidden", Err: syscall.ENOSPC}
}

// A full disk is told for what it is, once, and costs the other reports nothing.
func TestOutputFull(t *testing.T) {
	t.Chdir(t.TempDir())
	code, complaints := checkIn(t, t.Context(), full{}, "-o", "json=out.json")
	if want := "cardlint: szabványos kimenet: nem írható: megtelt a lemez; szabadíts fel helyet, vagy írj máshová\n"; code != exitUsage || complaints != want {
		t.Errorf("exit %d: %q", code, complaints)
	}
	if b, err := os.ReadFile("out.json"); err != nil || len(b) == 0 {
		t.Error("no report in the file:", err)
	}
}

// Reasons are given in the words of the program and by the path that the user gave, never by the name of a temporary file.
func TestCannotWrite(t *testing.T) {
	hidden := func(err error) error {
		return fmt.Errorf("wrapped: %w", &os.PathError{Op: "open", Path: "/x/.cardlint-123", Err: err})
	}
	for _, test := range []struct {
		err    error
		hu, en string
	}{
		{hidden(syscall.EACCES), "nincs hozzá jogod; olyan mappát adj meg, amelybe írhatsz", "you have no permission; name a folder that you may write to"},
		{hidden(syscall.EROFS), "nincs hozzá jogod; olyan mappát adj meg, amelybe írhatsz", "you have no permission; name a folder that you may write to"},
		{hidden(syscall.ENOENT), "nincs ilyen mappa; hozd létre, vagy adj meg egy meglévőt", "there is no such folder; make it or name one that exists"},
		{hidden(syscall.EPIPE), "az olvasója bezárta, mielőtt a végére ért volna", "its reader closed it before the end"},
		{errReadOnly, "a fájl írásvédett; adj meg másikat, vagy oldd fel a védelmet", "the file is write-protected; name another one or make it writable"},
		{hidden(syscall.EIO), "a rendszer szerint: input/output error", "the system says: input/output error"},
	} {
		w := cannotWrite("ki.json", test.err)
		if w.Hu != "ki.json: nem írható: "+test.hu || w.En != "ki.json: cannot be written: "+test.en {
			t.Errorf("%v: %s | %s", test.err, w.Hu, w.En)
		}
	}
}

// What standard output leads to is not written twice, nor is the file that standard input comes from overwritten.
func TestOutputIsStream(t *testing.T) {
	t.Chdir(t.TempDir())
	out, err := os.Create("out")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = out.Close() }()
	if code, complaints := checkIn(t, t.Context(), out, "--format", "table", "-o", "json=./out"); code != exitUsage || !strings.Contains(complaints, "két kimenet kerülne a szabványos kimenetre") {
		t.Errorf("exit %d: %s", code, complaints)
	}
	in, err := os.Open("set.csv")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = in.Close() }()
	var stderr strings.Builder
	if code := run(t.Context(), []string{"check", "--lang", "hu", "-", "-o", "json=set.csv"}, in, io.Discard, &stderr); code != exitUsage || !strings.Contains(stderr.String(), "felülírná a bemenetet") {
		t.Errorf("exit %d: %s", code, stderr.String())
	}
}
