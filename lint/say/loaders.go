package say

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"syscall"

	"github.com/cardlint/cardlint/lint"
)

// What loaders say about input. Those that begin with Is are pieces of NotCards.

// NoSuchFile says that a file is missing.
func NoSuchFile() lint.Words {
	return lint.Words{Hu: "nincs ilyen fájl", En: "there is no such file"}
}

// NotAllowed says that a file may not be read.
func NotAllowed() lint.Words {
	return lint.Words{
		Hu: "a fájl nem nyitható meg (nincs hozzá jogod, vagy más program zárolja)",
		En: "the file cannot be opened (you have no permission, or another program has locked it)",
	}
}

// unreadable gives the reason why reading failed.
func unreadable(reason lint.Words) lint.Words {
	return lint.Words{Hu: "nem olvasható: " + reason.Hu, En: "cannot be read: " + reason.En}
}

// Unopened says why a file cannot be opened or read, in words where the system's own would be English.
func Unopened(err error) lint.Words {
	var at *fs.PathError
	switch {
	case errors.Is(err, fs.ErrNotExist), errors.Is(err, syscall.ENOTDIR):
		return NoSuchFile()
	case errors.Is(err, fs.ErrPermission):
		return NotAllowed()
	case errors.Is(err, syscall.EISDIR):
		return lint.Words{Hu: "ez mappa, nem fájl", En: "is a folder, not a file"}
	case errors.Is(err, syscall.ENAMETOOLONG):
		return lint.Words{Hu: "túl hosszú a fájl neve", En: "the file's name is too long"}
	case errors.Is(err, syscall.EIO):
		return unreadable(lint.Words{Hu: "a lemez vagy a hálózat hibája", En: "a fault of the disk or the network"})
	case errors.As(err, &at):
		err = at.Err
	}
	return unreadable(lint.Words{Hu: err.Error(), En: err.Error()})
}

// EmptyFolder says that a folder holds no spreadsheet.
func EmptyFolder() lint.Words {
	return lint.Words{Hu: "a mappában nincs táblázat (.csv, .xlsx, .ods)", En: "the folder holds no spreadsheet (.csv, .xlsx, .ods)"}
}

// NothingFits says that no file fits a pattern.
func NothingFits() lint.Words {
	return lint.Words{Hu: "egyetlen fájl neve sem illik erre a mintára", En: "no file fits this pattern"}
}

// GivenTwice says that a file was named before.
func GivenTwice() lint.Words {
	return lint.Words{Hu: "kétszer szerepel; csak egyszer számít", En: "is given twice; it counts once"}
}

// OpenElsewhere says that a file is open in a spreadsheet program.
func OpenElsewhere() lint.Words {
	return lint.Words{
		Hu: "meg van nyitva egy táblázatkezelőben; az utoljára mentett állapota számít",
		En: "is open in a spreadsheet program; what was saved last counts",
	}
}

// LockFile says that the mark beside an open workbook was skipped.
func LockFile() lint.Words {
	return lint.Words{
		Hu: "kihagyva: ez az Excel zárolófájlja, nem munkafüzet (a munkafüzet nyitva van)",
		En: "skipped: this is Excel's lock file, not a workbook (the workbook is open)",
	}
}

// NoWorkbook says that a file with the name of a workbook is none.
func NoWorkbook() lint.Words {
	return lint.Words{
		Hu: "a neve szerint munkafüzet, de a tartalma nem az (ha CSV, legyen .csv a kiterjesztése)",
		En: "has the name of a workbook but is none (if it is CSV, name it .csv)",
	}
}

// NotCards says what a file is that holds no table of cards.
func NotCards(is lint.Words) lint.Words {
	return lint.Words{Hu: "ez " + is.Hu, En: "is " + is.En}
}

// IsEmpty names an empty file.
func IsEmpty() lint.Words { return lint.Words{Hu: "üres", En: "empty"} }

// IsText names plain text.
func IsText() lint.Words { return lint.Words{Hu: "szöveg", En: "text"} }

