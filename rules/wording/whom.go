package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// whom says whose cards a statement touches, which in words, and as a filter.
func (r *reader) whom(u int, ph *phrase, self bool, m lint.Modifier) (lint.Whose, string, lint.Filter) {
	whose, cards, filter := lint.Both, "lap", lint.Filter{Any: []lint.Conjunction{}, Exact: true}
	switch {
	case self:
		whose, cards = lint.Self, thisCard
	case ph.found:
		cards, filter = r.cards(ph), r.filter(ph)
		if ph.whose != "" {
			whose = ph.whose
		} else if w := r.suchOwner(ph); w != "" {
			whose = w
		}
	}
	if whose == lint.Opponent && !self && r.forYou(u) {
		whose = lint.Own // ellenfeled gyűjtőjéből kijátszott lapok költsége számodra …
	}
	if whose == lint.Both && !self && m.Code != "" {
		whose = r.forWhom(u)
	}
	if m.On == lint.OnReact {
		filter = lint.Filter{Any: []lint.Conjunction{}, Exact: true} // the words say to what one reacts; any reaction may
		if self || cards == "lap" && !ph.found {
			cards = selfReaction
		}
		if m.Code == lint.M4 && (whose != lint.Own || !r.ownReactions(ph)) {
			whose = r.reactingWhose(u, ph, whose)
		}
		return whose, cards, filter
	}
	if m.On == lint.OnTarget {
		return lint.Opponent, cards, filter
	}
	return r.handed(u, whose), cards, filter
}

// forYou says whether what is said holds for the player alone: számodra.
func (r *reader) forYou(u int) bool {
	tokens := r.units[u].tokens
	for k := range tokens {
		if tokens[k].text == "számodra" {
			return true
		}
	}
	return false
}

// forWhom reads a bare "neked", "ellenfelednek" or "ha te játszod ki" beside cards without an owner; Both where nothing is said.
func (r *reader) forWhom(u int) lint.Whose {
	tokens := r.units[u].tokens
	for k := range tokens {
		t := &tokens[k]
		switch {
		case t.text == "neked", t.text == "számodra", t.text == "te" && k > 0 && tokens[k-1].class&cIf != 0:
			return lint.Own
		case t.class&cFoe != 0 && t.noun.kase == dat && k+1 < len(tokens) && tokens[k+1].kind == amount:
			return lint.Opponent // … költsége ellenfelednek 1_VP-vel több
		}
	}
	return lint.Both
}

// cards puts the phrase into words: the nouns in the nominative singular.
func (r *reader) cards(ph *phrase) string {
	tokens := r.units[ph.unit].tokens
	var room [8]string
	parts := room[:0]
	for k := ph.from; k <= ph.head; k++ {
		t := &tokens[k]
		switch {
		case t.kind == icon, t.kind == word && t.isCards() && t.class&cFoe == 0:
			w := t.noun.stem()
			if w == "" {
				w = t.text
			}
			parts = append(parts, w)
		case t.kind == word && t.text == "nem", t.kind == word && t.extra&dCostadj != 0, t.kind == amount && t.noun.kase == adj:
			parts = append(parts, t.text)
		case t.kind == word && t.class&cConj != 0 && len(parts) > 0:
			parts = append(parts, t.text)
		}
	}
	if len(parts) == 0 {
		return "lap"
	}
	return strings.Join(parts, " ")
}
