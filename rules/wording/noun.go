package wording

import (
	_ "embed"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// kase is the case of a noun.
type kase uint8

const (
	nom kase = iota
	acc
	dat
	ins
	ill
	ine
	ela
	sub
	sup
	del
	all
	ade
	abl
	cau
	ter
	fos
	poss
	adj // -s, -ű: an attribute (2-es, költségű)
)

var kaseNames = []string{"nom", "acc", "dat", "ins", "ill", "ine", "ela", "sub", "sup", "del", "all", "ade", "abl", "cau", "ter", "fos", "poss", "adj"}

func kaseNamed(s string) (kase, bool) {
	for i, n := range kaseNames {
		if n == s {
			return kase(i), true
		}
	}
	return 0, false
}

// owner says whose a noun is, by its ending.
type owner uint8

const (
	unowned owner = iota
	my
	your // lapod, lapjaid
	its  // lapja, lapjai
	their
	our
	youall
)

// noun is what the endings of a word say, and the lexicon of its stem.
type noun struct {
	known  bool
	kase   kase
	owner  owner
	plural bool
	lemma  *lemma // of an unknown word it has only what the endings tell; nil where there is no word
}

// stem gives the word without its endings, as far as they tell.
func (n *noun) stem() string {
	if n.lemma == nil {
		return ""
	}
	return n.lemma.word
}

// lemma is a noun of the lexicon.
type lemma struct {
	word  string // as it is shown: xenó, Tharr
	kind  string // card, type, subtype, colour, icon, player, zone, thing, cost
	value string // for a filter
	also  string // a second kind: helyszín is a type and a subtype

	object *lemma // of an unknown word that an article makes an accusative: "egy démont"; what it is then
}

//go:embed nouns.tsv
var nounsTSV string

var (
	endings = readEndings()
	doubled = map[string]*lemma{} // stems before -val, -vel where two letters make one sound: sárkánny-al
	stems   = readStems()
)

// tsvRows gives the fields of each row, without comments and empty lines.
func tsvRows(s string) [][]string {
	var out [][]string
	for _, line := range strings.Split(s, "\n") {
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		out = append(out, strings.Split(line, "\t"))
	}
	return out
}

func readStems() map[string]*lemma {
	m := map[string]*lemma{}
	add := func(stem string, l *lemma) {
		for _, s := range []string{stem, lengthened(stem)} {
			if old, ok := m[s]; ok {
				if old.kind != l.kind && old.also == "" && old.word == l.word {
					old.also = l.kind
				}
				continue
			}
			m[s] = l
		}
		for _, d := range []string{"sz", "zs", "cs", "gy", "ny", "ty", "ly"} {
			if t, ok := strings.CutSuffix(stem, d); ok {
				doubled[t+d[:1]+d] = l
			}
		}
	}
	for _, r := range tsvRows(nounsTSV) {
		l := &lemma{word: r[0], kind: r[1], value: r[2]}
		add(r[0], l)
		for _, s := range strings.Fields(r[3]) {
			add(s, l)
		}
	}
	for _, w := range lint.Vocabulary() {
		switch w.Kind {
		case "type", "subtype", "colour", "icon":
			if w.Value != "?" && w.Value != "fa" && w.Value != "KF" {
				add(strings.ToLower(w.Value), &lemma{word: w.Value, kind: w.Kind, value: w.Value})
			}
		case "clan":
			add(strings.ToLower(w.Value), &lemma{word: w.Value, kind: "colour", value: strings.TrimPrefix(w.Note, "counts as the colour ")})
		}
	}
	return m
}

// lengthened is a stem as it stands before most endings: kártya → kártyá-, ereklye → ereklyé-.
func lengthened(s string) string {
	if t, ok := strings.CutSuffix(s, "a"); ok {
		return t + "á"
	}
	if t, ok := strings.CutSuffix(s, "e"); ok {
		return t + "é"
	}
	return s
}

// analyse takes a word apart: a known stem with endings; else, where the word may be a noun that no table knows, its likeliest endings.
func analyse(w string, mayGuess bool) noun {
	for i := len(w); i > 1; i-- {
		if l, ok := stems[w[:i]]; ok {
			if e, ok := ends(w[:i], w[i:]); ok {
				return noun{known: true, kase: e.kase, owner: e.owner, plural: e.plural, lemma: l}
			}
		}
		if l, ok := doubled[w[:i]]; ok && (w[i:] == "al" || w[i:] == "el") {
			return noun{known: true, kase: ins, lemma: l}
		}
	}
	if !mayGuess {
		return noun{lemma: &lemma{word: w}}
	}
	return guess(w)
}

// foldedStems are the longer stems without their accents.
var foldedStems = func() map[string]string {
	m := map[string]string{}
	for s := range stems {
		if len(s) > 4 {
			foldInto(m, s)
		}
	}
	return m
}()

// unfoldNoun gives the known noun that a word with lost or mixed accents must be: bübájaid, szornyeid.
func unfoldNoun(w string) (string, bool) {
	for i := len(w); i > 4; i-- {
		if s, ok := foldedStems[fold(w[:i])]; ok && s != w[:i] {
			if e, ok := ends(s, w[i:]); ok && (w[i:] == "" || e.owner != unowned || e.kase != nom || e.plural) {
				return s + w[i:], true
			}
		}
	}
	return w, false
}

const vowels = "aáeéiíoóöőuúüű"
