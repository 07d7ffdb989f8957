package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// statement is one match of the grammar about a rise, a fall or a new value, with what was found out about it.
type statement struct {
	u      int
	f      *found
	tokens []token
	costAt int // the word for cost or playing, -1 for none
	amt    int // the amount, -1 for none
	cost   costFlags
	ph     phrase // which cards
	self   bool   // this card
	react  bool   // the cost of reacting
}

// pluralVerb says whether the words have a predicate in the plural: kerülnek, olcsóbbak.
func pluralVerb(tokens []token) bool {
	for i := range tokens {
		t := &tokens[i]
		if t.class&cKerul != 0 && strings.HasSuffix(t.text, "nek") || t.class&(cCheap|cDear) != 0 && strings.HasSuffix(t.text, "ak") {
			return true
		}
	}
	return false
}

// change reads a rise, a fall or a new value of a cost. It answers false where the match says nothing of the kind, so that others may fit.
func (r *reader) change(u int, f *found) bool {
	s := &statement{u: u, f: f, tokens: r.units[u].tokens}
	s.costAt, s.amt = f.pick(s.tokens, cCost|cPlaying), f.amountOf(s.tokens)
	if f.p.name == "play-below" {
		s.costAt = -1 // the cost is only what the change is measured from
	}
	if s.costAt >= 0 {
		s.cost = s.tokens[s.costAt].cost
	}
	if s.f.p.family == "R3" && s.f.p.is(rowPayment|rowSpending) {
		return s.amt >= 0 && r.money(u, f)
	}
	if !r.holds(s) || r.measuredFrom(s) {
		return false
	}
	if family := r.compares(s); family != "" {
		r.clause(u, f.start, f.end, family, f.p.name)
		return true
	}
	if f.p.does == "last" {
		r.again(s)
		return true
	}
	s.ph = r.subject(u, f, s.costAt)
	if !s.ph.found && r.prev.found && pluralVerb(s.tokens[f.start:f.end]) && s.costAt < 0 && r.last.to > 0 {
		s.ph = r.prev // "… költségét semmi nem csökkentheti, és +1_VP-be kerülnek"
	}
	if !s.ph.found {
		if p := r.conditioned(u, f.start); p.found {
			if s.ph = p; p.whose == "" && s.f.p.is(rowPlays) && r.actor(s.tokens[f.start:]) == lint.Own {
				s.ph.whose = lint.Own
			}
		}
	}
	if s.costAt < 0 && !s.ph.found && r.prev.found && f.start > 0 && s.tokens[f.start-1].text == "azok" {
		s.ph = r.prev // … és azok +1_VP-be kerülnek
	}
	if r.onlyWho(&s.ph) {
		s.ph = r.forThem(s)
	}
	if j := s.f.start - 1; s.ph.found && j >= 0 && (s.tokens[j].text == "neked" || s.tokens[j].text == "számodra") {
		s.ph.whose = lint.Own // …, neked 1 VP-vel olcsóbb
	}
	if !s.ph.found {
		if p := r.ledBy(s); p.found {
			s.ph = p
		}
	}
	r.person(s)
	if s.ph.found && s.ph.unit == u && s.ph.whose == "" {
		s.ph.whose = r.playedSame(u, &s.ph)
	}
	s.self, s.react = r.isSelf(&s.ph), r.reacts(u, f, &s.ph)
	if r.paysOnly(s) {
		return false
	}
	if s.self && !s.ph.found && s.costAt >= 0 && s.tokens[s.costAt].noun.plural && s.tokens[s.costAt].noun.owner == unowned {
		s.self = false // "az idézési költségek nőnek": everybody's
	}
	if s.costAt < 0 && !s.react && !r.chargeable(u, f, &s.ph) {
		return false
	}
	if s.self && !s.ph.found && s.costAt < 0 && !s.react && pluralVerb(s.tokens[f.start:f.end]) && !r.targets(u, f, &s.ph) {
		return false // … olcsóbbak: never this card alone
	}
	if s.f.p.name == "set-ill" && r.setsFloor(s) {
		return true
	}
	family, understood := r.noChange(s)
	if !understood {
		return false
	}
	if family != "" {
		r.clause(u, f.start, f.end, family, f.p.name)
		return true
	}
	r.modify(s)
	return true
}

// wordedAmount are the rows that say how much without an amount: a duplája, fél áron.
var wordedAmount = map[string]bool{
	"cost-twice": true, "half-price": true, "at-half-price": true, "twice-ill": true, "half-ill": true, "play-doubly": true, "react-double": true, "pay-double": true, "pay-times": true, "half-price-bare": true, "play-at-half": true, "play-half-back": true, "play-double-money": true,
}

