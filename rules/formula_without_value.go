package rules

import "github.com/cardlint/cardlint/lint"

var formulaWithoutValue = lint.Rule{
	Number: "CL408",
	Name:   "formula-without-value",
	Level:  lint.Error,
	Title:  lint.Words{Hu: "Képlet érték nélkül", En: "Formula without a value"},
	Doc: lint.Words{
		Hu: "A cellában képlet van, de a munkafüzet nem tárolja az értékét, ezért a program nem tudja, mi látszik ott.",
		En: "The cell holds a formula whose value the workbook does not keep, so that the program cannot know what it shows.",
	},
	Advice: lint.Words{
		Hu: "Nyisd meg és mentsd el a munkafüzetet a táblázatkezelőben, vagy írd be az értéket.",
		En: "Open and save the workbook in the spreadsheet program, or enter the value.",
	},
	Fires: []lint.Example{
		{Type: "Szörny; ember (Raia)", Cost: "⟦=B2+1⟧", Text: "Támadáskor sebződik 1-et."},
	},
	Silent: []lint.Example{
		{Type: "Szörny; ember (Raia)", Cost: "3", Text: "Támadáskor sebződik 1-et."},
	},
	Problem: "formula-without-value",
	OnPool:  problems("formula-without-value"),
}
