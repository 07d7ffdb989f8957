package wording

import (
	_ "embed"
	"slices"
	"strings"
)

//go:embed keywords.tsv
var keywordsTSV string

// leadKind is what the words before a colon mean for what stands behind it.
type leadKind uint8

// The meanings add up.
const (
	leadActivated leadKind = 1 << iota
	leadTriggered
	leadConditional
	leadTimed
	leadDrawback
)

var leadNames = map[string]leadKind{
	"activated": leadActivated, "triggered": leadTriggered, "conditional": leadConditional, "timed": leadTimed, "drawback": leadDrawback,
}

var keywords = readKeywords()

func readKeywords() map[string]leadKind {
	m := map[string]leadKind{}
	for _, r := range tsvRows(keywordsTSV) {
		m[r[0]] = leadNames[r[1]]
	}
	return m
}

// lead says what the words before a colon mean: a keyword, a price, a condition.
func lead(tokens []token) leadKind {
	var k leadKind
	if handsOver(tokens) {
		return handingLead(tokens)
	}
	for i := range tokens {
		t := &tokens[i]
		switch {
		case t.kind == limit:
			k |= leadActivated
		case t.kind == amount && named(t) && t.noun.kase == nom && t.sign == 0 && tokens[0].class&cIf != 0 && !hasPunct(tokens[:i]): // ha legalább 3 Szk-d van, nevezz meg …
		case t.kind == amount && named(t) && t.noun.kase == nom && t.sign == 0:
			k |= leadActivated
		case t.kind == word && t.flags&fKeyword != 0:
			k |= keywords[t.text]
		case t.extra&dPrice != 0 && !(t.text == "dobj" && (hasBegin(tokens[i:], "kock") || hasBegin(tokens[i:], "érmé"))):
			k |= leadActivated
		case t.class&cWhenever != 0 && i+1 < len(tokens) && (tokens[i+1].class&cPlay != 0 || tokens[i+1].extra&dEvent != 0):
			k |= leadTriggered // amikor kijátszod, válassz: …
		case t.text == "nappal", t.text == "éjjel", t.text == "éjszaka":
			k |= leadConditional
		case i > 0 && (t.text == "elején" || t.text == "végén" || t.text == "kezdetén") && strings.HasPrefix(tokens[i-1].text, "kör"):
			k |= leadTriggered // minden köröd elején válassz: …
		case t.class&cIf != 0 && !polite(tokens, i) && !toPlayThis(tokens[:i]), t.kind == icon && t.text == "etnikum":
			k |= leadConditional
		}
	}
	if inZone(tokens) {
		k |= leadConditional
	}
	if paysOfOneself(tokens) {
		k |= leadActivated
	}
	if dice(tokens) {
		k |= leadConditional
	}
	if k&leadTimed != 0 {
		return leadTimed
	}
	if k&leadActivated != 0 && k&leadConditional != 0 && tokens[0].class&cIf == 0 {
		k &^= leadConditional // "(K), ha …:" is a price with its restriction
	}
	for i := range tokens {
		t := &tokens[i]
		if t.text == "legkorábban" || t.text == "körtől" || t.text == "körödtől" {
			k |= leadConditional // from turn 3: a restriction of its own beside the price
		}
		if t.extra&dTurn != 0 && i > 0 && (tokens[i-1].text == "saját" || tokens[i-1].class&cFoe != 0) && i+1 == len(tokens) && k == 0 {
			k |= leadConditional // csak a saját körödben: …
		}
	}
	return k
}

// dice says whether the words before a colon are a line of a dice table.
func dice(tokens []token) bool {
	n := len(tokens)
	if n == 1 && (tokens[0].text == "páros" || tokens[0].text == "páratlan" || tokens[0].text == "fej" || tokens[0].text == "írás") {
		return true
	}
	return n > 0 && n <= 2 && tokens[0].kind == amount && !named(&tokens[0]) && tokens[n-1].kind == amount && !named(&tokens[n-1])
}

// inZone says whether the words before a colon are a place alone: "az őrposztban:".
func inZone(tokens []token) bool {
	n := len(tokens)
	return n == 2 && (tokens[0].text == "a" || tokens[0].text == "az") && tokens[1].kind == word && tokens[1].noun.kase == ine && !isTime(&tokens[1])
}

// handsOver says whether the words before a colon hand an ability or drawback to something: "a következő képességet kapja".
func handsOver(tokens []token) bool {
	given, gets := false, false
	for i := range tokens {
		t := &tokens[i]
		given = given || t.class&cPower != 0 || t.kind == word && strings.HasPrefix(t.text, "hátrány")
		gets = gets || t.class&cGain != 0 || t.extra&dOption != 0 || t.text == "bír" || t.text == "rendelkezik"
	}
	return given && gets
}

// handingLead is when what is handed over holds: conditions count, prices do not.
func handingLead(tokens []token) leadKind {
	var k leadKind
	chosen := false // one of several
	for i := range tokens {
		t := &tokens[i]
		switch {
		case t.extra&dOption != 0, t.text == "közül", t.text == "egyikét", strings.HasPrefix(t.text, "melyik"):
			chosen = true
		case t.class&cIf != 0 && !polite(tokens, i):
			k |= leadConditional
		case t.kind == word && t.flags&fKeyword != 0 && keywords[t.text]&leadTriggered != 0:
			k |= leadTriggered
		case t.kind == word && strings.HasPrefix(t.text, "hátrány"):
			k |= leadDrawback
		}
	}
	if chosen {
		return k&^leadTriggered | leadConditional
	}
	return k
}

// toPlayThis says whether what follows is when this card may be played at all: "akkor játszhatod ki, ha …".
func toPlayThis(tokens []token) bool {
	n := 0
	for n < len(tokens) && (tokens[n].extra&dOnly != 0 || tokens[n].text == "akkor") {
		n++
	}
	return n > 0 && n < len(tokens) && tokens[n].class&cPlay != 0 && strings.HasSuffix(tokens[n].text, "od") && !slices.ContainsFunc(tokens[n:], func(t token) bool { return t.noun.kase == acc && t.isCards() })
}

// polite says whether the if at i conditions nothing: ha akarod, ha lehet, ha úgy döntesz.
func polite(tokens []token, i int) bool {
	i++
	if i+1 < len(tokens) && (tokens[i].text == "úgy" || tokens[i].text == "jónak") {
		i++
	}
	if i >= len(tokens) {
		return false
	}
	switch tokens[i].text {
	case "akarod", "akarsz", "akar", "lehet", "szeretnéd", "tudod", "akarja", "kívánod", "szeretné", "döntesz", "tetszik", "látod", "gondolod":
		return i+1 >= len(tokens) || tokens[i+1].kind == punct
	}
	return false
}
