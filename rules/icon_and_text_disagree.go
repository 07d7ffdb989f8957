package rules

import "github.com/cardlint/cardlint/lint"

var iconAndTextDisagree = lint.Rule{
	Number: "CL406",
	Name:   "icon-and-text-disagree",
	Level:  lint.Warning,
	Title:  lint.Words{Hu: "Az ikon és a szöveg mást mond", En: "Icon and text disagree"},
	Doc: lint.Words{
		Hu: "A szöveg szerint a lap ősmágiás (vagy reakciódrágító), de a táblázat ikonoszlopában nem áll. A lap az ikonnal együtt számít.",
		En: "By its text the card has ancient magic (or a reaction surcharge), but the sheet's icon column does not say so. The card counts as one with the icon.",
	},
	Advice: lint.Words{
		Hu: "Írd be az ikont, vagy vedd ki a szövegből.",
		En: "Enter the icon, or take it out of the text.",
	},
	Fires: []lint.Example{
		{Type: "Szörny; ember (Raia)", Icons: "⟦repül⟧", Cost: "3", Text: "_Ősmágia. Támadáskor sebződik 1-et."},
	},
	Silent: []lint.Example{
		{Type: "Szörny; ember (Raia)", Icons: "N; repül", Cost: "3", Text: "_Ősmágia. Támadáskor sebződik 1-et."},
		{Type: "Szörny; ember; ősmágia (Raia)", Icons: "repül", Cost: "3", Text: "_Ősmágia. Támadáskor sebződik 1-et."},
		{Type: "Szörny; ember (Raia)", Cost: "3", Text: "_Ősmágia. Támadáskor sebződik 1-et."},
	},
	Problem: "icon-and-text-disagree",
	OnPool:  problems("icon-and-text-disagree"),
}
