package main

import "github.com/cardlint/cardlint/lint"

// The exit codes. Where two apply at once: exitUsage before exitUnread before exitCut before exitFound.
// Never exitClean where part of the input was not looked at.
const (
	exitClean  = 0 // nothing found at or above --fail-on; commands that only answer: the answer
	exitFound  = 1 // check: something found at or above --fail-on
	exitUsage  = 2 // wrong usage or configuration, a baseline or revision that cannot be read, or a report that could not be written
	exitUnread = 3 // a file, sheet or row could not be read, a required column is missing, or there were no cards
	exitCut    = 4 // a time-out or an interrupt cut the work
)

// outcome is what happened on the way to an exit code.
type outcome struct{ usage, unwritten, unread, cut, found bool }

func (o outcome) code() int {
	switch {
	case o.usage || o.unwritten:
		return exitUsage
	case o.unread:
		return exitUnread
	case o.cut:
		return exitCut
	case o.found:
		return exitFound
	}
	return exitClean
}

// usageError ends a command with exitUsage and a sentence.
type usageError struct{ lint.Words }

func (e usageError) Error() string { return e.En }

// stopped ends a command that has said why already; the outcome holds the code.
type stopped struct{}

func (stopped) Error() string { return "stopped" }
