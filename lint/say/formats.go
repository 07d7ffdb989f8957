package say

import (
	"fmt"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// UnreadTitle heads the list of what could not be read.
var UnreadTitle = lint.Words{Hu: "Nem lehetett elolvasni", En: "Could not be read"}

// Columns of the tables in Markdown.
var (
	ColMeaning   = lint.Words{Hu: "Mit jelent", En: "What it means"}
	ColCause     = lint.Words{Hu: "Mi kapcsolja ki", En: "What switches it off"}
	ColWhy       = lint.Words{Hu: "Hogyan", En: "How"}
	ColAncient   = lint.Words{Hu: "Ősmágia", En: "Ancient magic"}
	ColHits      = lint.Words{Hu: "Mit érint", En: "What it hits"}
	EveryAncient = lint.Words{Hu: "minden ősmágiás lap", En: "every ancient-magic card"}
)

// The help of the commands for shells and manual pages.
var (
	HelpCompletion     = lint.Words{Hu: "parancskiegészítés a héjhoz (bash, zsh, fish, powershell)", En: "completion for a shell (bash, zsh, fish, powershell)"}
	HelpCompletionLong = lint.Words{
		Hu: "A kiírt szkript megtanítja a héjat, hogyan egészítse ki a parancsokat, a kapcsolókat és az értékeiket.\n\n" +
			"  bash:       source <(cardlint completion bash)   (tedd a ~/.bashrc fájlba)\n" +
			"  zsh:        cardlint completion zsh > \"${fpath[1]}/_cardlint\"\n" +
			"  fish:       cardlint completion fish > ~/.config/fish/completions/cardlint.fish\n" +
			"  powershell: cardlint completion powershell | Out-String | Invoke-Expression",
		En: "The script that it prints teaches a shell to complete commands, flags and their values.\n\n" +
			"  bash:       source <(cardlint completion bash)   (put it into ~/.bashrc)\n" +
			"  zsh:        cardlint completion zsh > \"${fpath[1]}/_cardlint\"\n" +
			"  fish:       cardlint completion fish > ~/.config/fish/completions/cardlint.fish\n" +
			"  powershell: cardlint completion powershell | Out-String | Invoke-Expression",
	}
	FormatsHead    = lint.Words{Hu: "Formátumok", En: "Formats"}
	AShell         = lint.Words{Hu: "héj", En: "shell"}
	ManName        = lint.Words{Hu: "Név", En: "Name"}
	ManDescription = lint.Words{Hu: "Leírás", En: "Description"}
	ManSeeAlso     = lint.Words{Hu: "Lásd még", En: "See also"}
)

// NoShell says that completion was given no shell.
func NoShell(known []string) lint.Words {
	l := strings.Join(known, ", ")
	return lint.Words{Hu: "add meg a héjat: " + l, En: "name the shell: " + l}
}

// NoFolder says that the folder for manual pages is missing.
func NoFolder() lint.Words {
	return lint.Words{Hu: "add meg a mappát, ahová a kézikönyvlapok kerüljenek", En: "name the folder for the manual pages"}
}

// Progress says how far a long run is: cards read, and ancient-magic cards done, once their number is known.
func Progress(cards, done, of int) lint.Words {
	w := lint.Words{Hu: fmt.Sprintf("%d lap beolvasva", cards), En: Plural(cards, "card") + " read"}
	if of > 0 {
		w.Hu += fmt.Sprintf(" · ősmágia: %d lapból %d kész", of, done)
		w.En += fmt.Sprintf(" · ancient magic: %d of %s done", done, Plural(of, "card"))
	}
	return lint.Words{Hu: w.Hu + " …", En: w.En + " …"}
}

// SeeColumns says how to find out why a file holds no cards.
func SeeColumns(file string) lint.Words {
	return lint.Words{
		Hu: "hogy mit olvas ki a program a táblázatból: cardlint columns " + file,
		En: "what the program makes of the table: cardlint columns " + file,
	}
}
