package wording

import "testing"

// What is paid on top, or asked for cards; less with what they are played.
func TestPaidOnTop(t *testing.T) {
	checkSayings(t, []saying{
		{"Ellenfeled minden tornyára ráfizet 2 VP-t.", "M2 increase play 2 VP opponent torony static"},
		{"A gnómokért ellenfelednek rá kell fizetnie 1 Szk-t.", "M2 increase play 1 SZK opponent gnóm static"},
		{"Ellenfelednek minden varázslata kijátszásakor 2 VP-t rá kell fizetnie.", "M2 increase play 2 VP opponent varázslat static"},
		{"Aki hajót játszik ki, az 1 VP-t ráfizet.", "M2 increase play 1 VP both hajó conditional static"},
		{"Aki hajót épít, az 1 VP-t ráfizet.", "unread"},
		{"Aki hajót épít, az 1 VP-t hozzáfizet.", "unread"},
		{"Az erre adott reakciókért 2 VP-t rá kell fizetni.", "M4 increase react 2 VP opponent reakció static"},
		{"Ha ellenfeled tornyot játszana ki, ráfizet 1 VP-t.", "M2 increase play 1 VP opponent torony conditional static"},
		{"Ha ellenfeled tornyot játszik ki, +1 VP-t fizet.", "M2 increase play 1 VP opponent torony conditional static"},
		{"Ha tornyot játszol ki, 1 VP-vel kevesebbet fizetsz.", "M1 reduce play 1 VP own torony conditional static"},
		{"Tornyaidért 1 VP-vel kevesebbet kérnek.", "M1 reduce play 1 VP own torony static"},
		{"Ellenfeledtől a tornyaiért 2 VP-vel többet kérnek.", "M2 increase play 2 VP opponent torony static"},
		{"Tornyaidat 1 VP-vel kevesebbel is kijátszhatod.", "M1 reduce play 1 VP own torony static"},
		{"Minden tornyodon 1 VP-t spórolsz.", "M1 reduce play 1 VP own torony static"},
		{"A tornyaidon 1 VP engedményt kapsz.", "M1 reduce play 1 VP own torony static"},
		{"Ellenfelednek a tornyainál 1 VP-vel többet kell fizetnie.", "M2 increase play 1 VP opponent torony static"},
		{"Tornyaid esetében 1 VP-vel kevesebbet fizetsz.", "M1 reduce play 1 VP own torony static"},
		{"Ha a tornyodon van jelző, 1 VP-t kapsz.", ""},
		// an own option, or the price of something else
		{"Kijátszásakor ráfizethetsz 2 VP-t, ekkor húzz két lapot.", ""},
		{"Ha ráfizetsz 1 VP-t, két célpontot választhatsz.", ""},
		{"1 lappal kevesebbel és 2 VP-vel többel kezdesz.", ""},
		{"Ha ellenfeled támadni akar, minden lényéért +1 VP-t kell fizetnie.", ""},
	})
}

// A card that was chosen, or that fell, and is taken up by a pronoun or by nothing.
func TestTakenUp(t *testing.T) {
	checkSayings(t, []saying{
		{"Válassz egy lapot ellenfeled kezéből! Azt a lapot 2 VP-vel drágábban játszhatja ki.", "M2 increase play 2 VP opponent lap static"},
		{"Válassz egy lapot célpont játékos kezéből! Ezt a lapot csak 3_VP-vel drágábban játszhatja ki.", "M2 increase play 3 VP chosen lap static"},
		{"Ellenfeled ezt a lapot 2 VP-vel drágábban játszhatja ki.", "M5 increase play 2 VP self ez a lap static"},
		{"Ezt a lapot 2 VP-vel drágábban is kijátszhatod.", ""},
		{"Ha meghal egy gnómod, az ingyen feltámad.", "R1 free play any own gnóm conditional static"},
		{"Ha egy gnómod elpusztul, a kör végén költség nélkül feltámad.", "R1 free play any own gnóm conditional static"},
		{"Ha meghal, ingyen feltámad.", ""},
		{"Ha van egy gnómod, ingyen feltámad.", ""},
		{"Ellenfeled lapjai a következő két körében 1 VP-vel drágábbak.", "M2 increase play 1 VP opponent lap timed"},
	})
}

