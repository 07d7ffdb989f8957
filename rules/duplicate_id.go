package rules

import (
	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

var duplicateID = lint.Rule{
	Number: "CL402",
	Name:   "duplicate-id",
	Level:  lint.Warning,
	Title:  lint.Words{Hu: "Ismétlődő azonosító", En: "Duplicate ID"},
	Doc: lint.Words{
		Hu: "Ugyanazon a munkalapon több, különböző nevű lapnak ugyanaz az azonosítója. Más munkalapok sorszámai nem számítanak, egy lap kiadásai sem.",
		En: "Several cards of different names bear the same ID on one sheet. The numbers of other sheets do not count, nor do the printings of one card.",
	},
	Advice: lint.Words{
		Hu: "Adj minden lapnak saját azonosítót.",
		En: "Give every card its own ID.",
	},
	Fires: []lint.Example{
		{Type: "Szörny; ember (Raia)", Cost: "3", Text: "⟦⟧Támadáskor sebződik 1-et.", With: []string{"Éber őr | Szörny; ember (Raia) | 3 | Repül. | P-1"}},
	},
	Silent: []lint.Example{
		{Type: "Szörny; ember (Raia)", Cost: "3", Text: "Támadáskor sebződik 1-et.", With: []string{"Éber őr | Szörny; ember (Raia) | 3 | Repül. | P-2"}},
		{Type: "Szörny; ember (Raia)", Cost: "3", Text: "Támadáskor sebződik 1-et.", With: []string{"Példa (új) | Szörny; ember (Raia) | 3 | Repül. | P-1"}},
	},
	OnPool: func(f *lint.Facts) []lint.Found {
		var out []lint.Found
		for _, g := range alike(f, sheetAndID) {
			name := bareName(&f.Pool.Cards[g.cards[0]])
			var others []int
			for _, i := range g.cards[1:] {
				if bareName(&f.Pool.Cards[i]) != name {
					others = append(others, i)
				}
			}
			if len(others) > 0 {
				x := shared(f, g, others, say.DuplicateID(f.Pool.Cards[g.cards[0]].ID, refs(f, others)))
				x.Key = say.Fold(f.Pool.Cards[g.cards[0]].ID) // without the names of file and sheet: these may change
				out = append(out, x)
			}
		}
		return out
	},
}

func sheetAndID(c *lint.Card) string {
	if c.ID == "" {
		return ""
	}
	return c.Pos.File + "\x00" + c.Pos.Sheet + "\x00" + say.Fold(c.ID)
}

// bareName is the name without the suffix of a printing, in a form that can be compared.
func bareName(c *lint.Card) string { return say.Fold(lint.BareName(c.Name)) }

func refs(f *lint.Facts, cards []int) []lint.Ref {
	out := make([]lint.Ref, len(cards))
	for i, n := range cards {
		out[i] = f.Pool.Cards[n].Ref()
	}
	return out
}
