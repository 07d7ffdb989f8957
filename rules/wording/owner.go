package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// note takes from a token what it says of whose cards are meant and which.
func (r *reader) note(p *phrase, t *token, head bool) {
	switch {
	case t.class&cFoe != 0:
		p.whose = lint.Opponent
	case t.class&cHolder != 0:
		p.whose = lint.Chosen
		if r.holdsThis(p, t) {
			p.whose = lint.Own
		}
	case (t.text == "általad" || t.text == "saját" && r.headOf(p).noun.owner == unowned) && p.whose == "":
		p.whose = lint.Own
	case t.class&cPlayer != 0 && !head:
		if p.whose == "" {
			p.whose = lint.Both
		}
	case (t.extra&dOther != 0 || t.text == "más") && p.whose == lint.Both:
		p.whose = lint.Opponent
	case t.class&cAimed != 0 && p.whose == lint.Both:
		p.whose = lint.Chosen
	case t.class&cNext != 0:
		p.next = true
	}
	if head && p.whose == "" && t.noun.known && t.noun.lemma.kind == "whose" {
		p.whose = lint.Whose(t.noun.lemma.value) // a tieid
	}
	if t.noun.owner == your && t.class&(cFoe|cPlayer) == 0 && t.kind == word && p.whose == "" && (head || t.isCards() || t.noun.known && t.noun.lemma.kind == "zone") {
		p.whose = lint.Own
	}
	if head {
		p.power = t.class&cPower != 0
	}
	if t.class&cReact != 0 {
		p.react = true
	}
	if t.class&cTarget != 0 || strings.HasPrefix(t.text, "célzó") {
		p.target = true
	}
}

// owned settles whose cards a grown phrase means: an owner left out is the one of the statement before ("…, a bűbájai +(2)").
func (r *reader) owned(p phrase) phrase {
	t := r.headOf(&p)
	if p.react && t.class&cReact != 0 && cardsJoined(r.units[p.unit].tokens, p.head) {
		p.react = false // tárgyaid és reakcióid: what they cost to play
	}
	follows := adjectival(t) || t.noun.owner == its && t.class&cHolder == 0 || t.extra&dPlayed != 0 || t.extra&dCostadj != 0 || strings.HasSuffix(t.text, "jövők") || strings.HasSuffix(t.text, "kerülők")
	if p.whose == "" && follows && r.prev.found && r.prev.unit == p.unit && p.head > r.prev.head {
		p.react = p.react || r.prev.react
		p.whose = r.prev.whose
	}
	if p.whose == "" && t.extra&(dPlayed|dCostadj) != 0 && t.noun.plural {
		p.whose = ownerBefore(r.units[p.unit].tokens[:p.from])
	}
	if p.whose == "" && t.noun.owner == its && t.class&cHolder == 0 && t.noun.known {
		for _, x := range r.units[p.unit].tokens[:p.from] {
			if x.class&cFoe != 0 {
				p.whose = lint.Opponent // ha ellenfelednek van …, minden lapja …
			} else if x.class&cAimed != 0 && p.whose == "" && hasClass(r.units[p.unit].tokens[:p.from], cPlayer) {
				p.whose = lint.Chosen // célpont játékos …, minden lapja …
			}
		}
		for _, l := range r.units[p.unit].leads {
			if p.whose == "" && hasClass(r.units[l].tokens, cAimed) && hasClass(r.units[l].tokens, cPlayer) {
				p.whose = lint.Chosen // célpont játékos választ: vagy …, vagy következő lénye …
			}
		}
		if p.whose == "" && r.foeBefore(p.unit) {
			p.whose = lint.Opponent // ellenfeled büntetést fizet: lapjai …
		}
	}
	return p
}

// ownerBefore says whose the cards are that the clause before spoke of: "farkasaid gyorsak, a kézből kijátszottak …".
func ownerBefore(tokens []token) lint.Whose {
	for k := len(tokens) - 1; k >= 0; k-- {
		if t := &tokens[k]; t.isCards() && t.class&cFoe == 0 && t.noun.kase == nom && t.noun.owner == your && t.noun.plural {
			return lint.Own
		}
	}
	return ""
}

// adjectival says whether the word is an attribute that stands for the cards that have it: a legendásak, a tüzesek.
func adjectival(t *token) bool {
	return t.kind == word && t.noun.owner == unowned && t.noun.plural && (t.noun.kase == nom || t.noun.kase == poss) && (!t.noun.known || t.noun.lemma.kind == "icon" || t.noun.lemma.kind == "colour")
}

// foeBefore says whether the opponent is who acts in the piece or sentence before unit u.
func (r *reader) foeBefore(u int) bool {
	before := r.units[u].leads
	if len(before) == 0 && r.units[u].previous >= 0 {
		before = []int{r.units[u].previous}
	}
	for _, b := range before {
		if ts := r.units[b].tokens; len(ts) > 0 && ts[0].class&cFoe != 0 && ts[0].noun.kase == nom {
			return true
		}
	}
	return false
}

