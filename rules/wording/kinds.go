package wording

import (
	"slices"
	"strings"
)

// reacts says whether the change is of the cost of reacting.
func (r *reader) reacts(u int, f *found, ph *phrase) bool {
	tokens := r.units[u].tokens
	if f.pick(tokens, cReact) >= 0 {
		return true
	}
	if ph.found && ph.react {
		return true
	}
	if from, to := bothWays(tokens); to > 0 && from < f.end+2 && to > f.start-3 {
		return true // gólemeidre reagálni és célozni őket +1_VP
	}
	for k := f.start; k < f.end; k++ {
		if tokens[k].class&cReact != 0 {
			return true
		}
	}
	for k := 1; k < f.start && tokens[0].class&cRel != 0 && tokens[k].kind != punct; k++ {
		if strings.HasPrefix(tokens[k].text, "reagál") {
			return true // aki a lapodra reagálna, annak az 2_VP-vel többe kerül
		}
	}
	if k := ph.from - 1; ph.found && ph.unit == u && k >= 0 && r.headOf(ph).noun.kase == sub && strings.HasPrefix(tokens[k].text, "reagál") {
		return true // reagálni erre a lapra 1_VP-vel drágább
	}
	// "aki reagálni akar rá, 1 VP-vel többet fizet", "a reagálás 1 VP-vel drágább": reacting is all that is named
	if !ph.found && f.pick(tokens, cTarget) < 0 {
		for k := f.start - 1; k >= 0; k-- {
			if tokens[k].class&cReact != 0 && strings.HasPrefix(tokens[k].text, "reagál") && (k == 0 || tokens[k-1].class&cNot == 0) && (k < 2 || tokens[k-1].class&cMay == 0 || tokens[k-2].class&cNot == 0) {
				return true
			}
		}
	}
	if k := f.start - 1; k > 0 && reactingTo(tokens[:f.start]) {
		return true // reakciót adni erre a lapra 2_VP-vel többe kerül
	}
	if ls := r.units[u].leads; !ph.found && f.start == 0 && len(ls) > 0 && hasClass(r.units[ls[len(ls)-1]].tokens, cReact) && f.p.name == "cards-plus" {
		return true
	}
	for k := f.end; k < len(tokens) && k < f.end+4 && tokens[k].kind != punct && tokens[k].class&cNot == 0; k++ {
		if strings.HasPrefix(tokens[k].text, "reagál") {
			return true
		}
	}
	return false
}

// targets says whether the change is of the cost of targeting.
func (r *reader) targets(u int, f *found, ph *phrase) bool {
	tokens := r.units[u].tokens
	if f.pick(tokens, cTarget) >= 0 || ph.found && ph.target || r.targeting(tokens, f.start) {
		return true
	}
	if !ph.found {
		for k := f.start - 1; k >= 0; k-- {
			if tokens[k].class&cTarget != 0 && (k == 0 || tokens[k-1].class&cNot == 0) {
				return true
			}
		}
	}
	for k := f.end; k < len(tokens) && tokens[k].kind != punct; k++ {
		if tokens[k].class&cTarget != 0 && (k < f.end+2 || tokens[k].text == "célozni" || tokens[k].text == "megcélozni") {
			return true
		}
	}
	return ph.found && r.actsOn(u, ph) || r.paysToTarget(u, f, ph)
}

// paysToTarget says whether somebody pays more for the source with which, in a clause beside, he targets something:
// "aki lényeidet célozza, 1_VP-vel többet fizet a forrásért".
func (r *reader) paysToTarget(u int, f *found, ph *phrase) bool {
	tokens := r.units[u].tokens
	if !f.p.is(rowPays|rowPaysMore) || ph.found && !r.anySource(ph) && !hasWord(tokens[f.start:], "érte") {
		return false
	}
	asks := false
	for k := range tokens {
		t := &tokens[k]
		asks = (asks || t.class&(cIf|cRel) != 0) && t.mark != ','
		if asks && k > 0 && t.class&cTarget != 0 && tokens[k-1].class&cNot == 0 {
			return true
		}
	}
	return false
}

// anySource says whether the cards are only called sources, whosever and of whatever kind.
func (r *reader) anySource(ph *phrase) bool {
	tokens := r.units[ph.unit].tokens
	n := r.headOf(ph).noun
	return n.stem() == "forrás" && n.owner == unowned && ph.rel < 0 && !slices.ContainsFunc(tokens[ph.from:ph.head], func(t token) bool { return t.class&cDet == 0 })
}

// whoTargets says whether the unit says of whoever targets what he pays: that he does is no condition beside.
func (r *reader) whoTargets(u int) bool {
	tokens := r.units[u].tokens
	if len(r.units[u].leads) > 0 || tokens[0].text != "aki" || ifs(tokens) > 0 {
		return false
	}
	for k := range tokens {
		switch t := &tokens[k]; {
		case t.class&cTarget != 0:
			return true
		case t.kind == punct:
			return false
		}
	}
	return false
}

