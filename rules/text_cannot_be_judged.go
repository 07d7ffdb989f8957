package rules

import (
	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

var textCannotBeJudged = lint.Rule{
	Number: "CL112",
	Name:   "text-cannot-be-judged",
	Level:  lint.Warning,
	Title:  lint.Words{Hu: "A szöveg nem ítélhető meg", En: "The text cannot be judged"},
	Doc: lint.Words{
		Hu: "A szöveg csonka, másik kiadásra hivatkozik, vagy úgy sérült, hogy a költségről szóló rész többféleképpen olvasható.",
		En: "The text is cut off, refers to another printing, or is damaged so that a phrase about cost has more than one reading.",
	},
	Advice: lint.Words{
		Hu: "Írd be a lap teljes szövegét.",
		En: "Enter the full text of the card.",
	},
	Kodex: []string{"78.1", "78.2"},
	Fires: []lint.Example{
		{Type: "Szörny; ork (Tharr)", Cost: "3", Text: "⟦Változatlan újrakiadás.⟧"},
	},
	Silent: []lint.Example{
		{Type: "Szörny; ork (Tharr)", Cost: "3", Text: "A szörnyek idézési költs?ge 1 VP-vel kevesebb."},
	},
	OnCard: func(f *lint.Facts, i int) []lint.Found {
		return unread(f, i, lint.R4, say.CannotBeJudged())
	},
}
