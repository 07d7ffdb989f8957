package wording

import (
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// barePlus accepts "ellenfeled minden varázslata +1_VP": cards as the subject, the amount as the whole predicate.
func (r *reader) barePlus(u int, f *found, amt int) bool {
	tokens := r.units[u].tokens
	if f.start == 0 && (f.end == len(tokens) || tokens[f.end].kind == punct || tokens[f.end].kind == group) {
		if ls := r.units[u].leads; len(ls) > 0 && hasClass(r.units[ls[len(ls)-1]].tokens, cReact) {
			return true // "… nehezebb reagálni: +1 VP"
		}
		return r.listed(u).found // "minden olyan lap, amelyik …: +1 VP"
	}
	if f.start == 0 || tokens[amt].noun.kase != nom {
		return false
	}
	for k := f.end; k < len(tokens) && tokens[k].kind != punct; k++ {
		if tokens[k].class&(cGain|cPayverb) != 0 || tokens[k].extra&dSpending != 0 {
			return false
		}
		if tokens[k].class&cConj != 0 {
			break
		}
	}
	p := r.leftOf(u, f.start)
	for k := f.start - 1; k >= 0; k-- {
		if tokens[k].mark == ',' && p.found && k < p.from {
			break // amíg aktív, minden tárgy +1 VP
		}
		if tokens[k].class&(cGain|cPayverb) != 0 || tokens[k].class&cIf != 0 && !hasClass(tokens, cReact) {
			return false
		}
	}
	if p.anaphor && r.reacts(u, f, &p) {
		return true // "ha tárggyal reagálnak rá, az +2_VP"
	}
	if p.found && r.headOf(&p).class&(cPlayer|cFoe) != 0 && r.headOf(&p).noun.kase == dat {
		return r.prev.found && r.prev.unit == u || r.rightOf(u, f.end).found || slices.ContainsFunc(tokens[p.from:p.head], func(t token) bool { return t.isCards() && t.noun.kase == nom && t.class&cFoe == 0 }) // minden tárgy ellenfelednek +1 VP
	}
	h := r.headOf(&p)
	owned := h.isNoun() && !h.noun.known && (h.noun.owner == its || strings.HasSuffix(h.text, "a") || strings.HasSuffix(h.text, "e")) && (p.whose != "" || p.next || r.eachBefore(tokens, p.head)) // ellenfeled következő sellője +1_VP
	return p.found && h.noun.kase == nom && (h.isCards() || owned)
}

// listed finds the cards named before a colon that a bare "+1 VP" stands behind.
func (r *reader) listed(u int) phrase {
	ls := r.units[u].leads
	if len(ls) == 0 {
		return phrase{back: -1}
	}
	if p := r.heading(u); p.found {
		return p
	}
	l := ls[len(ls)-1]
	tokens := r.units[l].tokens
	if lead(tokens)&(leadActivated|leadTriggered) != 0 || hasClass(tokens, cGain|cPlay|cPayverb) {
		return phrase{back: -1}
	}
	for k := range tokens {
		if t := &tokens[k]; t.isCards() && t.noun.kase == nom && (r.eachBefore(tokens, k) || t.noun.plural) {
			return r.grow(l, k)
		}
	}
	return phrase{back: -1}
}

// chargeable says whether a statement without a word for cost is about cards at all.
func (r *reader) chargeable(u int, f *found, ph *phrase) bool {
	tokens := r.units[u].tokens
	if f.p.family == "M4" || f.p.family == "R3" {
		return true
	}
	for _, k := range f.took {
		if k >= 0 && tokens[k].class&(cCheap|cDear|cCheaply|cDearly|cLowercheap|cRaisedear|cLesscau|cMorecau|cLessill|cMoreill) != 0 {
			return true
		}
	}
	switch f.p.name {
	case "adj-ratio":
		return ph.found || hasClass(tokens, cIf) && !r.inConditionAt(tokens, f.start) && r.stands(tokens, f.end) // ha nincs lényed, fele költségű
	case "by-discount", "by-discount-back", "by-premium":
		return ph.found || ownPlaying(tokens[f.start:f.end])
	case "cards-less", "cards-more", "cards-less-money", "cards-more-money":
		if r.elseLess(&statement{u: u, f: f, tokens: tokens}) {
			return true
		}
	case "more-needed", "half-price", "at-half-price", "twice-ill", "times-ill", "half-ill", "half-ill-ratio", "kerul-half-ill-ratio", "part-ratio-ill":
		return true
	}
	if f.p.is(rowPlayedFor | rowPaysMore | rowPays | rowPlays | rowGoesOn | rowAtPrice | rowCharged) {
		return true
	}
	if f.p.name == "set-ill" && tokens[f.start].text == "annyi" && r.commaOrStart(tokens, f.start) && r.countBehind(tokens, f.end) {
		return true // annyi VP-be kerül, ahány …
	}
	return ph.found || ph.anaphor || f.p.name == "set-ill" && (r.usesAbility(u, f, ph) || attackBefore(tokens, f.start)) || f.p.is(rowPlusIll|rowMoney) ||
		f.p.is(rowCurrency) && hasClass(tokens[f.start:f.end], cKerul)
}

// isCondition says whether a statement about playing is what a condition asks: "ha 1_VP-vel drágábban játszod ki, …" (C10).
func (r *reader) isCondition(u int, f *found) bool {
	tokens := r.units[u].tokens
	if !f.p.is(rowPlays) || !r.inConditionAt(tokens, f.start) {
		return false
	}
	for k := f.end; k < len(tokens) && k < f.end+4 && tokens[k].kind != punct; k++ {
		if tokens[k].class&cPlay != 0 {
			return true
		}
	}
	return false
}

// explainsIcon says whether the statement only explains a surcharge icon: "([[1]]: az ellenfélnek 1_VP-vel többe kerül a reakció.)",
// "[[1]] (az ellenfél +1_VP-ért reagálhat rá)".
func (r *reader) explainsIcon(u int) bool {
	un := &r.units[u]
	if un.kind != bracket {
		return false
	}
	if n := len(un.leads); n > 0 {
		first := r.units[un.leads[n-1]].tokens
		return len(first) == 1 && first[0].kind == surcharge
	}
	return un.parent >= 0 && un.at > 0 && r.units[un.parent].tokens[un.at-1].kind == surcharge && hasClass(un.tokens, cReact)
}

// aloneBefore says whether a statement without a subject stands alone, so that it speaks of this card: before it in its clause there are only
// circumstances. Any other noun would be a subject that was not understood.
func (r *reader) aloneBefore(u int, f *found) bool {
	tokens := r.units[u].tokens
	if strings.HasPrefix(tokens[f.start].text, "annyi") && hasClass(tokens[:f.start], cCount) {
		return true // ahány … van, annyival olcsóbb
	}
	if j := r.skipAdverbs(tokens, f.start-1); j >= 0 && tokens[j].text == "érte" && f.p.is(rowPays) {
		f = &found{p: f.p, start: j} // ha van törpéd, érte 1_VP-vel kevesebbet kell fizetned
	}
	if r.lastSelf() && r.last.unit == u && afterwardsAt(tokens, f.start) {
		return true // az első három körben 1_VP-vel drágább, utána 1_VP-vel olcsóbb
	}
	j := r.skipAdverbs(tokens, f.start-1)
	for j >= 0 && tokens[j].extra&dPlus != 0 {
		j--
	}
	if j < 0 || tokens[j].kind == punct || tokens[j].class&(cConj|cBut|cPlay|cIf|cKerul|cBecomes|cGain) != 0 || tokens[j].text == "hogy" || tokens[j].kind == icon || tokens[j].kind == amount || tokens[j].extra&(dHave|dCase|dEvent|dDiscarding) != 0 {
		return true
	}
	if tokens[j].class&cPlaying != 0 && (j == 0 || tokens[j-1].kind == punct) {
		return true // kijátszása 1_VP-vel kevesebbe kerül
	}
	if tokens[j].theRest() && j > 0 && tokens[j-1].class&cDet != 0 {
		return false // a második 1 VP-vel olcsóbb: one of several
	}
	owned := j > 0 && tokens[j-1].class&cFoe != 0 && !tokens[j].noun.known // ellenfeled …: whatever that is, it is not this card
	if tokens[j].text == "ezt" && f.p.is(rowPlays) || tokens[j].text == "ez" && (j == 0 || tokens[j-1].kind == punct) && !r.sameSentence(u) && !r.fetchedBefore(u) {
		return true // …, ezt 1_VP-vel olcsóbban teheted le; ha van elfed, ez 1_VP-vel olcsóbb
	}
	return r.ownName(tokens, j) || r.inConditionAt(tokens, j) || tokens[j].noun.kase != nom && !owned
}

// attributive says whether "2_VP-vel olcsóbb" is an attribute of the noun behind it: egy 2_VP-vel olcsóbb gólemet.
func (r *reader) attributive(u int, f *found) bool {
	tokens := r.units[u].tokens
	last := f.end - 1
	if tokens[last].class&(cCheap|cDear) == 0 {
		return false
	}
	from := f.start
	for from > 0 && from > f.start-3 && tokens[from-1].class&(cCheap|cDear) == 0 { // the comparative of "a nála drágább lények …" is another
		from--
	}
	for k := from; k < len(tokens) && k < f.end+3 && (k < f.end || tokens[k].kind != punct); k++ {
		t := &tokens[k]
		if t.text == "nála" || t.text == "nálánál" || t.noun.kase == ade && t.kind == word && t.class&cCost == 0 && r.inRelative(tokens, f.start) {
			return true // 2_VP-vel drágább nála; ami 2_VP-vel drágább a célpontnál
		}
	}
	if strings.HasSuffix(tokens[last].text, "ak") || f.end >= len(tokens) {
		return false
	}
	n := &tokens[f.end]
	if n.kind != word || !n.isCards() && n.noun.kase != acc {
		return false
	}
	if n.noun.kase == acc && f.end+1 < len(tokens) && tokens[f.end+1].class&cPlay != 0 && strings.HasSuffix(tokens[f.end+1].text, "ni") && (f.start == 0 || tokens[f.start-1].class&cDet == 0) {
		return false // ellenfelednek 2_VP-vel drágább tárgyat kijátszani
	}
	if n.noun.kase == sub && f.end+1 < len(tokens) && strings.HasPrefix(tokens[f.end+1].text, "reagál") {
		return false // 2_VP-vel drágább építményeidre reagálni
	}
	return n.noun.kase == acc || n.noun.kase == sub || f.start > 0 && (tokens[f.start-1].class&cDet != 0 || tokens[f.start-1].text == "célpont") && n.noun.owner != your
}

// comparesBehind says whether "mint" behind a change of other cards makes it a comparison of attributes: "2_VP-vel olcsóbb, mint a semmizett".
func (r *reader) comparesBehind(u int, f *found) bool {
	tokens := r.units[u].tokens
	for _, k := range f.took {
		if k >= 0 && tokens[k].class&(cCheap|cDear) != 0 {
			return f.end < len(tokens) && r.mintAt(tokens, f.end) && f.end+2 < len(tokens) && !r.countBehind(tokens, f.end)
		}
	}
	return false
}

func (r *reader) mintAt(tokens []token, i int) bool {
	for ; i < len(tokens); i++ {
		switch {
		case tokens[i].class&cMint != 0:
			return true
		case tokens[i].kind == punct, tokens[i].class&cBecomes != 0, tokens[i].kind == amount && tokens[i].parts[0].bare:
			continue
		}
		return false
	}
	return false
}

func (r *reader) countBehind(tokens []token, i int) bool {
	for ; i < len(tokens) && i < i+5; i++ {
		if tokens[i].class&cCount != 0 {
			return true
		}
	}
	return false
}

// definesBase says whether a statement about the card itself defines its base cost: "N, ha …", "N-nel kevesebb, mint ahány …" (C2).
func (r *reader) definesBase(u int, f *found, op lint.Op) bool {
	tokens := r.units[u].tokens
	if op == lint.Set {
		return true
	}
	if !r.mintAt(tokens, f.end) {
		return false
	}
	for k := f.end; k < len(tokens); k++ {
		t := &tokens[k]
		if t.text == "legutóbb" || t.text == "előző" || t.text == "előzőleg" || t.text == "korábban" {
			return false // dearer than the last time: a change
		}
	}
	return true
}

// paysForItself says whether what is paid is for playing this card: érte, a kijátszásáért.
func (r *reader) paysForItself(tokens []token) bool {
	for i := range tokens {
		if tokens[i].text == "érte" || tokens[i].class&cPlaying != 0 {
			return true
		}
	}
	return false
}

// stands says whether a value that ends before token k is the whole predicate.
func (r *reader) stands(tokens []token, k int) bool {
	if k >= len(tokens) {
		return true
	}
	t := &tokens[k]
	if t.text == "%" {
		return false // költsége 50%-kal csökken
	}
	for j := k + 1; t.text == "," && j < len(tokens) && j < k+6; j++ {
		if tokens[j].kind == amount {
			return tokens[j].noun.kase != ins // "költsége 1, bűbájaidé 2 VP-vel csökken": the verb comes behind
		}
	}
	return t.kind == punct || t.kind == group || t.class&(cConj|cBut|cIf|cBecomes) != 0
}

// summed says whether the costs at k are only added up or compared: "költségének összege legalább 12 legyen".
func summed(tokens []token, k int) bool {
	return k+1 < len(tokens) && (strings.HasPrefix(tokens[k+1].text, "összeg") || strings.HasPrefix(tokens[k+1].text, "különbség"))
}

// eitherWay says whether the statement that ends before k goes both ways: "eggyel több vagy kevesebb".
func eitherWay(tokens []token, k int) bool {
	return k+1 < len(tokens) && tokens[k].text == "vagy" && tokens[k+1].class&(cLess|cMore) != 0
}
