package wording

import (
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// forbidden says what the match forbids; false where its words do not tell.
func forbidden(tokens []token, f *found) (lint.Forbids, bool) {
	const up, down = cDear | cDoraise | cCanraise, cCheap | cDolower | cCanlower
	const upExtra, downExtra = dCandear | dRaisenoun, dCancheap | dLowernoun
	switch f.p.does {
	case "guard-bare", "guard-and":
		raise, lower := false, false
		for _, k := range f.took {
			if k >= 0 {
				raise = raise || tokens[k].class&up != 0 || tokens[k].extra&upExtra != 0
				lower = lower || tokens[k].class&down != 0 || tokens[k].extra&downExtra != 0
			}
		}
		switch {
		case raise && !lower:
			return lint.ForbidIncrease, true
		case lower && !raise:
			return lint.ForbidReduce, true
		}
		return lint.ForbidChange, true
	case "guard-way": // csak lefelé módosítható
		for k := f.start; k < f.end; k++ {
			switch wayOf[tokens[k].text] {
			case lint.ForbidIncrease:
				return lint.ForbidReduce, true
			case lint.ForbidReduce:
				return lint.ForbidIncrease, true
			}
		}
		return "", false
	case "guard-change":
		way := lint.Forbids("")
		for k := max(0, f.start-2); k < min(len(tokens), f.end+1); k++ {
			switch w := wayOf[tokens[k].text]; {
			case w != "" && way != "" && w != way:
				return lint.ForbidChange, true // sem felfelé, sem lefelé
			case w != "":
				way = w // felfelé nem módosítható
			}
		}
		if way != "" {
			return way, true
		}
	}
	return forbids[f.p.does], true
}

// wayOf are the words for the direction of a change, by what is forbidden where that way is barred.
var wayOf = map[string]lint.Forbids{"felfelé": lint.ForbidIncrease, "fölfelé": lint.ForbidIncrease, "lefelé": lint.ForbidReduce}

// costBeside finds the cost of which a ban speaks whose words need none: "költsége olcsóbbá nem tehető"; -1 for none.
func (r *reader) costBeside(u int, f *found) int {
	tokens := r.units[u].tokens
	from, to := r.around(tokens, f)
	for k := from; k < to; k++ {
		switch t := &tokens[k]; {
		case k >= f.end && t.class&cConj != 0:
			return -1
		case t.class&cCost != 0 && t.cost&ofBase == 0 && (t.noun.kase == nom || t.noun.kase == acc) && (k < f.start || k >= f.end):
			return k
		}
	}
	return -1
}

// costGoingOn finds the cost with which a ban goes on: "hajóid költsége 1_VP-vel kevesebb, és ellenfeled nem növelheti"; -1 where it bans
// something else.
func (r *reader) costGoingOn(u int, f *found) int {
	tokens := r.units[u].tokens
	if tokens[f.end-1].class&(cCanraise|cCanlower|cCanchange|cDoraise|cDolower|cDochange) == 0 {
		return -1
	}
	for k := f.start; k < f.end; k++ {
		if t := &tokens[k]; t.noun.known && t.class&(cFoe|cPlayer) == 0 || t.extra&dQuantity != 0 || t.kind == amount || !t.noun.known && t.noun.owner != unowned && t.class == 0 {
			return -1
		}
	}
	for k := f.end; k < len(tokens) && tokens[k].kind != punct; k++ {
		if t := &tokens[k]; t.kind == amount || t.noun.kase == acc || t.class&(cCost|cBelow) != 0 || t.extra&(dAbove|dQuantity) != 0 {
			return -1
		}
	}
	for k := f.start - 1; k >= 0; k-- {
		switch t := &tokens[k]; {
		case t.class&cCost != 0:
			if t.cost&ofBase != 0 || r.inRelative(tokens, k) || r.inConditionAt(tokens, k) {
				return -1
			}
			return k
		case t.extra&dQuantity != 0, t.noun.known && t.noun.lemma.kind == "thing" && t.noun.kase != ins:
			return -1
		}
	}
	return -1
}

// ofEffect says whether the clause before tells of an effect: "ez reakció hatásnak minősül, de nem lehet drágítani".
func ofEffect(tokens []token) bool {
	for k := len(tokens) - 1; k >= 0 && tokens[k].kind != punct; k-- {
		if t := &tokens[k]; t.class&(cPower|cReact|cUse) != 0 || strings.HasPrefix(t.text, "hatás") {
			return true
		}
	}
	return false
}

// around gives the clause in which the match stands, or the clauses over which it stretches.
func (r *reader) around(tokens []token, f *found) (from, to int) {
	from, _ = r.bounds(tokens, f.start)
	_, to = r.bounds(tokens, f.end-1)
	return from, to
}

// bareGuard reads a ban that names no cost: "a hajókat nem lehet drágítani", "ellenfeled nem drágíthatja", "drágítása tilos".
func (r *reader) bareGuard(u int, f *found) bool {
	tokens := r.units[u].tokens
	what, _ := forbidden(tokens, f)
	if !bans(tokens, f) {
		return false
	}
	from, to := r.around(tokens, f)
	if r.inRelative(tokens, f.start) || r.inConditionAt(tokens, f.start) || r.attributeOf(tokens, f) {
		r.clause(u, f.start, f.end, "C3", f.p.name)
		return true
	}
	if k := spokenOf(tokens[from:to], cPower|cUse|cTarget); k >= 0 && (tokens[from+k].noun.kase != nom || tokens[from+k].class&cPower == 0 || !transitive(tokens, f)) {
		r.clause(u, f.start, f.end, "C4", f.p.name)
		return true
	}
	if f.p.name == "bare-be" && !r.saysDearer(tokens, f, from, to) {
		return false
	}
	ph, ok := r.patient(u, f, from, to)
	if !ok {
		return false
	}
	if !ph.found && (from > 0 && ofEffect(tokens[:from-1]) || r.ofPrice(u, f.start)) {
		return false
	}
	if ls := r.units[u].leads; ph.found && !nothing[r.headOf(&ph).text] && (ph.power || !r.headOf(&ph).isCards()) && len(ls) == 0 {
		r.clause(u, f.start, f.end, "C4", f.p.name)
		return true
	}
	if ph.whose == lint.Both {
		ph.whose = ""
	}
	ph.itself = ph.found && r.ofItsType(&ph)
	g := lint.Guard{Forbids: what, By: "anyone"}
	if hasExtra(tokens[from:to], dAbove) {
		r.unread(u, f.start, f.p.name) // nem drágítható 5_VP fölé
		return true
	}
	for k := from; k < to; k++ {
		switch t := &tokens[k]; {
		case t.kind != amount || ph.found && ph.unit == u && k >= ph.from && k < ph.to:
		case what == lint.ForbidReduce && k+1 < to && tokens[k+1].class&cBelow != 0:
			g.Floor = lint.Floor{Kind: lint.FloorNumber, N: t.parts[0].amount.N} // nem olcsóbbítható 2_VP alá
		default:
			return false // nem drágítható 2_VP-vel
		}
	}
	if f.p.name == "bare-be" && ph.found && r.anotherOne(&ph) {
		return false // a card chosen by its cost
	}
	r.emitGuard(u, f, g, &ph)
	return true
}

// ofPrice says whether a ban without a subject speaks of the price of the ability before it: "2_VP: húzz egy lapot (nem drágítható)", "… Ez nem drágítható".
func (r *reader) ofPrice(u, start int) bool {
	un := &r.units[u]
	if un.kind == bracket && un.parent >= 0 {
		return priced(r.units, r.units[un.parent].leads)
	}
	return start == 1 && un.tokens[0].class&cThis != 0 && un.previous >= 0 && priced(r.units, r.units[un.previous].leads)
}

// nothing are the words of denial for any card at all.
var nothing = map[string]bool{"semmi": true, "semmit": true}

// boundedBy says whether an amount is what something is compared with: 5_VP-nél.
func boundedBy(tokens []token) bool {
	return slices.ContainsFunc(tokens, func(t token) bool { return t.kind == amount && t.noun.kase == ade })
}

// bans says whether the words deny that it may be done: "drágítani nem lehet", "drágítása tilos".
func bans(tokens []token, f *found) bool {
	able, denied := f.p.name == "bare-only-react", f.p.name == "bare-only-react"
	for _, k := range f.took {
		if k < 0 {
			continue
		}
		t := &tokens[k]
		denied = denied || t.class&cNot != 0 || t.extra&dBan != 0
		able = able || t.class&cMay != 0 || t.extra&(dBan|dKerulhet) != 0 || t.extra&(dCandear|dCancheap|dMake) != 0 && !strings.HasSuffix(t.text, "ni")
	}
	for k := max(0, f.start-3); k < f.start; k++ {
		able = able || tokens[k].class&cMay != 0 && k+1 < len(tokens) || tokens[k].extra&dBan != 0
	}
	return denied && (able || hasClass(tokens[f.start:f.end], cMay))
}

// spokenOf gives the first token with one of the classes, -1 for none.
func spokenOf(tokens []token, c class) int {
	return slices.IndexFunc(tokens, func(t token) bool { return t.class&c != 0 })
}

// attributeOf says whether the ban is an attribute of the cards behind it: "egy nem drágítható lapot".
func (r *reader) attributeOf(tokens []token, f *found) bool {
	if f.end >= len(tokens) || !strings.HasSuffix(tokens[f.end-1].text, "ható") && !strings.HasSuffix(tokens[f.end-1].text, "hető") {
		return false
	}
	n := &tokens[f.end]
	return n.isNoun() && n.class&(cFoe|cPlayer|cReact) == 0
}

// saysDearer says whether "nem lehet drágább" speaks of what may be done to cards, and does not compare them with something.
func (r *reader) saysDearer(tokens []token, f *found, from, to int) bool {
	for k := from; k < to; k++ {
		t := &tokens[k]
		if t.class&cCost != 0 && t.cost&ofBase != 0 && t.noun.kase == ade {
			continue // az alapköltségüknél
		}
		if t.kind == amount || t.noun.kase == ade || t.extra&(dRatio|dLowratio) != 0 || t.text == "nála" || t.text == "annál" {
			return false
		}
	}
	return to == len(tokens) || tokens[to].kind != punct || to+1 < len(tokens) && (tokens[to+1].class&cMint == 0 || r.asEver(tokens, to+1))
}

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
	if k := slices.IndexFunc(tokens[from:to], func(t token) bool { return nothing[t.text] }); k >= 0 && (tokens[from+k].text == "semmit" || !transitive(tokens, f)) {
		return r.grow(u, from+k), true // semmi nem drágítható
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
		if t.kind == punct || t.breaks() {
			break
		}
		if t.kind != word || t.noun.kase != nom || t.class&(cFoe|cPlayer) != 0 || isTime(t) || isTime(&tokens[k+1]) {
			continue
		}
		switch {
		case t.isCards() && (!t.noun.known || t.noun.lemma.kind != "icon") && t.class&cReact == 0:
			if t.noun.plural != many && r.det(tokens, k) == many {
				break
			}
			return r.grow(u, k), true
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

// priceless are nouns of rising and falling that are said of other things than prices as well.
var priceless = map[string]bool{"növelése": true, "növelését": true, "emelése": true, "emelését": true, "megemelése": true, "megnövelése": true, "csökkentése": true, "csökkentését": true, "mérséklése": true, "mérséklését": true,
	"módosítása": true, "megváltoztatása": true, "változtatása": true, "befolyásolása": true}

// extra gives the first token of the match with one of the classes, -1 for none.
func (f *found) extra(tokens []token, c class) int {
	for _, k := range f.took {
		if k >= 0 && tokens[k].extra&c != 0 {
			return k
		}
	}
	return -1
}

// timeOf says whether the opponent at k only tells when: ellenfeled körében.
func timeOf(tokens []token, k int) bool {
	return k+1 < len(tokens) && (isTime(&tokens[k+1]) || tokens[k+1].extra&(dTime|dTurn) != 0)
}

// foeBehind says whether the opponent is named behind the ban as who may not do it: "nem módosíthatja az ellenfél".
func foeBehind(tokens []token, k int, ph *phrase) bool {
	for k < len(tokens) && definite(&tokens[k]) {
		k++
	}
	return k < len(tokens) && tokens[k].class&cFoe != 0 && !timeOf(tokens, k) && !(ph.found && k >= ph.from && k < ph.to)
}

// exceptsReactions says whether the ban between the tokens leaves reaction surcharge aside: "a reakciódrágítást kivéve", "reakciódrágításon kívül",
// "csak reakciódrágítással", beside it or in a bracket behind it.
func (r *reader) exceptsReactions(u, from, end int) bool {
	tokens := r.units[u].tokens
	for k := from; k < len(tokens) && k < end+5; k++ {
		t := &tokens[k]
		if k < end+2 && t.kind == group && t.group >= 0 {
			if in := r.units[t.group].tokens; r.exceptsReactions(int(t.group), 0, len(in)) {
				return true
			}
		}
		if t.class&cReact == 0 {
			continue
		}
		if excepted(tokens, k) {
			return true
		}
	}
	return false
}

// excepted says whether the word at k is what an exception is made for.
func excepted(tokens []token, k int) bool {
	for j := max(0, k-2); j < len(tokens) && j <= k+1; j++ {
		if x := &tokens[j]; x.extra&dExcept != 0 || j < k && x.extra&dOnly != 0 || j > k && x.text == "kívül" {
			return true
		}
	}
	return false
}

// anyCost says whether the cost at k is one that nobody is said to have, without an article: "idézési költséget nem csökkenthet semmi".
func (r *reader) anyCost(tokens []token, at int) bool {
	k := at
	for k > 0 && tokens[k-1].class&(cCostmod|cBasemod) != 0 {
		k--
	}
	bare := k == 0 || tokens[k-1].kind == punct
	return bare && (tokens[at].noun.kase != acc || strings.Contains(r.between(tokens[at].start, tokens[at].end).Quote, "ö")) // koltseget may be költségét
}

// bothWays makes one ban of two that say "not up" and "not down" of the same cards in one sentence.
func (r *reader) bothWays(u int, g *lint.Guard) bool {
	n := len(r.out.Guards)
	if n == 0 {
		return false
	}
	b := &r.out.Guards[n-1]
	whole := r.span(u, 0, len(r.units[u].tokens))
	if b.Cell != g.Cell || b.Start < whole.Start || b.End > g.Start || b.Forbids == g.Forbids || b.Forbids == lint.ForbidChange || g.Forbids == lint.ForbidChange ||
		b.Whose != g.Whose || b.Cards != g.Cards || b.By != g.By || b.Except != g.Except || b.When != g.When || b.Lasts != g.Lasts ||
		b.Floor.Kind != lint.NoFloor || g.Floor.Kind != lint.NoFloor {
		return false
	}
	b.Forbids = lint.ForbidChange
	return true
}

// inTurnOfFoe says whether something holds in the opponent's turn alone.
func inTurnOfFoe(tokens []token) bool {
	for k := range tokens {
		if tokens[k].class&cFoe != 0 && timeOf(tokens, k) {
			return true
		}
	}
	return false
}

// ofThisCard says whether "nem érvényes", "nem hat" is said of this card: rá, rajta, nem érinti.
func (r *reader) ofThisCard(tokens []token) bool {
	for k := range tokens {
		switch t := &tokens[k]; {
		case r.ownName(tokens, k), strings.HasSuffix(t.text, "sakor"), t.text == "rá", t.text == "rajta", t.class&cThis != 0 && !definite(t), t.extra&dApplies != 0 && (strings.HasPrefix(t.text, "érint") || strings.HasPrefix(t.text, "terhel")):
			return true
		}
	}
	return false
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
