package wording

import "testing"

type saying struct{ text, want string }

func checkSayings(t *testing.T, table []saying) {
	t.Helper()
	for _, c := range table {
		if s := sayings(c.text); s != c.want {
			t.Errorf("%s\n got %s\nwant %s", c.text, s, c.want)
		}
	}
}

// A bare "költsége", "a lap" or "ezt" is of the card that the words before named, or of this one.
func TestWhichCardOfSaying(t *testing.T) {
	checkSayings(t, []saying{
		{"(S): mutass fel egy bűbájt a kezedből; ameddig a kezedben marad, a költsége (1)-gyel kevesebb.", "M1 reduce play 1 zanszilánk own bűbáj activated conditional static"},
		{"Kijátszásakor fedd fel egy lapodat a kezedből; költsége 2 VP-vel alacsonyabb.", "M1 reduce play 2 VP own lap triggered static"},
		{"Halálsikoly: válassz egy elfet a kezedből: az elf költsége 1_VP-vel csökken.", "M1 reduce play 1 VP own elf triggered static"},
		{"Válassz egy lapot a kezedből! A lap költsége 3_VP-vel kevesebb.", "M1 reduce play 3 VP own lap static"},
		{"Húzz egy lapot! A lap költsége 1_VP-vel kevesebb, ha van elfed.", "M5 reduce play 1 VP self ez a lap conditional static"},
		{"Egy lényed +2 sebzést kap; költsége 1_VP-vel kevesebb, ha van elfed.", "M5 reduce play 1 VP self ez a lap conditional static"},
		{"Akkor játszhatod ki, ha ellenfeled épp lerakna egy építményt. Költségét 1 építővel növeled.", "M2 increase play 1 építő opponent építmény static"},
		{"Akkor játszhatod ki, ha ellenfeled megidéz egy szörnyet. A költsége 3 VP-vel több.", "M2 increase play 3 VP opponent szörny static"},
		{"Akkor játszhatod ki, ha ellenfeled kijátszik egy tárgyat. Költsége 1_VP-vel több, ha van elfed.", "M5 increase play 1 VP self ez a lap conditional static"},
		{"Akkor játszhatod ki, ha ellenfeled kijátszik egy tárgyat. Költségét 2 VP-vel csökkentheted, ha nincs lényed.", "M5 reduce play 2 VP self ez a lap conditional static"},
		{"(P): a Semmiből olcsóbban megidézheted egy szörnyedet: 2_VP-vel kevesebbe kerül.", "M1 reduce play 2 VP own szörny activated next"},
		{"Jelenés: kijátszhatsz egy bűbájt a gyűjtődből; költsége 2-vel kevesebb.", "M1 reduce play 2 any own bűbáj triggered next"},
		{"Ha kijátszottál egy bűbájt: költsége 1_VP-vel kevesebb.", "M5 reduce play 1 VP self ez a lap conditional static"},
		{"Nézd meg ellenfeled kezét, és válassz egy lapot; költsége 2_VP-vel több.", "M2 increase play 2 VP opponent lap static"},
		{"Nevezz meg egy lapot: ellenfeled ezt a lapot 2_VP-vel drágábban játszhatja ki.", "M2 increase play 2 VP opponent lap static"},
		{"Nevezz meg egy lapot: ennek a lapnak a költsége 1_VP-vel kevesebb.", "M1 reduce play 1 VP own lap static"},
		{"Keress elő két elfet; költségük 1_VP-vel kevesebb.", "M1 reduce play 1 VP own elf static"},
		{"Jelenés: ha meghalt lényed, a gyűjtődből olcsóbban kijátszhatsz egy elfet: 1_VP-vel kevesebbe kerül.", "M1 reduce play 1 VP own elf triggered conditional next"},
		{"Mutass fel egy elfet a kezedből: költsége 2_VP-vel kevesebb.", "M5 reduce play 2 VP self ez a lap activated static"},
		{"Mutass fel 3 elfet; költsége 2_VP-vel kevesebb.", "M5 reduce play 2 VP self ez a lap static"},
		// ezt
		{"Ha nincs lényed, ezt 2 VP-vel olcsóbban játszhatod ki.", "M5 reduce play 2 VP self ez a lap conditional static"},
		{"Amíg van törpéd, ezt a lapot 1_VP-vel kevesebbért teheted le.", "M5 reduce play 1 VP self ez a lap conditional static"},
		{"Ha van erdőd, ezt a szörnyet 1_VP-vel olcsóbban rakhatod le.", "M5 reduce play 1 VP self ez a lap conditional static"},
		{"Keress elő egy szörnyet! Ezt a szörnyet 1_VP-vel olcsóbban rakhatod le.", "M1 reduce play 1 VP own szörny static"},
		{"Kedvezmény: ha van erdőd, 1_VP-vel olcsóbb.", "M5 reduce play 1 VP self ez a lap conditional static"},
		{"Kedvezmény: 2 VP.", "unread"},
	})
}

