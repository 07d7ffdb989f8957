package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// state turns one match of the grammar into a modifier, guard, base change or nothing; it says whether the match was understood.
func (r *reader) state(u int, f *found) bool {
	switch f.p.does {
	case "clear":
		if f.p.name == "income" && r.paidNear(r.units[u].tokens, f.start) && !hasClass(r.units[u].tokens, cGain) {
			return false // eggyel kevesebb VP-t kell költened
		}
		if k := f.pick(r.units[u].tokens, cCost); f.p.name == "compare-mint" && !r.inConditionAt(r.units[u].tokens, k) && !r.inRelative(r.units[u].tokens, k) {
			return false
		}
		if f.p.is(rowThisPrice) && !r.priceBefore(u) {
			return false
		}
		r.clause(u, f.start, f.end, f.p.family, f.p.name)
		return true
	case "unread":
		return r.limit(u, f)
	case "floor", "floor-above", "floor-zero", "floor-free":
		return r.floor(u, f)
	case "surcharge":
		return r.surchargeIcon(u, f)
	case "surcharge-word":
		return r.surchargeWord(u, f)
	case "reduce", "increase", "sign", "set", "last", "way":
		return r.change(u, f)
	case "free":
		return r.free(u, f)
	case "replace":
		return r.replacement(u, f)
	case "condition":
		if f.p.family == "R3" {
			return r.money(u, f)
		}
		return r.playCondition(u, f)
	}
	return r.guard(u, f)
}

// limit reads an upper bound: of the card itself it belongs to its base cost, of others it is not understood.
func (r *reader) limit(u int, f *found) bool {
	tokens := r.units[u].tokens
	costAt := f.pick(tokens, cCost)
	if costAt < 0 {
		r.unread(u, f.start, f.p.name)
		return true
	}
	if f.end < len(tokens) && tokens[f.end].class&cReplace != 0 {
		return false // legfeljebb 3 VP-t lehet helyettesíteni
	}
	if ph := r.leftOf(u, costAt); f.p.name != "cost-by-most" && (summed(tokens, costAt) || r.isSelf(&ph) || r.inRelative(tokens, costAt)) {
		r.clause(u, f.start, f.end, "C2", f.p.name)
		return true
	}
	r.unread(u, costAt, f.p.name)
	return true
}

// clause records how a stretch was read.
func (r *reader) clause(u, from, to int, family, pattern string) {
	r.out.Clauses = append(r.out.Clauses, lint.Clause{Code: lint.Code(family), Pattern: pattern, Span: r.span(u, from, to)})
}

// pick gives the first token that the match took with one of the classes, -1 for none.
func (f *found) pick(tokens []token, c class) int {
	for _, k := range f.took {
		if k >= 0 && tokens[k].class&c != 0 {
			return k
		}
	}
	return -1
}

// amountOf gives the first amount token of the match that carries a number.
func (f *found) amountOf(tokens []token) int {
	for _, k := range f.took {
		if k >= 0 && (tokens[k].kind == amount && !tokens[k].parts[0].bare || tokens[k].kind == surcharge) {
			return k
		}
	}
	return -1
}

// subject finds the cards that a change is about: one case for each way in which a family of patterns names them.
func (r *reader) subject(u int, f *found, costAt int) phrase {
	if p, ok := r.framed(u, f, costAt); ok {
		return p
	}
	if costAt >= 0 {
		return r.ofCost(u, f, costAt)
	}
	return r.ofPredicate(u, f)
}

