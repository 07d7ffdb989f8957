package wording

import "testing"

// What is done with cards has a price of its own: that of attacks and uses changes no summoning cost, that of targeting is for review, and what nobody knows
// is not understood.
func TestPriceOfDoing(t *testing.T) {
	saidAs(t, []saidCase{
		{"", "Hajóid támadásai 2_VP-vel kevesebbe kerülnek.", ""},
		{"", "Ellenfeled hajóinak támadása +1_VP-be kerül.", ""},
		{"", "A blokkolások 1 VP-vel drágábbak.", ""},
		{"", "A támadás mindkét játékosnak 1 VP-be kerül.", ""},
		{"", "Ellenfelednek támadnia 1_VP-be kerül.", ""},
		{"", "Blokkolni 2 VP-vel többe kerül.", ""},
		{"", "Hajóiddal támadnod 1_VP-be kerül.", ""},
		{"", "1_VP-be kerül használnod.", ""},
		{"", "Hajóid festése 1_VP-vel olcsóbb.", "unread"},
		{"", "Hajóid festésének költsége 1_VP-vel nő.", "unread"},
		{"", "Festésének ára 1_VP-vel kevesebb.", "unread"},
		{"", "1_VP-vel drágább a hajóid festése.", "unread"},
		{"", "Drágább a hajóid festése 1_VP-vel.", "unread"},
		{"", "Az összeszerelés költsége 2 VP-vel csökken.", "unread"},
		{"", "Minden összeszerelés 2 VP-vel olcsóbb.", "unread"},
		{"", "Tárgyaid visszavétele 1_VP-be kerül.", "unread"},
		{"", "Hajóid festését 1 VP-vel olcsóbban végezheted.", "unread"},
		{"", "Minden idézés 1_VP-vel drágább.", "M2 increase play 1 VP both lap static"},
		{"", "Ellenfeled drágításai 1_VP-vel csökkennek.", "unread"},
		// what is no card
		{"", "Minden csata 1_VP-vel többe kerül.", "unread"},
		{"", "A harc költsége 1_VP-vel több.", "unread"},
		{"", "Bűbájaid hatása 1_VP-be kerül.", "unread"},
		{"", "Hajóid az általad indított harcban 1_VP-vel olcsóbbak.", "M1 reduce play 1 VP own hajó static"},
		// playing is what changes
		{"", "Hajóid felhúzása 1_VP-vel olcsóbb.", "M1 reduce play 1 VP own hajó static"},
		{"", "Tárgyaid megalkotása +1_VP-be kerül.", "M2 increase play 1 VP own tárgy static"},
		{"", "Hajóid játékba hozása 1_VP-vel olcsóbb.", "M1 reduce play 1 VP own hajó static"},
		{"", "Hajóid kijátszásának költsége 1_VP-vel nő.", "M2 increase play 1 VP own hajó static"},
		// cards whose name or kind ends so
		{"", "Óriásaid 1_VP-vel olcsóbbak.", "M1 reduce play 1 VP own óriás static"},
		{"", "Ellenfeled minden szintlépése 1_VP-vel drágább.", "M2 increase play 1 VP opponent szintlépés static"},
		{"", "A gyűjtőből való kijátszás minden játékosnak +1_VP-be kerül.", "M2 increase play 1 VP both lap static"},
		{"", "A Zúzás 1_VP-vel olcsóbb.", "M1 reduce play 1 VP both zúzás static"},
		// targeting
		{"", "Hajóid célzása 2_VP-vel többe kerül.", "R3 increase target 2 VP opponent hajó static"},
		{"", "Óriásaid megcélzása ellenfelednek 1_VP-vel drágább.", "R3 increase target 1 VP opponent óriás static"},
		{"", "Hajóid célpontul választása 1_VP-vel többe kerül.", "R3 increase target 1 VP opponent hajó static"},
		{"", "Mindenkinek +1_VP a hajókat célozni.", "R3 increase target 1 VP both hajó static"},
		{"", "Minden hajót +2_VP célozni.", "R3 increase target 2 VP both hajó static"},
		{"", "Minden hajódat +2_VP célozni.", "R3 increase target 2 VP opponent hajó static"},
		{"", "Ellenfelednek minden hajót +2_VP célozni.", "R3 increase target 2 VP opponent hajó static"},
		{"", "Neked +1_VP ellenfeled hajóit célozni.", "R3 increase target 1 VP own hajó static"},
	})
}

