package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// compares gives the family of a match that only compares or asks (C3), "" for none.
func (r *reader) compares(s *statement) string {
	inFilter := s.costAt >= 0 && r.inRelative(s.tokens, s.costAt)
	switch {
	case s.costAt >= 0 && r.measures(s), r.asksPrice(s):
		return "C3"
	case s.costAt >= 0 && (s.tokens[s.costAt].noun.kase == ade || summed(s.tokens, s.costAt)), inFilter && (eitherWay(s.tokens, s.f.end) || hasClass(s.tokens[s.f.end:], cMint)):
		return "C3"
	case s.f.p.does == "set" && r.units[s.u].kind == bracket && len(s.tokens) > 3 && s.tokens[0].kind == amount && s.tokens[1].text == "/":
		return "C13" // two larvae (1/1, their cost is 0)
	case s.f.p.name == "set-ill" && r.inRelative(s.tokens, s.f.start):
		return "C3" // every creature "amelyik 5 VP-be kerül"
	case s.f.p.is(rowPlayedFor) && s.u >= 0 && s.f.start > 0 && s.tokens[s.f.start-1].class&cRel != 0:
		return "C3" // a card "ami 1 Szk-ért játszható ki"
	case s.costAt >= 0 && r.inConditionAt(s.tokens, s.costAt) && r.mintAt(s.tokens, s.f.end):
		return "C3" // húzz egy lapot, ha a költsége 1_VP-vel több, mint …
	case r.asksPlayed(s), r.attributive(s.u, s.f), r.isCondition(s.u, s.f), inFilter && r.mintAt(s.tokens, s.f.end):
		return "C3"
	case s.costAt > 0 && s.f.start >= s.costAt && r.inConditionAt(s.tokens, s.costAt) && r.inConditionAt(s.tokens, s.f.end-1) && s.f.end < len(s.tokens) && s.tokens[s.f.end].mark == ',' && hasIf(s.tokens[:s.costAt]) == 0 && s.f.p.does != "set":
		return "C3" // ha a költsége 1_VP-vel több, húzz egy lapot
	case s.costAt > 0 && (s.tokens[s.costAt-1].class&cRel != 0 || s.costAt > 1 && definite(&s.tokens[s.costAt-1]) && s.tokens[s.costAt-2].class&cRel != 0) && s.f.p.does != "set" && (s.f.pick(s.tokens, cLess|cMore) >= 0 || s.f.extra(s.tokens, dGreater|dSmaller) >= 0) && !hasClass(s.tokens[s.costAt:min(s.f.end+2, len(s.tokens))], cBecomes) && !now(s.tokens[s.costAt:s.f.end]) && s.f.end < len(s.tokens):
		return "C3" // egy lény, aminek költsége 1_VP-vel több, meghal
	case s.costAt >= 0 && s.f.p.does == "set" && r.mintAt(s.tokens, s.f.end) && r.asEver(s.tokens, s.f.end):
		return "C3" // költsége annyi, mint eredetileg
	case inFilter && s.f.p.does == "set" && !r.inConditionAt(s.tokens, s.costAt) && now(s.tokens[s.costAt:s.f.end]):
		return "" // egy lapot, amelynek költsége ekkor 2 VP
	case s.costAt >= 0 && s.f.p.does == "set" && (inFilter || r.inConditionAt(s.tokens, s.costAt)):
		return "C3"
	}
	return ""
}

