package loaders

import (
	"regexp"
	"strings"
	"sync"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// word is what one entry of a type, colour or icon cell means. Some are two things: hideg is a subtype and an icon.
type word struct {
	value   string
	typ     bool
	subtype bool
	icon    bool
	colour  string // of a clan: the colour as which it counts
	clan    bool   // a clan, be it one without a colour
	group   bool   // lény, varázslat: a word of texts, no type of a card
}

// shortWords are the short forms of icons, by the word of the vocabulary.
var shortWords = map[string]string{
	"n": lint.IconAncient, "osmagias": lint.IconAncient,
	"u": lint.IconSurcharge, "reakciodragitas": lint.IconSurcharge,
}

// words is the vocabulary by folded spelling.
var words = sync.OnceValue(func() map[string]word {
	out := map[string]word{}
	for _, v := range lint.Vocabulary() {
		key := fold(v.Value)
		w := out[key]
		w.value = v.Value
		switch v.Kind {
		case "type":
			w.typ = true
		case "subtype":
			w.subtype = true
		case "icon":
			w.icon = true
		case "group":
			w.group = true
		case "colour":
			w.colour = v.Value
		case "clan":
			w.clan = true
			_, w.colour, _ = strings.Cut(v.Note, "colour ")
		default:
			continue
		}
		out[key] = w
	}
	for short, long := range shortWords {
		out[short] = out[fold(long)]
	}
	return out
})

// numbered are icons with a number behind them: oltalom: 2, reakció drágítás 1.
var numbered = regexp.MustCompile(`^(oltalom|reakcio ?dragitas):? ?(\d+)$`)

// lookup finds an entry, whatever its case, with accents or letters lost; a question mark behind it says that it is not certain.
func lookup(entry string) (word, bool) {
	key := strings.Trim(fold(entry), "_.[] ")
	if w, ok := words()[key]; ok {
		return w, true
	}
	if m := numbered.FindStringSubmatch(key); m != nil {
		if m[1] == "oltalom" {
			return word{value: "oltalom: " + m[2], icon: true}, true
		}
		return words()[fold(lint.IconSurcharge)], true
	}
	if strings.Contains(key, "?") {
		best, found := word{}, false
		for k, w := range words() {
			if lostLetters(key, k) && (!found || w.value < best.value) {
				best, found = w, true
			}
		}
		if found {
			return best, true
		}
		w, ok := words()[strings.TrimRight(key, "? ")]
		return w, ok
	}
	return word{}, false
}

// lookupColour finds a colour or clan; where colours are expected, a clan may stand without the word klán (in a list of
// types, katona would be a soldier). No colour for klánnélküli.
func lookupColour(s string, expected bool) (colours []string, ok bool) {
	w, ok := lookup(s)
	if expected && (!ok || w.colour == "" && !w.clan) {
		w, ok = words()[fold(s)+" klan"]
	}
	if !ok || w.colour == "" && !w.clan {
		return nil, false
	}
	if w.colour == "" {
		return nil, true
	}
	return []string{w.colour}, true
}

// readColours reads one colour or several joined by hyphens or spaces: Tharr-Fairlight, but Chara-din is one.
func readColours(s string, expected bool) (colours []string, ok bool) {
	if c, ok := lookupColour(s, expected); ok {
		return c, true
	}
	pieces := strings.FieldsFunc(s, func(r rune) bool { return r == '-' || r == '–' || r == ' ' })
	for i := 0; i < len(pieces); {
		found := false
		for n := min(2, len(pieces)-i); n > 0 && !found; n-- {
			for _, join := range []string{"-", " "} {
				c, ok := lookupColour(strings.Join(pieces[i:i+n], join), expected)
				if ok {
					colours, found = append(colours, c...), true
					i += n
					break
				}
			}
		}
		if !found {
			return nil, false
		}
	}
	return colours, len(pieces) > 0
}

// shortestMeant is the shortest word that another one may be a misspelling of, in bytes.
const shortestMeant = 3

// meant is the word of the vocabulary that an unknown one comes nearest to, among those that fit; "" if none is near.
func meant(s string, fits func(word) bool) string {
	key := fold(s)
	limit := len(key) / 3
	best, bestDistance := "", limit+1
	for k, w := range words() {
		if len(k) < shortestMeant || !fits(w) {
			continue
		}
		d := say.Distance(key, k)
		if d < bestDistance || d == bestDistance && d <= limit && w.value < best {
			best, bestDistance = w.value, d
			if w.colour != "" && !w.clan {
				best = w.colour
			}
		}
	}
	return best
}
