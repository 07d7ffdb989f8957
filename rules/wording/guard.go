package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

var forbids = map[string]lint.Forbids{
	"guard-reduce": lint.ForbidReduce, "guard-increase": lint.ForbidIncrease, "guard-change": lint.ForbidChange, "guard-react": lint.ForbidIncrease,
}

// guard reads a ban on changing a cost.
func (r *reader) guard(u int, f *found) bool {
	tokens := r.units[u].tokens
	costAt := f.pick(tokens, cCost)
	if costAt < 0 {
		return r.guardCards(u, f)
	}
	ph := r.leftOf(u, costAt)
	if !ph.found && tokens[costAt].noun.owner == their {
		ph = r.antecedent(u, costAt, false)
	}
	if ph.power || tokens[costAt].cost&ofUse != 0 {
		r.clause(u, f.start, f.end, "C4", f.p.name)
		return true
	}
	if r.inRelative(tokens, costAt) || r.inConditionAt(tokens, costAt) {
		r.clause(u, f.start, f.end, "C3", f.p.name)
		return true
	}
	for k := costAt; k < f.end; k++ {
		if tokens[k].text == "többel" || tokens[k].text == "kevesebbel" {
			r.clause(u, f.start, f.end, "C3", f.p.name) // a bound on the change, not on the cost
			return true
		}
	}
	g := lint.Guard{Forbids: forbids[f.p.does], By: "anyone"}
	if f.p.does == "guard-react" {
		g.Except = "react"
	}
	r.emitGuard(u, f, g, &ph)
	return true
}

// guardCards reads a ban without a word for cost: "a hajókat nem lehet drágítani"; of anything but cards it says nothing here.
func (r *reader) guardCards(u int, f *found) bool {
	tokens := r.units[u].tokens
	ph := r.objectOf(u, f.start, f.end)
	if !ph.found {
		ph = r.leftOf(u, f.start)
	}
	if strings.Contains(f.p.name, "-void") || f.p.name == "no-more-kerul" {
		return r.guardVoid(u, f)
	}
	if ls := r.units[u].leads; !ph.found && f.p.name == "no-bare-either" && len(ls) > 0 && hasExtra(r.units[ls[len(ls)-1]].tokens, dCostadj) {
		r.emitGuard(u, f, lint.Guard{Forbids: forbids[f.p.does], By: "anyone"}, &ph) // rögzített költségű: sem emelni …
		return true
	}
	if !ph.found || ph.power || !tokens[ph.head].isCards() {
		r.clause(u, f.start, f.end, "C4", f.p.name)
		return true
	}
	if ph.whose == lint.Both {
		ph.whose = ""
	}
	r.emitGuard(u, f, lint.Guard{Forbids: forbids[f.p.does], By: "anyone"}, &ph)
	return true
}

// guardVoid reads "a drágítás nem érvényes rá", "ez a lap nem kerülhet többe …": of which cards, the noun with -ra, -re or the subject says; none is this card.
func (r *reader) guardVoid(u int, f *found) bool {
	tokens := r.units[u].tokens
	ph := phrase{back: -1}
	for k := range tokens {
		if t := &tokens[k]; t.noun.kase == sub && t.isCards() || k < f.start && f.p.name == "no-more-kerul" && t.isCards() && t.noun.kase == nom {
			ph = r.grow(u, k)
		}
	}
	g := lint.Guard{Forbids: forbids[f.p.does], By: "anyone"}
	for k := range tokens[:f.end] {
		if tokens[k].class&cFoe != 0 && !(ph.found && k >= ph.from && k < ph.to) {
			g.By = "opponent"
		}
	}
	r.emitGuard(u, f, g, &ph)
	return true
}

