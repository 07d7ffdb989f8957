package rules

import (
	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

var voidUseCostChange = lint.Rule{
	Number: "CL301",
	Name:   "void-use-cost-change",
	Level:  lint.Warning,
	Title:  lint.Words{Hu: "Hatástalan használatiköltség-módosítás", En: "Void change of a use cost"},
	Doc: lint.Words{
		Hu: "A szöveg szabálylapok, követők, helyszínek, céhek vagy forrásra immunis lapok képességeinek a használati költségét módosítaná vagy helyettesítené. Ezt semmi nem teheti meg, ezért ez a rész hatástalan.",
		En: "The text claims to change or replace the use cost of abilities of rule cards, followers, locations, guilds or cards immune to sources. Nothing may do that, so this part has no effect.",
	},
	Advice: lint.Words{
		Hu: "Hagyd el ezt a részt, vagy nevezz meg más lapokat (lényeket, tárgyakat, építményeket).",
		En: "Leave this part out, or name other cards (creatures, items, buildings).",
	},
	Kodex: []string{"99.3"},
	Fires: []lint.Example{
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "A ⟦követők aktivált képességeinek használati költsége +1_VP⟧."},
		{Type: "Szörny; ember (Raia)", Cost: "3", Text: "Ellenfeled ⟦helyszíneinek képességei 1_VP-vel drágábbak⟧."},
		{Type: "Tárgy (Leah)", Cost: "2", Text: "Gyógyíts 2 ÉP-t. A ⟦szabálylapod képességének költsége 1 VP-vel kevesebb⟧."},
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "A ⟦forrásra immunis lények képességeinek használati költsége +1_VP⟧."},
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "A ⟦hordaparancsnokok képességének használati költsége +1_VP⟧."},
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "A ⟦követőid képességeit ingyen használhatod⟧."},
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "⟦Követőid és lényeid képességeinek költsége 1 VP-vel kevesebb⟧."},
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "Az ellenfeled ⟦követője (S) képességének költsége 2 VP-vel több⟧."},
	},
	Silent: []lint.Example{
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "A lényeid képességeinek használati költsége +1_VP."},
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "A követők képességeinek költsége nem módosítható."},
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "A követőid 1_VP-vel olcsóbbak."},
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "A követőd képességeit nem használhatod ingyen."},
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "Ingyen létrejön egy követőd képessége."},
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "Ha ellenfeled követőt játszik ki, lényei képességeinek költsége +1_VP."},
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "Forrásra immunis, lényeid képességeinek költsége 1 VP-vel kevesebb."},
		{Type: "Követő (Raia)", Text: "Lényeid képességeinek költsége 1 VP-vel kevesebb."},
	},
	OnCard: func(f *lint.Facts, i int) []lint.Found { return ofMark(f, i, lint.MarkUseCost, say.VoidUseCost()) },
}
