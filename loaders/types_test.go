package loaders

import (
	"fmt"
	"strings"
	"testing"
)

func (k *kinds) show() string {
	parts := []string{}
	for _, p := range []struct {
		name string
		list []string
	}{{"type", k.types}, {"sub", k.subtypes}, {"colour", k.colours}, {"icon", k.icons}} {
		if len(p.list) > 0 {
			parts = append(parts, p.name+" "+strings.Join(p.list, ","))
		}
	}
	for _, u := range k.unknown {
		parts = append(parts, fmt.Sprintf("unknown %s→%s", u.raw, u.meant))
	}
	if k.noType != "" {
		parts = append(parts, "odd "+k.noType)
	}
	return strings.Join(parts, " · ")
}

func TestTypeCell(t *testing.T) {
	for _, c := range []struct{ cell, want string }{
		{"Szörny", "type szörny"},
		{"SZORNY", "type szörny"},
		{"Sz?rny", "type szörny"},
		{"Követõ", "type követő"},
		{"K?vet?", "type követő"},
		{"Tárgy?", "type tárgy"},
		{"szo\u0308rny", "type szörny"}, // decomposed
		{"Szörny; xenó; ősmágia (Rhatt)", "type szörny · sub xenó · colour Rhatt · icon ősmágia"},
		{"Szörny; N; Ú", "type szörny · icon ősmágia,reakció drágítás"},
		{"Szörny, sárkány, _repül", "type szörny · sub sárkány · icon repül"},
		{"Szörny – xenó", "type szörny · sub xenó"},
		{"Szörny xenó", "type szörny · sub xenó"},
		{"Szörny; KF; oltalom: 2", "type szörny · icon KF,oltalom: 2"},
		{"Szörny; oltalom 3", "type szörny · icon oltalom: 3"},
		{"Szörny; reakció drágítás: 2", "type szörny · icon reakció drágítás"},
		{"Bűbáj lényre (Raia/Tharr)", "type bűbáj lényre · colour Raia,Tharr"},
		{"bubaj lenyre", "type bűbáj lényre"},
		{"Raia azonnali", "type azonnali · colour Raia"},
		{"Azonnali Raia", "type azonnali · colour Raia"},
		{"Raia/Tharr azonnali", "type azonnali · colour Raia,Tharr"},
		{"Tharr-Fairlight szörny", "type szörny · colour Tharr,Fairlight"},
		{"Chara-din bűbáj lényre", "type bűbáj lényre · colour Chara-din"},
		{"Szörny (Chara-din-Leah)", "type szörny · colour Chara-din,Leah"},
		{"Szörny (Leah-Chara-din)", "type szörny · colour Leah,Chara-din"},
		{"Katona Klán szörny", "type szörny · colour Raia"},
		{"Szörny (Tolvaj)", "type szörny · colour Dornodon"},
		{"Kalandozó; katona", "type kalandozó · sub katona"}, // a soldier, not the clan
		{"Szörny (xenó)", "type szörny · sub xenó"},
		{"Szörny; hideg; sav", "type szörny · sub hideg,sav · icon hideg,sav"},
		{"Helyszín (Bufa)", "type helyszín · colour Bufa"},
		{"Építmény; helyszín", "type építmény · sub helyszín"},
		{"Epikus", "type követő · sub epikus"},
		{"Hordaparancsnok", "type követő · sub hordaparancsnok"},
		{"Követő; epikus", "type követő · sub epikus"},
		{"Epikus követő", "type követő · sub epikus"},
		{"Goblin szörny (Tharr)", "type szörny · sub goblin · colour Tharr"},
		{"Legendás kalandozó", "type kalandozó · icon legendás"},
		{"Szörny; ?", "type szörny · sub ?"},
		{"Szörny; Ködlakó", "type szörny · sub ködlakó"},
		{"Szörny; ősmágja", "type szörny · unknown ősmágja→ősmágia"},
		{"Szörny; reakció drágitas", "type szörny · icon reakció drágítás"},
		{"Szörny (Thar)", "type szörny · unknown Thar→Tharr"},
		{"Szörny; Nincs", "type szörny"},
		{"varázslat", "odd varázslat"}, // a word of texts
		{"Szörnny; xenó", "sub xenó · odd Szörnny"},
	} {
		k := kinds{}
		k.addType(c.cell, "B2")
		if got := k.show(); got != c.want {
			t.Errorf("%q:\n got %s\nwant %s", c.cell, got, c.want)
		}
	}
}

