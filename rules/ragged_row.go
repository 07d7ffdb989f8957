package rules

import "github.com/cardlint/cardlint/lint"

var raggedRow = lint.Rule{
	Number: "CL411",
	Name:   "ragged-row",
	Level:  lint.Error,
	Title:  lint.Words{Hu: "Elcsúszott sor", En: "Ragged row"},
	Doc: lint.Words{
		Hu: "A sorban több vagy kevesebb cella van, mint ahány fejléc. Ha több, valószínűleg egy elválasztójel áll idézőjel nélkül a szövegben, és a szöveg vége elveszett. Ha a sor a szöveg előtt ér véget, figyelmeztetés jár érte; ha csak elhagyható cellák hiányoznak a végéről, azok üresnek számítanak, és ezt fájlonként egy megjegyzés mondja el.",
		En: "The row has more or fewer cells than there are headers. Where it has more, a delimiter probably stands in a text without quotes, and the end of the text is lost. A row that ends before the text is a warning; where only cells are missing that may be empty, they count as empty, and one note a file says so.",
	},
	Advice: lint.Words{
		Hu: "Tedd idézőjelbe a szöveget, vagy mentsd el újra a táblázatot.",
		En: "Put the text in quotes, or save the sheet again.",
	},
	Fires: []lint.Example{
		{Type: "Szörny; ember (Raia)", Cost: "3", Text: "Támadáskor sebződik 1-et;⟦⟧ majd gyógyul 1-et."},
	},
	Silent: []lint.Example{
		{Type: "Szörny; ember (Raia)", Cost: "3", Text: "Támadáskor sebződik 1-et."},
	},
	Problem: "ragged-row",
	OnPool:  problems("ragged-row"),
}
