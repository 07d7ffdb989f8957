package rules

import (
	"slices"
	"testing"

	"github.com/cardlint/cardlint/lint"
)

// TestWhatIsLostIsForReview: a text that cannot be read is never certified clear (R4), and shows what is left of it.
func TestWhatIsLostIsForReview(t *testing.T) {
	for _, c := range []struct {
		name  string
		texts []lint.Text
		want  lint.Verdict
		quote string // "": nothing is for review
	}{
		{"a text", []lint.Text{{Raw: "Támadáskor sebződik 1-et."}}, lint.Clear, ""},
		{"no text at all", []lint.Text{{Raw: ""}}, lint.Clear, ""},
		{"a formula without a value", []lint.Text{{Raw: "", Lost: true}}, lint.Review, ""},
		{"an error for a text", []lint.Text{{Raw: "#REF!", Lost: true}}, lint.Review, "#REF!"},
		{"a drawback that shows an error", []lint.Text{{Raw: "Repül."}, {Raw: "#N/A", Lost: true, Drawback: true}}, lint.Review, "#N/A"},
		{"a change beside an error", []lint.Text{{Raw: "A szörnyeid költsége 1 VP-vel kevesebb."}, {Raw: "#N/A", Lost: true}}, lint.Modifies, "#N/A"},
		{"question marks alone", []lint.Text{{Raw: "?? ???"}}, lint.Review, "?? ???"},
		{"a cost word that lost its vowels", []lint.Text{{Raw: "A szörnyeid k?lts?ge 1 VP-vel kevesebb."}}, lint.Modifies, ""},
		{"the same in another damage", []lint.Text{{Raw: "A szörnyeid k\ufffdlts\ufffdge 1 VP-vel kevesebb."}}, lint.Review, "k\ufffdlts\ufffdge"},
		{"dearer, damaged, with one reading", []lint.Text{{Raw: "A szörnyeid 1 VP-vel dr?g?bbak."}}, lint.Modifies, ""},
		{"damage that leaves one reading", []lint.Text{{Raw: "A szörnyek idézési költs?ge 1 VP-vel kevesebb."}}, lint.Modifies, ""},
		{"a lost ő elsewhere", []lint.Text{{Raw: "Az er?sebb lény sebz?dik 1-et."}}, lint.Clear, ""},
		{"a question", []lint.Text{{Raw: "Kérdezd meg: kék? Ha igen, húzz egy lapot."}}, lint.Clear, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := read(&lint.Card{Name: "Kő", Types: []string{"tárgy"}, Texts: c.texts})
			j := lint.Judge(&r, lint.DefaultSettings())
			if j.Verdict != c.want {
				t.Errorf("verdict %s, want %s", j.Verdict, c.want)
			}
			lost := slices.Contains(j.Codes, lint.R4)
			if lost != (c.quote != "" || c.want == lint.Review) {
				t.Errorf("codes %v", j.Codes)
			}
			if lost && r.Unread[len(r.Unread)-1].Quote != c.quote {
				t.Errorf("shows %q, want %q", r.Unread[len(r.Unread)-1].Quote, c.quote)
			}
		})
	}
}
