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
		{"Az erre adott reakciókért 2 VP-t rá kell fizetni.", "M4 increase react 2 VP opponent reakció static"},
		{"Ha ellenfeled tornyot játszana ki, ráfizet 1 VP-t.", "M2 increase play 1 VP opponent torony conditional static"},
		{"Ha ellenfeled tornyot játszik ki, +1 VP-t fizet.", "M2 increase play 1 VP opponent torony conditional static"},
		{"Ha tornyot játszol ki, 1 VP-vel kevesebbet fizetsz.", "M1 reduce play 1 VP own torony conditional static"},
		{"Tornyaidért 1 VP-vel kevesebbet kérnek.", "M1 reduce play 1 VP own torony static"},
		{"Ellenfeledtől a tornyaiért 2 VP-vel többet kérnek.", "M2 increase play 2 VP opponent torony static"},
		{"Tornyaidat 1 VP-vel kevesebbel is kijátszhatod.", "M1 reduce play 1 VP own torony static"},
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
