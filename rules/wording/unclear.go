package wording

import (
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// unclearWord marks the word for cost of a change that does not say which cost it means: a word that is no term of the rules (ára, díja), a bare
// "költsége" behind abilities, which may be theirs, one behind an ability of the card's own that has a price.
func (r *reader) unclearWord(s *statement) {
	if s.costAt < 0 || s.cost&(playNamed|ofBase|ofUse) != 0 || s.tokens[s.costAt].class&cCost == 0 {
		return
	}
	instead, other := costTerm(s.tokens[s.costAt].text)
	if !other && !r.maybeOfPower(s) && !r.maybeOfAbility(s) {
		return
	}
	t := &s.tokens[s.costAt]
	if n := len(r.out.Marks); n > 0 && r.out.Marks[n-1].Kind == lint.MarkWord && r.out.Marks[n-1].Start == int(r.l.runes[t.start].at) {
		return // one word for two changes
	}
	r.correct(s.u, lint.MarkWord, int(t.start), int(t.end), instead)
}

// costTerm gives the word of the rules for one that is none, in the same case.
func costTerm(w string) (instead string, other bool) {
	for _, stem := range []string{"ár", "díj"} {
		rest, ok := strings.CutPrefix(w, stem)
		if i := slices.Index([]string{"a", "uk", "át", "ukat", "ából"}, rest); ok && i >= 0 {
			return "költség" + []string{"e", "ük", "ét", "üket", "éből"}[i], true
		}
	}
	return "", false
}

// maybeOfPower says whether a bare "költségük" stands behind abilities and the cards that have them: it may be the cost of either.
func (r *reader) maybeOfPower(s *statement) bool {
	if s.ph.power || s.tokens[s.costAt].noun.owner != its && s.tokens[s.costAt].noun.owner != their {
		return false
	}
	from := 0
	if s.ph.found && s.ph.unit == s.u {
		if s.ph.head > s.costAt {
			return false
		}
		from = s.ph.head
	} else if s.ph.found {
		return false // the cards were named in a piece before, with nothing between
	}
	return hasClass(s.tokens[from:s.costAt], cPower)
}

// maybeOfAbility says whether a bare "költsége" of the card itself stands in or right behind an ability with a price: it may be that price.
func (r *reader) maybeOfAbility(s *statement) bool {
	un := &r.units[s.u]
	if !s.self || s.ph.found || un.kind != sentence {
		return false
	}
	if priced(r.units, un.leads) {
		return true
	}
	p := un.previous
	if p < 0 || len(un.leads) > 0 {
		return false
	}
	before := &r.units[p]
	if n := len(before.tokens); n > 0 && len(s.tokens) > 0 {
		for i := before.tokens[n-1].end; i < s.tokens[0].start; i++ {
			if r.l.runes[i].rune() == '\n' {
				return false // a line of its own is about the card
			}
		}
	}
	return priced(r.units, before.leads)
}

// priceBefore says whether the sentence before is an ability with a price, to which "ez a díj" points.
func (r *reader) priceBefore(u int) bool {
	p := r.units[u].previous
	return p >= 0 && priced(r.units, r.units[p].leads)
}

// priced says whether one of the pieces before a colon is the price of an ability.
func priced(units []unit, leads []int) bool {
	for _, l := range leads {
		tokens := units[l].tokens
		if lead(tokens)&leadActivated == 0 {
			continue
		}
		for k := range tokens {
			if t := &tokens[k]; t.kind == amount && named(t) && t.noun.kase == nom && t.sign == 0 {
				return true
			}
		}
	}
	return false
}

// unclearOwner marks the cards of a change where nobody says whose they are and a set of all players' cards is hardly meant: lapjai without
// anyone before, the next card or a single one. "Minden szörny" and "a szörnyek" mean everybody's.
func (r *reader) unclearOwner(ph *phrase, m *lint.Modifier) {
	if !m.Code.Modifies() || m.Whose != lint.Both || m.On != lint.OnPlay || !ph.found || ph.whose != "" || !m.Filter.Exact {
		return
	}
	tokens := r.units[ph.unit].tokens
	h := r.headOf(ph)
	if h.kind != word || !h.isCards() || !h.noun.known && h.noun.owner == unowned {
		return
	}
	switch {
	case h.noun.owner == its || h.noun.owner == their:
		if !h.noun.known || !r.bareOwner(tokens, ph) {
			return
		}
	case m.Lasts == lint.Next && ph.next && h.noun.owner == unowned && !h.noun.plural:
	case h.noun.owner == unowned && !h.noun.plural && ph.from < ph.head && tokens[ph.from].text == "egy":
	case h.noun.owner == unowned && h.noun.plural && r.yoursBefore(tokens, ph):
	default:
		return
	}
	if r.namesPlayer(ph.unit) {
		return
	}
	r.correct(ph.unit, lint.MarkOwner, int(tokens[ph.from].start), int(h.end), "")
}

// bareOwner says whether nothing that could own them stands before the cards: a pakli lapjai.
func (r *reader) bareOwner(tokens []token, ph *phrase) bool {
	for k := ph.from; k < ph.head; k++ {
		t := &tokens[k]
		colour := t.noun.known && t.noun.lemma.kind == "colour"
		if t.class&(cDet|cNext) == 0 && t.extra&(dEach|dFiller|dPlus) == 0 && !colour {
			return false
		}
	}
	return true
}

// yoursBefore says whether the same cards are the player's own earlier in the piece: elfjeid repülnek, és az elfek …
func (r *reader) yoursBefore(tokens []token, ph *phrase) bool {
	stem := r.headOf(ph).noun.stem()
	for k := ph.from; k < ph.head; k++ {
		if tokens[k].class&cDet == 0 || tokens[k].extra&dEach != 0 {
			return false
		}
	}
	for k := range ph.from {
		if t := &tokens[k]; t.noun.owner == your && t.noun.known && t.noun.stem() == stem && (k == 0 || tokens[k-1].kind == punct || tokens[k-1].class&cDet != 0) {
			return true
		}
	}
	return false
}

// namesPlayer says whether anybody is spoken of in the text up to the end of the unit, or addressed in the unit.
func (r *reader) namesPlayer(u int) bool {
	for i := range r.units[:u+1] {
		for k := range r.units[i].tokens {
			t := &r.units[i].tokens[k]
			switch {
			case t.class&(cFoe|cPlayer|cHolder|cAimed) != 0, strings.HasPrefix(t.text, "mindenki"), strings.HasPrefix(t.text, "valaki"), strings.HasPrefix(t.text, "aki"), strings.HasPrefix(t.text, "gazdá"):
				return true
			case i == u && (t.text == "neked" || t.text == "számodra" || t.text == "te" || t.class&cPlay != 0):
				return true
			}
		}
	}
	return false
}
