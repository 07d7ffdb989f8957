package wording

import (
	"testing"

	"github.com/cardlint/cardlint/lint"
)

// Whatever the order of its words, a clause behind a reduction that says how far it may go is a floor; one that speaks of anything else is none.
func TestFloorByItsWords(t *testing.T) {
	const none, base = -1, -2
	for _, c := range []struct {
		text  string
		floor int
	}{
		{"Hajóid 2_VP-vel olcsóbbak (3 a legkisebb).", 3},
		{"Hajóid 2_VP-vel olcsóbbak (legkisebb költségük 3).", 3},
		{"Hajóid 2_VP-vel olcsóbbak, de háromba legalább.", 3},
		{"Hajóid 2_VP-vel olcsóbbak, legkevesebb azonban 3.", 3},
		{"Hajóid 2_VP-vel olcsóbbak, legkevesebb 3_VP-be azonban kerülnek.", 3},
		{"Hajóid 2_VP-vel olcsóbbak, de 3_VP-be minimum kerülnek.", 3},
		{"Hajóid 2_VP-vel olcsóbbak, 3 alá nem.", 3},
		{"Hajóid 2_VP-vel olcsóbbak (3_VP-nél olcsóbb viszont nem).", 3},
		{"Hajóid 2_VP-vel olcsóbbak, de így 3_VP-nél kevesebb nem fizethető.", 3},
		{"Hajóidért 2_VP-vel kevesebbet fizetsz, bár 3_VP-t azért kötelező adni.", 3},
		{"Hajóid 2_VP-vel olcsóbbak( 3_VP-t mindenképp).", 3},
		{"Hajóid 2_VP-vel olcsóbbak, legalább 3_VP-t azonban fizetni kell értük.", 3},
		{"Hajóid 2_VP-vel és 1 _*-gal olcsóbbak, ám VP-ből így is legalább 3-at fizetsz.", 3},
		{"Hajóid 2_VP-vel olcsóbbak (minimum egy).", 1},
		{"Hajóid 2_VP-vel olcsóbbak, ingyen azonban így sem lehetnek.", 1},
		{"Hajóid 2_VP-vel olcsóbbak, de 0 azért nem lehet.", 1},
		{"Hajóid 2_VP-vel olcsóbbak (ingyen is lehetnek).", 0},
		{"Hajóid 2_VP-vel olcsóbbak, akár ingyen is lehetnek.", 0},
		{"Hajóid 2_VP-vel olcsóbbak, akár ingyenesek is.", 0},
		{"Hajóid 2_VP-vel olcsóbbak (0-ig).", 0},
		{"Hajóid 2_VP-vel olcsóbbak, akár 0_VP-be is kerülhetnek.", 0},
		{"Hajóid 2_VP-vel olcsóbbak, a 3. körig.", none},
		{"Hajóid kijátszása 2_VP-vel kevesebb, az alapköltségük alá azonban nem.", base},
		{"Hajóid 2_VP-vel olcsóbbak (alap költségüknél kevesebb azért nem).", base},
		{"Hajóid 2_VP-vel olcsóbbak, és legalább 3 lapot húzol.", none},
		{"Hajóid 2_VP-vel olcsóbbak, de legalább 3 lényed legyen.", none},
		{"Hajóid 2_VP-vel olcsóbbak, de sebzésük 3 alá nem mehet.", none},
		{"Hajóid 2_VP-vel olcsóbbak (3 körig).", none},
		{"Hajóid 2_VP-vel olcsóbbak, ha legalább 3 van belőlük.", none},
		{"Hajóid 2_VP-vel olcsóbbak, de 3 lapot el kell dobnod.", none},
		{"Hajóid 2_VP-vel olcsóbbak, de 3-nál többet nem idézhetsz.", none},
		{"Hajóid 2_VP-vel olcsóbbak, és ingyen is támadhatnak.", none},
		{"Hajóid 2_VP-vel drágábbak, legkevesebb azonban 3.", none},
	} {
		r := Read(&lint.Card{Name: "Próbalap", Types: []string{"bűbáj"}, Texts: []lint.Text{{Cell: "F2", Raw: c.text}}})
		if len(r.Modifiers) == 0 {
			t.Errorf("%s\nno change", c.text)
			continue
		}
		have := none
		if c.floor == base && r.Modifiers[0].Floor.Kind == lint.FloorBase {
			have = base
		}
		if f := r.Modifiers[0].Floor; f.Kind == lint.FloorNumber {
			have = f.N
		}
		if have != c.floor || len(r.Guards) > 0 {
			t.Errorf("%s\nfloor %d, want %d; guards %v", c.text, have, c.floor, r.Guards)
		}
		for _, m := range r.Modifiers {
			if m.Op == lint.Set {
				t.Errorf("%s\nis taken for a value that is set", c.text)
			}
		}
	}
}

// A part of the cost as the bound is no number and not the base cost: no floor is claimed, but the change is marked as bounded, and nothing else is said.
func TestFloorOfAPart(t *testing.T) {
	for _, c := range []struct {
		text    string
		bounded bool
	}{
		{"Hajóid 2_VP-vel olcsóbbak, de legfeljebb az alapköltségük feléig.", true},
		{"Hajóid költsége 2_VP-vel kevesebb, de legfeljebb a felére csökken.", true},
		{"Hajóid 2_VP-vel olcsóbbak, de legalább az alapköltségük felébe kerülnek.", true},
		{"Hajóid 2_VP-vel olcsóbbak (minimum az eredeti költségük fele).", true},
		{"Hajóid költsége 2_VP-vel csökken, de nem mehet az alap költségük fele alá.", true},
		{"Hajóid 2_VP-vel olcsóbbak, az alapköltségük fele alá azonban nem csökkenhetnek.", true},
		{"Hajóid 2_VP-vel olcsóbbak, de nem lehetnek olcsóbbak az alapköltségük harmadánál.", true},
		{"Hajóid 2_VP-vel olcsóbbak, de az eredeti költségük felénél kevesebbe nem kerülhetnek.", true},
		{"Hajóid 2_VP-vel olcsóbbak, de sebzésük legfeljebb a felére csökken.", false},
		{"Hajóid 2_VP-vel olcsóbbak, de a paklid fele a gyűjtőbe kerül.", false},
	} {
		r := Read(&lint.Card{Name: "Próbalap", Types: []string{"bűbáj"}, Texts: []lint.Text{{Cell: "F2", Raw: c.text}}})
		if len(r.Modifiers) != 1 || r.Modifiers[0].Floor.Kind != lint.NoFloor || r.Modifiers[0].Amount.N != 2 || len(r.Guards)+len(r.Bases)+len(r.Unread) > 0 {
			t.Errorf("%s\n%+v, guards %v, base costs %v, not understood %v", c.text, r.Modifiers, r.Guards, r.Bases, r.Unread)
		}
		bounded := 0
		for _, k := range r.Marks {
			if k.Kind == lint.MarkBounded {
				bounded++
			}
		}
		if want := map[bool]int{true: 1}[c.bounded]; bounded != want {
			t.Errorf("%s\nmarked as bounded %d times, want %d", c.text, bounded, want)
		}
	}
}