// What activating, upkeep, an attack or the use of a keyword comes to is no summoning cost.
func TestUseCostOfSaying(t *testing.T) {
	checkSayings(t, []saying{
		{"Minden aktivizálás 2 VP-be kerül.", ""},
		{"A szörnyek fenntartása 1_VP-be kerül.", ""},
		{"Lényeid fenntartási költsége 1 VP-vel kevesebb.", ""},
		{"Minden támadás 1_VP-be kerül.", ""},
		{"Minden blokkoló gólem 2 VP-be kerül a gazdájának.", ""},
		{"Az ellenfél olyan lényei, amelyek támadnak, 1 VP-be kerülnek.", ""},
		{"Minden olyan hajó, ami aktivizálódik, 1_VP-jébe kerül a gazdájának.", ""},
		{"Minden olyan hajó, ami repül, 1_VP-be kerül.", "M3 set play 1 VP both hajó static"},
		{"A támadó lények költsége 1_VP-vel több.", "M2 increase play 1 VP both lény static"},
		{"Minden nem támadó lény 1_VP-vel többe kerül.", "M2 increase play 1 VP both nem támadó lény static"},
		{"Támadása +2, és 1_VP-vel olcsóbb, ha van elfed.", "M5 reduce play 1 VP self ez a lap conditional static"},
		{"Minden aktivizálás után a következő tárgyad 1_VP-vel drágább.", "M2 increase play formula VP own tárgy next"},
		{"Minden lapod, ami aktivizálódik, 2_VP-vel kevesebbe kerül.", "M1 reduce play 2 VP own lap static"},
		{"Aktivizálása idején lényeid 1_VP-vel olcsóbbak.", "M1 reduce play 1 VP own lény static"},
		{"Ellenfeled aktivizálásai +1_VP-be kerülnek.", ""},
		{"Minden támadásod 2_VP-be kerül.", ""},
		{"Aktivizálni egy lényt 1_VP-vel többe kerül.", ""},
		{"Megidézni egy lényt 1_VP-vel többe kerül.", "M2 increase play 1 VP both lény static"},
		// keywords
		{"Az _újrahasznosítás 1_VP-vel olcsóbb.", ""},
		{"_Újrahasznosítás lapjaid 1_VP-vel olcsóbbak.", "M1 reduce play 1 VP own újrahasznosítás lap static"},
		{"Az újrahasznosítás költsége 2_VP-vel kevesebb.", ""},
		{"Ha van elfed, az Újrahasznosítás 1_VP-vel olcsóbb.", ""},
		{"Bűbájaid újrahasznosításának költsége 1_VP-vel csökken.", ""},
		{"Újrahasznosítás: 2. Költsége 1_VP-vel kevesebb, ha van elfed.", "M5 reduce play 1 VP self ez a lap conditional static"},
		{"Újrahasznosítással kijátszott bűbájaid 1_VP-vel olcsóbbak.", "M1 reduce play 1 VP own bűbáj static"},
		{"Lapjaidat újrahasznosítás közben 1_VP-vel olcsóbban játszhatod ki.", "M1 reduce play 1 VP own lap static"},
		// a space is lost
		{"Lényeidképességeinek költsége 1_VP-vel több.", ""},
		// the price of the ability before
		{"4_VP: húzz egy lapot. Ez a díj 2_VP-vel kevesebb, ha van elfed.", ""},
		{"(S), 2_VP: gyógyulsz 2-t. Ez az ár 1 VP-vel nő, ha nincs elfed.", ""},
		{"Repül. Ez a díj 2_VP-vel kevesebb, ha van elfed.", "unread"},
	})
}

