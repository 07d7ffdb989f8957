package wording

import (
	"strings"
	"testing"

	"github.com/cardlint/cardlint/lint"
)

// Sentences of a kind beside their readings: code, what it does, what is paid for, amount, currency, whose, cards, floor, when, how long.
func TestKindsOfSaying(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		// a second subject shares the whole statement
		{"Sárkányaid 1_VP-vel olcsóbbak, griffjeid szintén.", "M1 reduce play 1 VP own sárkány static; M1 reduce play 1 VP own griff static"},
		{"Minden tárgy +1 VP-be kerül, az építmények úgyszintén.", "M2 increase play 1 VP both tárgy static; M2 increase play 1 VP both építmény static"},
		{"Ellenfeled azonnalijai 1_VP-vel drágábbak, csakúgy, mint az általánosai.", "M2 increase play 1 VP opponent azonnali static; M2 increase play 1 VP opponent általános static"},
		{"Ellenfelednek +2_VP sárkányaidra reagálni, griffjeidre szintén.", "M4 increase react 2 VP opponent lap static; M4 increase react 2 VP opponent griff static"},
		{"Lényeid és tárgyaid [[1]]-et kapnak, bűbájaid szintén.", "M4 increase react 1 VP opponent lény és tárgy static; M4 increase react 1 VP opponent bűbáj static"},
		{"Bűbájaid 1_VP-vel olcsóbbak, lényeid is sebződhetnek.", "M1 reduce play 1 VP own bűbáj static"},
		{"Tárgyaid 1_VP-vel drágábbak, és ugyanennyivel drágább rájuk reagálni is.", "M2 increase play 1 VP own tárgy static; M4 increase react 1 VP opponent tárgy static"},
		// or all but the amount
		{"Tárgyaid 1_VP-vel olcsóbbak, lényeid kettővel.", "M1 reduce play 1 VP own tárgy static; M1 reduce play 2 VP own lény static"},
		{"Az ellenfél bűbájai 1_VP-vel drágábbak, a tárgyai pedig 2-vel.", "M2 increase play 1 VP opponent bűbáj static; M2 increase play 2 VP opponent tárgy static"},
		{"Bármely tárgy kijátszása 1 VP-vel többe kerül, a fegyvereké 2-vel.", "M2 increase play 1 VP both tárgy static; M2 increase play 2 VP both fegyver static"},
		{"Amíg Vul aktív, a fekete kristályt a kezedből költség nélkül leteheted.", "R1 free play any own kristály conditional static"},
		{"A kék bajnokot ingyen kijátszhatod.", "R1 free play any own bajnok static"},
		{"Az 1 és 4 költségű szörnyek eggyel, az 5 költségűek kettővel több VP-be kerülnek.", "M2 increase play 2 VP both 5 költségű szörny static; M2 increase play 1 VP both 1 és 4 költségű szörny static"},
		{"Az 1-es költségű bűbájok +1 VP-be, a 2-esek +2-be, a 3-asok +3-ba kerülnek.", "M2 increase play 1 VP both 1-es költségű bűbáj static; M2 increase play 2 VP both 2-es static; M2 increase play 3 VP both 3-as static"},
		{"+1 VP-be kerülnek a 0 és 1 idézési költségű tárgyak, a 2-esek pedig +3-ba.", "M2 increase play 1 VP both 0 és 1 költségű tárgy static; M2 increase play 3 VP both 2-es static"},
		{"Lényeid költsége 1 VP-vel, tárgyaidé 2 VP-vel, bűbájaidé 3 VP-vel kevesebb.", "M1 reduce play 3 VP own bűbáj static; M1 reduce play 1 VP own lény static; M1 reduce play 2 VP own tárgy static"},
		{"Minden kalandozó 1_VP-vel drágább, a 4 vagy több költségűek 2_VP-vel.", "M2 increase play 1 VP both kalandozó static; M2 increase play 2 VP both 4 vagy több költségű kalandozó static"},
		{"Ellenfeled lényei eggyel, ha van sárkányod, kettővel drágábbak.", "M2 increase play 1 any opponent lény static; M2 increase play 2 any opponent lény conditional static"},
		// for whom it is dearer, or cheaper
		{"Minden lény neked 1 VP-vel olcsóbb, ellenfelednek 1 VP-vel drágább.", "M1 reduce play 1 VP own lény static; M2 increase play 1 VP opponent lény static"},
		{"Minden lény az ellenfélnek 1 VP-vel drágább, neked 1 VP-vel olcsóbb.", "M2 increase play 1 VP opponent lény static; M1 reduce play 1 VP own lény static"},
		{"Minden tárgy az ellenfélnek +2_VP.", "M2 increase play 2 VP opponent tárgy static"},
		{"Mindkét játékosnak +1_VP minden azonnali.", "M2 increase play 1 VP both azonnali static"},
		{"A 0 VP-s bűbájok mindenkinek +1 VP.", "M2 increase play 1 VP both 0 bűbáj static"},
		{"Célpont játékosnak a kör végéig minden lap +1 VP.", "M2 increase play 1 VP chosen lap turn"},
		{"Amíg aktív, az ellenfél összes általánosa +2_VP.", "M2 increase play 2 VP opponent általános conditional static"},
		{"Akinél ez a lap van, annak lényei 1 VP-vel olcsóbbak.", "M1 reduce play 1 VP chosen lény static"},
		{"Hátrány: gazdájának minden szakértelme +1 VP-ért jön csak ki.", "M2 increase play 1 VP own szakértelem static"},
		{"Köröd végén ellenfelednek +2 VP.", ""},
		// what it costs to do so
		{"Építményt a gyűjtőből kijátszani 2_VP-vel többe kerül.", "M2 increase play 2 VP both építmény static"},
		{"1_VP-vel többe kerül bűbájt kijátszani.", "M2 increase play 1 VP both bűbáj static"},
		{"Az ellenfélnek 3 VP-vel drágább tárgyat kijátszani.", "M2 increase play 3 VP opponent tárgy static"},
		{"Neked lényt megidézni 1_VP-vel olcsóbb.", "M1 reduce play 1 VP own lény static"},
		{"Reakciót kijátszani mindkét játékosnak 1_VP-vel többe kerül.", "M4 increase react 1 VP both reakció static"},
		{"Képességet használni 1_VP-vel többe kerül.", ""},
		{"Minden bűbáj csak plusz 2 VP-ért játszható ki.", "M2 increase play 2 VP both bűbáj static"},
		{"Ellenfeled csak +2 VP-ért játszhat ki tárgyat.", "M2 increase play 2 VP opponent tárgy static"},
		{"A gyűjtődből +1 VP-ért kijátszhatsz egy szörnyet.", "R2 condition play 1 VP own szörny static"},
		{"+1_VP-ért kijátszhatod, ekkor repül.", ""},
		{"Bárki játszik is ki tárgyat, azért eggyel több varázspontot kell fizetnie.", "M2 increase play 1 VP both tárgy static"},
		{"Ha valaki szörnyet idéz, azért 2 VP-vel többet fizet.", "M2 increase play 2 VP both szörny conditional static"},
		{"Ellenfeled bűbájai kétszer X VP-vel drágábbak.", "M2 increase play formula VP opponent bűbáj static"},
		{"Körönként kétszer 2_VP-vel olcsóbban idézhetsz lényt.", "M1 reduce play 2 VP own lény static"},
		{"Minden elfed költségéből le kell vonni 1 VP-t.", "M1 reduce play 1 VP own elf static"},
		{"Lényeid költsége 1 VP-vel kevessebb.", "M1 reduce play 1 VP own lény static"},
		// the one card that is played
		{"(S): kijátszhatsz egy elementált a Semmiből; ennek költsége 2_VP-vel alacsonyabb.", "M1 reduce play 2 VP own elementál activated next"},
		{"(S): a gyűjtődből, mintha a kezedben lenne, leidézhetsz egy fix költségű farkast 1_VP-vel kevesebbért.", "M1 reduce play 1 VP own fix költségű farkas activated next"},
		{"Kör végéig egy tárgyat kijátszhatsz, mintha a kezedből tennéd, 3_VP kedvezménnyel.", "M1 reduce play 3 VP own tárgy turn"},
		{"(J): rakj le egy építményt a kezedből 1 építővel kevesebbért.", "M1 reduce play 1 építő own építmény activated next"},
		{"Kijátszásakor megidézhetsz egy elfet a kezedből, fele áron.", "M1 reduce play formula any own elf triggered next"},
		{"(S): az a lény, amelyet legközelebb kijátszol, 2_VP-vel olcsóbb.", "M1 reduce play 2 VP own lény activated next"},
		{"(K): a következő törpéd 1_VP-vel olcsóbb (a 4. köröd előtt nem használható).", "M1 reduce play 1 VP own törpe activated conditional next"},
		{"A következő bűbájod, amelyet kijátszol, [[1]]-gyel rendelkezik.", "M4 increase react 1 VP opponent bűbáj next"},
		// not paid for
		{"(P): az első elfért, amelyet kijátszol, semmit sem kell fizetned.", "R1 free play any own elf activated next"},
		{"Vegyél vissza egy lényt a gyűjtődből, azért ebben a körben nem kell fizetned.", "R1 free play any own lény turn"},
		{"Kijátszhatsz egy tárgyat, amiért nem kell fizetned.", "R1 free play any own tárgy static"},
		{"A következő gólemed nem kerül semmibe.", "R1 free play any own gólem next"},
		{"A gólem nem kerül a Semmibe.", ""},
		{"(S): a következő lényed ingyenes.", "R1 free play any own lény activated next"},
		{"Ha van angyalod, ezért a lapért nem kell fizetned.", ""},
		{"A (S) képességéért nem kell fizetned.", ""},
		{"Köröd elején nem kell fizetned a gólemeidért.", ""},
		{"Ha nem kell fizetned a bűbájért, húzz egy lapot.", ""},
		// paid beside, as a condition, or dearer money
		{"Ellenfeled csak úgy költhet el zanszilánkot, ha mindegyikhez 2 VP-t hozzátesz.", "R3 condition play 2 VP opponent lap static"},
		{"Minden Szk mellé 1 VP-t is fizetni kell.", "R3 condition play 1 VP both lap static"},
		{"Valamennyi szörnykomponens felhasználásakor darabonként 1 VP-t is fizetni kell.", "R3 condition play 1 VP both lap static"},
		{"[] fizetésekor minden esetben eggyel kevesebb lapot dobsz el.", "R3 reduce play 1 nekron own lap static"},
		{"Aki reakciót kíván rá kijátszani, annak feltételként 2 VP-t be kell fizetnie.", "R2 condition react 2 VP opponent reakció static"},
		{"Lapjaidra csak az reagálhat, aki 1 VP-t fizet.", "M4 increase react 1 VP opponent lap static"},
		{"Lapjaidra reagálni csak akkor lehet, ha az ellenfél előtte 2 VP-t fizet.", "M4 increase react 2 VP opponent lap static"},
		// one of several
		{"Válassz neki egyet: [[2]], _rezisztencia vagy +2/+2.", "M4 increase react 2 VP opponent reakció erre a lapra conditional static"},
		{"Kijátszásakor nevezd meg, melyik X képességgel bír: [[2]]; élet: 3; húzz egy lapot.", "M4 increase react 2 VP opponent reakció erre a lapra conditional static"},
	} {
		if s := sayings(c.text); s != c.want {
			t.Errorf("%s\n got %s\nwant %s", c.text, s, c.want)
		}
	}
}

