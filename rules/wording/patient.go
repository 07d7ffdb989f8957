package wording

import (
	"slices"
	"strings"
)

// patient finds the cards that a bare ban is about; none is this card. False where it is said of something that is not understood.
func (r *reader) patient(u int, f *found, from, to int) (ph phrase, ok bool) {
	tokens := r.units[u].tokens
	none, acts := phrase{back: -1}, transitive(tokens, f) && !infinitive(tokens, f)
	if k := f.extra(tokens, dRaisenoun|dLowernoun); k >= 0 {
		if priceless[tokens[k].text] || tokens[k].noun.kase != nom {
			return none, false
		}
		if ph := r.leftOf(u, k); ph.found || strings.HasSuffix(tokens[k].text, "sa") {
			return ph, true
		}
		return none, false // a drágítás tilos: of what
	}
	if k := spokenOf(tokens[from:to], cPlaying); k >= 0 && (tokens[from+k].noun.kase == nom || tokens[from+k].noun.kase == acc) {
		return r.leftOf(u, from+k), true // lényeid megidézése nem drágítható
	}
	if nothingAtAll(tokens[from:to], !transitive(tokens, f)) {
		return none, true // semmi nem drágítható
	}
	for k := f.end - 2; k > f.start && (f.p.name == "bare-ban-first" || f.p.name == "bare-no"); k-- {
		if t := &tokens[k]; t.noun.kase == acc && t.isCards() {
			return r.grow(u, k), true // tilos a hajókat drágítani
		}
	}
	if k := objectIn(tokens, f, from, to); k >= 0 {
		p := r.grow(u, r.coordinated(tokens, k))
		if p.from >= f.end { // nem drágíthatja a lapjaidat
			return p, byWhom(tokens[from:f.start], acts)
		}
		return p, byWhom(tokens[from:max(from, p.from)], acts) && byWhom(tokens[min(p.to, f.start):f.start], acts) && byWhom(tokens[f.end:to], acts)
	}
	for k := from; k < to; k++ {
		switch t := &tokens[k]; {
		case t.text == "őket", t.text == "azokat", t.text == "ezeket":
			return r.prev, r.prev.found
		case t.noun.kase == acc && t.isNoun() && t.class&(cThis|cReact) == 0 && (k < f.start || k >= f.end):
			return none, false
		}
	}
	if transitive(tokens, f) {
		if from > 0 && tokens[f.start-1].kind != amount && hasClass(tokens[from:f.start], cConj) {
			if k := objectIn(tokens, f, 0, from-1); k >= 0 && !r.inConditionAt(tokens, k) {
				return r.grow(u, k), true // hajóidat ellenfeled nem célozhatja, és nem is drágíthatja
			}
		}
		return none, byWhom(tokens[from:f.start], acts) && byWhom(tokens[f.end:to], acts)
	}
	return r.patientSubject(u, f, from, to)
}

// patientSubject is patient where the cards are the subject: "varázslataid nem drágíthatók".
func (r *reader) patientSubject(u int, f *found, from, to int) (phrase, bool) {
	tokens := r.units[u].tokens
	none, many, acts := phrase{back: -1}, predicatesMany(tokens, f), false
	for k := f.start - 1; k >= from; k-- {
		t := &tokens[k]
		if t.kind == punct || t.breaks() && t.class&cBelow == 0 {
			break
		}
		if t.kind != word || t.noun.kase != nom || t.class&(cFoe|cPlayer) != 0 || isTime(t) || isTime(&tokens[k+1]) {
			continue
		}
		switch {
		case t.isCards() && (!t.noun.known || t.noun.lemma.kind != "icon") && t.class&cReact == 0:
			if t.noun.plural == many {
				return r.grow(u, k), true
			}
		case r.ownName(tokens, k):
			return none, true
		case t.class&cReact != 0 && excepted(tokens, k):
		case t.class&cReact != 0, t.extra&dQuantity != 0, t.noun.known && t.noun.lemma.kind == "thing", t.class == 0 && t.extra == 0 && !t.noun.known && (t.noun.owner != unowned || k > 0 && definite(&tokens[k-1])):
			return none, false // sebzése, a viselője: something else
		}
	}
	if p := r.rightOf(u, f.end); p.found && r.headOf(&p).class&cFoe == 0 {
		return p, true
	}
	if p := r.subjectBefore(u, f); p.found && r.headOf(&p).noun.plural == many {
		return p, true
	}
	if many {
		before := r.units[u].previous
		if r.prev.found && r.headOf(&r.prev).noun.plural {
			return r.prev, true
		}
		if before >= 0 && len(r.units[u].leads) == 0 {
			p := r.pluralIn(before)
			return p, p.found
		}
		return none, false
	}
	for k := from - 2; k >= 0; k-- {
		if t := &tokens[k]; t.kind == word && t.noun.kase == nom && t.isCards() && !t.noun.plural && (!t.noun.known || t.noun.lemma.kind != "icon") && t.class&(cFoe|cPlayer) == 0 && !r.inConditionAt(tokens, k) {
			p := r.grow(u, k)
			p.itself = r.ofItsType(&p)
			return none, r.isSelf(&p) // célpont lény nem támadhat, nem drágítható
		}
	}
	return none, byWhom(tokens[from:f.start], acts) && byWhom(tokens[f.end:to], acts)
}

