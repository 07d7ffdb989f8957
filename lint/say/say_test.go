package say

import (
	"slices"
	"testing"

	"github.com/cardlint/cardlint/lint"
)

func TestThe(t *testing.T) {
	for n, want := range map[int]string{
		1: "az 1", 2: "a 2", 5: "az 5", 10: "a 10", 15: "a 15", 50: "az 50", 100: "a 100", 512: "az 512", 1000: "az 1000", 10000: "a 10000", 1000000: "az 1000000",
	} {
		if got := The(n); got != want {
			t.Errorf("%d: %q, want %q", n, got, want)
		}
	}
}

func TestNearest(t *testing.T) {
	known := []string{"Kohók ura", "Álmos őr", "Fürge őr", "A mélység kapuja", "Fürge őr"}
	for _, test := range []struct {
		word string
		want []string
	}{
		{"kohok ura", []string{"Kohók ura"}},
		{"A\u0301lmos őr", []string{"Álmos őr"}}, // the accent as a letter of its own
		{"Fürge or", []string{"Fürge őr"}},       // each once
		{"A mélység kapuj", []string{"A mélység kapuja"}},
		{"egészen más", nil},
	} {
		if got := Nearest(test.word, known); !slices.Equal(got, test.want) {
			t.Errorf("%q: %q, want %q", test.word, got, test.want)
		}
	}
}

func TestUnknownValue(t *testing.T) {
	for _, test := range []struct{ got, want lint.Words }{
		{UnknownValue("Zöld", ""), lint.Words{
			Hu: "„Zöld” nem szín (van: Bufa, Chara-din, Dornodon, Elenios, Fairlight, Leah, Raia, Rhatt, Sheran, Tharr, Színtelen, vagy egy klán)",
			En: `"Zöld" is not a colour (there are: Bufa, Chara-din, Dornodon, Elenios, Fairlight, Leah, Raia, Rhatt, Sheran, Tharr, Színtelen, or a clan)`,
		}},
		{UnknownValue("osmagiaa", lint.IconAncient), lint.Words{Hu: "ismeretlen ikon: „osmagiaa” (talán „ősmágia”?)", En: `unknown icon "osmagiaa" (did you mean "ősmágia"?)`}},
		{UnknownType("epikus követő", ""), lint.Words{Hu: "„epikus követő” nem laptípus (talán „követő”?)", En: `"epikus követő" is not a type of card (did you mean "követő"?)`}},
		{UnknownType("bánat", ""), lint.Words{Hu: "„bánat” nem laptípus", En: `"bánat" is not a type of card`}},
		{Victims(1, 1), lint.Words{Hu: "az egyetlen ősmágiás lapot", En: "the only ancient-magic card"}},
		{Victims(3, 3), lint.Words{Hu: "mind a 3 ősmágiás lapot", En: "all 3 ancient-magic cards"}},
	} {
		if test.got != test.want {
			t.Errorf("\n got %s | %s\nwant %s | %s", test.got.Hu, test.got.En, test.want.Hu, test.want.En)
		}
	}
}

func TestModifier(t *testing.T) {
	for _, test := range []struct {
		m      lint.Modifier
		hu, en string
	}{
		{
			lint.Modifier{Op: lint.Reduce, On: lint.OnPlay, Amount: lint.Num(1), Currency: lint.VP, Whose: lint.Own, Cards: "xenó", Floor: lint.Floor{Kind: lint.FloorNumber, N: 1}, When: lint.Activated, Lasts: lint.Next},
			"xenó (saját) −1 VP, de legalább 1, a következő ilyen lapra, ha aktiválják",
			"xenó (own) −1 VP, but at least 1, for the next such card, when activated",
		},
		{
			lint.Modifier{Op: lint.Increase, On: lint.OnReact, Whose: lint.Opponent, Cards: "reakció", Lasts: lint.Static},
			"reakció (az ellenfélé) több, ismeretlen mértékben, reagáláskor", "reakció (the opponent's) more, by an unknown amount, to react",
		},
		{
			lint.Modifier{Op: lint.Set, On: lint.OnPlay, Amount: lint.Num(1), Currency: lint.AnyCurrency, Whose: lint.Both, Cards: "lap", Lasts: lint.Turn, Drawback: true},
			"lap (bárkié) = 1, a kör végéig [hátrány]", "lap (anyone's) = 1, to the end of the turn [drawback]",
		},
		{
			lint.Modifier{Op: lint.Reduce, On: lint.OnPlay, Amount: lint.Amount{Kind: lint.Formula}, Currency: lint.Nekron, Whose: lint.Self, Cards: "ez a lap", Floor: lint.Floor{Kind: lint.FloorBase}},
			"önmaga kevesebb nekron, számlálás szerint, de legalább az alap költség", "itself less nekron, by a counted amount, but at least the base cost",
		},
		{
			lint.Modifier{Op: lint.Free, On: lint.OnPlay, Whose: lint.Own, Cards: "szörny", Lasts: lint.Next},
			"szörny (saját) ingyen, a következő ilyen lapra", "szörny (own) free, for the next such card",
		},
	} {
		if got := Modifier(&test.m); got.Hu != test.hu || got.En != test.en {
			t.Errorf("\n got %s | %s\nwant %s | %s", got.Hu, got.En, test.hu, test.en)
		}
	}
}
