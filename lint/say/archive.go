package say

import (
	"fmt"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// What loaders say about workbooks as files, and about their sheets.

// IsArchive names a ZIP that holds no workbook.
func IsArchive() lint.Words {
	return lint.Words{Hu: "ZIP-csomag; csomagold ki, és a táblázatot add meg", En: "a ZIP archive; unpack it and name the spreadsheet"}
}

// IsBinaryWorkbook names an .xlsb file.
func IsBinaryWorkbook() lint.Words {
	return lint.Words{Hu: "bináris Excel-munkafüzet (.xlsb); mentsd .xlsx-ként", En: "a binary Excel workbook (.xlsb); save it as .xlsx"}
}

// IsNumbers names a spreadsheet of Apple's Numbers.
func IsNumbers() lint.Words {
	return lint.Words{Hu: "Numbers-táblázat; exportáld .xlsx-ként vagy CSV-ként", En: "a Numbers spreadsheet; export it as .xlsx or CSV"}
}

// IsDocument names a text or a presentation.
func IsDocument() lint.Words {
	return lint.Words{Hu: "szövegdokumentum vagy bemutató, nem táblázat", En: "a text document or presentation, not a spreadsheet"}
}

// BrokenArchive says that a workbook cannot be unpacked.
func BrokenArchive(detail string) lint.Words {
	return lint.Words{
		Hu: "csonka vagy sérült munkafüzet (félbeszakadt letöltés? töltsd le újra): " + detail,
		En: "a truncated or damaged workbook (an interrupted download? fetch it again): " + detail,
	}
}

// TooLarge says that a workbook would unpack to too much, in MB, or has too many parts.
func TooLarge(mb uint64, parts int) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("a munkafüzet kicsomagolva túl nagy (%d MB, %d rész), a méretéhez képest gyanúsan sok: átlépi a korlátot, kimaradt", mb, parts),
		En: fmt.Sprintf("the workbook unpacks to too much (%d MB, %d parts) for its size: it is beyond the limit and was not opened", mb, parts),
	}
}

// HiddenSheet says that a hidden sheet was read.
func HiddenSheet() lint.Words {
	return lint.Words{Hu: "rejtett munkalap; a lapjai is számítanak", En: "a hidden sheet; its cards count"}
}

// HiddenRows says that hidden rows were read.
func HiddenRows(n int) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("%d lap rejtett sorban áll (itt az első); ezek is számítanak", n),
		En: fmt.Sprintf("%s in hidden rows (the first is here); they count, too", Plural(n, "card")),
	}
}

// HiddenColumns names the hidden columns that were read.
func HiddenColumns(headers []string) lint.Words {
	list := strings.Join(headers, ", ")
	return lint.Words{
		Hu: fmt.Sprintf("rejtett oszlop: %s; a tartalma is számít", list),
		En: fmt.Sprintf("hidden column: %s; what stands there counts, too", list),
	}
}

// UnderNoHeader says that cells were not read because their column has no header.
func UnderNoHeader(n int) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("%d cella (itt az első) fölött nincs fejléc: kimaradt", n),
		En: fmt.Sprintf("%s (the first is here) without a header above: not read", Plural(n, "cell")),
	}
}

// MergedCells says that the values of merged cells were taken for several cards.
func MergedCells(n int) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("%d egyesített cella (itt az első) értéke minden soránál számít", n),
		En: fmt.Sprintf("the value of %s (the first is here) counts for each of their rows", Plural(n, "merged cell")),
	}
}

// SheetOfNotes says that a sheet holds no header of cards.
func SheetOfNotes() lint.Words {
	return lint.Words{Hu: "ezen a munkalapon nincs lapok fejléce (név, típus, szöveg): kimaradt", En: "this sheet has no header of cards (name, type, text): passed over"}
}

// TooWide says that cells stand beyond the last column that is read.
func TooWide(rows int, last string) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("%d sorban (itt az első) az utolsó olvasott oszlopon (%s) túl is állnak cellák: azok kimaradtak", rows, last),
		En: fmt.Sprintf("there are cells beyond column %s in %s (the first is here): they are left out", last, Plural(rows, "row")),
	}
}
