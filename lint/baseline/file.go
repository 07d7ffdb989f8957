package baseline

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// version is that of the file's format; a later one may know more than this program can read.
const version = 1

// magic begins the first line; the version stands behind it.
const magic = "# cardlint baseline "

var columns = []string{"card", "id", "rule", "victim", "victim id", "phrase", "count"}

// Write writes a baseline: the version, the names of the columns, then a line for each, sorted; columns are parted by tabs.
func Write(w io.Writer, known []lint.Known) error {
	b := bufio.NewWriter(w)
	_, _ = fmt.Fprintf(b, "%s%d\n%s\n", magic, version, strings.Join(columns, "\t"))
	for _, k := range slices.SortedFunc(slices.Values(known), order) {
		_, _ = fmt.Fprintln(b, strings.Join([]string{k.Card, k.ID, k.Rule, k.Victim, k.VictimID, k.Phrase, strconv.Itoa(k.Count)}, "\t"))
	}
	return b.Flush() // the errors of a bufio.Writer stick
}

// Damage says why a file is no baseline that can be read.
type Damage struct {
	Line int // 1-based
	Say  lint.Words
}

// Error writes the line and the reason, in English.
func (d *Damage) Error() string { return fmt.Sprintf("line %d: %s", d.Line, d.Say.En) }

// Read reads what Write wrote. Lines may stand in any order; the same line twice, as a merge may leave it, counts once. Line ends of Windows,
// blank lines and a byte order mark are no damage, for editors and git put them in. Any other departure is a *Damage: a line that is passed over
// would make what is known new, or hide what is new.
func Read(r io.Reader) ([]lint.Known, error) {
	all, err := io.ReadAll(r)
	if err != nil {
		return nil, err
	}
	lines := strings.Split(string(bytes.TrimPrefix(all, []byte("\ufeff"))), "\n")
	if err := head(lines); err != nil {
		return nil, err
	}
	at := map[lint.Known]int{}
	var out []lint.Known
	for i, l := range lines[2:] {
		l = strings.TrimSuffix(l, "\r")
		if l == "" {
			continue
		}
		k, why := entry(l)
		if why.En != "" {
			return nil, &Damage{i + 3, why}
		}
		id := k
		id.Count = 0
		if n, ok := at[id]; ok {
			out[n].Count = max(out[n].Count, k.Count)
			continue
		}
		at[id] = len(out)
		k.Line = i + 3
		out = append(out, k)
	}
	return out, nil
}

// head looks at the first two lines.
func head(lines []string) error {
	first := strings.TrimRight(lines[0], "\r ")
	number, ok := strings.CutPrefix(first, magic)
	n, err := strconv.Atoi(number)
	switch {
	case !ok || err != nil || n < 1:
		return &Damage{1, say.NoBaseline(magic + strconv.Itoa(version))}
	case n > version:
		return &Damage{1, say.NewerBaseline(n, version)}
	case len(lines) < 2 || strings.TrimRight(lines[1], "\r ") != strings.Join(columns, "\t"):
		return &Damage{2, say.BaselineColumns(columns)}
	}
	return nil
}

var ruleNumber = regexp.MustCompile(`^CL\d{3}$`)

// entry takes a line apart, or says what is wrong with it.
func entry(l string) (lint.Known, lint.Words) {
	for _, mark := range []string{"<<<<<<<", "=======", ">>>>>>>", "|||||||"} {
		if strings.HasPrefix(l, mark) {
			return lint.Known{}, say.BaselineConflict()
		}
	}
	if !utf8.ValidString(l) {
		return lint.Known{}, say.BaselineEncoding()
	}
	f := strings.Split(l, "\t")
	if len(f) != len(columns) {
		return lint.Known{}, say.BaselineLine(len(f), len(columns))
	}
	count, err := strconv.Atoi(f[6])
	switch {
	case !ruleNumber.MatchString(f[2]):
		return lint.Known{}, say.BaselineRule(f[2])
	case err != nil || count < 1:
		return lint.Known{}, say.BaselineCount(f[6])
	}
	return lint.Known{Card: f[0], ID: f[1], Rule: f[2], Victim: f[3], VictimID: f[4], Phrase: f[5], Count: count}, lint.Words{}
}
