package wording

import (
	"strings"
)

// skipAdverbs steps from j to the left over what may stand between the words for cards and the statement: is, ekkor, ebben a körben,
// a kör végéig, kézből való, articles, brackets.
func (r *reader) skipAdverbs(tokens []token, j int) int {
	for j >= 0 {
		t := &tokens[j]
		switch {
		case t.class&cAlso != 0, t.extra&(dFiller|dPlus) != 0, t.kind == group, t.class&cDet != 0 && (t.class&cThis == 0 || t.text == "az") && t.extra&dEach == 0 && t.text != "egyik",
			t.class&(cAtleast|cAtmost) != 0, t.kind == word && t.perEach():
			j--
			if t.perEach() && j >= 0 && lying[tokens[j].text] {
				j = placeBefore(tokens, j)
			}
		case t.text == "számára" && j > 0:
			for j -= 2; j >= 0 && (tokens[j].class&cAimed != 0 || tokens[j].extra&(dEach|dOther) != 0); j-- { // célpont játékos számára
			}
		case t.kind == word && t.noun.kase == cau && (t.extra&dQuantity != 0 || t.isCards()) && j > 0 && forEachAt(tokens, j) > 0:
			j = forEachAt(tokens, j) - 1
		case t.text == "kivételével":
			j = exceptFrom(tokens, j) - 1
		case t.text == "által" && j > 0 && tokens[j-1].text == "senki":
			j -= 2
		case t.text == "nélkül" && j > 0 && tokens[j-1].text == "kivétel", inEveryCase(tokens, j), thanksTo(tokens, j),
			t.text == "szerint" && j > 0 && tokens[j-1].kind == word && !tokens[j-1].isCards():
			j -= 2
		case t.extra&dPost != 0 && j > 0:
			for j--; j >= 0 && (tokens[j].kind == word && !tokens[j].breaks() || turnNamed(&tokens[j], &tokens[j+1])); j-- {
				if tokens[j].extra&dEach != 0 || tokens[j].class&cDet != 0 {
					j--
					break
				}
			}
			switch {
			case j >= 0 && lying[tokens[j].text]:
				j = placeBefore(tokens, j) // a gyűjtődben levő minden lény után
			case j > 0 && tokens[j].text == "egyes" && tokens[j-1].extra&dEach != 0:
				j -= 2 // minden egyes, az asztalodon levő hajó után
			case j >= 0 && tokens[j].extra&dEach != 0 && lying[tokens[min(j+3, len(tokens)-1)].text]:
				j-- // minden, a gyűjtődben levő lény után
			}
		case t.noun.kase == ade && (strings.HasPrefix(t.text, "szok") || strings.HasPrefix(t.text, "megszok") || strings.HasPrefix(t.text, "rendes") || strings.HasPrefix(t.text, "eredeti") || t.cost&ofBase != 0):
			j-- // a szokásosnál, az alapköltségüknél 2 VP-vel drágább
		case t.class&cWhenever != 0 && ownPlay(t.text) && j > 0 && tokens[j-1].isCards():
			j-- // lapjaid idézéskor 1 VP kedvezményt kapnak
		case (t.text == "át" || t.text == "keresztül") && j > 0 && tokens[j-1].text == "körön":
			for j -= 2; j >= 0 && (tokens[j].kind == amount && !named(&tokens[j]) || tokens[j].class&(cDet|cNext) != 0 || tokens[j].text == "több"); j-- { // három körön át
			}
		case t.text == "kezdődően" && j > 0 && strings.HasPrefix(tokens[j-1].text, "kör"):
			for j -= 2; j >= 0 && (tokens[j].kind == amount || tokens[j].class&cDet != 0 || ordinals[tokens[j].text]); j-- { // a 2. körrel kezdődően
			}
		case t.text == "való" && j > 0:
			j -= 2
		case t.text == "alkalommal" && j > 0 && tokens[j-1].extra&dEach != 0:
			j -= 2
		case t.noun.known && t.noun.lemma.kind == "zone" && t.noun.kase != nom && t.noun.kase != dat && t.noun.kase != acc:
			for j--; j >= 0 && (tokens[j].class&(cDet|cFoe|cConj) != 0 || tokens[j].noun.known && tokens[j].noun.lemma.kind == "zone"); j-- { // a kezedből vagy a paklidból
			}
		case t.kind == word && t.noun.kase == ine && (!t.noun.known || t.noun.stem() == "harc" || t.noun.stem() == "csata") && t.class == 0 && t.extra == 0: // az általad kezdeményezett harcban
			for j--; j >= 0 && tokens[j].kind == word && tokens[j].class&(cDet|cConj) == 0 && !tokens[j].breaks() && !tokens[j].isCards(); j-- {
			}
		case isTime(t):
			j--
			if j >= 0 && tokens[j].extra&dPlaytime != 0 {
				j-- // kijátszása körében
				continue
			}
			if j >= 0 && tokens[j].extra&dEach != 0 {
				j-- // minden körben
				continue
			}
			for j >= 0 && (tokens[j].class&(cDet|cNext|cFoe) != 0 && tokens[j].extra&dEach == 0 || timeAttributes[tokens[j].text] || tokens[j].kind == amount || strings.HasPrefix(tokens[j].text, "kör") || strings.HasPrefix(tokens[j].text, "harci") || ordinals[tokens[j].text]) && tokens[j].extra&dEach == 0 {
				j--
			}
		default:
			return j
		}
	}
	return j
}

// forEachAt says where "minden rajta levő jelzőért", which ends at j, begins; -1 where it is no such count.
func forEachAt(tokens []token, j int) int {
	for k := j - 1; k >= 0 && k >= j-5 && tokens[k].kind == word && !tokens[k].breaks(); k-- {
		if tokens[k].extra&dEach != 0 {
			return k
		}
	}
	return -1
}

var timeAttributes = map[string]bool{"előkészítő": true, "fő": true, "húzási": true, "húzás": true, "befejező": true, "ebben": true, "abban": true, "saját": true, "te": true, "mostani": true, "előző": true, "kör": true, "hátralévő": true, "hátralevő": true, "játék": true, "e": true, "harc": true, "csata": true, "fázis": true}

// isTime says whether a word ends a phrase of time: körben, végéig, körödig, körtől.
func isTime(t *token) bool {
	if t.kind != word {
		return false
	}
	if t.extra&dTime != 0 || t.text == "körönként" || t.text == "végéig" || t.text == "elejéig" {
		return true
	}
	return (strings.HasPrefix(t.text, "kör") || strings.HasPrefix(t.text, "fázis")) && (t.noun.kase == ter || t.noun.kase == abl || t.noun.kase == ine || strings.HasSuffix(t.text, "től"))
}

// thanksTo says whether the words at j are "ennek köszönhetően", "a varázslatnak köszönhetően".
func thanksTo(tokens []token, j int) bool {
	return tokens[j].text == "köszönhetően" && j > 0 && (tokens[j-1].noun.kase == dat || tokens[j-1].class&cThis != 0)
}

// inEveryCase says whether the words at j are "minden esetben", "mindkét esetben": that is no condition.
func inEveryCase(tokens []token, j int) bool {
	if tokens[j].text != "esetben" || j == 0 {
		return false
	}
	switch tokens[j-1].text {
	case "minden", "mindkét", "bármely", "valamennyi", "mindegyik":
		return true
	}
	return false
}
