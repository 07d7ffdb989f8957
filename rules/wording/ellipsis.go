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
	if h := &r.units[s.ph.unit].tokens[s.ph.head]; strings.HasPrefix(h.text, "tieid") && r.prev.found {
		s.ph = r.prev
		s.ph.whose = lint.Own
	}
	for k := s.f.start - 1; k >= 0 && k > s.f.start-4 && s.named("play-") && s.tokens[k].kind == word; k-- {
		if s.tokens[k].text == "te" {
			s.ph.whose = lint.Own
		}
	}
}
