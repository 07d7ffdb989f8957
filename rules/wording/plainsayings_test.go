package wording

import "testing"

// A cost that is nobody's is said of cards: it stands behind them, behind a colon, with -ra, or it is what something is played at.
func TestCostsOfNobody(t *testing.T) {
	checkSayings(t, []saying{
		{"Minden bárkád: -1 VP költség.", "M1 reduce play 1 VP own bárka static"},
		{"Ellenfeled bűbájai: +2_VP költség.", "M2 increase play 2 VP opponent bűbáj static"},
		{"Az összes hajódra +1_VP költség.", "M2 increase play 1 VP own hajó static"},
		{"(S): a következő tornyod kap -2 VP költséget.", "M1 reduce play 2 VP own torony activated next"},
		{"Lényeid -1 költséggel jönnek.", "M1 reduce play 1 any own lény static"},
		{"Kobold lapjaid -1 költségűek.", "M1 reduce play 1 any own kobold lap static"},
		{"Ellenfeled kígyói 1_VP többletköltséggel játszhatók ki.", "M2 increase play 1 VP opponent kígyó static"},
		{"Ellenfeled lapjaira 1 Szk többletköltség rakódik.", "M2 increase play 1 SZK opponent lap static"},
		{"Szirénjeid: idézési költség -1_VP.", "M1 reduce play 1 VP own szirén static"},
		{"Szirénjeidnél a költség 1 VP-vel kevesebb.", "M1 reduce play 1 VP own szirén static"},
		{"A szirénjeidért fizetendő költség 2_VP-vel csökken.", "M1 reduce play 2 VP own szirén static"},
		{"Szirénjeid költsége: 1_VP-vel csökken (min. 1).", "M1 reduce play 1 VP own szirén 1 static"},
		{"Ellenfeled tornyainak költségtöbblete 1 VP.", "M2 increase play 1 VP opponent torony static"},
		{"Tornyaid költségkedvezménye 1 VP.", "M1 reduce play 1 VP own torony static"},
		{"Szörnyeid mínusz 1 VP-be kerülnek.", "M1 reduce play 1 VP own szörny static"},
		{"Szörnyeid pluszba 2 VP-be kerülnek.", "M2 increase play 2 VP own szörny static"},
		{"1 VP többletköltséggel jönnek ellenfeled tornyai.", "M2 increase play 1 VP opponent torony static"},
		{"-1 VP költséget kapnak a tornyaid.", "M1 reduce play 1 VP own torony static"},
		{"Minden torony kap [[1]]-et és +1 VP költséget.", "M4 increase react 1 VP opponent torony static; M2 increase play 1 VP both torony static"},
		{"-1 VP költség, ha van tornyod.", "M5 reduce play 1 VP self ez a lap conditional static"},
		{"Reagálni rá 1 VP többletköltség.", "M4 increase react 1 VP opponent reakció erre a lapra static"},
		// nobody's, or the cost of a use
		{"A tornyaid képességei: -1 VP költség.", ""},
		{"Használata +1 VP költség.", ""},
		{"A +1 VP költség nem vonatkozik a tornyaidra.", "unread"},
		{"Tornyaid nem kapnak +1 VP költséget.", "unread"},
		{"Tornyaid 1 VP + 1 Szk többletköltséggel jönnek.", "unread"},
		{"1 VP többletköltséggel is kijátszhatod, ekkor húzz egy lapot.", ""},
		{"Ha 1 VP többletköltséggel játszod ki, gyógyulj 2-t.", ""},
		// what has to be paid for putting something down
		{"Ellenfeled csontvázait és zombijait +1 VP kijátszani.", "M2 increase play 1 VP opponent csontváz és zombi static"},
		{"Az ellenfél tornyait lerakni +2_VP.", "M2 increase play 2 VP opponent torony static"},
		{"Csontvázaidat -1 VP megidézni.", "M1 reduce play 1 VP own csontváz static"},
		{"Ha kijátszani akarod, +1 VP-t kapsz.", ""},
	})
}

