package wording

import "strings"

// doing finds the word for doing something with cards, and not for playing them, whose price it is that changes: "lényeid fejlesztése 1 VP-vel
// olcsóbb", "1 VP-vel többe kerül lényeid felébresztése", "az átváltozás költsége"; -1 for none.
func (r *reader) doing(s *statement) int {
	if hasExtra(s.tokens[s.f.start:s.f.end], dCostadj) {
		return -1 // a tóken 0 költségűnek számít
	}
	if s.costAt < 0 && madeSo(s.tokens, s.f) && r.objectOf(s.u, s.f.start, s.f.end).found {
		return -1 // minden jelző 1_VP-vel drágítja ellenfeled varázslatait
	}
	at := s.f.start
	if s.costAt >= 0 {
		if s.tokens[s.costAt].class&cPlaying != 0 || s.cost&(playNamed|ofBase|ofUse) != 0 {
			return -1
		}
		if at = s.costAt; s.f.p.name == "set-cost" {
			at = s.f.start // szörnyeid fenntartásának 1 VP a költsége
			if j := r.skipAdverbs(s.tokens, at-1); j >= 0 && s.tokens[j].class&cUse != 0 {
				return j
			}
		}
	} else if s.f.p.is(rowPlays | rowPays | rowPaysMore | rowPlayedFor | rowOwners | rowGoesOn | rowThis | rowNeed | rowNeeds) {
		return -1
	}
	j := r.skipAdverbs(s.tokens, at-1)
	j = r.skipPayer(s.tokens, j)
	if j >= 0 && (r.deed(s, j) || s.costAt < 0 && r.toDo(&s.tokens[j])) {
		return j
	}
	if s.costAt >= 0 || j >= 0 && s.tokens[j].kind != punct && s.tokens[j].class&(cFoe|cConj|cBut) == 0 {
		return -1
	}
	for k := s.f.start + 1; k < s.f.end && s.costAt < 0; k++ {
		if r.deed(s, k) && s.tokens[k].noun.kase == nom {
			return k // olcsóbb a tárgyaid áthelyezése 1 VP-vel
		}
	}
	for k := s.f.end; k < len(s.tokens) && k < s.f.end+5 && s.tokens[k].kind != punct && !s.tokens[k].breaks(); k++ {
		if r.deed(s, k) && s.tokens[k].noun.kase == nom || r.toDo(&s.tokens[k]) {
			return k
		}
	}
	return -1
}

// skipPayer steps over who pays, with the last word at j: lényeid elpusztítása ellenfelednek, a támadás minden játékosnak.
func (r *reader) skipPayer(tokens []token, j int) int {
	if j <= 0 || tokens[j].class&(cFoe|cPlayer) == 0 || tokens[j].noun.kase != dat {
		return j
	}
	for j--; j > 0 && (tokens[j].extra&(dEach|dOther) != 0 || tokens[j].class&(cDet|cAimed) != 0); j-- {
	}
	return r.skipAdverbs(tokens, j)
}

// deedEndings are those of words for doing something, said of who or what does it or has it done; those of the word alone.
var (
	deedEndings = [...]string{"ása", "ése", "ásuk", "ésük", "ásai", "ései", "ásaik", "éseik", "étele", "ételük", "atala", "ataluk"}
	deedAlone   = [...]string{"ás", "és"}
)

