package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// boundOnly are the rows that say nothing without a reduction before them.
var boundOnly = map[string]bool{
	"floor-until-bare": true, "floor-cheaper-bare": true, "floor-least": true, "floor-zero": true, "floor-minus": true, "floor-not-zero": true, "floor-not-zero-first": true,
	"floor-even-so": true, "floor-even-so-ill": true, "floor-then-too": true, "floor-not-below": true, "floor-below-bare": true, "floor-least-cost": true,
	"floor-the-least": true, "floor-cost-least": true, "floor-even-so-needed": true, "floor-free-played": true, "floor-not-played-free": true, "floor-never-free": true, "floor-base-bare": true, "floor-base-until": true, "floor-base-least": true,
}

// floor reads how far a cost may fall: the bound of the reductions before it, else a guard of its own.
func (r *reader) floor(u int, f *found) bool {
	tokens := r.units[u].tokens
	fl, cur := r.floorValue(f, tokens)
	if cur == lint.AnyCurrency && f.start > 0 && tokens[f.start-1].kind == amount && tokens[f.start-1].parts[0].bare {
		cur = tokens[f.start-1].parts[0].currency // a _* nem mehet így 1 alá
	}
	if f.p.name == "floor-least" && !r.leastIsFloor(u, f) {
		return false
	}
	if k := f.pick(tokens, cCheap); k >= 0 && k+1 < len(tokens) && tokens[k+1].kind == word && tokens[k+1].isCards() && tokens[k+1].noun.owner != your {
		return false // nem lehet 1_VP-nél olcsóbb lappal reagálni
	}
	if f.p.name == "floor-cost-least" && tokens[f.start].noun.owner == its && r.last.unit != u {
		return false // a sentence about the card's own cost
	}
	if f.p.name == "floor-until-bare" && f.end < len(tokens) && tokens[f.end].class&cGo != 0 {
		return false
	}
	if k := f.took[0]; f.p.name == "floor-base-until" && (r.units[u].kind != bracket || tokens[k].cost&ofBase == 0) {
		return false
	}
	if f.p.does == "floor-free" {
		fl = lint.Floor{Kind: lint.FloorNumber, N: 1}
	}
	if f.p.does == "floor-zero" {
		fl = lint.Floor{Kind: lint.FloorNumber}
	}
	if ofThing(tokens, f) || ofPart(tokens, f) {
		return false
	}
	if r.bound(u, f, fl, cur) {
		r.clause(u, f.start, f.end, "C9", f.p.name)
		return true
	}
	if f.p.is(rowFloorAnyway) || boundOnly[f.p.name] {
		return false
	}
	costAt := r.costIn(tokens, f)
	if costAt < 0 && f.p.is(rowFloorOfBase) && r.leftOf(u, f.start).found {
		costAt = f.start // lapjaid nem kerülhetnek az alapköltségüknél kevesebbe
	}
	ofCards := f.p.is(rowCheap) || f.pick(tokens, cCheap|cLessill|cCheaply|cLesscau) >= 0 // nem lehet 2_VP-nél olcsóbb
	if costAt < 0 && !f.p.is(rowFloorKerul) && !ofCards {
		return false
	}
	if costAt < 0 || costAt > f.start && f.p.is(rowCheap) {
		costAt = f.start
	}
	if r.inRelative(tokens, costAt) || r.inConditionAt(tokens, costAt) {
		r.clause(u, f.start, f.end, "C3", f.p.name)
		return true
	}
	ph := r.leftOf(u, costAt)
	if ph.power {
		r.clause(u, f.start, f.end, "C4", f.p.name)
		return true
	}
	played := f.pick(tokens, cPlay) >= 0 && !playedByItself(tokens[f.start:])
	if p := r.playedFor(u, f); played && (!ph.found || r.headOf(&ph).class&(cFoe|cPlayer) != 0) && p.found {
		ph = p // senki nem játszhat ki lényt 3 VP-nél olcsóbban
	}
	g := *f
	g.start = min(f.start, costAt)
	n := len(r.out.Guards)
	r.emitGuard(u, &g, lint.Guard{Forbids: lint.ForbidReduce, By: "anyone", Floor: fl}, &ph)
	if played && n < len(r.out.Guards) {
		r.out.Guards[n].By = "anyone" // who is named is who plays them
	}
	return true
}

