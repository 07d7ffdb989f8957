package wording

import (
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// duration reads "ebben a körben", "a kör végéig", "a következő körödig" in the same unit.
func (r *reader) duration(tokens []token, end int) lint.Lasts {
	for i := range tokens {
		t := &tokens[i]
		if i >= end && (t.class&cBut != 0 || t.class&cConj != 0 && i > end) {
			break
		}
		if t.kind != word || t.extra&dTurn == 0 && t.flags&fLasts == 0 || r.inConditionAt(tokens, i) && !playedByYou(tokens[i:]) || r.countedAt(tokens, i) || r.inRelative(tokens, i) && pastBehind(tokens[i+1:]) {
			continue
		}
		switch {
		case t.extra&dTurn != 0 && i+1 < len(tokens) && attributeOfTime(&tokens[i+1]):
			continue // ebben a körben meghalt lényed
		case t.extra&dTurn != 0 && i+1 < len(tokens) && tokens[i+1].extra&dPlayed != 0 && i >= end && hasWord(tokens[i:], "után"):
			continue // minden e körben kijátszott lapod után
		case t.extra&dTurn != 0 && i > 0 && tokens[i-1].extra&dPlaytime != 0:
			return lint.Turn // kijátszása körében
		case t.extra&dTurn != 0 && i > 0:
			back := tokens[max(0, i-2):i]
			for _, b := range back {
				if b.text == "ebben" || b.text == "abban" && (i+1 == len(tokens) || tokens[i+1].kind != punct) || b.text == "e" || b.text == "mostani" || b.text == "hátralévő" || b.text == "hátralevő" {
					return lint.Turn
				}
				if b.class&cNext != 0 {
					return lint.Timed
				}
			}
		case strings.HasPrefix(t.text, "fázis"):
			for _, b := range tokens[max(0, i-3):i] {
				if b.text == "ebben" || b.text == "e" {
					return lint.Turn
				}
				if b.class&cNext != 0 {
					return lint.Timed // a következő előkészítő fázisodban
				}
			}
		case t.text == "részében" && i > 1 && (strings.HasPrefix(tokens[i-2].text, "kör") || strings.HasPrefix(tokens[i-1].text, "kör")):
			return lint.Turn
		case (t.text == "folyamán" || t.text == "során") && i > 0 && strings.HasPrefix(tokens[i-1].text, "kör") && (i < 2 || tokens[i-2].extra&dEach == 0):
			return lint.Turn
		case t.text == "erejéig" && i > 0 && strings.HasPrefix(tokens[i-1].text, "kör"):
			return lint.Timed // két kör erejéig
		case t.text == "kezdetéig", (t.text == "át" || t.text == "keresztül") && i > 0 && tokens[i-1].text == "körön":
			return lint.Timed
		case t.text == "végéig" || t.text == "végig" && i > 0 && tokens[i-1].text == "kör":
			if i > 1 && strings.HasPrefix(tokens[i-2].text, "körnek") {
				return lint.Turn // ennek a körnek a végéig
			}
			if i > 0 && (strings.HasPrefix(tokens[i-1].text, "kör") || strings.HasPrefix(tokens[i-1].text, "fázis")) {
				for _, b := range tokens[max(0, i-3) : i-1] {
					if b.class&cNext != 0 {
						return lint.Timed
					}
				}
				return lint.Turn
			}
			if i > 0 && (strings.HasPrefix(tokens[i-1].text, "játék") || strings.HasPrefix(tokens[i-1].text, "játszm") || strings.HasPrefix(tokens[i-1].text, "meccs") || strings.HasPrefix(tokens[i-1].text, "parti")) {
				return ""
			}
			return lint.Timed
		case untilTurn(t.text) && afterwardsAt(tokens, end):
			continue // az 5. körig …, utána …
		case untilTurn(t.text) && untilNumbered(tokens, i):
			continue // a 10. körig: a condition
		case untilTurn(t.text):
			return lint.Timed
		}
	}
	return ""
}

// pastBehind says whether a clause goes on with a verb in the past: "amelyik ebben a körben került a gyűjtőbe".
func pastBehind(tokens []token) bool {
	for k := range tokens {
		if tokens[k].kind == punct {
			return false
		}
		for _, e := range []string{"rült", "szott", "tett", "halt", "tál", "tél"} {
			if strings.HasSuffix(tokens[k].text, e) {
				return true
			}
		}
	}
	return false
}

// untilNumbered says whether the turn at i is one of the game by its number: a 10. körig, az ötödik körig.
func untilNumbered(tokens []token, i int) bool {
	return i > 1 && strings.HasPrefix(tokens[i].text, "körig") && (ordinals[tokens[i-1].text] || tokens[i-1].kind == amount && !named(&tokens[i-1])) && (tokens[i-2].text == "a" || tokens[i-2].text == "az")
}

// limitsTime says whether a bracket restricts the turns: (a 3. körtől, nem adódik össze), (a 4. köröd előtt nem használható).
func (r *reader) limitsTime(u int) bool {
	for k := range r.units[u].tokens {
		t := &r.units[u].tokens[k]
		if t.kind == word && (strings.HasPrefix(t.text, "körtől") || strings.HasPrefix(t.text, "körödtől") || t.text == "legkorábban" ||
			t.text == "előtt" && k > 0 && strings.HasPrefix(r.units[u].tokens[k-1].text, "kör")) {
			return true
		}
	}
	return false
}

// attributeOfTime says whether a participle behind a phrase of time makes it an attribute.
func attributeOfTime(t *token) bool {
	return t.kind == word && t.extra&(dPlayed|dFiller) == 0 && (strings.HasSuffix(t.text, "ott") || strings.HasSuffix(t.text, "ett") || strings.HasSuffix(t.text, "alt")) && t.class == 0
}

func untilTurn(w string) bool {
	return slices.ContainsFunc([]string{"körödig", "köréig", "körig", "fázisodig", "fázisáig", "fázisig", "elejéig"}, func(p string) bool { return strings.HasPrefix(w, p) })
}

// lastingWords say how long something lasts; those for the turn have a class.
var lastingWords = map[string]bool{
	"át": true, "keresztül": true, "részében": true, "folyamán": true, "során": true, "erejéig": true, "fázisban": true, "fázisodban": true,
	"fázisában": true, "kezdetéig": true, "végéig": true, "végig": true,
}

// lasting says whether a word can say how long something lasts.
func lasting(w string) bool { return lastingWords[w] || untilTurn(w) }

// ofSomebody says whether the words before a phase say whose it is, and that it is not the next one only.
func ofSomebody(tokens []token) bool {
	return !hasClass(tokens, cNext) && (hasClass(tokens, cFoe) || hasWord(tokens, "te") || hasWord(tokens, "saját"))
}

// turnNamed says whether two words name one turn of the game: 6. kör, ötödik köröd.
func turnNamed(which, turn *token) bool {
	return (turn.text == "kör" || turn.text == "köröd" || turn.text == "köre") && (ordinals[which.text] || which.kind == amount && !named(which))
}

// fights are the nouns for what is over before "után", on which something follows.
var fights = map[string]bool{"harc": true, "csata": true, "támadás": true, "blokkolás": true, "párbaj": true}
