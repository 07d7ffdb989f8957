package kodex

import (
	"strings"
	"testing"

	"github.com/cardlint/cardlint/lint"
)

func TestBreaches(t *testing.T) {
	f := facts(lint.Applied,
		card("Ős", "szörny, Leah, N", vp(3)),
		card("Tharr szörny", "szörny, Tharr", vp(1)),
		card("Raia szörny", "szörny, Raia", vp(1)),
		card("Bufa szörny", "szörny, Bufa", vp(1)),
		card("Sheran szörny", "szörny, Sheran", vp(1)),
		card("Törvény", "szabálylap", vp(0)),
		card("Rend", "szabálylap", vp(0)),
		card("Kísérő", "követő", vp(0)),
		card("Epikus", "követő, epikus", vp(0)),
	)
	const ancient, tharr, raia, bufa, sheran, law, order, follower, epic = 0, 1, 2, 3, 4, 5, 6, 7, 8
	for _, c := range []struct {
		what          string
		own, opponent []int
		deck          lint.DeckFormat
		want          string // what the sentences must hold, in order
	}{
		{what: "an empty board"},
		{what: "three copies beside a rule card and a follower", own: []int{tharr, tharr, tharr, law, follower}},
		{what: "four copies", own: []int{tharr, tharr, tharr, tharr}, want: "saját … Tharr szörny … 6.5.1"},
		{what: "the card itself is a copy", own: []int{ancient, ancient, ancient}, want: "saját … Ős … 6.5.1"},
		{what: "the opponent may hold three of it", opponent: []int{ancient, ancient, ancient}},
		{what: "two rule cards", opponent: []int{law, order}, want: "ellenfél … Törvény, Rend … 48.1"},
		{what: "one rule card each", own: []int{law}, opponent: []int{law}},
		{what: "the same rule card twice", own: []int{law, law}, want: "saját … Törvény, Törvény … 48.1"},
		{what: "an epikus beside a rule card", own: []int{law, epic}, want: "saját … Törvény, Epikus … 48.1"},
		{what: "two followers", own: []int{follower, epic}, want: "saját … Kísérő, Epikus … 48.1"},
		{what: "two followers where everything is allowed", own: []int{follower, epic}, deck: lint.Unrestricted},
		{what: "three colours and a free one", own: []int{tharr, raia, bufa}},
		{what: "four colours", own: []int{tharr, raia, sheran}, want: "saját … 4 szín … Leah, Tharr, Raia, Sheran"},
		{what: "three colours at the opponent", opponent: []int{tharr, raia, sheran}},
		{what: "four colours in any deck", own: []int{tharr, raia, sheran}, deck: lint.AnyDeck},
	} {
		g := *f
		g.Settings.Deck = c.deck
		var said []string
		for _, w := range Breaches(&g, ancient, c.own, c.opponent) {
			said = append(said, w.Hu)
		}
		got := strings.Join(said, " | ")
		rest := got
		for _, part := range strings.Split(c.want, " … ") {
			_, behind, ok := strings.Cut(rest, part)
			if !ok || c.want == "" && got != "" {
				t.Errorf("%s: %q, want %q", c.what, got, c.want)
				break
			}
			rest = behind
		}
	}
}
