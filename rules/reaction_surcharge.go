package rules

import (
	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

var reactionSurcharge = lint.Rule{
	Number: "CL104",
	Name:   "reaction-surcharge",
	Level:  lint.Note,
	Title:  lint.Words{Hu: "A reakció drágább", En: "Reacting costs more"},
	Doc: lint.Words{
		Hu: "A lapra (vagy más lapokra) reagálni többe kerül. Ez is az idézési költség növelése, és az ellenfél azonnalijait és reakcióit érinti.",
		En: "Reacting to the card (or to others) costs more. That is a raise of a summoning cost, too, and it hits the opponent's azonnali and reakció cards.",
	},
	Advice: lint.Words{
		Hu: "Tény, nem hiba.",
		En: "A fact, not a mistake.",
	},
	Kodex: []string{"78.2"},
	Fires: []lint.Example{
		{Type: "Szörny; elf (Fairlight)", Cost: "3", Text: "⟦+1 VP reagálni⟧ rá."},
	},
	Silent: []lint.Example{
		{Type: "Szörny; elf (Fairlight)", Cost: "3", Text: "Ellenfeled nem reagálhat rá."},
		{Type: "Szabálylap (Fairlight)", Text: "+1 VP reagálni a lényeidre."},
	},
	OnCard: func(f *lint.Facts, i int) []lint.Found {
		if besideDeck(&f.Pool.Cards[i]) {
			return nil
		}
		return changes(i, modifiers(f, i, lint.Modifies, codeIs(lint.M4)), say.Surcharge)
	},
}
