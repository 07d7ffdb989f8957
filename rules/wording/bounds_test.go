package wording

import (
	"strings"
	"testing"
)

// How far a cost may fall, in the ways people say it, behind each way of saying that it falls.
func TestBounds(t *testing.T) {
	for floor, bounds := range map[string]string{
		"1": ", de nem mehet így 1 alá.|, de nem mehet 1_VP alá.|, de nem lehet kevesebb 1_VP-nél.|, de legalább 1_VP.|" +
			" (de legalább 1_VP).| (de min. 1).| (min. 1_VP).| (minimum 1_VP).| (legalább 1_VP).| (de nem mehet 1 alá).|" +
			", de nem csökkenhet 1 alá.|, de így sem lehet 1_VP-nél kevesebb.|, de így sem mehet 1 alá.|, de 1 alá nem mehet.|" +
			", de 1_VP alá így sem csökkenhet.|, de legalább 1_VP-be kerülnek.|, de legalább 1_VP-t fizetned kell.|" +
			", de legkevesebb 1_VP.|, minimum 1_VP-ig.|, egészen 1-ig.|, de 1_VP-t mindenképpen ki kell fizetned.|" +
			", azonban 1-nél kevesebb nem lehet.|, ám a költségük nem mehet 1 alá.|, viszont költségük nem lehet kevesebb 1-nél.|" +
			". Így a költségük nem mehet 1 alá.|. Költségük így sem csökkenhet 1 alá.|. Ezzel nem mehet a költségük 1 alá.|" +
			". A költség így nem lehet 1-nél kisebb.|, de nullába nem kerülhetnek.|, de ingyen nem lehetnek.|, de nem lehet 0.",
		"0": ", de nem mehet 0 alá.|, akár 0-ig is.|, lehet 0 is.| (lehet 0 is).| (akár 0-ra is).|, nulla alá nem mehet.|" +
			", de nullánál nem lehet kevesebb.|, de legalább 0.|, akár ingyen is lehetnek.| (minimum 0).",
		"base": ", de nem mehet az alap költsége alá.|, de nem lehetnek olcsóbbak az alap költségüknél.|" +
			", de az alapköltségük alá nem mehet.|, de legalább az alapköltségük marad.",
		"2": ", de 2-nél olcsóbb nem lehet.|, de kettő alá nem mehet.|, de legalább kettőbe kerülnek.|, de legalább 2 marad.",
	} {
		for _, b := range strings.Split(bounds, "|") {
			for _, s := range []string{
				"Gnómjaid 1_VP-vel olcsóbbak", "Gnómjaid költsége 1_VP-vel kevesebb", "Gnómjaid idézési költsége 1_VP-vel csökken", "Gnómjaidat 1_VP-vel olcsóbban játszhatod ki", "Gnómjaidért 1_VP-vel kevesebbet fizetsz",
			} {
				if got, want := sayings(s+b), "M1 reduce play 1 VP own gnóm "+floor+" static"; got != want {
					t.Errorf("%s\n got %s\nwant %s", s+b, got, want)
				}
			}
		}
	}
}