// noChange gives the clear family of a statement that changes no summoning cost, "" where it does change one; understood is false where
// the match is not about cards after all.
func (r *reader) noChange(s *statement) (family string, understood bool) {
	paying := !s.ph.found && !s.react && !r.targets(s.u, s.f, &s.ph)
	switch {
	case r.forActing(s), s.amt >= 0 && s.tokens[s.amt].noun.kase == ill && attackBefore(s.tokens, s.f.start):
		return "C5", true
	case s.ph.found && !s.react && r.headOf(&s.ph).namesUse():
		r.use = s.u
		return "C4", true
	case s.f.p.is(rowTheMore) && s.self && !hasExtra(s.tokens, dHave):
		return "", false // minél nagyobb a lény, annál drágább
	case r.explainsIcon(s.u), s.react && (explainedBefore(s.tokens, s.f.start) || r.explainsBefore(s.u)):
		return "C12", true
	case s.ph.anaphor && (r.ledByPower(s.u) || s.costAt == 1 && s.tokens[0].text == "ennek" && r.units[s.u].previous >= 0 && len(r.units[r.units[s.u].previous].leads) > 0):
		return "C4", true
	case s.f.p.name == "taken-as" && (!s.ph.found || !r.headOf(&s.ph).isCards() || !r.headOf(&s.ph).noun.known && r.headOf(&s.ph).noun.owner != your):
		return "C13", true // what cards in play are taken to be
	case s.f.p.name == "double-ratio" && !s.ph.found, s.f.p.is(rowCharged) && !s.ph.found && s.f.end < len(s.tokens) && manyAct(&s.tokens[s.f.end]):
		return "", false
	case s.f.p.is(rowCharged) && hasClass(s.tokens[:s.f.start], cUse):
		return "C4", true
	case (s.f.p.name == "by-premium" || (s.f.p.is(rowAtPrice) || s.f.p.is(rowCharged) && ownPlaying(s.tokens[s.f.end:])) && r.op(s.f, s.tokens, s.amt) == lint.Increase) && s.self && !s.react:
		return "C6", true
	case s.f.p.name == "cost-ratio-paid" && paidOutOf(s.tokens[s.costAt:s.f.end]):
		if s.self {
			return "C1", true
		}
		return "C5", true // what may pay for a part of it
	case s.f.p.name == "play-at-plus" && byPlaying(s.tokens[s.f.end-1].text):
		return "C6", true // +1_VP-ért kijátszva tornyaid gyógyulnak
	case s.f.p.name == "play-at-plus" && s.self:
		return "", false
	case s.f.p.is(rowPays) && !s.ph.found && takesBack(s.tokens[:s.f.start]):
		return "C6", true // visszaveheted a kezedbe, de ekkor 2_VP-vel többet kell fizetned érte
	case paying && strings.HasPrefix(s.f.p.name, "plus-pay-on") && !hasExtra(s.tokens[s.f.start:s.f.end], dMust) && !secondPerson(s.tokens[max(0, s.f.extra(s.tokens, dOntop))].text):
		return "", false // aki hajót épít, 1 VP-t ráfizet: for what is not understood
	case s.f.p.is(rowPaysMore) && (paying || !s.react && r.ownOption(s)):
		return "C6", true
	case s.f.p.is(rowPays) && paying && !r.paysForItself(s.tokens):
		return "", false
	case !s.react && (s.cost&ofUse != 0 || s.ph.power || r.usesAbility(s.u, s.f, &s.ph)):
		r.use = s.u
		return "C4", true
	case s.self && s.costAt < 0 && s.f.p.family[0] == 'M' && !s.react && !r.targets(s.u, s.f, &s.ph) && (s.ph.anaphor && !r.onlyThis(s) || !s.ph.anaphor && !s.ph.found && !r.aloneBefore(s.u, s.f)):
		return "", false
	case s.f.p.name == "set-ill" && r.use == s.u, (s.f.p.is(rowOwners) || r.headOf(&s.ph).noun.kase == poss) && r.use >= 0 && (r.use == s.u || r.units[s.u].goesOn && r.use == r.units[s.u].previous):
		return "C4", true
	case s.f.p.is(rowPlays) && !s.react && (!s.ph.found || s.ph.unit == s.u) && !hasClass(s.tokens, cPlay) && !hasExtra(s.tokens, dPut) && !r.targets(s.u, s.f, &s.ph):
		if s.self && (s.f.p.is(rowFor) || hasClass(s.tokens, cGain)) {
			return "C4", true // the price of an ability
		}
		if !s.ph.found && doesWith(s.tokens) {
			return "", false
		}
		return "", !s.ph.found || r.headOf(&s.ph).noun.kase != acc || builds(s.tokens) // who does what with them is not said in words of playing
	}
	return "", true
}

// onlyThis says whether "ez" is the subject of the first sentence of a text, before which nothing was named: this card.
func (r *reader) onlyThis(s *statement) bool {
	return s.f.start == 1 && s.tokens[0].text == "ez" && r.units[s.u].previous < 0 && r.units[s.u].parent < 0
}

// ownOption says whether the payment is what the player may choose: "két célpontot választhatsz, ha +2_VP-t fizetsz érte".
func (r *reader) ownOption(s *statement) bool {
	k := s.f.pick(s.tokens, cPayverb)
	return k >= 0 && r.inConditionAt(s.tokens, s.f.start) && strings.HasSuffix(s.tokens[k].text, "sz")
}

// paidOutOf says whether the words tell out of what something may also be paid: "felét szörnykomponensből is fizetheted".
func paidOutOf(tokens []token) bool {
	for k := 1; k < len(tokens); k++ {
		if t := &tokens[k-1]; tokens[k].class&cAlso != 0 && (t.noun.kase == ela || t.noun.kase == ins) {
			return true
		}
	}
	return false
}

// measuredFrom says whether the word for cost is only what the change is measured from: "lényeid az alapköltségüknél 1 VP-vel olcsóbbak".
func (r *reader) measuredFrom(s *statement) bool {
	if s.costAt < 0 || r.inRelative(s.tokens, s.costAt) || r.inConditionAt(s.tokens, s.costAt) || s.f.end < len(s.tokens) && s.tokens[s.f.end].isCards() {
		return false
	}
	return s.cost&ofBase != 0 && s.tokens[s.costAt].noun.kase == ade && s.amt > s.costAt && s.tokens[s.amt].noun.kase == ins
}

