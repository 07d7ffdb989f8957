package say

import (
	"testing"

	"github.com/cardlint/cardlint/lint"
)

func TestArticles(t *testing.T) {
	for word, want := range map[string]string{
		"Alma": "az Alma", "Béka": "a Béka", "őslich": "az őslich", "Űr": "az Űr", "„Éj”": "az „Éj”", "1. kör": "az 1. kör", "5 lap": "az 5 lap",
		"10 lap": "a 10 lap", "1000 lap": "az 1000 lap", "100 lap": "a 100 lap", "50 lap": "az 50 lap", "2. kör": "a 2. kör", "Yeti": "a Yeti", "": "a ",
		"L": "az L", "M-9": "az M-9", "N": "az N", "R": "az R", "S": "az S", "F": "az F", "X": "az X", "Y": "az Y", "B": "a B", "V": "a V", "Sz": "az Sz", "Zs": "a Zs",
		"VP": "a VP", "SZK": "az SZK", "NATO": "a NATO", "Xenó": "a Xenó", "Lárma": "a Lárma", "A": "az A", "E": "az E",
		"Az Úr": "Az Úr", "A fa": "A fa", "a fa": "a fa", "Azúr": "az Azúr", "Az": "az Az",
	} {
		if got := withArticle(word); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

func TestArticleAtStart(t *testing.T) {
	for name, want := range map[string]string{"L": "Az L", "Béka": "A Béka", "Az Úr": "Az Úr", "A fa": "A fa", "a fa": "A fa"} {
		if got := startAt(name); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

func TestStepSentences(t *testing.T) {
	three := lint.NewCost(lint.VP, lint.Quantity{N: 3})
	for _, c := range []struct{ got, want lint.Words }{
		{BaseCost(three), lint.Words{Hu: "Alap idézési költség: 3 VP.", En: "Base cost: 3 VP."}},
		{Raises(Change{Card: "Adószedő", N: 1, Currency: lint.VP}), lint.Words{Hu: "Az Adószedő 1 VP-vel növeli a költséget.", En: "Adószedő raises the cost by 1 VP."}},
		{Lowers(Change{Card: "Bányarém", N: 2, Currency: lint.Nekron}), lint.Words{Hu: "A Bányarém 2 nekronnal csökkenti a költséget.", En: "Bányarém lowers the cost by 2 nekron."}},
		{Lowers(Change{Card: "Bányarém", Unknown: true, Currency: lint.SZK}), lint.Words{Hu: "A Bányarém előre nem tudható számú SZK-val csökkenti a költséget.", En: "Bányarém lowers the cost by an amount of SZK not known beforehand."}},
		{AncientOffByText("Ívsugár"), lint.Words{Hu: "Az ősmágia nem működik: az Ívsugár szövege idézési költséget módosít.", En: "Ancient magic does not work: the text of Ívsugár modifies a summoning cost."}},
	} {
		if c.got != c.want {
			t.Errorf("have %+v\nwant %+v", c.got, c.want)
		}
	}
}
