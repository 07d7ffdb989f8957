package wording

import "testing"

// The long-winded rule-speak of early sets: what things cost "for you", "beyond" their cost, twice as much, and whose "e torony gazdája" is.
func TestOldRuleSpeak(t *testing.T) {
	checkSayings(t, []saying{
		{"Ha ellenfeled tornyot játszik ki, a költségen felül 2 VP-t kell fizetnie.", "R2 condition play 2 VP opponent torony conditional static"},
		{"Valahányszor egy játékos bűbájt használ, a kijátszási költségen felül fizessen még 1 VP-t.", "R2 condition play 1 VP both bűbáj triggered static"},
		{"Az ellenfélnek minden egyes lapért, amit kézből játszik ki, 1 VP pótdíjat kell fizetnie.", "M2 increase play 1 VP opponent lap static"},
		{"A tornyok költsége rád nézve 1 VP-vel kevesebb.", "M1 reduce play 1 VP own torony static"},
		{"E torony gazdájának valamennyi bűbája eggyel kevesebb varázspontba kerül.", "M1 reduce play 1 VP own bűbáj static"},
		{"Ha ellenfeled tornyot akar felépíteni, kénytelen 2 VP-vel többet költeni rá.", "M2 increase play 2 VP opponent torony conditional static"},
		{"E kör hátralevő részében a tornyok költsége a kétszerese.", "M2 increase play formula any both torony turn"},
		{"Szakértelmeid elsajátítása 1 VP-vel kevesebbe kerül.", "M1 reduce play 1 VP own szakértelem static"},
		{"Kalandozóid felbérlése 2 VP-vel olcsóbb.", "M1 reduce play 2 VP own kalandozó static"},
		{"Tornyaid építéséhez eggyel kevesebb építő kell.", "M1 reduce play 1 építő own torony static"},
		{"Reakciót adni erre a lapra 2_VP-vel többe kerül.", "M4 increase react 2 VP opponent reakció erre a lapra static"},
		{"Erre a lapra nem lehet reagálni, csak +2_VP-ért.", "M4 increase react 2 VP opponent reakció erre a lapra static"},
		{"Minden tornyod: [[1]].", "M4 increase react 1 VP opponent torony static"},
		{"Minden Szk csak fél VP-t ér.", "unread"},
		{"Ellenfeled nekronja dupla annyiba kerül.", "unread"},
		// no changes
		{"Fizess 2 VP-vel többet, mint amennyi jelző van rajta, és húzz egy lapot.", ""},
		{"+2_VP-ért kijátszva húzz egy lapot.", ""},
		{"Alap költsége megegyezik ellenfeled tornyainak számával.", ""},
		{"Dobj el egy lapot, ami 2_VP-vel drágább a célpontnál.", ""},
		{"Ellenfeled annyi lapot dob el, amennyivel a legdrágább tornya drágább a tiednél.", ""},
	})
}