// A cost that is only asked for, compared or measured is not changed, nor is one set.
func TestCostsAskedFor(t *testing.T) {
	saidAs(t, []saidCase{
		{"", "Húzz egy lapot, ha a hajó költsége nem több, mint 4.", ""},
		{"", "Ha a tárgy 2 VP-be kerül, semmizd.", ""},
		{"", "Ha a célpont 1 VP-vel többe kerül, mint ez a lap, a hatás elmarad.", ""},
		{"", "Gyógyulsz annyit, amennyi a hajó költségének kétszerese.", ""},
		{"", "Kapsz annyi VP-t, amennyi a költsége fele.", ""},
		{"", "Sebzése a költsége duplája.", ""},
		{"", "Ha egy hajód 3 VP-be kerül, 1_VP-vel olcsóbb.", "M1 reduce play 1 VP own hajó conditional static"},
		{"", "Ha hajót játszol ki, az 1 VP-vel kevesebbe kerül.", "M1 reduce play 1 VP own hajó conditional static"},
		{"", "Hajóid költsége fele.", "M1 reduce play formula any own hajó static"},
	})
}

// Playing free, in more words; a condition that is paid; and what only looks like them.
func TestFreeAndPaidSayings(t *testing.T) {
	saidAs(t, []saidCase{
		{"", "Hajóidért nem kell idézési költséget fizetned.", "R1 free play any own hajó static"},
		{"", "Hajóidért nem fizetsz költséget.", "R1 free play any own hajó static"},
		{"", "Hajóid után nem kell költséget fizetned.", "R1 free play any own hajó static"},
		{"", "Ha van medvéd, nem kell költséget fizetned érte.", ""},
		{"", "Nem kell használati költséget fizetned a hajóidért.", ""},
		{"", "Hajóidat VP fizetése nélkül rakhatod le.", "R1 free play any own hajó static"},
		{"", "VP fizetése nélkül támadhat.", ""},
		{"", "(S): hozz játékba ingyen egy hajót a kezedből!", "R1 free play any own hajó activated next"},
		{"", "Hozz játékba egy hajót!", ""},
		{"", "Egy hajód ingyen játékba kerül a gyűjtődből.", "R1 free play any own hajó static"},
		{"", "Ingyen kerül játékba, ha van medvéd.", ""},
		{"", "Hajóid költségéből legfeljebb 2_VP-t lehet helyettesíteni lapok eldobásával.", "R1 replace play 2 VP own hajó static"},
		{"", "Hajóid költségéből 2_VP-t válthatsz ki ÉP-vel.", "R1 replace play 2 VP own hajó static"},
		{"", "Késleltetett hatás, 2: ingyen kijátszhatsz egy hajót.", "R1 free play any own hajó conditional next"},
		{"", "Ha meghal egy medvéd, ingyen kijátszhatsz egy másikat.", "R1 free play any own medve triggered next"},
		{"", "Ha egy medvéd meghal, ingyen lerakhatsz egyet a kezedből.", "R1 free play any own medve triggered next"},
		{"", "Amikor meghal egy medvéd, 1_VP-vel olcsóbban kijátszhatsz egy másikat.", "M1 reduce play 1 VP own medve triggered next"},
		{"", "Ellenfeled hajóinak új kijátszási feltétele van: dobjon el egy lapot.", "R2 condition play any opponent hajó static"},
		{"", "Új kijátszási feltétele: dobj el egy lapot.", ""},
		{"", "Minden hajó kijátszási feltétele 1 lap eldobása, és a tárgyak költsége +1_VP.", "R2 condition play any both hajó static; M2 increase play 1 VP both tárgy static"},
		{"", "Hajót csak egy lap eldobása árán lehet kijátszani.", "R2 condition play any both hajó static"},
		{"", "Hajót kijátszani csak egy lény feláldozásával lehet.", "R2 condition play any both hajó static"},
		{"", "Hajót kijátszani csak úgy lehet, ha eldobsz egy lapot.", "R2 condition play any both hajó static"},
		{"", "Ellenfeled nem játszhat ki hajót egy lap eldobása nélkül.", "R2 condition play any opponent hajó static"},
		{"", "2 VP kifizetése nélkül nem játszhatsz ki hajót.", "R2 condition play 2 VP own hajó static"},
		{"", "VP fizetése nélkül nem játszhatsz ki hajót.", ""},
		{"", "Csak egy lap eldobása árán játszható ki.", ""},
		{"", "Hajóidat a Semmiből is kijátszhatod, 2 plusz VP elköltésével.", "R2 condition play 2 VP own hajó static"},
		{"", "A gyűjtődből is idézhetsz hajókat, de 1 további VP befizetésével.", "R2 condition play 1 VP own hajó static"},
		{"", "Hajóid 2 plusz VP-be kerülnek.", "M2 increase play 2 VP own hajó static"},
		{"", "Kapsz 1 plusz VP-t.", ""},
		{"", "+2_VP-ért reakcióként is kijátszhatod.", ""},
		{"", "Reakcióként is kijátszhatod +2_VP-ért.", ""},
		{"", "Bűbájaidat +1_VP-ért reakcióként is kijátszhatod.", "R2 condition play 1 VP own bűbáj static"},
		{"", "[]-ért 1 lappal kevesebbet dobsz el.", "R3 reduce play 1 nekron own lap static"},
		{"", "Nekron fizetésekor ellenfelednek 1 lappal többet kell eldobnia.", "R3 increase play 1 nekron opponent lap static"},
		{"", "Ha []-t fizetsz, 1 lappal kevesebbet dobsz el.", "R3 reduce play 1 nekron own lap static"},
		{"", "2 VP-ért 1 lappal többet húzol.", ""},
		{"", "Az SZK elköltése ellenfelednek 2 VP-be kerül.", "R3 condition play 2 VP opponent lap static"},
		{"", "Hajóidat ellenfeled csak 1 VP befizetésével célozhatja.", "R3 increase target 1 VP opponent hajó static"},
		{"", "Hajóidat csak 1 VP befizetésével támadhatja.", ""},
		{"", "Egy hajódat kijátszhatod a költsége kifizetése helyett egy lap eldobásával.", "R1 replace play any own hajó static"},
		{"", "Hajóid költsége helyett eldobhatsz egy lapot.", "R1 replace play any own hajó static"},
		{"", "Költsége helyett eldobhatsz egy lapot.", ""},
		{"", "Hajóidat VP helyett ÉP-vel is kifizetheted.", "R1 replace play VP own hajó static"},
		{"", "Hajóid kijátszásakor 2 VP helyett feláldozhatsz egy lényt.", "R1 replace play 2 VP own hajó static"},
		{"", "Húzáskor 2 VP helyett eldobhatsz egy lapot.", ""},
		{"", "Hajót csak 1 VP befizetése árán lehet kijátszani.", "R2 condition play 1 VP both hajó static"},
		{"", "Ellenfeled hajói nem jönnek létre, ha nem fizet értük 1 VP-t.", "R2 condition play 1 VP opponent hajó static"},
		{"", "Ellenfelednek minden hajójához plusz 1 VP-t kell fizetnie.", "M2 increase play 1 VP opponent hajó static"},
		{"", "Letehetsz egy hajót a gyűjtődből a költsége feléért.", "unread"},
		{"", "Hajóid fenntartási költsége 1 VP, tárgyaidé 2 VP.", ""},
		{"", "Hajóid fenntartásának 1 VP a költsége.", ""},
	})
}

