package say

import (
	"github.com/cardlint/cardlint/lint"
)

// Family says in a few words what a family of DOMAIN 3 is.
func Family(c lint.Code) lint.Words {
	return families[c]
}

var families = map[lint.Code]lint.Words{
	"M1":  {Hu: "más lapok olcsóbbak", En: "other cards get cheaper"},
	"M2":  {Hu: "más lapok drágábbak", En: "other cards get dearer"},
	"M3":  {Hu: "más lapok költsége adott érték lesz", En: "other cards' cost becomes a given value"},
	"M4":  {Hu: "a reagálás költsége változik", En: "the cost of reacting changes"},
	"M5":  {Hu: "a lap a saját költségét változtatja", En: "the card changes its own cost"},
	"R1":  {Hu: "más lapok ingyen, vagy helyettesített költséggel", En: "other cards free, or their cost paid otherwise"},
	"R2":  {Hu: "más lapok kijátszási feltétele, amelyet fizetni kell", En: "a playing condition on other cards that is paid like a cost"},
	"R3":  {Hu: "a célzás vagy egy fizetőeszköz lesz drágább vagy olcsóbb", En: "targeting, or a currency itself, gets dearer or cheaper"},
	"R4":  {Hu: "nem ítélhető meg", En: "cannot be judged"},
	"R5":  {Hu: "költségről szól, de nem érthető", En: "speaks of cost and was not understood"},
	"C1":  {Hu: "a lap saját helyettesítése vagy ingyenes kijátszása", En: "the card's own replacement or free play"},
	"C2":  {Hu: "a lap saját alapköltsége", En: "the card's own base cost"},
	"C3":  {Hu: "szűrő vagy összehasonlítás", En: "a filter or a comparison"},
	"C4":  {Hu: "képesség használati költsége", En: "the use cost of an ability"},
	"C5":  {Hu: "fizetés", En: "a payment"},
	"C6":  {Hu: "a lap saját többletfizetése vagy feltétele", En: "the card's own extra payment or condition"},
	"C7":  {Hu: "VP-bevétel", En: "VP income"},
	"C8":  {Hu: "más mennyiség", En: "another quantity"},
	"C9":  {Hu: "tilalom vagy korlát", En: "a ban or a limit"},
	"C10": {Hu: "feltétel a kifizetett árról", En: "a condition on the price paid"},
	"C11": {Hu: "ingyenes képesség", En: "a free ability"},
	"C12": {Hu: "magyarázat, név, más értelmű szó", En: "an explanation, a name, a word of another meaning"},
	"C13": {Hu: "más lapok alapköltsége", En: "other cards' base cost"},
}

// Ending names an ending: whose, how many, which case.
func Ending(s string) lint.Words {
	if w, ok := endings[s]; ok {
		return w
	}
	return lint.Words{Hu: s, En: s}
}

var endings = map[string]lint.Words{
	"my": {Hu: "enyém", En: "mine"}, "your": {Hu: "tiéd", En: "yours"}, "its": {Hu: "övé", En: "its"}, "their": {Hu: "övék", En: "theirs"},
	"our": {Hu: "miénk", En: "ours"}, "youall": {Hu: "tiétek", En: "yours (all)"}, "many": {Hu: "több", En: "many"},
	"acc": {Hu: "-t", En: "-t (object)"}, "dat": {Hu: "-nak/-nek", En: "-nak/-nek (of, to)"}, "ins": {Hu: "-val/-vel", En: "-val/-vel (by, with)"},
	"ill": {Hu: "-ba/-be", En: "-ba/-be (into)"}, "ine": {Hu: "-ban/-ben", En: "-ban/-ben (in)"}, "ela": {Hu: "-ból/-ből", En: "-ból/-ből (out of)"},
	"sub": {Hu: "-ra/-re", En: "-ra/-re (onto)"}, "sup": {Hu: "-n", En: "-n (on)"}, "del": {Hu: "-ról/-ről", En: "-ról/-ről (off)"},
	"all": {Hu: "-hoz/-hez", En: "-hoz/-hez (to)"}, "ade": {Hu: "-nál/-nél", En: "-nál/-nél (than)"}, "abl": {Hu: "-tól/-től", En: "-tól/-től (from)"},
	"cau": {Hu: "-ért", En: "-ért (for)"}, "ter": {Hu: "-ig", En: "-ig (until)"}, "fos": {Hu: "-ként", En: "-ként (as)"},
	"poss": {Hu: "-é", En: "-é (that of)"}, "adj": {Hu: "-s/-ű", En: "-s/-ű (attribute)"},
}

// Clause names the counter of explained clauses and the heads of an explanation.
var (
	WordsHead   = lint.Words{Hu: "szavak", En: "words"}
	MeansHead   = lint.Words{Hu: "azaz", En: "that is"}
	VictimsHead = lint.Words{Hu: "Ezeket az ősmágiás lapokat kapcsolja ki, egymaga vagy másokkal", En: "Ancient-magic cards that it switches off, alone or with others"}
	SetsHead    = lint.Words{Hu: "Ami az ősmágiáját kikapcsolja", En: "What switches its ancient magic off"}
	NothingHead = lint.Words{Hu: "Költségről semmi sem szól.", En: "Nothing speaks of cost."}
	HelpExplain = lint.Words{Hu: "egy lap: hogyan értelmezte, miért, és mi következik belőle", En: "one card: how it was read, why, and what follows"}
)
