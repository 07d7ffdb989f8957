package wording

import (
	"strings"
	"testing"

	"github.com/cardlint/cardlint/lint"
)

// A ban needs no word for cost where its verb means a price: of which cards, who may not, and what only looks like it.
func TestBareGuardSayings(t *testing.T) {
	saidAs(t, []saidCase{
		{"", "Nem drágítható.", "guard increase self anyone"},
		{"", "Repül és nem olcsóbbítható.", "guard reduce self anyone"},
		{"", "Gyógyulsz 2-t. Megdrágítani nem szabad.", "guard increase self anyone"},
		{"", "Tilos drágítani.", "guard increase self anyone"},
		{"", "Semmi sem olcsóbbíthatja.", "guard reduce self anyone"},
		{"", "Drágábbá nem tehető.", "guard increase self anyone"},
		{"", "Nem lehet olcsóbbá tenni.", "guard reduce self anyone"},
		{"", "Drágítása nem megengedett.", "guard increase self anyone"},
		{"", "Nem drágulhat.", "guard increase self anyone"},
		{"", "Ezt a szörnyet nem lehet olcsóbbítani.", "guard reduce self anyone"},
		{"", "Példa nem drágítható.", "guard increase self anyone"},
		{"", "Kijátszása nem drágítható.", "guard increase self anyone"},
		// both ways
		{"", "Se drágítani, se olcsóbbá tenni nem lehet.", "guard change self anyone"},
		{"", "Olcsóbbítása és drágítása tilos.", "guard change self anyone"},
		{"", "A tornyok nem olcsóbbíthatók, nem is drágíthatók.", "guard change both anyone"},
		{"", "Költsége nem emelkedhet és nem is csökkenhet.", "guard change self anyone"},
		{"", "Tornyaid költsége nem növelhető. Fáid költsége nem csökkenthető.", "guard increase own anyone; guard reduce own anyone"},
		{"", "Sem drágítás, sem olcsóbbítás nem érvényes rá.", "guard change self anyone"},
		// of which cards
		{"", "Semmi nem drágítható.", "guard increase both anyone"},
		{"", "Semmit sem lehet olcsóbbítani.", "guard reduce both anyone"},
		{"", "2_VP: húzz egy lapot (nem drágítható).", ""},
		{"", "(J), 1_VP: húzz egy lapot. Ez nem drágítható.", ""},
		{"", "Nem drágíthatóak a tornyaid.", "guard increase own anyone"},
		{"", "Tornyaid drágítása tilos.", "guard increase own anyone"},
		{"", "Az ellenfél botjait nem lehet olcsóbbá tenni.", "guard reduce opponent anyone"},
		{"", "Az ellenfél fáit nem lehet olcsóbbá tenni.", ""},
		{"", "Tilos ellenfeled medvéinek olcsóbbítása.", "guard reduce opponent anyone"},
		{"", "Medvéid repülnek. Nem drágíthatók.", "guard increase own anyone"},
		{"", "Medvéid nem lehetnek drágábbak az alapköltségüknél.", "guard increase own anyone"},
		{"", "A botok nem lehetnek olcsóbbak.", "guard reduce both anyone"},
		{"", "Idézési költséget semmi nem növelhet.", "guard increase both anyone"},
		// who may not
		{"", "Tornyaidat nem drágíthatja az ellenfél.", "guard increase own opponent"},
		{"", "Ellenfeled által nem drágítható.", "guard increase self opponent"},
		{"", "Ellenfeled képességei nem olcsóbbíthatják.", "guard reduce self opponent"},
		{"", "Tornyaid költségét nem módosíthatja az ellenfél.", "guard change own opponent"},
		{"", "Tornyaid költsége ellenfeled körében nem növelhető.", "guard increase own anyone"},
		{"", "A tornyaidat ellenfeled nem célozhatja, és nem is drágíthatja.", "guard increase own opponent"},
		// by reaction surcharge it may
		{"", "Nem drágítható (kivéve reakciódrágítással).", "guard increase self anyone react"},
		{"", "Medvéid a reakciódrágítást kivéve nem drágíthatók.", "guard increase own anyone react"},
		{"", "Csak reakciódrágítással drágítható.", "guard increase self anyone react"},
		{"", "Költsége – a reakciódrágítást kivéve – nem emelhető.", "guard increase self anyone react"},
		{"", "Reakciódrágításon kívül semmi sem növelheti a költségét.", "guard increase self anyone react"},
		{"", "Kizárólag reakciódrágítással növelhető a költsége.", "guard increase self anyone react"},
		// one way
		{"", "Költsége fölfelé nem módosítható.", "guard increase self anyone"},
		{"", "A botok költségét lefelé tilos módosítani.", "guard reduce both anyone"},
		{"", "Költsége sem lefelé, sem felfelé nem módosítható.", "guard change self anyone"},
		{"", "Csak lefelé módosítható a fáid költsége.", "guard increase own anyone"},
		// behind a change
		{"", "Medvéid költsége 2_VP-vel kevesebb, és ellenfeled nem növelheti.", "M1 reduce play 2 VP own medve static; guard increase own opponent"},
		{"", "Medvéid 2_VP-vel olcsóbbak, és ellenfeled nem drágíthatja őket.", "M1 reduce play 2 VP own medve static; guard increase own opponent"},
		{"", "Medvéid költsége 2_VP-vel kevesebb, és sebzésüket ellenfeled nem növelheti.", "M1 reduce play 2 VP own medve static"},
		// floors
		{"", "Költsége nem szállhat 2 alá.", "guard reduce self anyone 2"},
		{"", "Fáid költsége csökkentve sem mehet 2_VP alá.", "guard reduce own anyone 2"},
		{"", "Senki nem játszhat ki medvét 2 VP-nél olcsóbban.", "guard reduce both anyone 2"},
		{"", "Ellenfeled nem játszhat ki tárgyat 3 VP-nél kevesebbért.", "guard reduce opponent anyone 3"},
		{"", "Nem olcsóbbítható 2 VP alá.", "guard reduce self anyone 2"},
		{"", "Nem drágítható 5 VP fölé.", "unread"},
		{"", "Medvéid költsége nem lehet több 5-nél.", "unread"},
		{"", "Nem kerülhet többe 5_VP-nél.", "unread"},
		{"", "A kör végéig nem drágítható.", "guard increase self anyone"},
		{"", "Ellenfelednek tilos drágítania.", "guard increase self opponent"},
		{"", "Nem drágíthatják a medvéidet ellenfeled lapjai.", "guard increase own opponent"},
		{"", "Medvéid költségének befolyásolása tilos.", "guard change own anyone"},
		// none of it
		{"", "Célpont lény nem támadhat, nem drágítható.", ""},
		{"", "Sebzésének módosítása tilos.", ""},
		{"", "Keress elő egy nem drágítható medvét.", ""},
		{"", "Ha nem drágítható, húzz egy lapot.", ""},
		{"", "Minden medve, ami nem drágítható, gyors.", ""},
		{"", "Medvéid képességeit nem lehet drágítani.", ""},
		{"", "A viselője nem drágítható.", ""},
		{"", "A medvék nem drágíthatják a lapjaidat.", ""},
		{"", "A reakciód nem drágítható.", ""},
		{"", "Ez reakció hatásnak számít, de nem lehet drágítani.", ""},
		{"", "Kijátszhatsz egy medvét, de az nem lehet drágább 3 VP-nél.", ""},
		{"", "A drágítás tilos.", ""},
	})
}

