package wording

import (
	"slices"
	"strings"
	"testing"

	"github.com/cardlint/cardlint/lint"
)

// A cost that may be changed is changed; one that may not is guarded.
func TestMaySayings(t *testing.T) {
	saidAs(t, []saidCase{
		{"", "Költsége gyíkonként 2_VP-vel csökkenthető, de 2-nél olcsóbban nem idézhető.", "M5 reduce play formula VP self ez a lap 2 static"},
		{"", "Szellemeid költsége 1 VP-vel mérsékelhető (de nem mehet így 1 alá).", "M1 reduce play 1 VP own szellem 1 static"},
		{"", "Csökkenthető a hajóid költsége 2 Szk-val.", "M1 reduce play 2 SZK own hajó static"},
		{"", "Ellenfeled tárgyainak költsége 1_VP-vel növelhető.", "M2 increase play 1 VP opponent tárgy static"},
		{"", "A következő bűbájod költsége 3-mal redukálható.", "M1 reduce play 3 any own bűbáj next"},
		{"", "Minden bűbájod költsége 1-re csökkenthető.", "M3 set play 1 any own bűbáj static"},
		{"", "A gyíkok 1_VP-vel drágíthatók.", "M2 increase play 1 VP both gyík static"},
		{"", "Költsége törpénként 1-gyel, de összesen legfeljebb 4-gyel csökken.", "M5 reduce play formula any self ez a lap static"},
		{"", "Tárgyaid költsége hajónként 1_VP-vel, legfeljebb 2_VP-vel kevesebb.", "M1 reduce play formula VP own tárgy static"},
		{"", "Hajóid költsége lejjebb vihető 2-vel.", "M1 reduce play 2 any own hajó static"},
		// denied, it is no change
		{"", "Szellemeid költsége 1_VP-vel sem csökkenthető.", "guard reduce own anyone"},
		{"", "Tárgyaid költsége nem mérsékelhető 2_VP-vel.", "guard reduce own anyone"},
		{"", "Költsége nem emelhető.", "guard increase self anyone"},
		{"", "Hajóid költsége legfeljebb 2_VP-vel csökkenthető.", "unread"},
		// of something else
		{"", "Sebzése hajónként 1-gyel csökkenthető.", ""},
		{"", "A gyíkok képességeinek költsége 1_VP-vel csökkenthető.", ""},
	})
}

// What is forbidden, with the infinitive before and behind, of which cards; and what only looks like it.
func TestForbiddenSayings(t *testing.T) {
	saidAs(t, []saidCase{
		{"", "Költségét megváltoztatni nem lehet.", "guard change self anyone"},
		{"", "Sárkányaid költségét emelni nem szabad.", "guard increase own anyone"},
		{"", "Ellenfeled lapjainak költségét csökkenteni tilos.", "guard reduce opponent anyone"},
		{"", "Tilos megváltoztatni a tárgyak költségét.", "guard change both anyone"},
		{"", "A hajóid költségét tilos drágítani.", "guard increase own anyone"},
		{"", "Mérsékelni sem lehet a szakértelmeid költségét.", "guard reduce own anyone"},
		{"", "Tárgyaid költségét sem emelni, sem csökkenteni nem lehet.", "guard change own anyone"},
		{"", "Idézési költségét növelni és csökkenteni sem szabad.", "guard change self anyone"},
		{"", "Hajóid költségét 3 alá csökkenteni tilos.", "guard reduce own anyone 3"},
		{"", "Hajóid 1_VP-vel olcsóbbak, de 2 alá vinni tilos.", "M1 reduce play 1 VP own hajó 2 static"},
		{"", "Hajóid költségét 4 fölé növelni nem lehet.", "unread"},
		{"", "Hajóid sebzését növelni nem lehet.", ""},
		{"", "Hajóid képességeinek költségét növelni tilos.", ""},
		{"", "Ha egy hajó költségét csökkenteni nem lehet, húzz egy lapot.", ""},
		{"", "Ellenfelednek tilos csökkentenie a hajóid költségét.", "guard reduce own opponent"},
		{"", "Hajóid költségének növelése tilos.", "guard increase own anyone"},
		{"", "Hajóid költségének módosítása nem lehetséges.", "guard change own anyone"},
		// this card, by its type
		{"", "Ennek a szörnynek a költségét csökkenteni nem lehet.", "guard reduce self anyone"},
		{"", "Válassz egy szörnyet. Ennek a szörnynek a költségét csökkenteni nem lehet.", "guard reduce both anyone"},
		{"tárgy", "A tárgy költségét csökkenteni nem lehet.", "guard reduce self anyone"},
		{"építmény", "Az építmény költségét a játékosok nem módosíthatják.", "guard change self anyone"},
		{"bűbáj lényre", "A bűbáj költségét ellenfeled nem növelheti.", "guard increase self opponent"},
		{"bűbáj lényre", "A lény költségét ellenfeled nem növelheti.", "guard increase both opponent"},
		{"tárgy", "A tárgyak költségét csökkenteni nem lehet.", "guard reduce both anyone"},
		{"tárgy", "Keress elő egy tárgyat. A tárgy költségét csökkenteni nem lehet.", "guard reduce both anyone"},
		// the price of something else
		{"", "Hajóid 1 VP befizetése ellenében repülnek. Ez a költség nem növelhető.", ""},
		{"", "(J), 2_VP: húzz két lapot. Ez a költség nem csökkenthető.", ""},
		{"", "Repül. Ez a költség nem csökkenthető.", "guard reduce self anyone"},
	})
}

