package wording

import (
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// emit writes one modifier for each currency of the amount, with circumstances, whose cards and the filter.
func (r *reader) emit(u int, f *found, m lint.Modifier, amt int, ph *phrase, self bool) {
	tokens := r.units[u].tokens
	if self && r.cutAtStart(u, f) {
		r.unjudged(0, tokens[f.end-1].end)
		return
	}
	c := r.circumstancesOf(u, f.start, f.end, ph)
	m.When, m.Lasts, m.Drawback = c.when, c.lasts, c.drawback
	m.Whose, m.Cards, m.Filter = r.whom(u, ph, self, m)
	if z := r.playedFrom(u, f, ph); z != "" && !self && m.On == lint.OnPlay {
		m.Filter = from(m.Filter, z)
	}
	if m.Lasts == lint.Static && !self && (r.once(u, f, ph, c) || f.p.does == "free" && ph.found && ph.unit != u && ph.back == ph.unit) {
		m.Lasts = lint.Next
		if m.When&lint.Conditional != 0 && ph.found {
			single := *ph
			single.next = true
			m.When = r.circumstancesOf(u, f.start, f.end, &single).when // an event, then
		}
	}
	if f.p.is(rowPlaysIfPaid|rowOnlyUntil) && ifs(tokens) == 1 {
		m.When &^= lint.Conditional // that it is paid for is no condition beside
	}
	if m.On != lint.OnPlay && m.When&lint.Conditional != 0 && (onlyActs(tokens) || m.On == lint.OnTarget && r.whoTargets(u)) {
		m.When &^= lint.Conditional // +1_VP, ha reagál rá
	}
	if m.Code == lint.M4 && f.p.name == "surcharge" && ph.found && ph.whose == lint.Opponent && r.units[u].parent < 0 {
		m.Whose = lint.Own // reacting to the opponent's cards is the player's own
	}
	r.unclearOwner(ph, &m)
	m.Span = r.evidence(u, f, ph)
	parts := []part{{amount: lint.Amount{Kind: lint.Formula}}}
	if amt >= 0 {
		parts = tokens[amt].parts
	}
	multiple := r.counted(u, f, ph)
	first := len(r.out.Modifiers)
	for _, p := range r.inEachCurrency(u, f, parts) {
		m.Amount, m.Currency = p.amount, r.currency(f, tokens, p)
		if m.Currency == lint.AnyCurrency && (f.p.is(rowPlusIll) || strings.HasSuffix(f.p.name, "-gapped")) && r.last.unit == u && r.last.to > 0 {
			m.Currency = r.out.Modifiers[r.last.to-1].Currency // +1 VP-be kerülnek, a 2-esek pedig +3-ba
		}
		if n := len(r.out.Modifiers); amt >= 0 && strings.HasPrefix(tokens[amt].text, "ugyan") && n > 0 {
			m.Amount, m.Currency = r.out.Modifiers[n-1].Amount, r.out.Modifiers[n-1].Currency
		}
		if multiple && m.Amount.Kind == lint.Number {
			m.Amount = lint.Amount{Kind: lint.Formula}
		}
		r.out.Modifiers = append(r.out.Modifiers, m)
	}
	if r.last.unit != u {
		r.last = lastModifiers{unit: u, from: first}
	}
	r.last.to = len(r.out.Modifiers)
	r.clause(u, f.start, f.end, string(m.Code), f.p.name)
	to := len(r.out.Modifiers)
	r.gapped(u, f, m, amt, ph)
	if len(r.out.Modifiers) == to {
		r.alsoBehind(u, f, first)
	}
	if ph.found {
		r.prev = *ph
	}
	r.doubled(u, f, m, ph, self)
	if k := r.otherCost(u, f, ph); k >= 0 {
		second := r.grow(u, k)
		r.widened(u, &second, m)
	}
}

// playedFrom finds the zone that goes with the verb of playing rather than with the cards: "gólemeidet a gyűjtődből 1_VP-vel olcsóbban játszhatod ki";
// none where there are several, or the hand.
func (r *reader) playedFrom(u int, f *found, ph *phrase) string {
	tokens := r.units[u].tokens
	if !ph.found || ph.unit != u || !f.p.is(rowPlays) && !f.p.is(rowPlayedFor) && f.p.name != "free-play" {
		return ""
	}
	zone := ""
	for _, way := range [...]struct{ at, step int }{{f.start - 1, -1}, {f.start, 1}} {
		for k := way.at; k >= 0 && k < len(tokens); k += way.step {
			t := &tokens[k]
			if t.kind == punct || t.breaks() && t.class&(cPlay|cCheaply|cDearly|cFree|cLesscau|cMorecau) == 0 {
				break
			}
			if t.noun.known && t.noun.lemma.kind == "zone" && t.noun.kase == ela && (k < ph.from || k >= ph.to) {
				if zone != "" || t.noun.lemma.value == "hand" {
					return ""
				}
				zone = t.noun.lemma.value
			}
		}
	}
	return zone
}

// from gives the filter for cards that are played from the zone.
func from(f lint.Filter, zone string) lint.Filter {
	out := lint.Filter{Any: slices.Clone(f.Any), Exact: f.Exact}
	if len(out.Any) == 0 {
		out.Any = []lint.Conjunction{{}}
	}
	for i := range out.Any {
		if k := &out.Any[i]; len(k.Zone) == 0 {
			k.Zone = []string{zone}
		}
	}
	return out
}

// cutAtStart says whether the text is cut off where the statement's subject would stand: "…zési költsége így eggyel kevesebb".
func (r *reader) cutAtStart(u int, f *found) bool {
	raw := strings.TrimLeft(r.text.Raw, " \t\r\n")
	if !strings.HasPrefix(raw, "…") && !strings.HasPrefix(raw, "...") {
		return false
	}
	n := 0
	for i := 0; i <= u; i++ {
		n += len(r.units[i].tokens)
	}
	return f.start <= 2 && n-len(r.units[u].tokens) <= 1
}

// counted says whether the amount is for each of something: "minden lényed után 1-gyel", "minden jelző 1 VP-vel csökkenti".
func (r *reader) counted(u int, f *found, ph *phrase) bool {
	tokens := r.units[u].tokens
	for k := range tokens {
		t := &tokens[k]
		if t.text == "után" && !f.p.is(rowPays|rowOver) && (k >= f.start-6 || k+2 < f.start && tokens[k+1].mark == ',' && tokens[k+2].class&cRel != 0) && k < f.end+8 {
			for j := k - 1; j >= 0 && j >= k-8; j-- {
				if tokens[j].extra&dEach != 0 || tokens[j].text == "egyes" {
					return true
				}
			}
		}
		if t.kind == word && t.perEach() && !(ph.found && r.countsThem(ph, t.text)) || r.forEach(f, tokens, k) && !(ph.found && ph.unit == u && r.covered(ph, k)) {
			return true
		}
	}
	for k := f.start; k < f.end; k++ {
		if strings.HasPrefix(tokens[k].text, "annyiszor") || strings.HasPrefix(tokens[k].text, "ahányszor") {
			return true
		}
	}
	if f.p.is(rowPays) {
		return false // "minden lénye után 1 VP-vel többet fizet": for each of them, but 1
	}
	for k := f.start; k < min(f.end+1, len(tokens)); k++ {
		if w := tokens[k].text; k == f.end && tokens[k].extra&dMake == 0 {
			break
		} else if tokens[k].extra&dMake != 0 || f.p.is(rowThis) && tokens[k].class&(cLower|cRaise) != 0 || strings.HasSuffix(w, "csökkenti") || strings.HasSuffix(w, "növeli") || strings.HasSuffix(w, "drágítja") || strings.HasSuffix(w, "olcsóbbítja") || strings.HasSuffix(w, "csökkentik") || tokens[k].extra&dDeduct != 0 && !secondPerson(w) {
			if strings.HasSuffix(w, "i") && eachBehind(tokens[k+1:]) {
				return true // költségét 1_VP-vel csökkenti minden, a gyűjtődben nyugvó vámpír
			}
			for j := k - 1; j >= 0; j-- {
				if tokens[j].extra&dEach != 0 && !(ph.found && j >= ph.from && j < ph.to) && (j < f.start && !isTime(&tokens[j+1]) || eachActs(tokens[j+1:k])) {
					return true
				}
			}
		}
	}
	return false
}

// eachBehind says whether the subject of the verb before the words is "minden …": each of them changes so much.
func eachBehind(tokens []token) bool {
	if len(tokens) < 2 || tokens[0].extra&dEach == 0 {
		return false
	}
	for k := 1; k < len(tokens) && k < 8 && tokens[k].kind != punct; k++ {
		if t := &tokens[k]; t.isCards() && t.noun.kase != ine {
			return t.noun.kase == nom && !hasClass(tokens[k+1:], cCost) // but: csökkenti minden hajód költségét
		}
	}
	return false
}

// eachActs says whether the words behind "minden" begin with a subject: minden építményed.
func eachActs(tokens []token) bool {
	for k := range tokens {
		if t := &tokens[k]; t.isCards() && t.noun.kase == nom && (t.noun.owner != unowned || !t.noun.known || k+1 == len(tokens) || tokens[k+1].kind == amount) {
			return true
		} else if t.kind == word && t.noun.kase == nom && t.class == 0 && k+1 < len(tokens) && tokens[k+1].kind == amount && !isTime(t) {
			return true // minden jelző 1-gyel
		} else if !t.noun.known && t.kind != icon && t.extra&dOther == 0 {
			break
		}
	}
	return false
}

// countsThem says whether a count is of the cards themselves, of which each costs so much less: "élőholtjaid idézésekor élőholtanként 1 VP-t …".
func (r *reader) countsThem(ph *phrase, w string) bool {
	stem := r.headOf(ph).noun.stem()
	return stem != "" && strings.HasPrefix(w, stem)
}

// forEach says whether the noun at k is what an amount is counted for, in the clause of the statement: "1-gyel csökken minden elfedért".
func (r *reader) forEach(f *found, tokens []token, k int) bool {
	t := &tokens[k]
	if t.kind != word || t.noun.kase != cau || t.extra&dQuantity == 0 && !t.isCards() && (!t.isNoun() || !t.noun.known) || f.p.is(rowPays|rowPaysMore|rowPlayedFor) || !r.eachBefore(tokens, k) {
		return false
	}
	from, to := r.bounds(tokens, f.start)
	if from > 1 && k+2 < from && tokens[k+1].mark == ',' && tokens[k+2].class&cRel != 0 && !hasPunct(tokens[k+2:from-1]) {
		return true // minden lapért, amit ellenfeled kijátszott, …
	}
	return k >= from && k < to && !hasClass(tokens[from:to], cPayverb)
}

// perEach says whether the word counts something: jelzőnként, lényenként.
func (t *token) perEach() bool {
	if !strings.HasSuffix(t.text, "nként") {
		return false
	}
	switch t.text {
	case "körönként", "egyenként", "fordulónként", "időnként", "esetenként", "alkalmanként", "fejenként", "önként", "játszmánként":
		return false
	}
	return true
}

// inEachCurrency gives a number that several currencies share once for each: "eggyel kevesebb VP, illetve Szk", "1-gyel olcsóbb (Szk, illetve építő)".
func (r *reader) inEachCurrency(u int, f *found, parts []part) []part {
	if len(parts) != 1 || parts[0].currency != lint.AnyCurrency || parts[0].amount.Kind != lint.Number {
		return parts
	}
	tokens := r.units[u].tokens
	named := tokens[f.start:f.end]
	if f.end < len(tokens) && tokens[f.end].kind == group && tokens[f.end].group >= 0 {
		named = r.units[tokens[f.end].group].tokens
	}
	for _, t := range named {
		if t.kind != amount || !t.parts[0].bare || len(t.parts) < 2 {
			continue
		}
		var out []part
		for _, c := range t.parts {
			out = append(out, part{amount: parts[0].amount, currency: c.currency})
		}
		return out
	}
	return parts
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
	if c := f.pick(tokens, cCost); c > 0 && f.p.does != "replace" && costCurrency(tokens, c) != lint.AnyCurrency {
		return costCurrency(tokens, c) // nekron költsége
	}
	if f.p.does != "set" {
		for k := f.start; k < f.end; k++ {
			if tokens[k].kind == amount && tokens[k].parts[0].bare && (tokens[k].noun.kase != acc || k > 0 && tokens[k-1].class&(cLess|cMore) != 0) {
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
