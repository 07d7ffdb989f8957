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
		{"Minden nem támadó lény 1_VP-vel többe kerül.", "M2 increase play 1 VP both nem lény static"},
		{"Támadása +2, és 1_VP-vel olcsóbb, ha van elfed.", "M5 reduce play 1 VP self ez a lap conditional static"},
		{"Minden aktivizálás után a következő tárgyad 1_VP-vel drágább.", "M2 increase play formula VP own tárgy next"},
		// keywords
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