// Cards named in roundabout ways: a main clause says that something is true of them, a clause behind them which, the clause before what else is
// so of them; or they are the rest, or one of those that were fetched.
func TestNamedRoundabout(t *testing.T) {
	checkSayings(t, []saying{
		{"Minden gnómodra igaz, hogy 1_VP-vel olcsóbb.", "M1 reduce play 1 VP own gnóm static"},
		{"Ellenfeled tornyaira érvényes, hogy 2 VP-vel drágábban játszhatók ki.", "M2 increase play 2 VP opponent torony static"},
		{"Minden más gnómodra igaz, hogy [[1]].", "M4 increase react 1 VP opponent gnóm static"},
		{"Azok a lapok, amelyeket ellenfeled a Semmiből játszik ki, 2 VP-vel drágábbak.", "M2 increase play 2 VP opponent lap static"},
		{"Az a lap, amelyből a legtöbb van játékban, kétszeresébe kerül.", "M2 increase play formula any both lap static"},
		{"Tornyaidat nem lehet elpusztítani, de +1_VP-be kerülnek.", "M2 increase play 1 VP own torony static"},
		{"Varázslataidra nem lehet reagálni, a saját körödben pedig +1_VP-be kerülnek.", "M2 increase play 1 VP own varázslat conditional static"},
		{"Gnómjaid 1 VP-vel olcsóbbak, a többi 2 VP-vel drágább.", "M1 reduce play 1 VP own gnóm static; M2 increase play 2 VP own lap static"},
		{"Vegyél vissza a gyűjtődből két élőholtat. Az egyik ebben a körben 2_VP-vel olcsóbb.", "M1 reduce play 2 VP own élőholt turn"},
		{"Páros körben a tornyok, páratlanban a hajók 1_VP-vel olcsóbbak.", "M1 reduce play 1 VP both hajó conditional static; M1 reduce play 1 VP both torony conditional static"},
		{"Tornyaid és reakcióid költsége 1_VP-vel több.", "M2 increase play 1 VP own torony és reakció static"},
		{"Tornyot kijátszani az első három körben 2 VP-vel drágább.", "M2 increase play 2 VP both torony conditional static"},
		// this card, and no other
		{"Ha már játszottál ki gnómot a mostani körben, 2_VP-vel olcsóbb.", "M5 reduce play 2 VP self ez a lap conditional static"},
		{"Ha van gnómod, ez 1 VP-vel kevesebbe kerül.", "M5 reduce play 1 VP self ez a lap conditional static"},
		{"Húzz 1 lapot. Ingyen kijátszhatod, ha három gnómod van.", ""},
		{"Ellenfeled körében is kijátszhatod, ekkor költsége +2_VP.", "M5 increase play 2 VP self ez a lap static"},
		// said twice, and said once
		{"Egy tornyot ellenszolgáltatás nélkül, ingyen kijátszhatsz.", "R1 free play any own torony static"},
		{"Ha elpusztul, a tárgyai költség nélkül átkerülnek egy másik lényre.", ""},
	})
}

// What replaces a payment, and what only may pay; guards in one word.
func TestDeedsAndFixedCosts(t *testing.T) {
	checkSayings(t, []saying{
		{"A következő tornyod költségében minden (1)-t fizethetsz egy lap eldobásával.", "R1 replace play 1 zanszilánk own torony next"},
		{"Tornyaid költségéből 1 VP-t fizethetsz a gyűjtődből.", ""},
		{"Minden zanszilánkot csak 2_VP-ért lehet elkölteni.", "R3 condition play 2 VP both lap static"},
	})
	saidAs(t, []saidCase{
		{"", "Költsége módosíthatatlan.", "guard change self anyone"},
		{"", "Tornyaid költsége növelhetetlen.", "guard increase own anyone"},
		{"", "Tornyaid immunisak a drágításra.", "guard increase own anyone"},
		{"", "Ez a lap immunis az olcsóbbításra.", "guard reduce self anyone"},
	})
}

