package wording

import "testing"

// Sentences whose clauses hang together in ways that are less usual, beside their readings as in TestKindsOfSaying; "" is for what changes no cost.
func TestClausesOfSaying(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		// a clause says which cards, with a noun before it or none
		{"Ami nem kalandozó, az 2_VP-vel drágább.", "M2 increase play 2 VP both lap static"},
		{"Ami legfeljebb 2_VP költségű, az +1_VP-be kerül.", "M2 increase play 1 VP both lap static"},
		{"Amiket ellenfeled a paklijából idéz meg, azok 2_VP-vel drágábbak.", "M2 increase play 2 VP opponent lap static"},
		{"Ami a te tárgyad, az 1_VP-vel olcsóbb, ami az ellenfeledé, az 1_VP-vel drágább.", "M1 reduce play 1 VP own lap static; M2 increase play 1 VP opponent lap static"},
		{"Mindaz, ami nem bűbáj, 1_VP-vel drágább.", "M2 increase play 1 VP both lap static"},
		{"Ami tárgy, az +1_VP-t ad.", ""},
		// or that it is the next one
		{"(S): amelyik kígyódat legközelebb kijátszod, arra +2_VP reagálni.", "M4 increase react 2 VP opponent kígyó activated next"},
		{"(K): amelyik varázslatodat legközelebb kijátszod, annak költsége 2_VP-vel kevesebb.", "M1 reduce play 2 VP own varázslat activated next"},
		{"Halálsikoly: annak a gólemnek, amit ezután elsőként lehívsz a kezedből, a költsége 2_VP-vel csökken.", "M1 reduce play 2 VP own gólem triggered next"},
		{"(S): amit ellenfeled ezután először játszik ki, az 2_VP-vel drágább.", "M2 increase play 2 VP opponent lap activated next"},
		{"(J): tárgyaid közül a soron következő 1_VP-vel olcsóbb.", "M1 reduce play 1 VP own tárgy activated next"},
		{"(S): 2_VP-vel kevesebbért játszhatod ki a soron következő hajód.", "M1 reduce play 2 VP own hajó activated next"},
		{"(S): a következőtárgyad 1_VP-vel olcsóbb.", "M1 reduce play 1 VP own tárgy activated next"},
		{"(S): válassz egy lapot a kezedből; ha ebben a körben kijátszod, 1_VP-vel olcsóbb.", "M1 reduce play 1 VP own lap activated conditional turn"},
		// subjects that a later clause only points to
		{"A csontvázak +2/+0-t kapnak, kihozásuk költsége pedig 1_VP-vel kevesebb.", "M1 reduce play 1 VP both csontváz static"},
		{"Hajóid repülnek, kijátszásukért 1_VP-vel kevesebbet fizetsz.", "M1 reduce play 1 VP own hajó static"},
		{"Lényeid nem sebezhetők, kijátszásuk eggyel olcsóbb.", "M1 reduce play 1 any own lény static"},
		{"A következő köröd végéig lapjaid 1-gyel kevesebbe kerülnek, ellenfeledéi +1_VP-be.", "M1 reduce play 1 any own lap timed; M2 increase play 1 VP opponent lap timed"},
		{"Sárkányaid költségéből is, gyíkjaidéból is 1_VP-t levonhatsz (min. 1_VP).", "M1 reduce play 1 VP own sárkány és gyík 1 static"},
		{"Szörnyeid költsége is, tárgyaidé is 1_VP-vel csökken.", "M1 reduce play 1 VP own tárgy és szörny static"},
		{"Lényeid 1_VP-vel olcsóbbak (legalább 1_VP), tárgyaid pedig 2_VP-vel (minimum 2_VP).", "M1 reduce play 1 VP own lény 1 static; M1 reduce play 2 VP own tárgy 2 static"},
		{"Lények, tárgyak és oltárok kivételével mindenért 1_VP-vel és [1]-nal többet kell adni.", "M2 increase play 1 VP both lap static; M2 increase play 1 nekron both lap static"},
		{"A lényeidért jelzőnként 1_VP-vel kevesebbet kell fizetned.", "M1 reduce play formula VP own lény static"},
		// reacting and targeting, in other words, or both for one amount
		{"Reagálni rá +1_VP, célozni szintén.", "M4 increase react 1 VP opponent reakció erre a lapra static; R3 increase target 1 VP opponent ez a lap static"},
		{"Célozni +2_VP, reagálni rá szintén.", "R3 increase target 2 VP opponent ez a lap static; M4 increase react 2 VP opponent reakció erre a lapra static"},
		{"Reagálni rá +1_VP, célozni nem lehet.", "M4 increase react 1 VP opponent reakció erre a lapra static"},
		{"+1_VP célpontul választani a szirénjeidet.", "R3 increase target 1 VP opponent szirén static"},
		{"Ellenfelednek +2_VP-be kerül, ha célozza vagy reagál rá.", "M4 increase react 2 VP opponent reakció erre a lapra static; R3 increase target 2 VP opponent ez a lap static"},
		{"Ellenfelednek 1 VP-vel többe kerül, ha a pókjaidat célozza.", "R3 increase target 1 VP opponent pók static"},
		{"Ellenfelednek +1_VP-be kerül, ha támad.", "unread"},
		{"Minden bűbájodra kijátszott reakció varázslat, illetve képesség 2 VP-vel többe kerül.", "M4 increase react 2 VP opponent bűbáj reakció varázslat illetve static"},
		{"Célpontul választott lény +1/+1-et kap.", ""},
		{"Nem reagálhatnak rá, és 1_VP-vel kevesebbe kerül, ha üres a gyűjtőd.", "M5 reduce play 1 VP self ez a lap conditional static"},
		// the icon, handed over, explained or only named
		{"(S): a kézből kijátszott következő két hajód megkapja a [[2]]-t.", "M4 increase react 2 VP opponent hajó activated next"},
		{"Goblinjaidon +1/+0 és [[3]] van.", "M4 increase react 3 VP opponent goblin static"},
		{"Sárkányaidnak [[2]], gyíkjaidnak [[1]].", "M4 increase react 2 VP opponent sárkány static; M4 increase react 1 VP opponent gyík static"},
		{"Ha van pókod, megkapja a [[2]]-t.", "M4 increase react 2 VP opponent reakció erre a lapra conditional static"},
		{"[[2]], vagyis +2_VP reagálni rá.", "M4 increase react 2 VP opponent reakció erre a lapra static"},
		{"[[2]]. Azaz +2_VP reagálni rá.", "M4 increase react 2 VP opponent reakció erre a lapra static"},
		{"Keress elő egy [[2]] képességű lényt.", ""},
		// free, or for something else
		{"Amíg Borda Borek aktív, a gólemek számodra ingyenesek.", "R1 free play any own gólem conditional static"},
		{"A kör végéig egy manót úgy hozhatsz ki a kezedből, hogy nem fizeted ki a költségét.", "R1 free play any own manó turn"},
		{"Tárgyat a gyűjtődből is kijátszhatsz, de +1_VP-t kell érte fizetned.", "R2 condition play 1 VP own tárgy static"},
		{"Kijátszhatsz lényeket a gyűjtődből, ha fizetsz értük plusz 1 VP-t.", "R2 condition play 1 VP own lény static"},
		{"Kijátszhatod a gyűjtődből is, de +2_VP-t kell fizetned érte.", ""},
		{"Kijátszhatsz lényt a gyűjtődből is, de ahhoz semmiznod kell egy lapot.", "R2 condition play any own lény static"},
		{"Senki sem játszhat ki bűbájt, amíg el nem dob egy lapot.", "R2 condition play any both bűbáj static"},
		{"Ahhoz, hogy ellenfeled lényt idézzen, fel kell áldoznia egy tárgyat.", "R2 condition play any opponent lény static"},
		{"A bűbájok költségét tilos helyettesíteni.", ""},
		{"A []-ért semmizendő lapjaid száma eggyel kevesebb.", "R3 reduce play 1 nekron own lap static"},
		{"Ha []-t fizetsz, eggyel kevesebb lapot semmizel.", "R3 reduce play 1 nekron own lap static"},
		{"[] fizetésekor húzz eggyel kevesebb lapot.", ""},
		// another pays, or pays more
		{"Ellenfeled fizeti ki a következő tárgyad árát.", "R1 replace play any own tárgy next"},
		{"A hajóid költségét ellenfeled állja.", "R1 replace play any own hajó static"},
		{"A lényeid költségéből 1 VP-t ellenfeled fizet.", "R1 replace play 1 VP own lény static"},
		{"Griffjeid idézését a másik játékosnak kell kifizetnie.", "R1 replace play any own griff static"},
		{"Bűbájaid árát nem te fizeted, hanem ellenfeled.", "R1 replace play any own bűbáj static"},
		{"Ellenfeled következő gólemjének költségét te fizeted.", "R1 replace play any opponent gólem next"},
		{"Te állod ellenfeled tárgyainak költségét.", "R1 replace play any opponent tárgy static"},
		{"Ellenfeled kifizeti a tárgyai költségét.", ""},
		{"Ha ellenfeled kifizeti egy hajód költségét, húz egy lapot.", ""},
		{"Ellenfeled fizeti a lényeid képességeinek költségét.", ""},
		{"A következő lényedért ellenfeled 1_VP-vel többet ad.", "M2 increase play 1 VP own lény next"},
		{"Ha hajót idézel, ellenfeled 2_VP-vel többet ad érte.", "M2 increase play 2 VP own hajó conditional static"},
		{"Ellenfeled a szakértelmeiért 1_VP-vel kevesebbet ad.", "M1 reduce play 1 VP opponent szakértelem static"},
		{"Ez a forrás 1_VP-vel többet ad, ha ellenfelednek van lénye.", ""},
		// whoever plays
		{"Bárki játszik is ki démont, azért eggyel több VP-t kell fizetnie.", "M2 increase play 1 VP both démon static"},
		{"Akárki is idéz szirént, annak 2 VP-vel többet kell fizetnie.", "M2 increase play 2 VP both szirén static"},
		{"Bárki idéz meg hajót, 1 VP-vel kevesebbet fizet.", "M1 reduce play 1 VP both hajó static"},
		{"Aki ogrét játszik ki, 2 VP-vel többet fizet.", "M2 increase play 2 VP both ogre conditional static"},
		{"Aki lidércet játszik ki, annak eggyel több VP-t kell fizetnie.", "M2 increase play 1 VP both lidérc conditional static"},
		{"Aki kalandozót akar kijátszani, [1]-nal többet fizet.", "M2 increase play 1 nekron both kalandozó conditional static"},
		{"Akik bűbájt játszanak ki, 1_VP-vel kevesebbet fizetnek.", "M1 reduce play 1 VP both bűbáj conditional static"},
		{"Bárki játszik ki tárgyat, eggyel több lapot húzhat.", ""},
		// pronouns for the same cards of the other player
		{"A lényeid 1 VP-vel olcsóbbak, az övéi 1-gyel drágábbak.", "M1 reduce play 1 VP own lény static; M2 increase play 1 any opponent lény static"},
		{"Az ellenfél tárgyai +1 VP-be kerülnek, a tiéid 1_VP-vel kevesebbe.", "M2 increase play 1 VP opponent tárgy static; M1 reduce play 1 VP own tárgy static"},
		{"Griffjeid költsége 1_VP-vel kevesebb, az övéié 2_VP-vel több.", "M1 reduce play 1 VP own griff static; M2 increase play 2 VP opponent griff static"},
		{"Ellenfeled sárkányainak költsége eggyel nő, a tieidé viszont eggyel csökken.", "M2 increase play 1 any opponent sárkány static; M1 reduce play 1 any own sárkány static"},
		{"(S): a következő hajód 1_VP-vel olcsóbb, az övé 1_VP-vel drágább.", "M1 reduce play 1 VP own hajó activated next; M2 increase play 1 VP opponent hajó activated next"},
		{"Tárgyaid -1_VP, az övéi +1_VP.", "M1 reduce play 1 VP own tárgy static; M2 increase play 1 VP opponent tárgy static"},
		{"Gólemeid 1_VP-vel olcsóbbak. Az övéi 1_VP-vel drágábbak.", "M1 reduce play 1 VP own gólem static; M2 increase play 1 VP opponent gólem static"},
		{"Gólemeid 1_VP-vel olcsóbbak, az övéi nem támadhatnak.", "M1 reduce play 1 VP own gólem static"},
		// telegrams
		{"Griffjeid: -1 VP.", "M1 reduce play 1 VP own griff static"},
		{"Tárgyak +1 VP.", "M2 increase play 1 VP both tárgy static"},
		{"Ellenfél varázslatai: +1_VP.", "M2 increase play 1 VP opponent varázslat static"},
		{"Tornyaid, hajóid: -1_VP (min. 1).", "M1 reduce play 1 VP own torony hajó 1 static"},
		{"(S): következő lényed: -2 VP.", "M1 reduce play 2 VP own lény activated next"},
		{"Minden építmény költsége: +1 VP.", "M2 increase play 1 VP both építmény static"},
		{"Sárkányaid: 2 VP-vel olcsóbb.", "M1 reduce play 2 VP own sárkány static"},
		{"Az ellenfél bűbájai: 1_VP-vel több.", "M2 increase play 1 VP opponent bűbáj static"},
		{"Sebzés: +1.", ""},
		{"Lényeid: +1 ÉP.", ""},
		{"Köröd végén: +1 VP.", ""},
		{"Ellenfeled: -1 VP.", ""},
		{"Feláldozott lényed: +1 VP.", ""},
		{"+1 VP.", ""},
	} {
		if s := sayings(c.text); s != c.want {
			t.Errorf("%s\n got %s\nwant %s", c.text, s, c.want)
		}
	}
}
