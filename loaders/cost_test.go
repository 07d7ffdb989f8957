package loaders

import (
	"testing"

	"github.com/cardlint/cardlint/lint"
)

func TestReadCost(t *testing.T) {
	for _, c := range []struct {
		cell  string
		want  string // as Cost writes it
		known bool
	}{
		{"3", "3 VP", true},
		{" 0 ", "0 VP", true},
		{"3,00", "3 VP", true}, // a number shown with decimals
		{"2VP", "2 VP", true},
		{"1_VP", "1 VP", true},
		{"2 varázspont", "2 VP", true},
		{"2 VP + 1 SZK", "2 VP + 1 SZK", true},
		{"2 VP, 1 Szk.", "2 VP + 1 SZK", true},
		{"2 VP 1 SZK", "2 VP + 1 SZK", true},
		{"2 vp és 1 szk", "2 VP + 1 SZK", true},
		{"2 *", "2 SZK", true},
		{"2_*", "2 SZK", true},
		{"3*", "3 SZK", true},
		{"**", "2 SZK", true},
		{"1[1]", "1 VP + 1 nekron", true},
		{"[2]", "2 nekron", true},
		{"[]", "1 nekron", true},
		{"3[n]", "3 nekron", true},
		{"1_VP(2)", "1 VP + 2 zanszilánk", true},
		{"(2)", "2 zanszilánk", true},
		{"2 zansszilánk", "2 zanszilánk", true},
		{"{2 építő}", "2 építő", true},
		{"{1 VP}{2 építő}", "1 VP + 2 építő", true},
		{"2 áldozás", "2 áldozás", true},
		{"2 ALDOZAS", "2 áldozás", true},
		{"2 ?ldoz?s", "2 áldozás", true},
		{"1 építő + 1 építő", "2 építő", true},
		{"X", "X VP", false},
		{"x vp", "X VP", false},
		{"?", "X VP", false},
		{"X+2", "X+2 VP", false},
		{"X-1", "X-1 VP", false},
		{"2X", "X VP", false},
		{"2*X", "X VP", false},
		{"[X]", "X nekron", false},
		{"X VP + 1 SZK", "X VP + 1 SZK", false},
		{"", "?", false},
		{"Nincs", "?", false},
		{"-", "?", false},
	} {
		got := readCost(c.cell, lint.VP)
		if got.bad || got.cost.String() != c.want || known(got.cost) != c.known {
			t.Errorf("%q is %v (bad %v, known %v), want %s (known %v)", c.cell, got.cost, got.bad, known(got.cost), c.want, c.known)
		}
	}
}

func TestReadCostInAColumnOfOneCurrency(t *testing.T) {
	for cell, want := range map[string]string{"2": "2 SZK", "X": "X SZK", "1 VP": "1 VP"} {
		if got := readCost(cell, lint.SZK).cost.String(); got != want {
			t.Errorf("%q in the SZK column is %s, want %s", cell, got, want)
		}
	}
}

func TestNoCost(t *testing.T) {
	for cell, piece := range map[string]string{ // what is not understood in it
		"3b": "b", "három": "három", "-2": "-2", "+2": "+2", "2 +": "+", "+": "+", "VP": "VP", "2 3": "3", "2-3": "-3", "[2": "[2", "2]": "]",
		"{2 építő": "{2 építő", "2}": "2}", "{}": "{}", "(": "(", "1234": "1234", "100": "100", "2 VP +": "+", "3.5": ".5", "3,5": ",5", "1,5 VP": ",5 VP", "2 tallér": "tallér",
		" 2 VP  +  két SZK ": "két SZK ", "ÉPÍTŐ + ő": "ő", "2 e\u0301pi\u0301to\u030b q1": "q1",
	} {
		got := readCost(cell, lint.VP)
		if !got.bad || got.date {
			t.Errorf("%q was read as %v (bad %v, date %v), want no cost and no date", cell, got.cost, got.bad, got.date)
			continue
		}
		if wrong := string([]rune(cell)[got.start:got.end]); wrong != piece {
			t.Errorf("in %q %q is called wrong, want %q", cell, wrong, piece)
		}
	}
	for _, cell := range []string{
		"2024-01-03", "2024. 01. 03.", "01-03-24", "3-Jan", "jan. 3", "márc.01", "01.márc", "3/1/2024", "45295", "2024-01-03 00:00:00", "2024. május 3.",
	} {
		if got := readCost(cell, lint.VP); !got.date {
			t.Errorf("%q was read as %v (bad %v), want a date", cell, got.cost, got.bad)
		}
	}
}
