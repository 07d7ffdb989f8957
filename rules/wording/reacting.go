package wording

import (
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// reactingTo says whether the words before a statement speak of reacting as something that is done: "reakciót adni erre a lapra".
func reactingTo(tokens []token) bool {
	for k := len(tokens) - 1; k > 0; k-- {
		switch t := &tokens[k]; {
		case t.kind == punct:
			return false
		case strings.HasPrefix(t.text, "reagáln"):
			return true
		case t.infinitive():
			return tokens[k-1].class&cReact != 0 && tokens[k-1].noun.kase == acc
		}
	}
	return false
}

// youReact says whether the player himself is who reacts: "1_VP-vel olcsóbban reagálhatsz".
func youReact(tokens []token) bool {
	for k := range tokens {
		switch tokens[k].text {
		case "reagálhatsz", "reagálsz", "reagálnod":
			return true
		}
	}
	return false
}

// whenReacting says whether the cards are the reaction that the player makes: "ha reagálsz egy lapra, a reakció 1 VP-vel olcsóbb".
func (r *reader) whenReacting(ph *phrase) bool {
	if !ph.found {
		return false
	}
	if t := r.headOf(ph); t.noun.owner != unowned || t.class&cReact == 0 {
		return false
	}
	return slices.ContainsFunc(r.units[ph.unit].tokens[:ph.from], func(t token) bool {
		return strings.HasPrefix(t.text, "reagál") && secondPerson(t.text)
	})
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

// reactingWhose is the opponent's, unless the words are symmetric: minden reakció, minden játékos.
func (r *reader) reactingWhose(ph *phrase, whose lint.Whose) lint.Whose {
	if ph.found && whose == lint.Both {
		tokens := r.units[ph.unit].tokens
		for k := range tokens {
			if tokens[k].text == "bárkié" || tokens[k].text == "bárki" || tokens[k].text == "mindenkinek" || tokens[k].class&cPlayer != 0 && k > 0 && tokens[k-1].extra&dEach != 0 {
				return lint.Both
			}
		}
		for k := ph.from; k < ph.to; k++ {
			if h := r.headOf(ph); k == ph.head && ph.rel < 0 && r.card.HasType("szabálylap") && h.noun.plural && h.noun.owner == unowned && h.class&cReact != 0 && r.bareReaction(ph) {
				return lint.Both // of a rule card, to which nobody reacts
			}
			if tokens[k].extra&dEach != 0 && (ph.rel < 0 || k < ph.rel) && r.headOf(ph).class&cReact != 0 && r.bareReaction(ph) {
				return lint.Both
			}
		}
	}
	return lint.Opponent
}

// ownReactions says whether the cards are the player's own reactions: "reakcióid 1 VP-vel olcsóbbak".
func (r *reader) ownReactions(ph *phrase) bool {
	if !ph.found {
		return false
	}
	t := r.headOf(ph)
	if t.noun.kase == sub {
		return false // reagálni gólemeidre
	}
	if t.noun.owner == your {
		for k := ph.from; k < ph.head; k++ {
			if r.units[ph.unit].tokens[k].class&cReact != 0 && (k == 0 || r.units[ph.unit].tokens[k-1].noun.kase != sub) {
				return true // reakció altípusú azonnalijaid
			}
		}
	}
	return t.noun.owner == your && (t.class&cReact != 0 || ph.head > 0 && r.units[ph.unit].tokens[ph.head-1].class&cReact != 0)
}
