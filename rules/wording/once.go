package wording

import (
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// once says whether a permission to play is for a single card: in a spell, or in an ability that is activated or triggered.
func (r *reader) once(u int, f *found, ph *phrase, c circumstances) bool {
	tokens, end := r.units[u].tokens, f.start
	if ph.found && f.p.does != "condition" && r.singlePlay(ph) {
		if ph.unit != u {
			tokens, end = r.units[ph.unit].tokens, ph.head
		}
	} else if !f.p.is(rowPlays) && !f.p.is(rowPlayedFor) && f.p.does != "free" {
		return false
	}
	may := false
	for k := range tokens {
		t := &tokens[k]
		may = may || t.class&cPlay != 0 && (secondPerson(t.text) || strings.HasSuffix(t.text, "hat") || strings.HasSuffix(t.text, "het")) || t.extra&dPut != 0
	}
	spell := slices.ContainsFunc(r.card.Types, func(s string) bool { return s == "azonnali" || s == "általános" })
	return may && (c.when&(lint.Activated|lint.Triggered) != 0 || spell || r.delayed(u) || r.onEvent(tokens, end, ph) || r.fetchesOne(tokens, end))
}

// onEvent says whether a single card may be played on an event that a condition before tells: "ha egy lényed meghal, egy lényt ingyen kijátszhatsz".
func (r *reader) onEvent(tokens []token, end int, ph *phrase) bool {
	if !ph.found || tokens[0].class&cIf == 0 || !r.eventIn(tokens, 1) || r.inConditionAt(tokens, min(end, len(tokens)-1)) {
		return false
	}
	n := &r.headOf(ph).noun
	return n.kase == acc && !n.plural && r.oneCard(ph)
}

// oneCard says whether the words for the cards say that it is one: egy nála nem drágább lényt.
func (r *reader) oneCard(ph *phrase) bool {
	tokens := r.units[ph.unit].tokens
	for k := ph.head - 1; k >= 0 && tokens[k].kind != punct; k-- {
		if tokens[k].text == "egy" {
			return true
		}
	}
	return false
}

// singlePlay says whether the cards are a single one that the player may play: "kijátszhatsz egy tárgyat, ennek költsége …".
func (r *reader) singlePlay(ph *phrase) bool {
	tokens := r.units[ph.unit].tokens
	h := r.headOf(ph).noun
	return h.kase == acc && !h.plural && ph.head > 0 && r.det(tokens, ph.head) && r.playedIn(tokens, ph.head) && !r.inConditionAt(tokens, ph.head)
}

// fetchesOne says whether the words before fetch a single card: "keress ki egy sárkányt, amelyet ingyen megidézhetsz".
func (r *reader) fetchesOne(tokens []token, end int) bool {
	return hasExtra(tokens[:end], dFetch) && !hasExtra(tokens[:end], dEach)
}
