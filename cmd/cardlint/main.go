// Cardlint is a linter for card databases of HKK: it reads a spreadsheet, says which cards modify summoning cost,
// and what switches which ancient-magic cards off.
//
//	file ─ loaders → cards (streamed) ─ wording.Read → readings ─┬─ kodex → costs, combinations ─┐
//	                                                             └────────── rules ◄──────────────┴─→ findings ─ report
//
// In: flags and files. Out: reports on standard output and in files, trouble on standard error, an exit code (exit.go).
package main

import (
	"context"
	"os"
)

func main() { os.Exit(run(context.Background(), os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }
