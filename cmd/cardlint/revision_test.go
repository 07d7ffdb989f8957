package main

import (
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// Without git there is nothing to compare with, and the check does not pass.
func TestNoGit(t *testing.T) {
	file := filepath.Join(t.TempDir(), "set.csv")
	if err := os.WriteFile(file, []byte("név,típus,szöveg\nKohó,Tárgy,Húzz egy lapot.\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", t.TempDir())
	var complaints strings.Builder
	code := run(t.Context(), []string{"check", "--lang", "en", "--new-from", "HEAD", file}, strings.NewReader(""), io.Discard, &complaints)
	if want := "cardlint: --new-from HEAD: this needs git, which is not installed (or not in PATH)\n"; code != exitUsage || complaints.String() != want {
		t.Errorf("exit %d: %s", code, complaints.String())
	}
}

// A hook of git names its repository to everything that it starts; the one that counts is that of the file.
func TestGitEnv(t *testing.T) {
	got := gitEnv([]string{"PATH=/bin", "GIT_DIR=.git", "GIT_INDEX_FILE=x", "GIT_DIRECTORY=kept", "LC_ALL=hu_HU.UTF-8"})
	want := []string{"PATH=/bin", "GIT_DIRECTORY=kept", "LC_ALL=hu_HU.UTF-8", "LC_ALL=C", "GIT_TERMINAL_PROMPT=0", "GIT_OPTIONAL_LOCKS=0"}
	if !slices.Equal(got, want) { // of a name that stands twice the last one counts
		t.Errorf("got %q", got)
	}
}
