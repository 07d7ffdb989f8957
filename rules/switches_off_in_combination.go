package rules

import (
	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

var switchesOffInCombination = lint.Rule{
	Number: "CL203",
	Name:   "switches-off-in-combination",
	Level:  lint.Note,
	Title:  lint.Words{Hu: "Más lapokkal együtt kapcsol ki ősmágiát", En: "Switches ancient magic off together with others"},
	Doc: lint.Words{
		Hu: "A lap egymaga nem, de olyan lapokkal együtt, amelyek a költséget az alsó határ fölé emelik, kikapcsolja a felsorolt lapok ősmágiáját.",
		En: "Not by itself, but together with cards that lift the cost above its floor, it switches off the ancient magic of the listed cards.",
	},
	Advice: lint.Words{
		Hu: "Nézd meg a párosításokat a combos parancs kimenetében.",
		En: "See the combinations in the output of the combos command.",
	},
	Kodex: []string{"78.2", "78.2.1"},
	Fires: []lint.Example{
		{Type: "Szörny; ember (Raia)", Cost: "4", Text: "⟦A szörnyeid költsége 1 VP-vel kevesebb⟧, de nem mehet így 1 alá.", With: []string{"Fürge őr | Szörny; ember; ősmágia (Raia) | 1 | Támadáskor sebződik 1-et.", "Nehéz köd | Bűbáj (Raia) | 3 | Ellenfeled szörnyeinek költsége 1 VP-vel több."}},
	},
	Silent: []lint.Example{
		{Type: "Szörny; ember (Raia)", Cost: "4", Text: "A szörnyeid költsége 1 VP-vel kevesebb, de nem mehet így 1 alá.", With: []string{"Fürge őr | Szörny; ember; ősmágia (Raia) | 1 | Támadáskor sebződik 1-et."}},
	},
	Combos:   true,
	ByVictim: true,
	OnPool: func(f *lint.Facts) []lint.Found {
		return append(found(inSets(f, "combination"), changingOthers(f), say.OffTogether), suffered(f, "combination", say.SuffersTogether)...)
	},
}