// deed says whether the word at k is one for doing something, and no name of cards.
func (r *reader) deed(s *statement, k int) bool {
	t := &s.tokens[k]
	if k+1 < len(s.tokens) && (s.tokens[k+1].flags&fLasts != 0 || s.tokens[k+1].text == "elején" || s.tokens[k+1].text == "végén") {
		return false // a harc végéig: when
	}
	if t.kind == word && t.noun.known && t.noun.lemma.kind == "thing" && t.class&(cPower|cUse) == 0 && t.extra&(dTime|dTurn|dEach) == 0 {
		return (t.noun.kase == nom || t.noun.kase == dat) && (k == 0 || s.tokens[k-1].class&cConj == 0) // a harc 1 VP-vel drágább
	}
	if t.kind != word || t.class&(cPlaying|cTarget|cReact|cPower|cCost|cPaying|cReplace) != 0 || t.extra&(dRaisenoun|dLowernoun|dPlaytime) != 0 || t.noun.known || t.named() || r.ownName(s.tokens, k) || aimedBefore(s.tokens, k) || k > 0 && s.tokens[k-1].text == "játékba" {
		return false
	}
	if ofPlaying(t.text) {
		return false // a gyűjtőből való kijátszás
	}
	w := t.text
	for _, e := range [...]string{"nak", "nek"} {
		if rest, ok := strings.CutSuffix(w, e); ok && s.costAt >= 0 {
			w = rest
		}
	}
	if rest, ok := strings.CutSuffix(w, "ásá"); ok && w != t.text {
		w = rest + "ása" // átváltozásának
	} else if rest, ok = strings.CutSuffix(w, "ésé"); ok && w != t.text {
		w = rest + "ése"
	}
	for _, e := range deedEndings {
		if strings.HasSuffix(w, e) && len(w) > len(e)+2 {
			return true
		}
	}
	for _, e := range [...]string{"ok", "ek", "aid", "eid", "od", "ed"} {
		if rest, ok := strings.CutSuffix(w, e); ok {
			w = rest
			break
		}
	}
	for _, e := range deedAlone {
		if strings.HasSuffix(w, e) && len(w) > len(e)+2 {
			return true
		}
	}
	return false
}

// ofPlaying says whether the lexicon has the word, with an ending for whose, as one for playing.
func ofPlaying(w string) bool {
	for i, e := range deedAlone {
		if k := strings.LastIndex(w, e); k > 0 {
			c, _ := lookup(w[:k+len(e)] + [...]string{"a", "e"}[i])
			if c.main&cPlaying != 0 {
				return true
			}
		}
	}
	return false
}

// aimedBefore says whether a word for choosing at k is about a target: célpontul választása.
func aimedBefore(tokens []token, k int) bool { return k > 0 && tokens[k-1].class&cTarget != 0 }

// priceOfDoing reads a change of the price of doing something: of attacks and the like it is known that they are no playing.
func (r *reader) priceOfDoing(s *statement, k int) {
	if r.toDo(&s.tokens[k]) || knownDeed(&s.tokens[k]) {
		r.clause(s.u, s.f.start, s.f.end, "C4", s.f.p.name)
		return
	}
	r.unread(s.u, k, s.f.p.name)
}

// acts are the beginnings of the infinitives for what is done with cards in play, and not to play them.
var acts = [...]string{"támad", "megtámad", "blokkol", "húz", "használ", "mozo", "mozg", "lép", "gyógyít", "gyógyul", "aktivál", "aktivizál", "passzivizál", "elpusztít", "feláldoz", "semlegesít", "megsebez"}

// toDo says whether the word is an infinitive of these: támadni, ellenfelednek támadnia, támadnod.
func (r *reader) toDo(t *token) bool {
	if t.kind != word || t.noun.known || !beginsIn(t.text, acts[:]) {
		return false
	}
	for _, e := range [...]string{"ni", "nia", "nie", "niuk", "niük", "nod", "ned", "nöd", "nunk", "nünk", "notok", "netek"} {
		if strings.HasSuffix(t.text, e) {
			return true
		}
	}
	return false
}

// doesWith says whether something is done that is no playing: lényeid fejlesztését 1 VP-vel olcsóbban végezheted.
func doesWith(tokens []token) bool {
	for k := range tokens {
		if t := &tokens[k]; t.kind == word && t.class&cPlaying == 0 && !t.noun.known && (strings.HasSuffix(t.text, "ását") || strings.HasSuffix(t.text, "ését")) {
			return true
		}
	}
	return false
}

// knownDeed says whether the lexicon has the word as one for using cards: támadásai, aktivizálásai.
func knownDeed(t *token) bool {
	if t.extra&dQuantity != 0 {
		return true
	}
	for _, e := range deedAlone {
		if i := strings.LastIndex(t.text, e); i > 0 {
			c, _ := lookup(t.text[:i+len(e)])
			return c.main&cUse != 0
		}
	}
	return false
}

// targeting says whether the words before the change at k are about targeting cards: "lényeid célzása ellenfelednek 2 VP-vel drágább".
func (r *reader) targeting(tokens []token, k int) bool {
	j := r.skipPayer(tokens, r.skipAdverbs(tokens, k-1))
	return j > 0 && (tokens[j].class&cTarget != 0 && strings.HasSuffix(tokens[j].text, "zása") || strings.HasPrefix(tokens[j].text, "választás") && aimedBefore(tokens, j))
}
