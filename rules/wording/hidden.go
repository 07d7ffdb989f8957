package wording

import (
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// What may be a change of cost though no pattern reads it: it is never passed over in silence.

// couldChange says whether a comparative that no pattern explained could be a change all the same: with an amount beside it, or said of the
// player's cards as a whole. "A drágábbat", "ha olcsóbb" only compare cards.
func (r *reader) couldChange(u, k int) bool {
	tokens := r.units[u].tokens
	from, to := r.bounds(tokens, k)
	if k > from && (tokens[k-1].text == "a" || tokens[k-1].text == "az") && k+1 < to && !tokens[k].noun.plural && tokens[k+1].kind == word && tokens[k+1].class&(cConj|cBecomes) == 0 && !r.det(tokens, k+1) {
		return false // a két lény közül az olcsóbb meghal
	}
	for j := from; j < to; j++ {
		if tokens[j].kind == amount && (tokens[j].noun.kase == ins || j < k && j >= k-4 && tokens[k-1].text != "annál" && tokens[k-1].class&cConj == 0) {
			return true
		}
	}
	if next := u + 1; r.units[u].colon && next < len(r.units) && len(r.units[next].tokens) > 0 && (byMoney(&r.units[next].tokens[0]) || r.units[next].tokens[0].text == "mindegyik") && !hasClass(r.units[next].tokens, changing) {
		return true // olcsóbban játszhatod ki a hajóidat: 1 VP-vel
	}
	if r.inConditionAt(tokens, k) || tokens[k].class&(cRaisedear|cLowercheap) != 0 && tokens[k].noun.owner == unowned {
		return false
	}
	if k > from && tokens[k-1].kind == word && tokens[k-1].noun.kase == ins && tokens[k-1].class|tokens[k-1].extra == 0 {
		return true // olcsóbb by something that is no amount
	}
	p := r.leftOf(u, k)
	return p.found && (p.whose == lint.Own || p.whose == lint.Opponent) && r.headOf(&p).noun.kase == nom
}

// changesAround says whether a word for less or more stands, not understood either, in the clause of the sum at k, and is no comparison: the words may
// stand in an order that no pattern knows.
func (r *reader) changesAround(u, k int, explained []bool) bool {
	tokens := r.units[u].tokens
	from, to := r.bounds(tokens, k)
	if r.mintAt(tokens, to) || r.inConditionAt(tokens, k) || r.inRelative(tokens, k) || hasClass(tokens[from:to], cGain|cMint) || hasClass(tokens, cPower|cUse) {
		return false
	}
	if k+1 < to && tokens[k+1].kind == word && tokens[k+1].class|tokens[k+1].extra == 0 {
		if p := r.leftOf(u, k); p.found && !p.power && r.headOf(&p).isCards() && r.headOf(&p).noun.kase == nom && (p.whose == lint.Own || p.whose == lint.Opponent) {
			return true // gnómjaid 1_VP-vel jutányosabbak
		}
	}
	const change = cLessill | cMoreill | cLesscau | cMorecau | cCheaply | cDearly
	for j := from; j < to; j++ {
		t := &tokens[j]
		predicate := t.class&(cCheap|cDear) != 0 && (t.noun.plural || r.stands(tokens, j+1))
		if !explained[j] && j < k && t.class&cCost != 0 && t.noun.kase == nom && t.cost&(ofUse|ofBase) == 0 && !t.noun.plural {
			return true // költsége 1_VP-vel olvad
		}
		if !explained[j] && (t.class&change != 0 || predicate || t.extra&(dLessacc|dMoreacc) != 0 && hasClass(tokens[from:to], cPayverb)) {
			return true
		}
	}
	return false
}

// byWhat says whether the cost at k changes by the amount at j in a way for which no pattern knows the word: "költsége 1 VP-vel elapad".
func (r *reader) byWhat(tokens []token, k, j int) bool {
	t := &tokens[j]
	if t.kind != amount || t.noun.kase != ins || !named(t) || t.parts[0].bare || j < k || j+1 >= len(tokens) || tokens[k].noun.kase != nom {
		return false
	}
	n := &tokens[j+1]
	return n.kind == word && n.class == 0 && n.extra == 0 && len(n.text) > 5 && !n.noun.known && !r.inConditionAt(tokens, k) && !r.inRelative(tokens, k)
}

// byMoney says whether a token is so much of a currency by which something is less or more.
func byMoney(t *token) bool {
	return t.kind == amount && t.noun.kase == ins && named(t) && !t.parts[0].bare
}

// changedIf says whether that somebody changes the cost at k is all that a condition asks: "ha ellenfeled megnövelte egy lapod költségét, …".
func changedIf(tokens []token, k int) bool {
	from := k
	for from > 0 && tokens[from-1].mark != ',' {
		from--
	}
	to := k
	for to < len(tokens) && tokens[to].mark != ',' {
		to++
	}
	clause := tokens[from:to]
	changed := hasClass(clause, cRaise|cLower|cRaisedear|cLowercheap)
	return clause[0].class&(cIf|cWhenever) != 0 && changed && (from > 0 || to < len(tokens)) && !slices.ContainsFunc(clause, func(t token) bool { return t.kind == amount })
}

// shifts says whether the verb at j says that the cost at k, which is that of other cards, becomes another one: "lapjaid költsége megváltozik".
func (r *reader) shifts(u, k, j int) bool {
	tokens := r.units[u].tokens
	as := tokens[j].text == "annyi" && j > k-3 && j < k+2 // a drágábbiknak annyi a költsége, amennyi …
	if !as && (tokens[j].extra&dShift == 0 || j < k) || tokens[k].noun.kase != nom && tokens[k].noun.kase != all || j > 0 && tokens[j-1].class&cNot != 0 || r.inConditionAt(tokens, k) || r.inRelative(tokens, k) {
		return false
	}
	p := r.leftOf(u, k)
	given := as && j > 0 && (strings.HasSuffix(tokens[j-1].text, "nak") || strings.HasSuffix(tokens[j-1].text, "nek"))
	return (given || !r.isSelf(&p)) && !p.power && tokens[k].cost&ofUse == 0
}
