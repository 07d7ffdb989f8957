package report

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/cardlint/cardlint/lint"
)

// The JSON that tools rely on: keys in their order, lists never null, letters as they are, one line end.
func TestJSON(t *testing.T) {
	in := pool()
	in.Facts.Pool.Cards[0].Name = "Kard & <pajzs>"
	in.Facts.Readings[0].Guards = []lint.Guard{{Forbids: lint.ForbidReduce, Whose: lint.Both, Cards: "lap", By: "anyone", Lasts: lint.Static}}
	in.Trace = &lint.Trace{Card: lint.Ref{Name: "A"}, Ancient: lint.StateOn, Pay: lint.NewCost(lint.VP, lint.Quantity{N: 2}), Steps: []lint.Step{{Rule: "21.8.1", Say: lint.Words{Hu: "Alap.", En: "Base."}}}}
	in.Rules = []*lint.Rule{{Number: "CL999", Name: "x", Level: lint.Note, Fires: []lint.Example{{Text: "⟦a⟧"}}}}
	for _, test := range []struct{ command, keys string }{
		{"modifiers", "schema cards id name type pos file sheet row line cell verdict decided codes modifiers code op on amount currency whose cards filter any exact floor when lasts drawback cell start end quote guards forbids whose cards filter any exact by floor except when lasts cell start end quote bases ancient notUnderstood"},
		{"check", "schema findings rule name level message kodex pos file sheet row line cell start end quote card name id related fingerprint advice"},
		{"combos", "schema reading size format always by rule members side cards name id pos file sheet row line cell when lasts while unless"},
		{"cost", "schema card name id pos file sheet row line cell own opponent ancient because steps rule text cost VP pay VP while"},
		{"parse", "schema id name type pos"},
		{"rules", "schema rules number name level title doc advice kodex fires type cost text with silent"},
	} {
		t.Run(test.command, func(t *testing.T) {
			var b bytes.Buffer
			if err := Find(test.command, "json").Write(&b, in, Look{Lang: lint.Hungarian}); err != nil {
				t.Fatal(err)
			}
			s := b.String()
			want := strings.Fields(test.keys)
			got := keys(t, s)
			if len(got) > len(want) {
				got = got[:len(want)]
			}
			if d := cmp.Diff(want, got); d != "" {
				t.Errorf("keys (- want, + got)\n%s", d)
			}
			if schema := `{"schema":"cardlint/` + map[string]string{"check": "findings"}[test.command]; !strings.HasPrefix(s, schema) {
				t.Errorf("it begins %.40s", s)
			}
			for _, bad := range []string{"null", `\u003c`, `\u0026`, "Alap.", "Ez történik"} {
				if strings.Contains(s, bad) {
					t.Errorf("%q is in %s", bad, s)
				}
			}
			if !strings.HasSuffix(s, "}\n") || strings.Count(s, "\n") != 1 {
				t.Error("it is not one line")
			}
		})
	}
}

// keys lists the keys of a JSON text in their order.
func keys(t *testing.T, s string) []string {
	t.Helper()
	d := json.NewDecoder(strings.NewReader(s))
	var out []string
	var open []json.Delim // the brackets around the next token
	key := true           // the next string in an object is a key
	for {
		tok, err := d.Token()
		if err != nil {
			return out
		}
		switch v := tok.(type) {
		case json.Delim:
			if v == '{' || v == '[' {
				open = append(open, v)
			} else {
				open = open[:len(open)-1]
			}
			key = true
			continue
		case string:
			if key && open[len(open)-1] == '{' {
				out = append(out, v)
				key = false
				continue
			}
		}
		key = true
	}
}

// What the reports print is theirs alone: the facts stay as they were.
func TestJSONLeavesFactsAlone(t *testing.T) {
	in, same := pool(), pool()
	var b bytes.Buffer
	for _, c := range []string{"modifiers", "combos", "check", "parse"} {
		if err := Find(c, "json").Write(&b, in, Look{}); err != nil {
			t.Fatal(err)
		}
	}
	if d := cmp.Diff(same, in, cmp.AllowUnexported(lint.Cost{}, lint.Finding{}), cmpopts.IgnoreFields(lint.AncientCard{}, "List")); d != "" {
		t.Error(d)
	}
}

// Each command has a table and JSON, and a format that it does not have is none.
func TestFormats(t *testing.T) {
	for _, c := range []string{"check", "modifiers", "combos", "parse", "cost", "rules"} {
		if n := Names(c); len(n) < 2 || n[0] != Default || Find(c, "json") == nil {
			t.Errorf("%s: %v", c, n)
		}
		if Find(c, "sarfi") != nil {
			t.Errorf("%s falls back silently", c)
		}
	}
}