// holds says whether the match can be a statement at all, before it is known of which cards.
func (r *reader) holds(s *statement) bool {
	f, name := s.f, s.f.p.name
	switch {
	case (name == "dear-by" || name == "cheap-by") && f.start > 0 && (s.tokens[f.start-1].text == "a" || s.tokens[f.start-1].text == "az") && strings.HasSuffix(s.tokens[f.start].text, "ak"):
		return false // …, a drágábbak 2_VP-vel: the cards, not the change
	case (name == "dear-by" || name == "cheap-by") && (f.start > 1 && s.tokens[f.start-1].class&cConj != 0 && s.tokens[f.start-2].kind == amount || f.end < len(s.tokens) && s.tokens[f.end].class&(cCheap|cDear) != 0):
		return false // a 4 vagy drágább lényeid 2 VP-vel olcsóbbak
	case name == "half-price-bare" && (!r.stands(s.tokens, f.end) || !r.leftOf(s.u, f.start).found):
		return false
	case s.f.p.is(rowNeed) && !r.neededFor(s.u).found:
		return false
	case s.f.p.is(rowReactWho) && !paidByOthers(s), s.amt >= 0 && strength(s.tokens, s.amt):
		return false
	case s.f.p.is(rowPlayedFor) && r.movedBetween(s.tokens[f.start:f.end]):
		return false
	case s.f.p.is(rowAdjective) && !r.predicate(s.tokens, f.end-1):
		return false
	case (name == "cards-less" || name == "cards-more" || name == "cards-less-money" || name == "cards-more-money") && !r.standsFor(s):
		return false
	case s.amt < 0 && !f.p.is(rowRatio) && !wordedAmount[name]:
		return false
	case name == "cards-plus" && !r.barePlus(s.u, f, s.amt), r.comparesBehind(s.u, f):
		return false
	case s.f.p.is(rowReactMust) && hasClass(s.tokens[f.start:f.end], cCondition):
		return false // feltételként 2 VP-t kell fizetnie: a playing condition
	case name == "play-at-plus" && (r.inConditionAt(s.tokens, f.start) || secondPerson(s.tokens[f.end-1].text)):
		return false
	case s.f.p.is(rowGoesOn) && !r.continues(s.u, f), s.f.p.is(rowOwners) && r.last.unit != s.u && !hasClass(s.tokens, cCost|cPlaying) && !r.costBefore(s.u):
		return false
	case name == "cost-is" && !r.stands(s.tokens, f.end), f.p.does == "set" && hasClass(s.tokens[f.start:f.end], cIf):
		return false
	}
	return true
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
	return tokens[k].noun.plural || k+1 == len(tokens) || tokens[k+1].kind == punct || tokens[k+1].class&(cConj|cBut|cBecomes) != 0
}

// standsFor says whether "1 VP-vel kevesebb" is all that is said of the cards before it.
func (r *reader) standsFor(s *statement) bool {
	p := r.leftOf(s.u, s.f.start)
	return p.found && s.tokens[p.head].isCards() && s.tokens[p.head].noun.kase == nom && r.stands(s.tokens, s.f.end)
}

// compares gives the family of a match that only compares or asks (C3), "" for none.
func (r *reader) compares(s *statement) string {
	inFilter := s.costAt >= 0 && r.inRelative(s.tokens, s.costAt)
	switch {
	case s.costAt >= 0 && (s.tokens[s.costAt].noun.kase == ade || summed(s.tokens, s.costAt)), inFilter && eitherWay(s.tokens, s.f.end):
		return "C3"
	case s.f.p.does == "set" && r.units[s.u].kind == bracket && len(s.tokens) > 3 && s.tokens[0].kind == amount && s.tokens[1].text == "/":
		return "C13" // two larvae (1/1, their cost is 0)
	case s.f.p.name == "set-ill" && r.inRelative(s.tokens, s.f.start):
		return "C3" // every creature "amelyik 5 VP-be kerül"
	case s.f.p.is(rowPlayedFor) && s.u >= 0 && s.f.start > 0 && s.tokens[s.f.start-1].class&cRel != 0:
		return "C3" // a card "ami 1 Szk-ért játszható ki"
	case r.attributive(s.u, s.f), r.isCondition(s.u, s.f), inFilter && r.mintAt(s.tokens, s.f.end):
		return "C3"
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
	case r.explainsIcon(s.u), s.react && (explainedBefore(s.tokens, s.f.start) || r.explainsBefore(s.u)):
		return "C12", true
	case s.ph.anaphor && r.ledByPower(s.u):
		return "C4", true
	case s.f.p.name == "play-at-plus" && s.self:
		return "", false
	case s.f.p.is(rowPaysMore) && (paying || !s.react && r.ownOption(s)):
		return "C6", true
	case s.f.p.is(rowPays) && paying && !r.paysForItself(s.tokens):
		return "", false
	case !s.react && (s.cost&ofUse != 0 || s.ph.power || r.usesAbility(s.u, s.f, &s.ph)):
		r.use = s.u
		return "C4", true
	case s.self && s.costAt < 0 && s.f.p.family[0] == 'M' && !s.react && !r.targets(s.u, s.f, &s.ph) && (s.ph.anaphor || !s.ph.found && !r.aloneBefore(s.u, s.f)):
		return "", false
	case s.f.p.name == "set-ill" && r.use == s.u:
		return "C4", true
	case s.f.p.is(rowPlays) && !s.react && !hasClass(s.tokens, cPlay) && !hasExtra(s.tokens, dPut) && !r.targets(s.u, s.f, &s.ph):
		if s.self && (s.f.p.is(rowFor) || hasClass(s.tokens, cGain)) {
			return "C4", true // the price of an ability
		}
		return "", !s.ph.found || s.tokens[s.ph.head].noun.kase != acc || builds(s.tokens) // who does what with them is not said in words of playing
	}
	return "", true
}