// actor says whose cards a verb of playing is about: the player addressed, the opponent who plays, or anyone.
func (r *reader) actor(tokens []token) lint.Whose {
	for i := range tokens {
		if i > 1 && tokens[i].class&cFoe != 0 && tokens[i-1].text == "és" && tokens[i-2].text == "te" {
			return lint.Both // te és ellenfeled
		}
		if tokens[i].text == "mindenki" || tokens[i].text == "bárki" || tokens[i].text == "senki" {
			return lint.Both
		}
	}
	for i := range tokens {
		if t := &tokens[i]; t.class&cPlay != 0 && secondPerson(t.text) {
			return lint.Own
		}
	}
	for i := range tokens {
		t := &tokens[i]
		switch {
		case t.class&cFoe != 0 && t.noun.kase == dat && hasClass(tokens, cPayverb):
			return lint.Opponent
		case t.class&cHolder != 0 && r.holderOfThis(tokens, i):
			return lint.Own
		case t.class&cHolder != 0 && t.noun.kase == nom && (playedByThem(tokens[i:]) || hasBegin(tokens[i:], "játszhat") || strings.HasPrefix(t.text, "gazdá") && hasClass(tokens[i:], cPayverb)):
			return lint.Chosen // a gazdája kijátszhatja
		case t.class&cFoe != 0 && t.noun.kase == nom && t.noun.owner != unowned && r.isNominativeFoe(t), t.class&cFoe != 0 && t.text == "ellenfél":
			return lint.Opponent
		case t.class&cPlayer != 0 && i > 0 && tokens[i-1].extra&dOther != 0 && !timeOf(tokens, i):
			return lint.Opponent
		case t.class&cPlayer != 0 && i > 0 && tokens[i-1].class&cAimed != 0:
			return lint.Chosen
		}
	}
	for i := range tokens {
		t := &tokens[i]
		if t.class&cPlay != 0 && secondPerson(t.text) || t.extra&(dPut|dPrice|dFetch) != 0 || t.class&cPayverb != 0 && (secondPerson(t.text) || strings.HasSuffix(t.text, "ned")) || t.text == "fizetned" {
			return lint.Own
		}
	}
	for i := range tokens {
		t := &tokens[i]
		if t.class&cMay != 0 || t.class&cPlayer != 0 || t.text == "mindenki" || t.text == "bárki" {
			return lint.Both
		}
		if t.text == "neked" {
			return lint.Own
		}
	}
	for i := range tokens {
		if t := &tokens[i]; t.kind == word && t.class&cPower == 0 && (strings.HasSuffix(t.text, "hat") || strings.HasSuffix(t.text, "het")) && len(t.text) > 5 {
			return lint.Own // the card itself may
		}
	}
	return lint.Both
}

func (r *reader) isNominativeFoe(t *token) bool {
	return strings.HasSuffix(t.text, "ed") || strings.HasSuffix(t.text, "eid")
}

// secondPerson says whether a verb addresses the player: kijátszol, megidézed, raksz.
func secondPerson(w string) bool {
	for _, e := range []string{"sz", "ol", "el", "öl", "od", "ed", "öd", "ad", "tál", "tél", "hatsz", "hetsz", "zz", "zd"} {
		if strings.HasSuffix(w, e) {
			return true
		}
	}
	return false
}

// isSelf says whether the statement is about the card itself.
func (r *reader) isSelf(p *phrase) bool {
	if !p.found || p.itself {
		return true
	}
	tokens := r.units[p.unit].tokens
	if r.thisCard(tokens, p.head) {
		return !r.chosenBefore(p.unit, p).found
	}
	for k := p.from; k < p.head; k++ {
		if vague[tokens[k].text] || tokens[k].extra&(dEach|dOther) != 0 {
			return false // a többi …: its namesakes
		}
	}
	h := r.headOf(p)
	if len(r.name) == 0 {
		r.ownName(tokens, p.head) // puts the name's words in place
	}
	if h.noun.known && h.noun.owner == unowned && !h.noun.plural && (r.card.HasType(h.noun.lemma.value) || r.card.HasSubtype(h.noun.lemma.value)) {
		switch {
		case r.thisNoun(tokens, p.head) && p.whose != lint.Opponent && !hasExtra(tokens[:p.head-2], dFetch|dFlow) && !r.anotherOne(p), p.head > 0 && tokens[p.head-1].text == "e":
			return true // "ez a bűbáj", "ezt a bűbájt", "e szörny" on one
		}
	}
	return (h.noun.owner == unowned || r.nameItself(h.text)) && r.ownName(tokens, p.head) && !p.power
}

// thisCard says whether the noun is "ez a lap", "e lap" in any case.
func (r *reader) thisCard(tokens []token, head int) bool {
	if tokens[head].noun.stem() != "lap" || tokens[head].noun.owner != unowned || head == 0 {
		return false
	}
	p := tokens[head-1].text
	if (p == "a" || p == "A") && head == 1 && !tokens[head].noun.plural {
		return true // "A lap költsége …" is the one that says so
	}
	if p == "a" && head > 1 && strings.HasPrefix(tokens[head-2].text, "az") && (hasExtra(tokens[:head-2], dFetch|dFlow) || head+2 < len(tokens) && tokens[head+1].kind == punct && tokens[head+2].class&cRel != 0) {
		return false // húzz egy lapot, azt a lapot …: the one that was fetched; az a lap, amely …
	}
	return p == "e" || p == "a" && head > 1 && (tokens[head-2].class&cThis != 0 || tokens[head-2].text == "erre" || tokens[head-2].text == "ezért")
}

// suchOwner finds whose "az ilyen lapok" are: of the noun that the words refer to.
func (r *reader) suchOwner(ph *phrase) lint.Whose {
	tokens := r.units[ph.unit].tokens
	such := false
	for k := ph.from; k < ph.head; k++ {
		such = such || tokens[k].class&cSuch != 0
	}
	if !such {
		return ""
	}
	for k := ph.from - 1; k >= 0; k-- {
		if tokens[k].isCards() && tokens[k].noun.owner == your {
			return lint.Own
		}
		if tokens[k].class&cFoe != 0 && k+1 < len(tokens) && tokens[k+1].isCards() {
			return lint.Opponent
		}
	}
	return ""
}
