package loaders

import (
	"bufio"
	"bytes"
	"context"
	"encoding/csv"
	"errors"
	"io"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/cardlint/cardlint/lint"
)

// FuzzCSV holds the reader to encoding/csv wherever that can be asked: text in UTF-8 without CR and blank lines that both
// take for well-formed. On anything, rows count up by one, lines never go back, and loading does not fail.
func FuzzCSV(f *testing.F) {
	for _, s := range []string{
		"név;típus;szöveg\nA;Tárgy;x\n", "\ufeffa;b\r\n\"x;\"\"y\"\"\";z", "sep=,\na,b\n", "a;\"b\nc\";d\n\n;\n", "\"open", "a;\"b\"c\n", "\x00", "\xff;\n", "a\rb\r",
	} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		_, err := Load(context.Background(), []string{"-"}, bytes.NewReader(data), Options{Delimiter: ';'}, func(lint.Card) error { return nil })
		if err != nil {
			t.Fatal(err)
		}
		src := newCSV(bufio.NewReaderSize(bytes.NewReader(data), sampleSize), "", ';')
		var rows [][]string
		number, line := 0, 0
		for {
			r, err := src.next()
			if err != nil {
				if !errors.Is(err, io.EOF) {
					return
				}
				break
			}
			if r.number != number+1 || r.line <= line {
				t.Fatalf("row %d line %d after row %d line %d", r.number, r.line, number, line)
			}
			number, line = r.number, r.line
			if len(r.cells) > 0 {
				var values []string
				for _, c := range r.cells {
					values = append(values, c.value)
				}
				rows = append(rows, values)
			}
		}
		_, sep := sepLine(data)
		if bytes.ContainsAny(data, "\r\x00") || bytes.HasSuffix(data, []byte{endOfDOS}) || sep > 0 || !utf8.Valid(data) {
			return
		}
		std := csv.NewReader(bytes.NewReader(data))
		std.Comma, std.FieldsPerRecord = ';', -1
		want, err := std.ReadAll()
		if err != nil {
			return
		}
		if len(want) != len(rows) {
			t.Fatalf("%d rows, want %d", len(rows), len(want))
		}
		for i := range want {
			if strings.Join(rows[i], "\x1f") != strings.Join(want[i], "\x1f") {
				t.Fatalf("row %d is %q, want %q", i, rows[i], want[i])
			}
		}
	})
}

// FuzzCost: what was read is written in a form that reads the same; nothing but a number is known, and no amount is negative
// or beyond belief.
func FuzzCost(f *testing.F) {
	for _, s := range []string{
		"3", "2 VP + 1 SZK", "1[1]", "1_VP(2)", "(2)", "{2 építő}", "2 *", "2 áldozás", "X", "?", "X-1", "2*X", "3b", "", "2024-01-03", "3,00",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, cell string) {
		got := readCost(cell, lint.VP)
		if got.bad || !got.given {
			if got.cost != lint.UnknownCost() {
				t.Fatalf("%q is no cost, but %v came back", cell, got.cost)
			}
			return
		}
		for _, cur := range got.cost.Named() {
			if q := got.cost.Of(cur); !q.Unknown && q.N < 0 {
				t.Fatalf("%q has %v %v", cell, q, cur)
			}
		}
		for _, cur := range got.cost.Named() { // such sums are written as X+200 and 200: more than one cell may hold
			if q := got.cost.Of(cur); q.N > maxCost || q.N < -maxCost {
				return
			}
		}
		if again := readCost(got.cost.String(), lint.VP); again.bad || known(got.cost) && again.cost != got.cost {
			t.Fatalf("%q is %v, and that is read as %v (bad %v)", cell, got.cost, again.cost, again.bad)
		}
	})
}

// FuzzType: every word comes out once, types are types of the vocabulary, and an icon has its cell.
func FuzzType(f *testing.F) {
	for _, s := range []string{
		"Szörny; xenó; ősmágia (Rhatt)", "Raia azonnali", "Tharr-Fairlight", "(Raia/Tharr)", "Chara-din bűbáj lényre", "Tárgy?", "Katona Klán szörny", "((", "; ;", "N;Ú", "epikus",
	} {
		f.Add(s)
	}
	types := map[string]bool{}
	for _, w := range lint.Vocabulary() {
		if w.Kind == "type" {
			types[w.Value] = true
		}
	}
	f.Fuzz(func(t *testing.T, cell string) {
		k := kinds{}
		k.addType(cell, "B2")
		for _, list := range [][]string{k.types, k.subtypes, k.colours, k.icons} {
			seen := map[string]bool{}
			for _, s := range list {
				if s == "" || seen[s] {
					t.Fatalf("%q gives %q", cell, list)
				}
				seen[s] = true
			}
		}
		for _, s := range k.types {
			if !types[s] {
				t.Fatalf("%q gives the type %q", cell, s)
			}
		}
		if (len(k.icons) > 0) != (k.iconCell() == "B2") {
			t.Fatalf("%q: icons %q in cell %q", cell, k.icons, k.iconCell())
		}
		_ = ownIcons(cell)
	})
}
