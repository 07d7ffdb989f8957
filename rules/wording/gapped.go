package wording

import (
	"slices"

	"github.com/cardlint/cardlint/lint"
)

// gapped reads the parts of a sentence that share the verb at its end: "angyalaid 2_VP-vel, a többi lényed 1_VP-vel olcsóbb",
// "költsége 2 Szk-val, kalózaidé 1 VP-vel kevesebb", "ha …, 1_VP-vel, ha …, 2_VP-vel olcsóbb".
func (r *reader) gapped(u int, f *found, m lint.Modifier, amt int, ph *phrase) {
	tokens := r.units[u].tokens
	main := len(r.out.Modifiers) - 1
	r.sharedPredicate(u, m, ph)
	r.otherOwner(u, m, ph)
	if f.p.is(rowThis) {
		return // költsége 6 VP, de minden gólemed 1-gyel csökkenti ezt
	}
	for k := 1; k < f.end; k++ {
		if k == amt || k < len(r.explained) && r.explained[k] || !r.shares(tokens, k) || tokens[k].noun.kase == nom && r.inConditionAt(tokens, k) || ph.found && ph.unit == u && r.covered(ph, k) {
			continue
		}
		switch {
		case amt >= f.start && k > amt:
			if hasPunct(tokens[k:f.end]) || !hasPunct(tokens[amt:k]) {
				continue
			}
			other := m
			if hasClass(tokens[amt:k], cIf) {
				other.When |= lint.Conditional
				if !hasClass(tokens[:amt], cIf) && !hasClass(tokens[k:], cIf) {
					r.out.Modifiers[main].When = r.conditions(tokens[:amt+1], f.start, amt+1, ph, m.Lasts) // eggyel, ha van hajód, kettővel drágábbak
				}
			}
			other.Span = r.span(u, k, f.end)
			r.withAmount(other, tokens, k, amt)
		case (tokens[k+1].text == "," || k+3 < f.end && tokens[k+1].class&cConj != 0 && costCurrency(tokens, k+3) != lint.AnyCurrency || tokens[k+1].kind == group && k+2 < f.end && tokens[k+2].text == ",") && !f.verbBetween(tokens, k+1) && !r.inRelative(tokens, k):
			before, self, ok := r.sharer(u, k, m.Code == lint.M5, ph)
			if !ok {
				continue
			}
			other := m
			if m.Code != lint.M4 && !m.Code.Review() {
				other.Code = codeOf(m.Op, self)
			}
			other.When = r.circumstancesOf(u, k, k+1, &before).when
			other.Whose, other.Cards, other.Filter = r.whom(u, &before, self, m)
			if ph.found && ph.unit == u && (adjectival(r.headOf(ph)) || r.headOf(ph).extra&dCostadj != 0) && r.out.Modifiers[main].Whose == lint.Both {
				r.out.Modifiers[main].Whose = other.Whose // alakváltóid 1_VP-vel, a legendásak 2_VP-vel olcsóbbak
			}
			from := k
			if before.found && before.unit == u {
				from = before.from
			}
			if c := costCurrency(tokens, k-1); c != lint.AnyCurrency {
				other.Currency = c
			}
			other.Span = r.span(u, from, k+1)
			r.withAmount(other, tokens, k, amt)
		}
	}
	r.last.to = len(r.out.Modifiers)
}

// ofOrdinalNumber says whether the token at k belongs to a number of a turn: 9., 9.-től.
func ofOrdinalNumber(tokens []token, k int) bool {
	t := &tokens[k]
	return t.kind == amount && !named(t) && t.sign == 0 || (t.mark == '.' || t.mark == '-') && k > 0 && (tokens[k-1].kind == amount || tokens[k-1].mark == '.')
}

// changing are the words that a statement before a gap would end with; one of them gives the amount a verb of its own.
const changing = cLess | cMore | cCheap | cDear | cCheaply | cDearly | cLower | cRaise | cLowercheap | cRaisedear | cKerul | cLessill | cMoreill | cLesscau | cMorecau | cGain | cPayverb

// verbBetween says whether another verb of change than the statement's own stands between a token and its end.
func (f *found) verbBetween(tokens []token, from int) bool {
	for k := from; k < f.end; k++ {
		if tokens[k].class&changing != 0 && !slices.Contains(f.took, k) {
			return true
		}
	}
	return false
}

// withAmount writes the modifier with the amount at k; a number without a currency takes the one of the verb's own amount.
func (r *reader) withAmount(m lint.Modifier, tokens []token, k, amt int) {
	shared := m.Currency
	money := amt >= 0 && !named(&tokens[amt]) // the word for money stands at the verb: eggyel, … kettővel több VP-be
	for _, p := range tokens[k].parts {
		m.Amount, m.Currency = p.amount, p.currency
		if (money || tokens[k].noun.kase == nom) && p.currency == lint.AnyCurrency {
			m.Currency = shared
		}
		r.out.Modifiers = append(r.out.Modifiers, m)
	}
}

// sharer finds the cards of the amount at k: those directly before it, or the owner of the cost there.
func (r *reader) sharer(u, k int, mainSelf bool, main *phrase) (before phrase, self, ok bool) {
	tokens := r.units[u].tokens
	at := k
	if tokens[k-1].class&(cCost|cPlaying) != 0 {
		at = k - 1
	}
	before = r.leftOf(u, at)
	if j := r.skipAdverbs(tokens, k-1); !before.found && j >= 0 && tokens[j].isCards() && tokens[j].noun.kase == cau && r.headOf(main).noun.kase == cau {
		return r.forWhich(tokens, u, j), false, true // hajóidért 2_VP-vel, tornyaidért 1_VP-vel kevesebbet fizetsz
	}
	if !before.found && at == k {
		j := r.skipAdverbs(tokens, k-1)
		alone := mainSelf && j > 0 && tokens[j].kind == punct && hasClass(tokens[:j], cIf) // ha …, 2 VP-vel, ha …, 4 VP-vel olcsóbb
		return before, alone, alone
	}
	return before, r.isSelf(&before), true
}

// shares says whether the amount at k lacks a verb that a later one shares with it: "1_VP-vel, …", "költsége egy, …".
func (r *reader) shares(tokens []token, k int) bool {
	t := &tokens[k]
	if t.kind != amount || tokens[k-1].class&cAtmost != 0 {
		return false // 1-gyel, legfeljebb 3-mal csökken
	}
	if t.noun.kase == nom && t.sign == 0 && k+1 < len(tokens) && tokens[k+1].mark == ',' && (tokens[k-1].class&cWhenever != 0 && ownPlay(tokens[k-1].text) || tokens[k-1].isCards() && tokens[k-1].noun.kase == nom && tokens[k-1].noun.plural && !named(t)) {
		return true // kalandozóid megidézésekor 1 VP, …; szörnyeid 1, tárgyaid 2 VP-vel …
	}
	return t.noun.kase == ins || t.noun.kase == nom && t.sign == 0 && tokens[k-1].class&(cCost|cPlaying) != 0
}
