package report

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cardlint/cardlint/lint"
)

// workflowCommand is how the runner reads a line.
var workflowCommand = regexp.MustCompile(`^::(error|warning|notice) ((?:file|line|title)=[^,:]*(?:,(?:file|line|title)=[^,:]*)*)::(.+)$`)

func TestGitHub(t *testing.T) {
	got := print(t, trouble(), "check", "github", Look{Lang: lint.Hungarian})
	want := `::error file=elveszett.csv,title=cardlint%3A could not be read::cannot be read
::error file=set.xlsx,title=CL401 missing-cell::Lapok!A9%0AThis happens.
::warning file=set.xlsx,title=CL111 not-understood::Kovács · Lapok!E3%0AThis happens.%0ALapjaid költsége +1
::warning file=set.xlsx,title=CL111 not-understood::Kovács · Lapok!E3%0AThis happens.%0ALapjaid költsége +1
::notice file=set.xlsx,title=CL101 rule-card::Régi törvény · Lapok!D2%0AThis happens.%0AA tárgyaid költsége 1 VP-vel kevesebb
::notice file=set.xlsx,title=CL201 by-text::Régi törvény · Lapok!D2%0AThis happens.%0AA tárgyaid költsége 1 VP-vel kevesebb
::notice file=új lapok/50%25%2C a%3Ab.csv,line=12,title=CL101 rule-card::Kő | „=vas”, 100%25: <b>   · C9%0AThis happens.%0AA tárgyaid költsége 1 VP-vel kevesebb
`
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("(- want, + got)\n%s", d)
	}
	for line := range strings.Lines(got) {
		if !workflowCommand.MatchString(strings.TrimSuffix(line, "\n")) {
			t.Errorf("no workflow command: %s", line)
		}
	}
}

// GitHub drops what goes beyond ten of a type without a word: here the tenth line says how many there are.
func TestGitHubLimit(t *testing.T) {
	for n, want := range map[int]string{9: "", 10: "… and 1 more of this type", 200: "… and 191 more of this type"} {
		in := pool()
		in.Findings = slices.Repeat(in.Findings[3:4], n)
		lines := strings.Split(strings.TrimSpace(print(t, in, "check", "github", Look{})), "\n")
		last := lines[len(lines)-1]
		if len(lines) != min(n, 10) || want != "" && !strings.HasPrefix(last, "::warning title=cardlint::"+want) {
			t.Errorf("%d findings: %d lines, the last: %s", n, len(lines), last)
		}
	}
}
