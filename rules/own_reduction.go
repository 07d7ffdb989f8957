package rules

import (
	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

var ownReduction = lint.Rule{
	Number: "CL205",
	Name:   "own-reduction",
	Level:  lint.Warning,
	Title:  lint.Words{Hu: "Ősmágiás lap a saját költségét csökkenti", En: "Ancient-magic card reduces its own cost"},
	Doc: lint.Words{
		Hu: "A lap ősmágiás, és a saját szövege csökkenti az idézési költségét. Hogy ez elrontja-e a saját ősmágiáját, azt a szabályok nem döntik el.",
		En: "The card bears ancient magic and its own text reduces its summoning cost. Whether that switches its own ancient magic off, the rules do not settle.",
	},
	Advice: lint.Words{
		Hu: "Alap idézési költségként fogalmazd meg („költsége 4 VP, de ha …, akkor 2 VP”): az biztosan nem rontja el az ősmágiát.",
		En: "Word it as a base cost (its cost is 4, but if …, then 2): that leaves ancient magic alone for certain.",
	},
	Kodex: []string{"78.2"},
	Fires: []lint.Example{
		{Type: "Szörny; óriás; ősmágia (Raia)", Cost: "6", Text: "⟦Költsége annyival kevesebb⟧, ahány tárgyad játékban van."},
	},
	Silent: []lint.Example{
		{Type: "Szörny; óriás (Raia)", Cost: "6", Text: "Költsége annyival kevesebb, ahány tárgyad játékban van."},
		{Type: "Szörny; óriás; ősmágia (Raia)", Cost: "X", Text: "Költsége 4 VP, de ha van tárgyad játékban, akkor 2 VP."},
	},
	Combos: true,
	OnPool: func(f *lint.Facts) []lint.Found {
		if f.Combos == nil {
			return nil
		}
		var out []lint.Found
		for _, a := range f.Combos.Ancient {
			if !a.OwnReduction {
				continue
			}
			ms := modifiers(f, a.Index, lint.Modifies, func(m *lint.Modifier) bool { return m.Code == lint.M5 && m.Op != lint.Increase })
			out = append(out, lint.Found{Card: a.Index, Evidence: spans(ms), Say: say.OwnReduction()})
		}
		return out
	},
}
