package say

import (
	"fmt"

	"github.com/cardlint/cardlint/lint"
)

// What may be wrong inside a workbook: pieces of BrokenSheet and BrokenWorkbook.

// CutOff says that the end is missing.
func CutOff() lint.Words { return lint.Words{Hu: "a vége hiányzik", En: "its end is missing"} }

// MalformedXML says that the XML is none.
func MalformedXML() lint.Words { return lint.Words{Hu: "hibás XML", En: "malformed XML"} }

// DocumentType says that the XML declares what no spreadsheet program does.
func DocumentType() lint.Words {
	return lint.Words{Hu: "DOCTYPE az XML-ben (egyetlen táblázatkezelő sem ír ilyet)", En: "a DOCTYPE in the XML (no spreadsheet program writes one)"}
}

// UnknownEntity says that the XML holds a name for a character that it cannot know.
func UnknownEntity() lint.Words {
	return lint.Words{Hu: "ismeretlen &…; jel az XML-ben", En: "an unknown &…; in the XML"}
}

// UnknownXMLEncoding says that the XML is written in an encoding that is not known here.
func UnknownXMLEncoding() lint.Words {
	return lint.Words{Hu: "ismeretlen kódolású XML", En: "XML in an unknown encoding"}
}

// ImpossiblePlace says that a row or cell bears a place that a sheet does not have.
func ImpossiblePlace() lint.Words {
	return lint.Words{Hu: "olyan sor vagy oszlop, amilyen nem lehet", En: "a row or column that cannot be"}
}

// TooManyCells says that the rows are too wide to be read.
func TooManyCells() lint.Words {
	return lint.Words{Hu: "túl sok cella áll túl széles vagy túl sokszor ismételt sorokban", En: "too many cells in rows too wide or repeated too often"}
}

// NoSheetPart says that a sheet of which the workbook speaks is not there.
func NoSheetPart() lint.Words {
	return lint.Words{Hu: "a munkafüzet említi, de nincs benne", En: "the workbook names it, but it is not there"}
}

// NoContent says that an OpenDocument is empty.
func NoContent() lint.Words {
	return lint.Words{Hu: "nincs benne content.xml", En: "there is no content.xml in it"}
}

// NoSharedText says that a cell points to a text that is not there.
func NoSharedText(number string) lint.Words {
	return lint.Words{Hu: fmt.Sprintf("nincs %s számú szöveg", number), En: fmt.Sprintf("there is no text number %s", number)}
}

// CellTwice says that a sheet has two values for one cell.
func CellTwice() lint.Words {
	return lint.Words{Hu: "a cella kétszer szerepel a munkalapon", En: "the sheet has this cell twice"}
}

// SheetTwice says that two sheets of a workbook have one name.
func SheetTwice(name string) lint.Words {
	return lint.Words{Hu: fmt.Sprintf("két munkalap neve is %s (nevezd át az egyiket)", name), En: fmt.Sprintf("two sheets are called %s (rename one of them)", name)}
}

// EntryTwice says that a ZIP has two entries of one name.
func EntryTwice(name string) lint.Words {
	return lint.Words{Hu: fmt.Sprintf("két %s is van benne, és nem tudni, melyik számít", name), En: fmt.Sprintf("%s is in it twice, and nothing tells which one counts", name)}
}