// ownOption says whether the payment is what the player may choose: "két célpontot választhatsz, ha +2_VP-t fizetsz érte".
func (r *reader) ownOption(s *statement) bool {
	k := s.f.pick(s.tokens, cPayverb)
	return k >= 0 && r.inConditionAt(s.tokens, s.f.start) && strings.HasSuffix(s.tokens[k].text, "sz")
}

// modify writes what the statement changes: a base cost, the card's own way of playing, or a modifier.
func (r *reader) modify(s *statement) {
	r.unclearWord(s)
	op := r.op(s.f, s.tokens, s.amt)
	switch {
	case s.cost&ofBase != 0 || s.self && r.definesBase(s.u, s.f, op):
		r.base(s.u, s.f, op, s.amt, &s.ph, s.self)
		return
	case s.self && s.f.p.name == "times-ill" && s.f.end+1 < len(s.tokens) && s.tokens[s.f.end].mark == ',' && s.tokens[s.f.end+1].class&cCount != 0:
		r.base(s.u, s.f, lint.Set, s.amt, &s.ph, s.self) // kétszer annyi VP-be kerül, ahány …
		return
	case s.self && op == lint.Set && s.f.p.is(rowPlayedFor):
		r.clause(s.u, s.f.start, s.f.end, "C1", s.f.p.name)
		return
	case s.self && !s.react && op == lint.Increase && s.f.p.is(rowPlays) && !r.targets(s.u, s.f, &s.ph) && !hasBegin(s.tokens, "feltámad"):
		r.clause(s.u, s.f.start, s.f.end, "C6", s.f.p.name)
		return
	}
	m := lint.Modifier{Code: codeOf(op, s.self), Op: op, On: lint.OnPlay}
	if op == lint.Set && r.replacedBehind(s) {
		m.Code, m.Op = lint.R1, lint.Replace
		from := len(r.out.Modifiers)
		r.emit(s.u, s.f, m, -1, &s.ph, s.self)
		r.out.Modifiers[from].Amount, r.out.Modifiers[from].Currency = lint.Amount{}, lint.AnyCurrency
		return
	}
	switch {
	case s.react:
		m.Code, m.On = lint.M4, lint.OnReact
	case r.targets(s.u, s.f, &s.ph) && s.cost&playNamed == 0:
		m.Code, m.On = lint.R3, lint.OnTarget
		if !s.ph.found {
			if s.ph = r.actedOn(s.u); s.ph.found {
				s.self = false
			}
		}
	}
	r.emit(s.u, s.f, m, s.amt, &s.ph, s.self)
}

// replacedBehind says whether a bracket behind a value calls it a replacement: "költsége 2_VP (helyettesítés)".
func (r *reader) replacedBehind(s *statement) bool {
	if s.f.end >= len(s.tokens) || s.tokens[s.f.end].kind != group || s.tokens[s.f.end].group < 0 || s.self {
		return false
	}
	in := r.units[s.tokens[s.f.end].group].tokens
	return len(in) == 1 && in[0].class&cReplace != 0
}

func codeOf(op lint.Op, self bool) lint.Code {
	switch {
	case self:
		return lint.M5
	case op == lint.Increase:
		return lint.M2
	case op == lint.Set:
		return lint.M3
	}
	return lint.M1
}

// op settles the direction; a signed amount says it itself.
func (r *reader) op(f *found, tokens []token, amt int) lint.Op {
	switch f.p.does {
	case "reduce":
		return lint.Reduce
	case "set":
		if amt >= 0 && strings.HasPrefix(tokens[amt].text, "fele") {
			return lint.Reduce // feleannyi VP-be kerülnek
		}
		if k := f.pick(tokens, cCost); k > 0 && tokens[k-1].extra&dPlus != 0 {
			return lint.Increase // többletköltsége 2 VP
		}
		return lint.Set
	case "sign":
		if amt >= 0 && tokens[amt].sign < 0 {
			return lint.Reduce
		}
	}
	return lint.Increase
}
