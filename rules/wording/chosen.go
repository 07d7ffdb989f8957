package wording

import (
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// theyPlay finds the card that the sentence before chose, where somebody else plays "this card": "válassz egy lapot ellenfeled kezéből! Azt a lapot
// 2 VP-vel drágábban játszhatja ki". This card itself is in the player's hand.
func (r *reader) theyPlay(s *statement) phrase {
	before := r.units[s.u].previous
	if before < 0 || !s.self || !s.ph.found || !playedByThem(s.tokens[s.f.start:]) {
		return phrase{back: -1}
	}
	said := r.units[before].tokens
	p := r.named(before, len(said), dFetch, "")
	if p.whose = lint.Opponent; hasClass(said, cAimed) {
		p.whose = lint.Chosen
	}
	return p
}

// thatCard finds the card that the sentence before speaks of, for which "az a lap" stands: "ellenfeled mutat egy lapot a kezéből. Az a lap …".
func (r *reader) thatCard(s *statement) phrase {
	before := r.units[s.u].previous
	if before < 0 || !s.self || !s.ph.found || s.ph.unit != s.u || s.ph.head < 2 || s.tokens[s.ph.head-2].text != "az" || s.tokens[s.ph.head].noun.stem() != "lap" {
		return phrase{back: -1}
	}
	p := r.accusativeIn(before)
	if !p.found || r.headOf(&p).noun.stem() != "lap" {
		return phrase{back: -1}
	}
	switch said := r.units[before].tokens; {
	case fromYours(said):
		p.whose = lint.Own
	case hasClass(said, cFoe):
		p.whose = lint.Opponent
	}
	return p
}

// takenForATime finds the card that the words before fetched, where a change is said of "this card", or of none, but for a time only: what this card
// itself costs has no end.
func (r *reader) takenForATime(s *statement) phrase {
	none, un := phrase{back: -1}, &r.units[s.u]
	if !s.self || s.react || len(un.leads) > 0 || un.parent >= 0 || hasClass(s.tokens, cIf|cWhenever|cCount) || hasExtra(s.tokens, dCase) {
		return none
	}
	if d := r.duration(s.tokens, s.f.end); d == "" {
		return none
	}
	p := r.named(s.u, s.f.start, dFetch, "")
	if !p.found && un.previous >= 0 && r.units[un.previous].parent < 0 {
		said := r.units[un.previous].tokens
		if p = r.named(un.previous, len(said), dFetch, ""); !p.found || hasClass(said, cFoe) && !youPlay(s.tokens) && !fromYours(said) {
			return none
		}
	}
	return p
}

// playedByThem says whether somebody else plays, by the verb: játszhatja, idézheti, játsszák.
func playedByThem(tokens []token) bool {
	for k := range tokens {
		if tokens[k].class&cPlay == 0 {
			continue
		}
		for _, e := range []string{"hatja", "heti", "hatják", "hetik", "ssza", "sszák", "ézi", "ézik"} {
			if strings.HasSuffix(tokens[k].text, e) {
				return true
			}
		}
	}
	return false
}

// chosenBefore finds the card that the piece or sentence before chose, where the words at p only take it up: "válassz egy lapot: a lap költsége …".
// A card that was drawn is taken up so within the sentence only.
func (r *reader) chosenBefore(u int, p *phrase) phrase {
	before := r.units[u].previous
	if !p.found || p.unit != u || p.from < p.head-2 || p.from == p.head-2 && (!r.thisNoun(r.units[u].tokens, p.head) || !r.sameSentence(u)) || !r.saidAlready(u, p.head) {
		return phrase{back: -1}
	}
	tokens := r.units[before].tokens
	if !r.sameSentence(u) && hasBegin(tokens, "húz") {
		return phrase{back: -1}
	}
	c := r.named(before, len(tokens), dFetch, "")
	if c.found && hasClass(tokens, cFoe) && !youPlay(tokens) {
		c.whose = lint.Opponent
	}
	return c
}

// soChosen says whether the words mean the cards that were chosen before: "az így megjelölt lap", "a kijelöltek".
func soChosen(tokens []token) bool {
	for k := range tokens {
		t := &tokens[k]
		picked := strings.HasPrefix(t.text, "kijelölt") || strings.HasPrefix(t.text, "megjelölt") || strings.HasPrefix(t.text, "kiválasztott") || strings.HasPrefix(t.text, "megnevezett")
		if picked || t.text == "így" && k+1 < len(tokens) && participle(tokens[k+1].text) {
			return true
		}
	}
	return false
}

// choserOf says whose card the piece or sentence before chose, "" where it chose none.
func (r *reader) choserOf(u int) lint.Whose {
	for before, n := r.units[u].previous, 0; before >= 0 && n < 2; before, n = r.units[before].previous, n+1 {
		tokens := r.units[before].tokens
		if !hasExtra(tokens, dFetch|dOption) && !hasBegin(tokens, "kijelöl") && !hasBegin(tokens, "megjelöl") {
			continue
		}
		switch {
		case fromYours(tokens):
			return lint.Own
		case hasClass(tokens, cFoe):
			return lint.Opponent
		case hasClass(tokens, cAimed) && hasClass(tokens, cPlayer):
			return lint.Chosen
		}
	}
	return ""
}

// fromYours says whether the words name a zone of the player's: "ellenfeled válasszon egy lapot a kezedből".
func fromYours(tokens []token) bool {
	return slices.ContainsFunc(tokens, func(t token) bool {
		return t.noun.known && t.noun.lemma.kind == "zone" && t.noun.owner == your && t.noun.kase == ela
	})
}

// yourHand says whether two words are a zone of the player's: a kezedben.
func yourHand(article, zone *token) bool {
	return article.class&cDet != 0 && zone.noun.known && zone.noun.lemma.kind == "zone" && zone.noun.owner == your && zone.noun.kase == ine
}
