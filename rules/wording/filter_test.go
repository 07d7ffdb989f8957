package wording

import (
	"fmt"
	"strings"
	"testing"

	"github.com/cardlint/cardlint/lint"
)

// written puts a filter into one line: conditions joined by &, alternatives by |, a leading ~ where it is not exact.
func written(f lint.Filter) string {
	var alts []string
	for i := range f.Any {
		alts = append(alts, conjunction(&f.Any[i]))
	}
	s := strings.Join(alts, " | ")
	if s == "" {
		s = "all"
	}
	if !f.Exact {
		s = "~" + s
	}
	return s
}

func conjunction(c *lint.Conjunction) string {
	var out []string
	for _, p := range []struct {
		kind string
		vals []string
	}{{"type", c.Type}, {"subtype", c.Subtype}, {"colour", c.Colour}, {"icon", c.Icon}, {"name", c.Name}, {"zone", c.Zone}} {
		for _, v := range p.vals {
			out = append(out, p.kind+":"+v)
		}
	}
	for _, r := range c.Cost {
		switch {
		case r.Max < 0:
			out = append(out, fmt.Sprintf("cost>=%d", r.Min))
		case r.Min == r.Max:
			out = append(out, fmt.Sprintf("cost=%d", r.Min))
		default:
			out = append(out, fmt.Sprintf("cost<=%d", r.Max))
		}
	}
	for i := range c.Not {
		out = append(out, "not("+conjunction(&c.Not[i])+")")
	}
	return strings.Join(out, " & ")
}