func (r *reader) costIn(tokens []token, f *found) int {
	for k := f.end - 1; k >= 0; k-- {
		if tokens[k].class&cCost != 0 && tokens[k].cost&ofBase == 0 {
			return k
		}
	}
	for k := f.end; k < len(tokens); k++ {
		if tokens[k].class&cCost != 0 {
			return k
		}
	}
	return -1
}

func (r *reader) floorValue(f *found, tokens []token) (lint.Floor, lint.Currency) {
	for _, k := range f.took {
		if k < 0 {
			continue
		}
		if tokens[k].class&(cCost|cBasemod) != 0 && f.p.is(rowFloorBase) {
			return lint.Floor{Kind: lint.FloorBase}, lint.AnyCurrency
		}
		if tokens[k].kind == amount {
			p := tokens[k].parts[0]
			n := p.amount.N
			if f.p.does == "floor-above" {
				n++
			}
			return lint.Floor{Kind: lint.FloorNumber, N: n}, p.currency
		}
	}
	return lint.Floor{}, lint.AnyCurrency
}

// leastIsFloor says whether "legalább 1" behind a reduction bounds it: directly behind "de", or alone in a bracket.
func (r *reader) leastIsFloor(u int, f *found) bool {
	tokens := r.units[u].tokens
	if f.start > 0 && tokens[f.start-1].class&cIf != 0 {
		return false // ha legalább három
	}
	if r.units[u].kind == bracket || f.start == 0 && f.end == len(tokens) {
		return f.start <= 3
	}
	for k := f.start - 1; k >= 0 && k >= f.start-3; k-- {
		if tokens[k].class&cBut != 0 {
			if f.end >= len(tokens) {
				return true
			}
			n := &tokens[f.end]
			return n.kind == punct || n.class&(cBecomes|cConj|cKerul|cPayverb) != 0 || n.class&cDet != 0 && f.end+1 < len(tokens) && tokens[f.end+1].class&cCost != 0 || n.extra&(dFiller|dThus|dMust) != 0 || n.kind == group || strings.HasPrefix(n.text, "marad") || n.text == "mindegyik"
		}
		if tokens[k].kind == punct && tokens[k].text == "," && r.last.unit == u {
			return f.end >= len(tokens) || tokens[f.end].kind == punct
		}
	}
	return false
}

// bound gives the floor to the reductions that stand before it: in this unit, around this bracket, or, with "így", in the sentence before.
func (r *reader) bound(u int, f *found, fl lint.Floor, cur lint.Currency) bool {
	ok := r.last.unit == u || r.last.unit >= 0 && r.units[u].parent == r.last.unit
	if !ok && r.last.unit >= 0 && r.units[u].parent >= 0 && r.units[u].previous >= 0 && r.units[u].parent == r.units[r.units[u].previous].parent {
		ok = r.units[r.units[u].previous].parent == r.last.unit
	}
	ok = ok || r.asideOf(u)
	if !ok && r.last.unit >= 0 && r.units[u].previous == r.last.unit && (r.thus(u, f) || r.nobodysCost(u) || f.start == 0 && f.end == len(r.units[u].tokens)) {
		ok = true
	}
	if !ok {
		return false
	}
	given := false
	named := false
	for i := r.last.from; i < r.last.to; i++ {
		named = named || cur != lint.AnyCurrency && r.out.Modifiers[i].Currency == cur
	}
	for i := r.last.from; i < r.last.to; i++ {
		m := &r.out.Modifiers[i]
		if m.Op != lint.Reduce && m.Op != lint.Set || m.Code.Review() && m.Op != lint.Reduce || m.Floor.Kind != lint.NoFloor {
			continue
		}
		if r.behindBracket(u, m) {
			continue
		}
		given = true
		if named && m.Currency != cur {
			continue
		}
		m.Floor = fl
	}
	return given
}

