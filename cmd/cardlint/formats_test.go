package main

import (
	"encoding/json"
	"errors"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/cardlint/cardlint/lint/report"
)

// peoples are the formats for people; those for programs are all others.
var peoples = []string{"table", "markdown", "html", "xlsx"}

// calls are commands with arguments that make each print something of everything it has.
var calls = map[string][]string{
	"check":     {"check", "../../fixtures/demo.xlsx"},
	"modifiers": {"modifiers", "../../fixtures/demo.csv", "--all"},
	"combos":    {"combos", "../../fixtures/demo.xlsx"},
	"repair":    {"repair", "../../fixtures/demo.csv"},
	"cost":      {"cost", "Xenófióka", "../../fixtures/demo.csv", "--own", "Orsolya hamukirálynő"},
	"explain":   {"explain", "Orsolya hamukirálynő", "../../fixtures/demo.xlsx"},
	"columns":   {"columns", "../../fixtures/demo.xlsx"},
	"parse":     {"parse", "A lapjaid költsége 1 VP-vel kevesebb, de legalább 1."},
	"rules":     {"rules"},
	"diff":      {"diff", "../../fixtures/demo.csv", "../../fixtures/boards/01-own-rule-card-drawback.csv"},
}

// A format for programs is the same, byte for byte, whatever the language and the number of workers; one for people says the same for any number.
func TestFormatsHold(t *testing.T) {
	for command, call := range calls {
		for _, format := range report.Names(command) {
			ways := [][]string{{"--lang", "hu"}, {"--lang", "hu", "--jobs", "1"}, {"--lang", "hu", "--jobs", "7"}}
			if !slices.Contains(peoples, format) {
				ways = append(ways, []string{"--lang", "en", "--jobs", "1"})
			}
			var first string
			for i, way := range ways {
				path := filepath.Join(t.TempDir(), "report")
				args := slices.Concat(call, []string{"-o", format + "=" + path}, way)
				if code := run(t.Context(), args, strings.NewReader(""), io.Discard, io.Discard); code != 0 {
					t.Fatalf("%v: exit %d", args, code)
				}
				out := read(t, path)
				if i == 0 {
					first = out
				}
				if out != first {
					t.Errorf("%s %s: %v gives another report than %v", command, format, way, ways[0])
				}
				if format == "json" {
					if err := validJSON([]byte(out)); err != nil {
						t.Errorf("%v: %v", args, err)
					}
				}
			}
			if len(first) < 100 {
				t.Errorf("%s %s prints next to nothing: %q", command, format, first)
			}
		}
	}
}

// A line of jsonl is an element of the list in json.
func TestLinesAreElements(t *testing.T) {
	for _, test := range []struct {
		command, list string
		heads         int // lines that are none
	}{{"check", "findings", 0}, {"modifiers", "cards", 0}, {"combos", "ancient", 1}} {
		var whole, lines strings.Builder
		for format, out := range map[string]*strings.Builder{"json": &whole, "jsonl": &lines} {
			if code := run(t.Context(), append(slices.Clone(calls[test.command]), "--format", format), strings.NewReader(""), out, io.Discard); code != 0 {
				t.Fatalf("%s: exit %d", test.command, code)
			}
		}
		var doc map[string]json.RawMessage
		var want []json.RawMessage
		if err := errors.Join(json.Unmarshal([]byte(whole.String()), &doc), json.Unmarshal(doc[test.list], &want)); err != nil {
			t.Fatal(err)
		}
		got := strings.Split(strings.TrimSpace(lines.String()), "\n")[test.heads:]
		if len(got) != len(want) || len(want) == 0 {
			t.Fatalf("%s: %d lines for %d elements", test.command, len(got), len(want))
		}
		for i := range want {
			if got[i] != string(want[i]) {
				t.Errorf("%s: line %d is\n%s\nwant\n%s", test.command, i+1, got[i], want[i])
			}
		}
	}
}
