package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

var forbids = map[string]lint.Forbids{
	"guard-reduce": lint.ForbidReduce, "guard-increase": lint.ForbidIncrease, "guard-change": lint.ForbidChange, "guard-react": lint.ForbidIncrease,
	"guard-you-change": lint.ForbidChange, "guard-you-reduce": lint.ForbidReduce, "guard-you-increase": lint.ForbidIncrease,
	"guard-fixed": lint.ForbidChange,
}

// guard reads a ban on changing a cost.
func (r *reader) guard(u int, f *found) bool {
	tokens := r.units[u].tokens
	costAt := f.pick(tokens, cCost)
	switch f.p.does {
	case "guard-bare":
		if costAt < 0 {
			costAt = r.costBeside(u, f)
		}
		if costAt < 0 {
			return r.bareGuard(u, f)
		}
	case "guard-and":
		if costAt = r.costGoingOn(u, f); costAt < 0 {
			return false
		}
	}
	if f.p.does == "guard-act" {
		return r.guardActing(u, f, costAt)
	}
	if f.p.does == "guard-fixed" && f.end < len(tokens) && tokens[f.end].kind != punct && tokens[f.end].class&cConj == 0 {
		return false // költsége fix 3 VP
	}
	if costAt < 0 {
		return r.guardCards(u, f)
	}
	what, ok := forbidden(tokens, f)
	if !ok {
		return false
	}
	if from, to := r.around(tokens, f); f.p.name == "no-more" && boundedBy(tokens[from:to]) {
		return r.limit(u, f) // nem lehet több 5-nél
	}
	if tokens[costAt].cost&ofWhat != 0 {
		r.unread(u, costAt, f.p.name)
		return true
	}
	if partBelow(tokens[min(costAt, f.start):f.end]) {
		return false // az alapköltségük fele alá nem csökkenhet: how far, which is no ban
	}
	ph := r.leftOf(u, costAt)
	if !ph.found && tokens[costAt].noun.owner == their {
		ph = r.antecedent(u, costAt, false)
	}
	for k := costAt - 1; !ph.found && k >= 0 && tokens[k].kind != punct; k-- {
		if tokens[k].noun.kase == dat && tokens[k].isCards() {
			ph = r.grow(u, k) // gólemeidnek nem csökkenthető a költsége
		}
	}
	ph.itself = ph.found && r.ofItsType(&ph)
	if ph.power || tokens[costAt].cost&ofUse != 0 || !ph.found && r.ofPayment(u, costAt) {
		r.clause(u, f.start, f.end, "C4", f.p.name)
		return true
	}
	if r.inRelative(tokens, costAt) || r.inConditionAt(tokens, costAt) {
		r.clause(u, f.start, f.end, "C3", f.p.name)
		return true
	}
	if _, to := r.around(tokens, f); boundsChange(tokens[min(costAt, f.start):to]) {
		r.clause(u, f.start, f.end, "C3", f.p.name) // a bound on the change, not on the cost
		return true
	}
	if r.bySome(tokens, f, &ph) {
		r.unread(u, costAt, f.p.name) // a gólemek nem csökkenthetik a költségét
		return true
	}
	g := lint.Guard{Forbids: what, By: "anyone"}
	if what == lint.ForbidReduce {
		_, to := r.around(tokens, f)
		if g.Floor = floorIn(tokens[min(costAt, f.start):max(to, f.end)]); g.Floor.Kind != lint.NoFloor && f.end < to && r.unbounded(u) {
			return false // … 2_VP-vel olcsóbb, de így nem csökkenhet a költségük az alap költségük alá
		}
	}
	if f.p.does == "guard-react" {
		g.Except = "react"
	}
	if strings.HasPrefix(f.p.does, "guard-you") {
		g.By = "opponent" // csak te módosíthatod
	}
	r.emitGuard(u, f, g, &ph)
	return true
}