// Texts that only point to another printing, and texts that end in the middle of a cost.
func TestPointingAndCut(t *testing.T) {
	saidAs(t, []saidCase{
		{"", "Képességei megegyeznek a második kiadáséval.", "R4"},
		{"", "Ugyanaz a szövege, mint a régi kiadásban.", "R4"},
		{"", "Repül. Szövege egyébként az előző kiadáséval azonos.", "R4"},
		{"", "Utánnyomás, változatlan szöveggel.", "R4"},
		{"", "Képességei megegyeznek a célpont lényéivel.", ""},
		{"", "Ha a két lap neve megegyezik, gyógyulsz 2-t.", ""},
		{"", "(J): a következő hajód költsége", "R4"},
		{"", "Ellenfeled hajóinak költsége …", "R4"},
		{"", "Ebben a körben hajóid költsége 3_VP-", "R4"},
		{"", "Hajóid költsége 3_VP-v", "R4"},
		{"", "Hajóid költsége 1-gyé válik.", "M3 set play 1 any own hajó static"},
		{"", "Minden hajód kijátszási", "R4"},
		{"", "Minden hajód 1_VP-vel", "R4"},
		{"", "Élet: a legdrágább hajód költsége", ""},
		{"", "Kapsz annyi VP-t, mint a hajód költsége", ""},
	})
}