// The icon in words, own and granted; conditions of playing that are denied, and what is not needed.
func TestSurchargeInWords(t *testing.T) {
	checkSayings(t, []saying{
		{"Ha van gnómod, reakció drágítás.", "M4 increase react VP opponent reakció erre a lapra conditional static"},
		{"Minden gnómod: reakció drágítás.", "M4 increase react VP opponent gnóm static"},
		{"Gnómjaid reakció drágítást kapnak.", "M4 increase react VP opponent gnóm static"},
		{"Gnómjaid reakció drágítása 2 VP.", "M4 increase react 2 VP opponent gnóm static"},
		{"Gnómjaidnak van reakció drágításuk.", "unread"},
		{"Húzz egy lapot, ha egy lényed reakció drágítása érvényesült.", ""},
		{"Senki sem játszhat ki tornyot, ha nem dob el egy lapot.", "R2 condition play any both torony static"},
		{"Ellenfeled nem játszhat ki varázslatot, ha nem áldoz fel egy lényt.", "R2 condition play any opponent varázslat static"},
		{"Ellenfeled nem játszhat ki lapot, ha nincs lénye.", ""},
		{"Tornyaidhoz nem kell építő.", "R1 free play any own torony static"},
		{"Minden torony, amelyhez nem kell építő, 1 VP-vel drágább.", "M2 increase play 1 VP both torony static"},
		{"Ellenfelednek minden bűbájáért egy plusz VP-t kell fizetnie.", "M2 increase play 1 VP opponent bűbáj static"},
		{"A következő tornyod 1 VP-t kap kedvezményként.", "M1 reduce play 1 VP own torony next"},
		{"Tornyaid VP költsége 2-vel, SZK költsége 1-gyel kevesebb.", "M1 reduce play 1 SZK own torony static; M1 reduce play 2 VP own torony static"},
		{"Tornyaid VP költsége 2-vel és SZK költsége 1-gyel kevesebb.", "M1 reduce play 1 SZK own torony static; M1 reduce play 2 VP own torony static"},
		{"Tornyaid VP költsége 2-vel kevesebb, SZK költsége 1-gyel több.", "M1 reduce play 2 VP own torony static; M2 increase play 1 SZK own torony static"},
		{"Tornyaid idézési költségéből elengedünk 1 VP-t.", "M1 reduce play 1 VP own torony static"},
		{"Minden tornyodba 1 építővel több kell.", "unread"},
		{"Lapjaid költsége felcserélődik.", "unread"},
	})
}

// When and how long: the beginning of a turn, a turn by its number, one's own turn before a colon, what is played by a condition.
func TestTimesOfSaying(t *testing.T) {
	checkSayings(t, []saying{
		{"Minden köröd elején a következő lapod 1 VP-vel olcsóbb.", "M1 reduce play 1 VP own lap triggered next"},
		{"A 10. körig minden lap 1 VP-vel drágább.", "M2 increase play 1 VP both lap conditional static"},
		{"Csak a saját körödben: lapjaid 1 VP-vel olcsóbbak.", "M1 reduce play 1 VP own lap conditional static"},
		{"Ezután a körben tornyaid 2 VP-vel kevesebbe kerülnek.", "M1 reduce play 2 VP own torony turn"},
		{"Ha blokkol, ellenfeled lapjai a harc végéig 2 VP-vel drágábbak.", "M2 increase play 2 VP opponent lap triggered timed"},
		{"Időleges hatás, 3: ha gnómot játszol ki, 1 VP-vel olcsóbb.", "M1 reduce play 1 VP own gnóm conditional timed"},
		{"Ha a köröd kezdetén nincs lapod, e körben minden tornyod 1 VP-vel olcsóbb.", "M1 reduce play 1 VP own torony conditional turn"},
		{"Ha reagálsz egy lapra, a reakció 1 VP-vel olcsóbb.", "M4 reduce react 1 VP own reakció conditional static"},
	})
}

