package rules

import (
	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

var switchesOffByText = lint.Rule{
	Number: "CL201",
	Name:   "switches-off-by-text",
	Level:  lint.Note,
	Title:  lint.Words{Hu: "A szövegével kapcsol ki ősmágiát", En: "Switches ancient magic off by its text"},
	Doc: lint.Words{
		Hu: "Szabálylap vagy követő, amelynek a szövege idézési költséget módosít: használója összes ősmágiás lapja elveszti az ősmágiáját.",
		En: "A rule card or follower whose text modifies a summoning cost: all ancient-magic cards of its user lose their ancient magic.",
	},
	Advice: lint.Words{
		Hu: "Ha az ősmágiás lapokat együtt kell játszani vele, a szövegét kell átfogalmazni: a képesség ára, a tiltás és az alap idézési költség nem számít.",
		En: "If the ancient-magic cards are meant to be played with it, its text must change: use costs, bans and base costs do not count.",
	},
	Kodex: []string{"78.1"},
	Fires: []lint.Example{
		{Type: "Szabálylap (Raia)", Text: "⟦A tárgyaid költsége 1 VP-vel kevesebb⟧.", With: []string{"Tudatlan őr | Szörny; ember; ősmágia (Raia) | 3 | Támadáskor sebződik 1-et."}},
	},
	Silent: []lint.Example{
		{Type: "Szabálylap (Raia)", Text: "Minden játékos eggyel több lapot húz.", With: []string{"Tudatlan őr | Szörny; ember; ősmágia (Raia) | 3 | Támadáskor sebződik 1-et."}},
		{Type: "Tárgy (Raia)", Cost: "2", Text: "A tárgyaid költsége 1 VP-vel kevesebb.", With: []string{"Tudatlan őr | Szörny; ember; ősmágia (Raia) | 3 | Támadáskor sebződik 1-et."}},
	},
	Combos:   true,
	ByVictim: true,
	OnPool: func(f *lint.Facts) []lint.Found {
		return found(always(f, "text"), changing(f), say.OffByText)
	},
}