// predicate says whether "1 VP-vel magasabb költségű" at k is said of cards, and is no attribute of the noun behind it.
func (r *reader) predicate(tokens []token, k int) bool {
	return tokens[k].noun.plural || k+1 == len(tokens) || tokens[k+1].kind == punct || tokens[k+1].class&(cConj|cBut|cBecomes|cDet|cNext) != 0
}

// elseLess says whether another condition goes on with the cost of the piece before a semicolon: "ha a gyűjtőből játszod ki, költsége 2_VP-vel több; ha
// kézből, [1]-gyel kevesebb".
func (r *reader) elseLess(s *statement) bool {
	un := &r.units[s.u]
	n := s.f.start
	return un.goesOn && r.last.to > 0 && r.last.unit == un.previous && n > 1 && s.tokens[0].class&cIf != 0 && s.tokens[n-1].mark == ',' && !hasPunct(s.tokens[:n-1]) && r.stands(s.tokens, s.f.end)
}

// standsFor says whether "1 VP-vel kevesebb" is all that is said of the cards before it.
func (r *reader) standsFor(s *statement) bool {
	p := r.leftOf(s.u, s.f.start)
	if h := r.heading(s.u); s.f.start == 0 && h.found {
		return r.stands(s.tokens, s.f.end)
	}
	return p.found && r.headOf(&p).isCards() && r.headOf(&p).noun.kase == nom && r.stands(s.tokens, s.f.end)
}

// holds says whether the match can be a statement at all, before it is known of which cards.
func (r *reader) holds(s *statement) bool {
	f, name := s.f, s.f.p.name
	switch {
	case f.forbidden(s.tokens):
		return false // … költsége 1_VP-vel sem csökkenthető
	case f.start > 0 && byMoney(&s.tokens[f.start-1]) && s.amt > f.start && hasClass(s.tokens[f.start:f.end], cIf):
		return false // 2_VP-vel kevesebbe kerül, ha …, akkor 3_VP-vel
	case (name == "dear-by" || name == "cheap-by") && f.start > 0 && (s.tokens[f.start-1].text == "a" || s.tokens[f.start-1].text == "az") && strings.HasSuffix(s.tokens[f.start].text, "ak"):
		return false // …, a drágábbak 2_VP-vel: the cards, not the change
	case (name == "dear-by" || name == "cheap-by") && (f.start > 1 && s.tokens[f.start-1].class&cConj != 0 && s.tokens[f.start-2].kind == amount || f.end < len(s.tokens) && s.tokens[f.end].class&(cCheap|cDear) != 0):
		return false // a 4 vagy drágább lényeid 2 VP-vel olcsóbbak
	case (name == "pay-less-gapped" || name == "pay-more-gapped") && !(r.prev.found && r.last.unit == s.u && (r.headOf(&r.prev).noun.kase == cau || otherPayer(s.tokens[:f.start]) != "") && r.stands(s.tokens, f.end)):
		return false
	case (name == "dear-by" || name == "cheap-by") && f.start+1 < f.end && s.tokens[f.start+1].isCards() && s.tokens[f.start+1].kind == word:
		return false // a 3 VP-s és annál olcsóbb bűbájok 1 VP-vel
	case name == "plus-cost" && f.end == f.start+2 && ownerless(&s.tokens[f.end-1]):
		return false // said of what has the cost, or of nothing
	case name == "play-plus-inf" && !s.tokens[f.end-1].infinitive(), name == "play-inf-plus" && !s.tokens[f.start].infinitive():
		return false
	case name == "discount-on" && !r.onWhich(s.u, f).found, hasDiscount(f) && r.twoOnWhich(s), hasDiscount(f) && hasClass(s.tokens[max(0, f.start-2):min(f.end+1, len(s.tokens))], cNot):
		return false
	case name == "adj-set" && !r.costsNow(s), name == "taken-as" && !strings.HasSuffix(s.tokens[f.start+1].text, "nek"):
		return false
	case name == "part-ratio-ill" && f.start > 0 && s.tokens[f.start-1].class&cCost != 0, name == "part-ratio-ill" && !strings.HasSuffix(s.tokens[f.start].text, "ébe") && !strings.HasSuffix(s.tokens[f.start].text, "ába"):
		return false // a felére
	case name == "half-price-bare" && (!r.stands(s.tokens, f.end) || !r.leftOf(s.u, f.start).found):
		return false
	case (name == "cost-less-by" || name == "cost-more-by") && (r.inRelative(s.tokens, f.start) || r.inConditionAt(s.tokens, f.start)):
		return false // aminek költsége nagyobb 2_VP-vel
	case name == "saved" && !strings.Contains(s.tokens[f.end-1].text, "spórol") && !strings.Contains(s.tokens[f.end-1].text, "takarít"):
		return false // what is taken off something else
	case s.f.p.is(rowNeed) && (!r.neededFor(s.u).found || ofThings(s.tokens[f.start:f.end])):
		return false
	case s.f.p.is(rowReactWho) && !paidByOthers(s), s.amt >= 0 && strength(s.tokens, s.amt):
		return false
	case s.f.p.is(rowPlayedFor) && r.movedBetween(s.tokens[f.start:f.end]):
		return false
	case name == "cost-level" && !r.stands(s.tokens, f.end), f.p.is(rowRatio) && r.freeAtCost(s):
		return false
	case f.p.is(rowAdjective) && f.p.is(rowRatio) && r.inRelative(s.tokens, f.start):
		return false
	case (name == "cards-less" || name == "cards-more" || name == "cards-less-money" || name == "cards-more-money") && !r.standsFor(s) && !r.elseLess(s):
		return false
	case f.p.is(rowRatio) && boundsPart(s.tokens, f), f.p.is(rowTheMore) && !hasWord(s.tokens, "minél"):
		return false
	case s.amt < 0 && !f.p.is(rowRatio|rowTheMore) && !wordedAmount[name]:
		return false
	case name == "cards-plus" && !r.barePlus(s.u, f, s.amt), r.comparesBehind(s.u, f):
		return false
	case s.f.p.family == "M4" && asReaction(s.tokens, f):
		return false
	case (s.f.p.is(rowReactMust) || name == "react-plus") && hasClass(s.tokens[f.start:f.end], cCondition):
		return false // feltételként 2 VP-t kell fizetnie: a playing condition
	case strings.HasPrefix(name, "plus-pay-on") && r.inConditionAt(s.tokens, f.start):
		return false // csak úgy játszható ki, ha gazdája 1 VP-t ráfizet
	case name == "play-at-plus" && (r.inConditionAt(s.tokens, f.start) || secondPerson(s.tokens[f.end-1].text)):
		return false
	case s.f.p.is(rowGoesOn) && !r.continues(s.u, f), s.f.p.is(rowOwners) && r.last.unit != s.u && !hasClass(s.tokens, cCost|cPlaying) && !r.costBefore(s.u):
		return false
	case name == "plus-ill" && r.units[s.u].kind == bracket && r.ifBetween(s.u, f):
		return false // … +1_VP-be kerülnek (ha …, +2_VP-be)
	case name == "cost-is" && (!r.stands(s.tokens, f.end) || breaksOff(s.tokens[f.end:])), f.p.does == "set" && hasClass(s.tokens[f.start:f.end], cIf):
		return false
	}
	return true
}

