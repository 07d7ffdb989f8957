package rules

import (
	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

var switchesOffOutright = lint.Rule{
	Number: "CL204",
	Name:   "switches-off-outright",
	Level:  lint.Note,
	Title:  lint.Words{Hu: "Kimondja, hogy az ősmágia nem működik", En: "Says that ancient magic does not work"},
	Doc: lint.Words{
		Hu: "A lap szövege magát az ősmágiát kapcsolja ki, a költségtől függetlenül.",
		En: "The card's text switches ancient magic itself off, whatever the costs.",
	},
	Advice: lint.Words{
		Hu: "Tény, nem hiba.",
		En: "A fact, not a mistake.",
	},
	Kodex: []string{"78", "132"},
	Fires: []lint.Example{
		{Type: "Bűbáj (Rhatt)", Cost: "3", Text: "Az ⟦_ősmágia⟧ nem működik.", With: []string{"Tudatlan őr | Szörny; ember; ősmágia (Raia) | 3 | Támadáskor sebződik 1-et."}},
	},
	Silent: []lint.Example{
		{Type: "Bűbáj (Rhatt)", Cost: "3", Text: "A lényeid: _ősmágia.", With: []string{"Tudatlan őr | Szörny; ember; ősmágia (Raia) | 3 | Támadáskor sebződik 1-et."}},
	},
	Combos:   true,
	ByVictim: true,
	OnPool: func(f *lint.Facts) []lint.Found {
		return found(always(f, "outright"), func(i int) []lint.Span {
			return []lint.Span{f.Readings[i].Ancient.Span}
		}, say.OffOutright)
	},
}
