package rules

import (
	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

var wrongSuffix = lint.Rule{
	Number: "CL305",
	Name:   "wrong-suffix",
	Level:  lint.Warning,
	Title:  lint.Words{Hu: "Hibás toldalék számon vagy fizetőeszközön", En: "Wrong suffix on a number or currency"},
	Doc: lint.Words{
		Hu: "A költségről szóló mondatban egy számnak vagy fizetőeszköznek nem olyan toldaléka van, ahogyan kiejtjük: 1-el, 3-al, 2_VP-al.",
		En: "In a clause about cost a number or currency bears a suffix that does not go with how it is spoken: 1-el, 3-al, 2_VP-al.",
	},
	Advice: lint.Words{
		Hu: "Javítsd a toldalékot: 1-gyel, 3-mal, 2_VP-vel.",
		En: "Write the suffix that fits: 1-gyel, 3-mal, 2_VP-vel.",
	},
	Kodex: []string{"21.8"},
	Fires: []lint.Example{
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "Lényeid költsége ⟦1-el⟧ kevesebb."},
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "Lényeid ⟦2_VP-al⟧ olcsóbbak (de min. 1_VP)."},
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "Ellenfeled lényei ⟦10-vel⟧ drágábbak."},
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "Az ⟦5-es⟧ költségű lényeid ⟦egyel⟧ olcsóbbak."},
	},
	Silent: []lint.Example{
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "Lényeid költsége 1-gyel kevesebb."},
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "Lényeid [1]-nal és (2)-kal olcsóbbak."},
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "Gyógyulj 3-al."},
	},
	OnCard: func(f *lint.Facts, i int) []lint.Found { return ofMarks(f, i, lint.MarkSuffix, say.WrongSuffix) },
}
