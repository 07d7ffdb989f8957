package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// conditions reads ha, amíg, amikor, -kor, (K), and _etnikum, before (or ha behind) the statement.
func (r *reader) conditions(tokens []token, start, end int, ph *phrase, lasts lint.Lasts) lint.When {
	var w lint.When
	for i := range tokens {
		t := &tokens[i]
		switch {
		case t.class&cIf != 0:
			if r.covered(ph, i) || i > 0 && tokens[i-1].text == "kivéve" || i >= end && !r.tailIf(tokens, end, i) || polite(tokens, i) || onlySo(tokens, i) && !(i > 1 && tokens[i-1].kind == punct && tokens[i-2].text == "akkor") || i >= end && t.text == "míg" && hasClass(tokens[i:], changing|cCost) && !hasExtra(tokens[i:], dHave) || i >= end && contrasts(tokens, i) || i > 0 && tokens[i-1].class&(cConj|cBut) != 0 && i >= end {
				continue
			}
			if i < start && !ph.found && othersReact(tokens[i:start]) {
				continue // ha valaki reagálni akar rá, …
			}
			if i >= end && ofNext(tokens, i) {
				continue // +1_VP, ha …, akkor +2_VP
			}
			if t.text == "hacsak" && i >= end && i+2 < len(tokens) && tokens[i+1].class&cNot != 0 && (tokens[i+2].isCards() || tokens[i+2].isNoun() && r.stands(tokens, i+3)) && tokens[i+2].noun.owner == unowned {
				continue // …, hacsak nem démon: which cards
			}
			if t.text == "hacsak" && i > start && i < end || t.text == "hacsak" && i >= end && hasClass(tokens[end:i], cBut) {
				continue // …, de 1 alá nem mehet, hacsak eleve nem volt 0
			}
			if t.text == "míg" && i > 0 && i < start && tokens[i-1].kind == punct && hasClass(tokens[:i], changing) {
				continue // … drágábbak, míg a te lapjaid olcsóbbak
			}
			if ofPlayed := ph.found && ph.from > i && ph.head < start && r.inConditionAt(tokens, ph.head) && r.headOf(ph).noun.kase == acc && lasts == lint.Timed; lasts != lint.Static && r.eventIn(tokens, i+1) && !ofPlayed && !pastEvent(tokens[i+1:]) {
				w |= lint.Triggered
			} else {
				w |= lint.Conditional
			}
		case t.text == "után" && i > 0 && i < start && lasts != lint.Static && fights[tokens[i-1].noun.stem()]:
			w |= lint.Triggered // harc után
		case t.text == "után" && i > 0 && i < start && tokens[i-1].extra&dPlaytime != 0 && lasts != lint.Static && !r.card.HasType("azonnali") && !r.card.HasType("általános"):
			w |= lint.Triggered
		case i == 0 && start > 0 && (t.text == "aki" || t.text == "akik" || t.text == "akinek" || t.text == "amelyik" && hasClass(tokens[:min(3, len(tokens))], cPlayer)) && !reactsFirst(tokens[:start]):
			w |= lint.Conditional // aki …, annak lapjai …
		case i == 0 && start > 0 && t.class&cDet != 0 && len(tokens) > 2 && tokens[1].text == "alkalommal":
			w |= lint.Conditional
		case t.text == "előtt" && i > 0 && i < start && strings.HasPrefix(tokens[i-1].text, "kör"):
			w |= lint.Conditional // a harmadik köröd előtt
		case t.text == "után" && i > 2 && i < end+4 && turnNamed(&tokens[i-2], &tokens[i-1]) && (tokens[i-3].text == "a" || tokens[i-3].text == "az"):
			w |= lint.Conditional // a 6. kör után
		case inEveryCase(tokens, i):
		case t.extra&dCase != 0 && i < start && !r.covered(ph, i) && !r.countedAt(tokens, i) && !(i > 0 && tokens[i-1].noun.known && tokens[i-1].noun.lemma.value == "hand" && ph.found):
			w |= lint.Conditional
		case t.class&cWhenever != 0 && ownPlay(t.text) && i > 0 && i+2 < len(tokens) && tokens[i-1].isCards() && tokens[i+1].kind == amount && tokens[i+2].mark == ',':
			// kalandozóid megidézésekor 1 VP, …: the cards of another amount
		case t.class&cWhenever != 0:
			if i >= start && !(i >= end && lasts != lint.Static && t.extra&dEvent == 0 && tokens[i-1].kind == punct && r.tailIf(tokens, end, i)) || r.afterIf(tokens, i) || r.covered(ph, i) || ownPlay(t.text) && (!ph.found && t.extra&dEvent != 0 || ph.found && ph.to > ph.from && ph.to == i) {
				continue
			}
			w |= lint.Triggered
		case t.kind == limit && i < start && r.resurrects(tokens, i):
			w |= lint.Activated
		case i > 0 && i < end+4 && strings.HasPrefix(t.text, "fázis") && t.noun.kase == ine && !r.covered(ph, i) && ofSomebody(tokens[max(0, i-3):i]):
			w |= lint.Conditional // a te fő fázisodban
		case t.kind == limit && i < start && i+1 < len(tokens) && (strings.HasPrefix(tokens[i+1].text, "képesség") || strings.HasPrefix(tokens[i+1].text, "ikon") || strings.HasPrefix(tokens[i+1].text, "jel")):
			// a (P) képességű lényeid
		case t.kind == limit && i < start:
			w |= lint.Triggered
		case t.kind == icon && i+1 < start && tokens[i+1].kind == icon && tokens[i+1].text == t.text && r.commaBehind(tokens, i+1): // _víz_víz, …
			w |= lint.Conditional
		case t.kind == icon && t.text == "etnikum" && i < start && r.commaBehind(tokens, i), t.kind == icon && t.text == "kötelék" && i < start && r.commaBehind(tokens, i):
			w |= lint.Conditional
		case t.kind == word && i < end+4 && untilNumbered(tokens, i) && !afterwardsAt(tokens, end):
			w |= lint.Conditional
		case i > 0 && i < start && lasts != lint.Static && !r.inConditionAt(tokens, i) && (t.text == "elején" || t.text == "végén" || t.text == "kezdetén") && strings.HasPrefix(tokens[i-1].text, "kör"):
			w |= lint.Triggered // minden köröd elején a következő lapod …
		case t.text == asReactionWord && i == 0 && start > 0 && !ph.found && (len(tokens) < 2 || tokens[1].class&cAlso == 0):
			w |= lint.Conditional
		case i < start && (t.text == "nappal" || t.text == "éjjel" || t.text == "éjszaka"):
			w |= lint.Conditional
		case t.text == "kezdődően" && i > 0 && i < end+4 && strings.HasPrefix(tokens[i-1].text, "kör"):
			w |= lint.Conditional
		case t.kind == word && (t.text == "körtől" || t.text == "körödtől" || t.text == "kezdetétől" || t.text == "elejétől" || t.text == "végétől") && i < end+4:
			w |= lint.Conditional
		case t.extra&dTurn != 0 && i > 0 && i < end+4 && !r.covered(ph, i) && !otherOption(tokens, i, start) && !ownWay(tokens, i, start) && (tokens[i-1].text == "saját" || tokens[i-1].text == "te" || tokens[i-1].class&cFoe != 0 || tokens[i-1].kind == amount && tokens[max(0, i-2)].class&cNext == 0 || ordinals[tokens[i-1].text]):
			w |= lint.Conditional
		case i > 0 && i < start && afterwards(t) && afterwardsAt(tokens, i+1) && !hasPunct(tokens[i:start]):
			w |= lint.Conditional
		case t.kind == word && i < start && t.text == "egyébként" && r.commaOrStart(tokens, i):
			w |= lint.Conditional
		}
	}
	return w
}

