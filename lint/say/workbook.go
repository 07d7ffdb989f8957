package say

import (
	"fmt"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// What the marked copy of a workbook says.
var (
	SummarySheet = lint.Words{Hu: "Összesítés", En: "Summary"}
	CardSheet    = lint.Words{Hu: "Lapok", En: "Cards"}
	ColReason    = lint.Words{Hu: "Mit jelent", En: "What it means"}
	ColNumber    = lint.Words{Hu: "Szám", En: "Number"}
	ColState     = lint.Words{Hu: "Állapot", En: "State"}
	ColVictims   = lint.Words{Hu: "Hány lapot", En: "Cards hit"}
	ColSets      = lint.Words{Hu: "Legkisebb halmazok", En: "Smallest sets"}
	MarkColour   = lint.Words{Hu: "a színe annak a cellának, amelynek ez a legsúlyosabb találata", En: "the colour of a cell whose gravest finding this is"}
	TextCut      = lint.Words{Hu: " … (a vége nem fért a cellába)", En: " … (the end did not fit into the cell)"}
	CommentCut   = lint.Words{Hu: " … (a vége nem fért a megjegyzésbe; az összesítő lapon megvan)", En: " … (the end did not fit into the comment; the summary sheet has it)"}
)

// MarkedCopy is the title of the summary.
func MarkedCopy(file string) lint.Words {
	if file == "-" {
		return lint.Words{Hu: "cardlint: a szabványos bemenet megjelölve", En: "cardlint: standard input, marked"}
	}
	return lint.Words{Hu: "cardlint: " + file + " megjelölve", En: "cardlint: " + file + ", marked"}
}

// HowMarked says what was done to the copy, of a workbook or of what was none.
func HowMarked(workbook bool) lint.Words {
	if !workbook {
		return lint.Words{
			Hu: "A bemenet nem Excel-munkafüzet: a celláit szövegként tartalmazza ez a fájl. A színezett cellák megjegyzésében olvasható, mi a találat.",
			En: "The input was no Excel workbook: this file holds its cells as text. The comments of the coloured cells say what was found.",
		}
	}
	return lint.Words{
		Hu: "A színezett cellák megjegyzésében olvasható, mi a találat. A cellák hátterén és a megjegyzéseken kívül a munkafüzet változatlan; csak ez a munkalap új benne.",
		En: "The comments of the coloured cells say what was found. But for backgrounds and comments the workbook is as it was; only this sheet is new.",
	}
}

// LinksLeftOut says that a sheet can hold no more links.
func LinksLeftOut(n int) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("Egy munkalapon legfeljebb 65 530 hivatkozás lehet: %d cella itt hivatkozás nélkül nevezi meg a helyet.", n),
		En: fmt.Sprintf("A sheet can hold 65,530 links: %s here name the place without one.", Plural(n, "cell")),
	}
}

// RowsLeftOut says that a sheet can hold no more rows.
func RowsLeftOut(n int) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("… és még %d találat, amely nem fér a munkalapra (mind: cardlint check --format oneline)", n),
		En: fmt.Sprintf("… and %s that the sheet cannot hold (all: cardlint check --format oneline)", Plural(n, "more finding")),
	}
}

// ThreadsKept says which cells got no comment because a conversation stands at them.
func ThreadsKept(sheet string, cells []string) lint.Words {
	list := sheet + "!" + strings.Join(cells, ", ")
	return lint.Words{
		Hu: "ezeken a cellákon beszélgetés (hozzászóláslánc) van, ezért nem kaptak megjegyzést, csak színt; a találataik az összesítő lapon állnak: " + list,
		En: "these cells bear a conversation (threaded comments), so they got a colour but no comment; the summary sheet has their findings: " + list,
	}
}

// SignatureBroken says that a signed workbook was changed.
func SignatureBroken() lint.Words {
	return lint.Words{
		Hu: "a munkafüzet digitálisan alá van írva; az aláírás a megjelölt másolatra nem érvényes",
		En: "the workbook is digitally signed; the signature does not hold for the marked copy",
	}
}

// SharedWorkbook says that the change log of a workbook that several people edit bears no further sheet.
func SharedWorkbook() lint.Words {
	return lint.Words{
		Hu: "megosztott munkafüzet változásnaplóval; szüntesd meg a megosztását (Véleményezés, Munkafüzet megosztása), mentsd el, és futtasd újra",
		En: "a shared workbook with a change log; stop sharing it (Review, Share Workbook), save it and run again",
	}
}

// CannotMark says why a workbook cannot be copied with marks.
func CannotMark(detail string) lint.Words {
	return lint.Words{
		Hu: "a munkafüzetet nem lehet megjelölve lemásolni (mentsd el újra Excelben vagy LibreOffice-ban): " + detail,
		En: "the workbook cannot be copied with marks (save it anew in Excel or LibreOffice): " + detail,
	}
}

// ChangedMeanwhile says that the input was saved while it was read.
func ChangedMeanwhile(file string) lint.Words {
	return lint.Words{
		Hu: file + ": közben megváltozott; futtasd újra",
		En: file + ": changed in the meantime; run again",
	}
}

// MarksOne says that a marked copy is that of one file.
func MarksOne(files int) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("az xlsx kimenet egyetlen fájl megjelölt másolata, de a bemenet %d fájl: futtasd fájlonként, a többit --against után megadva", files),
		En: fmt.Sprintf("the xlsx report is a marked copy of one file, but there are %d: run it for each, with the others behind --against", files),
	}
}

// MarksRegular says that a pipe can be read only once, but a copy needs its input again.
func MarksRegular(file string) lint.Words {
	return lint.Words{
		Hu: file + ": az xlsx kimenethez rendes fájl kell, vagy - a szabványos bemenethez",
		En: file + ": the xlsx report needs a regular file, or - for standard input",
	}
}

// MarksNoTerminal says that a workbook is nothing to read on a terminal.
func MarksNoTerminal() lint.Words {
	return lint.Words{
		Hu: "az xlsx kimenet munkafüzet, nem való képernyőre: -o xlsx=megjelölt.xlsx",
		En: "the xlsx report is a workbook, not for a terminal: -o xlsx=marked.xlsx",
	}
}

// WantEnding says what the name of the copy must end with.
func WantEnding(path, ending string) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("%s: a másolat nem ilyen fajta munkafüzet lesz; a neve így végződjön: %s", path, ending),
		En: fmt.Sprintf("%s: the copy will not be a workbook of that kind; its name must end with %s", path, ending),
	}
}

// Quoted puts a phrase between quotation marks.
func Quoted(phrase string) lint.Words {
	return lint.Words{Hu: "„" + phrase + "”", En: "“" + phrase + "”"}
}