// Cards of two owners under one statement are two changes; for whom something is dearer stands anywhere.
func TestOwnersOfSaying(t *testing.T) {
	checkSayings(t, []saying{
		{"A te hajóid és ellenfeled tornyai 1 VP-vel drágábbak.", "M2 increase play 1 VP opponent torony static; M2 increase play 1 VP own hajó static"},
		{"Ellenfeled tornyai és a te hajóid 1 VP-vel drágábbak.", "M2 increase play 1 VP own hajó static; M2 increase play 1 VP opponent torony static"},
		{"Hajóid, valamint tornyaid 1 VP-vel drágábbak.", "M2 increase play 1 VP own hajó valamint torony static"},
		{"Húzz egy lapot, és ellenfeled tornyai 1 VP-vel drágábbak.", "M2 increase play 1 VP opponent torony static"},
		{"Minden lap költsége ellenfeled számára 1 VP-vel nő.", "M2 increase play 1 VP opponent lap static"},
		{"Te és ellenfeled is 1 VP-vel olcsóbban játszhattok ki hajókat.", "M1 reduce play 1 VP both hajó static"},
		{"Páros körökben hajóid 1 VP-vel olcsóbbak.", "M1 reduce play 1 VP own hajó conditional static"},
		{"Hajóid két körön át 1 VP-vel olcsóbbak.", "M1 reduce play 1 VP own hajó timed"},
	})
}

// What is changed stands in the sentence, or clause, before.
func TestObjectLeft(t *testing.T) {
	checkSayings(t, []saying{
		{"Költsége 6 VP. Minden gnómod 1-gyel csökkenti.", "M5 reduce play formula any self ez a lap static"},
		{"Költsége 2 VP, de ellenfeled minden gnómja eggyel növeli.", "M5 increase play formula any self ez a lap static"},
		{"Sebzése 4. Minden gnómod 1-gyel csökkenti.", ""},
		{"Költsége 6 VP, sebzését minden gnómod 1-gyel csökkenti.", ""},
	})
}

// Who reacts or targets is no condition; played as a reaction, the card is still this one; a card that comes back to the hand is played again.
func TestReactingOfSaying(t *testing.T) {
	checkSayings(t, []saying{
		{"Ellenfeled 1_VP-t köteles ráfizetni, valahányszor egy hajódat célozza.", "R3 increase target 1 VP opponent hajó static"},
		{"Ha ellenfeled reagál rá, 1 VP-t ráfizet.", "M4 increase react 1 VP opponent reakció erre a lapra static"},
		{"Ha valaki erre a lapra reagálni akar, 2 VP-vel többet kell fizetnie érte.", "M4 increase react 2 VP opponent reakció erre a lapra static"},
		{"Ha régi lappal reagálnak rá, az +2_VP-be kerül.", "M4 increase react 2 VP opponent reakció erre a lapra conditional static"},
		{"Reakcióként 2_VP-vel drágább.", "M5 increase play 2 VP self ez a lap conditional static"},
		{"Reakcióként kijátszott hajóid 1 VP-vel olcsóbbak.", "M4 reduce react 1 VP own reakció hajó static"},
		{"(S): egy célpont hajód visszakerül a kezedbe, és ebben a körben 1_VP-vel kevesebbért újra kijátszhatod.", "M1 reduce play 1 VP own hajó activated turn"},
	})
}

