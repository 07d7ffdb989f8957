package wording

import (
	"slices"
	"testing"

	"github.com/cardlint/cardlint/lint"
)

// marksOf reads a text of a spell and lists its marks of a kind: what stands there → what would be right.
func marksOf(text, kind string) []string {
	r := Read(&lint.Card{Name: "Próba", Types: []string{"bűbáj"}, Texts: []lint.Text{{Cell: "F2", Raw: text}}})
	var out []string
	for _, m := range r.Marks {
		if m.Kind == kind {
			out = append(out, m.Quote+" → "+m.Instead)
		}
	}
	return out
}

func TestWrongSuffix(t *testing.T) {
	for _, test := range []struct {
		text string
		want []string
	}{
		{"Griffjeid költsége 1-el kevesebb.", []string{"1-el → 1-gyel"}},
		{"Griffjeid költsége 3-al kevesebb.", []string{"3-al → 3-mal"}},
		{"Griffjeid költsége 6-al kevesebb.", []string{"6-al → 6-tal"}},
		{"Griffjeid költsége 10-vel kevesebb.", []string{"10-vel → 10-zel"}},
		{"Griffjeid költsége 20-al kevesebb.", []string{"20-al → 20-szal"}},
		{"Griffjeid költsége 100-al kevesebb.", []string{"100-al → 100-zal"}},
		{"Griffjeid 2_VP-al olcsóbbak.", []string{"2_VP-al → 2_VP-vel"}},
		{"Griffjeid 2 VP-val olcsóbbak.", []string{"VP-val → VP-vel"}},
		{"Griffjeid 1 Szk-vel olcsóbbak.", []string{"Szk-vel → Szk-val"}},
		{"Griffjeid költsége [1]-el kevesebb.", []string{"[1]-el → [1]-nal"}},
		{"Griffjeid költsége (2)-al kevesebb.", []string{"(2)-al → (2)-kal"}},
		{"Griffjeid költsége X-el kevesebb, ahol X a hajóid száma.", []string{"X-el → X-szel"}},
		{"Griffjeid költsége egyel kevesebb.", []string{"egyel → eggyel"}},
		{"Háromal kevesebb griffjeid költsége.", []string{"Háromal → Hárommal"}},
		{"Griffjeid költsége 1 nekronal kevesebb.", []string{"nekronal → nekronnal"}},
		{"Az 5-es költségű griffjeid 1_VP-vel olcsóbbak.", []string{"5-es → 5-ös"}},
		{"Griffjeid +1_VP-ba kerülnek.", []string{"1_VP-ba → 1_VP-be"}},
		{"Griffjeid költsége 1-el kevesebb, sárkányaidé 3-al kevesebb.", []string{"1-el → 1-gyel", "3-al → 3-mal"}},
		// right, or nothing to do with cost
		{"Griffjeid költsége 1-gyel kevesebb.", nil},
		{"Griffjeid költsége 12-vel, 16-tal, 17-tel, 18-cal, 19-cel kevesebb.", nil},
		{"Griffjeid költsége [1]-gyel kevesebb.", nil},
		{"Griffjeid költsége [1]-nal és (2)-kal kevesebb.", nil},
		{"Griffjeid 1 Szk-val olcsóbbak.", nil},
		{"Griffjeid 1 Szk-sel olcsóbbak.", nil},
		{"Griffjeid 1_*-gal olcsóbbak.", nil},
		{"Gyógyulj 3-al.", nil},
		{"A 3-as és 5-ös költségű griffjeid költsége X-szel kevesebb.", nil},
	} {
		if got := marksOf(test.text, lint.MarkSuffix); !slices.Equal(got, test.want) {
			t.Errorf("%s\n got %q\nwant %q", test.text, got, test.want)
		}
	}
}

func TestLostLetters(t *testing.T) {
	for _, test := range []struct {
		text string
		want []string
	}{
		{"Griffjeid idézési költs?ge 1 VP-vel kevesebb.", []string{"költs?ge → költsége"}},
		{"Minden szörny idézési költségéb?l vonj le 1 VP-t.", []string{"költségéb?l → költségéből"}},
		{"A következõ griffed 1_VP-vel olcsóbb.", []string{"következõ → következő"}},
		{"Bûbájaid 1_VP-vel olcsóbbak.", []string{"Bûbájaid → Bűbájaid"}},
		{"A t?zes b?bájaid költs?ge 1_VP-vel kevesebb.", []string{"b?bájaid → bűbájaid", "költs?ge → költsége"}},
		{"A bűbájok költs?ge valahogy megsz?nik.", []string{"költs?ge → költsége"}}, // not understood, but about cost
		{"Griffjeid költség? lapok. A 3 költség? griffjeid 1_VP-vel olcsóbbak.", []string{"költség? → költségű"}},
		// right, or nothing to do with cost
		{"Griffjeid költsége ? VP.", nil},
		{"A griffek közül válaszd a legkisebb költség?t!", nil}, // költségét, költségűt
		{"Mennyi a költsége?", nil},
		{"Mennyi a költsége? Senki sem tudja.", nil},
		{"Kié a következő griffed költsége? 1_VP-vel kevesebb.", nil},
		{"A Rhôn-völgyi griffjeid 1_VP-vel olcsóbbak.", nil},
		{"Minden szörny sebz?dik 1-et. Griffjeid 1_VP-vel olcsóbbak.", nil},
	} {
		if got := marksOf(test.text, lint.MarkLetters); !slices.Equal(got, test.want) {
			t.Errorf("%s\n got %q\nwant %q", test.text, got, test.want)
		}
	}
}