// What is not paid, or paid on top, of which cards: in the words of paying, of coming to so much, of conditions.
func TestPaidSayings(t *testing.T) {
	saidAs(t, []saidCase{
		{"", "Kijátszhatod ellenfeled egyik hajóját, a költségét nem kell kifizetned.", "R1 free play any own hajó static"},
		{"azonnali", "Megidézhetsz egy medvét a gyűjtődből, de a költségét nem kell megtérítened.", "R1 free play any own medve next"},
		{"azonnali", "Akkor játszhatod ki, ha ellenfeled tárgyat rak le: a tárgy nálad jön játékba, a költségét nem kell megtérítened.", "R1 free play any own tárgy next"},
		{"", "Ha van medvéd, a költségét nem kell megtérítened.", ""},
		{"", "Hajóid nem kerülnek Szk-ba.", "R1 free play any own hajó static"},
		{"", "Bűbájaid egyike sem kerül VP-be.", "R1 free play any own bűbáj static"},
		{"", "A következő tárgyad VP-be nem kerül.", "R1 free play any own tárgy next"},
		{"", "A medve nem kerül a kézbe.", ""},
		{"", "Ellenfelednek minden tárgyáért a költségén felül 2 VP-t kell fizetnie.", "R2 condition play 2 VP opponent tárgy static"},
		{"", "Minden játékosnak 1 VP-t kell fizetnie minden lénye után az idézési költségen túl.", "R2 condition play 1 VP both lény static"},
		{"", "Ellenfelednek minden kijátszott bűbája után 1_VP-t kell befizetnie.", "R2 condition play 1 VP opponent bűbáj static"},
		{"", "Minden kijátszott bűbájod után kapsz 1_VP-t.", ""},
		{"", "Ellenfeled minden bűbájához fel kell áldoznia egy lényt.", "R2 condition play any opponent bűbáj static"},
		{"", "El kell dobnod egy lapot minden hajódhoz.", "R2 condition play any own hajó static"},
		{"", "Hajóidért a költségükön kívül egy lapot is el kell dobnod.", "R2 condition play any own hajó static"},
		{"", "Hajóidhoz kell tenned egy jelzőt.", ""},
		{"", "Hajóidhoz nem kell feláldoznod semmit.", ""},
		{"", "A kör végéig mindent 3_VP-ért lehet kijátszani.", "M3 set play 3 VP both lap turn"},
		{"", "Ha nincs lap a kezedben, érte 2_VP-vel kevesebbet kell fizetned.", "M5 reduce play 2 VP self ez a lap conditional static"},
		{"", "Amíg van medvéd, 1_VP-vel többet kell fizetned érte.", "M5 increase play 1 VP self ez a lap conditional static"},
		{"", "Visszaveheted a kezedbe, de ekkor 1_VP-vel többet kell fizetned érte.", ""},
		{"", "Ha 1_VP-vel többet fizetsz érte, húzz egy lapot.", ""},
		{"", "Hozz játékba egy medvét a kezedből (költsége ekkor 0).", "M3 set play 0 any own medve next"},
		{"", "Hozz játékba egy max. 4_VP költségű medvét; költsége 1.", "M3 set play 1 any own 4 költségű medve next"},
		{"", "Rakj le egy medvét a kezedből (költsége most 2).", "M3 set play 2 any own medve next"},
		{"", "Rakj rá egy jelzőt (költsége 0).", ""},
		{"", "Hozz játékba két medvét (2/2, költségük 0).", ""},
		{"", "Kijátszási feltételként feláldozandó lényeid száma 1-gyel kevesebb.", "R3 reduce play 1 any own lap static"},
		{"", "Ellenfelednek kijátszási feltételként eggyel több lapot kell eldobnia.", "R3 increase play 1 any opponent lap static"},
		{"", "Kijátszási feltétele két lap eldobása.", ""},
		{"", "Ellenfeled minden körben csak a második bűbájától kezdve fizet rendes árat, az elsőért +1_VP-t fizet.", "M2 increase play 1 VP opponent bűbáj static"},
		{"", "Költségét minden hajód 1-gyel csökkenti.", "M5 reduce play formula any self ez a lap static"},
		{"", "Hajóid költségét minden tárgyad 2_VP-vel növeli.", "M2 increase play formula VP own hajó static"},
		{"", "Minden körben 1-gyel csökkenti hajóid költségét.", "M1 reduce play 1 any own hajó static"},
		{"", "Idézéséhez X VP szükséges, de minden hajód 2-vel csökkenti ezt.", "M5 reduce play formula any self ez a lap static"},
		{"", "Sebzése 4, de minden hajód 1-gyel csökkenti ezt.", ""},
		{"", "Költsége 7 VP, de ez medvénként 2-vel csökken.", "M5 reduce play formula any self ez a lap static"},
		{"", "Költsége 7 VP, amelyet minden medvéd 2-vel csökkent.", "M5 reduce play formula any self ez a lap static"},
		{"", "Hajóid költsége 2 Szk. Ez medvénként 1-gyel nő.", "M3 set play 2 SZK own hajó static; M2 increase play formula any own hajó static"},
		{"", "Költsége 3 volt, ez a medve 1-gyel csökkenti a sebzését.", ""},
		{"", "Hajóid támadása nem kerül VP-be.", ""},
		{"", "Egy medvéhez fel kell áldoznod egy lapot.", ""},
		{"", "Sebzése 4. Ez medvénként 1-gyel nő.", ""},
		{"", "Költségét minden jelző 1-gyel növeli.", "M5 increase play formula any self ez a lap static"},
	})
}

