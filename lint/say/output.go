package say

import (
	"fmt"

	"github.com/cardlint/cardlint/lint"
)

// What is said about the places where reports go.

// StandardOutput names it.
var StandardOutput = lint.Words{Hu: "szabványos kimenet", En: "standard output"}

// OutputTwice says that two reports go to one file.
func OutputTwice(path string) lint.Words {
	return lint.Words{Hu: "két kimenet ugyanabba a fájlba: " + path, En: "two reports into one file: " + path}
}

// StdoutTwice says that two reports go to standard output.
func StdoutTwice(path string) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("két kimenet kerülne a szabványos kimenetre (%s): elég a --format vagy egyetlen -o formátum=-", path),
		En: fmt.Sprintf("two reports would go to standard output (%s): give --format or a single -o format=-", path),
	}
}

// OutputIsInput says that a report would overwrite an input file.
func OutputIsInput(path string) lint.Words {
	return lint.Words{Hu: "a kimenet felülírná a bemenetet: " + path, En: "the report would overwrite an input file: " + path}
}

// CannotWrite says that a report cannot be written, and why.
func CannotWrite(path string, why lint.Words) lint.Words {
	return lint.Words{Hu: path + ": nem írható: " + why.Hu, En: path + ": cannot be written: " + why.En}
}

// Why a report cannot be written, and what would be right.
var (
	WhyFolder    = lint.Words{Hu: "ez mappa; adj meg benne egy fájlnevet", En: "this is a folder; name a file in it"}
	WhyProtected = lint.Words{Hu: "a fájl írásvédett; adj meg másikat, vagy oldd fel a védelmet", En: "the file is write-protected; name another one or make it writable"}
	WhyForbidden = lint.Words{Hu: "nincs hozzá jogod; olyan mappát adj meg, amelybe írhatsz", En: "you have no permission; name a folder that you may write to"}
	WhyNoFolder  = lint.Words{Hu: "nincs ilyen mappa; hozd létre, vagy adj meg egy meglévőt", En: "there is no such folder; make it or name one that exists"}
	WhyFull      = lint.Words{Hu: "megtelt a lemez; szabadíts fel helyet, vagy írj máshová", En: "the disk is full; free some space or write elsewhere"}
	WhyClosed    = lint.Words{Hu: "az olvasója bezárta, mielőtt a végére ért volna", En: "its reader closed it before the end"}
)

// WhySystem gives the reason in the words of the system.
func WhySystem(reason string) lint.Words {
	return lint.Words{Hu: "a rendszer szerint: " + reason, En: "the system says: " + reason}
}
