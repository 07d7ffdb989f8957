package main

import (
	"encoding/json"
	"regexp"
	"strings"
	"testing"
)

// goOnly are pieces of a pattern that Go knows and JavaScript does not, or reads in another way.
var goOnly = regexp.MustCompile(`\(\?[^:]|\\[AzZQEpPC]|\[\[:`)

// Every line of the oneline format is caught by exactly one matcher, with its parts in their places.
func TestProblemMatcher(t *testing.T) {
	var file struct {
		ProblemMatcher []struct {
			Owner, Severity string
			Pattern         []map[string]any
		} `json:"problemMatcher"`
	}
	if err := json.Unmarshal([]byte(read(t, "../../.github/problem-matcher.json")), &file); err != nil {
		t.Fatal(err)
	}
	// Of a sheet, of a file, of a path with a drive.
	for _, line := range []string{"a b.xlsx: Új lapok: error: CL412 filler-costs: : x", "a.csv: warning: CL411 ragged-row: : x: y", `C:\a.csv: AB12: warning: CL411 ragged-row: Név: x`} {
		parts := regexp.MustCompile(file.ProblemMatcher[0].Pattern[0]["regexp"].(string)).FindStringSubmatch(line)
		if parts == nil || !strings.HasPrefix(line, parts[1]+": ") || !strings.HasSuffix(parts[1], ".csv") && !strings.HasSuffix(parts[1], ".xlsx") {
			t.Errorf("%q in %s", parts, line)
		}
	}
	for _, input := range []string{"../../fixtures/demo.xlsx", "../../fixtures/demo.csv"} {
		var out, complaints strings.Builder
		if code := run(t.Context(), []string{"check", "--format", "oneline", input}, strings.NewReader(""), &out, &complaints); code != exitClean {
			t.Fatalf("exit %d: %s", code, complaints.String())
		}
		lines := strings.Split(strings.TrimSpace(out.String()), "\n")
		caught := map[string]int{}
		for _, line := range lines {
			by := 0
			for _, m := range file.ProblemMatcher {
				p := m.Pattern[0]
				source := p["regexp"].(string)
				if goOnly.MatchString(source) {
					t.Fatalf("not for JavaScript: %s", source)
				}
				parts := regexp.MustCompile(source).FindStringSubmatch(line)
				if parts == nil {
					continue
				}
				by++
				part := func(name string) string { return parts[int(p[name].(float64))] }
				level := m.Severity
				if level == "" {
					level = part("severity")
				}
				caught[level]++
				if part("file") != input || !strings.HasPrefix(part("code"), "CL") || !strings.Contains(line, part("code")+" "+part("message")) {
					t.Errorf("%q in %s", parts, line)
				}
			}
			if by != 1 {
				t.Errorf("caught by %d matchers: %s", by, line)
			}
		}
		if caught["notice"] == 0 || caught["warning"] == 0 || caught["notice"]+caught["warning"]+caught["error"] != len(lines) {
			t.Errorf("%s: %v of %d", input, caught, len(lines))
		}
	}
}