// Texts that are none, or that end before they say anything of a cost.
func TestCutSayings(t *testing.T) {
	saidAs(t, []saidCase{
		{"", "Szövegét lásd a második kiadásban!", "R4"},
		{"", "A lap szövege elmosódott.", "R4"},
		{"", "Lásd: Rézkapu (2001).", "R4"},
		{"", "Szövege: lásd a régi kiadást, idézési költsége azonban", "R4"},
		{"", "Nem blokkolható, költsége viszont.", "R4"},
		{"", "Gyógyulsz 2-t, és a hajóid költsége", "R4"},
		{"", "Gyógyulsz annyit, amennyi a hajó költsége", ""},
		{"", "Számít a hajó neve és a költsége is.", ""},
		{"", "Hajóid költsége azonban 1_VP-vel kevesebb.", "M1 reduce play 1 VP own hajó static"},
		{"", "Lásd el a hajóidat!", ""},
	})
}

// What only looks like playing free: a ban of it, another currency for the same cost, what may be paid with.
func TestNotFreeSayings(t *testing.T) {
	saidAs(t, []saidCase{
		{"", "Amíg aktív, senki nem rakhat le tárgyat költségének kifizetése nélkül vagy helyettesítéssel.", ""},
		{"", "Ellenfeled nem idézhet meg lényt a költségének megfizetése nélkül.", ""},
		{"", "Tilos hajót ingyen lerakni.", ""},
		{"", "Nem szabad bűbájt költség nélkül kijátszani.", ""},
		{"", "Hajót nem lehet helyettesítéssel kijátszani.", ""},
		{"", "Nem csak hajót, bűbájt is ingyen játszhatsz ki.", "R1 free play any own bűbáj static"},
		{"", "Nem játszhatsz ki lényt, de egy hajót ingyen lerakhatsz.", "R1 free play any own hajó static"},
		{"", "Ha nem támadsz, ingyen lerakhatsz egy hajót.", "R1 free play any own hajó conditional static"},
		{"", "A Semmiből kijátszott hajók költsége annyi, mint eredetileg, de Szk helyett ÉP-vel kell fizetni.", "R1 replace play SZK both hajó static"},
		{"", "Bűbájaidért VP helyett építőt fizethetsz.", "R1 replace play VP own bűbáj static"},
		{"", "Költsége annyi, mint eredetileg.", ""},
		{"", "Hajóid költsége annyi, mint ahány lapod van.", "M3 set play formula any own hajó static"},
		{"", "Képességeiért VP helyett ÉP-vel kell fizetned.", ""},
		{"", "Lapok eldobásával is fizethetsz a hajóidért: minden eldobott lap 1 Szk-nak számít.", ""},
	})
}