// Verbs of rising and falling, with a particle before or behind; what else rises and falls is no cost.
func TestRisingAndFalling(t *testing.T) {
	checkSayings(t, []saying{
		{"Ellenfeled gyíkjainak költsége felmegy 1_VP-vel.", "M2 increase play 1 VP opponent gyík static"},
		{"Gyíkjaid ára 2_VP-vel lemegy.", "M1 reduce play 2 VP own gyík static"},
		{"A gyíkok költsége 1 VP-vel feljebb kúszik.", "M2 increase play 1 VP both gyík static"},
		{"A gyíkok költsége 1 VP-vel megy fel.", "M2 increase play 1 VP both gyík static"},
		{"A gyíkok költsége 1 VP-vel megy le.", "M1 reduce play 1 VP both gyík static"},
		{"Gyíkjaid költsége lemehet 2_VP-vel.", "M1 reduce play 2 VP own gyík static"},
		{"Gyíkjaid költsége 1 VP-t esik.", "M1 reduce play 1 VP own gyík static"},
		{"Leviszi gyíkjaid költségét 1 VP-vel.", "M1 reduce play 1 VP own gyík static"},
		{"Megtoldja ellenfeled gyíkjainak költségét 2 építővel.", "M2 increase play 2 építő opponent gyík static"},
		{"A rá adott reakciók költsége 1_VP-vel felmegy.", "M4 increase react 1 VP opponent reakció static"},
		{"Költsége gyíkonként 1_VP-vel lemegy.", "M5 reduce play formula VP self ez a lap static"},
		{"Gyíkjaid költsége 1 VP-vel lejjebb.", "M1 reduce play 1 VP own gyík static"},
		{"A gyíkok költsége 1_VP-vel meg van emelve.", "M2 increase play 1 VP both gyík static"},
		{"Gyíkjaid költsége 50%-kal csökken.", "unread"},
		{"A gyíkok ára feljebb megy 1_VP-vel.", "M2 increase play 1 VP both gyík static"},
		{"A gyíkok ára 1_VP-vel megy feljebb.", "M2 increase play 1 VP both gyík static"},
		{"Sebzése 1-gyel felmegy.", ""},
		{"Lényeid képességeinek költsége 1_VP-vel lemegy.", ""},
		{"Olcsóbbá válnak gyíkjaid 1_VP-vel.", "M1 reduce play 1 VP own gyík static"},
	})
}

// Parts and multiples of a cost; of damage, of use costs and of what is only looked at they are none of these.
func TestPartsOfCosts(t *testing.T) {
	checkSayings(t, []saying{
		{"Angyalaidat fele költségért idézheted meg.", "M1 reduce play formula any own angyal static"},
		{"(S): a következő angyalodat fele VP-ért játszhatod ki.", "M1 reduce play formula VP own angyal activated next"},
		{"A következő angyalod fele költségű.", "M1 reduce play formula any own angyal next"},
		{"Ellenfeled következő angyala kétszeres költségű.", "M2 increase play formula any opponent angyal next"},
		{"Ellenfeled angyalai dupla költséggel jönnek.", "M2 increase play formula any opponent angyal static"},
		{"A következő angyalodat kétszeres áron játszhatod ki.", "M2 increase play formula any own angyal next"},
		{"Az angyalok költségét duplán kell fizetni.", "M2 increase play formula any both angyal static"},
		{"Ellenfeled duplán fizet az angyalaiért.", "M2 increase play formula any opponent angyal static"},
		{"Felére csökkenti angyalaid költségét (min. 1).", "M1 reduce play formula any own angyal 1 static"},
		{"Duplájára emeli az angyalok költségét.", "M2 increase play formula any both angyal static"},
		{"Megduplázza ellenfeled angyalainak költségét.", "M2 increase play formula any opponent angyal static"},
		{"Megfelezi angyalaid költségét.", "M1 reduce play formula any own angyal static"},
		{"Angyalaidért csak a költségük felét kell kifizetned.", "M1 reduce play formula any own angyal static"},
		{"Angyalaidnak csak a fele költségét kell kifizetned.", "M1 reduce play formula any own angyal static"},
		{"Ellenfeled angyalai költségének kétszeresét fizeti.", "M2 increase play formula any opponent angyal static"},
		{"Ha nincs lapod, költségének csak a felét kell megfizetned.", "M5 reduce play formula any self ez a lap conditional static"},
		{"Ha nincs lapod, költségének a felét elengedheted.", "M5 reduce play formula any self ez a lap conditional static"},
		{"Angyalaidra fele annyit költesz.", "M1 reduce play formula any own angyal static"},
		{"Ellenfeled dupla költséget fizet az angyalaiért.", "M2 increase play formula any opponent angyal static"},
		{"Kijátszhatod fele költségért, de ekkor csak 1-et sebez.", "M5 reduce play formula any self ez a lap static"},
		{"Kijátszhatsz egy angyalt fele költségért.", "M1 reduce play formula any own angyal static"},
		{"Ha dupla költséget fizetsz érte, két célpontot választhatsz.", ""},
		{"Kijátszhatod dupla költségért: ekkor 4-et sebez.", ""},
		{"A paklid fele költségmentes.", ""},
		{"Ha nincs lényed, fele költségű.", "M5 reduce play formula any self ez a lap conditional static"},
		{"Angyalaid legyenek fele költségűek!", "M1 reduce play formula any own angyal static"},
		{"Feleződjön meg az angyalok költsége!", "M1 reduce play formula any both angyal static"},
		{"Válassz két lapot; ha dupla költségűek, dobd el őket.", ""},
		{"Fele költségű a következő angyalod.", "M1 reduce play formula any own angyal next"},
		{"Fele költségűek az angyalaid.", "M1 reduce play formula any own angyal static"},
		{"Angyalaid: fele költség.", "M1 reduce play formula any own angyal static"},
		{"Célpont lény, amely dupla költségű, meghal.", ""},
		{"Ha fele költségért játszod ki, dobd el.", ""},
		{"Visszakapod a költségének a felét.", ""},
		{"A képesség költségének csak a felét kell kifizetned.", ""},
		{"Megduplázza a sebzését.", ""},
		{"Duplán kell számolni a sebzést.", ""},
	})
}

