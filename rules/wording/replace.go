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

// reminds says whether the sentence explains the one before: "ez azt jelenti, hogy …".
func (r *reader) reminds(tokens []token) bool {
	for k := range min(5, len(tokens)) {
		t := &tokens[k]
		if strings.HasPrefix(t.text, "jelent") {
			return true
		}
	}
	return false
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

// playCondition reads a playing condition: of other cards R2, of the card itself C6.
func (r *reader) playCondition(u int, f *found) bool {
	tokens := r.units[u].tokens
	if (f.p.name == "extra-play-for" || f.p.name == "play-extra-for") && r.inConditionAt(tokens, f.start) {
		return false // ha +1 VP-ért játszod ki
	}
	if k := f.amountOf(tokens); k < 0 && (f.p.name == "only-without-paying" || f.p.name == "only-without-paying-first") {
		return false // VP fizetése nélkül: free
	}
	ph := phrase{}
	if first := r.units[u].tokens[0]; first.class&cThis != 0 && len(tokens) > 3 && r.reminds(tokens) && len(r.out.Modifiers) > 0 {
		r.clause(u, f.start, f.end, "C12", f.p.name) // "ez azt is jelenti, hogy …" only explains what was said
		return true
	}
	switch {
	case f.p.is(rowOver), f.p.name == "cards-ask":
		understood := false
		if ph, understood = r.onTopOf(u, f); !understood {
			return false
		}
	case f.p.name == "needed-back":
		ph = r.leftOf(u, f.end-1)
	case (f.p.name == "react-done" || f.p.is(rowWhoPlays)) && hasExtra(tokens[f.start:f.end], dMoreacc|dLessacc):
		return false // … köteles 1 VP-vel többet fizetni: a change
	case f.p.name == "needed-ere" && !r.pays(tokens[f.start:f.end]):
		return false
	case asksNothing(tokens, f), f.p.name == "only-until-if-done" && hasClass(tokens[f.end:], cPayverb):
		return false // kijátszásához nem kell …
	case f.p.is(rowReact):
		ph = phrase{found: true, unit: u, head: f.pick(tokens, cReact), rel: -1, back: -1, react: true, whose: lint.Opponent}
		ph.from, ph.to = ph.head, ph.head+1
	case f.p.name == "needed-before" && tokens[f.start].class&cReact != 0:
		ph = r.grow(u, f.start) // ellenfeled minden reakciója előtt
	case f.p.is(rowWhoPlays), f.p.name == "needed-ere":
		if ph = r.playedBefore(u, f.pick(tokens, cPlay)+1); !ph.found {
			return false
		}
	case f.p.is(rowCondition), f.p.is(rowAsked):
		ph = r.conditionOf(u, f.start)
	case f.p.name == "as-condition":
		if ph = r.antecedent(u, f.start, true); ph.found && ph.whose == "" {
			ph.whose = r.actor(tokens)
		}
	case f.p.name == "only-who-done":
		ph = r.objectOf(u, f.start, f.end)
		ph.whose = lint.Both
	case f.p.is(rowOnly):
		ph = r.objectOf(u, f.start, f.end)
		if at := f.pick(tokens, cIf); ph.found && at >= 0 && ph.head > at {
			ph = phrase{} // csak akkor játszhatod ki, ha eldobsz egy lapot: this card
		}
		if ph.found && ph.whose == "" {
			ph.whose = r.actor(tokens)
		}
	case f.p.is(rowPlaysIfPaid):
		if ph = r.objectOf(u, f.start, f.end); !ph.found && f.start > 0 && tokens[f.start-1].class&cNot != 0 {
			ph = r.leftOf(u, f.start-1) // ellenfeled bűbájai nem jönnek létre, ha nem fizet értük
		}
	default:
		if ph = r.objectOf(u, f.start, f.end); f.p.name == "play-extra-for" && ph.found && ph.head > f.end && tokens[f.end].kind != word {
			ph = phrase{} // kijátszhatod +2 VP-ért (csak …), ekkor a célpont …: this card
		}
	}
	if f.p.is(rowOnly) && f.p.is(rowDone) && !r.pays(tokens[f.end-1:]) {
		return false
	}
	if f.p.name != "react-done" && f.p.is(rowReact) && (!r.pays(tokens[f.end:]) || hasClass(tokens[f.end:], cPayverb)) { // money is a surcharge
		return false
	}
	if k := f.pick(tokens, cPlaying|cReact|cPlay); (f.p.name == "needed-before" || f.p.name == "play-but-done" || f.p.name == "react-done" || f.p.is(rowWhoPlays)) && !r.pays(tokens[k:]) {
		return false
	}
	if r.isSelf(&ph) {
		r.clause(u, f.start, f.end, "C6", f.p.name)
		return true
	}
	m := lint.Modifier{Code: lint.R2, Op: lint.Condition, On: lint.OnPlay}
	if ph.react {
		m.On = lint.OnReact
	}
	amt := -1
	for k := f.start; k < len(tokens) && amt < 0; k++ {
		if tokens[k].kind == amount && named(&tokens[k]) && !r.ofAnother(f, k) {
			amt = k
		}
	}
	from := len(r.out.Modifiers)
	r.emit(u, f, m, amt, &ph, false)
	if amt < 0 {
		r.out.Modifiers[from].Amount = lint.Amount{}
	}
	if m.On == lint.OnReact {
		r.out.Modifiers[from].Whose = lint.Opponent
	}
	return true
}

// asksNothing says whether the words deny that something has to be done: "kijátszásához nem kell áldozat".
func asksNothing(tokens []token, f *found) bool {
	for _, k := range f.took {
		if k > 0 && tokens[k].extra&dMust != 0 && tokens[k-1].class&cNot != 0 {
			return true
		}
	}
	return false
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

// conditionOf finds the cards that have the playing condition at: bűbájaid kijátszási feltétele, bűbájaidnak új kijátszási feltétele van.
func (r *reader) conditionOf(u, at int) phrase {
	tokens := r.units[u].tokens
	for at > 0 && (tokens[at-1].text == "új" || tokens[at-1].text == "újabb" || tokens[at-1].text == "egy" || tokens[at-1].extra&(dHave|dPlus) != 0) {
		at--
	}
	p := r.leftOf(u, at)
	for k := at - 1; k >= 0 && tokens[k].kind != punct && hasExtra(tokens[:at], dDiscarding); k-- {
		if t := &tokens[k]; t.noun.kase == dat && t.isCards() {
			return r.grow(u, k) // lapjaidnak egy lap eldobása is kijátszási feltétele
		}
	}
	return p
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
