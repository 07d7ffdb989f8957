package rules

import (
	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

var switchesOffInPlay = lint.Rule{
	Number: "CL202",
	Name:   "switches-off-in-play",
	Level:  lint.Note,
	Title:  lint.Words{Hu: "Játékban egymaga kapcsol ki ősmágiát", En: "Switches ancient magic off in play, by itself"},
	Doc: lint.Words{
		Hu: "Amíg a lap a játékosánál van játékban (vagy a hatása érvényben), az itt felsorolt ősmágiás lapjainak ősmágiája nem működik, mert megváltoztatja a költségüket.",
		En: "While the card is in its player's play (or its effect in force), the ancient magic of the listed cards does not work, because it changes their cost.",
	},
	Advice: lint.Words{
		Hu: "Szűkítsd a lapkört, tedd hátránnyá, vagy adj a csökkentésnek alsó határt, ha nem ez a cél.",
		En: "Narrow the kind of cards, make it a drawback, or give the reduction a floor, if this is not meant.",
	},
	Kodex: []string{"78.2"},
	Fires: []lint.Example{
		{Type: "Szörny; ember (Raia)", Cost: "4", Text: "⟦A szörnyeid költsége 1 VP-vel kevesebb⟧.", With: []string{"Tudatlan őr | Szörny; ember; ősmágia (Raia) | 3 | Támadáskor sebződik 1-et."}},
	},
	Silent: []lint.Example{
		{Type: "Szörny; ember (Raia)", Cost: "4", Text: "A goblinjaid költsége 1 VP-vel kevesebb.", With: []string{"Tudatlan őr | Szörny; ember; ősmágia (Raia) | 3 | Támadáskor sebződik 1-et."}},
		{Type: "Szörny; ember (Raia)", Cost: "4", Text: "Hátrány: a szörnyeid költsége 1 VP-vel több.", With: []string{"Tudatlan őr | Szörny; ember; ősmágia (Raia) | 3 | Támadáskor sebződik 1-et."}},
	},
	Combos:   true,
	ByVictim: true,
	OnPool: func(f *lint.Facts) []lint.Found {
		return append(found(inSets(f, "play"), changingOthers(f), say.OffInPlay), suffered(f, "play", say.SuffersInPlay)...)
	},
}
