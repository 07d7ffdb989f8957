package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// targetingWhose says whose sources pay for targeting: the opponent's, whether named or not; everybody's where the words are symmetric, for
// everybody ("mindenkinek") or for all cards of all players ("minden szörnyet"); the player's own for the opponent's cards.
func (r *reader) targetingWhose(u int, ph *phrase, self bool) lint.Whose {
	tokens := r.units[u].tokens
	foe := false
	for k := range tokens {
		t := &tokens[k]
		switch {
		case strings.HasPrefix(t.text, "mindenki"), strings.HasPrefix(t.text, "bárki"), strings.HasPrefix(t.text, "akárki"), t.class&cPlayer != 0 && r.eachBefore(tokens, k):
			return lint.Both
		case t.text == "neked":
			return lint.Own
		case t.class&cFoe != 0 && t.noun.kase != nom || t.class&cPlayer != 0 && t.noun.kase == dat:
			foe = true
		case t.class&cFoe != 0 && (!ph.found || ph.unit != u || k < ph.from || k > ph.head):
			foe = true
		}
	}
	if !foe && ph.found && ph.target && ph.whose == lint.Own && ph.rel < 0 && r.headOf(ph).noun.owner == your && r.headOf(ph).noun.kase == nom {
		return lint.Own // ezt a lényt célzó varázslataid: the sources
	}
	if self || foe || !ph.found || ph.unit != u || ph.rel >= 0 || ph.itself || ph.whose == lint.Own {
		return lint.Opponent
	}
	if h := r.headOf(ph); ph.whose == "" && h.noun.known && h.noun.owner == unowned && !h.noun.plural && r.eachBefore(tokens, ph.head) && r.allowed(tokens) {
		return lint.Both
	}
	return lint.Opponent
}

// allowed says whether nothing but the targeting itself is spoken of: no word for who does it.
func (r *reader) allowed(tokens []token) bool { return !hasClass(tokens, cRel|cPlayer) }