// A statement goes on with another amount: with nagyobb and kisebb as with több and kevesebb, behind a condition or in brackets.
func TestAnotherAmountOfSaying(t *testing.T) {
	checkSayings(t, []saying{
		{"A Raia varázslatok költsége 2 VP-vel nagyobb, minden más színű varázslaté 1 VP-vel kisebb.", "M2 increase play 2 VP both Raia varázslat static; M1 reduce play 1 VP both varázslat static"},
		{"Az építményeid költsége 1 építővel alacsonyabb, tárgyaidé 1 Szk-val magasabb.", "M1 reduce play 1 építő own építmény static; M2 increase play 1 SZK own tárgy static"},
		{"Lényeid költsége 1 VP-vel, bűbájaidé 2 VP-vel kisebb.", "M1 reduce play 2 VP own bűbáj static; M1 reduce play 1 VP own lény static"},
		{"Ha van elfed, költsége 1_VP-vel kisebb, ha nincs, 2_VP-vel nagyobb.", "M5 reduce play 1 VP self ez a lap conditional static; M5 increase play 2 VP self ez a lap conditional static"},
		{"Lényeid 1_VP-vel olcsóbbak. Költsége 1_VP-vel több, ha nincs elfed, és 2_VP-vel kevesebb, ha van.", "M1 reduce play 1 VP own lény static; M5 increase play 1 VP self ez a lap conditional static; M5 reduce play 2 VP self ez a lap conditional static"},
		{"Minden nem élőholt lapod +1_VP, ha van sárkányod az asztalon, akkor +3_VP.", "M2 increase play 1 VP own nem élőholt lap static; M2 increase play 3 VP own nem élőholt lap conditional static"},
		{"Ellenfeled minden tárgya +1 Szk (de ha van törpéd, +2 Szk).", "M2 increase play 1 SZK opponent tárgy static; M2 increase play 2 SZK opponent tárgy conditional static"},
		{"Ellenfeled tárgyai +1_VP-be kerülnek (ha van törpéd, +2_VP-be).", "M2 increase play 1 VP opponent tárgy static; M2 increase play 2 VP opponent tárgy conditional static"},
		{"Elfjeid 1_VP-vel olcsóbbak (ha van erdőd, 2_VP-vel).", "M1 reduce play 1 VP own elf static; M1 reduce play 2 VP own elf conditional static"},
		{"Elfjeid költsége 1_VP-vel kevesebb, ha van erdőd, akkor 2_VP-vel kevesebb.", "M1 reduce play 1 VP own elf static; M1 reduce play 2 VP own elf conditional static"},
		{"Reagálni rá +1_VP (ha van elfed, +2_VP).", "M4 increase react 1 VP opponent reakció erre a lapra static; M4 increase react 2 VP opponent reakció erre a lapra conditional static"},
		{"Elfjeid 1_VP-vel olcsóbbak, ha van erdőd, 2_VP-vel, ha van tavad is.", "M1 reduce play 1 VP own elf conditional static; M1 reduce play 2 VP own elf conditional static"},
		{"Minden tárgyad +1_VP, ha van elfed, lényeid +2 sebzést kapnak.", "M2 increase play 1 VP own tárgy conditional static"},
		{"Minden tárgyad +1_VP, és ha van elfed, +2_VP-t kapsz.", "M2 increase play 1 VP own tárgy static"},
		{"Minden bűbájod +1_VP (ha van elfed, +2 ÉP).", "M2 increase play 1 VP own bűbáj static"},
		{"Minden lapod +1_VP, ha van elfed, akkor -1_VP.", "M2 increase play 1 VP own lap static; M1 reduce play 1 VP own lap conditional static"},
		{"Minden lapod +1_VP (ha van elfed, +2_VP; ha van törpéd, +3_VP).", "M2 increase play 1 VP own lap static; M2 increase play 2 VP own lap conditional static; M2 increase play 3 VP own lap conditional static"},
		{"Kisebb a hajóid költsége 1_VP-vel.", "M1 reduce play 1 VP own hajó static"},
		{"2 VP-vel nagyobb a hajók költsége.", "M2 increase play 2 VP both hajó static"},
		{"Tárgyaid költsége kisebb 1 VP-vel, hajóidé nagyobb 2 VP-vel.", "M1 reduce play 1 VP own tárgy static; M2 increase play 2 VP own hajó static"},
		{"Egy 2_VP-vel nagyobb hajó költsége számít.", ""},
		{"Célpont hajó, aminek költsége nagyobb 2_VP-vel, passzivizálódik.", ""},
		{"Hajóid [[1]]-et kapnak (ha van már nekik, 1-gyel nő).", "M4 increase react 1 VP opponent hajó static"},
	})
}

