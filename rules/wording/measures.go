package wording

import (
	"slices"
	"strings"
)

// measures says whether a part or multiple of a cost is only how much there is of something else: "kapsz annyi VP-t, amennyi a költsége fele",
// "sebzése a lény költségének duplája".
func (r *reader) measures(s *statement) bool {
	if !s.f.p.is(rowRatio) && s.f.p.name != "cost-twice" && s.f.p.name != "cost-times" {
		return false
	}
	for k := min(s.costAt, s.f.start) - 1; k >= 0 && s.tokens[k].kind != punct; k-- {
		t := &s.tokens[k]
		if t.class&cCount != 0 || t.noun.kase == nom && (t.extra&dQuantity != 0 && !strings.HasPrefix(t.text, "kör") || t.text == "élete") {
			return true
		}
	}
	return false
}

// asksPrice says whether what something comes to is all that a condition asks: "ha a lap 3 VP-be kerül, húzz egy lapot".
func (r *reader) asksPrice(s *statement) bool {
	if s.costAt >= 0 || s.react || s.f.pick(s.tokens, cKerul) < 0 {
		return false
	}
	for k := s.f.start - 1; k >= 0; k-- {
		t := &s.tokens[k]
		if t.class&cIf != 0 {
			return k > 1 || hasPunct(s.tokens[s.f.end:])
		}
		if t.kind == punct || t.breaks() || t.extra&dEvent != 0 || t.class&(cTarget|cReact|cPlaying) != 0 {
			return false
		}
	}
	return false
}

// asReaction says whether the sum is what playing a card as a reaction costs its own player: "+3 VP-ért reakcióként is kijátszhatod".
func asReaction(tokens []token, f *found) bool {
	k := f.pick(tokens, cReact)
	if k < 0 || tokens[k].text != "reakcióként" && tokens[k].text != "reakciónak" && tokens[k].text != "válaszként" {
		return false
	}
	return slices.ContainsFunc(tokens[max(0, f.start-4):min(len(tokens), f.end+4)], func(t token) bool {
		return t.class&cPlay != 0 && (secondPerson(t.text) || strings.HasSuffix(t.text, "ható") || strings.HasSuffix(t.text, "hető") || strings.HasSuffix(t.text, "hatók") || strings.HasSuffix(t.text, "hetők"))
	})
}

// playedForPart says whether something is played for a part or multiple of the cost at k: "kijátszhatsz egy lényt a költsége feléért".
func playedForPart(tokens []token, k int) bool {
	if k+1 >= len(tokens) || !hasClass(tokens, cPlay) {
		return false
	}
	n := &tokens[k+1]
	if (n.text == "a" || n.text == "az") && k+2 < len(tokens) {
		n = &tokens[k+2] // költségének a feléért
	}
	return n.kind == word && strings.HasSuffix(n.text, "ért") && n.class&cCost == 0 && !n.isCards()
}
