package wording

import (
	"testing"

	"github.com/cardlint/cardlint/lint"
)

// By how much may stand in brackets behind the predicate; other brackets stay what they are.
func TestSumsInBrackets(t *testing.T) {
	checkSayings(t, []saying{
		{"Rákjaid olcsóbbak (2_VP-vel).", "M1 reduce play 2 VP own rák static"},
		{"Ellenfeled hajói drágábbak (+1_VP).", "M2 increase play 1 VP opponent hajó static"},
		{"Tornyaid költsége kevesebb (1 VP-vel).", "M1 reduce play 1 VP own torony static"},
		{"Tornyaid kevesebbe kerülnek (1_VP-vel, de legalább 1_VP-be).", "M1 reduce play 1 VP own torony 1 static"},
		{"Hajóid olcsóbbak (-1_VP).", "M1 reduce play 1 VP own hajó static"},
		{"Ellenfeled lapjai többe kerülnek (+1_VP).", "M2 increase play 1 VP opponent lap static"},
		{"Ellenfeled lapjainak költsége nagyobb (+1 VP).", "M2 increase play 1 VP opponent lap static"},
		{"Ha nincs lapod, olcsóbb (2_VP-vel).", "M5 reduce play 2 VP self ez a lap conditional static"},
		{"Tornyaid képességei olcsóbbak (1_VP-vel).", ""},
		{"Hajóid olcsóbbak (1_VP).", "unread"},
		{"Hajóid olcsóbbak (1_VP-ért).", "unread"},
		{"Hajóid gyorsak (1_VP).", ""},
	})
}

// So many times as much is a rise; of what is counted it is a value.
func TestManyTimesAsMuch(t *testing.T) {
	checkSayings(t, []saying{
		{"A kobuderák kijátszása kétszer annyi VP-be kerül.", "M2 increase play formula VP both kobudera static"},
		{"Ellenfeled tornyainak megidézése háromszorannyi építőbe kerül.", "M2 increase play formula építő opponent torony static"},
		{"Ellenfeled varázslatai kétannyiba kerülnek.", "M2 increase play formula any opponent varázslat static"},
		{"A rákok költsége háromannyi.", "M2 increase play formula any both rák static"},
		{"Rákjaid feleannyi VP-be kerülnek.", "M1 reduce play formula VP own rák static"},
		{"Képességeinek használata kétszerannyi VP-be kerül.", ""},
		{"Kétannyi lapot húzol.", ""},
		{"Kétszer annyi VP-be kerül, ahány lényed van.", ""},
	})
}

// A quoted ability belongs to the side on whose cards this one may lie.
func TestHandedToOneSide(t *testing.T) {
	checkSayings(t, []saying{
		{`Csak saját lényedre rakhatod. A lény ezt a képességet kapja: "Bűbájaid 1_VP-vel olcsóbbak."`, "M1 reduce play 1 VP own bűbáj static"},
		{`Csak saját tárgyadra játszhatod ki. A tárgy +1 szintet kap, és ezt a képességet: "Rákjaid 2_VP-vel olcsóbbak."`, "M1 reduce play 2 VP own rák static"},
		{`Csak ellenfeled építményére rakhatod. Az építmény ezt a hátrányt kapja: "Hajóid költsége +1_VP."`, "M2 increase play 1 VP opponent hajó static"},
		{`Ellenfeled lényére játszható ki. A lény képessége: "Lapjaid 1_VP-vel drágábbak."`, "M2 increase play 1 VP opponent lap static"},
		{`Lényre rakhatod. A lény ezt a képességet kapja: "Bűbájaid 1_VP-vel olcsóbbak."`, "M1 reduce play 1 VP chosen bűbáj static"},
		{`Lényedre rakhatsz egy jelzőt. Célpont lény ezt a képességet kapja: "Bűbájaid 1_VP-vel olcsóbbak."`, "M1 reduce play 1 VP chosen bűbáj static"},
	})
}

// What comes afterwards is of the same cards, and holds from then on.
func TestAfterwards(t *testing.T) {
	checkSayings(t, []saying{
		{"Az első 4 körben minden hajó költsége +2_VP, utána 1_VP-vel kevesebb.", "M2 increase play 2 VP both hajó conditional static; M1 reduce play 1 VP both hajó conditional static"},
		{"A 3. körig minden bűbáj 1_VP-vel olcsóbb, azután 2_VP-vel drágább.", "M1 reduce play 1 VP both bűbáj conditional static; M2 increase play 2 VP both bűbáj conditional static"},
		{"Az 5. körig lapjaid költsége +2_VP, onnantól -1_VP.", "M2 increase play 2 VP own lap conditional static; M1 reduce play 1 VP own lap conditional static"},
		{"Minden hajó költsége +1_VP, utána 1-gyel kevesebb lapot húzol.", "M2 increase play 1 VP both hajó static"},
		{"Hajóid 1_VP-vel olcsóbbak, utána húzz egy lapot.", "M1 reduce play 1 VP own hajó static"},
		{"Hajóid költsége 1_VP-vel kevesebb, utána sebzésük 1-gyel több.", "M1 reduce play 1 VP own hajó static"},
	})
}

// A kind that is named on an event, for the next card of it; where it holds on, there is no event.
func TestKindNamedForTheNext(t *testing.T) {
	checkSayings(t, []saying{
		{"Kijátszásakor nevezz meg egy altípust: a következő ilyen altípusú lényed 1_VP-vel kevesebbe kerül.", "M1 reduce play 1 VP own lény triggered next"},
		{"Kijátszásakor nevezz meg egy színt: az ilyen színű lapjaid 1_VP-vel olcsóbbak.", "M1 reduce play 1 VP own lap static"},
	})
}

