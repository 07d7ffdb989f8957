package main

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const boards = "../../fixtures/boards"

// Every worked board, from its sheet through the program: cost says whether ancient magic works there, why, and what is paid;
// combos says what a pool of the same cards allows.
func TestBoards(t *testing.T) {
	for _, b := range readBoards(t) {
		t.Run(b["file"]+" "+b["opponent"]+" "+b["reading"], func(t *testing.T) {
			file := filepath.Join(boards, b["file"])
			args := []string{"cost", b["card"], file, "--reading", b["reading"]}
			for _, side := range []string{"own", "opponent"} {
				for _, name := range strings.FieldsFunc(b[side], func(r rune) bool { return r == '|' }) {
					args = append(args, "--"+side, name)
				}
			}
			var cost struct {
				Ancient string
				Because []string
				Pay     map[string]any
			}
			answer(t, &cost, args...)
			if cost.Ancient != b["ancient"] {
				t.Errorf("ancient magic is %s because %v, want %s because %s", cost.Ancient, cost.Because, b["ancient"], b["because"])
			}
			// The sheet of boards says why it is off or to be decided, and nothing of why it is on.
			if because := strings.Join(cost.Because, "|"); b["ancient"] != "on" && because != b["because"] {
				t.Errorf("because %s, want %s", because, b["because"])
			}
			if got := paid(cost.Pay); b["pay"] != "" && got != b["pay"] {
				t.Errorf("%s is paid, want %s", got, b["pay"])
			}

			var combos struct {
				Ancient []struct{ Name, Verdict string }
			}
			answer(t, &combos, "combos", file, "--reading", b["reading"])
			got := "none"
			for _, a := range combos.Ancient {
				if a.Name == b["card"] {
					got = a.Verdict
				}
			}
			if got != b["combos"] {
				t.Errorf("in a pool it is %s, want %s (%s)", got, b["combos"], b["why"])
			}
		})
	}
}

// answer runs a command and reads its JSON.
func answer(t *testing.T, into any, args ...string) {
	t.Helper()
	var stdout, stderr bytes.Buffer
	if code := run(context.Background(), append(args, "--format", "json", "--lang", "en"), nil, &stdout, &stderr); code != exitClean {
		t.Fatalf("%v: exit code %d: %s", args, code, stderr.String())
	}
	if err := json.Unmarshal(stdout.Bytes(), into); err != nil {
		t.Fatal(err)
	}
}

// paid writes what is paid as boards.tsv does: parts of 0 left out, "0 VP" where nothing is left.
func paid(pay map[string]any) string {
	var parts []string
	for _, cur := range []string{"VP", "SZK", "építő", "áldozás", "nekron", "zanszilánk"} {
		if n, ok := pay[cur]; ok && n != 0.0 {
			b, _ := json.Marshal(n)
			parts = append(parts, strings.Trim(string(b), `"`)+" "+cur)
		}
	}
	if parts == nil {
		return "0 VP"
	}
	return strings.Join(parts, " + ")
}

func readBoards(t *testing.T) []map[string]string {
	t.Helper()
	raw, err := os.ReadFile(filepath.Join(boards, "boards.tsv"))
	if err != nil {
		t.Fatal(err)
	}
	var header []string
	var out []map[string]string
	for line := range strings.Lines(string(raw)) {
		line = strings.TrimSuffix(line, "\n")
		fields := strings.Split(line, "\t")
		switch {
		case strings.HasPrefix(line, "#"):
		case header == nil:
			header = fields
		default:
			b := map[string]string{}
			for i, h := range header {
				b[h] = fields[i]
			}
			out = append(out, b)
		}
	}
	if len(out) < 38 {
		t.Fatalf("%d boards, want 38 at least", len(out))
	}
	return out
}