// A ban that bounds, that binds some alone, or that speaks of another card than this.
func TestBoundedGuardSayings(t *testing.T) {
	saidAs(t, []saidCase{
		{"", "Medvéid 3 VP alá nem olcsóbbíthatók.", "guard reduce own anyone 3"},
		{"", "Az alapköltsége alá nem csökkenthető.", "guard reduce self anyone base"},
		{"", "Medvéid nem olcsóbbíthatók az alapköltségük alá.", "guard reduce own anyone base"},
		{"", "Medvéid idézése nem kerülhet többe.", "guard increase own anyone"},
		{"", "Költsége nem csökkenhet körönként kétszernél többször.", ""},
		{"", "Költsége nem csökkenthető 2 VP-nél többel.", ""},
		{"", "Költségét semmi nem befolyásolja.", "guard change self anyone"},
		{"", "Medvéid költségét ellenfeled lapjai nem csökkenthetik.", "guard reduce own opponent"},
		{"", "Más lapok nem csökkenthetik a költségét.", "guard reduce self anyone"},
		{"", "A hajók nem csökkenthetik a medvéid költségét.", "unread"},
		{"", "Saját lapjaid nem csökkenthetik a költségét.", "unread"},
		// another card
		{"", "Keress elő egy sárkányt; nem drágítható.", "guard increase own anyone"},
		{"", "Mutass fel egy lényt, azt nem lehet olcsóbbítani.", "guard reduce own anyone"},
		{"", "Válassz egy lapot a kezedből! Nem drágítható.", "unread"},
		{"", "Medvéid kapják: nem olcsóbbítható.", "unread"},
		{"", "Medvéid megkapják: \"Nem drágítható.\"", "guard increase own anyone"},
	})
	r := Read(&lint.Card{ID: "1", Name: "Példa", Texts: []lint.Text{{Raw: "Medvéid megkapják: \"Nem drágítható.\""}}})
	if g := r.Guards; len(g) != 1 || g[0].Cards != "medve" {
		t.Errorf("handed to %+v, want to medve alone", g)
	}
}

