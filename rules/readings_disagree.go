package rules

import "github.com/cardlint/cardlint/lint"

var readingsDisagree = lint.Rule{
	Number: "CL206",
	Name:   "readings-disagree",
	Level:  lint.Warning,
	Title:  lint.Words{Hu: "A 78.2 olvasatai mást mondanak", En: "The readings of 78.2 disagree"},
	Doc: lint.Words{
		Hu: "A 78.2 szövege és példái nem ugyanazt mondják. Ennél a lapnál az eredmény attól függ, melyik olvasatot választjuk: valóban megváltozik-e a költsége (applied), van-e bármilyen módosító saját lap (literal), valóban csökken-e a költsége (reduction). A minden ősmágiát kikapcsoló okok itt nem számítanak. Ahol csak a literal olvasat tér el, és csupa olyan lap miatt, amely ehhez a laphoz hozzá sem ér, ott az eltérés nem a lapról szól: ezt az egész készletről egyetlen tény mondja el.",
		En: "The wording of 78.2 and its examples pull apart. For this card the answer depends on the reading: whether its cost really changes (applied), whether there is any modifying own card (literal), whether its cost is really reduced (reduction). Causes that hit every ancient-magic card are left aside here. Where only the literal reading differs, and all because of cards that do not touch this one, the difference is none of the card's: one note says so for the whole pool.",
	},
	Advice: lint.Words{
		Hu: "Ha a lap vitára adhat okot, a bizottságnak kell eldöntenie, melyik olvasat érvényes.",
		En: "If the card may be argued about, the committee has to say which reading holds.",
	},
	Kodex: []string{"78.2"},
	Fires: []lint.Example{
		{Type: "Szörny; ember; ősmágia (Raia)", Cost: "3", Text: "Támadáskor sebződik 1-et.", With: []string{"Vándor kovács | Tárgy (Raia) | 2 | A szörnyeid költsége 1 VP-vel több."}},
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
		return disagreements(f)
	},
}
