package rules

import "github.com/cardlint/cardlint/lint"

var dateForACost = lint.Rule{
	Number: "CL409",
	Name:   "date-for-a-cost",
	Level:  lint.Error,
	Title:  lint.Words{Hu: "Dátum költség helyett", En: "A date for a cost"},
	Doc: lint.Words{
		Hu: "A táblázatkezelő dátummá alakította a beírt költséget.",
		En: "The spreadsheet program has turned the cost into a date.",
	},
	Advice: lint.Words{
		Hu: "Állítsd a cellát szöveg formátumúra, és írd be újra a költséget.",
		En: "Format the cell as text and enter the cost again.",
	},
	Fires: []lint.Example{
		{Type: "Szörny; ember (Raia)", Cost: "⟦2026-01-02⟧", Text: "Támadáskor sebződik 1-et."},
	},
	Silent: []lint.Example{
		{Type: "Szörny; ember (Raia)", Cost: "1", Text: "Támadáskor sebződik 1-et."},
	},
	Problem: "date-for-a-cost",
	OnPool:  problems("date-for-a-cost"),
}