// A card that the sentence before spoke of, or a quantity whose owner is that of the cost.
func TestSaidJustBefore(t *testing.T) {
	checkSayings(t, []saying{
		{"Keress elő egy kardot a paklidból, mutasd fel, és vedd kézbe. Ebben a körben 2_*-gal olcsóbb.", "M1 reduce play 2 SZK own kard turn"},
		{"Keress elő egy kardot! Ebben a körben 2_VP-vel olcsóbb, ha van tornyod.", "M5 reduce play 2 VP self ez a lap conditional turn"},
		{"Húzz egy lapot! Ezt a lapot ebben a körben 1_VP-vel olcsóbban játszhatod ki.", "M1 reduce play 1 VP own lap turn"},
		{"Húzz egy lapot! Ezt a lapot 1_VP-vel olcsóbban játszhatod ki.", "M5 reduce play 1 VP self ez a lap static"},
		{"Húzz egy lapot, amely ebben a körben 1_VP-vel olcsóbb.", "M1 reduce play 1 VP own lap turn"},
		{"Fedd fel a paklid felső lapját, és költsége ebben a körben 1_VP-vel csökken.", "M1 reduce play 1 VP own lap turn"},
		{"Célpont torony a gazdája kezébe kerül. Amíg ott van, 2_VP-vel drágább.", "M2 increase play 2 VP chosen torony conditional static"},
		{"Ellenfeled mutat egy lapot a kezéből. Az a lap a következő köre végéig 1_VP-vel többe kerül.", "M2 increase play 1 VP opponent lap timed"},
		{"Nézd meg ellenfeled kezét, és nevezz meg egy lapot belőle: azt a következő körében csak 1_VP-vel drágábban játszhatja ki.", "M2 increase play 1 VP opponent lap timed"},
		{"Ellenfeled tornyainak sebzése 1-gyel csökken, költsége 2_VP-vel nő.", "M2 increase play 2 VP opponent torony static"},
		{"Minden gnómod sebzése 1-gyel nő, költsége pedig 1_VP-vel csökken.", "M1 reduce play 1 VP own gnóm static"},
		{"Gnómjaid sebzése és költsége is 1-gyel csökken.", "M1 reduce play 1 any own gnóm static"},
		{"Célpont lény sebzése 1-gyel csökken. Költsége 1_VP-vel kevesebb, ha van tornyod.", "M5 reduce play 1 VP self ez a lap conditional static"},
		{"Ezt a lényt célzó bűbájaid 1_VP-vel olcsóbbak.", "R3 reduce target 1 VP own bűbáj static"},
		{"Ezt a lényt célzó ellenséges bűbájok 1_VP-vel drágábbak.", "R3 increase target 1 VP opponent bűbáj static"},
		{"A soron lévő játékos tornyai 1_VP-vel olcsóbbak.", "M1 reduce play 1 VP both torony static"},
		{"A te és ellenfeled tornyai is 1_VP-vel drágábbak.", "M2 increase play 1 VP both torony static"},
		{"A (P) képességű tornyaid 1_VP-vel olcsóbbak.", "M1 reduce play 1 VP own torony static"},
		{"A meccs végéig tornyaid 1_VP-vel olcsóbbak.", "M1 reduce play 1 VP own torony static"},
		{"Tornyaid Szk-ban fizetendő költsége 1-gyel kevesebb.", "M1 reduce play 1 SZK own torony static"},
		{"Gyűjtődből is kijátszhatod a tornyaidat, de +2_VP-ért.", "R2 condition play 2 VP own torony static"},
		{"Reakcióként is kijátszhatod, de +2_VP-ért.", ""},
	})
}

// As much as something else, by parts, from a turn on; and what bounds a cost without changing it.
func TestAsMuchAndFromThenOn(t *testing.T) {
	checkSayings(t, []saying{
		{"A következő tornyod ugyanannyi VP-vel olcsóbb, mint amennyit eldobtál.", "M1 reduce play formula VP own torony next"},
		{"A következő tornyod ugyanannyival olcsóbb, mint ahány lapot eldobtál.", "M1 reduce play formula any own torony next"},
		{"Minden rajta lévő jelző 2_VP-vel drágítja ellenfeled tornyait.", "M2 increase play formula VP opponent torony static"},
		{"A tornyok kétharmaddal drágábbak.", "M2 increase play formula any both torony static"},
		{"Az első két körben 2_VP-vel drágább, utána 1_VP-vel olcsóbb.", "M5 increase play 2 VP self ez a lap conditional static; M5 reduce play 1 VP self ez a lap conditional static"},
		{"A 3. körig minden tornyod 1_VP-vel drágább, azt követően 2_VP-vel olcsóbb.", "M2 increase play 1 VP own torony conditional static; M1 reduce play 2 VP own torony conditional static"},
		{"Páros körökben 1_VP-vel olcsóbb, páratlan körökben 2_VP-vel drágább minden torony.", "M1 reduce play 1 VP both torony conditional static; M2 increase play 2 VP both torony conditional static"},
		{"Tornyaid maximális költsége 2_VP.", "unread"},
		{"Tornyaidért sosem fizetsz 2_VP-nél többet.", "unread"},
		{"Maximális költsége 4_VP.", ""},
		{"Sosem fizetsz 2_VP-nél többet.", ""},
	})
}

