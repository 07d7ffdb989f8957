package config

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// Error is one thing that is wrong with the file.
type Error struct {
	Place   string // file:line:column, both 1-based, columns in code points; or the file alone
	Say     lint.Words
	Excerpt string // the line with the one before it, and a caret; "" where there is none

	line, column int
}

// Errors are all things that are wrong with the file, in its order.
type Errors []Error

// Error writes the first one, in English.
func (e Errors) Error() string { return e[0].Place + ": " + e[0].Say.En }

func newError(file string, lines []string, line, column int, w lint.Words) Error {
	return Error{Place: placeOf(file, line, column), Say: w, Excerpt: excerpt(lines, line, column), line: line, column: column}
}

func placeOf(file string, line, column int) string {
	return file + ":" + strconv.Itoa(line) + ":" + strconv.Itoa(column)
}

// excerpt shows the line and the one before it, with a caret under the column.
func excerpt(lines []string, line, column int) string {
	if line < 1 || line > len(lines) {
		return ""
	}
	var b strings.Builder
	if line > 1 {
		fmt.Fprintf(&b, "  %4d | %s\n", line-1, flat(lines[line-2]))
	}
	fmt.Fprintf(&b, "> %4d | %s\n", line, flat(lines[line-1]))
	fmt.Fprintf(&b, "       | %s^", strings.Repeat(" ", max(0, column-1)))
	return b.String()
}

// flat keeps columns in place: a tab counts as one.
func flat(s string) string { return strings.ReplaceAll(strings.TrimRight(s, "\r"), "\t", " ") }