// sayings reads a text and writes down its modifiers as the tables of sayings have them.
func sayings(text string) string {
	card := lint.Card{ID: "1", Name: "Példa", Types: []string{"szörny"}, Texts: []lint.Text{{Raw: text}}}
	r := Read(&card)
	var got []string
	for i := range r.Modifiers {
		m := &r.Modifiers[i]
		fields := []string{string(m.Code), string(m.Op), string(m.On), m.Amount.String(), m.Currency.String(), string(m.Whose), m.Cards, m.Floor.String(), strings.Join(m.When.Names(), " "), string(m.Lasts)}
		got = append(got, strings.Join(strings.Fields(strings.Join(fields, " ")), " "))
	}
	if len(r.Unread) > 0 {
		got = append(got, "unread")
	}
	return strings.Join(got, "; ")
}

// Cards that are named by their cost, their zone or their owner alone have the noun of those before them.
func TestBorrowedNouns(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"Tárgyaid költsége 1 VP-vel csökken, a 3 költségűeké kettővel.", "type:tárgy & cost=3"},
		{"+1 VP-be kerülnek a 0 és 1 idézési költségű tárgyak, a 2-esek pedig +3-ba.", "type:tárgy & cost=2"},
		{"Az 1 VP-s elfek +1 VP-be, a 2 VP-sek +2-be kerülnek.", "subtype:elf & cost=2"},
		{"Minden kalandozó 1_VP-vel drágább, a 4 vagy több költségűek 2_VP-vel.", "type:kalandozó & cost>=4"},
		{"A kézből kijátszott bűbájok +1_VP-be, a gyűjtőből kijátszottak +2 VP-be kerülnek.", "type:bűbáj & zone:discard"},
		{"A te lényeid 1_VP-vel olcsóbbak, az ellenfeléi ugyanennyivel drágábbak.", "type:lény"},
		{"Ha van elfed, a 2 költségűek +1 VP-be kerülnek.", "cost=2"},
		{"A tárgyak költsége 1 VP-vel kevesebb, a krampuszoké 1 VP-vel több.", "subtype:krampusz"},
		{"A tárgyak költsége 1 VP-vel kevesebb, a legyőzötteké 1 VP-vel több.", "~all"},
	} {
		r := Read(&lint.Card{ID: "1", Texts: []lint.Text{{Raw: c.text}}})
		n := len(r.Modifiers)
		if n == 0 {
			t.Errorf("%s: no modifier", c.text)
			continue
		}
		if got := written(r.Modifiers[n-1].Filter); got != c.want {
			t.Errorf("%s: %s, want %s", c.text, got, c.want)
		}
	}
}
