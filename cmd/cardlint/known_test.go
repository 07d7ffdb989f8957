package main

import (
	"bytes"
	"encoding/csv"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// However rows and columns of a set are shuffled, all of it is still known, nothing is stale, and diff finds no other meaning. Beside the demo's
// cards there are some with the same name, the same ID, and a cell that is wrong.
func TestKnownHoweverShuffled(t *testing.T) {
	raw, err := os.ReadFile("../../fixtures/demo.csv")
	if err != nil {
		t.Fatal(err)
	}
	r := csv.NewReader(bytes.NewReader(bytes.TrimPrefix(raw, []byte("\ufeff"))))
	r.Comma, r.FieldsPerRecord = ';', -1
	rows, err := r.ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	rows = append(rows, []string{rows[1][0], "Régi dal", "Tárgy", "Raia", "1", "", "Húzz egy lapot."}, []string{"X1", rows[1][1], "Szabálylap", "", "", "", "Húzz."}, []string{"", "régi dal", "Tárgy", "Raia", "3b", "", "Húzz egy lapot."})
	for i := range rows {
		if rows[i][1] == "A Semmi szája" {
			rows[i][6] = "Húzz két lapot!" // then CL206 speaks of all cards at once
		}
		for len(rows[i]) < len(rows[0]) {
			rows[i] = append(rows[i], "")
		}
	}
	t.Chdir(t.TempDir())
	sheet(t, "set.csv", rows)
	call(t, 0, "baseline", "set.csv")
	for seed := range uint64(5) {
		m := rand.New(rand.NewPCG(seed, 1))
		m.Shuffle(len(rows)-1, func(i, k int) { rows[i+1], rows[k+1] = rows[k+1], rows[i+1] })
		columns := m.Perm(len(rows[0]))
		moved := make([][]string, len(rows))
		for i := range rows {
			for _, c := range columns {
				moved[i] = append(moved[i], rows[i][c])
			}
		}
		sheet(t, "moved.csv", moved)
		if out := call(t, 0, "check", "--baseline", baselineName, "--fail-on", "note", "--format", "oneline", "moved.csv"); out != "" {
			t.Fatalf("seed %d: not known, or stale:\n%s", seed, out)
		}
		if out := call(t, 0, "diff", "--quiet", "set.csv", "moved.csv"); !strings.HasPrefix(out, "Nothing changed in meaning.\ncards: 0 added") {
			t.Fatalf("seed %d:\n%s", seed, out)
		}
	}
	if out := call(t, 1, "check", "--fail-on", "note", "--format", "oneline", "set.csv"); strings.Count(out, "\n") < 80 {
		t.Errorf("there is next to nothing to know:\n%s", out)
	}
}

func sheet(t *testing.T, name string, rows [][]string) {
	t.Helper()
	var b bytes.Buffer
	w := csv.NewWriter(&b)
	w.Comma = ';'
	if err := w.WriteAll(rows); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Clean(name), b.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
}

// call runs the program in English, wants the exit code, and gives all that it said.
func call(t *testing.T, code int, args ...string) string {
	t.Helper()
	var out bytes.Buffer
	if got := run(t.Context(), append(args, "--lang", "en"), strings.NewReader(""), io.Writer(&out), &out); got != code {
		t.Fatalf("%q: exit %d, want %d\n%s", args, got, code, out.String())
	}
	return out.String()
}