// What is fixed, and what nothing acts on.
func TestFixedSayings(t *testing.T) {
	saidAs(t, []saidCase{
		{"", "Költsége fix.", "guard change self anyone"},
		{"", "Medvéid ára rögzített.", "guard change own anyone"},
		{"", "Képességének költsége állandó.", ""},
		{"", "Ha a költsége kötött, húzz egy lapot.", ""},
		{"", "Költségére semmilyen hatás nem vonatkozik.", "guard change self anyone"},
		{"", "Költségére nem hatnak az ellenfél lapjai.", "guard change self opponent"},
		{"", "Medvéid költségére nem hatnak a drágítások.", "guard increase own anyone"},
		{"", "Medvéid költségére a fák nem hatnak.", ""},
		{"", "Nem hatnak rá az idézési költséget módosító hatások.", "guard change self anyone"},
		{"", "A költségváltoztató hatások nem működnek.", "guard change both anyone"},
		{"", "A költségcsökkentő hatások nem érvényesek a medvéidre.", "guard reduce own anyone"},
		{"", "Az olcsóbbítás nem működik.", "guard reduce both anyone"},
		{"", "A költségcsökkentő képességed nem működik.", ""},
		{"", "Képességei költségére semmi nem hat.", ""},
		{"", "A költség nem hat a sebzésre.", ""},
	})
}

// Who gets ancient magic, who loses it, and what only mentions it.
func TestAncientSayings(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"Ősmágiás.", "grants self"},
		{"Ha nincs más medvéd, ősmágiás.", "grants self conditional"},
		{"Amíg kevesebb medvéd van, mint ellenfelednek, ősmágiás.", "grants self conditional"},
		{"Ez a szörny ősmágiás, amíg van fád.", "grants self conditional"},
		{"Minden medvéd ősmágiás.", "grants own"},
		{"Ősmágiásak a medvéid.", "grants own"},
		{"Medvéid ősmágiával rendelkeznek.", "grants own"},
		{"A Tharr lapoknak ősmágiája van.", "grants both"},
		{"Kezedben lévő medvéid ősmágiás lapnak számítanak.", "grants own"},
		{"Medvéid ősmágiássá válnak.", "grants own"},
		{"A következő tárgyad ősmágiás lesz.", "grants own"},
		{"Viselője ősmágiás.", "grants chosen"},
		{"Viselője ősmágiát kap.", "grants chosen"},
		{"Az ősmágia nem működik.", "negates both"},
		{"Ellenfeled lapjai nem ősmágiásak.", "negates opponent"},
		{"Nem számítanak ősmágiásnak a medvéid.", "negates own"},
		{"Medvéid nem rendelkeznek ősmágiával.", "negates own"},
		{"Nincs ősmágiája.", "negates self"},
		{"Ez a lap nem ősmágiás.", "negates self"},
		{"Minden lap elveszíti ősmágiáját.", "negates both"},
		{"Ellenfeled ősmágiája érvényét veszti.", "negates opponent"},
		{"Medvéid nem kapnak ősmágiát.", ""},
		{"Ősmágiával rendelkező medvéid gyorsak.", ""},
		{"Ha ősmágiás, húzz egy lapot.", ""},
		{"Akinek ősmágiája van, nem támadhat.", ""},
		{"Válassz egy lényt, ami ősmágiás.", ""},
		{"Célpont ősmágiás vagy legendás lény sebződik 2-t.", ""},
		{"Ősmágiás, tüzes lapjaid nem célozhatók.", ""},
	} {
		r := Read(&lint.Card{ID: "1", Name: "Példa", Types: []string{"szörny"}, Texts: []lint.Text{{Raw: c.text}}})
		a := r.Ancient
		if got := strings.Join(strings.Fields(a.Kind+" "+string(a.Whose)+" "+strings.Join(a.When.Names(), " ")), " "); got != c.want {
			t.Errorf("%s\n got %s\nwant %s", c.text, got, c.want)
		}
	}
}