// actsOn says whether the cards are sources by what they do to others: "a tündéreidre ható források".
func (r *reader) actsOn(_ int, ph *phrase) bool {
	tokens := r.units[ph.unit].tokens
	for k := ph.from; k < ph.to; k++ {
		if tokens[k].text == "ható" || tokens[k].text == "hatna" || tokens[k].text == "hatnának" || tokens[k].text == "célzó" || tokens[k].text == "irányuló" {
			return true
		}
	}
	return false
}

// usesAbility says whether what changes is the use of something.
func (r *reader) usesAbility(u int, f *found, ph *phrase) bool {
	tokens := r.units[u].tokens
	k := f.start
	if f.pick(tokens, cCost|cPlaying) >= 0 {
		return false
	}
	if !ph.found || f.p.is(rowPlays) {
		for j := max(0, k-8); j < k; j++ {
			if tokens[j].class&(cPower|cUse) != 0 && tokens[j].noun.kase != sub && tokens[j].noun.kase != ins && tokens[j+1].extra&dPost == 0 && (tokens[j].class&cPower != 0 || !hasPunct(tokens[j:k])) {
				return true
			}
		}
		for j := f.end; j < len(tokens) && j < f.end+2; j++ {
			if tokens[j].extra&dFlow != 0 && !builds(tokens) {
				return true
			}
		}
	}
	for j := k - 1; j >= 0 && j >= k-5; j-- {
		t := &tokens[j]
		if t.class&cUse != 0 && tokens[j+1].extra&dPost == 0 && !(ph.found && ph.unit == u && j < ph.head && r.headOf(ph).isCards() && r.headOf(ph).noun.kase == nom) {
			return true // but minden aktivizálás után …, aktivizálása idején lényeid …: when, not what
		}
		if t.kind == punct || t.breaks() {
			return false
		}
	}
	return false
}

// acting are the words for what cards do that are in play already.
var acting = map[string]bool{
	"támadó": true, "blokkoló": true, "harcoló": true, "aktivizálódó": true, "aktiválódó": true, "passzivizálódó": true,
	"támad": true, "blokkol": true, "harcol": true, "aktivizálódik": true, "aktiválódik": true, "passzivizálódik": true,
	"támadnak": true, "blokkolnak": true, "harcolnak": true, "aktivizálódnak": true, "aktiválódnak": true, "passzivizálódnak": true,
}

// attackBefore says whether an attack is what comes to the sum that begins at k: "minden támadás 1_VP-be kerül".
func attackBefore(tokens []token, k int) bool {
	return k > 0 && strings.HasPrefix(tokens[k-1].text, "támadás") && tokens[k-1].noun.kase == nom
}

// usesOf are the nouns for what is done with cards in play, or by a keyword: what they come to is the price of a use.
var usesOf = map[string]bool{
	"aktivizálás": true, "aktiválás": true, "passzivizálás": true, "blokkolás": true, "fenntartás": true, "újrahasznosítás": true, "csábítás": true, "semlegesítés": true,
}

// namesUse says whether the noun, or the icon, is one of these.
func (t *token) namesUse() bool {
	return usesOf[t.noun.stem()] || t.kind == icon && usesOf[t.text]
}

// forActing says whether cards come to a sum for what they do in play: "minden támadó lény 1_VP-be kerül a gazdájának".
func (r *reader) forActing(s *statement) bool {
	if s.f.p.is(rowPays|rowPaysMore) && actsIf(s.tokens) {
		return true
	}
	if s.costAt >= 0 || !s.ph.found || s.react || s.f.pick(s.tokens, cKerul) < 0 || s.amt < 0 || s.tokens[s.amt].noun.kase != ill {
		return false
	}
	tokens := r.units[s.ph.unit].tokens
	if hasExtra(tokens[s.ph.from:s.ph.to], dPlayed) {
		return false // it is said how they are played
	}
	for k := s.ph.from; k < s.ph.to; k++ {
		if acting[tokens[k].text] && tokens[k-min(k, 1)].class&cNot == 0 {
			return true
		}
	}
	return false
}

// actsIf says whether a condition asks for an attack or block and for no playing: "ha ellenfeled támadni akar, +1 VP-t kell fizetnie lényeiért".
func actsIf(tokens []token) bool {
	from := hasIf(tokens)
	if from < 0 || tokens[from].text != "ha" || hasClass(tokens, cPlay|cReact|cTarget) {
		return false
	}
	for k := from + 1; k < len(tokens); k++ {
		if w := tokens[k].text; (strings.HasPrefix(w, "támad") || strings.HasPrefix(w, "blokkol")) && !strings.HasSuffix(w, "t") && tokens[k-1].class&cNot == 0 {
			return true
		}
	}
	return false
}
