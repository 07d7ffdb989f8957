package main

import (
	"errors"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

var update = flag.Bool("update", false, "write the expected output of the scripts anew")

func TestMain(m *testing.M) { testscript.Main(m, map[string]func(){"cardlint": main}) }

// Each script in testdata is an input, commands and what they print. `exits 3 cardlint …` wants that very exit code.
// Scripts name their language: nothing is taken from the machine.
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:           "testdata",
		UpdateScripts: *update,
		Setup: func(e *testscript.Env) error { // for what no script can hold: workbooks
			fixtures, err := filepath.Abs("../../fixtures")
			e.Setenv("FIXTURES", fixtures)
			return err
		},
		Cmds: map[string]func(ts *testscript.TestScript, neg bool, args []string){
			"exits":   exits,
			"from":    from,
			"appends": appends,
		},
	})
}

func exits(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: exits code command...")
	}
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	got := 0
	var exit *exec.ExitError
	if err := ts.Exec(args[1], args[2:]...); errors.As(err, &exit) {
		got = exit.ExitCode()
	} else {
		ts.Check(err)
	}
	if got != want {
		ts.Fatalf("exit code %d, want %d", got, want)
	}
	ts.Check(validJSON([]byte(ts.ReadFile("stdout"))))
}

// from leaves of a file what begins with a text: the rest has its own tests.
func from(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: from text file")
	}
	raw := ts.ReadFile(args[1])
	at := strings.Index(raw, args[0])
	if at < 0 {
		ts.Fatalf("%s: no %s in it", args[1], args[0])
	}
	ts.Check(os.WriteFile(ts.MkAbs(args[1]), []byte(raw[at:]), 0o644))
}

// appends writes a file behind another one.
func appends(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: appends file to")
	}
	whole := ts.ReadFile(args[1]) + ts.ReadFile(args[0])
	ts.Check(os.WriteFile(ts.MkAbs(args[1]), []byte(whole), 0o644))
}
