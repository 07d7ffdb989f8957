package report

import (
	"encoding/xml"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cardlint/cardlint/lint"
)

// A card without a name is known by its row: a test without one is no test for many readers.
func TestJUnitNameless(t *testing.T) {
	in := trouble()
	in.Facts.Pool.Cards[0].Name, in.Facts.Pool.Cards[1].Name = "", "\u00a0 "
	s := print(t, in, "check", "junit", Look{})
	for i := range 2 {
		if want := fmt.Sprintf(`name="row %d"`, in.Facts.Pool.Cards[i].Pos.Row); !strings.Contains(s, want) {
			t.Errorf("it has no %s:\n%s", want, s)
		}
	}
}

// A reader gets back the counts that stand in the heads, and one outcome for each card.
func TestJUnit(t *testing.T) {
	in := trouble()
	in.Muted[1].CardIndex = 1 // what would fail is muted
	s := print(t, in, "check", "junit", Look{Lang: lint.Hungarian})
	var got struct {
		countsJUnit
		Suites []suiteJUnit `xml:"testsuite"`
	}
	if err := xml.Unmarshal([]byte(s), &got); err != nil {
		t.Fatal(err)
	}
	var all countsJUnit
	var lines []string
	for _, suite := range got.Suites {
		sum := countsJUnit{Name: suite.Name, Time: "0"}
		for _, c := range suite.Cases {
			sum.count(c)
			all.count(c)
			state := "ok"
			switch {
			case c.Error != nil:
				state = "error " + c.Error.Type
			case c.Failure != nil:
				state = "failure " + c.Failure.Type + " " + c.Failure.Message
			case c.Skipped != nil:
				state = "skipped " + c.Skipped.Message
			}
			lines = append(lines, fmt.Sprintf("%s / %s: %s; %d lines", c.Class, c.Name, state, strings.Count(c.Out, "\n")))
		}
		if d := cmp.Diff(sum, suite.countsJUnit); d != "" {
			t.Errorf("%s: (- its tests, + its head)\n%s", suite.Name, d)
		}
	}
	all.Name, all.Time = "cardlint", "0"
	if d := cmp.Diff(all, got.countsJUnit); d != "" {
		t.Errorf("(- its tests, + its head)\n%s", d)
	}
	want := []string{
		"elveszett_csv / reading elveszett.csv: error unreadable-file; 0 lines",
		"set_xlsx.Lapok / Régi törvény: ok; 3 lines",
		"set_xlsx.Lapok / Kovács: skipped így jó; 2 lines",
		"set_xlsx.Lapok / row 9: failure CL401 This happens.; 0 lines",
	}
	if d := cmp.Diff(want, lines); d != "" {
		t.Errorf("(- want, + got)\n%s", d)
	}
	if strings.ContainsAny(s, "\x01\x00\x0b") {
		t.Error("a character that XML forbids is in it")
	}
}

// Which findings fail is what --fail-on says; cards of one name stay apart.
func TestJUnitFailOn(t *testing.T) {
	for level, want := range map[lint.Level]string{
		lint.Error: `failures="1"`, lint.Warning: `failures="2"`, lint.Note: `failures="3"`, "never": `failures="0"`,
	} {
		in := pool()
		in.FailOn = level
		in.Facts.Pool.Cards[1].Name = in.Facts.Pool.Cards[0].Name
		s := print(t, in, "check", "junit", Look{})
		if !strings.Contains(s, want) || !strings.Contains(s, `name="Régi törvény (2)"`) {
			t.Errorf("%s: no %s in\n%s", level, want, s)
		}
	}
}
