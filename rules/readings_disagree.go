package rules

import (
	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

var readingsDisagree = lint.Rule{
	Number: "CL206",
	Name:   "readings-disagree",
	Level:  lint.Warning,
	Title:  lint.Words{Hu: "A 78.2 olvasatai mást mondanak", En: "The readings of 78.2 disagree"},
	Doc: lint.Words{
		Hu: "A 78.2 szövege és példái nem ugyanazt mondják. Ennél a lapnál az eredmény attól függ, melyik olvasatot választjuk: valóban megváltozik-e a költsége (applied), van-e bármilyen módosító saját lap (literal), valóban csökken-e a költsége (reduction). A minden ősmágiát kikapcsoló okok itt nem számítanak.",
		En: "The wording of 78.2 and its examples pull apart. For this card the answer depends on the reading: whether its cost really changes (applied), whether there is any modifying own card (literal), whether its cost is really reduced (reduction). Causes that hit every ancient-magic card are left aside here.",
	},
	Advice: lint.Words{
		Hu: "Ha a lap vitára adhat okot, a bizottságnak kell eldöntenie, melyik olvasat érvényes.",
		En: "If the card may be argued about, the committee has to say which reading holds.",
	},
	Kodex: []string{"78.2"},
	Fires: []lint.Example{
		{Type: "Szörny; ember; ősmágia (Raia)", Cost: "3", Text: "Támadáskor sebződik 1-et.", With: []string{"Vándor kovács | Tárgy (Raia) | 2 | A goblinjaid költsége 1 VP-vel kevesebb."}},
	},
	Silent: []lint.Example{
		{Type: "Szörny; ember; ősmágia (Raia)", Cost: "3", Text: "Támadáskor sebződik 1-et.", With: []string{"Vándor kovács | Tárgy (Raia) | 2 | A szörnyeid költsége 1 VP-vel kevesebb."}},
	},
	Combos: true,
	OnPool: func(f *lint.Facts) []lint.Found {
		if f.Combos == nil {
			return nil
		}
		var out []lint.Found
		for i, a := range f.Combos.Ancient {
			states := map[lint.Reading782]lint.State{f.Combos.Reading: a.Besides}
			differ := false
			for _, o := range f.Others {
				states[o.Reading] = o.Ancient[i].Besides
				differ = differ || o.Ancient[i].Besides != a.Besides
			}
			if differ {
				icon := lint.Span{Cell: f.Pool.Cards[a.Index].IconCell}
				out = append(out, lint.Found{Card: a.Index, Evidence: []lint.Span{icon}, Say: say.ReadingsDisagree(states)})
			}
		}
		return out
	},
}
