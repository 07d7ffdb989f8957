package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// replacement reads paying a cost with something else: of other cards R1, of the card itself C1.
func (r *reader) replacement(u int, f *found) bool {
	tokens := r.units[u].tokens
	if f.p.is(rowOthersPay) {
		return r.paidByOther(u, f)
	}
	costAt := f.pick(tokens, cCost)
	if r.playBanned(tokens, f) {
		r.clause(u, f.start, f.end, "C9", f.p.name)
		return true
	}
	if costAt < 0 {
		return r.replacedPlay(u, f)
	}
	for k := max(0, f.start-3); k < min(f.end+2, len(tokens)) && f.p.name != "no-need-part"; k++ {
		if tokens[k].extra&dBan != 0 || tokens[k].class&cNot != 0 && (k >= f.start-1 && k < f.end || k+1 < len(tokens) && tokens[k+1].class&cMay != 0) {
			r.clause(u, f.start, f.end, "C9", f.p.name)
			return true
		}
	}
	if r.inConditionAt(tokens, f.start) && r.inConditionAt(tokens, f.end-1) && hasPunct(tokens[f.end:]) {
		r.clause(u, f.start, f.end, "C3", f.p.name) // ha helyettesíted a költségét, …
		return true
	}
	if r.countedAt(tokens, costAt) {
		r.clause(u, f.start, f.end, "C3", f.p.name) // annyit, amennyi az eldobott lap költsége
		return true
	}
	ph := r.leftOf(u, costAt)
	ability := false
	if !ph.found {
		ph = r.antecedent(u, costAt, ph.anaphor)
		ability = ph.found && tokens[costAt-1].text == "ennek" && !r.headOf(&ph).noun.known
	}
	family := "C1"
	switch {
	case tokens[costAt].cost&ofUse != 0 || ph.power || ability: // 2-es tűzlehelet, ennek árát …
		family = "C4"
	case !r.isSelf(&ph) && f.p.does == "replace" && (f.p.name == "pay-in-place" || !f.p.is(rowPays) || byDeed(tokens[costAt:])):
		r.emitReplace(u, f, costAt, &ph)
		return true
	case !r.isSelf(&ph):
		family = "C5" // what may pay for a cost
	}
	r.clause(u, f.start, f.end, family, f.p.name)
	return true
}

// byDeed says whether something is done to cards or life instead of paying: "minden (1)-t fizethetsz egy lap eldobásával". What it is paid with else
// only pays.
func byDeed(tokens []token) bool {
	for k := range tokens {
		if tokens[k].extra&dDiscarding != 0 && (strings.HasSuffix(tokens[k].text, "ával") || strings.HasSuffix(tokens[k].text, "ével")) {
			return true
		}
	}
	return false
}

// paidByOther reads that one player pays what another's cards cost: for their player that is a cost replaced (24.3). Who pays for cards of
// their own only pays.
func (r *reader) paidByOther(u int, f *found) bool {
	tokens := r.units[u].tokens
	costAt := f.pick(tokens, cCost|cPlaying)
	if ofMultiple(tokens[f.start:f.end]) {
		return false // ellenfeled a hajói költségét duplán fizeti
	}
	ph := r.leftOf(u, costAt)
	if !ph.found {
		ph = r.antecedent(u, costAt, ph.anaphor)
	}
	payer := lint.Opponent
	if f.p.name == "you-pay" || f.p.name == "you-pay-back" {
		payer = lint.Own
	}
	pays := f.pick(tokens, cPayverb)
	not := pays > 0 && tokens[pays-1].class&cNot != 0
	reckoned := costAt+1 < len(tokens) && tokens[costAt+1].extra&dSettle != 0 && tokens[costAt+1].class&cPayverb == 0 // a költségét tekintve
	family := "C5"
	switch h := &tokens[max(0, ph.head)]; {
	case not, reckoned, r.inConditionAt(tokens, f.start) && r.inConditionAt(tokens, f.end-1): // ha ellenfeled kifizeti a költségét, …
	case tokens[costAt].cost&ofUse != 0 || ph.power:
		family = "C4"
	case r.isSelf(&ph):
		family = "C1"
	case ph.whose == payer, ph.whose == "" && h.noun.owner == its:
	case ph.whose == "" && !ph.next && !h.noun.plural && !r.eachBefore(tokens, ph.head):
		return false // fizesse ki a lény költségét, vagy …: whose, and what for, is not said
	default:
		r.emitReplace(u, f, costAt, &ph)
		return true
	}
	r.clause(u, f.start, f.end, family, f.p.name)
	return true
}

// replacedPlay reads "egy gólemet helyettesítéssel idézhetsz meg".
func (r *reader) replacedPlay(u int, f *found) bool {
	ph := r.objectOf(u, f.start, f.end)
	if f.p.name == "in-stead" || f.p.name == "in-stead-done" {
		understood := false
		if ph, understood = r.inStead(u, f); !understood {
			return false
		}
	}
	if r.isSelf(&ph) {
		r.clause(u, f.start, f.end, "C1", f.p.name)
		return true
	}
	from, amt := len(r.out.Modifiers), f.amountOf(r.units[u].tokens)
	r.emit(u, f, lint.Modifier{Code: lint.R1, Op: lint.Replace, On: lint.OnPlay}, amt, &ph, false)
	if amt < 0 {
		r.out.Modifiers[from].Amount = lint.Amount{}
	}
	return true
}

func (r *reader) emitReplace(u int, f *found, costAt int, ph *phrase) {
	tokens := r.units[u].tokens
	m := lint.Modifier{Code: lint.R1, Op: lint.Replace, On: lint.OnPlay}
	amt := -1
	for k := costAt + 1; k < len(tokens); k++ {
		if tokens[k].kind == amount && (tokens[k].noun.kase == acc || tokens[k].noun.kase == nom && named(&tokens[k])) {
			amt = k
			break
		}
	}
	from := len(r.out.Modifiers)
	r.emit(u, f, m, amt, ph, false)
	if amt < 0 {
		r.out.Modifiers[from].Amount = lint.Amount{}
	}
}

// base records a change of a base cost: the card's own (C2) or of others (C13).
func (r *reader) base(u int, f *found, op lint.Op, amt int, ph *phrase, self bool) {
	tokens := r.units[u].tokens
	c := r.circumstancesOf(u, f.start, f.end, ph)
	b := lint.Base{Op: op, When: c.when, Lasts: c.lasts, Span: r.evidence(u, f, ph)}
	b.Whose, b.Cards, b.Filter = r.whom(u, ph, self, lint.Modifier{})
	if amt >= 0 {
		b.Amount, b.Currency = tokens[amt].parts[0].amount, r.currency(f, tokens, tokens[amt].parts[0])
	}
	if self && op != lint.Set { // "eggyel kevesebb, mint ahány …" gives the cost by a count
		b.Op, b.Amount = lint.Set, lint.Amount{Kind: lint.Formula}
	}
	r.out.Bases = append(r.out.Bases, b)
	family := "C13"
	if self {
		family = "C2"
	}
	r.clause(u, f.start, f.end, family, f.p.name)
}

// ofAnother says whether another statement of the unit took the token k.
func (r *reader) ofAnother(f *found, k int) bool {
	for i := range r.chosen {
		c := &r.chosen[i]
		if c.start != f.start && k >= c.start && k < c.end && k >= f.end {
			return true
		}
	}
	return false
}
