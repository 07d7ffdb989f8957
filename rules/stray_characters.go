package rules

import "github.com/cardlint/cardlint/lint"

var strayCharacters = lint.Rule{
	Number: "CL410",
	Name:   "stray-characters",
	Level:  lint.Warning,
	Title:  lint.Words{Hu: "Oda nem illő karakterek", En: "Stray characters"},
	Doc: lint.Words{
		Hu: "A cellában olyan karakter áll, amelynek kártyán nincs helye: vezérlőkarakter, láthatatlan karakter, vagy az a jel, amely egy elveszett betű helyén maradt. A név miatta két külön névnek látszhat, a szöveg félreérthető.",
		En: "The cell holds a character that has no business on a card: a control character, an invisible one, or the sign that is left of a lost letter. A name may look like two because of it, and a text may be misread.",
	},
	Advice: lint.Words{
		Hu: "Töröld a karaktert, vagy mentsd el újra a táblázatot a jó kódolással.",
		En: "Delete the character, or save the sheet again in the right encoding.",
	},
	Fires: []lint.Example{
		{Type: "Szörny; ember (Raia)", Cost: "3", Text: "Támadáskor seb⟦\u200b⟧ződik 1-et."},
		{Type: "Szörny; ember (Raia)", Cost: "3", Text: "Támadáskor seb⟦\ufffd⟧dik 1-et."},
	},
	Silent: []lint.Example{
		{Type: "Szörny; ember (Raia)", Cost: "3", Text: "Támadáskor sebződik 1-et, „bátran”."},
	},
	Problem: "stray-characters",
	OnPool:  problems("stray-characters"),
}
