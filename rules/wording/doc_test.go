package wording

import (
	"go/parser"
	gotoken "go/token"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// The map in the package's documentation names every file once.
func TestEveryFileOnTheMap(t *testing.T) {
	f, err := parser.ParseFile(gotoken.NewFileSet(), "doc.go", nil, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	_, files, ok := strings.Cut(f.Doc.Text(), "\n  - ")
	if !ok {
		t.Fatal("no map in doc.go")
	}
	files = regexp.MustCompile(`\([^()]*\)`).ReplaceAllString(files, "") // what each is about
	on := map[string]int{}
	for _, group := range strings.Split(files, "\n  - ") {
		_, names, _ := strings.Cut(group, ". ")
		for _, w := range strings.FieldsFunc(names, func(r rune) bool { return r < 'a' || r > 'z' }) {
			on[w]++
		}
	}
	there, err := filepath.Glob("*.go")
	if err != nil || len(there) < 50 {
		t.Fatal(there, err)
	}
	for _, name := range there {
		if name = strings.TrimSuffix(name, ".go"); name == "doc" || strings.HasSuffix(name, "_test") {
			continue
		}
		if on[name] != 1 {
			t.Errorf("doc.go names %s.go %d times", name, on[name])
		}
		delete(on, name)
	}
	for name := range on {
		t.Errorf("doc.go names %s.go, which there is not", name)
	}
}
