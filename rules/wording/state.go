package wording

import (
	"slices"

	"github.com/cardlint/cardlint/lint"
)

// state turns one match of the grammar into a modifier, guard, base change or nothing; it says whether the match was understood.
func (r *reader) state(u int, f *found) bool {
	switch f.p.does {
	case "clear":
		if f.p.name == "income" && r.paidNear(r.units[u].tokens, f.start) && !hasClass(r.units[u].tokens, cGain) {
			return false // eggyel kevesebb VP-t kell költened
		}
		if k := f.pick(r.units[u].tokens, cCost); f.p.name == "compare-mint" && !r.inConditionAt(r.units[u].tokens, k) && !r.inRelative(r.units[u].tokens, k) {
			return false
		}
		if f.p.family == "C3" && f.pick(r.units[u].tokens, cNot) < 0 && r.boundsPayment(u, f) {
			r.unread(u, f.start, f.p.name)
			return true
		}
		if f.p.is(rowThisPrice) && !r.priceBefore(u) {
			return false
		}
		r.clause(u, f.start, f.end, f.p.family, f.p.name)
		return true
	case "unread":
		return r.limit(u, f)
	case "floor", "floor-above", "floor-zero", "floor-free":
		return r.floor(u, f)
	case "surcharge":
		return r.surchargeIcon(u, f)
	case "surcharge-word":
		return r.surchargeWord(u, f)
	case "reduce", "increase", "sign", "set", "last", "way":
		return r.change(u, f)
	case "free":
		return r.free(u, f)
	case "replace":
		return r.replacement(u, f)
	case "condition":
		if f.p.family == "R3" {
			return r.money(u, f)
		}
		return r.playCondition(u, f)
	}
	return r.guard(u, f)
}

// limit reads an upper bound: of the card itself it belongs to its base cost, of others it is not understood.
func (r *reader) limit(u int, f *found) bool {
	tokens := r.units[u].tokens
	costAt := f.pick(tokens, cCost)
	if costAt < 0 {
		r.unread(u, f.start, f.p.name)
		return true
	}
	if f.end < len(tokens) && tokens[f.end].class&cReplace != 0 {
		return false // legfeljebb 3 VP-t lehet helyettesíteni
	}
	if ph := r.ofCost(u, f, costAt); f.p.name != "cost-by-most" && (summed(tokens, costAt) || r.isSelf(&ph) || r.inRelative(tokens, costAt)) {
		r.clause(u, f.start, f.end, "C2", f.p.name)
		return true
	}
	r.unread(u, costAt, f.p.name)
	return true
}

// boundsPayment says whether what is compared with is the most that is paid for cards: "lapjaidért sosem fizetsz 3_VP-nél többet".
func (r *reader) boundsPayment(u int, f *found) bool {
	tokens := r.units[u].tokens
	from, to := r.bounds(tokens, f.start)
	clause := tokens[from:to]
	pays := hasClass(clause, cPayverb) && hasClass(clause, cNot) && !hasClass(clause, cMay)
	return pays && hasExtra(clause, dMoreacc) && slices.ContainsFunc(clause, func(t token) bool { return t.noun.kase == cau && t.isCards() && t.noun.known }) && !r.inConditionAt(tokens, f.start)
}

// clause records how a stretch was read.
func (r *reader) clause(u, from, to int, family, pattern string) {
	r.out.Clauses = append(r.out.Clauses, lint.Clause{Code: lint.Code(family), Pattern: pattern, Span: r.span(u, from, to)})
}

// pick gives the first token that the match took with one of the classes, -1 for none.
func (f *found) pick(tokens []token, c class) int {
	for _, k := range f.took {
		if k >= 0 && tokens[k].class&c != 0 {
			return k
		}
	}
	return -1
}

// amountOf gives the first amount token of the match that carries a number.
func (f *found) amountOf(tokens []token) int {
	for _, k := range f.took {
		if k >= 0 && (tokens[k].kind == amount && !tokens[k].parts[0].bare || tokens[k].kind == surcharge) {
			return k
		}
	}
	return -1
}
