package wording

import (
	"strings"
	"testing"

	"github.com/cardlint/cardlint/lint"
)

// Bans that say that a change has no effect, or is ignored.
func TestIneffectiveChanges(t *testing.T) {
	table := []struct{ text, want string }{
		{"A költséget növelő hatások nem érintik a tornyaidat.", "increase own torony anyone"},
		{"A tornyaidra ható költségnövelések hatástalanok.", "increase own torony anyone"},
		{"Nem vonatkoznak rá a költségcsökkentések.", "reduce self ez a lap anyone"},
		{"Figyelmen kívül hagyja az idézési költségét növelő hatásokat.", "increase self ez a lap anyone"},
		{"Tornyaid figyelmen kívül hagyják ellenfeled drágító hatásait.", "increase own torony opponent"},
		{"Gnómjaid figyelmen kívül hagyják a költségüket csökkentő lapokat.", "reduce own gnóm anyone"},
		{"Az első tornyod költsége minden körben változtathatatlan.", "change own torony anyone"},
		{"Ellenfeled tornyaira az olcsóbbítások hatástalanok.", "reduce opponent torony anyone"},
		{"Figyelmen kívül hagyja a sebzést növelő hatásokat.", ""},
		{"Ellenfeled nem csökkentheti tornyaid költségét az alap költségük alá.", "reduce own torony opponent base"},
		{"Senki sem csökkentheti a tornyok költségét 2_VP alá.", "reduce both torony anyone 2"},
	}
	for _, c := range table {
		if s := guardsOf(c.text); s != c.want {
			t.Errorf("%s\n got %s\nwant %s", c.text, s, c.want)
		}
	}
}

// Bans in every way people put them: # stands for the cards as those that have the cost, % as the object, $ as the subject, § with -ra, -re.
func TestBansInEveryWay(t *testing.T) {
	cards := map[string][4]string{
		"own": {"tornyaid", "tornyaidat", "tornyaid", "tornyaidra"}, "opponent": {"ellenfeled tornyai", "ellenfeled tornyait", "ellenfeled tornyai", "ellenfeled tornyaira"},
		"both": {"a tornyok", "a tornyokat", "a tornyok", "a tornyokra"},
	}
	for forbids, ways := range map[string]string{
		"increase": "# költsége nem növelhető|# költségét nem lehet növelni|# költségét tilos emelni|# költsége nem emelhető|# költsége nem nőhet|" +
			"# idézési költsége nem emelkedhet|# költségét senki sem növelheti|# költségét semmi sem növelheti|" +
			"senki nem növelheti # költségét|nem lehet növelni # költségét|nem növelhető # költsége|% nem lehet drágítani|" +
			"% nem lehet megdrágítani|% senki sem drágíthatja|$ nem drágíthatók|$ nem drágulhatnak|$ nem lehetnek drágábbak|" +
			"$ nem tehetők drágábbá|% drágítani tilos|tilos % drágítani|$ immunisak a drágításra|a drágítás nem hat §|" +
			"$ költsége semmilyen módon nem növelhető|# költsége egyetlen hatással sem növelhető|# költségének növelése tilos|" +
			"a költségnövelő hatások nem hatnak §",
		"reduce": "# költsége nem csökkenthető|# költségét nem lehet csökkenteni|# költségét tilos csökkenteni|# költsége nem mérsékelhető|" +
			"# költsége nem csökkenhet|# költségét senki sem csökkentheti|# költségét semmi sem csökkentheti|" +
			"senki nem csökkentheti # költségét|nem lehet csökkenteni # költségét|nem csökkenthető # költsége|% nem lehet olcsóbbítani|" +
			"% nem lehet olcsóbbá tenni|% senki sem teheti olcsóbbá|$ nem olcsóbbíthatók|$ nem lehetnek olcsóbbak|$ nem tehetők olcsóbbá|" +
			"$ nem válhatnak olcsóbbá|$ immunisak az olcsóbbításra|az olcsóbbítás nem hat §|# költségének csökkentése tilos|" +
			"a költségcsökkentő hatások nem hatnak §",
		"change": "# költsége nem módosítható|# költségét nem lehet módosítani|# költségét nem lehet megváltoztatni|# költségét tilos módosítani|" +
			"# költsége nem változtatható|# költsége nem változhat|# költsége nem befolyásolható|# költségét senki sem módosíthatja|" +
			"# költségét semmi sem módosíthatja|nem lehet módosítani # költségét|nem módosítható # költsége|# költsége rögzített|" +
			"# költsége állandó|# költsége módosíthatatlan|# költségét sem növelni, sem csökkenteni nem lehet|" +
			"# költsége sem növelhető, sem csökkenthető|# költsége se nem növelhető, se nem csökkenthető|" +
			"# költségét nem lehet sem növelni, sem csökkenteni|% nem lehet sem drágítani, sem olcsóbbítani|# költségére semmi sem hat|" +
			"# költségének módosítása tilos",
	} {
		for _, w := range strings.Split(ways, "|") {
			for whose, p := range cards {
				text := capital(strings.NewReplacer("#", p[0], "%", p[1], "$", p[2], "§", p[3]).Replace(w)) + "."
				if got, want := guardsOf(text), forbids+" "+whose+" torony anyone"; got != want {
					t.Errorf("%s\n got %s\nwant %s", text, got, want)
				}
			}
		}
	}
	for _, w := range strings.Split("ellenfeled nem növelheti # költségét|# költségét ellenfeled nem növelheti|ellenfeled hatásai nem növelhetik # költségét|"+
		"ellenfeled lapjai nem emelhetik # költségét|# költségét ellenfeled semmilyen módon nem növelheti|% ellenfeled nem drágíthatja|"+
		"ellenfeled nem drágíthatja %|ellenfeled nem teheti drágábbá %|ellenfelednek tilos növelnie # költségét|"+
		"az ellenfél nem emelheti # költségét|# költségét csak te növelheted", "|") {
		text := capital(strings.NewReplacer("#", "tornyaid", "%", "tornyaidat").Replace(w)) + "."
		if got, want := guardsOf(text), "increase own torony opponent"; got != want {
			t.Errorf("%s\n got %s\nwant %s", text, got, want)
		}
	}
}

// guardsOf reads a text and writes its guards into one line, with what else it says of cost.
func guardsOf(text string) string {
	card := lint.Card{ID: "1", Name: "Példa", Types: []string{"szörny"}, Texts: []lint.Text{{Raw: text}}}
	r := Read(&card)
	var got []string
	for i := range r.Guards {
		g := &r.Guards[i]
		got = append(got, strings.TrimSpace(strings.Join([]string{string(g.Forbids), string(g.Whose), g.Cards, g.By, g.Floor.String()}, " ")))
	}
	for i := range r.Modifiers {
		got = append(got, string(r.Modifiers[i].Code))
	}
	if len(r.Unread) > 0 {
		got = append(got, "unread")
	}
	return strings.Join(got, "; ")
}
