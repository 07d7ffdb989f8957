package report

import (
	"encoding/csv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cardlint/cardlint/lint"
)

func TestHarmless(t *testing.T) {
	for cell, want := range map[string]string{
		"=1+1": "'=1+1", "+1 VP": "'+1 VP", "-1": "'-1", "@SUM(A1)": "'@SUM(A1)", "\t=1": "'\t=1", "\r=1": "'\n=1", " =1": "' =1", "＝1": "'＝1",
		"a=1": "a=1", "−1 VP": "−1 VP", "": "", "sor\r\nvége\rmás": "sor\nvége\nmás",
	} {
		if got := harmless(cell); got != want {
			t.Errorf("%q: %q, want %q", cell, got, want)
		}
	}
}

// Every CSV is read back by the rules of CSV with all its cells, and no cell begins a formula.
func TestCSV(t *testing.T) {
	for _, test := range []struct {
		command string
		byCause bool
		want    []string // the third row, without the empty cells
	}{
		{"check", false, []string{"note", "CL201", "by-text", "set.xlsx", "Lapok", "2", "D2", "Régi törvény", "This happens.", "Ez történik.", "78.1", "A tárgyaid költsége 1 VP-vel kevesebb", "0", "37", "Őr A | Őr B | Őr C | Őr D | Őr E | Őr F | Őr G | Őr H | Őr I"}},
		{"modifiers", false, []string{"set.xlsx", "Lapok", "3", "E3", "'=Kovács; \"a\"\nb", "7", "'-Tárgy", "review", "setting:surcharge", "R5", "0", "19", "Lapjaid költsége +1"}},
		{"combos", false, []string{"Őr A", "off", "off", "true", "1", "combination", "78.2", "own: '"}},
		{"combos", true, nil},
	} {
		in := trouble()
		in.ByCause = test.byCause
		in.Facts.Pool.Cards[1].Name, in.Facts.Pool.Cards[1].Kind = "=Kovács; \"a\"\r\nb", "-Tárgy"
		s := print(t, in, test.command, "csv", Look{Lang: lint.Hungarian})
		if !strings.HasPrefix(s, "\ufeff") || !strings.HasSuffix(s, "\r\n") {
			t.Errorf("%s: no byte order mark, or no line end: %.20q", test.command, s)
		}
		r := csv.NewReader(strings.NewReader(strings.TrimPrefix(s, "\ufeff")))
		r.Comma = ';'
		rows, err := r.ReadAll()
		if err != nil {
			t.Fatal(err)
		}
		for _, row := range rows {
			for _, cell := range row {
				if cell != harmless(cell) {
					t.Errorf("%s: %q", test.command, cell)
				}
			}
		}
		if test.want == nil {
			continue
		}
		var got []string
		for _, cell := range rows[3] {
			if cell != "" {
				got = append(got, cell)
			}
		}
		if test.command == "combos" {
			got = append(got[:7], got[7][:6])
			test.want[7] = "own: K"
		}
		if d := cmp.Diff(test.want, got); d != "" {
			t.Errorf("%s (- want, + got)\n%s", test.command, d)
		}
	}
}
