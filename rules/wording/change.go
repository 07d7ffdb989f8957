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

// change reads a rise, a fall or a new value of a cost. It answers false where the match says nothing of the kind, so that others may fit.
func (r *reader) change(u int, f *found) bool {
	s := &statement{u: u, f: f, tokens: r.units[u].tokens}
	s.costAt, s.amt = f.pick(s.tokens, cCost|cPlaying), f.amountOf(s.tokens)
	if f.p.name == "play-below" || f.p.is(rowAtPrice|rowCharged) || f.p.is(rowPlays) && f.p.is(rowRatio) {
		s.costAt = -1 // the cost is only what the change is measured from
	}
	if f.p.is(rowThis) {
		left := strings.HasPrefix(f.p.name, "left-")
		if left && !r.objectLeft(s) {
			return false
		}
		if s.costAt = saidCost(s.tokens[:f.start]); s.costAt < 0 && (f.start == 0 || left) && !f.ofSomething(s.tokens, 0) {
			return r.costBeforeThis(s)
		}
		if s.costAt < 0 || f.ofSomething(s.tokens, s.costAt) {
			return false
		}
	}
	if s.costAt >= 0 {
		s.cost = s.tokens[s.costAt].cost
	}
	if s.f.p.family == "R3" && s.f.p.is(rowPayment|rowSpending) {
		return s.amt >= 0 && r.money(u, f)
	}
	if f.p.family == "R3" && f.p.is(rowCondition) {
		return s.amt >= 0 && r.easedCondition(u, f, s.amt)
	}
	if f.p.is(rowGives) && !givenFor(s.tokens) {
		return false // többet ad, but for no card
	}
	if s.costAt > 0 && s.tokens[s.costAt-1].kind == amount && s.tokens[s.costAt-1].parts[0].bare && strings.HasSuffix(s.tokens[s.costAt-1].text, "ok") {
		r.unread(u, s.costAt, f.p.name) // a nekronok ára megduplázódik
		return true
	}
	if k := f.start - 1; k >= 0 && s.costAt < 0 && s.tokens[k].ownedCurrency() {
		r.unread(u, f.start, f.p.name) // ellenfeled nekronja dupla annyiba kerül
		return true
	}
	if r.extremeCost(s) {
		return true
	}
	if !r.holds(s) || r.measuredFrom(s) {
		return false
	}
	if s.cost&ofWhat != 0 {
		r.costOfDoing(s)
		return true
	}
	if family := r.compares(s); family != "" {
		r.clause(u, f.start, f.end, family, f.p.name)
		return true
	}
	if k := saidCost(s.tokens[:f.start]); f.p.is(rowOwners) && k >= 0 && s.tokens[k].cost&(ofUse|ofWhat) != 0 {
		r.clause(u, f.start, f.end, "C4", f.p.name) // szörnyeid fenntartási költsége 1 VP, tárgyaidé 2 VP
		return true
	}
	if k := r.doing(s); k >= 0 && countedFrom(s.tokens, f.start) == f.start {
		r.priceOfDoing(s, k)
		return true
	}
	if f.p.does == "last" {
		r.again(s)
		return true
	}
	r.cardsOf(s)
	if s.self, s.react = r.isSelf(&s.ph), r.reacts(u, f, &s.ph); s.react && !s.ph.found {
		s.ph = r.reactedTo(u, f)
		s.self = r.isSelf(&s.ph)
	}
	if p := r.theyPlay(s); p.found {
		s.ph, s.self = p, false
	}
	if p := r.thatCard(s); p.found {
		s.ph, s.self = p, false
	}
	if p := r.takenForATime(s); p.found {
		s.ph, s.self = p, false
	}
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
	if f.p.name == "set-ill" && f.start > 0 && s.tokens[f.start-1].class&cAtmost != 0 && !s.self {
		r.unread(u, s.amt, f.p.name) // hajóid legfeljebb 3 VP-be kerülnek
		return true
	}
	if r.unclearCards(s) {
		r.unread(u, max(s.costAt, f.start), f.p.name)
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

// saidCost finds the cost that "ezt" means: the last one before it, -1 for none.
func saidCost(tokens []token) int {
	for k := len(tokens) - 1; k >= 0; k-- {
		if tokens[k].class&(cCost|cPlaying) != 0 || tokens[k].extra&dPlayingto != 0 {
			return k
		}
	}
	return -1
}

// cardsOf finds whose cost changes: as the row says, else in the statement before, a condition or what leads to it.
func (r *reader) cardsOf(s *statement) {
	s.ph = r.subject(s.u, s.f, s.costAt)
	if !s.ph.found && r.prev.found && pluralVerb(s.tokens[s.f.start:s.f.end]) && s.costAt < 0 && r.last.to > 0 {
		s.ph = r.prev // "… költségét semmi nem csökkentheti, és +1_VP-be kerülnek"
	}
	if p := r.pluralBefore(s); p.found {
		s.ph = p
	}
	if !s.ph.found {
		if p := r.conditioned(s.u, s.f.start); p.found {
			if s.ph = p; p.whose == "" && s.f.p.is(rowPlays) && r.actor(s.tokens[s.f.start:]) == lint.Own {
				s.ph.whose = lint.Own
			}
		}
	}
	if s.costAt < 0 && !s.ph.found && r.prev.found && r.prev.unit == s.u && r.last.unit == s.u && afterwardsAt(s.tokens, s.f.start) {
		s.ph = r.prev // …, utána 2_VP-vel drágább
	}
	if s.costAt < 0 && !s.ph.found && r.prev.found && s.f.start > 0 && s.tokens[s.f.start-1].text == "azok" {
		s.ph = r.prev // … és azok +1_VP-be kerülnek
	}
	if !s.ph.found {
		if p := r.brought(s); p.found {
			s.ph = p
		}
	}
	if !s.ph.found && s.f.p.is(rowPaysMore) && !r.inConditionAt(s.tokens, s.f.start) {
		s.ph = r.neededFor(s.u) // minden bűbájához plusz 1 VP-t kell fizetnie
	}
	if !s.ph.found && (s.f.p.is(rowPays|rowPaysMore) || s.f.p.name == "saved" || hasDiscount(s.f)) {
		if p := r.atWhich(s.u, s.f); p.found {
			s.ph = p
		}
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
	if s.ph.found && s.ph.whose == "" && s.ph.unit == s.u && s.costAt >= 0 && s.costAt+2 < len(s.tokens) && yourHand(&s.tokens[s.costAt+1], &s.tokens[s.costAt+2]) {
		s.ph.whose = lint.Own // a legdrágább tárgy költsége a kezedben
	}
	if s.ph.found && s.ph.whose == "" && s.ph.unit == s.u && soChosen(r.units[s.u].tokens[s.ph.from:s.ph.head+1]) {
		s.ph.whose = r.choserOf(s.u)
	}
	r.person(s)
	if s.f.p.name == "saved" && s.ph.found && s.ph.whose == "" && secondPerson(s.tokens[s.f.end-1].text) {
		s.ph.whose = lint.Own // elf kijátszásakor 1 VP-t megspórolsz
	}
	if s.ph.found && s.ph.unit == s.u && s.ph.whose == "" {
		s.ph.whose = r.playedSame(s.u, &s.ph)
	}
}

// wordedAmount are the rows that say how much without an amount: a duplája, fél áron.
var wordedAmount = map[string]bool{
	"cost-twice": true, "half-price": true, "at-half-price": true, "twice-ill": true, "half-ill": true, "play-doubly": true, "react-double": true, "pay-double": true, "pay-times": true, "half-price-bare": true, "play-at-half": true, "play-half-back": true, "play-double-money": true, "play-half-money": true, "pay-half-word": true, "pay-doubly": true,
}

// modify writes what the statement changes: a base cost, the card's own way of playing, or a modifier.
func (r *reader) modify(s *statement) {
	r.unclearWord(s)
	op := r.op(s.f, s.tokens, s.amt)
	switch {
	case s.cost&ofBase != 0 || s.self && r.definesBase(s.u, s.f, op) && !hasBegin(s.tokens, "feltám"):
		r.base(s.u, s.f, op, s.amt, &s.ph, s.self)
		return
	case s.self && multipleOf(s):
		r.base(s.u, s.f, lint.Set, s.amt, &s.ph, s.self) // kétszer annyi VP-be kerül, ahány …
		return
	case s.self && op == lint.Set && (s.f.p.is(rowPlayedFor) || hasBegin(s.tokens, "feltám")):
		r.clause(s.u, s.f.start, s.f.end, "C1", s.f.p.name)
		return
	case s.self && !s.react && op == lint.Increase && s.f.p.is(rowPlays) && !r.targets(s.u, s.f, &s.ph) && !hasBegin(s.tokens, "feltámad") && s.f.p.does != "sign" && !playedByThem(s.tokens[s.f.start:]):
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
		if !s.ph.found || s.f.p.is(rowPays|rowPaysMore) && s.ph.unit == s.u && s.ph.rel == 0 && s.tokens[0].text == "aki" || s.ph.unit == s.u && r.anySource(&s.ph) && r.paysToTarget(s.u, s.f, &s.ph) {
			s.ph = r.actedOn(s.u)
			s.self = !s.ph.found
		}
	}
	from := len(r.out.Modifiers)
	r.emit(s.u, s.f, m, s.amt, &s.ph, s.self)
	if !s.ph.found {
		return
	}
	if h := r.headOf(&s.ph); h.kind == word && h.noun.owner == unowned && ofPlaying(h.text) {
		for i := from; i < len(r.out.Modifiers); i++ { // minden idézés: of what, and from where, is no filter
			r.out.Modifiers[i].Cards, r.out.Modifiers[i].Filter = "lap", lint.Filter{Any: []lint.Conjunction{}}
		}
	}
}

// replacedBehind says whether a bracket behind a value calls it a replacement: "költsége 2_VP (helyettesítés)".
func (r *reader) replacedBehind(s *statement) bool {
	if s.f.end >= len(s.tokens) || s.tokens[s.f.end].kind != group || s.tokens[s.f.end].group < 0 || s.self {
		return false
	}
	in := r.units[s.tokens[s.f.end].group].tokens
	return len(in) == 1 && in[0].class&cReplace != 0
}
