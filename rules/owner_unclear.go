package rules

import (
	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

var ownerUnclear = lint.Rule{
	Number: "CL307",
	Name:   "owner-unclear",
	Level:  lint.Warning,
	Title:  lint.Words{Hu: "Nem világos, kinek a lapja", En: "Unclear whose card"},
	Doc: lint.Words{
		Hu: "A szöveg lapok költségét változtatja, de senki nincs megnevezve, akié lehetnének, és mindenkié aligha. A program úgy veszi, hogy bárkié lehet.",
		En: "The text changes the cost of cards, but names nobody whose they could be, and it hardly means everybody's. The program takes them for anyone's.",
	},
	Advice: lint.Words{
		Hu: "Írd ki, kié: „a következő elfed”, „ellenfeled lapjai”, vagy ha bárkié, „bármely játékos következő elfje”.",
		En: "Say whose: yours (a következő elfed), the opponent's (ellenfeled lapjai), or anyone's (bármely játékos következő elfje).",
	},
	Kodex: []string{"21.8"},
	Fires: []lint.Example{
		{Type: "Szörny; elf (Raia)", Cost: "3", Text: "(S): ⟦a következő elf⟧ 1_VP-vel olcsóbb lesz (de min. 1_VP)."},
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "⟦Lapjai⟧ költsége +1_VP."},
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "Elfjeid repülnek, és ⟦az elfek⟧ 1_VP-vel drágábbak."},
	},
	Silent: []lint.Example{
		{Type: "Szörny; elf (Raia)", Cost: "3", Text: "(S): a következő elfed 1_VP-vel olcsóbb lesz (de min. 1_VP)."},
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "Minden elf költsége +1_VP."},
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "Az elfek költsége +1_VP."},
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "Ha egy játékos már kijátszott két lapot, minden további lapja +1_VP-be kerül."},
	},
	OnCard: func(f *lint.Facts, i int) []lint.Found { return ofMarks(f, i, lint.MarkOwner, say.OwnerUnclear) },
}
