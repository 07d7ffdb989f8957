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
	if f.p.name == "no-pay-at-all" && !r.paysNothingFor(u, f) {
		return false
	}
	family := r.notFree(u, f)
	if family != "" {
		r.clause(u, f.start, f.end, family, f.p.name)
		return true
	}
	if r.inRelative(tokens, f.start) && !permitted(tokens) {
		r.clause(u, f.start, f.end, "C3", f.p.name) // megakadályoz egy lapot, ami fizetés nélkül kerülne játékba
		return true
	}
	ph := r.pronounOf(u, f.start)
	if !ph.found {
		ph = r.objectOf(u, f.start, f.end)
	}
	if ph.anaphor {
		r.clause(u, f.start, f.end, "C1", f.p.name)
		return true
	}
	if before := r.units[u].previous; !ph.found && before >= 0 && hasWord(tokens[:f.start], "azt") {
		ph = r.returned(before, len(r.units[before].tokens)) // célpont tárgyad a kezedbe kerül. … azt ingyen játszhatod ki
	}
	if ph.found {
		ph.whose = r.actor(tokens) // who plays, whoever owns the card
	} else {
		ph = r.freeBefore(u, f)
	}
	if (f.p.name == "unpaid" || f.p.name == "costless") && (f.start == 0 || tokens[f.start-1].class&cCost == 0) && !hasClass(tokens, cPlay) && !hasExtra(tokens, dPut) && hasExtra(tokens, dFlow) {
		r.clause(u, f.start, f.end, "C11", f.p.name) // térítés nélkül átveheted
		return true
	}
	if slices.ContainsFunc(tokens[f.start:min(len(tokens), f.end+3)], func(t token) bool { return t.class&cPower != 0 && t.noun.kase == cau }) {
		r.clause(u, f.start, f.end, "C11", f.p.name) // a képességért nem kell VP-t adnia
		return true
	}
	ph, family, understood := r.givenFree(u, f, ph)
	if !understood {
		return false
	}
	if family != "" {
		r.clause(u, f.start, f.end, family, f.p.name)
		return true
	}
	if r.comesFree(u, f) && !ph.found {
		ph = r.comes(u, f)
	}
	if costAt := f.pick(tokens, cCost); !ph.found && costAt >= 0 {
		if tokens[costAt].cost&ofUse != 0 {
			r.clause(u, f.start, f.end, "C4", f.p.name)
			return true
		}
		ph = r.leftOf(u, costAt)
		if !ph.found && tokens[costAt].noun.owner == unowned {
			ph = r.paidFor(u, f) // bűbájaidért nem kell költséget fizetned
		}
		if !ph.found && f.p.name == "no-need" {
			ph = r.antecedent(u, costAt, true) // egy lovasodnak nem kell kifizetned a költségét
		} else if !ph.found && f.p.name == "no-need-back" {
			ph = r.unpaidCard(u, f, costAt)
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

// notFree gives the family of a match that a condition asks, that speaks of upkeep, or that is negated or forbidden; "" for none.
func (r *reader) notFree(u int, f *found) string {
	tokens := r.units[u].tokens
	switch {
	case (f.p.is(rowNoPay) || f.p.name == "no-need-pay") && r.inConditionAt(tokens, f.start):
		return "C10"
	case f.p.name == "no-pay-money" && r.inRelative(tokens, f.start):
		return "C3" // tárgy, amelyhez nem kell szörnykomponens
	case f.p.is(rowNoPay) && upkeep(tokens):
		return "C5"
	}
	negatable := !f.p.is(rowNo|rowForNothing) && f.p.name != "unpaid-need"
	if negatable && r.playBanned(tokens, f) {
		return "C9"
	}
	for k := max(0, f.start-1); k < f.end+3 && k < len(tokens); k++ {
		if k < f.end && negatable && tokens[k].class&cNot != 0 || k >= f.end && tokens[k].extra&dBan != 0 {
			return "C9"
		}
	}
	return ""
}

// freeBefore finds the cards before the words for playing free.
func (r *reader) freeBefore(u int, f *found) phrase {
	tokens := r.units[u].tokens
	if p := r.fallenRises(u, f); p.found {
		return p
	}
	ph := r.leftOf(u, f.start)
	if !ph.found {
		ph = r.someRises(u, f)
	}
	if ph.found && ph.unit == u && ph.whose == "" && r.zoneBehind(&ph, f.start) {
		ph.whose = lint.Own
	}
	if j := f.start - 1; f.p.name == "unpaid" && j >= 0 && tokens[j].class&cCost != 0 {
		ph = r.leftOf(u, j) // egy bűbáj költségének megfizetése nélkül
		if ph.found && ph.whose == "" {
			ph.whose = r.actor(tokens)
		}
	} else if ph.found && (r.headOf(&ph).noun.kase != nom || r.inConditionAt(tokens, ph.head) || r.headOf(&ph).noun.owner == unowned && !r.headOf(&ph).noun.plural && !r.anyOf(&ph)) {
		return phrase{}
	}
	return ph
}

// givenFree finds the cards by what the row says of them; a family where it only mentions a cost, false where it says nothing of the kind.
func (r *reader) givenFree(u int, f *found, ph phrase) (cards phrase, family string, understood bool) {
	tokens := r.units[u].tokens
	switch {
	case f.p.name == "costless-is", f.p.name == "no-need-back":
		ph = r.leftOf(u, f.start)
	case f.p.name == "is-free":
		if ph = r.leftOf(u, f.start); !ph.found || !strings.HasPrefix(tokens[f.start].text, "ingyenes") || !r.stands(tokens, f.end) || ph.power || r.headOf(&ph).noun.kase != nom {
			return ph, "", false
		}
	case f.p.name == "free-is" && !ph.found && r.rightOf(u, f.end).found:
		ph = r.rightOf(u, f.end) // ingyen van a következő reakciód
	case f.p.is(rowForNothing):
		if ph = r.leftOf(u, f.start); !ph.found && f.start > 1 && tokens[f.start-1].text == "egyike" {
			ph = r.leftOf(u, f.start-1) // varázslataid egyike sem kerül VP-be
		}
		if j := r.skipAdverbs(tokens, f.start-1); !ph.found && j >= 0 && (tokens[j].extra&dQuantity != 0 || tokens[j].noun.owner == its && tokens[j].noun.kase == nom) {
			return ph, "C4", true // lényeid támadása nem kerül VP-be
		}
		if !ph.found {
			ph = r.subjectAcross(u, f.start)
		}
		if hasZone(tokens[f.start:f.end]) || ph.found && r.headOf(&ph).noun.kase != nom {
			return ph, "", false // nem kerül a Semmibe
		}
	case f.p.name == "no-pay-cost": // költséget, költségét: as with no-need
	case f.p.is(rowNoPay):
		if ph = r.paidFor(u, f); !ph.found && f.p.name == "no-pay-money" {
			ph = r.neededFor(u) // tornyaidhoz nem kell építő
		}
		if !ph.found {
			return ph, "C3", f.p.name != "no-pay-bare" // nem kell kifizetned a következő gólemedet
		}
	case f.p.name == "no-need-pay":
		if !ph.found {
			ph = r.paidFor(u, f)
		}
		if !ph.found || !r.headOf(&ph).isCards() && r.headOf(&ph).noun.kase != cau || ph.power {
			return ph, "", false
		}
	case !ph.found:
		if ph = r.conditioned(u, f.start); ph.found {
			ph.whose = r.actor(tokens) // ha egy lapod költsége 0, ingyen kijátszhatod
		} else {
			ph = r.fetched(u, f)
		}
	}
	return ph, "", true
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
	unsure := ph.found && f.p.name == "is-free" && !r.headOf(ph).noun.known && r.headOf(ph).noun.owner == unowned // a name that is not written as one
	for i := from; i < len(r.out.Modifiers); i++ {
		r.out.Modifiers[i].Amount, r.out.Modifiers[i].Currency = lint.Amount{}, lint.AnyCurrency
		r.out.Modifiers[i].Filter.Exact = r.out.Modifiers[i].Filter.Exact && !unsure
	}
	if from > 0 && from+1 == len(r.out.Modifiers) && sayTheSame(&r.out.Modifiers[from-1], &r.out.Modifiers[from]) && r.units[u].holds(&r.l, &r.out.Modifiers[from-1]) {
		r.out.Modifiers = r.out.Modifiers[:from] // ellenszolgáltatás nélkül, ingyen
		r.last.to = min(r.last.to, from)
	}
}

// sayTheSame says whether two modifiers differ in nothing but their place.
func sayTheSame(a, b *lint.Modifier) bool {
	return a.Code == b.Code && a.Op == b.Op && a.Whose == b.Whose && a.Cards == b.Cards && a.When == b.When && a.Lasts == b.Lasts && a.Cell == b.Cell
}

// holds says whether what was said stands in the unit.
func (u *unit) holds(l *letters, m *lint.Modifier) bool {
	first, last := &u.tokens[0], &u.tokens[len(u.tokens)-1]
	return int(l.runes[first.start].at) <= m.Start && m.End <= int(l.runes[last.end].at)
}

// permitted says whether a verb of the sentence lets somebody do something: kijátszhatod, játszható, hozhat.
func permitted(tokens []token) bool {
	return slices.ContainsFunc(tokens, func(t token) bool {
		return t.class&(cPlay|cMay) != 0 && (strings.Contains(t.text, "hat") || strings.Contains(t.text, "het") || strings.Contains(t.text, "ható") || strings.Contains(t.text, "hető")) || strings.HasPrefix(t.text, "rakhat") || strings.HasPrefix(t.text, "tehet")
	})
}

// paysNothingFor says whether "nem fizetsz" is all that is said of what is paid for cards.
func (r *reader) paysNothingFor(u int, f *found) bool {
	tokens := r.units[u].tokens
	from, to := r.around(tokens, f)
	cards := false
	for k := from; k < to; k++ {
		switch t := &tokens[k]; {
		case t.noun.kase == acc, t.kind == amount, t.class&(cIf|cPower|cUse|cReact|cRel|cMore|cLess) != 0, t.extra&(dLessacc|dMoreacc) != 0:
			return false
		case t.noun.kase == cau && t.isCards() && t.noun.known:
			cards = true
		}
	}
	return cards
}
