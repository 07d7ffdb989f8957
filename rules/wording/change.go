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
	if strings.HasPrefix(f.p.name, "payment-") || strings.HasPrefix(f.p.name, "spending-") {
		return r.money(u, f)
	}
	if f.p.name == "cards-plus" && !r.barePlus(u, f, amt) || r.comparesBehind(u, f) {
		return false
	}
	if r.attributive(u, f) {
		r.clause(u, f.start, f.end, "C3", f.p.name)
		return true
	}
	if f.p.name == "cost-is" && !r.stands(tokens, f.end) {
		return false
	}
	if costAt >= 0 && f.p.does == "set" && (r.inRelative(tokens, costAt) || r.inConditionAt(tokens, costAt)) {
		r.clause(u, f.start, f.end, "C3", f.p.name)
		return true
	}
	ph := r.subject(u, f, costAt)
	if costAt < 0 && !r.chargeable(u, f, &ph) {
		return false
	}
	if strings.HasPrefix(f.p.name, "plus-pay") && !ph.found {
		r.clause(u, f.start, f.end, "C6", f.p.name)
		return true
	}
	if strings.HasPrefix(f.p.name, "pay-") && !ph.found && !r.paysForItself(tokens) {
		return false
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
	if !react && (cost&ofUse != 0 || ph.power || r.usesAbility(u, f, &ph)) {
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
	if self && !react && op == lint.Increase && strings.HasPrefix(f.p.name, "play-") {
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
	if m.Lasts == lint.Static && !self && r.once(u, f, c) {
		m.Lasts = lint.Next
	}
	m.Span = r.evidence(u, f, ph)
	parts := []part{{amount: lint.Amount{Kind: lint.Formula}}}
	if amt >= 0 {
		parts = tokens[amt].parts
	}
	multiple := r.counted(u, f, ph)
	from := len(r.out.Modifiers)
	for _, p := range parts {
		m.Amount, m.Currency = p.amount, r.currency(f, tokens, p)
		if multiple && m.Amount.Kind == lint.Number {
			m.Amount = lint.Amount{Kind: lint.Formula}
		}
		r.out.Modifiers = append(r.out.Modifiers, m)
	}
	if r.last.unit != u {
		r.last = lastModifiers{unit: u, from: from}
	}
	r.last.to = len(r.out.Modifiers)
	r.clause(u, f.start, f.end, string(m.Code), f.p.name)
	r.gapped(u, f, m, ph)
	if ph.found {
		r.prev = *ph
	}
	if f.p.name == "plus-both" || f.p.name == "plus-both-back" {
		m.Code, m.On = lint.R3, lint.OnTarget
		r.out.Modifiers = append(r.out.Modifiers, m)
	}
}

// gapped reads the parts of a sentence that share the verb at its end: "angyalaid 2_VP-vel, a többi lényed 1_VP-vel olcsóbb".
func (r *reader) gapped(u int, f *found, m lint.Modifier, ph *phrase) {
	tokens := r.units[u].tokens
	if !ph.found || ph.unit != u {
		return
	}
	k := ph.from - 1
	for k >= 0 && (tokens[k].class&(cDet|cConj) != 0 || tokens[k].extra&dFiller != 0) {
		k--
	}
	if k < 1 || tokens[k].kind != punct || tokens[k-1].kind != amount || tokens[k-1].noun.kase != ins {
		return
	}
	at := k - 1
	before := r.leftOf(u, at)
	if at > 0 && tokens[at-1].class&cCost != 0 {
		before = r.leftOf(u, at-1)
	}
	if !before.found {
		return
	}
	m.Whose, m.Cards, m.Filter = r.whom(u, &before, false, m)
	m.Span = r.span(u, before.from, k)
	for _, p := range tokens[at].parts {
		m.Amount, m.Currency = p.amount, p.currency
		r.out.Modifiers = append(r.out.Modifiers, m)
	}
	r.last.to = len(r.out.Modifiers)
}

// counted says whether the amount is for each of something: "minden lényed után 1-gyel", "minden jelző 1 VP-vel csökkenti".
func (r *reader) counted(u int, f *found, ph *phrase) bool {
	tokens := r.units[u].tokens
	for k := range tokens {
		t := &tokens[k]
		if t.text == "után" && k >= f.start-6 && k < f.end+8 {
			for j := k - 1; j >= 0 && j >= k-8; j-- {
				if tokens[j].extra&dEach != 0 || tokens[j].text == "egyes" {
					return true
				}
			}
		}
		if t.kind == word && (strings.HasSuffix(t.text, "onként") || strings.HasSuffix(t.text, "enként") || strings.HasSuffix(t.text, "önként") || strings.HasSuffix(t.text, "ánként")) && t.text != "körönként" && t.text != "fordulónként" {
			return true
		}
	}
	for k := f.start; k < f.end; k++ {
		if w := tokens[k].text; strings.HasSuffix(w, "csökkenti") || strings.HasSuffix(w, "növeli") || strings.HasSuffix(w, "csökkentik") {
			for j := f.start - 1; j >= 0; j-- {
				if tokens[j].extra&dEach != 0 && !(ph.found && j >= ph.from && j < ph.to) {
					return true
				}
			}
		}
	}
	return false
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
	return t.kind == punct || t.kind == group || t.class&(cConj|cBut|cIf|cBecomes) != 0
}

// money reads a currency that gets dearer or cheaper to use (R3).
func (r *reader) money(u int, f *found) bool {
	tokens := r.units[u].tokens
	first := f.took[0]
	paid := tokens[first].parts[0]
	if paid.currency == lint.AnyCurrency || f.p.family != "R3" || strings.HasPrefix(f.p.name, "payment-") && paid.currency == lint.VP {
		return false
	}
	m := lint.Modifier{Code: lint.R3, On: lint.OnPlay, Op: lint.Op(f.p.does), Whose: r.actor(tokens)}
	if m.Whose == lint.Both {
		for _, t := range tokens {
			if t.kind == word && (strings.HasSuffix(t.text, "sz") || strings.HasSuffix(t.text, "nod") || strings.HasSuffix(t.text, "ned")) {
				m.Whose = lint.Own
			}
			if t.class&cFoe != 0 {
				m.Whose = lint.Opponent
			}
		}
	}
	c := r.circumstancesOf(u, f.start, f.end, &phrase{back: -1})
	m.When, m.Lasts, m.Drawback = c.when, c.lasts, c.drawback
	m.Cards, m.Filter, m.Span = "lap", lint.Filter{Any: []lint.Conjunction{}}, r.span(u, f.start, f.end)
	m.Currency = paid.currency
	for _, k := range f.took[1:] {
		if k >= 0 && tokens[k].kind == amount {
			m.Amount = tokens[k].parts[0].amount
			if f.p.does == "condition" {
				m.Currency = tokens[k].parts[0].currency
			}
		}
	}
	r.out.Modifiers = append(r.out.Modifiers, m)
	r.last = lastModifiers{unit: u, from: len(r.out.Modifiers) - 1, to: len(r.out.Modifiers)}
	r.clause(u, f.start, f.end, "R3", f.p.name)
	return true
}

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
		if k >= 0 && tokens[k].class&(cCheap|cDear|cCheaply|cDearly|cLowercheap|cRaisedear|cLesscau|cMorecau|cLessill|cMoreill) != 0 {
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
	}
	for k := f.end; k < len(tokens) && k < f.end+4 && tokens[k].kind != punct; k++ {
		if strings.HasPrefix(tokens[k].text, "reagál") {
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
	for k := f.end; k < len(tokens) && k < f.end+2; k++ {
		if tokens[k].class&cTarget != 0 {
			return true
		}
	}
	return ph.found && r.actsOn(u, ph)
}

// actsOn says whether the cards are sources by what they do to others: "a tündéreidre ható források".
func (r *reader) actsOn(_ int, ph *phrase) bool {
	tokens := r.units[ph.unit].tokens
	for k := ph.from; k < ph.to; k++ {
		if tokens[k].text == "ható" || tokens[k].text == "hatna" || tokens[k].text == "célzó" {
			return true
		}
	}
	return false
}

// usesAbility says whether what changes is the use of something.
func (r *reader) usesAbility(u int, f *found, ph *phrase) bool {
	tokens := r.units[u].tokens
	k := f.start
	if f.pick(tokens, cCost|cPlaying) >= 0 {
		return false
	}
	if !ph.found || strings.HasPrefix(f.p.name, "play-") {
		for j := max(0, k-8); j < k; j++ {
			if tokens[j].class&(cPower|cUse) != 0 && tokens[j].noun.kase != sub {
				return true
			}
		}
		for j := f.end; j < len(tokens) && j < f.end+2; j++ {
			if tokens[j].extra&dFlow != 0 {
				return true
			}
		}
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
		may = may || t.class&cPlay != 0 && (secondPerson(t.text) || strings.HasSuffix(t.text, "hat") || strings.HasSuffix(t.text, "het")) || t.extra&dPut != 0
	}
	spell := slices.ContainsFunc(r.card.Types, func(s string) bool { return s == "azonnali" || s == "általános" })
	return may && (c.when&(lint.Activated|lint.Triggered) != 0 || spell)
}
