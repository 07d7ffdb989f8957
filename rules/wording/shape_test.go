package wording

import "testing"

func TestShape(t *testing.T) {
	for phrase, want := range map[string]string{
		"Minden xenód költsége 1_VP-vel kevesebb":             "költség # kevesebb",
		"Sárkányaid idézési költsége 2 VP-vel kevesebb":       "költség # kevesebb",
		"1 építővel kevesebb a 3-as költségű hajóid költsége": "# kevesebb költség",
		"Xenóid 1_VP-vel olcsóbbak":                           "# olcsóbb",
		"a következő xenód (1)-kal olcsóbb":                   "# olcsóbb",
		"kijátszhatsz egy xenót 1_VP-vel olcsóbban":           "# olcsóbb",
		"Xenóid költsége 1_VP-vel és [1]-nal kevesebb":        "költség # kevesebb",
		"Ellenfeled minden varázslata +1_VP":                  "+#",
		"Ellenfeled varázslatai +X_VP-be kerülnek":            "+# kerül",
		"A 3_VP-nél drágább lények költsége 1_VP-vel csökken": "drágább költség # csökken",
		"[[2]]":                 "[[#]]",
		"a legendásak 2_VP-vel": "", // the verb stands behind
		"költsége 1_VP-vel, ha van hajód, 2_VP-vel kevesebb":   "", // two changes
		"Xenóid ára 1_VP-vel kevesebb":                         "ára # kevesebb",
		"Minden víz lapod kijátszása 1 VP-vel kevesebbe kerül": "kijátszása # kevesebbe kerül",
	} {
		if got := Shape(phrase); got != want {
			t.Errorf("%s: %q, want %q", phrase, got, want)
		}
	}
}
