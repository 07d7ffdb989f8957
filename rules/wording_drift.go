package rules

import (
	"github.com/cardlint/cardlint/lint"
)

var wordingDrift = lint.Rule{
	Number: "CL308",
	Name:   "wording-drift",
	Level:  lint.Warning,
	Title:  lint.Words{Hu: "Szokatlan megfogalmazás", En: "Unusual wording"},
	Doc: lint.Words{
		Hu: "Ugyanazt, amit ez a lap mond, a készletben legalább három lap egyformán, másképp fogalmazza, és legalább háromszor annyian vannak. Két szöveget, amely ugyanazt jelenti, a játékos könnyen két különböző dolognak olvas.",
		En: "At least three cards of the pool say the same thing as this card in one other way, and they are at least three times as many. Players easily take two texts that mean the same for two different things.",
	},
	Advice: lint.Words{
		Hu: "Fogalmazd úgy, ahogyan a többi lap.",
		En: "Word it as the other cards do.",
	},
	Kodex: []string{"21.8"},
	Fires: []lint.Example{
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "⟦Elfjeid idézési költsége 1 VP-vel csökken⟧.", With: []string{
			"Első | Bűbáj (Raia) | 2 | Orkjaid költsége 1 VP-vel kevesebb.", "Második | Bűbáj (Raia) | 2 | Minden démonod költsége 2_VP-vel kevesebb.", "Harmadik | Tárgy (Raia) | 2 | Az angyalaid költsége 1_VP-vel kevesebb.",
		}},
	},
	Silent: []lint.Example{
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "Elfjeid költsége 3_VP-vel kevesebb.", With: []string{
			"Első | Bűbáj (Raia) | 2 | Orkjaid költsége 1 VP-vel kevesebb.", "Második | Bűbáj (Raia) | 2 | Minden démonod költsége 2_VP-vel kevesebb.", "Harmadik | Tárgy (Raia) | 2 | Az angyalaid költsége 1_VP-vel kevesebb.",
		}},
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "Elfjeid idézési költsége 1 VP-vel csökken.", With: []string{
			"Első | Bűbáj (Raia) | 2 | Orkjaid költsége 1 VP-vel kevesebb.", "Második | Bűbáj (Raia) | 2 | Minden démonod költsége 2_VP-vel kevesebb.",
		}},
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "Elfjeid idézési költsége 1 VP-vel csökken, de 1 VP alá nem mehet.", With: []string{
			"Első | Bűbáj (Raia) | 2 | Orkjaid költsége 1 VP-vel kevesebb.", "Második | Bűbáj (Raia) | 2 | Minden démonod költsége 2_VP-vel kevesebb.", "Harmadik | Tárgy (Raia) | 2 | Az angyalaid költsége 1_VP-vel kevesebb.",
		}},
	},
	OnPool: drifts,
}
