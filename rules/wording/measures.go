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
		if t.class&cCount != 0 || t.noun.kase == nom && (t.extra&dQuantity != 0 || t.text == "élete") {
			return true
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
