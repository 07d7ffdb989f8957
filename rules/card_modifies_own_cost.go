package rules

import (
	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

var cardModifiesOwnCost = lint.Rule{
	Number: "CL105",
	Name:   "card-modifies-own-cost",
	Level:  lint.Note,
	Title:  lint.Words{Hu: "Lap a saját idézési költségét módosítja", En: "Card modifies its own summoning cost"},
	Doc: lint.Words{
		Hu: "A lap feltételtől vagy darabszámtól függően a saját idézési költségét változtatja meg. Más lap ősmágiáját ez nem érinti (csak a szó szerinti, „literal” olvasatban).",
		En: "By a condition or a count the card changes its own summoning cost. No other card's ancient magic is touched (but under the reading `literal`).",
	},
	Advice: lint.Words{
		Hu: "Tény, nem hiba.",
		En: "A fact, not a mistake.",
	},
	Kodex: []string{"78.2"},
	Fires: []lint.Example{
		{Type: "Szörny; óriás (Raia)", Cost: "6", Text: "⟦Költsége annyival kevesebb⟧, ahány tárgyad játékban van."},
	},
	Silent: []lint.Example{
		{Type: "Szörny; óriás (Raia)", Cost: "X", Text: "Költsége 2 VP, de ha van tárgyad játékban, akkor 1 VP."},
	},
	OnCard: func(f *lint.Facts, i int) []lint.Found {
		if besideDeck(&f.Pool.Cards[i]) {
			return nil
		}
		return changes(i, modifiers(f, i, lint.Modifies, codeIs(lint.M5)), say.OwnCost)
	},
}
