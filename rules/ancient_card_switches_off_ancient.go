package rules

import (
	"slices"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

var ancientCardSwitchesOffAncient = lint.Rule{
	Number: "CL208",
	Name:   "ancient-card-switches-off-ancient",
	Level:  lint.Warning,
	Title:  lint.Words{Hu: "Ősmágiás lap kapcsol ki ősmágiát", En: "Ancient-magic card switches ancient magic off"},
	Doc: lint.Words{
		Hu: "Egy ősmágiás lap maga is okozója annak, hogy más ősmágiás lapok (vagy a saját másolata) ősmágiája nem működik.",
		En: "An ancient-magic card is itself a cause why the ancient magic of others (or of its own copy) does not work.",
	},
	Advice: lint.Words{
		Hu: "Valószínűleg nem szándékos: szűkítsd a lapkört vagy vedd le az ősmágiát.",
		En: "Probably not meant: narrow the kind of cards, or take the ancient magic off.",
	},
	Kodex: []string{"78.1", "78.2"},
	Fires: []lint.Example{
		{Type: "Szörny; ember; ősmágia (Raia)", Cost: "3", Text: "⟦A szörnyeid költsége 1 VP-vel kevesebb⟧.", With: []string{"Tudatlan őr | Szörny; ember; ősmágia (Raia) | 3 | Támadáskor sebződik 1-et."}},
	},
	Silent: []lint.Example{
		{Type: "Szörny; ember (Raia)", Cost: "3", Text: "A szörnyeid költsége 1 VP-vel kevesebb.", With: []string{"Tudatlan őr | Szörny; ember; ősmágia (Raia) | 3 | Támadáskor sebződik 1-et."}},
		{Type: "Szörny; ember; ősmágia (Raia)", Cost: "3", Text: "A goblinjaid költsége 1 VP-vel kevesebb.", With: []string{"Hajnali fohász | Azonnali; ősmágia (Raia) | 2 | Gyógyíts 2 ÉP-t."}},
	},
	Combos: true,
	OnPool: func(f *lint.Facts) []lint.Found {
		var ancient []cause
		all := slices.Concat(always(f, "text"), always(f, "outright"), inSets(f, "play"), inSets(f, "combination"))
		for _, c := range unique(all) {
			if f.Pool.Cards[c.card].HasIcon(lint.IconAncient) {
				ancient = append(ancient, c)
			}
		}
		return found(ancient, changingOthers(f), say.AncientOffByAncient)
	},
}