// An amount for each of something, what is saved on playing, and the word for cost cut short.
func TestCountedOfSaying(t *testing.T) {
	checkSayings(t, []saying{
		{"Költsége (2)-vel csökken minden tüzes lapodért a Semmiben, de nem csökkenhet 1_VP alá.", "M5 reduce play formula zanszilánk self ez a lap 1 static"},
		{"Minden jelzőért 1_VP-vel olcsóbb.", "M5 reduce play formula VP self ez a lap static"},
		{"Hajóid költsége 1_VP-vel nő ellenfeled minden kalózáért.", "M2 increase play formula VP own hajó static"},
		{"Minden hajódért 1_VP-vel kevesebbet fizetsz.", "M1 reduce play 1 VP own hajó static"},
		{"Szörnyeid megidézésekor 1 VP-t megtakarítasz.", "M1 reduce play 1 VP own szörny static"},
		{"Elfjeid lerakásakor elfenként 2 VP-t megspórolsz, ha van erdőd.", "M1 reduce play 2 VP own elf conditional static"},
		{"Ha törpét idézel, 1_VP-t spórolsz.", "M1 reduce play 1 VP own törpe conditional static"},
		{"Ha törpét áldozol fel, 1_VP-t spórolsz.", "unread"},
		{"Lényeid sebzéséből 1 VP-t levonsz.", "unread"},
		// ktg, id.
		{"Törpéid ktg-e 1_VP-vel kevesebb.", "M1 reduce play 1 VP own törpe static"},
		{"Törpéid kijátszási ktg. 1 VP-vel kevesebb.", "M1 reduce play 1 VP own törpe static"},
		{"Törpéid id. költsége 1VP-vel kevesebb. Repülnek.", "M1 reduce play 1 VP own törpe static"},
		{"Törpéid kij. ktg-ét 2 VP-vel csökkenti.", "M1 reduce play 2 VP own törpe static"},
		{"Törpéid használati ktg-e 1_VP-vel kevesebb.", ""},
		{"Törpéid alapktg-e 1_VP-vel kevesebb.", ""},
		{"Célpont legfeljebb 3-as ktg-ű lény meghal.", ""},
		{"Akkor játszhatod ki, ha ellenfeled lényt idéz. Költsége 1_VP-vel kevesebb, ha van elfed.", "M5 reduce play 1 VP self ez a lap conditional static"},
	})
}

// Whoever targets pays more: for targeting, whatever he calls what he pays for, and under no condition beside.
func TestTargetingOfSaying(t *testing.T) {
	checkSayings(t, []saying{
		{"Aki sárkányodat célozná, 3 VP-vel többet fizet a forrásért.", "R3 increase target 3 VP opponent sárkány static"},
		{"Aki tárgyaidat célozza, +1_VP-t fizet.", "R3 increase target 1 VP opponent tárgy static"},
		{"Aki célozza, annak 2_VP-vel többet kell fizetnie.", "R3 increase target 2 VP opponent ez a lap static"},
		{"Ellenfeled 1_VP-vel többet fizet a forrásért, ha törpédet célozza.", "R3 increase target 1 VP opponent törpe static"},
		{"Ha valaki törpédet célpontul választja, 1_VP-vel többet kell fizetnie érte.", "R3 increase target 1 VP opponent törpe static"},
		{"Aki lényedet célozná, annak lapjai 2_VP-vel drágábbak.", "M2 increase play 2 VP both lap conditional static"},
		{"Aki lényt idéz, 2_VP-vel többet fizet érte.", "M2 increase play 2 VP both lény conditional static"},
		{"Aki lényt idéz, 2_VP-vel többet fizet a forrásért.", "M2 increase play 2 VP both forrás conditional static"},
	})
}

