package main

import (
	"os"
	"strings"
	"testing"
)

// The excerpt in the README is what the program prints, and its table of exit codes is the program's.
func TestReadme(t *testing.T) {
	raw, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, ok := strings.Cut(string(raw), "<!-- excerpt: check fixtures/demo.xlsx -->\n```\n")
	excerpt, _, closed := strings.Cut(rest, "```\n<!-- end -->")
	if !ok || !closed {
		t.Fatal("README.md: no excerpt of the check")
	}
	t.Chdir("../..")
	var out, complaints strings.Builder
	if code := run(t.Context(), []string{"check", "--lang", "en", "fixtures/demo.xlsx"}, strings.NewReader(""), &out, &complaints); code != 0 {
		t.Fatalf("exit %d: %s", code, complaints.String())
	}
	if !strings.HasPrefix(out.String(), excerpt) {
		t.Errorf("README.md shows\n%s\nbut the program prints\n%s", excerpt, out.String()[:min(len(out.String()), len(excerpt)+200)])
	}
}
