package loaders

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestLockFile(t *testing.T) {
	lock := write(t, "~$lapok.xlsx", "Valaki")
	good := write(t, "lapok.csv", "név;típus;szöveg\nA;Tárgy;x\n")
	if _, problems := load(t, Options{}, lock, good); len(problems) != 1 || problems[0].Kind != "lock-file" || problems[0].Fatal {
		t.Errorf("beside a good file: %v, want one lock-file that is not fatal", problems)
	}
	if _, problems := load(t, Options{}, lock); len(problems) != 1 || !problems[0].Fatal {
		t.Errorf("alone: %v, want a fatal one", problems)
	}
}

// folder makes a folder of files that each hold one card, named like the file; lock files hold none.
func folder(t *testing.T, names ...string) string {
	t.Helper()
	dir := t.TempDir()
	for _, n := range names {
		if err := os.WriteFile(filepath.Join(dir, n), []byte("név;típus;szöveg\n"+n+";Tárgy;x\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func TestFoldersAndPatterns(t *testing.T) {
	dir := folder(t, "b.csv", "a.csv", "c.tsv", "jegyzet.txt", "~$a.csv", "[x].csv")
	for _, c := range []struct{ name, want, problems string }{
		{"", "[x].csv a.csv b.csv c.tsv", "open-elsewhere a.csv, lock-file ~$a.csv"},
		{"*.csv", "[x].csv a.csv b.csv", "open-elsewhere a.csv, lock-file ~$a.csv"},
		{"?.tsv", "c.tsv", ""},
		{"[x].csv", "[x].csv", ""}, // a file of that very name comes before the pattern
		{"[bc].?sv", "b.csv c.tsv", ""},
		{"jegyzet.txt", "jegyzet.txt", ""},
		{"*.xlsx", "", "unreadable-file! *.xlsx"},
	} {
		cards, problems := load(t, Options{}, filepath.Join(dir, c.name))
		var names, odd []string
		for _, k := range cards {
			names = append(names, k.Name)
		}
		for _, p := range problems {
			s := p.Kind
			if p.Fatal {
				s += "!"
			}
			odd = append(odd, s+" "+filepath.Base(p.Pos.File))
		}
		if strings.Join(names, " ") != c.want || strings.Join(odd, ", ") != c.problems {
			t.Errorf("%q: cards of %v and %v, want %s and %s", c.name, names, odd, c.want, c.problems)
		}
	}
	if _, problems := load(t, Options{}, t.TempDir()); len(problems) != 1 || !problems[0].Fatal || !strings.Contains(problems[0].Say.En, "no spreadsheet") {
		t.Errorf("an empty folder: %v", problems)
	}
}

func TestTheSameFileTwice(t *testing.T) {
	dir := folder(t, "a.csv", "b.csv")
	if err := os.Symlink(filepath.Join(dir, "b.csv"), filepath.Join(dir, "c.csv")); err != nil {
		t.Fatal(err)
	}
	cards, problems := load(t, Options{}, filepath.Join(dir, "a.csv"), dir)
	if len(cards) != 2 || len(problems) != 2 || problems[0].Kind != kindTwice || problems[1].Kind != kindTwice || problems[0].Fatal {
		t.Errorf("%d cards, %v; want two, and two files named as given twice", len(cards), problems)
	}
}

func TestOpenElsewhere(t *testing.T) {
	for _, mark := range []string{"~$lapok.csv", "~$pok.csv", ".~lock.lapok.csv#"} {
		dir := folder(t, "lapok.csv", mark)
		cards, problems := load(t, Options{}, filepath.Join(dir, "lapok.csv"))
		if len(cards) != 1 || len(problems) != 1 || problems[0].Kind != kindOpen || problems[0].Fatal {
			t.Errorf("beside %s: %d cards, %v", mark, len(cards), problems)
		}
	}
}
