package main

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"
)

// project is a folder with the spreadsheets that the recipes name, and the program on the path.
func project(t *testing.T) (dir string, env []string) {
	t.Helper()
	dir, bin := t.TempDir(), t.TempDir()
	self, err := os.Executable() // under this name the test is the program: TestMain
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(self, filepath.Join(bin, "cardlint")); err != nil {
		t.Fatal(err)
	}
	copyFile(t, "../../fixtures/demo.xlsx", filepath.Join(dir, "lapok.xlsx"))
	write(t, filepath.Join(dir, "új.csv"), "név,típus,költség,szöveg\nÁlmos őr,Szörny; ember (Raia),3,Támadáskor sebződik 1-et.\n")
	write(t, filepath.Join(dir, "rossz.csv"), "név,típus,költség,szöveg\nÁlmos őr,Szörny; ember (Raia),3b,Támadáskor sebződik 1-et.\n")
	return dir, append(os.Environ(), "PATH="+bin+string(os.PathListSeparator)+os.Getenv("PATH"), "LANG=en_GB.UTF-8", "LC_ALL=")
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func read(t *testing.T, path string) string {
	t.Helper()
	raw, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(raw)
}

func copyFile(t *testing.T, from, to string) {
	t.Helper()
	write(t, to, read(t, from))
}

// shell runs a piece of a script as CI systems do, and gives its exit code.
func shell(t *testing.T, dir string, env []string, script string) (code int, out string) {
	t.Helper()
	cmd := exec.Command("bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script)
	cmd.Dir, cmd.Env = dir, env
	raw, err := cmd.CombinedOutput()
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		return exit.ExitCode(), string(raw)
	}
	if err != nil {
		t.Fatal(err)
	}
	return 0, string(raw)
}

var fence = regexp.MustCompile("(?s)```([a-z]+)\n(.*?)```")

// Every command in docs/ci.md runs, on its own, and finds the files that it names; every piece of YAML is one.
func TestRecipes(t *testing.T) {
	dir, env := project(t)
	ran := map[string]int{}
	try := func(kind, script string) {
		if !strings.Contains(script, "cardlint") {
			return
		}
		ran[kind]++
		if code, out := shell(t, dir, env, script); code != exitClean {
			t.Errorf("%s\nexit %d: %s", script, code, out)
		}
		for _, m := range regexp.MustCompile(`-o \w+=(\S+)`).FindAllStringSubmatch(script, -1) {
			if info, err := os.Stat(filepath.Join(dir, m[1])); err != nil || info.Size() == 0 {
				t.Errorf("%s\nwrites no %s", script, m[1])
			}
		}
	}
	for _, block := range fence.FindAllStringSubmatch(read(t, "../../docs/ci.md"), -1) {
		kind, text := block[1], block[2]
		switch kind {
		case "sh":
			try(kind, text)
		case "groovy":
			for _, m := range regexp.MustCompile(`\bsh '([^']+)'`).FindAllStringSubmatch(text, -1) {
				try(kind, m[1])
			}
		case "yaml":
			var doc any
			if err := yaml.Unmarshal([]byte(text), &doc); err != nil {
				t.Errorf("%v in\n%s", err, text)
			}
			for _, script := range scripts(doc) {
				if !strings.HasPrefix(script, "echo") {
					try(kind, script)
				}
			}
		default:
			t.Errorf("a block of %q: nobody looks at it", kind)
		}
	}
	if ran["sh"] < 4 || ran["yaml"] < 2 || ran["groovy"] < 1 {
		t.Errorf("ran %v", ran)
	}
}

// scripts are the values of run and script, wherever they stand in a piece of YAML.
func scripts(v any) []string {
	var out []string
	switch v := v.(type) {
	case map[string]any:
		for key, x := range v {
			if key != "run" && key != "script" {
				out = append(out, scripts(x)...)
				continue
			}
			switch x := x.(type) {
			case string:
				out = append(out, x)
			case []any:
				for _, line := range x {
					out = append(out, line.(string))
				}
			}
		}
	case []any:
		for _, x := range v {
			out = append(out, scripts(x)...)
		}
	}
	return out
}

// The steps of the action, run as a runner would: the program is built, annotations and SARIF are written, the exit code is kept.
func TestAction(t *testing.T) {
	var action struct {
		Inputs map[string]struct {
			Description, Default string
			Required             bool
		}
		Outputs map[string]struct{ Description, Value string }
		Runs    struct {
			Using string
			Steps []struct {
				Uses, Name, ID, Shell, Run string
				With, Env                  map[string]string
			}
		}
	}
	if err := yaml.UnmarshalWithOptions([]byte(read(t, "../../action.yml")), &action, yaml.AllowDuplicateMapKey()); err != nil {
		t.Fatal(err)
	}
	if action.Runs.Using != "composite" {
		t.Fatalf("%+v", action)
	}
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	built := false
	tmp := t.TempDir()
	for _, test := range []struct {
		files, args string
		code        int
		says        string
	}{
		{"lapok.xlsx\n", "", exitClean, "::warning file=lapok.xlsx,title=CL"},
		{"lapok.xlsx\n\nrossz.csv", "--lang=hu\n", exitFound, "::error file=rossz.csv,line=2,title=CL404 unreadable-cost::"},
		{"lapok.xlsx", "--fail-on=warning", exitFound, "::warning "},
		{"lapok.xlsx\nelveszett.csv", "", exitUnread, "::error file=elveszett.csv,"},
		{"új.csv", "--fail-on=sometimes", exitUsage, "sometimes"},
	} {
		dir, env := project(t)
		write(t, tmp+"/output", "")
		write(t, tmp+"/summary", "")
		inputs := map[string]string{"files": test.files, "args": test.args, "version": action.Inputs["version"].Default, "sarif": action.Inputs["sarif"].Default}
		code, out := 0, ""
		for _, step := range action.Runs.Steps {
			if step.Uses != "" || step.ID == "" && built { // built once is enough
				continue
			}
			built = built || step.ID == ""
			if step.Shell != "bash" {
				t.Errorf("%s: a step of a composite action has to name its shell", step.Name)
			}
			vars := append(slices.Clone(env), "RUNNER_TEMP="+tmp, "GITHUB_PATH="+tmp+"/path", "GITHUB_OUTPUT="+tmp+"/output", "GITHUB_STEP_SUMMARY="+tmp+"/summary")
			for name, value := range step.Env {
				vars = append(vars, name+"="+filled(t, value, inputs, root))
			}
			var more string
			code, more = shell(t, dir, vars, step.Run)
			out += more
		}
		if code != test.code || !strings.Contains(out, test.says) {
			t.Errorf("%q %q: exit %d, want %d and %q:\n%s", test.files, test.args, code, test.code, test.says, out)
		}
		if got := read(t, tmp+"/output"); got != "exit-code="+string(rune('0'+test.code))+"\n" {
			t.Errorf("output %q", got)
		}
		if strings.TrimSpace(read(t, tmp+"/path")) != tmp+"/cardlint-bin" {
			t.Error("the program is not put on the path")
		}
		if code, out := shell(t, dir, env, tmp+"/cardlint-bin/cardlint --version"); code != exitClean || !strings.HasPrefix(out, "cardlint ") {
			t.Errorf("the program is not built: %s", out)
		}
		if test.code == exitUsage {
			continue
		}
		if !strings.Contains(read(t, tmp+"/summary"), "### cardlint: ") || !strings.HasPrefix(read(t, dir+"/cardlint.sarif"), `{"$schema"`) {
			t.Errorf("no summary, or no SARIF")
		}
	}
}

var expression = regexp.MustCompile(`\$\{\{ *([a-z._]+) *\}\}`)

// filled puts values for the expressions of an action.
func filled(t *testing.T, s string, inputs map[string]string, root string) string {
	return expression.ReplaceAllStringFunc(s, func(x string) string {
		name := expression.FindStringSubmatch(x)[1]
		if name == "github.action_path" {
			return root
		}
		value, ok := inputs[strings.TrimPrefix(name, "inputs.")]
		if !ok {
			t.Errorf("no input %s", name)
		}
		return value
	})
}

// The hook runs on what its pattern picks.
func TestPreCommitHook(t *testing.T) {
	var hooks []struct {
		ID, Name, Description, Entry, Language, Files string
		RequireSerial                                 bool `yaml:"require_serial"`
	}
	if err := yaml.UnmarshalWithOptions([]byte(read(t, "../../.pre-commit-hooks.yaml")), &hooks, yaml.Strict()); err != nil {
		t.Fatal(err)
	}
	if len(hooks) != 1 || hooks[0].ID != "cardlint" || hooks[0].Language != "golang" || !hooks[0].RequireSerial {
		t.Fatalf("%+v", hooks)
	}
	dir, env := project(t)
	files := regexp.MustCompile(hooks[0].Files)
	for name, want := range map[string]int{"lapok.xlsx": exitClean, "új.csv": exitClean, "rossz.csv": exitFound} {
		code, out := shell(t, dir, env, hooks[0].Entry+" "+name)
		if !files.MatchString(name) || code != want {
			t.Errorf("%s: exit %d, want %d: %s", name, code, want, out)
		}
	}
	if files.MatchString("olvass.md") {
		t.Error("the hook runs on what is no spreadsheet")
	}
}