func TestColourSubtypeAndIconCells(t *testing.T) {
	for _, c := range []struct{ field, cell, want string }{
		{"colour", "Raia", "colour Raia"},
		{"colour", "raia/THARR", "colour Raia,Tharr"},
		{"colour", "(Raia/Tharr)", "colour Raia,Tharr"},
		{"colour", "Tharr-Fairlight", "colour Tharr,Fairlight"},
		{"colour", "Chara-din", "colour Chara-din"},
		{"colour", "Katona Klán", "colour Raia"},
		{"colour", "mutáns", "colour Chara-din"},
		{"colour", "klánnélküli", ""},
		{"colour", "Nincs", ""},
		{"colour", "Elenioz", "unknown Elenioz→Elenios"},
		{"subtype", "xenó, sárkány", "sub xenó,sárkány"},
		{"subtype", "tárgy", "sub tárgy"},
		{"subtype", "ősmágia", "icon ősmágia"},
		{"icons", "N", "icon ősmágia"},
		{"icons", "[N] KF", "icon ősmágia,KF"},
		{"icons", "NÚ", "icon ősmágia,reakció drágítás"},
		{"icons", "ősmágia; repül", "icon ősmágia,repül"},
		{"icons", "reakció drágítás", "icon reakció drágítás"},
		{"icons", "parázs", "icon parázs"},
		{"icons", "osmagi", "unknown osmagi→ősmágia"},
	} {
		k := kinds{}
		switch c.field {
		case "colour":
			k.addColour(c.cell, "C2")
		case "subtype":
			k.addSubtype(c.cell, "C2")
		case "icons":
			k.addIcons(c.cell, "C2")
		}
		if got := k.show(); got != c.want {
			t.Errorf("%s %q:\n got %s\nwant %s", c.field, c.cell, got, c.want)
		}
	}
}

func TestOwnIcons(t *testing.T) {
	for _, c := range []struct {
		text string
		want string
	}{
		{"_ősmágia. Repül.", "ősmágia"},
		{"_Ősmágia", "ősmágia"},
		{"Húzz két lapot! _ősmágia", "ősmágia"},
		{"Repül, _ősmágia.", "ősmágia"},
		{"Élet: 2.\n_õsmágia\nSebez 1-et.", "ősmágia"},
		{"_?sm?gia.", "ősmágia"},
		{"_ősmágia (az ellenfél nem drágíthatja).", "ősmágia"},
		{"_ősmágia, _reakció drágítás.", "ősmágia,reakció drágítás"},
		{"Ha sárkányod van, _ősmágia.", ""},
		{"_etnikum, _ősmágia.", ""},
		{"Jelenés: _ősmágia.", ""},
		{"Az _ősmágia nem működik.", ""},
		{"_ősmágia lapjaid nem támadhatók.", ""},
		{"Célpont lényed kapja ezt: „_ősmágia.”", ""},
		{"Célpont lényed 'Repül. _ősmágia.' képességet kap.", ""},
		{"Jó'ok szelleme. _ősmágia.", "ősmágia"},
		{"Repül. N.", ""},
		{"", ""},
	} {
		if got := strings.Join(ownIcons(c.text), ","); got != c.want {
			t.Errorf("%q: got %q, want %q", c.text, got, c.want)
		}
	}
}

// Without accents no two words of the game may be alike, or one of them would never be found.
func TestVocabularyHasNoTwins(t *testing.T) {
	byKey := map[string]string{}
	for key, w := range words() {
		if fold(w.value) == key {
			byKey[key] = w.value
		}
	}
	for _, w := range words() {
		if byKey[fold(w.value)] != w.value {
			t.Errorf("%q is hidden by %q", w.value, byKey[fold(w.value)])
		}
	}
}
