package report

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/santhosh-tekuri/jsonschema/v6"

	"github.com/cardlint/cardlint/lint"
)

// print writes the pool in a format.
func print(t *testing.T, in *Input, command, format string, look Look) string {
	t.Helper()
	var b bytes.Buffer
	if err := Find(command, format).Write(&b, in, look); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// trouble is the pool with all that may go wrong: a file that cannot be read, muted findings, odd names, fingerprints that are shared.
func trouble() *Input {
	in := pool()
	in.Version, in.FailOn = "1.2.3", lint.Error
	in.Facts.Pool.Problems = []lint.Problem{
		{Pos: lint.Pos{File: "elveszett.csv"}, Kind: "unreadable-file", Fatal: true, Say: lint.Words{Hu: "nem olvasható", En: "cannot be read"}},
		{Pos: lint.Pos{File: "set.xlsx"}, Kind: "hidden-row", Say: lint.Words{Hu: "rejtett", En: "hidden"}},
	}
	for i := range in.Findings {
		in.Rules = append(in.Rules, in.Findings[i].Rule)
	}
	in.Findings = append(in.Findings, in.Findings[3])
	csv := in.Findings[1]
	csv.Pos = lint.Pos{File: "új lapok/50%, a:b.csv", Row: 9, Line: 12, Cell: "C9"}
	csv.Card.Name = "Kő | „=vas”, 100%: <b>\x01\n"
	in.Findings = append(in.Findings, csv)
	known, meant := csv, csv
	known.Muted = lint.Muted{By: lint.ByBaseline}
	meant.Muted = lint.Muted{By: lint.BySuppression, Reason: "így jó"}
	meant.Level = lint.Error
	in.Muted = []lint.Finding{known, meant}
	return in
}

// What code scanning reads: valid by the published schema, every result with its rule, place and identity.
func TestSARIF(t *testing.T) {
	raw, err := os.ReadFile("testdata/sarif-schema-2.1.0.json")
	if err != nil {
		t.Fatal(err)
	}
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(raw))
	if err != nil {
		t.Fatal(err)
	}
	c := jsonschema.NewCompiler()
	c.AssertFormat()
	if err := c.AddResource(schemaSARIF, doc); err != nil {
		t.Fatal(err)
	}
	schema, err := c.Compile(schemaSARIF)
	if err != nil {
		t.Fatal(err)
	}
	many := trouble()
	for i := range 250 {
		many.Findings[2].Related = append(many.Findings[2].Related, lint.Ref{Name: fmt.Sprint("Lap ", i)})
	}
	for name, in := range map[string]*Input{"full": trouble(), "many": many, "empty": {Facts: &lint.Facts{}}} {
		s := print(t, in, "check", "sarif", Look{Lang: lint.Hungarian})
		v, err := jsonschema.UnmarshalJSON(strings.NewReader(s))
		if err != nil {
			t.Fatal(err)
		}
		if err := schema.Validate(v); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	if schema.Validate(map[string]any{"version": "2.1.0"}) == nil {
		t.Error("the schema accepts a log without runs")
	}
	var log logSARIF
	if err := json.Unmarshal([]byte(print(t, many, "check", "sarif", Look{})), &log); err != nil {
		t.Fatal(err)
	}
	r := log.Runs[0]
	if r.Invocations[0].Successful || len(r.Invocations[0].Notifications) != 1 || r.ColumnKind != "unicodeCodePoints" || r.Tool.Driver.Version != "1.2.3" {
		t.Errorf("%+v %s", r.Invocations, r.ColumnKind)
	}
	var got []string
	ids := map[string]bool{}
	for _, x := range r.Results {
		p := x.Locations[0]
		got = append(got, fmt.Sprint(x.Level, " ", r.Tool.Driver.Rules[x.RuleIndex].ID == x.RuleID, " ", x.RuleID, " ", p.Physical.Artifact.URI, " ", *p.Physical.Region, " ", p.Logical[0].Full, " ", x.Baseline, " ", x.Suppressions))
		ids[x.Fingerprints["primaryLocationLineHash"]] = true
	}
	want := []string{
		"error true CL401 set.xlsx {9 1 2} Lapok!A9 new []",
		"warning true CL111 set.xlsx {3 5 6} Lapok!E3 new []",
		"warning true CL111 set.xlsx {3 5 6} Lapok!E3 new []",
		"note true CL101 set.xlsx {2 4 5} Lapok!D2 new []",
		"note true CL201 set.xlsx {2 4 5} Lapok!D2 new []",
		"note true CL101 %C3%BAj%20lapok/50%25,%20a:b.csv {12 0 0} C9 new []",
		"error true CL101 %C3%BAj%20lapok/50%25,%20a:b.csv {12 0 0} C9 new [{external így jó}]",
		"note true CL101 %C3%BAj%20lapok/50%25,%20a:b.csv {12 0 0} C9 unchanged []",
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("(- want, + got)\n%s", d)
	}
	if len(ids) != len(r.Results) {
		t.Errorf("%d identities for %d results", len(ids), len(r.Results))
	}
	cause := r.Results[4]
	if len(cause.Related) != mostRelated || cause.Properties.LeftOut != 9+250-mostRelated || !strings.Contains(cause.Message.Text, "159 of its 259 related cards are not named here") {
		t.Errorf("%d related, %d left out: %s", len(cause.Related), cause.Properties.LeftOut, cause.Message.Text)
	}
	if cause.Related[1].ID != 2 || cause.Related[1].Message.Text != "Őr B" {
		t.Errorf("%+v", cause.Related[1])
	}
}

func TestFileURI(t *testing.T) {
	for path, want := range map[string]string{
		"lapok.xlsx": "lapok.xlsx", "./set/új lap.csv": "set/%C3%BAj%20lap.csv", "/a/b#1?.csv": "file:///a/b%231%3F.csv", "a:b.csv": "./a:b.csv", "../x.csv": "../x.csv", "50%.csv": "50%25.csv",
	} {
		if got := fileURI(path); got != want {
			t.Errorf("%s: %s, want %s", path, got, want)
		}
	}
}

func TestColumnNumber(t *testing.T) {
	for cell, want := range map[string]int{"A1": 1, "Z9": 26, "AA3": 27, "XFD1048576": 16384, "": 0, "7": 0} {
		if got := columnNumber(cell); got != want {
			t.Errorf("%q: %d, want %d", cell, got, want)
		}
	}
}