// framed finds the cards where the row says how they are named; false where it does not.
func (r *reader) framed(u int, f *found, costAt int) (phrase, bool) {
	tokens := r.units[u].tokens
	name := f.p.name
	switch {
	case name == "play-below", f.p.is(rowDiscount):
		if p := r.objectOf(u, f.start, f.end); p.found {
			return p, true
		}
		return r.leftOf(u, f.start), true
	case (name == "raise-by" || name == "cheapen-by") && strings.HasSuffix(tokens[f.start].text, "tsd"):
		return r.objectOf(u, f.start, f.end), true // drágítsd meg ellenfeled varázslatait
	case costAt < 0 && madeSo(tokens, f) && !hasExtra(tokens[f.start:min(f.start+2, len(tokens))], dKerulhet):
		if p := r.objectOf(u, f.start, f.end); p.found {
			return p, true // a tornyok olcsóbbá teszik sárkányaidat
		}
	case name == "deducts-from":
		if p := r.leftOf(u, costAt); p.found {
			return p, true // kijátszáskor 2 VP-t levonhatsz lényeid költségéből
		}
		return r.leftOf(u, f.start), true
	case f.p.is(rowGoesOn) && f.start == 0 && r.costHeading(u).found:
		return r.costHeading(u), true
	case f.p.is(rowGoesOn) && r.lastSelf():
		return phrase{back: -1}, true
	case f.p.is(rowGoesOn), name == "more-needed" && r.prev.found:
		return r.prev, true
	case name == "cards-plus" && f.start == 0:
		return r.listed(u), true
	case f.p.is(rowNeed):
		return r.neededFor(u), true
	case f.p.is(rowTheMore) && costAt < 0:
		return r.theMoreOf(u, f), true
	case name == "cheap-by" || name == "dear-by":
		if p := r.leftOf(u, f.start); p.found {
			return p, true
		}
		if p := r.rightOf(u, f.start+1); p.found {
			return p, true // olcsóbb lesz minden lapod 1-gyel
		}
	case f.p.is(rowCharged):
		return r.chargedWith(u, f), true
	case f.p.is(rowAdjective) && f.start > 1 && tokens[f.start-1].class&cBecomes != 0:
		if p := r.leftOf(u, f.start-1); p.found {
			return p, true // hajóid legyenek fele költségűek
		}
	case name == "cards-premium" && !r.leftOf(u, f.start).found && r.onWhich(u, f).found:
		return r.onWhich(u, f), true
	case name == "get-discount" || name == "discount-on":
		if p := r.onWhich(u, f); p.found || name == "discount-on" {
			return p, true
		}
	case f.p.is(rowAtPrice) && !playedByItself(tokens[f.start:]):
		if p := r.objectOf(u, f.start, f.end); p.found {
			return p, true
		}
	case f.p.is(rowNeeds):
		return r.leftOf(u, f.start), true
	case f.p.is(rowOwners):
		if p, ok := r.likeBefore(u, f.start); ok {
			return p, true
		}
		return r.grow(u, f.start), true
	case ifActs[name]:
		return r.actedOn(u), true
	case f.p.is(rowPays | rowPaysMore):
		return r.paidFor(u, f), true
	case f.p.is(rowPlays) && f.start == 0 && !hasClass(tokens, cPlay) && r.playedBeforeColon(u).found:
		return r.playedBeforeColon(u), true
	case name == "taken-as":
		if p := r.objectOf(u, f.start, f.end); p.found {
			return p, true
		}
	case f.p.is(rowPlays) && r.prev.found && themBehind(tokens[f.end:]):
		p := r.prev
		p.whose = r.actor(tokens[f.start:])
		return p, true // … te viszont 1_VP-vel olcsóbban játszhatod ki őket
	case f.p.is(rowPlays|rowPlayedFor) && !playedByItself(tokens[f.start:]):
		return r.played(u, f), true
	}
	return phrase{back: -1}, false
}

// played finds the cards that are the object, or the subject, of a verb of playing.
func (r *reader) played(u int, f *found) phrase {
	tokens := r.units[u].tokens
	if p := r.pronounOf(u, f.start); p.found {
		return p
	}
	if p := r.objectOf(u, f.start, f.end); p.found {
		return p
	}
	if p := r.rightOf(u, f.end); p.found && f.p.is(rowPlays) {
		return p
	}
	if p := r.unmarked(u, f.end); p.found {
		return p
	}
	if p := r.leftOf(u, f.start); p.found && r.headOf(&p).noun.kase == nom && !r.inConditionAt(tokens, p.head) && r.headOf(&p).class&(cFoe|cPlayer|cHolder) == 0 {
		if p.whose == "" && hasClass(tokens, cPlay) {
			if w := r.actor(tokens); w == lint.Own {
				p.whose = w
			}
		}
		return p
	}
	if hasPlural(tokens[f.end:]) {
		if p := r.subjectBefore(u, f); p.found {
			return p // lényeid gyorsak, és 1_VP-vel olcsóbban jönnek
		}
	}
	return r.fetched(u, f)
}

