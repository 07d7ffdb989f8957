package wording

import (
	"slices"
	"strings"
)

// asks says whether leftovers has to look at a unit, or at one token of it, at all: whatever it asks for below begins with one of these.
func (g *gist) asks() bool {
	const main = cLesscau | cMorecau | cLessill | cMoreill | cCheap | cDear | cCheaply | cDearly | cLowercheap | cRaisedear | cCost | cLess | cMore | cFree | cPlaying | cLower | cRaise
	const extra = dLessacc | dMoreacc | dDeduct | dDiscount | dPremium | dHowmuch | dPlayingto | dOntop | dRaisenoun
	const signedIns = ofCase<<ins | signed
	return g.main&main != 0 || g.kinds&(ofCase<<ins) != 0 || g.extra&extra != 0 || g.flags&fPrices != 0 || g.kinds&(ofCase<<ill) != 0 || g.kinds&signedIns == signedIns || g.kinds&(ofCase<<nom|signed) == ofCase<<nom|signed
}

// pricing says whether a word that has no class could speak of a price: ingyenes, ér, számít, lapjaidért.
func pricing(w string, n *noun) bool {
	switch w {
	case "ér", "érnek", "számít", "számítanak":
		return true
	}
	if taxes[w] {
		return true
	}
	return n.kase == cau && n.known && n.owner != unowned || freeOfCharge(w)
}

// freeOfCharge says whether a word calls something free of charge.
func freeOfCharge(w string) bool {
	return strings.HasPrefix(w, "ingyenes") || strings.HasPrefix(w, "díjmentes") || strings.HasPrefix(w, "díjtalan") || strings.HasPrefix(w, "költségmentes") || strings.HasPrefix(w, "térítésmentes")
}

// speaksOfPrice says whether a word that no pattern explained speaks of a price all the same: each case is one way to do so.
func (r *reader) speaksOfPrice(u, k int, explained []bool) bool {
	tokens := r.units[u].tokens
	t := &tokens[k]
	money := t.kind == amount && named(t) && !t.parts[0].bare
	switch {
	case t.class&(cLess|cMore) != 0 && k > 0 && tokens[k-1].kind == amount && tokens[k-1].noun.kase == ins && named(&tokens[k-1]) && r.stands(tokens, k+1) && !r.l.lost:
		return !hasClass(tokens, cGain) && !r.mintAt(tokens, k+1) // … előteremtése 2 VP-vel kevesebb
	case t.class&(cLess|cMore) != 0 && k > 0 && byMoney(&tokens[k-1]) && hasExtra(tokens[k:], dMust) && (hasWord(tokens[k:], "hozzá") || goesInto(tokens[:k])):
		return true // 1 VP-vel kevesebb kell hozzá
	case t.class&(cLess|cMore) != 0 && k > 0 && tokens[k-1].noun.kase == ins: // eggyel több VP-t fizet
		return k+1 < len(tokens) && tokens[k+1].kind == amount && tokens[k+1].parts[0].bare && hasClass(tokens, cPayverb) && !hasClass(tokens, cGain) && !r.whenUsed(tokens, k)
	case t.extra&(dLessacc|dMoreacc) != 0: // 1 VP-vel többet fizet
		return k > 0 && !r.mintAt(tokens, k+1) && !r.inConditionAt(tokens, k) && tokens[k-1].kind == amount && named(&tokens[k-1]) && (r.paidNear(tokens, k) || r.cardsPaid(tokens, k)) && !hasClass(tokens, cGain|cPower|cUse) && !r.readHere(tokens, k, explained)
	case t.class&(cLessill|cMoreill) != 0: // megakadályozni 1 VP-vel többe kerül
		return byMoneyBefore(tokens, k) && r.kerulNear(tokens, k) && !r.inConditionAt(tokens, k) && !hasClass(tokens, cPower|cUse)
	case t.class&(cLower|cRaise) != 0: // ha a költsége csökkenne, ehelyett 1 VP-vel nő
		return k > 0 && tokens[k-1].kind == amount && tokens[k-1].noun.kase == ins && named(&tokens[k-1]) && hasClass(tokens, cCost) && r.stands(tokens, k+1) && !r.otherQuantity(tokens, k)
	case t.class&cFree != 0 && k > 0 && tokens[k-1].text == "ez", t.class&cFree != 0 && laidFree(tokens, k):
		return false // this card
	case t.class&cFree != 0 && hasClass(tokens, cPlay) && tokens[len(tokens)-1].extra&dBan == 0:
		return true
	case money && t.noun.kase == ill && r.kerulNear(tokens, k) && r.use != u && !r.inConditionAt(tokens, k): // 3 VP-be kerül
		return true
	case t.kind == amount && t.noun.kase == ins && t.sign != 0 && len(r.out.Modifiers) > 0: // … 1_VP-vel olcsóbb; ha …: további 1_VP-vel
		return k+1 == len(tokens) || tokens[k+1].kind == punct
	case t.kind == amount && t.sign != 0 && r.chargedBare(tokens, k): // ellenfeled varázslatai úgyszólván +1_VP
		return true
	case t.extra&dDeduct != 0 && (amountNear(tokens, k) || hasClass(tokens, cCost) && hasWord(tokens, "számát")), t.extra&dHowmuch != 0:
		return true
	case t.extra&dOntop != 0: // aki hajót épít, 1 VP-t ráfizet
		return amountNear(tokens, k) && !secondPerson(t.text) && !r.inConditionAt(tokens, k) && !actsIf(tokens)
	case t.extra&dRaisenoun != 0: // hajóid reakció drágítása 1
		return k > 0 && tokens[k-1].class&cReact != 0 && !r.inConditionAt(tokens, k) && !r.inRelative(tokens, k) && !r.readHere(tokens, k, explained) && !strings.HasSuffix(t.text, "val") && !hasExtra(tokens, dExcept|dOnly)
	case taxes[t.text]:
		return r.taxed(tokens, k)
	case t.extra&(dDiscount|dPremium) != 0:
		return !hasBegin(tokens, "használ") && !hasClass(tokens[max(0, k-2):k], cNot) && !r.titles(u) && !surplus(tokens, k) // nem jár kedvezmény
	case freeOfCharge(t.text) && r.freeCards(u, k):
		return true
	case r.paidFree(tokens, k) && !r.readHere(tokens, k, explained), r.worth(tokens, k):
		return true
	case t.class&cPlaying != 0 && t.noun.kase == cau, t.extra&dPlayingto != 0: // kijátszásáért, kijátszásához
		return amountNear(tokens, k) && !r.readHere(tokens, k, explained) && r.leftOf(u, k).found && (hasClass(tokens, cPayverb) || hasExtra(tokens, dMust))
	}
	return false
}

