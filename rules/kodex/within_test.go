package kodex

import (
	"slices"
	"testing"

	"github.com/cardlint/cardlint/lint"
	"pgregory.net/rapid"
)

// TestWithinCountsWhatFillCounts: over palettes, or by choosing cards, the legal sets are as many, and the same cards stand in them.
func TestWithinCountsWhatFillCounts(t *testing.T) {
	whole := 0
	rapid.Check(t, func(t *rapid.T) {
		w, runs, side := someRuns(t)
		var byPalettes, byCards counted
		byPalettes.all = w.deck.all(runs, side)
		if !w.within(runs, side, &byPalettes) {
			return
		}
		whole++
		w.fill(runs, side, &byCards)
		if byPalettes.legal != byCards.legal || byPalettes.legalOld != 0 {
			t.Fatalf("%d legal sets over palettes, %d by choosing cards", byPalettes.legal, byCards.legal)
		}
		if a, b := huesOf(&byPalettes), huesOf(&byCards); !slices.Equal(a, b) {
			t.Fatalf("hues %v over palettes, %v by choosing cards", a, b)
		}
	})
	if whole < 50 {
		t.Errorf("only %d boards were counted over palettes", whole)
	}
}

// someRuns draws classes of cards of some colours and roles, and places for them beside an A that has colours and a role, too.
func someRuns(t *rapid.T) (*counter, []run, lint.Side) {
	colours := rapid.IntRange(1, 8).Draw(t, "colours")
	some := rapid.Map(rapid.SliceOfN(rapid.IntRange(0, colours-1), 0, 3), func(list []int) (p palette) {
		for _, c := range list {
			p |= 1 << c
		}
		return p
	})
	deck := rapid.SampledFrom([]lint.DeckFormat{lint.ThreeColours, lint.ThreeColours, lint.ThreeColours, lint.AnyDeck, lint.Unrestricted}).Draw(t, "deck")
	a := card("A", rapid.SampledFrom([]string{"szörny, N", "szörny, N", "szabálylap, N", "követő, N"}).Draw(t, "A"), vp(1))
	e := newEngine(&lint.Facts{Pool: lint.Pool{Cards: []lint.Card{a.card}}, Readings: make([]lint.Reading, 1), Settings: lint.Settings{Deck: deck}})
	w := &counter{deck: deckOf(e, some.Draw(t, "A's colours"))}
	side := rapid.SampledFrom(bothSides[:]).Draw(t, "side")
	hues := rapid.SliceOfNDistinct(rapid.Custom(func(t *rapid.T) hue {
		return hue{colour: some.Draw(t, "colour"), role: role(rapid.SampledFrom([]int{0, 0, 0, 1, 2, 3}).Draw(t, "role"))}
	}), 1, 12, rapid.ID).Draw(t, "hues")
	for n, own := range [2]palette{w.rules.start[0].colours, 0} {
		b := &beside{}
		for _, h := range hues {
			h.colour = h.colour.without(own)
			b.hues = append(b.hues, h)
		}
		b.palettes, b.palette = e.spread(b.hues, e.room()-own.size())
		w.besides[n] = b
	}
	var runs []run
	for range rapid.IntRange(1, 3).Draw(t, "classes") {
		c := &class{side: side}
		r := run{class: c, want: rapid.IntRange(1, 3).Draw(t, "want")}
		for n, h := range w.beside(side).hues {
			if cards := rapid.IntRange(0, 3).Draw(t, "cards"); cards > 0 {
				r.units = append(r.units, &unit{colour: h.colour, role: h.role, hue: n, single: cards})
				r.widest, r.roles = max(r.widest, h.colour.size()), r.roles || h.role != asOrdinary
			}
		}
		runs = append(runs, r)
	}
	return w, runs, side
}

// deckOf is the deck whose player plays an A of these colours.
func deckOf(e *engine, own palette) deck {
	l := e.legality(0)
	l.start[0].colours = own
	return deck{rules: l, bench: &workbench{}}
}

func huesOf(c *counted) []int {
	var out []int
	for _, u := range c.met {
		out = append(out, u.hue)
	}
	slices.Sort(out)
	return slices.Compact(out)
}
