package rules

import (
	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

var ruleCardModifiesCost = lint.Rule{
	Number: "CL101",
	Name:   "rule-card-modifies-cost",
	Level:  lint.Note,
	Title:  lint.Words{Hu: "Szabálylap idézési költséget módosít", En: "Rule card modifies summoning cost"},
	Doc: lint.Words{
		Hu: "A szabálylap szövegében idézési költséget módosító képesség vagy hátrány áll. Mindegy, melyik irányba és kinek a lapjait módosítja, feltételhez kötött-e, kell-e aktiválni: aki használja, annak egyetlen ősmágiája sem működik.",
		En: "The rule card's text holds an ability or a drawback that modifies a summoning cost. Direction, whose cards, conditions and activation do not matter: none of its user's ancient magic works.",
	},
	Advice: lint.Words{
		Hu: "Tény, nem hiba. Ha nem szándékos, fogalmazd át: az alap idézési költség megváltoztatása, a képességek ára és a tiltás nem számít módosításnak.",
		En: "A fact, not a mistake. If it is not meant, reword it: a change of the base cost, the price of abilities and a ban are no modification.",
	},
	Kodex: []string{"78.1"},
	Fires: []lint.Example{
		{Type: "Szabálylap (Raia)", Text: "⟦A tárgyaid költsége 1 VP-vel kevesebb⟧."},
		{Type: "Szabálylap (Leah)", Text: "Hátrány: ⟦a varázslataid költsége 1 VP-vel több⟧."},
	},
	Silent: []lint.Example{
		{Type: "Szabálylap (Raia)", Text: "A lényeid képességeinek költsége 1 VP-vel kevesebb."},
		{Type: "Követő; ork (Tharr)", Text: "A tárgyaid költsége 1 VP-vel kevesebb."},
	},
	OnCard: func(f *lint.Facts, i int) []lint.Found {
		if !f.Pool.Cards[i].IsRuleCard() {
			return nil
		}
		return append(changes(i, modifiers(f, i, lint.Modifies, anyModifier), say.RuleCardModifies), byWord(f, i, lint.Modifies, say.ModifiesByWord)...)
	},
}