// behindBracket says whether the modifier is said behind the bracket that is unit u, and has a bracket of its own: "… 1_VP-vel (min. 1), … 2_VP-vel (lehet 0 is)".
func (r *reader) behindBracket(u int, m *lint.Modifier) bool {
	un := &r.units[u]
	if un.kind != bracket || un.parent < 0 || un.parent != r.last.unit {
		return false
	}
	host := r.units[un.parent].tokens
	if m.Start <= int(r.l.runes[host[un.at].start].at) {
		return false
	}
	for k := un.at + 1; k < len(host); k++ {
		if host[k].kind == group {
			return true
		}
	}
	return false
}

// nobodysCost says whether a sentence speaks of "the cost" or "their cost" without saying whose: of the one before it.
func (r *reader) nobodysCost(u int) bool {
	tokens := r.units[u].tokens
	for k := range tokens {
		t := &tokens[k]
		if t.class&cCost == 0 || t.cost&ofBase != 0 {
			continue
		}
		if k > 0 && noneOfThem[tokens[k-1].text] || k == 0 && t.noun.owner == their {
			return true // … olcsóbbak. Költségük nem mehet 1 alá.
		}
		return k > 0 && (t.noun.owner == unowned || t.noun.owner == their) && !r.leftOf(u, k).found
	}
	return false
}

// noneOfThem are the words for one of those that the sentence before was about, of which something is denied: egyikük költsége sem.
var noneOfThem = map[string]bool{"egyik": true, "egyikük": true, "egyiküknek": true, "semelyik": true, "semelyikük": true, "semelyiküknek": true}

// asideOf says whether the unit is all that is in a bracket which is a sentence of its own behind the last statement: "… olcsóbbak. (Nem mehet 1 alá.)".
func (r *reader) asideOf(u int) bool {
	un := &r.units[u]
	if un.kind != bracket || un.parent < 0 {
		return false
	}
	host := &r.units[un.parent]
	return len(host.tokens) == 1 && host.previous >= 0 && host.previous == r.last.unit
}

func (r *reader) thus(u int, f *found) bool {
	tokens := r.units[u].tokens
	for k := 0; k < f.end; k++ {
		if tokens[k].extra&dThus != 0 || tokens[k].text == "így" {
			return true
		}
	}
	return false
}

// ofThing says whether the bound is one of something else than a cost: "de ÉP-jük 1 alá nem csökkenhet", "ÉP-jük 1-gyel csökken, 1 alá azonban nem".
func ofThing(tokens []token, f *found) bool {
	from, to := f.start, f.end
	for from > 0 && tokens[from-1].kind != punct {
		from--
	}
	for to < len(tokens) && tokens[to].kind != punct {
		to++
	}
	if of, known := quantityIn(tokens[from:to]); known {
		return of
	}
	before := max(0, from-1)
	for before > 0 && tokens[before-1].kind != punct {
		before--
	}
	clause := tokens[before:max(before, from-1)]
	of, _ := quantityIn(clause)
	return of && hasClass(clause, cLower|cRaise) && !hasClass(clause, cCount|cRel|cMint|cIf)
}

// ofPart says whether the base cost of the bound is only what it is a part of: "legalább az alapköltségük felébe".
func ofPart(tokens []token, f *found) bool {
	k := f.pick(tokens, cCost)
	return k >= 0 && k+1 < len(tokens) && tokens[k+1].extra&(dRatio|dLowratio) != 0
}

// quantityIn says whether a clause speaks of a quantity, or of what cards cost; known where of either.
func quantityIn(tokens []token) (of, known bool) {
	const price = cCost | cPlaying | changing&^(cLower|cRaise)
	for k := range tokens {
		t := &tokens[k]
		if t.class&price != 0 {
			return false, true
		}
		owned := t.noun.known && t.noun.lemma.kind == "thing" && t.noun.kase == nom && t.noun.owner != unowned
		of = of || owned || t.extra&dQuantity != 0 && t.text != "kör"
	}
	return of, of
}
