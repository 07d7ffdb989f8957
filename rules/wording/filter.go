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

// ownReactions says whether the cards are the player's own reactions: "reakcióid 1 VP-vel olcsóbbak".
func (r *reader) ownReactions(ph *phrase) bool {
	if !ph.found {
		return false
	}
	t := &r.units[ph.unit].tokens[ph.head]
	return t.noun.owner == your && (t.class&cReact != 0 || ph.head > 0 && r.units[ph.unit].tokens[ph.head-1].class&cReact != 0)
}

// reactingWhose is the opponent's, unless the words are symmetric: minden reakció, minden játékos.
func (r *reader) reactingWhose(_ int, ph *phrase, whose lint.Whose) lint.Whose {
	if ph.found && whose == lint.Both {
		tokens := r.units[ph.unit].tokens
		for k := ph.from; k < ph.to; k++ {
			if tokens[k].extra&dEach != 0 && (ph.rel < 0 || k < ph.rel) && tokens[ph.head].class&cReact != 0 && r.bareReaction(ph) {
				return lint.Both
			}
		}
	}
	return lint.Opponent
}

// bareReaction says whether no card is named that the reactions answer.
func (r *reader) bareReaction(ph *phrase) bool {
	tokens := r.units[ph.unit].tokens
	for k := ph.from; k < ph.to; k++ {
		if tokens[k].noun.owner == your || tokens[k].text == "rá" || tokens[k].noun.kase == sub {
			return false
		}
	}
	return true
}

// handed turns the owner round where the words are quoted as an ability of somebody else's card.
func (r *reader) handed(u int, whose lint.Whose) lint.Whose {
	un := &r.units[u]
	if un.parent < 0 {
		return whose
	}
	to := r.recipient(un.parent, un.at)
	switch {
	case whose == lint.Chosen && to == lint.Opponent:
		return lint.Opponent
	case whose == lint.Own && un.kind == quotation && (to == lint.Opponent || to == lint.Chosen || to == lint.Both), whose == lint.Self && un.kind == quotation && to != "":
		return to
	case whose == lint.Opponent && un.kind == quotation && to == lint.Opponent:
		return lint.Own
	}
	return whose
}

// recipient says to whom the quoted or bracketed thing is given: by the words before it and the sentence that leads to it.
func (r *reader) recipient(u, at int) lint.Whose {
	var all []token
	for _, l := range r.units[u].leads {
		all = append(all, r.units[l].tokens...)
	}
	all = append(all, r.units[u].tokens[:min(at, len(r.units[u].tokens))]...)
	out := lint.Whose("")
	for i := range all {
		t := &all[i]
		switch {
		case t.class&cFoe != 0:
			out = lint.Opponent
		case t.class&cAimed != 0 && out == "":
			out = lint.Chosen
		case t.isCards() && t.noun.owner == your && t.class&cFoe == 0 && out == "":
			out = lint.Own
		}
	}
	if out == "" && handsOver(all) { // a card of either side: the one it lies on, or all of a kind
		out = lint.Chosen
		for i := range all {
			if all[i].extra&dEach != 0 {
				out = lint.Both
			}
		}
	}
	return out
}

// suchOwner finds whose "az ilyen lapok" are: of the noun that the words refer to.
func (r *reader) suchOwner(ph *phrase) lint.Whose {
	tokens := r.units[ph.unit].tokens
	such := false
	for k := ph.from; k < ph.head; k++ {
		such = such || tokens[k].class&cSuch != 0
	}
	if !such {
		return ""
	}
	for k := ph.from - 1; k >= 0; k-- {
		if tokens[k].isCards() && tokens[k].noun.owner == your {
			return lint.Own
		}
		if tokens[k].class&cFoe != 0 {
			return lint.Opponent
		}
	}
	return ""
}

// cards puts the phrase into words: the nouns in the nominative singular.
func (r *reader) cards(ph *phrase) string {
	tokens := r.units[ph.unit].tokens
	var parts []string
	for k := ph.from; k <= ph.head; k++ {
		t := &tokens[k]
		switch {
		case t.kind == icon, t.kind == word && t.isCards() && t.class&cFoe == 0:
			w := t.noun.stem
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