// Cards that stand far from what is said of them: before what is counted, before for whom, or come back to a hand; the former and the latter.
func TestFarFromSaying(t *testing.T) {
	checkSayings(t, []saying{
		{"Hajóid a rajta levő jelzők számával olcsóbbak.", "M1 reduce play formula any own hajó static"},
		{"Képességei a jelzők számával olcsóbbak.", ""},
		{"Hajóid minden rajta levő jelzőért 1 VP-vel olcsóbbak.", "M1 reduce play formula VP own hajó static"},
		{"Minden jelzőért hajóid 1 VP-vel olcsóbbak.", "M1 reduce play formula VP own hajó static"},
		{"Az ilyen színű lapok ellenfeled számára 1 VP-vel drágábbak.", "M2 increase play 1 VP opponent lap static"},
		{"A hajók képességei mindkét játékosnak +1_VP-be kerülnek.", ""},
		{"A hajók mindkét játékosnak +1_VP-be kerülnek.", "M2 increase play 1 VP both hajó static"},
		{"Célpont lény visszakerül gazdája kezébe, és 1 VP-vel drágább lesz.", "M2 increase play 1 VP chosen lény static"},
		{"Ellenfeled válasszon egy lapot a kezedből! Annak költsége 2 VP-vel kevesebb.", "M1 reduce play 2 VP own lap static"},
		{"Hajóid és tornyaid jól járnak: az előbbiek 1 VP-vel, az utóbbiak 1 építővel olcsóbbak.", "M1 reduce play 1 építő own torony static; M1 reduce play 1 VP own hajó static"},
		{"A következő két hajód 1_VP-vel olcsóbb, az azután következő 2_VP-vel drágább.", "M1 reduce play 1 VP own hajó next; M2 increase play 2 VP own hajó next"},
		{"Ha a gyűjtőből játszod ki, költsége 2_VP-vel több; ha kézből, [1]-gyel kevesebb.", "M5 increase play 2 VP self ez a lap conditional static; M5 reduce play 1 nekron self ez a lap conditional static"},
		{"Hajóid 1, tornyaid 2 VP-vel olcsóbbak.", "M1 reduce play 2 VP own torony static; M1 reduce play 1 VP own hajó static"},
		{"Hajóid megidézésekor 1_VP, tornyaid megidézésekor 2_VP kedvezmény illet meg.", "M1 reduce play 2 VP own torony static; M1 reduce play 1 VP own hajó static"},
		{"Tornyaid költségéből a hajóid számát levonhatod.", "unread"},
	})
}

// Only then, by day and by night, in a place; a part of the cost.
func TestOnlyThenSaying(t *testing.T) {
	checkSayings(t, []saying{
		{"Hajóid csak akkor olcsóbbak 1_VP-vel, ha van kovácsod.", "M1 reduce play 1 VP own hajó conditional static"},
		{"Nappal hajóid 1_VP-vel olcsóbbak.", "M1 reduce play 1 VP own hajó conditional static"},
		{"A tartalékban: ellenfeled lapjai 1_VP-vel drágábbak.", "M2 increase play 1 VP opponent lap conditional static"},
		{"Sötétben a tornyok, fényben a hajók 1_VP-vel olcsóbbak.", "M1 reduce play 1 VP both hajó static; M1 reduce play 1 VP both torony static"},
		{"Hajóidhoz feleannyi VP elég.", "M1 reduce play formula VP own hajó static"},
		{"Hajóid költsége a negyede.", "M1 reduce play formula any own hajó static"},
	})
}

// Old rule-speak: what players are obliged to put down, what a part of a number takes off, what a card chosen will cost.
func TestOldSayings(t *testing.T) {
	checkSayings(t, []saying{
		{"A játékosok minden hajójukért 1 VP-vel többet kötelesek letenni.", "M2 increase play 1 VP both hajó static"},
		{"Hajóid 1_VP engedménnyel kerülnek játékba, nulláig is lemehetnek.", "M1 reduce play 1 VP own hajó 0 static"},
		{"Hajóidnak eggyel kisebb lesz a kijátszási költsége, de nem mehet 1 VP alá.", "M1 reduce play 1 any own hajó 1 static"},
		{"Hajóid kijátszási költsége a harmadik köröd után feleannyi.", "M1 reduce play formula any own hajó conditional static"},
		{"Ellenfeled reakciói a te körödben 2_VP-vel drágábbak.", "M4 increase react 2 VP opponent reakció conditional static"},
		{"A hajóid a dobott szám felével (lefelé kerekítve) kevesebb VP-be kerülnek.", "M1 reduce play formula VP own hajó static"},
		{"Nevezz meg egy lapot ellenfeled kezéből, amelynek költsége e körben 6_VP lesz.", "M3 set play 6 VP opponent lap turn"},
		{"Minden lapért, amit ellenfeled kijátszott, 1_VP-vel kevesebbe kerül.", "M5 reduce play formula VP self ez a lap static"},
		{"Tégy alá a kezedből két hajót. Ezeket úgy játszhatod ki, mintha a kezedben lennének, csakhogy 1 VP-vel többe kerülnek.", "M2 increase play 1 VP own hajó static"},
		{"Idézési költségeannyival kevesebb, ahány hajód van.", "M5 reduce play formula any self ez a lap static"},
		{"Költsége minden egyes, az asztalodon levő hajó után 1 VP-vel kevesebb.", "M5 reduce play formula VP self ez a lap static"},
		{"Nevezz meg egy lapot. Ellenfeled ebben a körben csak 2 VP-vel drágábban játszhatja ki.", "M2 increase play 2 VP opponent lap turn"},
		{"1 VP-vel többet kell kapnod.", ""},
	})
}