// guardCards reads a ban without a word for cost: "a hajókat nem lehet drágítani"; of anything but cards it says nothing here.
func (r *reader) guardCards(u int, f *found) bool {
	ph := r.objectOf(u, f.start, f.end)
	if immune := strings.HasPrefix(f.p.name, "immune-"); immune || !ph.found {
		if ph = r.leftOf(u, f.start); immune {
			r.emitGuard(u, f, lint.Guard{Forbids: forbids[f.p.does], By: "anyone"}, &ph)
			return true
		}
	}
	if k := f.start - 1; f.p.is(rowVoid) && k >= 0 && r.units[u].tokens[k].class&cReact != 0 {
		r.clause(u, f.start, f.end, "C9", f.p.name) // ellenfeled lapjainak reakciódrágítása nem működik: it is no ban on a change
		return true
	}
	if f.p.is(rowVoid) || f.p.name == "no-more-kerul" {
		return r.guardVoid(u, f)
	}
	if ls := r.units[u].leads; !ph.found && f.p.name == "no-bare-either" && len(ls) > 0 && hasExtra(r.units[ls[len(ls)-1]].tokens, dCostadj) {
		r.emitGuard(u, f, lint.Guard{Forbids: forbids[f.p.does], By: "anyone"}, &ph) // rögzített költségű: sem emelni …
		return true
	}
	if !ph.found || ph.power || !r.headOf(&ph).isCards() {
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
	return r.guardOnto(u, f, forbids[f.p.does])
}

// guardOnto is guardVoid for what is known to be forbidden.
func (r *reader) guardOnto(u int, f *found, what lint.Forbids) bool {
	tokens := r.units[u].tokens
	ph := phrase{back: -1}
	if from, to := r.around(tokens, f); f.p.name == "no-more-kerul" && boundedBy(tokens[from:to]) {
		r.unread(u, f.start, f.p.name) // nem kerülhet többe 5_VP-nél
		return true
	}
	for k := range tokens {
		if f.p.name == "no-more-kerul" && k < f.start && tokens[k].class&cPlaying != 0 {
			ph = r.leftOf(u, k) // lényeid idézése nem kerülhet többe
			break
		}
		if t := &tokens[k]; t.noun.kase == acc && k >= f.end && t.isCards() && strings.HasPrefix(tokens[f.end-1].text, "érint") {
			ph = r.grow(u, k) // … nem érintik a lényeidet
			break
		} else if t.noun.kase == sub && t.isCards() || k < f.start && f.p.name == "no-more-kerul" && t.isCards() && t.noun.kase == nom {
			ph = r.grow(u, k)
		}
	}
	if strings.HasPrefix(f.p.name, "ignores-") {
		ph = r.leftOf(u, f.start)
	}
	if near := tokens[max(0, f.start-4):min(len(tokens), f.end+4)]; hasExtra(near, dRaisenoun) && hasExtra(near, dLowernoun) {
		what = lint.ForbidChange // drágítások és olcsóbbítások nem hatnak rá
	}
	g := lint.Guard{Forbids: what, By: "anyone"}
	for k := range tokens[:f.end] {
		if tokens[k].class&cFoe != 0 && !(ph.found && k >= ph.from && k < ph.to) {
			g.By = "opponent"
		}
		if tokens[k].class&cPower != 0 && tokens[k].noun.owner != unowned && tokens[k].noun.owner != its {
			return false // költségcsökkentő képességeid nem működnek
		}
	}
	if ph.found && ph.head >= f.start && (f.p.is(rowVoid) || f.p.does == "guard-act") {
		ph.from = max(ph.from, min(f.end, ph.head)) // nem hatnak a hajóidra
	}
	r.emitGuard(u, f, g, &ph)
	return true
}

// nobodys says whether a ban names nobody: nem lehet növelni, nem növelhető.
func nobodys(tokens []token) bool {
	for k := range tokens {
		if t := &tokens[k]; t.class&cMay != 0 || strings.HasSuffix(t.text, "ható") || strings.HasSuffix(t.text, "hető") {
			return true
		}
	}
	return false
}

func (r *reader) emitGuard(u int, f *found, g lint.Guard, ph *phrase) {
	tokens := r.units[u].tokens
	if ph.found && ph.whose == lint.Opponent && r.headOf(ph).class&cFoe != 0 {
		*ph = phrase{}
	}
	from := max(0, f.start-8)
	if nobodys(tokens[f.start:f.end]) {
		for k := f.start - 1; k > from; k-- {
			if tokens[k].class&cConj != 0 && tokens[k-1].kind == punct {
				from = k // ellenfeled nem lophatja el, és költségét nem lehet növelni
			}
		}
	}
	for k := from; k < f.end; k++ {
		t := &tokens[k]
		if k > 0 && tokens[k-1].class&cNot != 0 {
			continue // sem ellenfeled, sem te
		}
		if t.class&cFoe != 0 && t.noun.kase == nom && !(ph.found && k >= ph.from && k < ph.to) && !strings.HasSuffix(t.text, "nek") && !timeOf(tokens, k) {
			g.By = "opponent"
		}
	}
	if foeBehind(tokens, f.end, ph) || ph.found && ph.unit == u && ph.to > f.end && foeBehind(tokens, ph.to, ph) || forbiddenTo(tokens[from:f.end]) {
		g.By = "opponent"
	}
	if ph.found && g.By == "opponent" && ph.whose == "" && r.headOf(ph).noun.owner == its {
		ph.whose = lint.Opponent // ellenfeled nem csökkentheti lapjai költségét
	}
	if r.exceptsReactions(u, from, f.end) {
		g.Except = "react"
	}
	for k := 1; k < f.end; k++ {
		if tokens[k].text == "kívül" && tokens[k-1].text == "rajtad" {
			g.By = "opponent" // rajtad kívül senki sem
		}
	}
	self := r.isSelf(ph)
	costAt := f.pick(tokens, cCost)
	sub := costAt >= 0 && tokens[costAt].noun.kase == sub // költségére
	if self && costAt >= 0 && tokens[costAt].noun.owner == unowned && (tokens[costAt].noun.plural || !ph.found && r.anyCost(tokens, costAt)) {
		self = false // "az idézési költségeket", "idézési költséget": everybody's
	}
	if from, to := r.around(tokens, f); self && (f.p.does == "guard-bare" && costAt < 0 || f.p.name == "no-more-kerul") && nothingAtAll(tokens[from:to], !transitive(tokens, f)) {
		self = false
	}
	if self && (f.p.is(rowVoid) || f.p.does == "guard-act" && !sub) && !strings.HasPrefix(f.p.name, "ignores-") && !r.ofThisCard(tokens) {
		self = false // az olcsóbbítások nem működnek
	}
	c := r.circumstancesOf(u, f.start, f.end, ph)
	g.When, g.Lasts = c.when, c.lasts
	if g.Lasts == lint.Static && inTurnOfFoe(tokens[from:f.end]) {
		g.When |= lint.Conditional
	}
	g.Whose, g.Cards, g.Filter = r.whom(u, ph, self, lint.Modifier{})
	g.Span = r.evidence(u, f, ph)
	if self && g.Whose != lint.Self && r.units[u].parent >= 0 {
		r.handedTo(r.units[u].parent, &g)
	}
	if !r.bothWays(u, &g) {
		r.out.Guards = append(r.out.Guards, g)
	}
	if ph.found {
		r.prev = *ph
	}
	r.clause(u, f.start, f.end, "C9", f.p.name)
}
