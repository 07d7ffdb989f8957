package rules

import (
	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

var printingsDiffer = lint.Rule{
	Number: "CL407",
	Name:   "printings-differ",
	Level:  lint.Warning,
	Title:  lint.Words{Hu: "A kiadások mást mondanak", En: "Printings differ"},
	Doc: lint.Words{
		Hu: "Egy lap kiadásai közül az egyik módosít idézési költséget, a másik nem, vagy csak az egyik ősmágiás. Mindegyik a saját szövege szerint számít, de a pakliban együtt legfeljebb három lehet belőlük.",
		En: "Of the printings of one card one modifies summoning cost and another does not, or only one has ancient magic. Each counts by its own text, but a deck holds three of them at most, all together.",
	},
	Advice: lint.Words{
		Hu: "Ha nem szándékos, igazítsd egymáshoz a szövegeket.",
		En: "If it is not meant, make the texts agree.",
	},
	Kodex: []string{"6.5.1"},
	Fires: []lint.Example{
		{Type: "Szörny; ember (Raia)", Cost: "3", Text: "⟦⟧A tárgyaid költsége 1 VP-vel kevesebb.", With: []string{"Példa (új) | Szörny; ember (Raia) | 3 | Húzz egy lapot!"}},
		{Type: "Szörny; ember (Raia)", Cost: "3", Text: "⟦⟧Repül.", With: []string{"Példa (2020) | Szörny; ember; ősmágia (Raia) | 3 | Repül."}},
	},
	Silent: []lint.Example{
		{Type: "Szörny; ember (Raia)", Cost: "3", Text: "Támadáskor sebződik 1-et.", With: []string{"Példa (új) | Szörny; ember (Raia) | 3 | Támadáskor sebződik 2-t."}},
		{Type: "Szörny; ember (Raia)", Cost: "3", Text: "A tárgyaid költsége 1 VP-vel kevesebb.", With: []string{"Másik (új) | Szörny; ember (Raia) | 3 | Húzz egy lapot!"}},
	},
	OnPool: func(f *lint.Facts) []lint.Found {
		var out []lint.Found
		for _, g := range alike(f, bareName) {
			var others []int
			for _, i := range g.cards[1:] {
				if printedApart(f, g.cards[0], i) {
					others = append(others, i)
				}
			}
			if len(others) > 0 {
				out = append(out, shared(f, g, others, say.PrintingsDiffer(refs(f, others))))
			}
		}
		return out
	},
}

// printedApart says whether two cards are printings by their names and differ in what matters here.
func printedApart(f *lint.Facts, a, b int) bool {
	x, y := &f.Pool.Cards[a], &f.Pool.Cards[b]
	if say.Fold(x.Name) == say.Fold(y.Name) {
		return false // CL403 tells
	}
	return (f.Judgements[a].Verdict == lint.Modifies) != (f.Judgements[b].Verdict == lint.Modifies) ||
		x.HasIcon(lint.IconAncient) != y.HasIcon(lint.IconAncient)
}