// ofCost finds the cards whose cost is named.
func (r *reader) ofCost(u int, f *found, costAt int) phrase {
	tokens := r.units[u].tokens
	p := r.leftOf(u, costAt)
	if c := r.chosenBefore(u, &p); c.found {
		return c
	}
	if b := r.ownersBehind(u, f, costAt); !p.found && b.found {
		return b
	}
	if !p.found {
		p = r.antecedent(u, costAt, p.anaphor)
	}
	if !p.found && p.anaphor {
		return r.saidBefore(u, f)
	}
	if !p.found && costAt > 2 && tokens[0].class&cIf != 0 && tokens[1].class&cThis != 0 && tokens[2].class&cDet == 0 && youPlay(tokens) {
		return r.saidBefore(u, f) // …; ha az lény, kijátszhatod, költsége 1-gyel kevesebb
	}
	if before := r.units[u].previous; !p.found && tokens[costAt].noun.owner == their && before >= 0 && len(r.units[u].leads) == 0 {
		if p = r.pluralIn(before); p.found {
			return p
		}
	}
	if !p.found && (tokens[costAt].noun.owner == its || tokens[costAt].noun.owner == their) {
		if p = r.fetchedHere(u, f); !p.found {
			p = r.interrupted(u, f)
		}
	}
	if !p.found && f.p.is(rowRatio) {
		p = r.partOf(u, f)
	}
	if !p.found && ownerless(&tokens[costAt]) {
		p = r.costFor(u, f, costAt)
	}
	return p
}

// ofPredicate finds the cards of which it is said that they are cheaper, or come to more.
func (r *reader) ofPredicate(u int, f *found) phrase {
	tokens := r.units[u].tokens
	p := r.leftOf(u, f.start)
	if !p.found {
		p = r.rightOf(u, f.end)
	}
	if p.found && f.p.family == "R3" && p.unit == u && r.headOf(&p).class&(cFoe|cPlayer) != 0 {
		p = phrase{} // hajóidat ellenfeled csak …: who targets
	}
	if !p.found && f.start == 0 {
		p = r.heading(u)
	}
	if !p.found && !p.anaphor {
		p = r.infinitive(u, f)
	}
	if !p.found {
		p = r.antecedent(u, f.start, p.anaphor)
	}
	if !p.found {
		p = r.subjectBefore(u, f)
	}
	if !p.found && r.reacts(u, f, &p) {
		p = r.reactedTo(u, f)
	}
	if k := hasIf(tokens[:f.start]); !p.found && k >= 0 && !hasClass(tokens[:k], cPlay) && (playedByYou(tokens[k+1:f.start]) || k == 0 && asksKind(tokens[1:f.start])) {
		return r.fetched(u, f) // válassz egy lapot; ha ebben a körben kijátszod, 1_VP-vel olcsóbb
	}
	if !p.found && f.p.family == "R3" {
		if p = r.objectOf(u, f.start, f.end); p.found {
			return p // +1_VP célpontul választani a hajóidat
		}
	}
	if !p.found {
		p = r.subjectAcross(u, f.start)
	}
	if !p.found && f.start == 1 && tokens[0].class&cThis != 0 {
		return r.saidBefore(u, f) // "Húzz egy lapot! Az 1 VP-vel olcsóbb."
	}
	if !p.found {
		return r.fetchedHere(u, f)
	}
	return p
}

// playedByItself says whether the cards are the subject of the verb of playing: "gólemeid 1_VP-vel olcsóbban jönnek ki", "… játszhatók ki".
func playedByItself(tokens []token) bool {
	for k := range tokens {
		t := &tokens[k]
		if t.kind == punct || t.class&cPlay != 0 {
			able := strings.Contains(t.text, "ható") || strings.Contains(t.text, "hető")
			attribute := k+1 < len(tokens) && tokens[k+1].isNoun() && !strings.HasSuffix(t.text, "k") && !verbPrefix[tokens[k+1].text] // a 0-ért játszható lapok
			return t.class&cPlay != 0 && (strings.HasPrefix(t.text, "jön") || strings.HasPrefix(t.text, "jöh") || able && !attribute)
		}
	}
	return false
}

var verbPrefix = map[string]bool{"ki": true, "meg": true, "le": true, "elő": true, "fel": true, "vissza": true}
