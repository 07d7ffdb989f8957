package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// paidFor finds the cards in "gólemeidért 1 VP-vel kevesebbet fizetsz": first in the clause of the payment itself.
func (r *reader) paidFor(u int, f *found) phrase {
	tokens := r.units[u].tokens
	for k := f.start - 1; k > 0 && tokens[k].mark != ','; k-- {
		if t := &tokens[k]; t.noun.kase == cau && t.isCards() && hasPunct(tokens[:k]) && !r.inConditionAt(tokens, k) {
			return r.forWhich(tokens, u, k)
		}
	}
	for k := range tokens {
		if tokens[k].class&cPower != 0 && tokens[k].noun.kase == cau {
			return r.grow(u, k) // ezért a képességért eggyel kevesebb VP-t kell fizetned minden hajód után
		}
		if k > 0 && tokens[k].class&cWhenever != 0 && ownPlay(tokens[k].text) && tokens[k-1].isCards() ||
			tokens[k].class&cPlaying != 0 && (tokens[k].noun.kase == cau || k+1 < len(tokens) && tokens[k+1].extra&dPost != 0) || tokens[k].class&cPlayingfor != 0 || tokens[k].extra&dPlayingto != 0 {
			p := r.leftOf(u, k)
			if !p.found && tokens[k].class&cPlaying != 0 && (strings.HasSuffix(tokens[k].text, "ukért") || strings.HasSuffix(tokens[k].text, "ükért")) {
				return r.theirsBefore(u, k) // hajóid repülnek, kijátszásukért …
			}
			if p.found && p.whose == "" {
				p.whose = r.actor(tokens)
			}
			return p
		}
		if tokens[k].text == "után" && k > 0 && tokens[k-1].isCards() {
			p := r.grow(u, k-1)
			if p.whose == "" {
				p.whose = r.actor(tokens)
			}
			return p
		}
		if allPaidFor[tokens[k].text] {
			p := r.grow(u, k)
			p.whose = r.actor(tokens)
			return p
		}
		if ordinalPaid[tokens[k].text] {
			if p := r.ofOrdinal(u, k); p.found {
				return p
			}
		}
		if k > 0 && forIt(tokens[k].text) && !forThat(tokens[k+1:]) {
			if tokens[0].class&cRel != 0 && hasClass(tokens[:k], cTarget) {
				return phrase{found: true, unit: u, head: 0, from: 0, to: k - 1, rel: 0, back: -1, target: true} // ami ezt a lapot célozza, azért …
			}
			if tokens[k].text == "érte" && playedBy(tokens[:k]) {
				return phrase{found: true, unit: u, head: k, from: k, to: k + 1, rel: -1, back: -1, itself: true} // what another played already is not paid for
			}
			p := r.antecedent(u, k, true)
			if said := r.fetched(u, f); !p.found && said.found {
				return said
			}
			if !p.found && tokens[k].text == "érte" && r.onlyIfBefore(tokens, k) {
				return phrase{back: -1} // ha van törpéd, érte 1_VP-vel kevesebbet fizetsz: this card
			}
			return p
		}
		if t := &tokens[k]; t.kind == word && (t.noun.kase == cau || t.noun.kase == sub && (f.p.name == "no-pay-for" || spends(tokens))) && (t.isCards() || t.noun.known && t.noun.lemma.kind != "thing" || !t.noun.known && t.noun.kase == cau && r.det(tokens, k) && hasClass(tokens[k:], cPlay)) {
			return r.forWhich(tokens, u, k)
		}
	}
	if f.p.name == "plus-pay-back" {
		if p := r.objectOf(u, f.start, f.end); p.found {
			return p
		}
		return r.antecedent(u, f.start, false)
	}
	p := r.leftOf(u, f.start)
	if !p.found && (anybody(tokens[:f.start]) || f.p.family[0] == 'M' && hasIf(tokens[:f.start]) >= 0 && hasClass(tokens[:f.start], cPlay)) {
		return r.playedBefore(u, f.start) // aki démont játszik ki, 1_VP-vel többet fizet
	}
	if p.found && r.headOf(&p).class&(cFoe|cPlayer) != 0 {
		return phrase{back: -1} // who pays, not for what
	}
	return p
}

// forWhich gives the cards whose last noun, or that before a conjunction, stands at k.
func (r *reader) forWhich(tokens []token, u, k int) phrase {
	p := r.grow(u, r.coordinated(tokens, k))
	if p.whose == "" {
		p.whose = r.actor(tokens)
	}
	return p
}

// otherPayer says who pays in a clause that names nothing else: "ha te, akkor", "te viszont", "ellenfeled pedig"; "" where it names nobody, or more.
func otherPayer(tokens []token) lint.Whose {
	who := lint.Whose("")
	for k := len(tokens) - 1; k >= 0; k-- {
		switch t := &tokens[k]; {
		case t.text == "te":
			who = lint.Own
		case t.class&cFoe != 0 && t.noun.kase == nom:
			who = lint.Opponent
		case t.mark == ',' && who != "":
			return who
		case t.mark != ',' && t.extra&dFiller == 0 && t.class&(cIf|cBut|cConj|cDet) == 0 && t.text != "akkor":
			return ""
		}
	}
	return ""
}

// allPaidFor are the words for whatever is paid for.
var allPaidFor = map[string]bool{"mindenért": true, "bármiért": true}

// forIt says whether a pronoun says for what is paid: érte, azért.
func forIt(w string) bool {
	switch w {
	case "érte", "értük", "mindegyikért", "azért", "azokért", "amiért", "amelyért":
		return true
	}
	return false
}

// forThat says whether the noun itself stands behind its pronoun: azért a lényért.
func forThat(tokens []token) bool {
	return len(tokens) > 1 && tokens[0].class&cDet != 0 && tokens[1].noun.kase == cau
}

// playedBy says whether a condition tells what the opponent has played: "ha ellenfeled már két lapot kijátszott, nem kell fizetned érte".
func playedBy(tokens []token) bool {
	from := hasIf(tokens)
	if from < 0 || !hasClass(tokens[from:], cFoe) {
		return false
	}
	for k := from; k < len(tokens); k++ {
		if tokens[k].extra&dPlayed != 0 && (k+1 == len(tokens) || tokens[k+1].kind == punct) {
			return true
		}
	}
	return false
}