// chargedBare says whether a signed sum at k is all that is said of cards, or of reacting or targeting, with nothing but unknown words between.
func (r *reader) chargedBare(tokens []token, k int) bool {
	if !named(&tokens[k]) || tokens[k].parts[0].bare || tokens[k].noun.kase != nom || !r.stands(tokens, k+1) || strength(tokens, k) || r.inConditionAt(tokens, k) || hasClass(tokens, cGain|cPower|cUse) {
		return false
	}
	for j := k - 1; j >= 0 && j > k-6 && tokens[j].kind == word; j-- {
		switch t := &tokens[j]; {
		case t.extra&dPost != 0:
			return false // minden halott gnómod után +1_VP
		case t.acts() && strings.HasSuffix(t.text, "ni"):
			return true
		case t.isCards() && t.class&cFoe == 0 && t.noun.known:
			return t.noun.kase == nom && (t.noun.owner == your || t.noun.plural || r.eachBefore(tokens, j) || hasClass(tokens[:j], cFoe))
		case t.class&^(cDet|cAlso|cThis) != 0 && t.text != "rá" && t.extra&(dOnly|dFiller) == 0:
			return false
		}
	}
	return false
}

// byMoneyBefore says whether a sum by which something differs stands within three words before token k.
func byMoneyBefore(tokens []token, k int) bool {
	for j := k - 1; j >= 0 && j > k-4; j-- {
		if tokens[j].kind == amount && tokens[j].noun.kase == ins && named(&tokens[j]) {
			return true
		}
		if tokens[j].kind == punct {
			return false
		}
	}
	return false
}

// titles says whether the unit is one word that only heads a statement behind its colon: "Kedvezmény: ha …, 1_VP-vel olcsóbb".
func (r *reader) titles(u int) bool {
	return len(r.units[u].tokens) == 1 && r.units[u].colon && u+1 < len(r.units) && hasClass(r.units[u+1].tokens, changing&^cGain)
}

// goesInto says whether cards stand there into which, or for which, something is needed: építménybe, tornyaidhoz.
func goesInto(tokens []token) bool {
	return slices.ContainsFunc(tokens, func(t token) bool { return (t.noun.kase == ill || t.noun.kase == all) && t.noun.known && t.isCards() })
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
	return len(ts) == 1 && ts[0].kind == amount && (ts[0].sign == 0 || !named(&ts[0])) // that one is read behind the colon
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
	if t.kind != word || t.noun.kase != cau || !t.noun.known || t.noun.owner == unowned || !t.isCards() && t.class&cReact == 0 || r.inConditionAt(tokens, k) || k > 0 && fighting[tokens[k-1].text] {
		return false
	}
	from, to := r.bounds(tokens, k)
	if mayPayWith(tokens[from:to]) {
		return false
	}
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

// fighting are the attributes of cards that are in play already: what is paid for them is no cost of playing.
var fighting = map[string]bool{"támadó": true, "blokkoló": true, "harcoló": true, "védekező": true}

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
		number = number || t.kind == amount && !bare || t.text == "fél" || t.text == "semmit"
	}
	return money && number
}

// freeCards says whether cards are what is called free of charge.
func (r *reader) freeCards(u, k int) bool {
	p := r.leftOf(u, k)
	return p.found && !p.power && !r.isSelf(&p)
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

// cardsPaid says whether cards with -ért stand in the clause of token k.
func (r *reader) cardsPaid(tokens []token, k int) bool {
	from, to := r.bounds(tokens, k)
	return slices.ContainsFunc(tokens[from:to], func(t token) bool { return t.noun.kase == cau && t.isCards() && t.noun.known })
}

// paidNear says whether a verb of paying stands in the clause of token k.
func (r *reader) paidNear(tokens []token, k int) bool {
	from, to := r.bounds(tokens, k)
	return hasClass(tokens[from:to], cPayverb)
}