// predicatesMany says whether the words of the ban are said of several cards: drágíthatók, nem lehetnek drágábbak.
func predicatesMany(tokens []token, f *found) bool {
	for _, k := range f.took {
		if k >= 0 && tokens[k].class&(cNot|cConj|cAlso|cReact) == 0 && tokens[k].extra&(dBan|dOnly) == 0 && strings.HasSuffix(tokens[k].text, "k") {
			return true
		}
	}
	return false
}

// transitive says whether somebody does it to the cards: drágíthatja, nem lehet drágítani, not drágítható.
func transitive(tokens []token, f *found) bool {
	for _, k := range f.took {
		if k < 0 || tokens[k].extra&(dCandear|dCancheap|dMake) == 0 {
			continue
		}
		for _, e := range []string{"ni", "nia", "niuk", "ja", "ják", "ti", "tik"} {
			if strings.HasSuffix(tokens[k].text, e) {
				return true
			}
		}
	}
	return false
}

// infinitive says whether nobody is said to do it: drágítani, olcsóbbá tenni.
func infinitive(tokens []token, f *found) bool {
	return slices.ContainsFunc(f.took, func(k int) bool {
		return k >= 0 && tokens[k].extra&(dCandear|dCancheap|dMake) != 0 && (strings.HasSuffix(tokens[k].text, "ni") || strings.HasSuffix(tokens[k].text, "nia") || strings.HasSuffix(tokens[k].text, "niuk"))
	})
}

// objectIn finds the noun for cards in the accusative, -1 for none.
func objectIn(tokens []token, f *found, from, to int) int {
	for k := from; k < to; k++ {
		if t := &tokens[k]; t.kind == word && t.noun.kase == acc && t.isCards() && t.class&(cThis|cReact) == 0 && (k < f.start || k >= f.end) {
			return k
		}
	}
	return -1
}

// byWhom says whether the words beside a ban tell no more than who is meant by it, or when it holds: the opponent, nobody, effects.
func byWhom(tokens []token, acts bool) bool {
	for k := range tokens {
		t := &tokens[k]
		plain := t.kind == word && t.class == 0 && t.extra == 0 && !t.noun.known && !actors[t.noun.stem()]
		switch {
		case t.noun.known && t.noun.lemma.kind == "icon":
		case plain && k > 0 && (definite(&tokens[k-1]) || tokens[k-1].class&cFoe != 0 && (!acts || strings.HasSuffix(t.text, "t"))):
			return false // az ellenfél fáit nem lehet drágítani
		case t.kind != word, t.class&(cFoe|cPlayer|cThis) != 0, t.class&cReact != 0 && t.noun.kase != nom, k > 0 && tokens[k-1].class&cFoe != 0 && t.noun.kase == nom, t.noun.kase != nom && t.noun.kase != acc:
		case t.isCards() && t.noun.kase == nom && (k == 0 || tokens[k-1].class&cDet == 0 || definite(&tokens[k-1])):
			return false // a gólemek nem drágíthatják
		}
	}
	return true
}

// bySome says whether the ban names who may not do it, and these are cards of one kind, or the player's own: it holds for no others.
func (r *reader) bySome(tokens []token, f *found, ph *phrase) bool {
	doing := slices.ContainsFunc(f.took, func(k int) bool {
		return k >= 0 && tokens[k].class&(cDolower|cDoraise|cDochange) != 0 && (strings.HasSuffix(tokens[k].text, "hetik") || strings.HasSuffix(tokens[k].text, "hatják"))
	})
	if !doing {
		return false
	}
	from, to := r.around(tokens, f)
	for k := from; k < to; k++ {
		t := &tokens[k]
		if ph.found && k >= ph.from && k < ph.to || t.kind != word || t.noun.kase != nom || !t.noun.plural || !t.isCards() || t.class != 0 || t.extra != 0 || actors[t.noun.stem()] && t.noun.owner != your {
			continue
		}
		if t.noun.known && t.noun.lemma.kind == "icon" || k > from && tokens[k-1].class&cFoe != 0 || k > from+1 && tokens[k-2].class&cFoe != 0 {
			continue
		}
		return true
	}
	return false
}

// priceless are nouns of rising and falling that are said of other things than prices as well.
var priceless = map[string]bool{
	"növelése": true, "növelését": true, "emelése": true, "emelését": true, "megemelése": true, "megnövelése": true, "csökkentése": true, "csökkentését": true, "mérséklése": true, "mérséklését": true,
	"módosítása": true, "megváltoztatása": true, "változtatása": true, "befolyásolása": true,
}

// extra gives the first token of the match with one of the classes, -1 for none.
func (f *found) extra(tokens []token, c class) int {
	for _, k := range f.took {
		if k >= 0 && tokens[k].extra&c != 0 {
			return k
		}
	}
	return -1
}

// playedFor finds the cards that may not be played for less: "senki nem játszhat ki lényt 3 VP-nél olcsóbban".
func (r *reader) playedFor(u int, f *found) phrase {
	if p := r.objectOf(u, f.start, f.end); p.found {
		return p
	}
	tokens := r.units[u].tokens
	from, to := r.around(tokens, f)
	for k := from; k < to; k++ {
		if t := &tokens[k]; t.kind == word && t.noun.kase == acc && t.isNoun() && t.class == 0 && t.noun.stem() != t.text {
			p := r.grow(u, k)
			if p.whose == "" {
				p.whose = r.actor(tokens)
			}
			return p
		}
	}
	return phrase{}
}
