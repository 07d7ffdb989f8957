package wording

import (
	"strings"
	"testing"
)

// Adverbs that change nothing, in every place (@) where one can stand, leave the reading as it is.
func TestAdverbsChangeNothing(t *testing.T) {
	adverbs := strings.Fields("mostantól ezentúl mindig automatikusan egyúttal ugyanakkor szintén csupán pontosan rendszerint végleg ideiglenesen külön-külön egyenként továbbá " +
		"emellett ezenfelül ráadásul azonnal egyformán egységesen örökre végig tartósan átmenetileg mindvégig ismét újra ilyenkor közben eközben ezalatt ezáltal emiatt ezért " +
		"eleve alapból általánosan természetesen sajnos szerencsére persze bizony amúgy esetleg talán tényleg valóban gyakorlatilag minden_esetben mindkét_esetben kivétel_nélkül")
	sentences := []string{
		"Gnómjaid @ 1_VP-vel olcsóbbak.", "@ gnómjaid 1_VP-vel olcsóbbak.", "Gnómjaid költsége @ 1_VP-vel kevesebb.", "Ellenfeled tornyai @ 1_VP-vel többe kerülnek.",
		"Minden gnómod @ +1_VP-be kerül.", "Gnómjaidat @ 1_VP-vel olcsóbban játszhatod ki.", "Gnómjaidért @ 1_VP-vel kevesebbet fizetsz.", "A következő gnómod @ 2_VP-vel olcsóbb.",
		"Gnómjaid költsége 1_VP-vel @ csökken, de nem mehet így 1 alá.", "Gnómjaid költsége 1_VP-vel csökken, de @ nem mehet így 1 alá.", "Ha van tornyod, @ 1_VP-vel olcsóbb.",
		"Ellenfeled minden varázslata @ +1_VP.", "Gnómjaidra reagálni @ 1_VP-vel drágább.", "Gnómjaidat @ ingyen játszhatod ki.", "Gnómjaidra @ 1_VP kedvezmény jár.",
		"Költsége @ annyival kevesebb, ahány tornyod van.", "Ebben a körben @ gnómjaid 1_VP-vel olcsóbbak.", "(S): @ a következő gnómod 1_VP-vel olcsóbb.",
	}
	for _, s := range sentences {
		want := sayings(strings.ReplaceAll(s, "@ ", ""))
		if want == "" || strings.Contains(want, "unread") {
			t.Errorf("%s: read as %q", s, want)
		}
		for _, a := range adverbs {
			with := strings.ReplaceAll(s, "@", strings.ReplaceAll(a, "_", " "))
			if got := sayings(with); got != want {
				t.Errorf("%s\n got %s\nwant %s", with, got, want)
			}
		}
	}
}

// A word that is not known does not hide what a signed sum says of cards: it is read, or said to be not understood.
func TestNoWordHidesASum(t *testing.T) {
	for _, s := range []string{"Ellenfeled minden varázslata úgyszólván +1_VP.", "Gnómjaid vélhetőleg +2_VP.", "Reagálni rá föltehetőleg +1_VP."} {
		if got := sayings(s); got == "" {
			t.Errorf("%s: read as nothing", s)
		}
	}
	for _, s := range []string{"Minden halott gnómod után +1_VP.", "A következő körben +2_VP.", "Gnómjaid +1_VP-t adnak."} {
		if got := sayings(s); got != "" {
			t.Errorf("%s: read as %s", s, got)
		}
	}
}

// Nor does a word for the change itself that is not known.
func TestNoUnknownChangeIsPassedOver(t *testing.T) {
	for _, s := range []string{
		"Gnómjaid 1_VP-vel gazdaságosabbak.", "Gnómjaid 1_VP-vel leárazottak.", "Gnómjaid 1_VP-vel potyán jöhetnek.", "Gnómjaid költsége 1_VP-vel olvad.", "Gnómjaid költsége 1_VP-vel soványodik.",
		"Gnómjaid költségét 1_VP-vel visszafogod.", "Ellenfeled gnómjainak költsége 1_VP-vel duzzad.", "Ez a lap 1_VP-vel megterheli ellenfeled gnómjainak költségét.",
	} {
		if got := sayings(s); got == "" {
			t.Errorf("%s: read as nothing", s)
		}
	}
	for _, s := range []string{"Egy lény, aminek költsége 1_VP-vel nagyobb, meghal.", "Ellenfeled 2_VP-vel kezd.", "Ha a költsége 1_VP-vel több, húzz egy lapot."} {
		if got := sayings(s); got != "" {
			t.Errorf("%s: read as %s", s, got)
		}
	}
}
