package loaders

import (
	"slices"
	"strings"
	"sync"

	"golang.org/x/text/unicode/norm"

	"github.com/cardlint/cardlint/lint"
)

// kinds is what the type, subtype, colour and icon cells of a card say.
type kinds struct {
	types, subtypes, colours, icons []string
	ancientAt, surchargeAt, iconAt  string // the cells where these icons stand; iconAt: the first of any icon
	unknown                         []unknownValue
	noType                          string // an entry that should have been a type
}

// unknownValue is an entry that should be a known word. An unknown colour leaves the card free of the limit of colours and is a warning;
// an icon that the rules depend on and that was not recognised makes the analysis wrong.
type unknownValue struct {
	cell, raw string
	meant     string // the word that is near, or ""
	level     lint.Level
}

// addType reads a type cell: a list such as "Szörny; xenó; ősmágia (Rhatt)", "Raia azonnali", or one word.
func (k *kinds) addType(cell, at string) {
	list, brackets := cutBrackets(cell)
	for _, e := range splitEntries(list) {
		k.entry(e, at, true)
	}
	for _, b := range brackets {
		k.bracket(b, at)
	}
}

// addSubtype reads a subtype cell: a list of words, none of which is a type.
func (k *kinds) addSubtype(cell, at string) {
	list, brackets := cutBrackets(cell)
	for _, e := range splitEntries(list) {
		k.entry(e, at, false)
	}
	for _, b := range brackets {
		k.bracket(b, at)
	}
}

// addColour reads a colour cell: Raia, Raia/Tharr, Tharr-Fairlight, Katona Klán.
func (k *kinds) addColour(cell, at string) {
	for _, e := range splitEntries(strings.Trim(strings.TrimSpace(cell), "()")) {
		if !k.addColours(e, true) {
			k.unknown = append(k.unknown, unknownValue{at, e, meant(e, func(w word) bool { return w.colour != "" }), lint.Warning})
		}
	}
}

// addIcons reads an icon cell: a list of icons in words or short: "N; repül", "N KF", "ősmágia".
func (k *kinds) addIcons(cell, at string) {
	for _, e := range splitEntries(cell) {
		if w, ok := lookup(e); ok {
			k.addWord(w, at, false)
			continue
		}
		all := strings.Fields(e)
		if len(all) == 1 && len([]rune(e)) <= 3 {
			all = strings.Split(e, "") // NÚ
		}
		if len(all) > 1 && !slices.ContainsFunc(all, func(s string) bool { w, ok := lookup(s); return !ok || !w.icon }) {
			for _, s := range all {
				w, _ := lookup(s)
				k.addWord(w, at, false)
			}
			continue
		}
		if !k.nearlyIcon(e, at) {
			k.addIcon(plain(strings.TrimPrefix(e, "_")), at)
		}
	}
}

// entry reads one entry of a list. What is not known is a subtype: the game has many.
func (k *kinds) entry(e, at string, typed bool) {
	if w, ok := lookup(e); ok && (!w.group || w.typ) {
		k.addWord(w, at, typed)
		return
	}
	if k.addColours(e, false) {
		return
	}
	all := strings.Fields(e)
	for n := len(all) - 1; n > 0; n-- {
		head, tail := strings.Join(all[:n], " "), strings.Join(all[n:], " ")
		if w, ok := lookup(head); ok && w.typ && typed && len(k.types) == 0 { // bűbáj lényre reakció
			k.addWord(w, at, typed)
			k.entry(tail, at, typed)
			return
		}
		if w, ok := lookup(tail); ok && w.typ && typed && len(k.types) == 0 && isKnown(head) { // epikus követő
			k.addWord(w, at, typed)
			k.entry(head, at, typed)
			return
		}
		if c, ok := readColours(head, false); ok && isKnown(tail) { // Raia azonnali
			k.colours = union(k.colours, c...)
			k.entry(tail, at, typed)
			return
		}
		if c, ok := readColours(tail, false); ok && isKnown(head) { // azonnali Raia
			k.colours = union(k.colours, c...)
			k.entry(head, at, typed)
			return
		}
	}
	switch {
	case typed && len(k.types) == 0 && k.noType == "":
		k.noType = e
	case !k.nearlyIcon(e, at):
		k.subtypes = union(k.subtypes, plain(e))
	}
}

