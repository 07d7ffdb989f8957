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
		card := lint.Card{ID: "1", Name: "Példa", Types: []string{"szörny"}, Texts: []lint.Text{{Raw: c.text}}}
		r := Read(&card)
		var got []string
		for i := range r.Guards {
			g := &r.Guards[i]
			got = append(got, strings.TrimSpace(strings.Join([]string{string(g.Forbids), string(g.Whose), g.Cards, g.By, g.Floor.String()}, " ")))
		}
		if s := strings.Join(got, "; "); s != c.want || len(r.Modifiers)+len(r.Unread) > 0 {
			t.Errorf("%s\n got %s (%d modifiers, %d not understood)\nwant %s", c.text, s, len(r.Modifiers), len(r.Unread), c.want)
		}
	}
}