// Bounds in a sentence, a half sentence or a bracket of their own; and what typists do to a cost.
func TestBoundsApartAndTyping(t *testing.T) {
	checkSayings(t, []saying{
		{"Tornyaid 1_VP-vel olcsóbbak; költségük nem mehet 1 alá.", "M1 reduce play 1 VP own torony 1 static"},
		{"Tornyaid 2_VP-vel olcsóbbak. Költségük nem mehet 1 alá.", "M1 reduce play 2 VP own torony 1 static"},
		{"Tornyaid 2_VP-vel olcsóbbak. (Nem mehet 1 alá.)", "M1 reduce play 2 VP own torony 1 static"},
		{"Tornyaid 2_VP-vel olcsóbbak. (Min. 1_VP.)", "M1 reduce play 2 VP own torony 1 static"},
		{"Tornyaid 2_VP-vel olcsóbbak. Egyikük költsége sem mehet 1 alá.", "M1 reduce play 2 VP own torony 1 static"},
		{"Tornyaid 2_VP-vel olcsóbbak. Költsége nem mehet 1 alá.", "M1 reduce play 2 VP own torony static"},
		{"Tornyaid idézési ktsge 1VP-vel csökken.", "M1 reduce play 1 VP own torony static"},
		{"Tornyaid kétVP-vel olcsóbbak.", "M1 reduce play 2 VP own torony static"},
		{"Tornyaid költsége - 1 VP (min. 1).", "M1 reduce play 1 VP own torony 1 static"},
		{"Költsége - 3 VP.", ""},
		{"Tornyaid kőkockával olcsóbbak.", "unread"},
	})
}

// The surcharge called by its name, and cards that are played against others.
func TestSurchargeByNameAndAgainst(t *testing.T) {
	checkSayings(t, []saying{
		{"Reakció drágítás: 3.", "M4 increase react 3 VP opponent reakció erre a lapra static"},
		{"Reakciódrágítása 1-gyel nő minden tornyod után.", "M4 increase react formula any opponent reakció erre a lapra static"},
		{"Tornyaid reakciódrágítása eggyel nagyobb.", "M4 increase react 1 any opponent torony static"},
		{"Ellenfeled tornyainak reakciódrágítása nem működik.", ""},
		{"A tornyaid ellen kijátszott bűbájok 1_VP-vel drágábbak.", "M2 increase play 1 VP both bűbáj static"},
		{"Ellenfeled tornyaid elleni bűbájai 1_VP-vel drágábbak.", "M2 increase play 1 VP opponent bűbáj static"},
		{"Azok a források, amelyek rá hatnának, 2_VP-vel többe kerülnek.", "R3 increase target 2 VP opponent forrás static"},
		{"Megtámadni 1_VP-be kerül.", ""},
	})
}

// What holds by day or by the throw of a die, and until when.
func TestByDayAndDice(t *testing.T) {
	checkSayings(t, []saying{
		{"Dobj kockával! Páros: tornyaid 1_VP-vel olcsóbbak, páratlan: 2_VP-vel drágábbak a kör végéig.", "M1 reduce play 1 VP own torony conditional static; M2 increase play 2 VP own torony conditional turn"},
		{"Dobj egy kockával: 1-2: húzz egy lapot; 3-6: ebben a körben tornyaid 1_VP-vel olcsóbbak.", "M1 reduce play 1 VP own torony conditional turn"},
		{"Nappal: tornyaid 1_VP-vel olcsóbbak. Éjjel: 2_VP-vel drágábbak.", "M1 reduce play 1 VP own torony conditional static; M2 increase play 2 VP own torony conditional static"},
		{"Szörnyeid gyorsak, tornyaid viszont 1_VP-vel drágábbak a harc végéig.", "M2 increase play 1 VP own torony timed"},
	})
}
