package rules

import "github.com/cardlint/cardlint/lint"

var unreadableCost = lint.Rule{
	Number: "CL404",
	Name:   "unreadable-cost",
	Level:  lint.Error,
	Title:  lint.Words{Hu: "Olvashatatlan költség", En: "Unreadable cost"},
	Doc: lint.Words{
		Hu: "A költség cellájában nem költség áll. A lap költsége így ismeretlennek számít.",
		En: "The cost cell does not hold a cost. The cost of the card counts as unknown.",
	},
	Advice: lint.Words{
		Hu: "Írj a cellába költséget: 3, 2 VP + 1 SZK, (1), 1[1], X vagy ?.",
		En: "Enter a cost: 3, 2 VP + 1 SZK, (1), 1[1], X or ?.",
	},
	Fires: []lint.Example{
		{Type: "Szörny; ember (Raia)", Cost: "3⟦b⟧", Text: "Támadáskor sebződik 1-et."},
	},
	Silent: []lint.Example{
		{Type: "Szörny; ember (Raia)", Cost: "2 VP + 1 SZK", Text: "Támadáskor sebződik 1-et."},
	},
	Problem: "unreadable-cost",
	OnPool:  problems("unreadable-cost"),
}
