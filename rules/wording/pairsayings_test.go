package wording

import (
	"testing"

	"github.com/cardlint/cardlint/lint"
)

// Two kinds of cards under one statement: those that are dearer than the first, those for which somebody else is paid.
func TestPairs(t *testing.T) {
	checkSayings(t, []saying{
		{"A legfeljebb 2_VP költségű gnómjaid 1_VP-vel, az ennél drágábbak 3_VP-vel olcsóbbak.", "M1 reduce play 3 VP own lap static; M1 reduce play 1 VP own 2 költségű gnóm static"},
		{"A 3 VP-nél olcsóbb tornyaid 1 VP-vel, a többi 2 VP-vel kevesebbe kerül.", "M1 reduce play 2 VP own lap static; M1 reduce play 1 VP own torony static"},
		{"A 2 VP-s és annál olcsóbb gnómok 1 VP-vel, az annál drágábbak 2 VP-vel drágábbak.", "M2 increase play 2 VP both lap static; M2 increase play 1 VP both 2 és olcsóbb gnóm static"},
		{"Gnómjaidért 1_VP-vel kevesebbet fizetsz, tornyaidért azonban 2_VP-vel többet.", "M1 reduce play 1 VP own gnóm static; M2 increase play 2 VP own torony static"},
		{"Gnómjaidért 3_VP-vel, tornyaidért 1_VP-vel kevesebbet fizetsz.", "M1 reduce play 1 VP own torony static; M1 reduce play 3 VP own gnóm static"},
		{"Ellenfeled a gnómjaiért 1_VP-vel, a tornyaiért 2_VP-vel fizet többet.", "M2 increase play 2 VP opponent torony static; M2 increase play 1 VP opponent gnóm static"},
		{"Ellenfeled a gnómjaiért 1_VP-vel többet fizet, a tornyaiért 2_VP-vel.", "M2 increase play 1 VP opponent gnóm static; M2 increase play 2 VP opponent torony static"},
		{"Gnómjaidat +1_VP célozni, tornyaidat +3_VP.", "R3 increase target 1 VP opponent gnóm static; R3 increase target 3 VP opponent torony static"},
		{"Reagálni a gnómjaidra +1 VP, a tornyaidra +2 VP.", "M4 increase react 1 VP opponent gnóm static; M4 increase react 2 VP opponent torony static"},
	})
}

// Cards named by their number alone, and one verb for two conditions or for two players.
func TestNumberedAndShared(t *testing.T) {
	checkSayings(t, []saying{
		{"Ha két gnómod van, a harmadik 2_VP-vel olcsóbb.", "M1 reduce play 2 VP own gnóm conditional static"},
		{"Mindkét játékos körönként egy tornyot játszhat ki rendes áron; a második 1_VP-vel, a harmadik 2_VP-vel drágább.", "M2 increase play 2 VP both lap static; M2 increase play 1 VP both torony static"},
		{"Az első gnómod normál áron, a második 1 VP-vel olcsóbban jön ki.", "M1 reduce play 1 VP own gnóm static"},
		{"A következő tornyod 2_VP-vel olcsóbb, az azt követő eggyel.", "M1 reduce play 2 VP own torony next; M1 reduce play 1 VP own torony next"},
		{"Költsége hárommal kevesebb, ha nincs tornyod, és kettővel, ha gnómod sincs.", "M5 reduce play 3 any self ez a lap conditional static; M5 reduce play 2 any self ez a lap conditional static"},
		{"Ha ellenfeled ilyen nevű lapot játszik ki, 2_VP-vel többet fizet, ha te, akkor 1_VP-vel kevesebbet.", "M2 increase play 2 VP opponent lap conditional static; M1 reduce play 1 VP own lap conditional static"},
		{"Ha van gnómod, a bűbájaid, ha van tornyod, a tárgyaid 1_VP-vel olcsóbbak.", "M1 reduce play 1 VP own tárgy conditional static; M1 reduce play 1 VP own bűbáj conditional static"},
		{"Gnómjaid kapnak +1/+1-et, a gyűjtőből kijátszottak 2_VP-vel olcsóbbak.", "M1 reduce play 2 VP own kijátszott static"},
		{"Minden torony kijátszási feltétele 2_VP elköltése, minden gnómé 1_VP-é.", "R2 condition play 2 VP both torony static; R2 condition play 1 VP both gnóm static"},
		{"Jelenés: válassz! A következő tornyod 3_VP-vel, vagy a következő gnómod 1_VP-vel olcsóbb.", "M1 reduce play 1 VP own gnóm triggered conditional next; M1 reduce play 3 VP own torony triggered conditional next"},
		{"Minden köröd elején nevezz meg egy típust! A kör végéig az ilyen lapjaid 1_VP-vel olcsóbbak.", "M1 reduce play 1 VP own lap triggered turn"},
		{"Jelenés: mondd ki egy lap nevét: azt a kör végéig 1_VP-vel olcsóbban játszhatod ki.", "M1 reduce play 1 VP own lap triggered turn"},
		{"Minden tornyod 1_VP-vel drágább, hacsak nem gnóm.", "M2 increase play 1 VP own torony static"},
		{"Minden tornyod 1_VP-vel drágább, hacsak nincs gnómod.", "M2 increase play 1 VP own torony conditional static"},
		{"A következő tornyod költsége az eldobott lap költségének felével kevesebb.", "M1 reduce play formula any own torony next"},
		{"Célpont torony passzivizálódik. Gazdája ebben a körben csak 1_VP felárral játszhat ki gnómot.", "M2 increase play 1 VP chosen gnóm turn"},
	})
}

