package rules

import (
	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

var cardModifiesCost = lint.Rule{
	Number: "CL103",
	Name:   "card-modifies-cost",
	Level:  lint.Note,
	Title:  lint.Words{Hu: "Lap más lapok idézési költségét módosítja", En: "Card modifies the summoning cost of others"},
	Doc: lint.Words{
		Hu: "A lap szövege más lapok idézési költségét csökkenti, növeli vagy beállítja. Játékban azoknak a saját ősmágiás lapoknak az ősmágiáját rontja el, amelyeknek a költségét valóban megváltoztatja; hátrányként nem.",
		En: "The card's text lowers, raises or sets the summoning cost of other cards. In play it switches off the ancient magic of its player's cards whose cost it really changes; as a drawback it does not.",
	},
	Advice: lint.Words{
		Hu: "Tény, nem hiba. Hogy kit érint, azt a CL202 és a CL203 mondja meg.",
		En: "A fact, not a mistake. CL202 and CL203 say whom it hits.",
	},
	Kodex: []string{"78.2"},
	Fires: []lint.Example{
		{Type: "Szörny; sárkány (Tharr)", Cost: "4", Text: "⟦A sárkányaid költsége 1 VP-vel kevesebb⟧, de nem mehet így 1 alá."},
	},
	Silent: []lint.Example{
		{Type: "Szörny; sárkány (Tharr)", Cost: "4", Text: "A 3 VP-nél olcsóbb lények nem támadhatják."},
		{Type: "Szabálylap (Tharr)", Text: "A sárkányaid költsége 1 VP-vel kevesebb."},
	},
	OnCard: func(f *lint.Facts, i int) []lint.Found {
		if besideDeck(&f.Pool.Cards[i]) {
			return nil
		}
		return append(changes(i, modifiers(f, i, lint.Modifies, ofOthers), say.CardModifies), byWord(f, i, lint.Modifies, say.ModifiesByWord)...)
	},
}
