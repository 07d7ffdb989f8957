package wording

import "testing"

// Whose cost it is, said behind the cost; and sums of which less is needed.
func TestBehindSayings(t *testing.T) {
	saidAs(t, []saidCase{
		{"", "Költsége 2 VP-vel csökken minden goblinodnak.", "M1 reduce play 2 VP own goblin static"},
		{"", "1_VP-vel kevesebb az idézési költsége a sárkányaidnak.", "M1 reduce play 1 VP own sárkány static"},
		{"", "Eggyel nagyobb a költsége ellenfeled tárgyainak.", "M2 increase play 1 any opponent tárgy static"},
		{"", "Költsége 1-gyel kevesebb, ha ellenfelednek van sárkánya.", "M5 reduce play 1 any self ez a lap conditional static"},
		{"", "Goblinjaid 1-gyel kevesebb VP-ből kihozhatók.", "M1 reduce play 1 VP own goblin static"},
		{"", "Tárgyaidat eggyel több VP-ből játszhatod ki.", "M2 increase play 1 VP own tárgy static"},
		{"", "Kijátszásakor elkölthetsz még X VP-t, ekkor X jelzőt oszthatsz szét.", ""},
	})
}
