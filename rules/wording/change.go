package wording

import (
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// change reads a rise, a fall or a new value of a cost.
func (r *reader) change(u int, f *found) bool {
	tokens := r.units[u].tokens
	costAt := f.pick(tokens, cCost|cPlaying)
	amt := f.amountOf(tokens)
	if amt < 0 && !strings.Contains(f.p.name, "ratio") && f.p.name != "cost-twice" {
		return false
	}
	if f.p.name == "cards-plus" && !r.barePlus(u, f, amt) || r.comparesBehind(u, f) {
		return false
	}
	if r.attributive(u, f) {
		r.clause(u, f.start, f.end, "C3", f.p.name)
		return true
	}
	ph := r.subject(u, f, costAt)
	if costAt < 0 && !r.chargeable(u, f, &ph) {
		return false
	}
	if costAt >= 0 && f.p.does == "set" && r.inRelative(tokens, costAt) {
		r.clause(u, f.start, f.end, "C3", f.p.name)
		return true
	}
	self := r.isSelf(&ph)
	if self && ph.anaphor && costAt < 0 {
		return false
	}
	cost := costFlags(0)
	if costAt >= 0 {
		cost = tokens[costAt].cost
	}
	react := r.reacts(u, f, &ph)
	if !react && (cost&ofUse != 0 || ph.power || r.usesAbility(u, f)) {
		r.clause(u, f.start, f.end, "C4", f.p.name)
		return true
	}
	op := r.op(f, tokens, amt)
	if cost&ofBase != 0 || self && r.definesBase(u, f, op) {
		r.base(u, f, op, amt, &ph, self)
		return true
	}
	if self && op == lint.Set && strings.HasPrefix(f.p.name, "set-for") {
		r.clause(u, f.start, f.end, "C1", f.p.name)
		return true
	}
	if self && op == lint.Increase && strings.HasPrefix(f.p.name, "play-") {
		r.clause(u, f.start, f.end, "C6", f.p.name)
		return true
	}
	m := lint.Modifier{Code: codeOf(op, self), Op: op, On: lint.OnPlay}
	switch {
	case react:
		m.Code, m.On = lint.M4, lint.OnReact
	case r.targets(u, f, &ph) && cost&playNamed == 0:
		m.Code, m.On = lint.R3, lint.OnTarget
	}
	r.emit(u, f, m, amt, &ph, self)
	return true
}

func codeOf(op lint.Op, self bool) lint.Code {
	switch {
	case self:
		return lint.M5
	case op == lint.Increase:
		return lint.M2
	case op == lint.Set:
		return lint.M3
	}
	return lint.M1
}

// op settles the direction; a signed amount says it itself.
func (r *reader) op(f *found, tokens []token, amt int) lint.Op {
	switch f.p.does {
	case "reduce":
		return lint.Reduce
	case "set":
		return lint.Set
	case "sign":
		if amt >= 0 && tokens[amt].sign < 0 {
			return lint.Reduce
		}
	}
	return lint.Increase
}

// emit writes one modifier for each currency of the amount, with circumstances, whose cards and the filter.
func (r *reader) emit(u int, f *found, m lint.Modifier, amt int, ph *phrase, self bool) {
	tokens := r.units[u].tokens
	c := r.circumstancesOf(u, f.start, f.end, ph)
	m.When, m.Lasts, m.Drawback = c.when, c.lasts, c.drawback
	m.Whose, m.Cards, m.Filter = r.whom(u, ph, self, m)
	if m.Lasts == lint.Static && r.once(u, f, c) {
		m.Lasts = lint.Next
	}
	m.Span = r.evidence(u, f, ph)
	parts := []part{{amount: lint.Amount{Kind: lint.Formula}}}
	if amt >= 0 {
		parts = tokens[amt].parts
	}
	from := len(r.out.Modifiers)
	for _, p := range parts {
		m.Amount, m.Currency = p.amount, r.currency(f, tokens, p)
		r.out.Modifiers = append(r.out.Modifiers, m)
	}
	if r.last.unit != u {
		r.last = lastModifiers{unit: u, from: from}
	}
	r.last.to = len(r.out.Modifiers)
	r.clause(u, f.start, f.end, string(m.Code), f.p.name)
	if m.Op == lint.Reduce && r.twoThings(u, f) {
		return
	}
	if f.p.name == "plus-both" || f.p.name == "plus-both-back" {
		m.Code, m.On = lint.R3, lint.OnTarget
		r.out.Modifiers = append(r.out.Modifiers, m)
	}
}

func (r *reader) twoThings(int, *found) bool { return false }

// currency is the one of the amount, or of the word for money beside it: "eggyel több varázspontba".
func (r *reader) currency(f *found, tokens []token, p part) lint.Currency {
	if p.currency != lint.AnyCurrency {
		return p.currency
	}
	for _, k := range f.took {
		if k >= 0 && tokens[k].kind == amount && tokens[k].parts[0].bare {
			return tokens[k].parts[0].currency
		}
	}
	if f.p.does != "set" {
		for k := f.start; k < f.end; k++ {
			if tokens[k].kind == amount && tokens[k].parts[0].bare && tokens[k].noun.kase != acc {
				return tokens[k].parts[0].currency
			}
		}
	}
	return lint.AnyCurrency
}

// evidence spans the words for the cards (where they stand beside the statement) and the statement.
func (r *reader) evidence(u int, f *found, ph *phrase) lint.Span {
	from, to := f.start, f.end
	if ph.found && ph.unit == u {
		from, to = min(from, ph.from), max(to, ph.to)
	}
	return r.span(u, from, to)
}

// barePlus accepts "ellenfeled minden varázslata +1_VP": cards as the subject, the amount as the whole predicate.
func (r *reader) barePlus(u int, f *found, amt int) bool {
	tokens := r.units[u].tokens
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
	for k := f.start - 1; k >= 0; k-- {
		if tokens[k].class&(cGain|cPayverb|cIf) != 0 {
			return false
		}
	}
	p := r.leftOf(u, f.start)
	return p.found && tokens[p.head].isCards() && tokens[p.head].noun.kase == nom
}

// chargeable says whether a statement without a word for cost is about cards at all.
func (r *reader) chargeable(u int, f *found, ph *phrase) bool {
	tokens := r.units[u].tokens
	if f.p.family == "M4" || f.p.family == "R3" {
		return true
	}
	for _, k := range f.took {
		if k >= 0 && tokens[k].class&(cCheap|cDear|cCheaply|cDearly|cLowercheap|cRaisedear|cLesscau|cMorecau) != 0 {
			return true
		}
	}
	return ph.found || ph.anaphor || strings.HasPrefix(f.p.name, "set-for") || strings.Contains(f.p.name, "plus-ill") || strings.HasPrefix(f.p.name, "play-")
}

// attributive says whether "2_VP-vel olcsóbb" is an attribute of the noun behind it: egy 2_VP-vel olcsóbb gólemet.
func (r *reader) attributive(u int, f *found) bool {
	tokens := r.units[u].tokens
	last := f.end - 1
	if tokens[last].class&(cCheap|cDear) == 0 || strings.HasSuffix(tokens[last].text, "ak") || f.end >= len(tokens) {
		return false
	}
	n := &tokens[f.end]
	if n.kind != word || !n.isCards() {
		return false
	}
	return n.noun.kase == acc || f.start > 0 && (tokens[f.start-1].class&cDet != 0 || tokens[f.start-1].text == "célpont") && n.noun.owner != your
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
	return op == lint.Set || r.mintAt(r.units[u].tokens, f.end)
}

// inRelative says whether the word for cost stands in a relative clause: "melynek költsége 3".
func (r *reader) inRelative(tokens []token, k int) bool {
	for j := k - 1; j >= 0; j-- {
		if tokens[j].class&cRel != 0 {
			return true
		}
		if tokens[j].kind == punct && tokens[j].text == "," || tokens[j].class&(cIf|cWhenever) != 0 {
			return j+1 < len(tokens) && tokens[j].kind == punct && tokens[j+1].class&(cConj) != 0 && r.relBefore(tokens, j)
		}
	}
	return false
}

// relBefore says whether a relative clause runs on before token j: "lap, ami nem bűbáj, és költsége Y".
func (r *reader) relBefore(tokens []token, j int) bool {
	for j--; j >= 0; j-- {
		if tokens[j].class&cRel != 0 {
			return true
		}
		if tokens[j].kind == punct {
			return false
		}
	}
	return false
}

// reacts says whether the change is of the cost of reacting.
func (r *reader) reacts(u int, f *found, ph *phrase) bool {
	tokens := r.units[u].tokens
	if f.pick(tokens, cReact) >= 0 {
		return true
	}
	if ph.found && ph.react {
		return true
	}
	for k := f.start; k < f.end; k++ {
		if tokens[k].class&cReact != 0 {
			return true
		}
	}
	// "aki reagálni akar rá, 1 VP-vel többet fizet", "a reagálás 1 VP-vel drágább": reacting is all that is named
	if !ph.found {
		for k := f.start - 1; k >= 0; k-- {
			if tokens[k].class&cReact != 0 && (strings.HasPrefix(tokens[k].text, "reagál")) {
				return true
			}
		}
		if f.end < len(tokens) && tokens[f.end].class&cReact != 0 {
			return true
		}
	}
	return false
}

// targets says whether the change is of the cost of targeting.
func (r *reader) targets(u int, f *found, ph *phrase) bool {
	tokens := r.units[u].tokens
	if f.pick(tokens, cTarget) >= 0 || ph.found && ph.target {
		return true
	}
	if !ph.found {
		for k := f.start - 1; k >= 0; k-- {
			if tokens[k].class&cTarget != 0 {
				return true
			}
		}
	}
	return false
}

// usesAbility says whether what changes is the use of something.
func (r *reader) usesAbility(u int, f *found) bool {
	tokens := r.units[u].tokens
	k := f.start
	if f.pick(tokens, cCost|cPlaying) >= 0 {
		return false
	}
	for j := k - 1; j >= 0 && j >= k-5; j-- {
		t := &tokens[j]
		if t.class&cUse != 0 {
			return true
		}
		if t.kind == punct || t.breaks() {
			return false
		}
	}
	return false
}

// once says whether a permission to play is for a single card: in a spell, or in an ability that is activated or triggered.
func (r *reader) once(u int, f *found, c circumstances) bool {
	tokens := r.units[u].tokens
	if !strings.HasPrefix(f.p.name, "play-") && !strings.HasPrefix(f.p.name, "set-for") && f.p.does != "free" && f.p.does != "condition" {
		return false
	}
	if f.p.does == "condition" {
		return false
	}
	may := false
	for _, t := range tokens {
		may = may || t.class&cPlay != 0 && secondPerson(t.text) || t.extra&dFlow != 0
	}
	spell := slices.ContainsFunc(r.card.Types, func(s string) bool { return s == "azonnali" || s == "általános" })
	return may && (c.when&(lint.Activated|lint.Triggered) != 0 || spell)
}