// Conditions of playing, targeting and currencies in old rule-speak.
func TestOldConditions(t *testing.T) {
	checkSayings(t, []saying{
		{"A játékosok tornyot csakis úgy hozhatnak játékba, hogy egy lapjukat a Semmibe teszik.", "R2 condition play any both torony static"},
		{"Torony csak akkor hozható létre, ha létrehozója feláldoz egy lényt.", "R2 condition play any both torony static"},
		{"A tornyok megépítéséhez a szokásos költségen túl egy lap eldobása is szükséges.", "R2 condition play any both torony static"},
		{"Csak az célozhatja, aki kifizet 1 VP-t.", "R3 increase target 1 VP opponent ez a lap static"},
		{"Ha ellenfeled célozza, fizetnie kell 2 VP-t.", "R3 increase target 2 VP opponent ez a lap static"},
		{"A nekronok ára megduplázódik.", "unread"},
		{"A []-ért semmizendő lapok száma eggyel csökken.", "R3 reduce play 1 nekron both lap static"},
		{"Tornyaid kijátszhatók úgy, hogy nem fizeted ki a költségüket.", "R1 free play any own torony static"},
	})
}

// The money is somebody's: it comes to so many of his points.
func TestOwnPointsSaying(t *testing.T) {
	checkSayings(t, []saying{
		{"Ellenfeled minden tornya plusz 1 VP-jébe kerül.", "M2 increase play 1 VP opponent torony static"},
		{"Neked minden tornyod 1 VP-vel kevesebbedbe kerül.", "M1 reduce play 1 VP own torony static"},
		{"Tornyokra: -1 VP. Hajókra: +1 VP.", "M1 reduce play 1 VP both torony static; M2 increase play 1 VP both hajó static"},
		{"Ellenfeled tornyainak költségéhez add hozzá a hajók számát!", "unread"},
		{"Kapsz 2 VP-t, ellenfeled VP-jéből.", ""},
	})
}

// Long texts: the card is the one that the sentence before chose, fetched or counted.
func TestLongSayings(t *testing.T) {
	checkSayings(t, []saying{
		{"Válassz egy lapot ellenfeled kezéből! Az így megjelölt lap 2_VP-vel drágább.", "M2 increase play 2 VP opponent lap static"},
		{"Minden olyan hajód után, amelyik ebben a körben került a gyűjtőbe, 1_VP-t levonhatsz a költségéből.", "M5 reduce play formula VP self ez a lap static"},
		{"Ha ebben a körben már kijátszottál két hajót, a harmadik költsége 1_VP-vel kevesebb.", "M1 reduce play 1 VP own hajó conditional static"},
		{"Költségét 1_VP-vel csökkenti minden, a gyűjtődben nyugvó hajó.", "M5 reduce play formula VP self ez a lap static"},
		{"1_VP-vel csökkenti minden hajód költségét.", "M1 reduce play 1 VP own hajó static"},
		{"Ahány jelződ van, annyival olcsóbb a körben elsőként kijátszott hajód.", "M1 reduce play formula any own hajó static"},
		{"Ami ezt a lapot célozza, azért ellenfeled 1_VP-vel többet fizet.", "R3 increase target 1 VP opponent lap static"},
		{"Szörnyeid képességei 1_VP-vel kevesebbe kerülnek; a hajóidé 1_VP-vel többe.", ""},
		{"Hajóid 2_VP-vel kevesebbe kerülnek, ha pedig zászlósok, akkor 3_VP-vel.", "M1 reduce play 2 VP own hajó static; M1 reduce play 3 VP own hajó conditional static"},
		{"Ha ellenfeled még nem támadt, mindenért 1_VP-vel többet kell adnia.", "M2 increase play 1 VP opponent lap conditional static"},
		{"Keress elő egy hajót, amelynek költsége eggyel több vagy eggyel kevesebb, mint az előzőé.", ""},
	})
}
