package wording

import "strings"

// A cost that is nobody's — "-1 VP költség", "1 VP többletköltséggel" — is said of cards in its own ways.

// chargedWith finds the cards that have such a cost: before the amount ("hajóid -1 VP költséggel jönnek"), before a colon ("hajóid: -1 VP
// költség"), or with -ra, -re ("hajóidra +1 VP költség").
func (r *reader) chargedWith(u int, f *found) phrase {
	at := f.start
	if at > 0 && r.units[u].tokens[at-1].class&cGain != 0 {
		at-- // hajóid kapnak -1 VP költséget
	}
	if at > 1 && r.units[u].tokens[at-1].class&cConj != 0 {
		for k := at - 2; k > 0 && r.units[u].tokens[k].kind != punct; k-- {
			if r.units[u].tokens[k].class&cGain != 0 {
				at = k // hajóid kapnak [[1]]-et és +1 VP költséget
				break
			}
		}
	}
	if p := r.leftOf(u, at); p.found {
		return p
	}
	if p := r.behindVerb(u, f.end); p.found {
		return p
	}
	if p := r.beforeColon(u); f.start == 0 && p.found {
		return p
	}
	if p := r.onWhich(u, f); p.found {
		return p
	}
	return r.objectOf(u, f.start, f.end)
}

// behindVerb finds the cards behind the verb that follows a statement: "-1 VP költséggel jönnek a hajóid".
func (r *reader) behindVerb(u, at int) phrase {
	tokens := r.units[u].tokens
	k := at
	for k < len(tokens) && (tokens[k].class&(cPlay|cGain|cKerul) != 0 || verbPrefix[tokens[k].text] || strings.HasPrefix(tokens[k].text, "jár")) {
		k++
	}
	if k == at {
		return phrase{back: -1}
	}
	return r.rightOf(u, k)
}

// beforeColon finds the cards, or abilities, that are named before a colon.
func (r *reader) beforeColon(u int) phrase {
	if ls := r.units[u].leads; len(ls) > 0 {
		l := ls[len(ls)-1]
		for k, t := range r.units[l].tokens {
			if t.class&cPower != 0 {
				return r.grow(l, k)
			}
		}
	}
	return r.listed(u)
}

// ownerless says whether the word for cost at k has no owner: költség, költséggel, költséget.
func ownerless(t *token) bool { return t.class&cCost != 0 && t.noun.owner == unowned && !t.noun.plural }

// extraCost says whether a match of "-1 VP költség" is one: the cost is nobody's, and has a sign or is called a further one.
func extraCost(tokens []token, f *found) bool {
	k := f.end - 1
	if hasClass(tokens[k:], cNot) || hasClass(tokens[max(0, f.start-2):f.start], cNot) {
		return false // a +1 VP költség nem vonatkozik rájuk; nem kapnak +1 VP költséget
	}
	if f.start > 0 && tokens[f.start-1].text == "+" {
		return false // 1 VP + 1 Szk többletköltség
	}
	return ownerless(&tokens[k]) && tokens[k].cost&(ofBase|ofUse) == 0 && (tokens[f.start].sign != 0 && k == f.start+1 || k > f.start+1 && tokens[f.start+1].extra&dPlus != 0) && !tokens[f.start].parts[0].bare
}

// extremeCost reads the most or the least that cards cost: of others it is no change that the rules of calculation know, of this card its base cost.
func (r *reader) extremeCost(s *statement) bool {
	if s.costAt < 1 || s.f.p.does != "set" || s.tokens[s.costAt-1].text != "maximális" && s.tokens[s.costAt-1].text != "minimális" {
		return false
	}
	if ph := r.leftOf(s.u, s.costAt-1); !r.isSelf(&ph) {
		r.unread(s.u, s.costAt, s.f.p.name)
		return true
	}
	r.clause(s.u, s.f.start, s.f.end, "C2", s.f.p.name)
	return true
}

// infinitive says whether the word is one: kijátszani.
func (t *token) infinitive() bool { return strings.HasSuffix(t.text, "ni") }

// paysOfOneself says whether the words before a colon are a price in life or counters: "3 ÉP:", "2 jelző:".
func paysOfOneself(tokens []token) bool {
	if len(tokens) != 2 || tokens[0].kind != amount || named(&tokens[0]) || tokens[0].sign != 0 {
		return false
	}
	w := tokens[1].text
	return w == "ép" || w == "életpont" || strings.HasSuffix(w, "jelző")
}

// readInto says whether a modifier of this text already covers the token.
func (r *reader) readInto(t *token) bool {
	at := int(r.l.runes[t.start].at)
	for i := range r.out.Modifiers {
		if m := &r.out.Modifiers[i]; m.Cell == r.text.Cell && m.Start <= at && at < m.End {
			return true
		}
	}
	return false
}

// costFor finds the cards of "a költség", which has no owner: before a colon ("hajóid: költség -1 VP"), or where they stand for what it is paid
// for ("hajóidnál a költség …", "hajóid esetében a költség …", "a hajóidért fizetendő költség …").
func (r *reader) costFor(u int, f *found, costAt int) phrase {
	tokens := r.units[u].tokens
	if f.start == 0 || costAt == 1 && tokens[0].class&cDet != 0 {
		return r.beforeColon(u)
	}
	if p := r.leftOf(u, f.start); p.found && f.start < costAt {
		return p // hajóid fele költséget jelentenek
	}
	for k := costAt - 1; k >= 0; k-- {
		t := &tokens[k]
		sure := t.isCards() && (t.noun.known || t.noun.owner == your || t.noun.plural) && !r.inConditionAt(tokens, k)
		if sure && (t.noun.kase == ade || t.noun.kase == cau || t.noun.kase == nom && strings.HasPrefix(tokens[k+1].text, "eset")) {
			return r.grow(u, k)
		}
	}
	return phrase{back: -1}
}

// costHeading gives the cards whose cost is all that stands before the colon: "hajóid költsége: 1 VP-vel csökken".
func (r *reader) costHeading(u int) phrase {
	ls := r.units[u].leads
	if len(ls) == 0 {
		return phrase{back: -1}
	}
	if before := r.units[ls[len(ls)-1]].tokens; len(before) == 0 || before[len(before)-1].class&cCost == 0 {
		return phrase{back: -1}
	}
	return r.heading(u)
}

// manyAct says whether a verb is of more than one: jönnek, kapnak, játszhatók.
func manyAct(t *token) bool {
	return t.class&(cPlay|cGain|cKerul) != 0 && (strings.HasSuffix(t.text, "nek") || strings.HasSuffix(t.text, "nak") || strings.HasSuffix(t.text, "tók") || strings.HasSuffix(t.text, "tők"))
}
