package rules

import (
	"github.com/cardlint/cardlint/lint"
)

var reductionWithoutFloor = lint.Rule{
	Number: "CL303",
	Name:   "reduction-without-floor",
	Level:  lint.Warning,
	Title:  lint.Words{Hu: "Csökkentés alsó határ nélkül", En: "Reduction without a floor"},
	Doc: lint.Words{
		Hu: "A szöveg alsó határ nélkül csökkenti az idézési költséget, és van olyan lap, amelynek így ingyen lehet a kijátszása. A zanszilánkos lapoknak saját alsó határuk van, azok nem számítanak ide.",
		En: "The text reduces a summoning cost without a floor, and there are cards that may come to cost nothing by it. Cards with zanszilánk in their cost have a floor of their own and do not count.",
	},
	Advice: lint.Words{
		Hu: "Ha nem ez a szándék, írd mögé: „de nem mehet így 1_VP alá”; ha ez, írd ki: „lehet 0 is”.",
		En: "If it is not meant, add that the cost does not fall below 1 (de nem mehet így 1_VP alá); if it is, say that it may be 0 (lehet 0 is).",
	},
	Kodex: []string{"21.8.3", "7.2.2"},
	Fires: []lint.Example{
		{Type: "Építmény (Tharr)", Cost: "2 építő", Text: "⟦Orkjaid költsége 1 VP-vel kevesebb⟧.", With: []string{"Kis ork | Szörny; ork (Tharr) | 1 | Gyors.", "Nagy ork | Szörny; ork (Tharr) | 4 | Gyors."}},
		{Type: "Építmény (Tharr)", Cost: "2 építő", Text: "⟦Tárgyaid 2-vel olcsóbbak⟧.", With: []string{"Kard | Tárgy (Tharr) | 2 SZK | +2 sebzés."}},
		{Type: "Szörny; ork (Tharr)", Cost: "3", Text: "⟦Költsége annyival kevesebb⟧, ahány orkod van játékban."},
		{Type: "Szörny; ork (Tharr)", Cost: "2", Text: "Ha ellenfelednek nincs lénye, ⟦költsége 2 VP-vel kevesebb⟧."},
		{Type: "Bűbáj (Tharr)", Cost: "2", Text: "⟦A gyűjtődből kijátszott orkok 3_VP-vel olcsóbbak⟧.", With: []string{"Nagy ork | Szörny; ork (Tharr) | 3 | Gyors."}},
		{Type: "Bűbáj (Tharr)", Cost: "2", Text: "⟦Építményeid 1_VP-vel és 1 építővel olcsóbbak⟧, de nem mehet így 1_VP alá.", With: []string{"Őrtorony | Építmény (Tharr) | 1 építő | Gyors."}},
	},
	Silent: []lint.Example{
		{Type: "Építmény (Tharr)", Cost: "2 építő", Text: "Orkjaid költsége 1 VP-vel kevesebb, de nem mehet így 1 VP alá.", With: []string{"Kis ork | Szörny; ork (Tharr) | 1 | Gyors."}},
		{Type: "Építmény (Tharr)", Cost: "2 építő", Text: "Orkjaid költsége 1 VP-vel kevesebb (lehet 0 is).", With: []string{"Kis ork | Szörny; ork (Tharr) | 1 | Gyors."}},
		{Type: "Építmény (Tharr)", Cost: "2 építő", Text: "Orkjaid költsége 1 VP-vel kevesebb.", With: []string{"Nagy ork | Szörny; ork (Tharr) | 2 | Gyors.", "Ingyen ork | Szörny; ork (Tharr) | 0 | Gyors.", "Furcsa ork | Szörny; ork (Tharr) | X | Gyors."}},
		{Type: "Építmény (Fairlight)", Cost: "2 építő", Text: "Elfjeid költsége 1 VP-vel kevesebb.", With: []string{"Táncos | Szörny; elf (Fairlight) | (1) | Gyors.", "Íjász | Szörny; elf (Fairlight) | 1 VP + 1 SZK | Gyors.", "Védett | Szörny; elf (Fairlight) | 1 | Költsége nem csökkenthető."}},
		{Type: "Bűbáj (Tharr)", Cost: "2", Text: "Általánosaid 1-gyel olcsóbbak.", With: []string{"Véráldozat | Általános (Tharr) | 1 áldozás | Húzz egy lapot!"}},
		{Type: "Szörny; ork (Tharr)", Cost: "3", Text: "Költsége 2 VP-vel kevesebb, ha van orkod játékban."},
		{Type: "Szörny; ork (Tharr)", Cost: "5", Text: "Költsége annyival kevesebb, ahány orkod van játékban (max. 3)."},
		{Type: "Bűbáj (Tharr)", Cost: "2", Text: "Orkjaid feleannyi VP-be kerülnek.", With: []string{"Kis ork | Szörny; ork (Tharr) | 1 | Gyors."}},
	},
	OnPool: withoutFloor,
}