// Which cards a change touches, as structure. What is not understood makes the filter inexact (~), never narrower.
func TestFilters(t *testing.T) {
	for text, want := range map[string]string{
		"Minden lap költsége +1_VP.":                                               "all",
		"Xenóid költsége 1_VP-vel kevesebb.":                                       "subtype:xenó",
		"A legalább 4_VP költségű vámpírjaid 1_VP-vel olcsóbbak.":                  "subtype:vámpír & cost>=4",
		"A 0 és 2 költségű lapok költsége +1_VP.":                                  "cost=0 | cost=2",
		"Minden, legfeljebb 3-as költségű goblinod 1_VP-vel olcsóbb.":              "subtype:goblin & cost<=3",
		"A 2_VP-nél olcsóbb varázslatok +1_VP-be kerülnek.":                        "type:varázslat & cost<=1",
		"A 3-as vagy nagyobb alap költségű hajóid 2_VP-vel olcsóbbak.":             "subtype:hajó & cost>=3",
		"Minden Tharr vagy Raia szörnyed 1_VP-vel olcsóbb.":                        "type:szörny & colour:Tharr | type:szörny & colour:Raia",
		"Goblin és ork lényeid költsége 1_VP-vel kevesebb.":                        "type:lény & subtype:goblin | type:lény & subtype:ork",
		"Goblinjaid és orkjaid költsége 1_VP-vel kevesebb.":                        "subtype:goblin | subtype:ork",
		"Minden nem élőholt szörnyed 1_VP-vel olcsóbb.":                            "type:szörny & not(icon:élőholt)",
		"Az ellenfél minden nem-bűbáj lapja +1_VP-be kerül.":                       "not(type:bűbáj)",
		"Minden lap, ami nem lény, +1_VP-be kerül.":                                "not(type:lény)",
		"Minden lény, aminek a költsége legalább 3, +1_VP-be kerül.":               "type:lény & cost>=3",
		"Minden lény, melynek alap idézési költsége nem 2 VP, +2 VP-be kerül.":     "type:lény & not(cost=2)",
		"Minden lény, aminek nevében van k betű, +2_VP-be kerül.":                  "~type:lény",
		"Ében íjászaid 1_VP-vel olcsóbbak.":                                        "subtype:ében íjász",
		"Minden Bokkarán idézési költsége 1 VP-vel kevesebb.":                      "name:Bokkarán | subtype:bokkarán",
		"Minden Zúzmara gyíkod költsége kettővel kevesebb.":                        "name:Zúzmara gyík",
		"A sárkányokat kivéve minden lap költsége +2_VP.":                          "not(subtype:sárkány)",
		"Raia reakcióid 1_VP-vel olcsóbbak.":                                       "colour:Raia",
		"Azonnali reakcióid 1_VP-vel olcsóbbak.":                                   "type:azonnali",
		"A gyűjtődből kijátszott reakcióid 1_VP-vel olcsóbbak.":                    "zone:discard",
		"Reakcióid 1_VP-vel olcsóbbak.":                                            "all",
		"A lényeidre kijátszott Raia reakciók 1_VP-vel drágábbak.":                 "all",
		"A nem krampusz lapok költsége +1_VP.":                                     "not(subtype:krampusz)",
		"Nem krampusz szörnyeid költsége +1_VP.":                                   "type:szörny & not(subtype:krampusz)",
		"A zerge és hideg lapok kijátszásához 1_VP-vel többet kell fizetni.":       "subtype:zerge | icon:hideg",
		"Minden lényed 1_VP-vel olcsóbb, kivéve zergét és avatárt.":                "type:lény & not(subtype:zerge) & not(type:avatár)",
		"Minden zergének 1_VP-vel kevesebb a költsége.":                            "subtype:zerge",
		"A hidrának 1_VP-vel több a költsége.":                                     "subtype:hidra",
		"Ellenfeled minden krampuszának 1_VP-vel több a költsége.":                 "subtype:krampusz",
		"Ingyen kijátszhatsz egy krampuszt vagy kalandozót.":                       "subtype:krampusz | type:kalandozó",
		"Az övéi 1_VP-vel olcsóbbak.":                                              "~all",
		"A „Dér” és a „Köd” nevű lényeid 1_VP-vel olcsóbbak.":                      "type:lény & name:Dér | type:lény & name:Köd",
		"A Kósza farkas, a Vén medve vagy a Zúzmara nevű lapod 1_VP-vel olcsóbb.":  "name:Kósza farkas | name:Vén medve | name:Zúzmara",
		"Tárgyaid és a Kósza farkas nevű lapjaid 1_VP-vel olcsóbbak.":              "type:tárgy | name:Kósza farkas",
		"Kósza farkas nevű lapjaid 1_VP-vel olcsóbbak.":                            "name:Kósza farkas",
		"Ellenfeled minden Vén medve nevű lénye +1_VP-be kerül.":                   "type:lény & name:Vén medve",
		"A „Dér és zúzmara” nevű bűbájok költsége 2_VP-vel több.":                  "type:bűbáj & name:Dér és zúzmara",
		"Az A halál ura nevű lapod 2_VP-vel olcsóbb.":                              "name:A halál ura",
		"Minden Kósza farkas, Vén medve vagy Zúzmara nevű hajód 1_VP-vel olcsóbb.": "subtype:hajó & name:Kósza farkas | subtype:hajó & name:Vén medve | subtype:hajó & name:Zúzmara",
		"Minden lapod 1_VP-vel olcsóbb, kivéve a Vén medve nevűt.":                 "not(name:Vén medve)",
		"A harmat nevű lapjaid 1_VP-vel olcsóbbak.":                                "~all",
		"Az azonos nevű lényeid 1_VP-vel olcsóbbak.":                               "~type:lény",
		"A rozzant Vén medve nevű lényed 1_VP-vel olcsóbb.":                        "~type:lény & name:Vén medve",
		"Minden körben az első reakciód 1_VP-vel olcsóbb.":                         "~all",
		"Ellenfeled másodikként kijátszott reakciója 2_VP-vel drágább.":            "~all",
		"A körben elsőként kijátszott hajód 1_VP-vel olcsóbb.":                     "~subtype:hajó",
		"Minden körödben a második tárgyad költsége 1-gyel kevesebb.":              "~type:tárgy",
		"Az első két körben reakcióid 1_VP-vel olcsóbbak.":                         "all",
		"A goblin reakciói +1_VP-be kerülnek.":                                     "all",
		"Minden varázslatod 1_VP-vel olcsóbb, kivéve a bűbájokat.":                 "type:varázslat & not(type:bűbáj)",
		"Lényeid 1_VP-vel olcsóbbak (kivéve a goblinok).":                          "type:lény & not(subtype:goblin)",
		"Minden lényed (a goblinok kivételével) 1_VP-vel olcsóbb.":                 "type:lény & not(subtype:goblin)",
		"Szörnyeid, kivéve a goblinokat, költsége 1_VP-vel kevesebb.":              "type:szörny & not(subtype:goblin)",
		"Lényeid, a goblinokat kivéve, 1_VP-vel olcsóbbak.":                        "type:lény & not(subtype:goblin)",
		"Szörnyeid, a goblinok kivételével, 1_VP-vel olcsóbbak.":                   "type:szörny & not(subtype:goblin)",
		"Lényeid költsége 1_VP-vel kevesebb (kivéve, ha eleve 0 volt).":            "type:lény",
		"Lényeid 1_VP-vel olcsóbbak, de nem mehet 1 alá (kivéve a goblinok).":      "~type:lény",
		"Katonáid költsége 1_VP-vel kevesebb.":                                     "subtype:katona",
		"Ellenfeled minden mágusa és szakértelme +1_VP-be kerül.":                  "subtype:mágus | type:szakértelem",
		"Minden hideg lapod 1_VP-vel olcsóbb.":                                     "icon:hideg",
		"Általános varázslataid költsége 1_VP-vel kevesebb.":                       "type:általános & type:varázslat",
		"Fix költségű tárgyaid 1_VP-vel olcsóbbak.":                                "type:tárgy & cost>=0",
		"A gyűjtődből kijátszott lényeid 1_VP-vel olcsóbbak.":                      "type:lény & zone:discard",
		"Egy gólemet vagy hajót 1_VP-vel olcsóbban játszhatsz ki.":                 "subtype:gólem | subtype:hajó",
		"Minden ilyen altípusú lényed 1_VP-vel olcsóbb.":                           "~type:lény",
		"Minden, nem ilyen altípusú lény +1_VP-be kerül.":                          "~type:lény",
		"A többi lényed 1_VP-vel olcsóbb.":                                         "~type:lény",
		"Kétszínű lapjaid 1_VP-vel olcsóbbak.":                                     "~all",
		"Chara-din lapjaid költsége 1_VP-vel kevesebb.":                            "colour:Chara-din",
		"Sárkány lapjaid 1_VP-vel olcsóbbak.":                                      "subtype:sárkány",
		"Farkas lapjaid 1_VP-vel olcsóbbak.":                                       "~all",
		"Repülő lényeid költsége 1_VP-vel kevesebb.":                               "type:lény & icon:repül",
		"Tárgyaid, épületeid és szakértelmeid 1_VP-vel olcsóbbak.":                 "type:tárgy | type:építmény | type:szakértelem",
		"X költségű lapjaid 1_VP-vel olcsóbbak.":                                   "~all",
		"Ősmágiás lapjaid 1_VP-vel olcsóbbak.":                                     "icon:ősmágia",
		"Minden _ősmágia lapod 1_VP-vel olcsóbb.":                                  "icon:ősmágia",
		"Minden szörny, testrész és építmény kártya költsége 2 VP-vel kevesebb.":   "type:szörny | type:testrész | type:építmény",
		"Triklem drakoldereid költsége 1_VP-vel kevesebb.":                         "subtype:triklem drakolder",
		"Bárd Klán lapjaid 1_VP-vel olcsóbbak.":                                    "colour:Bufa",
		"Legendás lényeid 1_VP-vel olcsóbbak.":                                     "type:lény & icon:legendás",
		"Minden Tharr goblinod és Raia sárkányod 1_VP-vel olcsóbb.":                "subtype:goblin & colour:Tharr | subtype:sárkány & colour:Raia",
	} {
		r := read(text)
		if len(r.Modifiers) == 0 {
			t.Errorf("%q: no modifier", text)
			continue
		}
		if got := written(r.Modifiers[0].Filter); got != want {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
}

// Cards that are joined, each with an article of its own, are all in the filter; where the words before were not understood it says so.
func TestFilterOfJoinedPhrases(t *testing.T) {
	for _, c := range []struct {
		text  string
		kinds int
		exact bool
	}{
		{"Minden tárgyad, valamint minden tornyod 1_VP-vel olcsóbb.", 2, true},
		{"Kétszínű szörnyeid, valamint a színtelen tárgyaid 1_VP-vel olcsóbbak.", 2, false},
		{"Ellenfeled tornyai, illetve minden tárgya 1_VP-vel drágább.", 2, true},
		{"Minden torony, valamint minden tárgy 1_VP-vel drágább.", 2, true},
		{"Szörnyeid gyorsak, és minden tárgyad 1_VP-vel olcsóbb.", 1, true},
		{"A papok által kijátszott tárgyak 1_VP-vel olcsóbbak.", 1, false},
		{"A tornyaid ellen kijátszott tárgyak 1_VP-vel drágábbak.", 1, false},
	} {
		card := lint.Card{ID: "1", Name: "Példa", Types: []string{"szörny"}, Texts: []lint.Text{{Raw: c.text}}}
		r := Read(&card)
		if len(r.Modifiers) != 1 || len(r.Modifiers[0].Filter.Any) != c.kinds || r.Modifiers[0].Filter.Exact != c.exact {
			t.Errorf("%s\n got %+v\nwant %d kinds, exact %t", c.text, r.Modifiers, c.kinds, c.exact)
		}
	}
}