// IsOldWorkbook names an .xls file; an encrypted workbook may look like one.
func IsOldWorkbook() lint.Words {
	return lint.Words{
		Hu: "régi (.xls) vagy jelszóval védett munkafüzet; mentsd .xlsx-ként, jelszó nélkül",
		En: "an old (.xls) or password-protected workbook; save it as .xlsx without a password",
	}
}

// IsEncrypted names an encrypted workbook.
func IsEncrypted() lint.Words {
	return lint.Words{
		Hu: "jelszóval védett (titkosított) munkafüzet; mentsd el jelszó nélkül",
		En: "a password-protected (encrypted) workbook; save it without a password",
	}
}

// IsPointer names a Git LFS pointer.
func IsPointer() lint.Words {
	return lint.Words{
		Hu: "Git LFS-mutató, nem maga a fájl; töltsd le: git lfs pull",
		En: "a Git LFS pointer, not the file itself; fetch it: git lfs pull",
	}
}

// IsPDF names a PDF.
func IsPDF() lint.Words { return lint.Words{Hu: "PDF", En: "a PDF"} }

// IsMarkup names HTML or XML.
func IsMarkup() lint.Words {
	return lint.Words{
		Hu: "HTML vagy XML, nem táblázat; mentsd .xlsx-ként vagy CSV-ként",
		En: "HTML or XML, not a spreadsheet; save it as .xlsx or CSV",
	}
}

// IsBinary names what is no text.
func IsBinary() lint.Words {
	return lint.Words{Hu: "nem szöveg (bináris fájl); mentsd .xlsx-ként vagy CSV-ként", En: "no text (a binary file); save it as .xlsx or CSV"}
}

// UnclosedQuote says that a quotation mark never closes: in which line of the file and at which of its characters it opens, both from 1.
func UnclosedQuote(line, char int) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("a fájl %d. sorának %d. karakterénél nyíló idézőjel sosem záródik: ez a lap nem olvasható (a következő sortól folytatódik az olvasás)", line, char),
		En: fmt.Sprintf("the quotation mark that opens in line %d at character %d never closes: this row cannot be read (reading goes on in the next line)", line, char),
	}
}

// RowsInQuotes says that whole rows seem to stand between the quotation marks of a cell.
func RowsInQuotes() lint.Words {
	return lint.Words{
		Hu: "mintha egész sorok állnának a cella idézőjelei között: hiányzik egy záró idézőjel?",
		En: "whole rows seem to stand between the cell's quotation marks: is a closing one missing?",
	}
}

// TextBehindQuote says that something stands behind a closing quotation mark.
func TextBehindQuote() lint.Words {
	return lint.Words{
		Hu: "a záró idézőjel után is áll szöveg: az idézőjelek elvesztek, és a cella elcsúszhatott (a cellán belüli idézőjel: \"\")",
		En: "text stands behind the closing quotation mark: the marks are lost, and the cell may be shifted (inside a cell write \"\")",
	}
}

// BrokenWorkbook says that a workbook cannot be opened.
func BrokenWorkbook(why lint.Words) lint.Words {
	return lint.Words{Hu: "hibás munkafüzet: " + why.Hu, En: "broken workbook: " + why.En}
}

// NoSheets says that a workbook holds no sheet.
func NoSheets() lint.Words {
	return lint.Words{Hu: "hibás munkafüzet: nincs benne munkalap", En: "broken workbook: it holds no sheet"}
}

// BrokenSheet says up to which row (1-based; 0: none) a sheet could be read.
func BrokenSheet(row int, why lint.Words) lint.Words {
	if row == 0 {
		return lint.Words{Hu: "hibás munkalap: " + why.Hu, En: "broken sheet: " + why.En}
	}
	return lint.Words{
		Hu: fmt.Sprintf("hibás munkalap, csak %s. sorig olvasható: %s", The(row), why.Hu),
		En: fmt.Sprintf("broken sheet, readable up to row %d only: %s", row, why.En),
	}
}