// When something holds, and how long, where the words before say it.
func TestWhenOfSaying(t *testing.T) {
	checkSayings(t, []saying{
		// the next one, too
		{"(P): ellenfeled következő szörnye 1_VP-vel drágább, a tiéd 1_VP-vel olcsóbb.", "M2 increase play 1 VP opponent szörny activated next; M1 reduce play 1 VP own szörny activated next"},
		{"Ellenfeled bűbájai 1_VP-vel drágábbak, a tieid 1_VP-vel olcsóbbak.", "M2 increase play 1 VP opponent bűbáj static; M1 reduce play 1 VP own bűbáj static"},
		// a single card, on an event
		{"Ha egy tárgyad elpusztul, egy tárgyat a kezedből költség nélkül letehetsz.", "R1 free play any own tárgy triggered next"},
		{"Ha egy elfed meghal, egy elfet 2_VP-vel olcsóbban kijátszhatsz.", "M1 reduce play 2 VP own elf triggered next"},
		{"Ha egy elfed meghal, elfeket 2_VP-vel olcsóbban játszhatsz ki.", "M1 reduce play 2 VP own elf conditional static"},
		{"Ha van elfed, egy elfet 2_VP-vel olcsóbban kijátszhatsz.", "M1 reduce play 2 VP own elf conditional static"},
		{"(K): nevezz meg egy bűbájt, és húzz egy lapot! Ha kitaláltad, azt 2_VP-vel olcsóbban nyomban kijátszhatod.", "M1 reduce play 2 VP own lap activated conditional next"},
		// one of two, on an event
		{"Amikor meghal, választhatsz: húzol egy lapot, vagy a következő lényed 1_VP-vel olcsóbb.", "M1 reduce play 1 VP own lény triggered next"},
		{"(S): választhatsz: húzol egy lapot, vagy a következő lényed 1_VP-vel olcsóbb.", "M1 reduce play 1 VP own lény activated conditional next"},
		// from some turn on, or in it
		{"A 4. kör után a legendás lapok 1_VP-vel drágábbak.", "M2 increase play 1 VP both legendás lap conditional static"},
		{"Tárgyaid a hatodik kör után 1_VP-vel olcsóbbak.", "M1 reduce play 1 VP own tárgy conditional static"},
		{"Minden 2 kör után 1_VP-vel olcsóbb.", "M5 reduce play formula VP self ez a lap static"},
		{"Ez után újabb köröd következik, de abban nem húzol, és lapjaid 2_VP-vel többe kerülnek.", "M2 increase play 2 VP own lap timed"},
		{"Kapsz még egy kört; abban lényeid 1_VP-vel olcsóbbak.", "M1 reduce play 1 VP own lény timed"},
		{"A paklidban van egy lap, de abban lényeid 1_VP-vel olcsóbbak.", "M1 reduce play 1 VP own lény static"},
		// where it is put
		{"(Elfre rakva 1_VP-vel olcsóbb.)", "M5 reduce play 1 VP self ez a lap conditional static"},
		{"Repülő lényre helyezve költsége 2_VP-vel kevesebb.", "M5 reduce play 2 VP self ez a lap conditional static"},
		// regarded as if
		{"Bűbájaid úgy tekintendők, mintha 1_VP-vel kevesebbe kerülnének.", "M1 reduce play 1 VP own bűbáj static"},
		{"Minden tárgyad olyan, mintha 2 VP-vel drágább volna.", "M2 increase play 2 VP own tárgy static"},
		{"Lényeid úgy sebeznek, mintha 2 VP-vel drágábbak lennének.", "unread"},
	})
}
