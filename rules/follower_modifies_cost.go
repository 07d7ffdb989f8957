package rules

import (
	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

var followerModifiesCost = lint.Rule{
	Number: "CL102",
	Name:   "follower-modifies-cost",
	Level:  lint.Note,
	Title:  lint.Words{Hu: "Követő idézési költséget módosít", En: "Follower modifies summoning cost"},
	Doc: lint.Words{
		Hu: "A követő (epikus és hordaparancsnok is) szövegében idézési költséget módosító képesség vagy hátrány áll. Akkor is számít, ha még nem aktiválták, vagy a feltétele nem teljesül: a játékos egyetlen ősmágiája sem működik.",
		En: "The text of the follower (epikus and hordaparancsnok are followers too) holds an ability or a drawback that modifies a summoning cost. It counts before it is activated and while its condition is not met: none of the player's ancient magic works.",
	},
	Advice: lint.Words{
		Hu: "Tény, nem hiba. Ha nem szándékos, fogalmazd át úgy, hogy ne módosítson idézési költséget.",
		En: "A fact, not a mistake. If it is not meant, reword it so that it modifies no summoning cost.",
	},
	Kodex: []string{"78.1"},
	Fires: []lint.Example{
		{Type: "Követő; goblin (Leah)", Text: "(S): ⟦a következő goblinod költsége 1 VP-vel kevesebb⟧."},
	},
	Silent: []lint.Example{
		{Type: "Követő; goblin (Leah)", Text: "A 3 vagy kevesebb költségű lapjaid visszakerülnek a kezedbe."},
		{Type: "Szörny; goblin (Leah)", Cost: "2", Text: "A goblinjaid költsége 1 VP-vel kevesebb."},
	},
	OnCard: func(f *lint.Facts, i int) []lint.Found {
		c := &f.Pool.Cards[i]
		if !c.IsFollower() || c.IsRuleCard() {
			return nil
		}
		return append(changes(i, modifiers(f, i, lint.Modifies, anyModifier), say.FollowerModifies), byWord(f, i, lint.Modifies, say.ModifiesByWord)...)
	},
}
