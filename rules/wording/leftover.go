package wording

import (
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// leftovers says of every word that could speak of a change and that no pattern explained what it is: a mention of a cost (clear),
// or something that was not understood (R5).
func (r *reader) leftovers(u int, explained []bool) {
	tokens := r.units[u].tokens
	for k := range tokens {
		t := &tokens[k]
		if g := gistOf(tokens[k : k+1]); explained[k] || !g.asks() {
			continue
		}
		switch {
		case byMoney(t) && !r.readInto(t) && r.changesAround(u, k, explained):
			r.unread(u, k, "not understood")
		case t.class&(cCheap|cDear|cCheaply|cDearly|cLowercheap|cRaisedear|cLesscau|cMorecau) != 0:
			if !theMore(tokens, k) && (r.comparison(tokens, k) || !r.couldChange(u, k)) {
				r.clause(u, k, k+1, "C3", "comparison")
				continue
			}
			r.unread(u, k, "not understood")
		case r.speaksOfPrice(u, k, explained):
			r.unread(u, k, "not understood")
		case t.class&cCost != 0:
			if t.noun.kase == acc && r.readInto(t) {
				continue // költségét eggyel, tornyaidét kettővel növeli
			}
			if t.noun.kase == acc && !r.settled(tokens, k) && !r.paysItself(u, k) || r.paidByFoe(tokens, k) || r.valueBehind(u, k) || playedForPart(tokens, k) {
				r.unread(u, k, "not understood")
				continue
			}
			if r.mention(u, k, explained) {
				r.clause(u, k, k+1, "C3", "mention")
				continue
			}
			r.unread(u, k, "not understood")
		}
	}
}

// theMore says whether the comparative at k goes with another: "minél több hajód van, annál olcsóbbak a lényeid" changes by a count.
func theMore(tokens []token, k int) bool {
	return k > 0 && tokens[k-1].text == "annál" && slices.ContainsFunc(tokens[:k], func(t token) bool { return t.text == "minél" })
}

// theMoreOf finds the cards in "minél több hajód van, annál olcsóbbak a lényeid"; none where it is this card.
func (r *reader) theMoreOf(u int, f *found) phrase {
	tokens := r.units[u].tokens
	if tokens[f.end-1].class&(cCheaply|cDearly) != 0 {
		if p := r.objectOf(u, f.start, f.end); p.found {
			return p
		}
	}
	if p := r.rightOf(u, f.end); p.found {
		return p
	}
	if f.start > 0 && tokens[f.start-1].kind != punct {
		return r.leftOf(u, f.start)
	}
	return phrase{back: -1}
}

// settled says whether a cost in the accusative is paid, given back or looked at rather than changed.
func (r *reader) settled(tokens []token, k int) bool {
	for j := range tokens {
		if tokens[j].class&cNot != 0 && j+1 < len(tokens) && (strings.HasPrefix(tokens[j+1].text, "változtat") || strings.HasPrefix(tokens[j+1].text, "módosít")) {
			return true // "ez nem változtatja meg a lapok költségét"
		}
		if tokens[j].extra&dSettle != 0 || tokens[j].class&(cGain|cPayverb|cReplace|cCount) != 0 {
			return true
		}
	}
	return r.inRelative(tokens, k) || changedIf(tokens, k) || k > 0 && tokens[k-1].text == "egy" && hasExtra(tokens[:k], dFetch|dOption) // nevezz meg egy költséget
}

// paysItself says whether the player is told to pay what the card itself costs: "a köröd elején fizesd ki a költségét".
func (r *reader) paysItself(u, k int) bool {
	if !hasBegin(r.units[u].tokens, "fizesd") && !hasBegin(r.units[u].tokens, "kifizesd") {
		return false
	}
	p := r.leftOf(u, k)
	return r.isSelf(&p)
}

// comparison says whether an unexplained olcsóbb or drágább compares: with mint, a superlative, or inside a condition.
func (r *reader) comparison(tokens []token, k int) bool {
	if r.mintAt(tokens, k+1) || r.units == nil {
		return !r.countBehind(tokens, k+1) // ugyanannyival olcsóbb, mint amennyit …: a change
	}
	for j := max(0, k-3); j < k; j++ {
		if tokens[j].noun.kase == ade {
			return true
		}
	}
	for j := k + 1; j < len(tokens) && j < k+3 && tokens[j].kind == word; j++ {
		if tokens[j].noun.kase == ade && tokens[j].class&cCost == 0 {
			return true // drágább a tiednél
		}
	}
	return k+1 < len(tokens) && tokens[k+1].isCards() && tokens[k].class&(cCheap|cDear) != 0 && !strings.HasSuffix(tokens[k].text, "ak")
}

// mention says whether a word for cost that no pattern explained only mentions a cost: nothing near it could change one.
func (r *reader) mention(u, k int, explained []bool) bool {
	tokens := r.units[u].tokens
	from, to := r.bounds(tokens, k)
	if k+1 < to && tokens[k].noun.kase == dat && changeNoun(tokens[k+1].text) && !r.inConditionAt(tokens, k) {
		return false // költségének módosítása
	}
	if k > 1 && ownerless(&tokens[k]) && tokens[k-1].extra&dPlus != 0 && tokens[k-2].kind == amount && !r.inConditionAt(tokens, k) {
		return false // 1 VP-vel és 1 Szk-val többletköltséggel
	}
	if tokens[k].noun.kase == all && hasExtra(tokens[from:to], dAddverb) && !r.inConditionAt(tokens, k) && !r.inRelative(tokens, k) {
		return false // költségéhez add hozzá az elfek számát
	}
	for j := from; j < to; j++ {
		if explained[j] {
			continue
		}
		t := &tokens[j]
		if r.shifts(u, k, j) || r.byWhat(tokens, k, j) {
			return false
		}
		if j > 1 && t.class&(cLess|cMore) != 0 && (tokens[j-1].class&cConj != 0 && tokens[j-2].kind == amount || tokens[j-1].text == "annál") {
			continue // 3 vagy több
		}
		if t.class&(cLess|cMore) != 0 && r.inConditionAt(tokens, j) {
			continue // ha a költsége több volt, mint …
		}
		if t.class&(cLower|cRaise) != 0 && changedIf(tokens, k) {
			continue // ha ellenfeled megnövelte egy lapod költségét, …
		}
		if t.class&(cLess|cMore|cLower|cRaise|cLessill|cMoreill) != 0 && !r.otherQuantity(tokens, j) && !r.measured(tokens, j, k) {
			return false
		}
		if t.kind == amount && t.sign != 0 && named(t) && t.noun.kase == nom {
			return false
		}
		if t.extra&(dGreater|dSmaller) != 0 && j > 0 && j+1 == k && byMoney(&tokens[j-1]) && ownerless(&tokens[k]) && !r.inConditionAt(tokens, k) {
			return false // 1 VP-vel nagyobb költséggel jár
		}
		if t.extra&(dGreater|dSmaller) != 0 && (j > 0 && byMoney(&tokens[j-1]) && r.stands(tokens, j+1) || j+1 < len(tokens) && byMoney(&tokens[j+1])) && !r.measured(tokens, j, k) && !r.inRelative(tokens, k) {
			return false // kisebb 1 VP-vel
		}
	}
	return true
}

var changeNouns = [...]string{"módosítás", "változtatás", "megváltoztatás", "növelés", "emelés", "csökkentés", "mérséklés"}

// changeNoun says whether a word is the noun for changing something: módosítása, növelése.
func changeNoun(w string) bool {
	return beginsIn(w, changeNouns[:])
}

// bounds gives the clause around token k: between commas that join no enumeration.
func (r *reader) bounds(tokens []token, k int) (from, to int) {
	from, to = 0, len(tokens)
	for j := k - 1; j >= 0; j-- {
		if tokens[j].mark == ',' {
			from = j + 1
			break
		}
	}
	for j := k + 1; j < len(tokens); j++ {
		if tokens[j].mark == ',' {
			to = j
			break
		}
	}
	return from, to
}

// otherQuantity says whether what grows or falls at j is something else: sebzése nő, több lapot.
func (r *reader) otherQuantity(tokens []token, j int) bool {
	for i := max(0, j-4); i < len(tokens) && i <= j+2; i++ {
		if tokens[i].extra&dQuantity != 0 {
			return true
		}
	}
	return j+1 < len(tokens) && tokens[j+1].noun.kase == acc
}

// measured says whether the change at j is measured by the cost at k, or compared with it: "annyival nő, amennyi a költsége", "3-nál kevesebb".
func (r *reader) measured(tokens []token, j, k int) bool {
	for i := max(0, j-3); i < j; i++ {
		if tokens[i].noun.kase == ade {
			return true
		}
	}
	if r.mintAt(tokens, j+1) && (k > j || tokens[j-1].kind != amount && r.inConditionAt(tokens, j)) {
		return true // ha költsége több, mint a tárgyé
	}
	for i := max(0, min(j, k)-3); i < min(j, k); i++ {
		if tokens[i].class&cCount != 0 {
			return true
		}
	}
	for i := min(j, k); i < max(j, k); i++ {
		if tokens[i].class&cCount != 0 {
			return true
		}
	}
	return r.inRelative(tokens, k) && tokens[j].class&(cLess|cMore|cLower|cRaise) != 0
}

// unread says that the clause around token k was not understood.
func (r *reader) unread(u, k int, pattern string) {
	tokens := r.units[u].tokens
	from, to := r.bounds(tokens, k)
	said := lint.Unread{Code: lint.R5, Span: r.span(u, from, to)}
	if slices.Contains(r.out.Unread, said) {
		return
	}
	r.out.Unread = append(r.out.Unread, said)
	r.clause(u, from, to, string(lint.R5), pattern)
}
