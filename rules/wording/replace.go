package wording

import (
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// free reads playing without paying: of other cards R1, of the card itself C1, of anything else C11.
func (r *reader) free(u int, f *found) bool {
	tokens := r.units[u].tokens
	if f.p.name == "unpaid-aside" {
		return r.freeAside(u, f)
	}
	if (f.p.is(rowNoPay) || f.p.name == "no-need-pay") && r.inConditionAt(tokens, f.start) {
		r.clause(u, f.start, f.end, "C10", f.p.name)
		return true
	}
	if f.p.is(rowNoPay) && upkeep(tokens) {
		r.clause(u, f.start, f.end, "C5", f.p.name)
		return true
	}
	forNothing := f.p.is(rowForNothing)
	for k := f.start - 1; k < f.end+3; k++ {
		if k >= f.end {
			if k < len(tokens) && tokens[k].extra&dBan != 0 {
				r.clause(u, f.start, f.end, "C9", f.p.name)
				return true
			}
			continue
		}
		if k >= 0 && tokens[k].class&cNot != 0 && !f.p.is(rowNo) && f.p.name != "unpaid-need" && !forNothing {
			r.clause(u, f.start, f.end, "C9", f.p.name)
			return true
		}
	}
	ph := r.pronounOf(u, f.start)
	if !ph.found {
		ph = r.objectOf(u, f.start, f.end)
	}
	if ph.anaphor {
		r.clause(u, f.start, f.end, "C1", f.p.name)
		return true
	}
	if ph.found {
		ph.whose = r.actor(tokens) // who plays, whoever owns the card
	} else {
		ph = r.leftOf(u, f.start)
		if j := f.start - 1; f.p.name == "unpaid" && j >= 0 && tokens[j].class&cCost != 0 {
			ph = r.leftOf(u, j) // egy bűbáj költségének megfizetése nélkül
			if ph.found && ph.whose == "" {
				ph.whose = r.actor(tokens)
			}
		} else if ph.found && (tokens[ph.head].noun.kase != nom || r.inConditionAt(tokens, ph.head) || tokens[ph.head].noun.owner == unowned && !tokens[ph.head].noun.plural) {
			ph = phrase{}
		}
	}
	if f.p.name == "unpaid" && (f.start == 0 || tokens[f.start-1].class&cCost == 0) && !hasClass(tokens, cPlay) && !hasExtra(tokens, dPut) && hasExtra(tokens, dFlow) {
		r.clause(u, f.start, f.end, "C11", f.p.name) // térítés nélkül átveheted
		return true
	}
	switch {
	case f.p.name == "costless-is", f.p.name == "no-need-back":
		ph = r.leftOf(u, f.start)
	case f.p.name == "is-free":
		if ph = r.leftOf(u, f.start); !ph.found || !strings.HasPrefix(tokens[f.start].text, "ingyenes") || !r.stands(tokens, f.end) || ph.power || tokens[ph.head].noun.kase != nom {
			return false
		}
	case f.p.name == "free-is" && !ph.found && r.rightOf(u, f.end).found:
		ph = r.rightOf(u, f.end) // ingyen van a következő reakciód
	case forNothing:
		if ph = r.leftOf(u, f.start); hasZone(tokens[f.start:f.end]) || ph.found && tokens[ph.head].noun.kase != nom {
			return false // nem kerül a Semmibe
		}
	case f.p.is(rowNoPay):
		if ph = r.paidFor(u, f); !ph.found {
			if f.p.name == "no-pay-bare" {
				return false // nem kell kifizetned a következő gólemedet
			}
			r.clause(u, f.start, f.end, "C3", f.p.name)
			return true
		}
	case f.p.name == "no-need-pay":
		if !ph.found {
			ph = r.paidFor(u, f)
		}
		if !ph.found || !tokens[ph.head].isCards() && tokens[ph.head].noun.kase != cau || ph.power {
			return false
		}
	case !ph.found:
		if ph = r.conditioned(u, f.start); ph.found {
			ph.whose = r.actor(tokens) // ha egy lapod költsége 0, ingyen kijátszhatod
		} else {
			ph = r.fetched(u, f)
		}
	}
	if costAt := f.pick(tokens, cCost); !ph.found && costAt >= 0 {
		ph = r.leftOf(u, costAt)
		if !ph.found && f.p.name == "no-need" {
			ph = r.antecedent(u, costAt, true) // egy lovasodnak nem kell kifizetned a költségét
		}
	}
	if r.isSelf(&ph) || ph.power {
		r.clause(u, f.start, f.end, "C1", f.p.name)
		return true
	}
	m := lint.Modifier{Code: lint.R1, Op: lint.Free, On: lint.OnPlay}
	r.emitFree(u, f, m, &ph)
	return true
}

// upkeep says whether what is paid is paid again each turn: at its beginning or end.
func upkeep(tokens []token) bool {
	return hasWord(tokens, "elején") || hasWord(tokens, "végén") || hasWord(tokens, "kezdetén")
}

// hasZone says whether a word that begins with a capital names the zone Semmi.
func hasZone(tokens []token) bool {
	return slices.ContainsFunc(tokens, func(t token) bool { return t.text == "semmibe" && t.named() })
}

// freeAside reads "rakj le egy gólemet (kifizetni nem kell)": what is not paid for stands before the bracket.
func (r *reader) freeAside(u int, f *found) bool {
	un := &r.units[u]
	if un.kind != bracket || un.parent < 0 {
		return false
	}
	host := r.units[un.parent].tokens
	if !hasClass(host, cPlay) && !hasExtra(host, dPut) {
		return false
	}
	ph := r.objectOf(un.parent, un.at, un.at)
	if r.isSelf(&ph) {
		r.clause(u, f.start, f.end, "C1", f.p.name)
		return true
	}
	ph.whose = r.actor(host)
	r.emitFree(u, f, lint.Modifier{Code: lint.R1, Op: lint.Free, On: lint.OnPlay}, &ph)
	return true
}

func (r *reader) emitFree(u int, f *found, m lint.Modifier, ph *phrase) {
	from := len(r.out.Modifiers)
	r.emit(u, f, m, -1, ph, false)
	unsure := ph.found && f.p.name == "is-free" && !r.units[ph.unit].tokens[ph.head].noun.known && r.units[ph.unit].tokens[ph.head].noun.owner == unowned // a name that is not written as one
	for i := from; i < len(r.out.Modifiers); i++ {
		r.out.Modifiers[i].Amount, r.out.Modifiers[i].Currency = lint.Amount{}, lint.AnyCurrency
		r.out.Modifiers[i].Filter.Exact = r.out.Modifiers[i].Filter.Exact && !unsure
	}
}

// replacement reads paying a cost with something else: of other cards R1, of the card itself C1.
func (r *reader) replacement(u int, f *found) bool {
	tokens := r.units[u].tokens
	costAt := f.pick(tokens, cCost)
	if costAt < 0 {
		return r.replacedPlay(u, f)
	}
	for k := max(0, f.start-3); k < min(f.end+2, len(tokens)); k++ {
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
		ability = ph.found && tokens[costAt-1].text == "ennek" && !tokens[ph.head].noun.known
	}
	family := "C1"
	switch {
	case tokens[costAt].cost&ofUse != 0 || ph.power || ability: // 2-es tűzlehelet, ennek árát …
		family = "C4"
	case !r.isSelf(&ph) && f.p.does == "replace" && (f.p.name == "pay-in-place" || !f.p.is(rowPays)):
		r.emitReplace(u, f, costAt, &ph)
		return true
	case !r.isSelf(&ph):
		family = "C5" // what may pay for a cost
	}
	r.clause(u, f.start, f.end, family, f.p.name)
	return true
}

// replacedPlay reads "egy gólemet helyettesítéssel idézhetsz meg".
func (r *reader) replacedPlay(u int, f *found) bool {
	ph := r.objectOf(u, f.start, f.end)
	if r.isSelf(&ph) {
		r.clause(u, f.start, f.end, "C1", f.p.name)
		return true
	}
	from := len(r.out.Modifiers)
	r.emit(u, f, lint.Modifier{Code: lint.R1, Op: lint.Replace, On: lint.OnPlay}, -1, &ph, false)
	r.out.Modifiers[from].Amount = lint.Amount{}
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
	if f.p.name == "extra-play-for" && r.inConditionAt(tokens, f.start) {
		return false // ha +1 VP-ért játszod ki
	}
	ph := phrase{}
	if first := r.units[u].tokens[0]; first.class&cThis != 0 && len(tokens) > 3 && r.reminds(tokens) && len(r.out.Modifiers) > 0 {
		r.clause(u, f.start, f.end, "C12", f.p.name) // "ez azt is jelenti, hogy …" only explains what was said
		return true
	}
	switch {
	case f.p.name == "needed-back":
		ph = r.leftOf(u, f.end-1)
	case (f.p.name == "react-done" || f.p.is(rowWhoPlays)) && hasExtra(tokens[f.start:f.end], dMoreacc|dLessacc):
		return false // … köteles 1 VP-vel többet fizetni: a change
	case f.p.name == "needed-ere" && !r.pays(tokens[f.start:f.end]):
		return false
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
		ph = r.leftOf(u, f.start)
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
	default:
		ph = r.objectOf(u, f.start, f.end)
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
	for k := f.start; k < len(tokens); k++ {
		if tokens[k].kind == amount && named(&tokens[k]) {
			amt = k
			break
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