// Discounts and surcharges that cards have, or that are given on their account.
func TestDiscounts(t *testing.T) {
	checkSayings(t, []saying{
		{"Gnómjaid után 2_VP engedmény jár.", "M1 reduce play 2 VP own gnóm static"},
		{"Gnómjaid után 2_VP engedmény jár, költségük azonban így sem lehet kevesebb 1_VP-nél.", "M1 reduce play 2 VP own gnóm 1 static"},
		{"Tornyaidért 1 VP kedvezmény illet meg.", "M1 reduce play 1 VP own torony static"},
		{"Tornyaid és gnómjaid lerakásán 1_VP-t megspórolsz.", "M1 reduce play 1 VP own torony és gnóm static"},
		{"Ellenfeled kézből kijátszott tornyainak 2_VP pluszköltsége van.", "M2 increase play 2 VP opponent torony static"},
		{"Minden gnómnak további 1 VP költsége van.", "M2 increase play 1 VP both gnóm static"},
		{"Ellenfeled tornyainak 1 Szk többletköltsége van.", "M2 increase play 1 SZK opponent torony static"},
		{"Tornyaidnak nincs pluszköltsége.", ""},
		{"Költségének harmadát _*-ból is fizetheted.", ""},
		{"Tornyaid költségének felét építőkkel is fizetheted.", ""},
		{"Tornyaid költségének csak a felét kell kifizetned.", "M1 reduce play formula any own torony static"},
	})
}

// Whose: the player who reacts, the one on whose card this one lies, the one who gets a token.
func TestWhoPays(t *testing.T) {
	checkSayings(t, []saying{
		{"Ellenfeled tornyaira 1_VP-vel olcsóbban reagálhatsz.", "M4 reduce react 1 VP own torony static"},
		{"Ellenfeled csak 1_VP-vel drágábban reagálhat tornyaidra.", "M4 increase react 1 VP opponent torony static"},
		{"A megbűvölt torony gazdája 1 VP-vel többet fizet a gnómjaiért.", "M2 increase play 1 VP chosen gnóm static"},
		{"Ellenfeled kap egy Vámos jelzőt (0/2, hátránya: \"Minden tornyod +1_VP-be kerül.\").", "M2 increase play 1 VP opponent torony static"},
		{"Kapsz egy Vámos jelzőt (0/2, képessége: \"Tornyaid 1_VP-vel olcsóbbak.\").", "M1 reduce play 1 VP own torony static"},
		{"Kijátszásakor nevezz meg egy színt: a kör végéig ellenfeled ilyen színű lapjai +1_VP-be kerülnek.", "M2 increase play 1 VP opponent lap triggered turn"},
		{"Kijátszásakor nevezz meg egy színt: ellenfeled ilyen színű lapjai +1_VP-be kerülnek.", "M2 increase play 1 VP opponent lap static"},
	})
}

// On a card that lies on another one, "a lap gazdája" is that one's.
func TestWhoPaysForAnother(t *testing.T) {
	for kind, want := range map[string]lint.Whose{"bűbáj lapra": lint.Chosen, "bűbáj": lint.Own} {
		card := lint.Card{ID: "1", Name: "Példa", Types: []string{kind}, Texts: []lint.Text{{Raw: "A lap gazdája minden tornyáért 1_VP-vel többet köteles fizetni."}}}
		r := Read(&card)
		if len(r.Modifiers) != 1 || r.Modifiers[0].Whose != want {
			t.Errorf("%s: got %+v, want one of %s", kind, r.Modifiers, want)
		}
	}
}

// What only asks whether a cost was changed changes none; what only says where the text stands cannot be judged.
func TestAskedOrElsewhere(t *testing.T) {
	checkSayings(t, []saying{
		{"Ha ellenfeled megemelte egy tornyod költségét, húzhatsz egy lapot.", ""},
		{"Valahányszor ellenfeled csökkenti egy tornya költségét, gyógyulsz 1-et.", ""},
		{"Ha van tornyod, megemeli ellenfeled lapjai költségét.", "unread"},
		{"Új változat. A kártya pontos szövegét lásd a Kódexben.", "unread"},
		{"A lap hatályos szövege a honlapon olvasható.", "unread"},
	})
}
