package rules

import (
	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

var unclearCostWord = lint.Rule{
	Number: "CL304",
	Name:   "unclear-cost-word",
	Level:  lint.Warning,
	Title:  lint.Words{Hu: "Nem világos, melyik költség", En: "Unclear which cost"},
	Doc: lint.Words{
		Hu: "A szöveg költséget változtat, de nem derül ki, melyiket: a puszta „költsége” képességek mögött azok használati költsége is lehet, egy fizetős képesség mögött annak az ára is; az „ára” és a „díja” pedig nem a szabályok szava.",
		En: "The text changes a cost but does not say which: a bare word for cost behind abilities may be their use cost, one behind an ability with a price may be that price; and ára or díja are no words of the rules.",
	},
	Advice: lint.Words{
		Hu: "Írd ki, hogy „idézési költsége” vagy „képességének használati költsége”; az „ára” helyett írd, hogy „költsége”.",
		En: "Say which it is: idézési költsége or képességének használati költsége; write költsége for ára.",
	},
	Kodex: []string{"21.8"},
	Fires: []lint.Example{
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "Lényeid képességei kétszer használhatók, és ⟦költségük⟧ 1 VP-vel kevesebb."},
		{Type: "Szörny; ember (Raia)", Cost: "3", Text: "(S), 2 VP: gyógyulj 2-t. ⟦Költsége⟧ 1 VP-vel kevesebb, ha van elfed."},
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "Tárgyaid ⟦ára⟧ 1 VP-vel kevesebb."},
	},
	Silent: []lint.Example{
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "Lényeid költsége 1 VP-vel kevesebb."},
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "Lényeid képességei kétszer használhatók, és idézési költségük 1 VP-vel kevesebb."},
		{Type: "Bűbáj (Raia)", Cost: "2", Text: "Lényeid képességeinek költsége 1 VP-vel kevesebb."},
		{Type: "Szörny; ember (Raia)", Cost: "3", Text: "Költsége 1 VP-vel kevesebb, ha van elfed. (S), 2 VP: gyógyulj 2-t."},
	},
	OnCard: func(f *lint.Facts, i int) []lint.Found { return ofMarks(f, i, lint.MarkWord, say.UnclearCostWord) },
}
