// Package report prints facts and findings: one file a format, one list of them (formats).
//
// In: an Input with what the command found out, and a Look for people's formats. Out: bytes on a writer. Everything is in the order of
// the input and the same for the same input. Machine formats speak English whatever the language.
package report

import (
	"io"

	"github.com/cardlint/cardlint/lint"
)

// Input is what there is to print; a command fills what it knows.
type Input struct {
	Facts    *lint.Facts    // check, modifiers, combos, parse (one card)
	Findings []lint.Finding // check: those that count
	Muted    []lint.Finding // check: those that do not, each with its reason; reports count them
	Trace    *lint.Trace    // cost
	Repair   *lint.Repair   // repair
	Rules    []*lint.Rule   // rules; one rule: its page. check: all, for formats that describe them
	Layouts  []lint.Layout  // columns
	Most     int            // combos: no more sets than this for a group of cards in the table; 0: all
	ByCause  bool           // combos: by cause
	All      bool           // modifiers: clear cards too; diff: texts that were only reworded
	Card     int            // explain: which one
	Spares   []lint.Spare   // explain: what would spare its victims
	Worked   []lint.Trace   // explain: the calculation for each of its sets, with the first card in each place
	Tokens   []lint.Token   // parse, explain: the words of the card, taken apart
	Version  string         // check: of the program, for formats that name it
	FailOn   lint.Level     // check: at or above it a finding fails the run; no level: none does
	Baseline *lint.Baseline // check: what the findings were compared with; nil: nothing
	Rebased  *lint.Rebased  // baseline
	Diff     *lint.Diff     // diff
}

// Look is how people's formats appear.
type Look struct {
	Lang  lint.Lang
	Color bool
	Width int // in columns of a terminal
}

// Format is one way to print the answer of one command.
type Format struct {
	Command string
	Name    string
	Write   func(w io.Writer, in *Input, look Look) error
}

// Find gives a command's format by its name, or nil.
func Find(command, name string) *Format {
	for i, f := range formats {
		if f.Command == command && f.Name == name {
			return &formats[i]
		}
	}
	return nil
}

// Names lists the formats of a command, the default one first.
func Names(command string) []string {
	var out []string
	for _, f := range formats {
		if f.Command == command {
			out = append(out, f.Name)
		}
	}
	return out
}

// Default is the format of every command that was not asked for another one.
const Default = "table"

var formats = []Format{
	{"check", Default, checkTable},
	{"check", "oneline", checkOneline},
	{"check", "json", checkJSON},
	{"check", "jsonl", checkJSONL},
	{"check", "html", checkHTML},
	{"check", "csv", checkCSV},
	{"check", "markdown", checkMarkdown},
	{"check", "sarif", checkSARIF},
	{"check", "github", checkGitHub},
	{"check", "junit", checkJUnit},
	{"check", "gitlab", checkGitLab},
	{"modifiers", Default, modifiersTable},
	{"modifiers", "json", modifiersJSON},
	{"modifiers", "jsonl", modifiersJSONL},
	{"modifiers", "csv", modifiersCSV},
	{"modifiers", "markdown", modifiersMarkdown},
	{"combos", Default, combosTable},
	{"combos", "json", combosJSON},
	{"combos", "jsonl", combosJSONL},
	{"combos", "csv", combosCSV},
	{"combos", "markdown", combosMarkdown},
	{"parse", Default, parseTable},
	{"parse", "json", parseJSON},
	{"explain", Default, explainTable},
	{"explain", "json", explainJSON},
	{"cost", Default, costTable},
	{"cost", "json", costJSON},
	{"columns", Default, columnsTable},
	{"columns", "json", columnsJSON},
	{"repair", Default, repairTable},
	{"repair", "json", repairJSON},
	{"baseline", Default, baselineTable},
	{"baseline", "json", baselineJSON},
	{"diff", Default, diffTable},
	{"diff", "json", diffJSON},
	{"rules", Default, rulesTable},
	{"rules", "json", rulesJSON},
}

// isCause says whether the finding is about a card that switches others off.
func isCause(f *lint.Finding) bool { return f.Rule.ByVictim && !f.Suffered }