// Some card that rises free is another one; of this card, and of abilities, it is nothing.
func TestSomeCardRisesFree(t *testing.T) {
	checkSayings(t, []saying{
		{"(S): egy gyűjtődben levő sárkány ingyen feltámad.", "R1 free play any own sárkány activated next"},
		{"2_VP: egy lény a gyűjtődből ingyen feltámad.", "R1 free play any own lény activated next"},
		{"(S): egy zombi ingyen feltámad.", "R1 free play any both zombi activated next"},
		{"Halálsikoly: ingyen feltámad.", ""},
		{"Ha egy zombi meghal, ingyen feltámad.", ""},
		{"(S): egy lény képessége ingyen létrejön.", ""},
		{"Egy játékos ingyen húz egy lapot.", ""},
		{"Építményre rakhatod, toronyra ingyen.", ""},
		{"Tárgyaidat ingyen rakhatod lényeidre.", "R1 free play any own tárgy static"},
	})
}

// Which cards are meant where a word is strange, points back or speaks of a cost that is changed already.
func TestDoubtfulCards(t *testing.T) {
	checkSayings(t, []saying{
		{"Hajóid csökkentett költsége 1 VP.", "unread"},
		{"Ha egy lényed repül, az 1 VP-vel olcsóbb.", "unread"},
		{"Ha egy lényed repül, annak költsége 1 VP-vel kevesebb.", "unread"},
		{"A fák költsége 1 VP-vel kevesebb.", "unread"},
		{"A lap költsége 1 VP-vel kevesebb, ha van tornyod.", "M5 reduce play 1 VP self ez a lap conditional static"},
		{"Ha van tornyod, az 1 VP-vel olcsóbb rák gyors.", ""},
		{"A nem reakció azonnaliid 1 VP-vel olcsóbbak.", "M1 reduce play 1 VP own nem reakció azonnali static"},
		{"Ellenfeled reakciói 2_VP-vel drágábbak.", "M4 increase react 2 VP opponent reakció static"},
	})
	for _, c := range []struct{ text, want string }{
		{"Lapjaid 1 VP-vel olcsóbbak, nem számítva a bűbájokat.", "not(type:bűbáj)"},
		{"Lényeid (nem számítva a sárkányokat) 1 VP-vel olcsóbbak.", "type:lény & not(subtype:sárkány)"},
		{"Lényeid (bele nem értve a sárkányokat) 1 VP-vel olcsóbbak.", "type:lény & not(subtype:sárkány)"},
		{"Lapjaid, a sárkányokat bele nem értve, 1 VP-vel olcsóbbak.", "not(subtype:sárkány)"},
		{"Lényeid 1 VP-vel olcsóbbak (a sárkányokat nem számítva).", "type:lény & not(subtype:sárkány)"},
		{"Lényeid költsége, a sárkányokat nem számítva, 1 VP-vel kevesebb.", "type:lény & not(subtype:sárkány)"},
		{"A 3. körtől számítva lapjaid 1 VP-vel olcsóbbak.", "all"},
	} {
		r := read(c.text)
		if len(r.Modifiers) != 1 || written(r.Modifiers[0].Filter) != c.want {
			t.Errorf("%s: %v, want one for %s", c.text, r.Modifiers, c.want)
		}
	}
}

// Counts of what lies in a zone, what using costs, a cost that may be met otherwise, and costs that a condition compares.
func TestLaterSayings(t *testing.T) {
	checkSayings(t, []saying{
		{"A gyűjtődben levő minden manó után 1_VP-vel kevesebbe kerül (de legalább 1_VP-be).", "M5 reduce play formula VP self ez a lap 1 static"},
		{"Az asztalodon fekvő minden torony után 2_VP-vel olcsóbb.", "M5 reduce play formula VP self ez a lap static"},
		{"A gyűjtődben levő minden manó után hajóid 1_VP-vel olcsóbbak.", "M1 reduce play formula VP own hajó static"},
		{"A gyűjtődben levő minden manó után 1-gyel többet sebez.", ""},
		{"Kalandozóid képességeinek használatakor eggyel kevesebb VP-t költesz, de legalább 1-et.", ""},
		{"Képességek aktiválásakor eggyel több VP-t fizet ellenfeled.", ""},
		{"Lényeid kijátszásakor eggyel kevesebb VP-t költesz, de legalább 1-et.", "M1 reduce play 1 VP own lény 1 static"},
		{"Ellenfeled minden blokkoló szörnyéért fizet 2_VP-t, különben az a szörny meghal.", ""},
		{"Ellenfeled minden szörnyéért fizet 2_VP-t.", "unread"},
		{"Költségét ki lehet váltani 4 ÉP-vel.", ""},
		{"Rákjaid költségét ki lehet váltani 3 ÉP-vel.", "R1 replace play any own rák static"},
		{"Rákjaid költségét ki nem lehet váltani.", ""},
		{"A rák nem támad, ha költsége kevesebb, mint a toronyé.", ""},
		{"Rákjaid költsége több, mint a tárgyé.", "unread"},
	})
}

// On a rule card, to which nobody reacts, bare reactions are everybody's.
func TestReactionsOfRuleCard(t *testing.T) {
	for types, want := range map[string]lint.Whose{"szabálylap": lint.Both, "helyszín": lint.Opponent} {
		r := Read(&lint.Card{Types: []string{types}, Texts: []lint.Text{{Raw: "A reakciók 2 VP-vel drágábbak."}}})
		if len(r.Modifiers) != 1 || r.Modifiers[0].Whose != want || r.Modifiers[0].On != lint.OnReact {
			t.Errorf("%s: %v, want one of %s", types, r.Modifiers, want)
		}
	}
}
