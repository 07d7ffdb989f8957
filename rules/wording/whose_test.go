package wording

import (
	"strings"
	"testing"
)

// Whose the cards are, by the words for them and wherever those stand.
func TestWhoseCards(t *testing.T) {
	for whose, subjects := range map[string]string{
		"own": "a te lapjaid|a saját lapjaid|minden lapod|valamennyi lapod|összes lapod|az összes lapod|a kezedben lévő lapok|" +
			"kezedben lévő lapjaid|a kezedből kijátszott lapok|az általad kijátszott lapok|a gyűjtődből kijátszott lapok|" +
			"paklid lapjai|a paklidban lévő lapok|a lapjaid közül a szörnyek|bármely lapod|bármelyik lapod|mindegyik lapod|" +
			"egyes lapjaid|többi lapod|a többi lapod|más lapjaid|minden más lapod|egyéb lapjaid|két lapod|legfeljebb két lapod|" +
			"a legdrágább lapod|repülő lényeid|lényeid és tárgyaid|lényeid, tárgyaid és bűbájaid|Raia vagy Rhatt lapjaid|" +
			"nem Raia lapjaid|3_VP-s lapjaid|legalább 3_VP-s lapjaid|a 3_VP-nél drágább lapjaid|_tűz lapjaid|_tűz ikonos lapjaid|" +
			"xenóid|az asztalodon lévő elfek|Napkorong nevű lapjaid|új lapjaid|azok a lapjaid, amelyek repülnek|" +
			"azon lapjaid, melyek költsége 3_VP|olyan lapjaid, amiket nem kézből játszol ki",
		"opponent": "ellenfeled lapjai|az ellenfél lapjai|ellenfeled minden lapja|ellenfeled összes lapja|az ellenfeled lapjai|" +
			"ellenfeleid lapjai|ellenfeled kezében lévő lapok|az ellenfeled által kijátszott lapok|" +
			"ellenfeled kezéből kijátszott lapok|ellenfeled gyűjtőjéből kijátszott lapok|az ellenséges lapok|a másik játékos lapjai|" +
			"ellenfeled többi lapja|ellenfeled szörnyei és tárgyai|ellenfeled Raia lapjai|ellenfeled azon lapjai, amelyek repülnek|" +
			"ellenfelednek azok a lapjai, melyek repülnek|ellenfeled bármely lapja|ellenfeled valamennyi lapja|ellenfeled első lapja",
		"both": "a lapok|minden lap|az összes lap|mindkét játékos lapjai|minden játékos lapjai|mindenki lapjai|a játékosok lapjai|" +
			"valamennyi lap|bármely lap|a Raia lapok|a repülő lények|minden kijátszott lap|a gyűjtőből kijátszott lapok|" +
			"a 3_VP-s lapok|minden legalább 3_VP-s lap|az elfek és a törpék|minden elf|azok a lapok, amelyek repülnek",
		"chosen": "célpont játékos lapjai|egy célpont játékos lapjai|választott játékos lapjai|a célpont játékos minden lapja|" +
			"egy általad választott játékos lapjai|a választott játékos lapjai",
	} {
		for _, s := range strings.Split(subjects, "|") {
			for _, p := range []string{"@ 1_VP-vel olcsóbb.", "@ +1_VP-be kerül.", "@ idézési költsége 1_VP-vel nő.", "@ 1_VP-vel többe kerül.", "1_VP-vel drágább @."} {
				text := capital(strings.ReplaceAll(p, "@", s))
				if many(s) {
					text = strings.NewReplacer("olcsóbb", "olcsóbbak", "drágább", "drágábbak", "kerül", "kerülnek").Replace(text)
				}
				got := sayings(text)
				if f := strings.Fields(got); len(f) < 6 || f[5] != whose || strings.Contains(got, ";") {
					t.Errorf("%s: read as %s, want %s", text, got, whose)
				}
			}
		}
	}
}

// many says whether a subject is more than one.
func many(s string) bool {
	for _, w := range strings.Fields(s) {
		for _, e := range []string{"id", "ok", "ek", "ai", "ei"} {
			if strings.HasSuffix(strings.TrimSuffix(w, ","), e) {
				return true
			}
		}
	}
	return false
}

// An ability in quotation marks is of whoever has the card, or the token, that gets it.
func TestHandedAbilities(t *testing.T) {
	for whose, ways := range map[string]string{
		"opponent": `Ellenfeled kap egy jelzőt, melynek hátránya: "#"|Adj ellenfelednek egy jelzőt (hátránya: "#").|` +
			`Kijátszásakor ellenfeled oldalára kerül egy Nyűg jelző (0/1, hátránya: "#").|Ellenfeled egy lénye megkapja: "#"|` +
			`Ellenfeled lényei megkapják a következő hátrányt: "#"|Ellenfeled egyik tárgya a következő képességet kapja: "#"|` +
			`Ellenfeled követője hátránya lesz: "#"|Rakj ellenfeled elé egy jelzőt: "#"`,
		"own": `Kapsz egy jelzőt, melynek képessége: "#"|Kapsz egy 1/1-es jelzőt (képessége: "#").|Egy lényed megkapja: "#"|` +
			`Lényeid megkapják a következő képességet: "#"|Viselője képessége: "#"|A viselő a következő képességet kapja: "#"|` +
			`Tegyél játékba egy Kovács jelzőt ("#").|Képessége: "#"`,
		"chosen": `Célpont lény megkapja: "#"|Célpont lény a következő hátrányt kapja: "#"|Célpont játékos kap egy jelzőt (hátránya: "#").|` +
			`Egy célpont tárgy képessége ez lesz: "#"`,
	} {
		for _, w := range strings.Split(ways, "|") {
			for _, s := range []string{"Lapjaid 1_VP-vel drágábbak.", "Minden lapod +1_VP-be kerül.", "Varázslataid költsége 1_VP-vel több."} {
				text := strings.ReplaceAll(w, "#", s)
				if got := sayings(text); !strings.HasPrefix(got, "M2 increase play 1 VP "+whose+" ") || strings.Contains(got, ";") {
					t.Errorf("%s: read as %s, want %s", text, got, whose)
				}
			}
		}
	}
}