// ofNext says whether the condition at i, behind a statement, is that of another amount which ends the clause: "+1_VP, ha van sárkányod, +2_VP".
func ofNext(tokens []token, i int) bool {
	for i < len(tokens) && tokens[i].mark != ',' {
		i++
	}
	for i++; i < len(tokens) && tokens[i].extra&dFiller != 0; i++ {
	}
	if i >= len(tokens) || tokens[i].kind != amount || !named(&tokens[i]) || tokens[i].parts[0].bare {
		return false
	}
	k := tokens[i].noun.kase
	if k != ins && (tokens[i].sign == 0 || k != nom && k != ill) {
		return false
	}
	i++
	if i < len(tokens) && k == ins && (tokens[i].class&(cLess|cMore|cCheap|cDear) != 0 || tokens[i].extra&(dGreater|dSmaller) != 0) {
		i++ // …, ha van sárkányod, 2_VP-vel kevesebb
	}
	return i == len(tokens) || tokens[i].kind == group || i+1 < len(tokens) && tokens[i].mark == ',' && tokens[i+1].class&cIf != 0 && ofNext(tokens, i+1)
}

// contrasts says whether the word at i sets something against the statement rather than a condition: "…, míg a te …", "…, ha te játszod ki".
func contrasts(tokens []token, i int) bool {
	next := tokens[i+1 : min(i+5, len(tokens))]
	return len(next) > 0 && (next[0].text == "pedig" || next[0].text == "te" && (strings.HasSuffix(tokens[i].text, "míg") || hasClass(next, cPlay)))
}

