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
		if explained[k] || !t.asks() {
			continue
		}
		switch {
		case t.class&(cCheap|cDear|cCheaply|cDearly|cLowercheap|cRaisedear) != 0:
			if r.comparison(tokens, k) || !r.couldChange(u, k) {
				r.clause(u, k, k+1, "C3", "comparison")
				continue
			}
			r.unread(u, k, "not understood")
		case r.speaksOfPrice(u, k, explained):
			r.unread(u, k, "not understood")
		case t.class&cCost != 0:
			if t.noun.kase == acc && !r.settled(tokens, k) || r.paidByFoe(tokens, k) || r.valueBehind(u, k) {
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

// asks says whether leftovers has to look at the token at all: whatever it asks for below begins with one of these.
func (t *token) asks() bool {
	const main = cCheap | cDear | cCheaply | cDearly | cLowercheap | cRaisedear | cCost | cLess | cMore | cFree | cPlaying
	const extra = dLessacc | dMoreacc | dDeduct | dDiscount | dPremium | dHowmuch | dPlayingto
	return t.class&main != 0 || t.extra&extra != 0 || t.prices || t.kind == amount && (t.noun.kase == ill || t.noun.kase == ins && t.sign != 0)
}

// pricing says whether a word that has no class could speak of a price: ingyenes, ér, számít, lapjaidért.
func pricing(w string, n *noun) bool {
	switch w {
	case "ér", "érnek", "számít", "számítanak":
		return true
	}
	return n.kase == cau && n.known && n.owner != unowned || strings.HasPrefix(w, "ingyenes")
}

// speaksOfPrice says whether a word that no pattern explained speaks of a price all the same: each case is one way to do so.
func (r *reader) speaksOfPrice(u, k int, explained []bool) bool {
	tokens := r.units[u].tokens
	t := &tokens[k]
	money := t.kind == amount && named(t) && !t.parts[0].bare
	switch {
	case t.class&(cLess|cMore) != 0 && k > 0 && tokens[k-1].noun.kase == ins: // eggyel több VP-t fizet
		return k+1 < len(tokens) && tokens[k+1].kind == amount && tokens[k+1].parts[0].bare && hasClass(tokens, cPayverb) && !hasClass(tokens, cGain)
	case t.extra&(dLessacc|dMoreacc) != 0: // 1 VP-vel többet fizet
		return k > 0 && tokens[k-1].kind == amount && named(&tokens[k-1]) && r.paidNear(tokens, k) && !hasClass(tokens, cGain|cPower|cUse) && !r.readHere(tokens, k, explained)
	case t.class&cFree != 0 && hasClass(tokens, cPlay) && tokens[len(tokens)-1].extra&dBan == 0:
		return true
	case money && t.noun.kase == ill && r.kerulNear(tokens, k) && r.use != u && !r.inConditionAt(tokens, k): // 3 VP-be kerül
		return true
	case t.kind == amount && t.noun.kase == ins && t.sign != 0 && len(r.out.Modifiers) > 0: // … 1_VP-vel olcsóbb; ha …: további 1_VP-vel
		return k+1 == len(tokens) || tokens[k+1].kind == punct
	case t.extra&dDeduct != 0 && amountNear(tokens, k), t.extra&(dDiscount|dPremium|dHowmuch) != 0:
		return true
	case strings.HasPrefix(t.text, "ingyenes") && r.freeCards(u, k):
		return true
	case r.paidFree(tokens, k) && !r.readHere(tokens, k, explained), r.worth(tokens, k):
		return true
	case t.class&cPlaying != 0 && t.noun.kase == cau, t.extra&dPlayingto != 0: // kijátszásáért, kijátszásához
		return amountNear(tokens, k) && r.leftOf(u, k).found && (hasClass(tokens, cPayverb) || hasExtra(tokens, dMust))
	}
	return false
}

// readHere says whether a statement was read in the clause of token k.
func (r *reader) readHere(tokens []token, k int, explained []bool) bool {
	from, to := r.bounds(tokens, k)
	return slices.Contains(explained[from:to], true)
}

// paidByFoe says whether another pays the cost: "lapjaid költségét ellenfeled fizeti".
func (r *reader) paidByFoe(tokens []token, k int) bool {
	for j := k + 1; tokens[k].noun.kase == acc && j+1 < len(tokens) && j < k+3; j++ {
		if tokens[j].class&cFoe != 0 && strings.HasPrefix(tokens[j+1].text, "fizet") {
			return true
		}
	}
	return false
}

// valueBehind says whether the cost at the end of a piece is given a value behind a colon: "Lapjaid költsége: 1_VP."
func (r *reader) valueBehind(u, k int) bool {
	if k+1 != len(r.units[u].tokens) || !r.units[u].colon || u+1 >= len(r.units) || !r.leftOf(u, k).found {
		return false
	}
	ts := r.units[u+1].tokens
	return len(ts) == 1 && ts[0].kind == amount
}

// kerulNear says whether "kerül" follows: a price is named that no pattern gave to anything.
func (r *reader) kerulNear(tokens []token, k int) bool {
	for j := k + 1; j < len(tokens) && j < k+3; j++ {
		if tokens[j].class&cKerul != 0 {
			return true
		}
	}
	return false
}

// paidFree says whether the noun at k is cards for which is paid, in a way that no pattern read: "nem fizetsz a reakcióidért".
func (r *reader) paidFree(tokens []token, k int) bool {
	t := &tokens[k]
	if t.kind != word || t.noun.kase != cau || !t.noun.known || t.noun.owner == unowned || !t.isCards() && t.class&cReact == 0 || r.inConditionAt(tokens, k) {
		return false
	}
	from, to := r.bounds(tokens, k)
	for j := from; j < to; j++ {
		switch w := tokens[j].text; {
		case w == "elején", w == "végén", w == "kezdetén":
			return false // upkeep
		case strings.HasPrefix(w, "fizet"):
			return true
		}
	}
	return false
}

// worth says whether the verb at k gives a currency another worth: "minden Szk 2 VP-t ér".
func (r *reader) worth(tokens []token, k int) bool {
	switch tokens[k].text {
	case "ér", "érnek", "számít", "számítanak":
	default:
		return false
	}
	money, number := false, false
	from, to := r.bounds(tokens, k)
	for j := from; j < to; j++ {
		t := &tokens[j]
		bare := t.kind == amount && t.parts[0].bare
		money = money || bare || strings.HasPrefix(t.text, "építőd") || strings.HasPrefix(t.text, "építőid") || strings.HasPrefix(t.text, "szörnykomponens")
		number = number || t.kind == amount && !bare
	}
	return money && number
}

// freeCards says whether cards are what is called free of charge.
func (r *reader) freeCards(u, k int) bool {
	p := r.leftOf(u, k)
	return p.found && !p.power
}

func hasExtra(tokens []token, c class) bool {
	for i := range tokens {
		if tokens[i].extra&c != 0 {
			return true
		}
	}
	return false
}

// amountNear says whether an amount with its currency stands within six words of token k.
func amountNear(tokens []token, k int) bool {
	for j := max(0, k-6); j < len(tokens) && j < k+7; j++ {
		if tokens[j].kind == amount && named(&tokens[j]) && !tokens[j].parts[0].bare {
			return true
		}
	}
	return false
}

// paidNear says whether a verb of paying stands in the clause of token k.
func (r *reader) paidNear(tokens []token, k int) bool {
	from, to := r.bounds(tokens, k)
	return hasClass(tokens[from:to], cPayverb)
}

// couldChange says whether a comparative that no pattern explained could be a change all the same: with an amount beside it, or said of the
// player's cards as a whole. "A drágábbat", "ha olcsóbb" only compare cards.
func (r *reader) couldChange(u, k int) bool {
	tokens := r.units[u].tokens
	from, to := r.bounds(tokens, k)
	for j := from; j < to; j++ {
		if tokens[j].kind == amount && (tokens[j].noun.kase == ins || j < k && j >= k-4 && tokens[k-1].text != "annál" && tokens[k-1].class&cConj == 0) {
			return true
		}
	}
	if r.inConditionAt(tokens, k) || tokens[k].class&(cRaisedear|cLowercheap) != 0 && tokens[k].noun.owner == unowned {
		return false
	}
	p := r.leftOf(u, k)
	return p.found && (p.whose == lint.Own || p.whose == lint.Opponent) && tokens[p.head].noun.kase == nom
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
	return r.inRelative(tokens, k)
}

// comparison says whether an unexplained olcsóbb or drágább compares: with mint, a superlative, or inside a condition.
func (r *reader) comparison(tokens []token, k int) bool {
	if r.mintAt(tokens, k+1) || r.units == nil {
		return true
	}
	for j := max(0, k-3); j < k; j++ {
		if tokens[j].noun.kase == ade {
			return true
		}
	}
	return k+1 < len(tokens) && tokens[k+1].isCards() && tokens[k].class&(cCheap|cDear) != 0
}

// mention says whether a word for cost that no pattern explained only mentions a cost: nothing near it could change one.
func (r *reader) mention(u, k int, explained []bool) bool {
	tokens := r.units[u].tokens
	from, to := r.bounds(tokens, k)
	for j := from; j < to; j++ {
		if explained[j] {
			continue
		}
		t := &tokens[j]
		if j > 1 && t.class&(cLess|cMore) != 0 && (tokens[j-1].class&cConj != 0 && tokens[j-2].kind == amount || tokens[j-1].text == "annál") {
			continue // 3 vagy több
		}
		if t.class&(cLess|cMore|cLower|cRaise|cLessill|cMoreill) != 0 && !r.otherQuantity(tokens, j) && !r.measured(tokens, j, k) {
			return false
		}
		if t.kind == amount && t.sign != 0 && named(t) && t.noun.kase == nom {
			return false
		}
	}
	return true
}

// bounds gives the clause around token k: between commas that join no enumeration.
func (r *reader) bounds(tokens []token, k int) (from, to int) {
	from, to = 0, len(tokens)
	for j := k - 1; j >= 0; j-- {
		if tokens[j].kind == punct && tokens[j].text == "," {
			from = j + 1
			break
		}
	}
	for j := k + 1; j < len(tokens); j++ {
		if tokens[j].kind == punct && tokens[j].text == "," {
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
	if r.mintAt(tokens, j+1) && k > j {
		return true
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
	r.out.Unread = append(r.out.Unread, lint.Unread{Code: lint.R5, Span: r.span(u, from, to)})
	r.clause(u, from, to, string(lint.R5), pattern)
}
