package rules

import (
	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

var costTextNeedsReview = lint.Rule{
	Number: "CL110",
	Name:   "cost-text-needs-review",
	Level:  lint.Warning,
	Title:  lint.Words{Hu: "Költségről szól, embernek kell eldöntenie", En: "Speaks of cost, a person must decide"},
	Doc: lint.Words{
		Hu: "A szöveg arról szól, mit kell fizetni, de hogy a Kódex ezt módosításnak hívja-e, az nem egyértelmű: ingyen kijátszás és helyettesítés, fizetésszerű kijátszási feltétel, drágább célzás.",
		En: "The text bears on what is paid, but whether the Kódex calls it a modification is not settled: free play and replacement, a playing condition paid like a cost, dearer targeting.",
	},
	Advice: lint.Words{
		Hu: "Döntsd el, módosításnak szánod-e, és ha igen, írd a szövegbe, hogy „költsége … kevesebb” vagy „több”.",
		En: "Decide whether a modification is meant; if so, let the text say that the cost is less or more.",
	},
	Kodex: []string{"24.3"},
	Fires: []lint.Example{
		{Type: "Bűbáj (Elenios)", Cost: "2", Text: "⟦A következő szörnyedet ingyen kijátszhatod⟧."},
	},
	Silent: []lint.Example{
		{Type: "Szörny; elf (Elenios)", Cost: "2", Text: "Ha nincs lény játékban, ingyen kijátszhatod."},
	},
	OnCard: func(f *lint.Facts, i int) []lint.Found {
		var out []lint.Found
		for _, m := range modifiers(f, i, lint.Review, anyModifier) {
			w, kodex := say.NeedsReview(m)
			out = append(out, lint.Found{Card: i, Evidence: []lint.Span{m.Span}, Say: w, Kodex: kodex})
		}
		return append(out, byWord(f, i, lint.Review, say.ReviewByWord)...)
	},
}