// What cards are taken to cost, what they cost from now on, and bounds that are no value.
func TestTakenAsCost(t *testing.T) {
	checkSayings(t, []saying{
		{"Boszorkányaid költségét 1 VP-nek kell tekinteni.", "M3 set play 1 VP own boszorkány static"},
		{"A boszorkányok költsége 2-nek számít.", "M3 set play 2 any both boszorkány static"},
		{"Boszorkányaidat 1_VP költségűnek kell tekinteni.", "M3 set play 1 VP own boszorkány static"},
		{"Boszorkányaid 2 VP költségűek lesznek.", "M3 set play 2 VP own boszorkány static"},
		{"Az általa létrehozott tóken 0 költségűnek számít.", ""},
		{"A 2 VP költségűek nem támadhatnak.", ""},
		{"Ha a boszorkányaid 2 VP költségűek, húzz egy lapot.", ""},
		{"Boszorkányaid legfeljebb 3 VP-be kerülnek.", "unread"},
	})
}

// Discounts and premiums: for whose cards, as a way of playing this one, or shared by two kinds.
func TestDiscountsOfSaying(t *testing.T) {
	checkSayings(t, []saying{
		{"Gnómjaidra 1 VP kedvezmény jár.", "M1 reduce play 1 VP own gnóm static"},
		{"2_VP kedvezményt kapsz gnómjaidra.", "M1 reduce play 2 VP own gnóm static"},
		{"2 VP kedvezménnyel is kijátszhatod, de ekkor eldobsz egy lapot.", "M5 reduce play 2 VP self ez a lap static"},
		{"1 VP felárral is kijátszhatod, ekkor húzz egy lapot.", ""},
		{"Ellenfelednek a gnómjaiért 1 VP felárat kell fizetnie.", "M2 increase play 1 VP opponent gnóm static"},
		{"Ellenfeled lapjaira 1 VP felár kerül.", "M2 increase play 1 VP opponent lap static"},
		{"Ellenfeled gnómot csak 2 VP többletért játszhat ki.", "M2 increase play 2 VP opponent gnóm static"},
		{"Aki többletet húz, a többletet dobja el.", ""},
		{"Gnómjaidra 1 VP, trolljaidra 2 VP kedvezményt kapsz.", "unread"},
		{"Képességeikre 1 VP kedvezményt kapsz.", ""},
		{"1 VP-vel csökkentett áron idézhetsz gnómokat.", "M1 reduce play 1 VP own gnóm static"},
		{"Gnómjaid 2 VP-vel csökkentett költségen jönnek.", "M1 reduce play 2 VP own gnóm static"},
		{"Ellenfeled a gnómjait 1_VP-vel emelt költséggel idézheti meg.", "M2 increase play 1 VP opponent gnóm static"},
		{"Kijátszhatod 1 VP-vel csökkentett áron, de ekkor nem repül.", "M5 reduce play 1 VP self ez a lap static"},
		{"1 VP-vel emelt költséggel is kijátszhatod, ekkor gyors.", ""},
		{"Olcsóbban idézhetsz gnómokat: 1 VP-vel kevesebbért.", "M1 reduce play 1 VP own gnóm static"},
		{"Olcsóbban idézheted meg a gnómjaidat: 1 VP-vel.", "unread"},
		{"Gnómjaidra 1 VP-vel kevesebbet kell költened.", "M1 reduce play 1 VP own gnóm static"},
		{"Ellenfeled a gnómjaira eggyel több VP-t költ.", "M2 increase play 1 VP opponent gnóm static"},
		{"Levonhatsz a költségéből 2 VP-t, ha van gnómod.", "M5 reduce play 2 VP self ez a lap conditional static"},
		{"Gnómjaid költségéből 1 VP-t nem kell kifizetned.", "R1 replace play 1 VP own gnóm static"},
		{"Ellenfeled gnómjai 1 VP-vel nagyobb költséggel járnak.", "unread"},
		{"Ha van gnómod, 1 VP-vel kevesebb kell hozzá.", "unread"},
		{"Az ellenfél minden lapjáért 1 VP vámot fizet.", "unread"},
		{"Ellenfeled 1 VP díjat fizet.", ""},
		{"3 ÉP: a következő gnómod 1 VP-vel olcsóbb.", "M1 reduce play 1 VP own gnóm activated next"},
	})
}

