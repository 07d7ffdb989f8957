package main

import (
	"os"
	"strings"
	"testing"
)

// The excerpt in the README is what the program prints, and its table of exit codes is the program's.
func TestReadme(t *testing.T) {
	raw, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, ok := strings.Cut(string(raw), "<!-- excerpt: check fixtures/demo.xlsx -->\n```\n")
	excerpt, _, closed := strings.Cut(rest, "```\n<!-- end -->")
	if !ok || !closed {
		t.Fatal("README.md: no excerpt of the check")
	}
	t.Chdir("../..")
	var out, complaints strings.Builder
	if code := run(t.Context(), []string{"check", "--lang", "en", "fixtures/demo.xlsx"}, strings.NewReader(""), &out, &complaints); code != 0 {
		t.Fatalf("exit %d: %s", code, complaints.String())
	}
	if !strings.HasPrefix(out.String(), excerpt) {
		t.Errorf("README.md shows\n%s\nbut the program prints\n%s", excerpt, out.String()[:min(len(out.String()), len(excerpt)+200)])
	}
}

// The configuration in the README is one that works, and does what it says there.
func TestReadmeConfiguration(t *testing.T) {
	raw, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, ok := strings.Cut(string(raw), "<!-- config -->\n```yaml\n")
	text, _, closed := strings.Cut(rest, "```\n<!-- end -->")
	if !ok || !closed {
		t.Fatal("README.md: no configuration")
	}
	t.Chdir(t.TempDir())
	for name, content := range map[string]string{
		"cardlint.yaml": text,
		"keszlet.csv": `név;típus;költség;Képesség
Kohók ura;Szörny (Raia);4;A szörnyeid költsége 1 VP-vel kevesebb.
Vének kara;Bűbáj (Raia);4;A szörnyeid költsége 1 VP-vel kevesebb.
Jegyes;Bűbáj (Raia);2;A következő szörnyedet ingyen kijátszhatod.
Álmos őr;"Szörny; ősmágia (Raia)";3;Repül.
`,
	} {
		if err := os.WriteFile(name, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	var out, complaints strings.Builder
	code := run(t.Context(), []string{"--lang", "en", "--format", "json", "keszlet.csv"}, strings.NewReader(""), &out, &complaints)
	if code != 0 || complaints.String() != "" {
		t.Errorf("exit %d: %s", code, complaints.String())
	}
	for what, want := range map[string]bool{`"modifies":1,"review":1,"clear":2`: true, `"suppressed":1`: true, `"rule":"CL202"`: true, `"rule":"CL103"`: false} {
		if strings.Contains(out.String(), what) != want {
			t.Errorf("%s: want it: %v\n%s", what, want, out.String())
		}
	}
}
