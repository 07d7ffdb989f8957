package rules

import "github.com/cardlint/cardlint/lint"

var missingCell = lint.Rule{
	Number: "CL401",
	Name:   "missing-cell",
	Level:  lint.Error,
	Title:  lint.Words{Hu: "Hiányzó cella", En: "Missing cell"},
	Doc: lint.Words{
		Hu: "Egy kötelező cella (név, típus) üres, ezért a sort nem lehet rendesen megítélni.",
		En: "A cell that is needed (name, type) is empty, so that the row cannot be judged properly.",
	},
	Advice: lint.Words{
		Hu: "Töltsd ki a cellát.",
		En: "Fill the cell.",
	},
	Fires: []lint.Example{
		{Type: "⟦⟧", Cost: "3", Text: "Támadáskor sebződik 1-et."},
	},
	Silent: []lint.Example{
		{Type: "Szörny; ember (Raia)", Text: "Támadáskor sebződik 1-et."},
	},
	Problem: "missing-cell",
	OnPool:  problems("missing-cell"),
}