// Words that say of what a cost is: with some or all accents lost, joined with alap, and such as the lexicon does not have.
func TestCostOfDoing(t *testing.T) {
	for _, doing := range []string{"idézési", "kijátszási", "kihozási", "elkészítési", "lapkijátszási", "megidézési", "lerakási", "előhívási", "felépítési", "létrehozási", "letevési", "lehelyezési", "feltámasztási"} {
		accents := []rune(fold(doing))
		for i, c := range []rune(doing) {
			plain := accents[i]
			if plain == c {
				continue
			}
			one, but := []rune(doing), slices.Clone(accents)
			one[i], but[i] = plain, c
			for _, w := range []string{doing, string(one), string(but), string(accents)} {
				for _, cost := range []string{"költsége", "koltsege", "költsege"} {
					saidAs(t, []saidCase{
						{"", "Medvéid " + w + " " + cost + " 2 VP-vel kevesebb.", "M1 reduce play 2 VP own medve static"},
						{"", "Medvéid " + w + " " + cost + " mindössze 2 VP.", "M3 set play 2 VP own medve static"},
						{"", "Medvéid alap" + w + " " + cost + " 2 VP-vel kevesebb.", ""},
					})
				}
			}
		}
	}
	saidAs(t, []saidCase{
		{"", "Medvéid letetele 1 VP-vel többe kerül.", "M2 increase play 1 VP own medve static"},
		{"", "Medvéid támadási költsége 1 VP-vel kevesebb.", ""},
		{"", "Fenntartási költsége 1 VP-vel több.", ""},
		{"", "Medvéid bérlési költsége 1 VP-vel több.", "unread"},
		{"", "Bérlési költsége 2 VP.", ""},
		{"", "Medvéid bérlési költségét csökkenteni nem lehet.", "unread"},
	})
}

// saidCase is a text on a card of some types (separated by |, none: szörny), and what it says.
type saidCase struct{ types, text, want string }

func saidAs(t *testing.T, cases []saidCase) {
	t.Helper()
	for _, c := range cases {
		card := lint.Card{ID: "1", Name: "Példa", Types: []string{"szörny"}, Texts: []lint.Text{{Raw: c.text}}}
		if c.types != "" {
			card.Types = strings.Split(c.types, "|")
		}
		if got := saidBy(&card); got != c.want {
			t.Errorf("%s %s\n got %s\nwant %s", c.types, c.text, got, c.want)
		}
	}
}

// saidBy writes down all that a card says of cost: modifiers, guards, and whether something was not understood.
func saidBy(card *lint.Card) string {
	r := Read(card)
	var got []string
	for i := range r.Modifiers {
		m := &r.Modifiers[i]
		got = append(got, string(m.Code), string(m.Op), string(m.On), m.Amount.String(), m.Currency.String(), string(m.Whose), m.Cards, m.Floor.String(), strings.Join(m.When.Names(), " "), string(m.Lasts), ";")
	}
	for i := range r.Guards {
		g := &r.Guards[i]
		got = append(got, "guard", string(g.Forbids), string(g.Whose), g.By, g.Floor.String(), g.Except, ";")
	}
	for i := range r.Unread {
		if r.Unread[i].Code == lint.R5 {
			got = append(got, "unread ;")
		} else {
			got = append(got, string(r.Unread[i].Code), ";")
		}
	}
	return strings.TrimSuffix(strings.ReplaceAll(strings.Join(strings.Fields(strings.Join(got, " ")), " "), " ;", ";"), ";")
}
