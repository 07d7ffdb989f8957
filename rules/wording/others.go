package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// surchargeIcon reads [[n]]: the card's own, or handed to other cards.
func (r *reader) surchargeIcon(u int, f *found) bool {
	tokens := r.units[u].tokens
	t := &tokens[f.start]
	m := lint.Modifier{Code: lint.M4, Op: lint.Increase, On: lint.OnReact}
	if t.sign < 0 {
		m.Op = lint.Reduce
	}
	ph := phrase{}
	for k := f.start + 1; k < len(tokens) && k < f.start+8; k++ {
		if tokens[k].class&cGain != 0 {
			ph = r.receiver(u, f.start)
			break
		}
		if tokens[k].kind == punct && tokens[k].text == "," {
			break
		}
	}
	if r.units[u].parent >= 0 && r.meaning(u, f.end) {
		f.end = r.explains(u, f.end)
		ph = phrase{}
	}
	r.emit(u, f, m, f.start, &ph, !ph.found)
	return true
}

// receiver finds who gets an icon: "szörnyeid [[2]]-t kapnak", or the subject named earlier in the sentence.
func (r *reader) receiver(u, at int) phrase {
	tokens := r.units[u].tokens
	if p := r.leftOf(u, at); p.found {
		return p
	}
	for k := at - 1; k >= 0; k-- {
		t := &tokens[k]
		if t.isCards() && t.noun.kase == nom && (t.noun.plural || t.noun.owner == your) && !r.inConditionAt(tokens, k) {
			return r.grow(u, k)
		}
	}
	return phrase{}
}

// meaning and explains read "([[2]] jelentése: +2_VP-be kerül reagálni rá.)": the icon and its explanation are one.
func (r *reader) meaning(u, at int) bool {
	tokens := r.units[u].tokens
	return at < len(tokens) && strings.HasPrefix(tokens[at].text, "jelent")
}

func (r *reader) explains(u, at int) int {
	if u+1 < len(r.units) && r.units[u].colon {
		r.units[u+1].tokens = nil
	}
	return at + 1
}

// free reads playing without paying: of other cards R1, of the card itself C1, of anything else C11.
func (r *reader) free(u int, f *found) bool {
	tokens := r.units[u].tokens
	for k := f.start - 1; k < f.end; k++ {
		if k >= 0 && tokens[k].class&cNot != 0 && f.p.name != "no-need" {
			r.clause(u, f.start, f.end, "C9", f.p.name)
			return true
		}
	}
	ph := r.objectOf(u, f.start, f.end)
	if ph.found {
		ph.whose = r.actor(tokens) // who plays, whoever owns the card
	} else {
		ph = r.leftOf(u, f.start)
		if ph.found && (tokens[ph.head].noun.kase != nom || r.inConditionAt(tokens, ph.head) || tokens[ph.head].noun.owner == unowned && !tokens[ph.head].noun.plural) {
			ph = phrase{}
		}
	}
	if !ph.found {
		ph = r.fetched(u, f)
	}
	if !ph.found && f.pick(tokens, cCost) >= 0 {
		ph = r.leftOf(u, f.pick(tokens, cCost))
	}
	if r.isSelf(&ph) || ph.power {
		r.clause(u, f.start, f.end, "C1", f.p.name)
		return true
	}
	m := lint.Modifier{Code: lint.R1, Op: lint.Free, On: lint.OnPlay}
	r.emitFree(u, f, m, &ph)
	return true
}

func (r *reader) emitFree(u int, f *found, m lint.Modifier, ph *phrase) {
	from := len(r.out.Modifiers)
	r.emit(u, f, m, -1, ph, false)
	for i := from; i < len(r.out.Modifiers); i++ {
		r.out.Modifiers[i].Amount, r.out.Modifiers[i].Currency = lint.Amount{}, lint.AnyCurrency
	}
}

// replacement reads paying a cost with something else: of other cards R1, of the card itself C1.
func (r *reader) replacement(u int, f *found) bool {
	tokens := r.units[u].tokens
	costAt := f.pick(tokens, cCost)
	for k := max(0, f.start-3); k < f.end; k++ {
		if tokens[k].class&cNot != 0 && (k > f.start || k+1 < len(tokens) && tokens[k+1].class&cMay != 0) {
			r.clause(u, f.start, f.end, "C9", f.p.name)
			return true
		}
	}
	ph := r.leftOf(u, costAt)
	if !ph.found {
		ph = r.antecedent(u, costAt, ph.anaphor)
	}
	family := "C1"
	switch {
	case tokens[costAt].cost&ofUse != 0 || ph.power:
		family = "C4"
	case !r.isSelf(&ph) && f.p.does == "replace" && !strings.HasPrefix(f.p.name, "pay-"):
		r.emitReplace(u, f, costAt, &ph)
		return true
	case !r.isSelf(&ph):
		family = "C5" // what may pay for a cost
	}
	r.clause(u, f.start, f.end, family, f.p.name)
	return true
}

