package say

import "github.com/cardlint/cardlint/lint"

// UnreadTitle heads the list of what could not be read.
var UnreadTitle = lint.Words{Hu: "Nem lehetett elolvasni", En: "Could not be read"}

// Columns of the tables in Markdown.
var (
	ColMeaning   = lint.Words{Hu: "Mit jelent", En: "What it means"}
	ColCause     = lint.Words{Hu: "Mi kapcsolja ki", En: "What switches it off"}
	ColWhy       = lint.Words{Hu: "Hogyan", En: "How"}
	ColState     = lint.Words{Hu: "Ősmágia", En: "Ancient magic"}
	ColVictims   = lint.Words{Hu: "Mit érint", En: "What it hits"}
	EveryAncient = lint.Words{Hu: "minden ősmágiás lap", En: "every ancient-magic card"}
)