// UnknownSheet lists the sheets that there are.
func UnknownSheet(name string, have []string) lint.Words {
	list := strings.Join(have, ", ")
	return lint.Words{
		Hu: fmt.Sprintf("nincs „%s” munkalap (van: %s)", name, list),
		En: fmt.Sprintf("there is no sheet %q (there are: %s)", name, list),
	}
}

// UnknownField says that no field of a card has that name.
func UnknownField(name string, have []string) lint.Words {
	list := strings.Join(have, ", ")
	return lint.Words{
		Hu: fmt.Sprintf("nincs „%s” nevű mező (van: %s)", name, list),
		En: fmt.Sprintf("there is no field %q (there are: %s)", name, list),
	}
}

// MissingHeader says that no row among the first holds column names, with the row that came nearest.
func MissingHeader(rows int, seen []string) lint.Words {
	list := headers(seen)
	return lint.Words{
		Hu: fmt.Sprintf("az első %d nem üres sorban nincs fejléc (kell: Név, Típus, Szöveg; a legközelebbi sor: %s); ha más a nevük: --column name=FEJLÉC --column type=FEJLÉC --column text=FEJLÉC", rows, list.Hu),
		En: fmt.Sprintf("no header among the first %d rows that are not empty (want name, type, text; the nearest row: %s); if they are called otherwise: --column name=HEADER --column type=HEADER --column text=HEADER", rows, list.En),
	}
}

// NoCostColumn says that no costs are read, and which headers are not known.
func NoCostColumn(unread []string) lint.Words {
	list := headers(unread)
	return lint.Words{
		Hu: fmt.Sprintf("nincs költségoszlop, ezért minden költség ismeretlen; ha ezek valamelyike az (%s): --column cost=FEJLÉC", list.Hu),
		En: fmt.Sprintf("there is no column of costs, so no cost is known; if one of these is it (%s): --column cost=HEADER", list.En),
	}
}

// MissingColumn says that a column is missing, by its field and the header asked for, with the headers seen and the nearest.
func MissingColumn(field, header string, seen []string, nearest string) lint.Words {
	names := map[string]string{"name": "Név", "type": "Típus", "text": "Szöveg"}
	hu := names[field]
	if hu == "" {
		hu = field
	}
	en := field
	if header != "" {
		hu, en = header, header
	}
	list := headers(seen)
	w := lint.Words{
		Hu: fmt.Sprintf("nincs „%s” oszlop (a fejlécek: %s", hu, list.Hu),
		En: fmt.Sprintf("there is no column %q (the headers: %s", en, list.En),
	}
	if nearest != "" {
		w.Hu += fmt.Sprintf("; talán %s az?", quotedWithArticle(nearest))
		w.En += fmt.Sprintf("; did you mean %q?", nearest)
	}
	w.Hu += fmt.Sprintf("); megadható: --column %s=FEJLÉC", field)
	w.En += fmt.Sprintf("); name it with --column %s=HEADER", field)
	return w
}

// mostHeaders and longestHeader are how many headers a sentence lists, and how much of each.
const (
	mostHeaders   = 12
	longestHeader = 40
)

func headers(seen []string) lint.Words {
	if len(seen) == 0 {
		return lint.Words{Hu: "üres", En: "empty"}
	}
	var shown []string
	for _, h := range seen[:min(len(seen), mostHeaders)] {
		shown = append(shown, Cut(h, longestHeader))
	}
	list := strings.Join(shown, " | ")
	w := lint.Words{Hu: list, En: list}
	if more := len(seen) - len(shown); more > 0 {
		w.Hu += fmt.Sprintf(" … és még %d", more)
		w.En += fmt.Sprintf(" … and %d more", more)
	}
	return w
}

// NoCards says that a file has a header and nothing under it.
func NoCards() lint.Words {
	return lint.Words{Hu: "egyetlen lap sincs benne", En: "holds no card"}
}
