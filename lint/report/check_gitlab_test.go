package report

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestGitLab(t *testing.T) {
	var issues []issueGitLab
	if err := json.Unmarshal([]byte(print(t, trouble(), "check", "gitlab", Look{})), &issues); err != nil {
		t.Fatal(err)
	}
	ids := map[string]bool{}
	var got []string
	for _, i := range issues {
		ids[i.Fingerprint] = true
		got = append(got, fmt.Sprint(i.Severity, " ", i.CheckName, " ", i.Location.Path, " ", i.Location.Lines.Begin))
		if i.Description == "" || i.Fingerprint == "" {
			t.Errorf("%+v", i)
		}
	}
	want := []string{
		"blocker unreadable-file elveszett.csv 1",
		"critical CL401 missing-cell set.xlsx 9",
		"minor CL111 not-understood set.xlsx 3",
		"minor CL111 not-understood set.xlsx 3",
		"info CL101 rule-card set.xlsx 2",
		"info CL201 by-text set.xlsx 2",
		"info CL101 rule-card új lapok/50%, a:b.csv 12",
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("(- want, + got)\n%s", d)
	}
	if len(ids) != len(issues) {
		t.Errorf("%d identities for %d issues", len(ids), len(issues))
	}
	if s := print(t, &Input{Facts: pool().Facts}, "check", "gitlab", Look{}); s != "[]\n" {
		t.Errorf("without findings: %s", s)
	}
}