// reactsFirst says whether a relative clause only says who reacts: "aki reagál rá, annak …".
func reactsFirst(tokens []token) bool {
	for k := range tokens {
		if tokens[k].kind == punct {
			return false
		}
		if tokens[k].class&cReact != 0 {
			return true
		}
	}
	return false
}

// pastEvent says whether a condition tells an event of this turn that is past, which is a state: "ha ebben a körben sebzett".
func pastEvent(tokens []token) bool {
	timed := false
	for k := range tokens {
		t := &tokens[k]
		if t.kind == punct {
			return false
		}
		timed = timed || t.extra&dTurn != 0 && k > 0 && (tokens[k-1].text == "ebben" || tokens[k-1].text == "e" || k > 1 && tokens[k-2].text == "ebben")
		if timed && t.extra&dEvent != 0 && (strings.HasSuffix(t.text, "tt") || strings.HasSuffix(t.text, "lt")) {
			return true
		}
	}
	return false
}

// othersReact says whether a condition only says who reacts: "ha valaki erre a lapra reagálni akar".
func othersReact(tokens []token) bool {
	for k := range tokens {
		if t := &tokens[k]; t.kind == punct || t.noun.kase == ins && t.isNoun() {
			return false // ha régi lappal reagálnak rá
		}
		if strings.HasPrefix(tokens[k].text, "reagál") && !secondPerson(tokens[k].text) {
			return true
		}
	}
	return false
}

// otherOption says whether a ", vagy" parts token i from the statement at start.
func otherOption(tokens []token, i, start int) bool {
	for j := i + 1; j+1 < start; j++ {
		if tokens[j].kind == punct && tokens[j+1].text == "vagy" {
			return true
		}
	}
	return false
}

// ownWay says whether the time at i is when the card may be played as well, at the price that follows: "ellenfeled körében is kijátszhatod, ekkor …".
func ownWay(tokens []token, i, start int) bool {
	if i+2 >= start || tokens[i+1].class&cAlso == 0 || tokens[i+2].class&cPlay == 0 {
		return false
	}
	for k := i + 3; k < start; k++ {
		if tokens[k].text == "ekkor" || tokens[k].text == "ilyenkor" {
			return tokens[k-1].kind == punct || tokens[k-1].class&cBut != 0
		}
	}
	return false
}