// forbidden says whether the verb of the change is denied: "nem csökkenthető 1_VP-vel".
func (f *found) forbidden(tokens []token) bool {
	k := f.pick(tokens, cLower|cRaise|cLowercheap|cRaisedear)
	return k > 0 && tokens[k-1].class&cNot != 0
}

// ofThings says whether what there is less or more of is no money: "kettővel kevesebb jelző".
func ofThings(tokens []token) bool {
	for k := range tokens {
		if tokens[k].class&(cLess|cMore) != 0 && k+1 < len(tokens) {
			n := &tokens[k+1]
			return n.kind == word && n.noun.kase == nom && (n.extra&dQuantity != 0 || n.isCards() || n.class|n.extra == 0)
		}
	}
	return false
}

// now says whether a cost is one that cards have then, and not what they are chosen by.
func now(tokens []token) bool {
	return hasWord(tokens, "ekkor") || hasWord(tokens, "ilyenkor") || hasWord(tokens, "így") || hasWord(tokens, "lesz") && hasExtra(tokens, dTurn)
}

// takesBack says whether this card may be taken back, and no other: "visszaveheted a kezedbe".
func takesBack(tokens []token) bool {
	for k := range tokens {
		switch t := &tokens[k]; {
		case t.noun.kase == acc && t.isCards():
			return false
		case strings.HasPrefix(t.text, "vissza") && strings.HasSuffix(t.text, "eted"):
			return true
		}
	}
	return false
}

// boundsPart says whether a part of the cost is how far it may fall: "nem mehet az alap költségük fele alá", "legalább az alapköltség fele".
func boundsPart(tokens []token, f *found) bool {
	if f.end < len(tokens) && tokens[f.end].class&cBelow != 0 {
		return true
	}
	for k := f.start; k < f.end; k++ {
		if tokens[k].class&(cAtmost|cAtleast) != 0 {
			return true
		}
	}
	for k := f.start - 1; k >= 0 && k >= f.start-2 && tokens[k].kind == word; k-- {
		if tokens[k].class&(cAtmost|cAtleast) != 0 {
			return true
		}
	}
	return false
}