// A second kind of cards in the accusative or with -ból, without the word for cost; counts of what lies somewhere.
func TestCostLeftOut(t *testing.T) {
	checkSayings(t, []saying{
		{"Hajóid költségét 1_VP-vel, tornyaidét 2_VP-vel csökkenti.", "M1 reduce play 2 VP own torony static; M1 reduce play 1 VP own hajó static"},
		{"Ellenfeled hajóinak költségét 1_VP-vel, tornyaiét 2_VP-vel növeli.", "M2 increase play 2 VP opponent torony static; M2 increase play 1 VP opponent hajó static"},
		{"Hajóid költségéből levonhatsz 1 Szk-t, tornyaidéból 1 VP-t.", "M1 reduce play 1 SZK own hajó static; M1 reduce play 1 VP own torony static"},
		{"A gyűjtődben levő hajónként 1 VP-vel kevesebbe kerül.", "M5 reduce play formula VP self ez a lap static"},
		{"Hajóid az asztalodon levő tornyonként 1 VP-vel olcsóbbak.", "M1 reduce play formula VP own hajó static"},
	})
}

// Exceptions stand between commas, dashes or in brackets, before or behind.
func TestExceptionsOfSaying(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"A Raia lapok költsége, a bűbájokat leszámítva, eggyel csökken.", "colour:Raia & not(type:bűbáj)"},
		{"Lapjaid költsége, a bűbájok kivételével, 1_VP-vel csökken.", "not(type:bűbáj)"},
		{"Lapjaid költsége, kivéve a bűbájokét, 1_VP-vel csökken.", "not(type:bűbáj)"},
		{"Minden lapod - a bűbájok kivételével - 1_VP-vel olcsóbb.", "not(type:bűbáj)"},
		{"Lapjaid – a bűbájokat leszámítva – 1_VP-vel olcsóbbak.", "not(type:bűbáj)"},
		{"Lapjaid költsége, ha van tornyod, a bűbájok kivételével, 1_VP-vel kevesebb.", "not(type:bűbáj)"},
		{"A bűbájokat leszámítva minden lapod 1_VP-vel olcsóbb.", "not(type:bűbáj)"},
		{"Lapjaid 1_VP-vel olcsóbbak, a bűbájokat leszámítva.", "not(type:bűbáj)"},
		{"A bűbájoktól eltekintve lapjaid 1_VP-vel olcsóbbak.", "not(type:bűbáj)"},
	} {
		r := read(c.text)
		if len(r.Modifiers) != 1 || written(r.Modifiers[0].Filter) != c.want {
			t.Errorf("%s: %v, want one for %s", c.text, r.Modifiers, c.want)
		}
	}
}
