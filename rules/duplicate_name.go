package rules

import (
	"slices"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

var duplicateName = lint.Rule{
	Number: "CL403",
	Name:   "duplicate-name",
	Level:  lint.Warning,
	Title:  lint.Words{Hu: "Ismétlődő név", En: "Duplicate name"},
	Doc: lint.Words{
		Hu: "Ugyanaz a név többször is szerepel a készletben, akár több fájlban vagy munkalapon. Ha ugyanaz a lap került be kétszer, a kombinációk is kétszer számolják; ha két kiadás, a nevükből ki kell derülnie, melyik melyik.",
		En: "The same name stands in the pool more than once, be it in several files or sheets. If one card got in twice, the combinations count it twice; if they are two printings, their names must tell which is which.",
	},
	Advice: lint.Words{
		Hu: "Töröld a fölösleges sort, vagy írd a név mögé zárójelben, melyik kiadás.",
		En: "Delete the row that is too many, or put the printing in brackets behind the name.",
	},
	Kodex: []string{"6.5.1"},
	Fires: []lint.Example{
		{Type: "Szörny; ember (Raia)", Cost: "3", Text: "⟦⟧Támadáskor sebződik 1-et.", With: []string{"Példa | Szörny; ember (Raia) | 3 | Támadáskor sebződik 1-et."}},
		{Type: "Szörny; ember (Raia)", Cost: "3", Text: "⟦⟧Támadáskor sebződik 1-et.", With: []string{"példa | Tárgy (Raia) | 1 | Húzz egy lapot!"}},
	},
	Silent: []lint.Example{
		{Type: "Szörny; ember (Raia)", Cost: "3", Text: "Támadáskor sebződik 1-et.", With: []string{"Példa (új) | Szörny; ember (Raia) | 3 | Támadáskor sebződik 2-t."}},
	},
	OnPool: func(f *lint.Facts) []lint.Found {
		var out []lint.Found
		for _, g := range alike(f, func(c *lint.Card) string { return say.Fold(c.Name) }) {
			first := &f.Pool.Cards[g.cards[0]]
			same := !slices.ContainsFunc(g.cards[1:], func(i int) bool { return !sameCard(first, &f.Pool.Cards[i]) })
			out = append(out, shared(f, g, g.cards[1:], say.DuplicateName(refs(f, g.cards[1:]), same)))
		}
		return out
	},
}

// sameCard says whether two rows say the same of a card.
func sameCard(a, b *lint.Card) bool {
	return slices.Equal(a.Types, b.Types) && slices.Equal(a.Colours, b.Colours) && a.Cost == b.Cost &&
		slices.EqualFunc(a.Texts, b.Texts, func(x, y lint.Text) bool { return x.Raw == y.Raw })
}
