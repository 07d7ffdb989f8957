package kodex

import (
	"slices"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// Breaches says what no game allows about a board on which the card is played: too many copies of a name [6.5.1], rule cards and followers that
// exclude each other [48.1], more colours than the deck format has. A calculation can be made for such a board all the same.
func Breaches(f *lint.Facts, card int, own, opponent []int) []lint.Words {
	var out []lint.Words
	for n, cards := range [2][]int{append([]int{card}, own...), opponent} {
		side := bothSides[n]
		out = append(out, tooMany(f, side, cards)...)
		if f.Settings.Deck != lint.Unrestricted {
			out = append(out, excluded(f, side, cards)...)
		}
		if f.Settings.Deck == "" || f.Settings.Deck == lint.ThreeColours {
			if colours := coloursOf(f, cards); len(colours) > deckColours {
				out = append(out, say.TooManyColours(side, colours, deckColours))
			}
		}
	}
	return out
}

// tooMany looks at the copies of each name; rule cards and followers lie there once at the most, and are looked at by themselves.
func tooMany(f *lint.Facts, side lint.Side, cards []int) []lint.Words {
	var out []lint.Words
	lie := map[string]int{}
	for _, i := range cards {
		c := &f.Pool.Cards[i]
		name := lint.BareName(c.Name)
		lie[name]++
		if lie[name] == copies+1 && roleOf(c) == asOrdinary {
			out = append(out, say.TooManyCopies(side, name, copies))
		}
	}
	return out
}

// excluded looks at the rule cards and followers of a side.
func excluded(f *lint.Facts, side lint.Side, cards []int) []lint.Words {
	var on lies
	var names []string
	for _, i := range cards {
		if r := roleOf(&f.Pool.Cards[i]); r != asOrdinary {
			on.roles[r] = min(on.roles[r]+1, 2)
			names = append(names, f.Pool.Cards[i].Name)
		}
	}
	if on.rolesFit() {
		return nil
	}
	return []lint.Words{say.ExcludeEachOther(side, names)}
}

// coloursOf lists the colours of the cards that count for a deck, in the order in which they come.
func coloursOf(f *lint.Facts, cards []int) []string {
	var out []string
	for _, i := range cards {
		for _, c := range f.Pool.Cards[i].Colours {
			if !freeColour(c) && !slices.Contains(out, c) {
				out = append(out, c)
			}
		}
	}
	return out
}