func (r *reader) emitGuard(u int, f *found, g lint.Guard, ph *phrase) {
	tokens := r.units[u].tokens
	if ph.found && ph.whose == lint.Opponent && r.isActor(tokens, ph) {
		*ph = phrase{}
	}
	for k := max(0, f.start-8); k < f.end; k++ {
		t := &tokens[k]
		if k > 0 && tokens[k-1].class&cNot != 0 {
			continue // sem ellenfeled, sem te
		}
		if t.class&cFoe != 0 && t.noun.kase == nom && !(ph.found && k >= ph.from && k < ph.to) && !strings.HasSuffix(t.text, "nek") {
			g.By = "opponent"
		}
	}
	if f.end < len(tokens) && tokens[f.end].class&cFoe != 0 {
		g.By = "opponent"
	}
	if ph.found && g.By == "opponent" && ph.whose == "" && tokens[ph.head].noun.owner == its {
		ph.whose = lint.Opponent // ellenfeled nem csökkentheti lapjai költségét
	}
	for k := f.end; k+1 < len(tokens) && k < f.end+3; k++ {
		if tokens[k].extra&dExcept != 0 && k+2 < len(tokens) && (tokens[k+1].class&cReact != 0 || tokens[k+2].class&cReact != 0) {
			g.Except = "react"
		}
		if tokens[k].extra&dOnly != 0 && tokens[k+1].class&cReact != 0 {
			g.Except = "react"
		}
	}
	self := r.isSelf(ph)
	if costAt := f.pick(tokens, cCost); self && costAt >= 0 && tokens[costAt].noun.plural && tokens[costAt].noun.owner == unowned {
		self = false // "az idézési költségeket": everybody's
	}
	c := r.circumstancesOf(u, f.start, f.end, ph)
	g.When, g.Lasts = c.when, c.lasts
	g.Whose, g.Cards, g.Filter = r.whom(u, ph, self, lint.Modifier{})
	g.Span = r.evidence(u, f, ph)
	r.out.Guards = append(r.out.Guards, g)
	if ph.found {
		r.prev = *ph
	}
	r.clause(u, f.start, f.end, "C9", f.p.name)
}

// isActor says whether "ellenfeled" is who may not change, not whose the cards are.
func (r *reader) isActor(tokens []token, ph *phrase) bool {
	return tokens[ph.head].class&cFoe != 0
}

// floor reads how far a cost may fall: the bound of the reductions before it, else a guard of its own.
func (r *reader) floor(u int, f *found) bool {
	tokens := r.units[u].tokens
	fl, cur := r.floorValue(f, tokens)
	if cur == lint.AnyCurrency && f.start > 0 && tokens[f.start-1].kind == amount && tokens[f.start-1].parts[0].bare {
		cur = tokens[f.start-1].parts[0].currency // a _* nem mehet így 1 alá
	}
	if strings.HasPrefix(f.p.name, "floor-least") && !r.leastIsFloor(u, f) {
		return false
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
	if r.bound(u, f, fl, cur) {
		r.clause(u, f.start, f.end, "C9", f.p.name)
		return true
	}
	if strings.HasPrefix(f.p.name, "floor-anyway") || f.p.name == "floor-until-bare" || f.p.name == "floor-cheaper-bare" || f.p.name == "floor-least" || f.p.name == "floor-zero" || f.p.name == "floor-minus" || f.p.name == "floor-not-zero" {
		return false
	}
	if f.p.name == "floor-base-bare" || f.p.name == "floor-base-until" || f.p.name == "floor-base-least" {
		return false
	}
	costAt := r.costIn(tokens, f)
	if costAt < 0 && strings.HasPrefix(f.p.name, "floor-base-") && r.leftOf(u, f.start).found {
		costAt = f.start // lapjaid nem kerülhetnek az alapköltségüknél kevesebbe
	}
	if costAt < 0 && !strings.HasPrefix(f.p.name, "floor-kerul") && !strings.HasSuffix(f.p.name, "-cheap") {
		return false
	}
	if costAt < 0 || strings.HasSuffix(f.p.name, "-cheap") {
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
	g := *f
	g.start = min(f.start, costAt)
	r.emitGuard(u, &g, lint.Guard{Forbids: lint.ForbidReduce, By: "anyone", Floor: fl}, &ph)
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
		if tokens[k].class&cCost != 0 && strings.HasPrefix(f.p.name, "floor-base") {
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
			return n.kind == punct || n.class&(cBecomes|cConj|cKerul) != 0 || n.extra&(dFiller|dThus|dMust) != 0 || n.kind == group || strings.HasPrefix(n.text, "marad") || n.text == "mindegyik"
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
		given = true
		if named && m.Currency != cur {
			continue
		}
		m.Floor = fl
	}
	return given
}

// nobodysCost says whether a sentence speaks of "the cost" or "their cost" without saying whose: of the one before it.
func (r *reader) nobodysCost(u int) bool {
	tokens := r.units[u].tokens
	for k := range tokens {
		t := &tokens[k]
		if t.class&cCost == 0 || t.cost&ofBase != 0 {
			continue
		}
		return k > 0 && (t.noun.owner == unowned || t.noun.owner == their) && !r.leftOf(u, k).found
	}
	return false
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
