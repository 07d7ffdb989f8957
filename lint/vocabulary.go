package lint

import (
	_ "embed"
	"strings"
	"sync"
)

//go:embed vocabulary.tsv
var vocabularyTSV string

// Word is one row of the vocabulary of the game.
type Word struct {
	Kind  string // type, group, subtype, colour, clan, icon, currency, rarity
	Value string
	Note  string // a group's members, a clan's colour, a currency's other spellings
}

var vocabulary = sync.OnceValue(func() []Word {
	var out []Word
	for i, line := range strings.Split(vocabularyTSV, "\n") {
		f := strings.Split(strings.TrimSuffix(line, "\r"), "\t")
		if i == 0 || len(f) < 2 {
			continue
		}
		w := Word{Kind: f[0], Value: f[1]}
		if len(f) > 2 {
			w.Note = f[2]
		}
		out = append(out, w)
	}
	return out
})

// Vocabulary lists the words of the game: types, groups, subtypes, colours, clans, icons, currencies, rarities.
func Vocabulary() []Word { return vocabulary() }

var groups = sync.OnceValue(func() map[string][]string {
	spells := []string{"azonnali", "általános"}
	var charms []string
	for _, w := range Vocabulary() {
		if w.Kind == "type" && (w.Value == "bűbáj" || strings.HasPrefix(w.Value, "bűbáj ")) {
			charms = append(charms, w.Value)
		}
	}
	return map[string][]string{
		"lény":      {"szörny", "torzszülött", "kalandozó", "galetki", "avatár"},
		"szörny":    {"szörny", "torzszülött"},
		"bűbáj":     charms,
		"varázslat": append(spells, charms...),
	}
})

// Group lists the types that a word of a card text covers: lény, szörny [8.1.3], varázslat and bűbáj cover several,
// any other type itself.
func Group(name string) []string {
	if g, ok := groups()[name]; ok {
		return g
	}
	return []string{name}
}
