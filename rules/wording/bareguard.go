package wording

import (
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

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
	if f.p.name == "bare-be" && !r.saysDearer(tokens, from, to) {
		return false
	}
	ph, ok := r.patient(u, f, from, to)
	if !ok {
		return false
	}
	if !ph.found && !nothingAtAll(tokens[from:to], !transitive(tokens, f)) {
		if ph = r.fetchedHere(u, f); !ph.found && r.speaksOfAnother(u) {
			r.unread(u, f.start, f.p.name)
			return true
		}
	}
	if !ph.found && (from > 0 && ofEffect(tokens[:from-1]) || r.ofPrice(u, f.start)) {
		return false
	}
	if ls := r.units[u].leads; ph.found && (ph.power || !r.headOf(&ph).isCards()) && len(ls) == 0 {
		r.clause(u, f.start, f.end, "C4", f.p.name)
		return true
	}
	if ph.whose == lint.Both {
		ph.whose = ""
	}
	ph.itself = ph.found && r.ofItsType(&ph)
	g := lint.Guard{Forbids: what, By: "anyone"}
	if what == lint.ForbidReduce {
		g.Floor = floorIn(tokens[from:to])
	}
	if hasExtra(tokens[from:to], dAbove) {
		r.unread(u, f.start, f.p.name) // nem drágítható 5_VP fölé
		return true
	}
	for k := from; k < to; k++ {
		switch t := &tokens[k]; {
		case t.kind != amount || ph.found && ph.unit == u && k >= ph.from && k < ph.to:
		case what == lint.ForbidReduce && k+1 < to && tokens[k+1].class&cBelow != 0: // nem olcsóbbítható 2_VP alá
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

// nothingAtAll says whether what may not be done is denied of any card: "semmit sem lehet drágítani", or as the subject "semmi nem drágítható".
func nothingAtAll(tokens []token, subject bool) bool {
	return hasWord(tokens, "semmit") || subject && hasWord(tokens, "semmi")
}

// speaksOfAnother says whether the words before the unit choose a card, or tell what cards get or have: it may be of them that a ban without a subject
// speaks.
func (r *reader) speaksOfAnother(u int) bool {
	un := &r.units[u]
	for _, l := range un.leads {
		if ts := r.units[l].tokens; hasClass(ts, cGain|cPower) || hasExtra(ts, dOption) || spokenOf(ts, cFoe) > 0 {
			return true
		}
	}
	return un.previous >= 0 && hasExtra(r.units[un.previous].tokens, dOption)
}

// floorIn gives how far a cost may fall by the words: "2_VP alá", "az alapköltsége alá".
func floorIn(tokens []token) lint.Floor {
	for k := 1; k < len(tokens); k++ {
		switch t := &tokens[k-1]; {
		case tokens[k].class&cBelow == 0:
		case t.kind == amount:
			return lint.Floor{Kind: lint.FloorNumber, N: t.parts[0].amount.N}
		case t.class&cCost != 0 && t.cost&ofBase != 0:
			return lint.Floor{Kind: lint.FloorBase}
		}
	}
	return lint.Floor{}
}

// boundsChange says whether a ban bounds how much or how often a cost changes: többel, többször.
func boundsChange(tokens []token) bool {
	return slices.ContainsFunc(tokens, func(t token) bool { return boundingWords[t.text] })
}

var boundingWords = map[string]bool{"többel": true, "kevesebbel": true, "többször": true}

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
	before := tokens[max(0, f.start-3):f.start] // nem lehet se drágítani, se …
	return denied && (able || hasClass(before, cMay) || hasExtra(before, dBan) || hasClass(tokens[f.start:f.end], cMay))
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
func (r *reader) saysDearer(tokens []token, from, to int) bool {
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
