package rules

import (
	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

var costTextNotUnderstood = lint.Rule{
	Number: "CL111",
	Name:   "cost-text-not-understood",
	Level:  lint.Warning,
	Title:  lint.Words{Hu: "Költségről szól, de nem érthető", En: "Speaks of cost and was not understood"},
	Doc: lint.Words{
		Hu: "A szövegben idézési költségről szóló rész van, amelynek a szerkezetét a program nem ismeri. Amíg ember meg nem nézte, a lap nem számít tisztának.",
		En: "A piece of the text speaks of summoning cost in a form that the program does not know. Until a person has looked at it, the card does not count as clear.",
	},
	Advice: lint.Words{
		Hu: "Fogalmazd a szokásos módon („… költsége 1 VP-vel kevesebb”), vagy jelentsd a fordulatot.",
		En: "Word it in the usual way, or report the phrase.",
	},
	Kodex: []string{"78.1", "78.2"},
	Fires: []lint.Example{
		{Type: "Bűbáj (Sheran)", Cost: "2", Text: "⟦A lényeid idézési költsége a holdfázissal együtt nő⟧."},
	},
	Silent: []lint.Example{
		{Type: "Bűbáj (Sheran)", Cost: "2", Text: "A lényeid idézési költsége 1 VP-vel kevesebb."},
	},
	OnCard: func(f *lint.Facts, i int) []lint.Found {
		return unread(f, i, lint.R5, say.NotUnderstood())
	},
}
