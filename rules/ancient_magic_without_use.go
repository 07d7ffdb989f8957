package rules

import (
	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
	"github.com/cardlint/cardlint/rules/kodex"
)

var ancientMagicWithoutUse = lint.Rule{
	Number: "CL207",
	Name:   "ancient-magic-without-use",
	Level:  lint.Warning,
	Title:  lint.Words{Hu: "Az ősmágia itt semmit sem ad", En: "Ancient magic without use"},
	Doc: lint.Words{
		Hu: "A lap ősmágiás, de a saját szövege amúgy is megtiltja, hogy az idézési költsége nőjön; az ősmágia ennél nem véd többet.",
		En: "The card bears ancient magic, but its own text forbids raising its summoning cost anyway; ancient magic protects no more than that.",
	},
	Advice: lint.Words{
		Hu: "Valamelyik fölösleges: döntsd el, melyik kell.",
		En: "One of the two is superfluous: decide which is wanted.",
	},
	Kodex: []string{"78", "21.8.3"},
	Fires: []lint.Example{
		{Type: "Szörny; ember; ősmágia (Raia)", Cost: "3", Text: "⟦Költsége nem növelhető⟧."},
		{Type: "Szörny; ember (Raia)", Cost: "3", Text: "_etnikum, _ősmágia. ⟦Költsége nem növelhető⟧."},
		{Type: "Szörny; ember; ősmágia (Raia)", Cost: "3", Text: "⟦Költségét csak reakciódrágítással növelheti⟧ az ellenfeled."},
	},
	Silent: []lint.Example{
		{Type: "Azonnali; ősmágia (Raia)", Cost: "1", Text: "Költségét csak reakciódrágítással növelheti az ellenfeled."},
		{Type: "Szörny; ember (Raia)", Cost: "3", Text: "Költsége nem növelhető."},
		{Type: "Szörny; ember; ősmágia (Raia)", Cost: "3", Text: "Költsége nem csökkenthető."},
	},
	OnCard: func(f *lint.Facts, i int) []lint.Found {
		c := &f.Pool.Cards[i]
		if !kodex.IsAncient(f, i) {
			return nil
		}
		for _, g := range f.Readings[i].Guards {
			if g.Whose == lint.Self && g.Forbids != lint.ForbidReduce && g.When == 0 && (g.Except == "" || !c.IsReaction()) && g.Floor.Kind == lint.NoFloor {
				return []lint.Found{{Card: i, Evidence: []lint.Span{g.Span}, Say: say.WithoutUse()}}
			}
		}
		return nil
	},
}
