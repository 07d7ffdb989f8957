package loaders

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// files gives the files that the names stand for: a folder stands for the spreadsheets in it, a pattern for what it fits (shells of Windows
// leave patterns as they are). The same file under two names is read once, for its cards are one set.
func (l *loader) files(names []string) []string {
	var out []string
	var read []os.FileInfo
	for _, name := range l.opt.Except {
		elsewhere := loader{} // what is wrong with these is said where they are read
		for _, f := range elsewhere.expand(name) {
			if info, err := os.Stat(f); err == nil && f != "-" {
				read = append(read, info)
			}
		}
	}
	for _, name := range names {
		for _, f := range l.expand(name) {
			info, err := os.Stat(f)
			if err == nil && f != "-" {
				if slices.ContainsFunc(read, func(r os.FileInfo) bool { return os.SameFile(r, info) }) {
					l.report(lint.Problem{Pos: lint.Pos{File: f}, Kind: kindTwice, Say: say.GivenTwice()})
					continue
				}
				read = append(read, info)
			}
			out = append(out, f)
		}
	}
	return out
}

// expand gives the files that one name stands for, in order; the name itself where it is that of a file, or of nothing.
func (l *loader) expand(name string) []string {
	info, err := os.Stat(name)
	switch {
	case name == "-" || err == nil && !info.IsDir():
		return []string{name}
	case err == nil:
		entries, err := os.ReadDir(name)
		if err != nil {
			l.fatal(lint.Pos{File: name}, kindFile, say.Unopened(err))
			return nil
		}
		var out []string
		for _, e := range entries {
			if !e.IsDir() && IsSpreadsheet(e.Name()) {
				out = append(out, filepath.Join(name, e.Name()))
			}
		}
		if len(out) == 0 {
			l.fatal(lint.Pos{File: name}, kindFile, say.EmptyFolder())
		}
		return out
	case strings.ContainsAny(name, "*?["):
		if found, err := filepath.Glob(name); err == nil && len(found) > 0 {
			slices.Sort(found)
			return found
		}
		l.fatal(lint.Pos{File: name}, kindFile, say.NothingFits())
		return nil
	}
	return []string{name}
}

// IsSpreadsheet says whether a file in a folder is read, by its name.
func IsSpreadsheet(name string) bool {
	switch strings.ToLower(filepath.Ext(name)) {
	case ".csv", ".tsv", ".ods", ".xls", ".xlsb", ".numbers":
		return true
	}
	return workbookName(name)
}

// isLock says whether the file is the mark that Excel puts beside a workbook that is open.
func isLock(file string) bool { return strings.HasPrefix(filepath.Base(file), "~$") }

// openElsewhere says whether a spreadsheet program has the file open: Excel and WPS put "~$lapok.xlsx" beside it (the first two letters
// left out where the name is long), LibreOffice ".~lock.lapok.xlsx#".
func openElsewhere(file string) bool {
	dir, name := filepath.Split(file)
	marks := []string{"~$" + name, ".~lock." + name + "#"}
	if r := []rune(name); len(r) > 2 {
		marks = append(marks, "~$"+string(r[2:]))
	}
	return slices.ContainsFunc(marks, func(m string) bool {
		_, err := os.Stat(dir + m)
		return err == nil
	})
}
