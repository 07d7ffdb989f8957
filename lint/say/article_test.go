package say

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// Hungarian sentences that stand elsewhere in the source, those of the rules above all, have their articles right.
func TestArticlesInSource(t *testing.T) {
	seen := 0
	for _, pattern := range []string{"../../rules/*.go", "../../rules/*/*.go", "../../loaders/*.go", "../../cmd/cardlint/*.go", "../*/*.go"} {
		files, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			f, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			ast.Inspect(f, func(n ast.Node) bool {
				kv, ok := n.(*ast.KeyValueExpr)
				if !ok {
					return true
				}
				key, ok := kv.Key.(*ast.Ident)
				b, literal := kv.Value.(*ast.BasicLit)
				if !ok || !literal || key.Name != "Hu" {
					return true
				}
				seen++
				s, err := strconv.Unquote(b.Value)
				if err != nil {
					t.Fatal(err)
				}
				for _, bad := range wrongArticles(s) {
					t.Errorf("%s: %q in %q", file, bad, s)
				}
				return true
			})
		}
	}
	if seen < 100 {
		t.Errorf("only %d sentences found", seen)
	}
}

// What the program prints in its tests has its articles right, whatever words the sentences were put together of.
func TestArticlesInGoldens(t *testing.T) {
	files, err := filepath.Glob("../../cmd/cardlint/testdata/*.txtar")
	if err != nil || len(files) < 20 {
		t.Fatalf("%d goldens, %v", len(files), err)
	}
	for _, file := range files {
		raw, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for i, line := range strings.Split(string(raw), "\n") {
			if !strings.ContainsAny(line, "áéíóöőúüű") {
				continue // English
			}
			for _, bad := range wrongArticles(line) {
				t.Errorf("%s:%d: %q in %s", filepath.Base(file), i+1, bad, line)
			}
		}
	}
}

// The test of the tests: what is wrong is found, what is right is not.
func TestWrongArticles(t *testing.T) {
	for s, want := range map[string][]string{
		"a alma és az kő": {"a alma", "az kő"}, "A Álmos őr, a 5. és az 2 lap": {"A Álmos", "a 5.", "az 2"}, "a „Őr” és az „Kő”": {"a „Őr”", "az „Kő”"},
		"az alma, a kő, az 5., az 1000, a 2, az X, a VP; (a lap)": nil, "na az alma": nil,
	} {
		if got := wrongArticles(s); !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", s, got, want)
		}
	}
}