// bracket reads what stands in brackets behind a type: colours, or else entries.
func (k *kinds) bracket(s, at string) {
	for _, e := range splitEntries(s) {
		if k.addColours(e, true) {
			continue
		}
		if w, ok := lookup(e); ok && !w.group {
			k.addWord(w, at, true)
			continue
		}
		k.unknown = append(k.unknown, unknownValue{at, e, meant(e, func(w word) bool { return w.colour != "" }), lint.Warning})
	}
}

// addWord puts a known word where it serves. A word that is a type and a subtype (helyszín) is the type where the card has
// none yet, else the subtype: a building with the entry helyszín is no location. Epikus and hordaparancsnok are followers.
func (k *kinds) addWord(w word, at string, typed bool) {
	switch {
	case w.clan || w.colour != "":
		k.addColours(w.value, true)
		return
	case w.typ && typed && (!w.subtype || len(k.types) == 0):
		k.types = union(k.types, w.value)
	case w.typ || w.subtype:
		k.subtypes = union(k.subtypes, w.value)
	}
	if typed && (w.value == "epikus" || w.value == "hordaparancsnok") {
		k.types = union(k.types, "követő")
	}
	if w.icon {
		k.addIcon(w.value, at)
	}
}

func (k *kinds) addIcon(icon, at string) {
	k.icons = union(k.icons, icon)
	set := func(place *string) {
		if *place == "" {
			*place = at
		}
	}
	set(&k.iconAt)
	switch icon {
	case lint.IconAncient:
		set(&k.ancientAt)
	case lint.IconSurcharge:
		set(&k.surchargeAt)
	}
}

// addColours adds the colours that the entry names; false where it names none.
func (k *kinds) addColours(e string, expected bool) bool {
	c, ok := readColours(e, expected)
	k.colours = union(k.colours, c...)
	return ok
}

// nearlyIcon reports an entry that is one slip away from an icon that the rules depend on: taken for a subtype it would be lost.
func (k *kinds) nearlyIcon(e, at string) bool {
	if len(e) < 5 || !nearly(fold(e)) {
		return false
	}
	m := meant(e, ruleIcon)
	if m != "" {
		k.unknown = append(k.unknown, unknownValue{at, e, m, lint.Error})
	}
	return m != ""
}

func ruleIcon(w word) bool { return w.value == lint.IconAncient || w.value == lint.IconSurcharge }

// ruleIcons are the spellings of these icons that are long enough to be misspelt.
var ruleIcons = sync.OnceValue(func() (out []string) {
	for k, w := range words() {
		if ruleIcon(w) && len(k) >= shortestMeant {
			out = append(out, k)
		}
	}
	return out
})

// nearly says at little cost whether a word could be one of these icons misspelt: by its length.
func nearly(key string) bool {
	most := len(key) / 3
	return slices.ContainsFunc(ruleIcons(), func(k string) bool { return len(k) <= len(key)+most && len(key) <= len(k)+most })
}

// iconCell is the cell to show for the card's icons: where the surcharge stands, else ancient magic, else any icon.
func (k *kinds) iconCell() string {
	for _, at := range []string{k.surchargeAt, k.ancientAt} {
		if at != "" {
			return at
		}
	}
	return k.iconAt
}

// cutBrackets takes what stands in round brackets out of the cell; one that is not closed goes to the end.
func cutBrackets(s string) (rest string, inside []string) {
	for {
		before, after, ok := strings.Cut(s, "(")
		if !ok {
			return rest + s, inside
		}
		in, after, _ := strings.Cut(after, ")")
		inside = append(inside, in)
		rest += before + " "
		s = after
	}
}

// splitEntries cuts a list at ; , / | line ends, spaced dashes and "és"; fillers such as Nincs are left out.
func splitEntries(s string) []string {
	var out []string
	for _, e := range strings.FieldsFunc(entryJoins.Replace(s), func(r rune) bool { return strings.ContainsRune(";,/|+\r\n", r) }) {
		if e = strings.Join(strings.Fields(e), " "); !isFiller(e) {
			out = append(out, e)
		}
	}
	return out
}

var entryJoins = strings.NewReplacer(" - ", ";", " – ", ";", " — ", ";", " és ", ";", " and ", ";")

func isKnown(s string) bool { _, ok := lookup(s); return ok }

// plain is the form in which unknown words are kept: lower case, composed letters.
func plain(s string) string { return strings.ToLower(norm.NFC.String(s)) }

// union adds what the list does not hold yet.
func union(list []string, more ...string) []string {
	for _, s := range more {
		if !slices.Contains(list, s) {
			list = append(list, s)
		}
	}
	return list
}
