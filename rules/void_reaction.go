package rules

import (
	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

var voidReaction = lint.Rule{
	Number: "CL302",
	Name:   "void-reaction",
	Level:  lint.Warning,
	Title:  lint.Words{Hu: "Hatástalan reagálás", En: "Void reaction"},
	Doc: lint.Words{
		Hu: "A szöveg szabálylapok, követők, helyszínek, céhek, őslichek vagy forrásra immunis lapok aktivált képességére engedne reagálni. Ezekre semmilyen módon nem lehet reagálni, ezért ez a rész hatástalan.",
		En: "The text claims to react to activated abilities of rule cards, followers, locations, guilds, ancient liches or cards immune to sources. Nobody may react to these, so this part has no effect.",
	},
	Advice: lint.Words{
		Hu: "Hagyd el ezt a részt, vagy nevezz meg más lapokat, amelyeknek a képességére lehet reagálni.",
		En: "Leave this part out, or name other cards, to whose abilities one may react.",
	},
	Kodex: []string{"99.2"},
	Fires: []lint.Example{
		{Type: "Azonnali (Raia)", Cost: "1", Text: "⟦Reagálhatsz ellenfeled követőjének aktivált képességére⟧."},
		{Type: "Szörny; ember (Raia)", Cost: "3", Text: "Az ⟦őslichek képességére reagálhatsz⟧."},
		{Type: "Azonnali (Raia)", Cost: "1", Text: "⟦Reagálhatsz a forrásra immunis lapok aktivált képességére⟧."},
		{Type: "Azonnali (Raia)", Cost: "1", Text: "⟦Reagálhatsz egy lény, tárgy vagy követő képességének használatára⟧."},
	},
	Silent: []lint.Example{
		{Type: "Azonnali (Raia)", Cost: "1", Text: "Reagálhatsz ellenfeled lényének aktivált képességére."},
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "A követők képességeire nem lehet reagálni."},
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "Ellenfeled nem reagálhat a követőid képességére."},
	},
	OnCard: func(f *lint.Facts, i int) []lint.Found { return ofMark(f, i, lint.MarkReaction, say.VoidReaction()) },
}
