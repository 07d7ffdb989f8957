package loaders

import (
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// sheet is one sheet of a workbook, and how to get at its rows.
type sheet struct {
	name   string
	hidden bool
	open   func(pos lint.Pos) source
}

// sheets reads the sheets that hold cards, in the order of the workbook: those asked for, or all that have a header of cards. A sheet
// without one (notes) is passed over, and that is said, unless it was asked for or no sheet has one: then it could not be read.
// Hidden sheets and rows are read like the others, and that is said, too.
func (l *loader) sheets(pos lint.Pos, all []sheet) error {
	var notes []headerSearch
	var notesAt []lint.Pos
	anyHeader := false
	for _, s := range l.wanted(pos, all) {
		at := pos
		at.Sheet = s.name
		l.hidden = s.hidden
		h, err := l.table(s.open(at), at)
		if err != nil {
			return err
		}
		switch {
		case h.found != none:
			anyHeader = true
			if s.hidden {
				l.report(lint.Problem{Pos: at, Kind: kindHidden, Say: say.HiddenSheet()})
			}
		case len(l.opt.Sheets) > 0:
			l.noHeader(at, h)
		default:
			notes, notesAt = append(notes, h), append(notesAt, at)
		}
	}
	l.hidden = false
	for i := range notes {
		switch {
		case !anyHeader:
			l.noHeader(notesAt[i], notes[i])
		case !notes[i].empty:
			l.report(lint.Problem{Pos: notesAt[i], Kind: kindNotes, Say: say.SheetOfNotes()})
		}
	}
	return nil
}

// wanted leaves the sheets to read, and reports those asked for that are not there.
func (l *loader) wanted(pos lint.Pos, all []sheet) []sheet {
	if len(l.opt.Sheets) == 0 {
		return all
	}
	var names []string
	for _, s := range all {
		names = append(names, s.name)
	}
	for _, asked := range l.opt.Sheets {
		if !slices.ContainsFunc(names, func(n string) bool { return strings.EqualFold(n, asked) }) {
			l.fatal(pos, kindName, say.UnknownSheet(asked, names))
		}
	}
	return slices.DeleteFunc(all, func(s sheet) bool {
		return !slices.ContainsFunc(l.opt.Sheets, func(asked string) bool { return strings.EqualFold(s.name, asked) })
	})
}
