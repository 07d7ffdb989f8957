package say

import (
	"fmt"

	"github.com/cardlint/cardlint/lint"
)

// The heads of the tables of `columns`.
var (
	ColColumn = lint.Words{Hu: "Oszlop", En: "Column"}
	ColHeader = lint.Words{Hu: "Fejléc", En: "Header"}
	ColField  = lint.Words{Hu: "Mező", En: "Field"}
	ColSure   = lint.Words{Hu: "Mennyire biztos", En: "How sure"}
	ColType   = lint.Words{Hu: "Típus", En: "Type"}
	ColIcons  = lint.Words{Hu: "Ikonok", En: "Icons"}
	ColText   = lint.Words{Hu: "Szöveg", En: "Text"}
)

// HelpColumns is the help of the command.
var HelpColumns = lint.Words{Hu: "így olvasható a táblázat: fejléc, oszlopok, az első lapok", En: "how each sheet is read: header row, columns, the first cards"}

// Sure says how certain it is what a column tells.
func Sure(s lint.Sure) lint.Words {
	return map[lint.Sure]lint.Words{
		lint.SureGiven:   {Hu: "megadott (--column)", En: "given (--column)"},
		lint.SureKnown:   {Hu: "ismert fejléc", En: "known header"},
		lint.SureLikely:  {Hu: "valószínű (majdnem ismert fejléc)", En: "likely (nearly a known header)"},
		lint.SureOutdone: {Hu: "kimarad: másik oszlop mondja", En: "not read: another column tells it"},
		lint.SureUnknown: {Hu: "kimarad", En: "not read"},
	}[s]
}

// LayoutHead is the line above a sheet's columns.
func LayoutHead(l *lint.Layout) lint.Words {
	w := lint.Words{
		Hu: fmt.Sprintf("fejléc: %d. sor · %d lap", l.Pos.Row, l.Count),
		En: fmt.Sprintf("header in row %d · %s", l.Pos.Row, Plural(l.Count, "card")),
	}
	if l.Rows == 2 {
		w.Hu = fmt.Sprintf("fejléc: %d–%d. sor · %d lap", l.Pos.Row, l.Pos.Row+1, l.Count)
		w.En = fmt.Sprintf("header in rows %d-%d · %s", l.Pos.Row, l.Pos.Row+1, Plural(l.Count, "card"))
	}
	if l.Encoding != "" {
		d := map[string]string{"\t": "tab"}[l.Delimiter]
		if d == "" {
			d = l.Delimiter
		}
		w.Hu += fmt.Sprintf(" · %s, elválasztó: %s", l.Encoding, d)
		w.En += fmt.Sprintf(" · %s, delimiter: %s", l.Encoding, d)
	}
	if l.Hidden {
		w.Hu += " · " + Hidden.Hu
		w.En += " · " + Hidden.En
	}
	return w
}

// LayoutMissing says that no column tells a field.
func LayoutMissing(field string) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("hiányzik: %s (megadható: --column %s=FEJLÉC)", field, field),
		En: fmt.Sprintf("missing: %s (name it with --column %s=HEADER)", field, field),
	}
}

// Cut shortens a text to so many characters, and shows that it did.
func Cut(s string, most int) string {
	if r := []rune(s); len(r) > most {
		return string(r[:most-1]) + "…"
	}
	return s
}

// OutdoneColumn says that a column is not read because another one tells the same.
func OutdoneColumn(header, other string) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("kimaradó oszlop: „%s”; ugyanazt mondja ez: „%s” (megadható: --column)", header, other),
		En: fmt.Sprintf("column %q is not read: column %q tells the same (choose with --column)", header, other),
	}
}