// onlySo says whether the if at i belongs to "csak úgy …, ha …": it says what is to be paid, not when.
func onlySo(tokens []token, i int) bool {
	if i > 0 && tokens[i-1].extra&dOnly != 0 {
		return true
	}
	for j := i - 1; j > 0 && j > i-8; j-- {
		if tokens[j].text == "úgy" || tokens[j].text == "akkor" {
			return tokens[j-1].extra&dOnly != 0 && !hasClass(tokens[j:i], changing&^(cGain|cPayverb|cKerul)) // tárgyaid csak akkor olcsóbbak, ha …
		}
	}
	return false
}

// ownPlay says whether a -kor word speaks of playing this card; for its own cost that is no event.
func ownPlay(w string) bool {
	return strings.HasPrefix(w, "kihozás") || strings.HasPrefix(w, "kijátszás") || strings.HasPrefix(w, "idézés") || strings.HasPrefix(w, "lerakás") || strings.HasPrefix(w, "letétel") || strings.HasPrefix(w, "megidézés")
}

// ordinals before "körben" make a condition: az első két körben, a harmadik körben.
var ordinals = map[string]bool{"első": true, "második": true, "harmadik": true, "negyedik": true, "ötödik": true, "hatodik": true, "hetedik": true, "nyolcadik": true, "páros": true, "páratlan": true, "utolsó": true}

// resurrects says whether the limit icon at i belongs to the ability "feltámad", which is activated without a colon.
func (r *reader) resurrects(tokens []token, i int) bool {
	for j := i + 1; j < len(tokens); j++ {
		if strings.HasPrefix(tokens[j].text, "feltámad") {
			return true
		}
	}
	return false
}

// covered says whether token i belongs to the words that say which cards are meant.
func (r *reader) covered(ph *phrase, i int) bool { return ph.found && i >= ph.from && i < ph.to }

// tailIf says whether a condition behind the statement still belongs to it: no other statement begins between.
func (r *reader) tailIf(tokens []token, end, i int) bool {
	if end+1 < i && tokens[end].class&cConj != 0 && tokens[i-1].kind == punct && !hasPunct(tokens[end:i-1]) {
		return true // "[[1]] és repül, ha …": it holds for both
	}
	for j := end; j < i; j++ {
		t := &tokens[j]
		if t.class&cPlay != 0 && j > end+1 || t.class&cGain != 0 && j > end || t.class&cConj != 0 && j+1 < i && (j == 0 || tokens[j-1].kind == punct) {
			return false
		}
	}
	return true
}

func (r *reader) afterIf(tokens []token, i int) bool {
	for j := i - 1; j >= 0; j-- {
		if tokens[j].mark == ',' {
			return false
		}
		if tokens[j].class&cIf != 0 {
			return true
		}
	}
	return false
}

// eventIn says whether the condition that begins at i tells an event (sebzést okoz) rather than a state (van sárkányod).
func (r *reader) eventIn(tokens []token, i int) bool {
	for ; i < len(tokens); i++ {
		t := &tokens[i]
		if t.mark == ',' {
			return false
		}
		if t.extra&dEvent != 0 {
			return true
		}
	}
	return false
}

func (r *reader) commaBehind(tokens []token, i int) bool {
	for j := i + 1; j < len(tokens); j++ {
		t := &tokens[j]
		if t.kind == icon || t.class&cConj != 0 || t.kind == amount {
			continue
		}
		return t.mark == ','
	}
	return false
}

func (r *reader) commaOrStart(tokens []token, i int) bool {
	return i == 0 || tokens[i-1].kind == punct || tokens[i-1].class&(cConj|cBut) != 0
}

// inConditionAt says whether token i stands inside a condition: behind ha, before the next comma.
func (r *reader) inConditionAt(tokens []token, i int) bool {
	for j := i; j >= 0; j-- {
		t := &tokens[j]
		if t.mark == ',' && j < i {
			if j+1 < len(tokens) && (tokens[j+1].class&(cRel|cMint|cCount|cConj) != 0 || tokens[j+1].text == "hogy" && j > 0 && tokens[j-1].class&cIf != 0) {
				continue // feltéve, hogy …
			}
			return false
		}
		if t.class&(cIf|cWhenever) != 0 && t.extra&dEvent == 0 {
			return true
		}
	}
	return false
}
