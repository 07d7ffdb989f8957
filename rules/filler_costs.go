package rules

import (
	"slices"

	"github.com/cardlint/cardlint/lint"
)

var fillerCosts = lint.Rule{
	Number: "CL412",
	Name:   "filler-costs",
	Level:  lint.Warning,
	Title:  lint.Words{Hu: "Kitöltetlen költségek", En: "Costs that were not entered"},
	Doc: lint.Words{
		Hu: "A munkalap minden költsége 0, és legalább húsz van belőle: ezek nem beírt költségek, csak kitöltik az oszlopot. Ismeretlennek számítanak; a --zero-costs cost kapcsolóval 0-nak.",
		En: "Every cost of the sheet is 0, and there are twenty or more: these are no costs that were entered, they fill the column. They count as unknown; with --zero-costs cost they count as 0.",
	},
	Advice: lint.Words{
		Hu: "Írd be a költségeket, vagy hagyd üresen az oszlopot.",
		En: "Enter the costs, or leave the column empty.",
	},
	Fires: []lint.Example{
		{Type: "Szörny; ember (Raia)", Cost: "⟦0⟧", Text: "Támadáskor sebződik 1-et.", With: nineteen("0")},
	},
	Silent: []lint.Example{
		{Type: "Szörny; ember (Raia)", Cost: "1", Text: "Támadáskor sebződik 1-et.", With: nineteen("0")},
		{Type: "Szörny; ember (Raia)", Cost: "0", Text: "Támadáskor sebződik 1-et.", With: nineteen("0")[1:]},
	},
	Problem: "filler-costs",
	OnPool:  problems("filler-costs"),
}

// nineteen cards of one cost, to go with an example.
func nineteen(cost string) []string {
	return slices.Repeat([]string{"Őr | Szörny; ember (Raia) | " + cost + " | Repül."}, 19)
}
