package rules

import (
	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

var lostLetters = lint.Rule{
	Number: "CL306",
	Name:   "lost-letters",
	Level:  lint.Warning,
	Title:  lint.Words{Hu: "Elveszett vagy elcserélt betűk", En: "Lost or changed letters"},
	Doc: lint.Words{
		Hu: "A költségről szóló mondatban egy rossz kódolás betűket nyelt el (? az ő vagy ű helyén) vagy cserélt el (õ, û). A program kitalálta, mi állt ott, de a lapon így nem maradhat.",
		En: "In a clause about cost a wrong encoding lost letters (? in the place of ő or ű) or changed them (õ, û). The program found out what stood there, but it cannot stay so on the card.",
	},
	Advice: lint.Words{
		Hu: "Írd vissza a betűket, vagy olvasd be a forrást a jó kódolással.",
		En: "Put the letters back, or import the source in the right encoding.",
	},
	Kodex: []string{"21.8"},
	Fires: []lint.Example{
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "Lényeid idézési ⟦költs?ge⟧ 1 VP-vel kevesebb."},
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "A ⟦következõ⟧ ⟦b?bájod⟧ költsége 1 VP-vel kevesebb."},
	},
	Silent: []lint.Example{
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "Lényeid idézési költsége 1 VP-vel kevesebb."},
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "Minden lény sebz?dik 1-et."},
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "Lényeid költsége 1\ufffdVP-vel kevesebb."},
	},
	OnCard: func(f *lint.Facts, i int) []lint.Found { return ofMarks(f, i, lint.MarkLetters, say.LostLetters) },
}