func TestUnclearWord(t *testing.T) {
	for _, test := range []struct {
		text string
		want []string
	}{
		{"Gólemeid ára 1 VP-vel kevesebb.", []string{"ára → költsége"}},
		{"A gólemek árából vonj le 1 VP-t.", []string{"árából → költségéből"}},
		{"Gólemeid képességei kétszer használhatók, és költségük 1 VP-vel kevesebb.", []string{"költségük → "}},
		{"Tárgyaid képessége 2-t gyógyít, költsége 1 VP-vel több.", []string{"költsége → "}},
		{"(S), 2 VP: gyógyulj 2-t. Költsége 1 VP-vel kevesebb, ha van elfed.", []string{"Költsége → "}},
		{"(S), 2 VP: gyógyulj 2-t, de költsége 1 VP-vel kevesebb, ha van elfed.", []string{"költsége → "}},
		// it says which
		{"Gólemeid költsége 1 VP-vel kevesebb.", nil},
		{"Gólemeid képességeinek ára 1 VP-vel kevesebb.", nil},
		{"Gólemeid képességei kétszer használhatók, és idézési költségük 1 VP-vel kevesebb.", nil},
		{"Gólemeid képessége kétszer használható. Elfjeid költsége 1 VP-vel kevesebb.", nil},
		{"(S), 2 VP: gyógyulj 2-t. Idézési költsége 1 VP-vel kevesebb, ha van elfed.", nil},
		{"(S), 2 VP: gyógyulj 2-t.\nKöltsége 1 VP-vel kevesebb, ha van elfed.", nil},
		{"(S): gyógyulj 2-t. Költsége 1 VP-vel kevesebb, ha van elfed.", nil},
		{"Költsége 1 VP-vel kevesebb, ha van elfed. (S), 2 VP: gyógyulj 2-t.", nil},
		{"Ha van elfed, 1 VP-vel olcsóbb.", nil},
	} {
		if got := marksOf(test.text, lint.MarkWord); !slices.Equal(got, test.want) {
			t.Errorf("%s\n got %q\nwant %q", test.text, got, test.want)
		}
	}
}

func TestUnclearOwner(t *testing.T) {
	for _, test := range []struct {
		text string
		want []string
	}{
		{"Lapjai költsége +1_VP.", []string{"Lapjai → "}},
		{"Minden bűbája +1_VP-be kerül.", []string{"Minden bűbája → "}},
		{"Lapjaik 1 VP-vel drágábbak.", []string{"Lapjaik → "}},
		{"(S): a következő elf 1_VP-vel olcsóbb lesz.", []string{"a következő elf → "}},
		{"Jelenés: egy szörny költsége 1 VP-vel kevesebb.", []string{"egy szörny → "}},
		{"Elfjeid repülnek, és az elfek 1_VP-vel olcsóbbak.", []string{"az elfek → "}},
		// everybody's, or somebody's that it names
		{"Minden elf költsége 1 VP-vel kevesebb.", nil},
		{"Az elfek 1 VP-vel olcsóbbak.", nil},
		{"A gyűjtőből kijátszott lapok +1_VP-be kerülnek.", nil},
		{"Ellenfeled lapjai +1_VP-be kerülnek.", nil},
		{"Ha egy játékos már idézett lényt, szörnyei +1_VP-be kerülnek.", nil},
		{"A következő elf, bárki játssza is ki, 1_VP-vel olcsóbb.", nil},
		{"(S): a következő elfed 1_VP-vel olcsóbb lesz.", nil},
		{"(S): a következő elf, amit kijátszol, 1_VP-vel olcsóbb.", nil},
		{"Élőholt elfjeid repülnek, és az elfek 1_VP-vel olcsóbbak.", nil},
		{"A pakli lapjai +1_VP-be kerülnek.", nil},
		{"Ha elpusztul, a tárgyai költség nélkül átkerülnek egy másik kalandozóra.", nil},
	} {
		if got := marksOf(test.text, lint.MarkOwner); !slices.Equal(got, test.want) {
			t.Errorf("%s\n got %q\nwant %q", test.text, got, test.want)
		}
	}
}
