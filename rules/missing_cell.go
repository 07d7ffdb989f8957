package rules

import "github.com/cardlint/cardlint/lint"

var missingCell = lint.Rule{
	Number: "CL401",
	Name:   "missing-cell",
	Level:  lint.Error,
	Title:  lint.Words{Hu: "Hiányzó cella", En: "Missing cell"},
	Doc: lint.Words{
		Hu: "Egy kötelező cella (név, típus) üres, ezért a sort nem lehet rendesen megítélni. A hiányzó költség nem hiba. Ha a sorban név, típus és szöveg sincs, de más igen, figyelmeztetés mondja el, hogy nem számít lapnak.",
		En: "A cell that is needed (name, type) is empty, so that the row cannot be judged properly. A card without a cost is no mistake. Where name, type and text are all missing and something else stands in the row, a warning says that it is not read as a card.",
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
		{Type: "Szabálylap (Raia)", Text: "Az első körben nem támadhatsz."},
	},
	Problem: "missing-cell",
	OnPool:  problems("missing-cell"),
}
