package config_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/config"
)

// What the file says becomes settings, levels and decisions, each with its place.
func TestParse(t *testing.T) {
	dir := t.TempDir()
	sheet := filepath.Join(dir, "lapok.csv")
	if err := os.WriteFile(sheet, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, config.Name)
	c, wrong := config.Parse([]byte("\ufeff"+`settings:
  surcharge: clear
  deck: any
  old-texts: drawback
rules: {filler-costs: off, cl103: error}
baseline: sub/known.txt
overrides:
  - card: 007
    file: lapok.csv
    text: |
      Első sor.
      Második sor.
    reason: >
      hosszú
      indok
    until: 2026-12-31
suppress:
  - {rule: card-modifies-cost, phrase: "1 VP-vel", reason: szándékos}
reviewed:
  - {card: Kő, edition: Első, verdict: clear, text: 01ab, by: Kati, date: 2026-11-30, reason: jó}
`), path, known)
	if len(wrong) > 0 {
		t.Fatal(wrong)
	}
	want := lint.DefaultSettings()
	want.Surcharge, want.Deck, want.OldTexts = lint.Clear, lint.AnyDeck, true
	if d := cmp.Diff(want, c.Judging(lint.DefaultSettings())); d != "" {
		t.Error("settings", d)
	}
	if d := cmp.Diff(map[string]lint.Level{"CL412": lint.Off, "CL103": lint.Error}, c.Levels(known.Rules)); d != "" {
		t.Error("levels", d)
	}
	if d := cmp.Diff(filepath.Join(dir, "sub", "known.txt"), c.Baseline); d != "" {
		t.Error("baseline", d)
	}
	day := time.Date(2026, 12, 31, 0, 0, 0, 0, time.UTC)
	if d := cmp.Diff([]lint.Override{
		{Which: lint.Which{Card: "007", File: sheet}, Text: "Első sor.\nMásodik sor.", Reason: "hosszú indok", Until: day, Place: path + ":8:5"},
		{Which: lint.Which{Card: "Kő", Edition: "Első"}, Verdict: lint.Clear, Fingerprint: "01ab", By: "Kati", Date: "2026-11-30", Reason: "jó", Place: path + ":20:6"},
	}, c.Decisions()); d != "" {
		t.Error("decisions", d)
	}
	if d := cmp.Diff([]lint.Suppression{{Rule: "CL103", Phrase: "1 VP-vel", Reason: "szándékos", Place: path + ":18:6"}}, c.Suppressions(known.Rules)); d != "" {
		t.Error("suppressions", d)
	}
}

// The file that init writes is fine as it is, and with its comments taken away.
func TestNew(t *testing.T) {
	layouts := []lint.Layout{{
		Pos: lint.Pos{File: "a.xlsx", Sheet: "Első, rész"}, Encoding: "utf-8", Delimiter: "\t",
		Columns: []lint.LayoutColumn{
			{Letter: "A", Header: `Név: "lapé"`, Field: "name", Sure: lint.SureLikely},
			{Letter: "B", Header: "VP költség 2", Field: "cost", Currency: lint.VP, Sure: lint.SureLikely},
			{Letter: "C", Header: "Szabály", Sure: lint.SureUnknown},
		},
		Missing: []string{"text"},
	}}
	for _, l := range [][]lint.Layout{nil, layouts} {
		for _, lang := range []lint.Lang{lint.Hungarian, lint.English} {
			text := config.New(l, lang)
			if _, wrong := config.Parse([]byte(text), config.Name, known); len(wrong) > 0 {
				t.Errorf("as written: %v\n%s", wrong, text)
			}
			var bare strings.Builder
			for line := range strings.Lines(text) {
				if !strings.HasPrefix(line, "# ") || strings.HasPrefix(line, "#  ") {
					line = strings.TrimPrefix(line, "#")
				}
				bare.WriteString(line)
			}
			c, wrong := config.Parse([]byte(bare.String()), config.Name, known)
			if len(wrong) > 0 {
				t.Errorf("without comments: %v\n%s", wrong, bare.String())
			}
			if len(c.Overrides) != 1 || len(c.Suppress) != 1 || len(c.Reviewed) != 1 || c.Settings.OldTexts == "" || c.MaxWarnings == nil {
				t.Errorf("keys are missing:\n%s", bare.String())
			}
			if l != nil {
				if d := cmp.Diff(map[string]string{"name": `Név: "lapé"`, "text": "…"}, c.Columns); d != "" {
					t.Error(d)
				}
				if d := cmp.Diff([]string{"Első, rész"}, c.Sheets); d != "" || c.Delimiter != "tab" {
					t.Error(d, c.Delimiter)
				}
			}
		}
	}
}

// What is printed says the same when it is read again.
func TestPrint(t *testing.T) {
	c, wrong := config.Parse([]byte("sheets: [\"1\", \"a: b\"]\ncolumns: {id: '007', text: \"x # y\"}\nyears: {b: 2, a: 1}\n"+
		"overrides: [{card: '- a', text: \"egy\\nkettő: 3\", reason: 'nem: igen'}]\n"), config.Name, known)
	if len(wrong) > 0 {
		t.Fatal(wrong)
	}
	text, err := config.Print(c, known.Rules)
	if err != nil {
		t.Fatal(err)
	}
	again, wrong := config.Parse([]byte(text), config.Name, known)
	if len(wrong) > 0 {
		t.Fatal(wrong, text)
	}
	for _, x := range []*config.Config{c, again} {
		x.Settings, x.Rules, x.ZeroCosts, x.FailOn = config.Settings{}, nil, "", ""
		x.Overrides[0].Place = ""
	}
	if d := cmp.Diff(c, again); d != "" {
		t.Error(d, text)
	}
}

// Whatever stands in the file, reading it ends, and what is wrong is said with a place.
func FuzzParse(f *testing.F) {
	for _, s := range []string{"", "a", "- a", "overrides:\n  - card: a\n", "rules: {CL103: [a]}", "sheets: &a [*a]", "a: !!int b", "? a\n: b", "overrides: [[]]", "<<: {a: b}", "settings: {size: {}}", "columns: {text: {a: b}}", "\tx", "x: |\n  a\n", "overrides: [a]", "years: {a: 1.5}"} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		_, wrong := config.Parse(text, config.Name, known)
		for _, w := range wrong {
			if !strings.HasPrefix(w.Place, config.Name) || w.Say.Hu == "" || w.Say.En == "" {
				t.Errorf("%q: %+v", text, w)
			}
		}
	})
}
