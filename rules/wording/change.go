package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// change reads a rise, a fall or a new value of a cost.
func (r *reader) change(u int, f *found) bool {
	tokens := r.units[u].tokens
	costAt := f.pick(tokens, cCost|cPlaying)
	amt := f.amountOf(tokens)
	if amt < 0 && !strings.Contains(f.p.name, "ratio") && f.p.name != "cost-twice" && f.p.name != "half-price" {
		return false
	}
	if strings.HasPrefix(f.p.name, "payment-") || strings.HasPrefix(f.p.name, "spending-") {
		return r.money(u, f)
	}
	if f.p.name == "cards-plus" && !r.barePlus(u, f, amt) || r.comparesBehind(u, f) || strings.HasPrefix(f.p.name, "then-") && !r.continues(u, f) ||
		strings.HasPrefix(f.p.name, "owners-") && r.last.unit != u && !hasClass(tokens, cCost|cPlaying) {
		return false
	}
	if r.attributive(u, f) || r.isCondition(u, f) || costAt >= 0 && r.inRelative(tokens, costAt) && r.mintAt(tokens, f.end) {
		r.clause(u, f.start, f.end, "C3", f.p.name)
		return true
	}
	if f.p.name == "cost-is" && !r.stands(tokens, f.end) || f.p.does == "set" && hasClass(tokens[f.start:f.end], cIf) {
		return false
	}
	if costAt >= 0 && f.p.does == "set" && (r.inRelative(tokens, costAt) || r.inConditionAt(tokens, costAt)) {
		r.clause(u, f.start, f.end, "C3", f.p.name)
		return true
	}
	ph := r.subject(u, f, costAt)
	if r.explainsIcon(u, f, &ph) {
		r.clause(u, f.start, f.end, "C12", f.p.name)
		return true
	}
	if costAt < 0 && !r.chargeable(u, f, &ph) {
		return false
	}
	if strings.HasPrefix(f.p.name, "plus-pay") && !ph.found && !r.reacts(u, f, &ph) && !r.targets(u, f, &ph) {
		r.clause(u, f.start, f.end, "C6", f.p.name)
		return true
	}
	if strings.HasPrefix(f.p.name, "pay-") && !ph.found && !r.paysForItself(tokens) && !r.reacts(u, f, &ph) && !r.targets(u, f, &ph) {
		return false
	}
	self := r.isSelf(&ph)
	cost := costFlags(0)
	if costAt >= 0 {
		cost = tokens[costAt].cost
	}
	react := r.reacts(u, f, &ph)
	if !react && (cost&ofUse != 0 || ph.power || r.usesAbility(u, f, &ph)) {
		r.clause(u, f.start, f.end, "C4", f.p.name)
		r.use = u
		return true
	}
	if self && costAt < 0 && f.p.family[0] == 'M' && f.p.family != "M4" && !r.reacts(u, f, &ph) && (ph.anaphor || !ph.found && !r.aloneBefore(u, f)) {
		return false
	}
	if f.p.name == "set-ill" && r.use == u {
		r.clause(u, f.start, f.end, "C4", f.p.name)
		return true
	}
	if strings.HasPrefix(f.p.name, "play-") && !react && !hasClass(tokens, cPlay) {
		if self && (strings.Contains(f.p.name, "-for-") || hasClass(tokens, cGain)) {
			r.clause(u, f.start, f.end, "C4", f.p.name) // the price of an ability
			return true
		}
		if ph.found && tokens[ph.head].noun.kase == acc {
			return false // who does what with them is not said in words of playing
		}
	}
	op := r.op(f, tokens, amt)
	if cost&ofBase != 0 || self && r.definesBase(u, f, op) {
		r.base(u, f, op, amt, &ph, self)
		return true
	}
	if self && op == lint.Set && strings.HasPrefix(f.p.name, "set-for") {
		r.clause(u, f.start, f.end, "C1", f.p.name)
		return true
	}
	if self && !react && op == lint.Increase && strings.HasPrefix(f.p.name, "play-") {
		r.clause(u, f.start, f.end, "C6", f.p.name)
		return true
	}
	m := lint.Modifier{Code: codeOf(op, self), Op: op, On: lint.OnPlay}
	switch {
	case react:
		m.Code, m.On = lint.M4, lint.OnReact
	case r.targets(u, f, &ph) && cost&playNamed == 0:
		m.Code, m.On = lint.R3, lint.OnTarget
	}
	r.emit(u, f, m, amt, &ph, self)
	return true
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
		return lint.Set
	case "sign":
		if amt >= 0 && tokens[amt].sign < 0 {
			return lint.Reduce
		}
	}
	return lint.Increase
}
