package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// nextSentence finds the cards of a sentence that is only they and an amount, with the verb of the one before: "…. Tárgyaidé 2_VP-vel."
func (r *reader) nextSentence(u int, f *found) phrase {
	tokens, before := r.units[u].tokens, r.units[u].previous
	if before < 0 || r.last.unit != before || r.last.to == 0 || f.start == 0 || f.end < len(tokens) && tokens[f.end].kind != punct {
		return phrase{back: -1}
	}
	h := r.skipAdverbs(tokens, f.start-1)
	if h < 0 || !tokens[h].isCards() || tokens[h].noun.kase != nom && tokens[h].noun.kase != poss {
		return phrase{back: -1}
	}
	if p := r.grow(u, h); p.from == 0 || p.from == 1 && tokens[0].class&cDet != 0 {
		if p.whose == "" && tokens[h].noun.owner == its {
			p.whose = r.out.Modifiers[r.last.to-1].Whose
		}
		return p
	}
	return phrase{back: -1}
}

// costBefore says whether the sentence before spoke of a change of cost, so that "varázslataidé" needs no word for it.
func (r *reader) costBefore(u int) bool {
	p := r.units[u].previous
	return p >= 0 && r.last.unit == p && hasClass(r.units[p].tokens, cCost|cPlaying)
}

// thingBehind says whether what grows or falls stands behind the verb: "és 2-vel nő a sebzése".
func (r *reader) thingBehind(tokens []token, k int) bool {
	for ; k < len(tokens) && tokens[k].kind != punct; k++ {
		if t := &tokens[k]; t.extra&dQuantity != 0 || t.noun.known && t.noun.lemma.kind == "thing" && t.noun.kase == nom {
			return true
		}
	}
	return false
}

// person settles whose cards are meant where a pronoun says it: "a tieid 1_VP-vel olcsóbbak", "te viszont 1_VP-vel olcsóbban".
func (r *reader) person(s *statement) {
	if !s.ph.found {
		return
	}
	if h := r.headOf(&s.ph); h.pronounsOwner() == lint.Own && r.prev.found {
		s.ph = r.prev
		s.ph.whose = lint.Own
	}
	for k := s.f.start - 1; k >= 0 && k > s.f.start-4 && s.f.p.is(rowPlays) && s.tokens[k].kind == word; k-- {
		if s.tokens[k].text == "te" {
			s.ph.whose = lint.Own
		}
	}
}

// lastSelf says whether the last statement was about this card's own cost.
func (r *reader) lastSelf() bool {
	return r.last.to > 0 && r.out.Modifiers[r.last.to-1].Code == lint.M5
}

// ifBetween says whether a condition and nothing else parts an amount from the statement before it, which has the same for less or more:
// "… +1_VP, ha van sárkányod, akkor +2_VP", "… +1_VP (ha van sárkányod, +2_VP)".
func (r *reader) ifBetween(u int, f *found) bool {
	un := &r.units[u]
	tokens := un.tokens
	comma := r.skipAdverbs(tokens, f.start-1)
	if comma < 2 || tokens[comma].mark != ',' || !r.stands(tokens, f.end) || f.end+1 < len(tokens) && tokens[f.end].mark == ',' && tokens[f.end+1].class&cIf != 0 && !ofNext(tokens, f.end+1) {
		return false
	}
	from := comma
	for from > 0 && tokens[from-1].mark != ',' {
		from--
	}
	for from < comma && tokens[from].class&(cBut|cConj) != 0 {
		from++
	}
	if tokens[from].class&cIf == 0 || r.last.to == 0 {
		return false
	}
	aside := un.kind == bracket && from < 2 && (r.last.unit == un.parent && r.last.to == r.last.from+1 || un.goesOn && r.last.unit == un.previous)
	return aside || r.last.unit == u && from > 1
}

// continues says whether an amount alone goes on with the statement before it in the same unit: "…, a 7. körtől 1_VP-vel kevesebb".
func (r *reader) continues(u int, f *found) bool {
	tokens := r.units[u].tokens
	if f.p.does != "last" && f.start == 0 && r.costHeading(u).found {
		return true // hajóid költsége: 1 VP-vel csökken
	}
	if f.p.name == "then-to" {
		return r.last.unit == u && r.last.to > 0 && r.out.Modifiers[r.last.to-1].Op == lint.Set && r.stands(tokens, f.end) && r.lacksVerb(u, f).found
	}
	if f.p.name == "then-again" && r.last.unit == u && r.stands(tokens, f.end) {
		if p := r.lacksVerb(u, f); p.found && r.likeCase(r.headOf(&p)) {
			return true // …, tornyaidat +2_VP
		}
	}
	if (f.p.does == "last" || named(&tokens[f.start]) && (r.lastSelf() || r.prev.found && r.prev.unit == r.last.unit)) && r.ifBetween(u, f) {
		return true
	}
	if f.p.name == "then-by" {
		j := f.start - 1
		if r.nextSentence(u, f).found {
			return true
		}
		if r.last.unit != u || f.end < len(tokens) && tokens[f.end].kind != punct && tokens[f.end].kind != group && tokens[f.end].class&cBut == 0 {
			return false
		}
		if r.lacksVerb(u, f).found {
			return true
		}
		if n := f.end + 1; !named(&tokens[f.start]) && !(r.lastSelf() && n < len(tokens) && tokens[f.end].mark == ',' && tokens[n].class&cIf != 0) {
			return false
		}
		if j = r.skipAdverbs(tokens, j); j > 0 && j < f.start-1 && tokens[j].kind == punct {
			return r.conditions(tokens[j:], f.start-j, f.end-j, &phrase{back: -1}, lint.Static) != 0 // az 5. körtől pedig 2_VP-vel
		}
		j = f.start - 1
		if j > 0 && tokens[j].class&cConj != 0 && tokens[j-1].kind == punct {
			j-- // …, és 2_VP-vel, ha …
		}
		return j > 0 && tokens[j].kind == punct && hasClass(tokens[:j], cIf)
	}
	if (f.p.name == "then-raise" || f.p.name == "then-lower") && (!named(&tokens[f.start]) || r.thingBehind(tokens, f.end)) {
		return false
	}
	if n := len(r.out.Modifiers); r.last.unit == u && n > 0 && r.out.Modifiers[n-1].Code == lint.M5 && f.start > 1 && tokens[f.start-1].class&cConj != 0 && tokens[f.start-2].kind == punct {
		return true // költsége 1_VP-vel kevesebb, ha …, és 2_VP-vel több, ha …
	}
	if r.last.unit != u || !r.prev.found || r.prev.unit != u || f.end < len(tokens) && tokens[f.end].kind != punct {
		return false
	}
	j := f.start - 1
	if j < 0 {
		return false
	}
	t := &tokens[j]
	return isTime(t) || afterwards(t) || t.noun.kase == abl || strings.HasSuffix(t.text, "tól") || strings.HasSuffix(t.text, "től") || t.class&cConj != 0
}
