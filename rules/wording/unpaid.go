package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// unpaidCard finds the card whose "költségét nem kell kifizetned": one that is played, or comes into play, before that in the piece, or that the
// sentence before plays. None is this card.
func (r *reader) unpaidCard(u int, f *found, costAt int) phrase {
	tokens := r.units[u].tokens
	if tokens[costAt].noun.owner != its && tokens[costAt].noun.owner != their {
		return phrase{back: -1}
	}
	if p := r.objectOf(u, costAt, costAt); p.found && p.head < costAt && r.playedIn(tokens, p.head) {
		p.whose = r.actor(tokens)
		return p
	}
	for k := costAt - 1; k > 0; k-- {
		t := &tokens[k]
		if t.noun.kase != nom || !t.isCards() || !t.noun.known || t.noun.plural || !definite(&tokens[k-1]) || !comesIn(tokens[k+1:costAt]) {
			continue
		}
		p := r.grow(u, k)
		if p.whose = r.actor(tokens); p.whose == lint.Both || r.namesYou(tokens[k:costAt]) {
			p.whose = lint.Own // a szörny a te oldaladon jön játékba
		}
		p.itself, p.next = r.ofItsType(&p), true
		return p
	}
	if r.inConditionAt(tokens, 0) || r.units[u].previous < 0 || !r.playsOne(r.units[u].previous) {
		return phrase{back: -1}
	}
	return r.fetched(u, f)
}

// comesIn says whether a clause goes on with coming into play.
func comesIn(tokens []token) bool {
	for k := range tokens {
		if tokens[k].kind == punct {
			return false
		}
		if tokens[k].class&cPlay != 0 || tokens[k].text == "játékba" {
			return true
		}
	}
	return false
}

// namesYou says whether words speak of what is the player's.
func (r *reader) namesYou(tokens []token) bool {
	for k := range tokens {
		if tokens[k].noun.owner == your || tokens[k].text == "te" || tokens[k].text == "nálad" {
			return true
		}
	}
	return false
}

// playsOne says whether the player plays a single card in the unit: "játssz ki egy elfet a kezedből".
func (r *reader) playsOne(u int) bool {
	tokens := r.units[u].tokens
	for k := range tokens {
		t := &tokens[k]
		if t.noun.kase == acc && !t.noun.plural && t.isNoun() && r.det(tokens, k) && r.playedIn(tokens, k) && !r.inConditionAt(tokens, k) {
			return true
		}
	}
	return false
}

// onTopOf finds the cards for which something is paid, or done, on top of their cost; false where nothing of the kind is said.
func (r *reader) onTopOf(u int, f *found) (ph phrase, understood bool) {
	tokens := r.units[u].tokens
	if f.p.is(rowOver) {
		if hasClass(tokens, cReact|cTarget) || f.p.name == "over-cost-done" && !r.pays(tokens[f.end-1:]) {
			return phrase{back: -1}, false // the price of reacting, or none
		}
		if ph = r.paidFor(u, f); !ph.found && (hasIf(tokens[:f.start]) >= 0 || hasClass(tokens[:f.start], cWhenever)) {
			ph = r.playedBefore(u, f.start) // ha ellenfeled hajót játszik ki, a költségen felül 1 VP-t kell fizetnie
			for k := 1; k < f.start && !ph.found; k++ {
				if t := &tokens[k]; t.noun.kase == acc && t.noun.known && t.isCards() && strings.HasPrefix(tokens[k+1].text, "használ") {
					ph = r.grow(u, k)
					ph.whose = r.actor(tokens[:f.start])
				}
			}
		}
		return ph, true
	}
	ph = r.neededFor(u)
	if !ph.found || f.start > 0 && tokens[f.start-1].class&cNot != 0 || ph.whose == "" && !r.headOf(&ph).noun.plural && !r.eachBefore(tokens, ph.head) {
		return ph, false
	}
	return ph, r.asked(tokens, f.start, ph.head)
}

// asked says whether something has to be paid with, at k, for the cards with -hoz at head: "minden bűbájodhoz el kell dobnod egy lapot". Where the cards
// are only added to ("lényeidhez kell tenned egy jelzőt"), or something else is done for it, nothing is.
func (r *reader) asked(tokens []token, k, head int) bool {
	from, to := r.bounds(tokens, k)
	if head < from || head >= to || hasClass(tokens[from:to], cCost|cReact|cPower) || r.inConditionAt(tokens, k) || hasWord(tokens, "hogy") {
		return false
	}
	for i := from; i < to; i++ {
		t := &tokens[i]
		if t.noun.kase != acc || i == head || t.extra&dQuantity != 0 {
			continue
		}
		return r.pays(tokens[from:to])
	}
	return false
}

// onlyIfBefore says whether all that stands before the clause of token k is a condition, or nothing.
func (r *reader) onlyIfBefore(tokens []token, k int) bool {
	if r.inConditionAt(tokens, k) {
		return false
	}
	for k--; k >= 0 && tokens[k].mark != ','; k-- {
	}
	return k < 0 || tokens[0].class&cIf != 0 && r.inConditionAt(tokens, k-1) && tokens[k+1].class&cConj == 0
}