// reminds says whether the sentence explains the one before: "ez azt jelenti, hogy …".
func (r *reader) reminds(tokens []token) bool {
	for _, t := range tokens[:min(5, len(tokens))] {
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
		if tokens[k].kind == amount && tokens[k].noun.kase == acc {
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
	ph := phrase{}
	if first := r.units[u].tokens[0]; first.class&cThis != 0 && len(tokens) > 3 && r.reminds(tokens) && len(r.out.Modifiers) > 0 {
		r.clause(u, f.start, f.end, "C12", f.p.name) // "ez azt is jelenti, hogy …" only explains what was said
		return true
	}
	switch {
	case strings.HasPrefix(f.p.name, "condition"), f.p.name == "needed-for":
		ph = r.leftOf(u, f.start)
	case f.p.name == "only-if-paid":
		ph = r.objectOf(u, f.start, f.end)
		if ph.found && ph.whose == "" {
			ph.whose = r.actor(tokens)
		}
	default:
		ph = r.objectOf(u, f.start, f.end)
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
		if tokens[k].kind == amount && named(tokens[k]) {
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

// ancient reads what the text says about ancient magic itself.
func (r *reader) ancient(u int) {
	tokens := r.units[u].tokens
	for k := range tokens {
		t := &tokens[k]
		named := t.kind == icon && t.text == "ősmágia" || t.kind == word && (strings.HasPrefix(t.text, "ősmágiá") || t.text == "ősmágia")
		if !named || r.out.Ancient.Kind != "" {
			continue
		}
		kind := r.ancientKind(tokens, k)
		if kind == "" {
			continue
		}
		ph := phrase{}
		if kind == "grants" {
			ph = r.receiver(u, k)
			if !r.gives(tokens, k) {
				ph = phrase{}
			}
		}
		c := r.circumstancesOf(u, k, k+1, &ph)
		a := lint.Ancient{Kind: kind, When: c.when, Whose: lint.Both, Span: r.span(u, k, k+1)}
		if kind == "grants" {
			a.Whose = lint.Self
			if ph.found {
				a.Whose, _, _ = r.whom(u, &ph, false, lint.Modifier{})
			}
		} else {
			a.Whose = r.negatedWhose(tokens, k)
		}
		r.out.Ancient = a
	}
}

// ancientKind says whether the mention at k grants or negates; a mention as an attribute (egy _ősmágia lap) does neither.
func (r *reader) ancientKind(tokens []token, k int) string {
	end := k + 1
	not, works := false, false
	for ; end < len(tokens) && tokens[end].kind != punct; end++ {
		not = not || tokens[end].class&cNot != 0
		w := tokens[end].text
		works = works || strings.HasPrefix(w, "működ") || strings.HasPrefix(w, "véd") || strings.HasPrefix(w, "érvény") || w == "hat" || strings.HasPrefix(w, "használ") || strings.HasPrefix(w, "él")
	}
	for j := k; j < end; j++ {
		w := tokens[j].text
		if strings.HasPrefix(w, "elveszít") || strings.HasPrefix(w, "elveszt") || strings.HasPrefix(w, "elvesz") || strings.HasPrefix(w, "hatástalan") || strings.HasPrefix(w, "kikapcsol") || strings.HasPrefix(w, "megszűn") {
			return "negates"
		}
	}
	for j := k - 1; j >= 0 && tokens[j].kind != punct; j-- {
		w := tokens[j].text
		if strings.HasPrefix(w, "elveszít") || strings.HasPrefix(w, "elveszt") || strings.HasPrefix(w, "nincs") {
			return "negates"
		}
	}
	switch {
	case not && works:
		return "negates"
	case k+1 < len(tokens) && tokens[k+1].kind == word && tokens[k+1].class&cPower == 0 && (tokens[k+1].isCards() || tokens[k+1].noun.known):
		return ""
	case tokens[k].kind == word && !r.gives(tokens, k) && !r.alone(tokens, k):
		return ""
	}
	return "grants"
}

// alone says whether the word stands by itself as an ability: "ha …, ősmágia."
func (r *reader) alone(tokens []token, k int) bool {
	return (k == 0 || tokens[k-1].kind == punct || tokens[k-1].class&(cConj|cBut) != 0) && (k+1 == len(tokens) || tokens[k+1].kind == punct || tokens[k+1].class&cConj != 0)
}

func (r *reader) gives(tokens []token, k int) bool {
	for j := max(0, k-6); j < len(tokens) && j < k+6; j++ {
		if tokens[j].class&cGain != 0 || tokens[j].text == "rendelkezik" {
			return true
		}
	}
	return false
}

func (r *reader) negatedWhose(tokens []token, k int) lint.Whose {
	for j := k - 1; j >= 0 && j >= k-4; j-- {
		if tokens[j].class&cFoe != 0 {
			return lint.Opponent
		}
		if tokens[j].noun.owner == your && tokens[j].class&cFoe == 0 {
			return lint.Own
		}
	}
	return lint.Both
}
