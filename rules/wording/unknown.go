package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// unknown reads a word that no table knows: at the head it is a subtype (or a name) like any other; before it, an attribute that was not understood.
func (s *selection) unknown(k int, ph *phrase) {
	t := &s.tokens[k]
	stem, stripped := s.r.unknownStem(ph, t)
	oblique := t.noun.kase != nom && t.noun.kase != sup
	switch {
	case k == ph.head && (t.noun.kase == poss && t.noun.owner == unowned && (!t.noun.plural || participle(stem)) || t.pronounsOwner() != ""):
		s.exact, s.noun = false, true // a harmadiké, a legyőzötteké
	case k != ph.head && (t.noun.kase == s.tokens[ph.head].noun.kase || suspends(t, &s.tokens[ph.head])) && (t.noun.owner != unowned || t.noun.plural || stripped || oblique):
		s.cur.Subtype = append(s.cur.Subtype, stem)
		s.noun = true
	case kindBefore(s.tokens, k, ph.head):
		s.add(&lemma{kind: "subtype", value: stem}, false) // nem démon lapjaid
	case k != ph.head:
		s.exact = false
	default:
		s.noun = true
		if t.named() && k > 0 && t.noun.kase == sup {
			stem = t.text
		}
		if t.named() && k > 0 {
			s.alts, s.nouns = append(s.alts, lint.Conjunction{Name: []string{s.spelled(ph, t, stem)}}), append(s.nouns, true)
		}
		s.cur.Subtype = append(s.cur.Subtype, stem)
	}
}

// unknownStem gives a noun that no table knows without its endings; stripped where an owner's ending was only told by who owns the cards.
func (r *reader) unknownStem(ph *phrase, t *token) (stem string, stripped bool) {
	stem = t.noun.stem()
	if stem == "" || t.noun.kase == sup && t.noun.owner == unowned && !t.noun.plural {
		stem = t.text // Bokkarán, démon: no "on Bokkar" names cards
	}
	tokens := r.units[ph.unit].tokens
	if ph.whose == "" || t.noun.owner != unowned || ph.whose == lint.Own || t.noun.kase != nom || t.noun.plural || ph.whose == lint.Both && !hasClass(tokens[ph.from:ph.head], cPlayer|cHolder|cAimed) {
		return stem, false
	}
	if b, ok := strings.CutSuffix(stem, "ja"); ok && !strings.HasSuffix(b, "a") {
		return b, true
	}
	if b := strings.TrimRight(stem, "ae"); len(b) > 2 && len(b)+1 == len(stem) && !hasExtra(tokens[ph.from:ph.head], dPlayed) {
		return b, true // ellenfeled minden mágusa, bölénye
	}
	return stem, false
}

// kindBefore says whether an unknown word before the noun at head is a kind of cards rather than what they do: démon lapjaid, démon és hajó lapjaid.
func kindBefore(tokens []token, k, head int) bool {
	t := &tokens[k]
	bare := t.noun.owner == unowned && !t.noun.plural && (t.noun.kase == nom || t.noun.kase == sup) && !participle(t.text)
	switch {
	case k >= head:
		return false
	case k == head-1 && (t.noun.kase == nom || t.noun.kase == sup) && !participle(t.text) && tokens[head].noun.known, tokens[k+1].text == "altípusú":
		return true
	}
	return k < head-1 && tokens[k+1].class&cConj != 0 && bare
}

// participle says whether an unknown attribute is a verb's rather than a kind: repülő, támadó, rajzolt.
func participle(w string) bool {
	for _, e := range []string{"ó", "ő", "ott", "ett", "ött", "t", "ú", "ű", "os", "es", "ös", "as", "i"} {
		if strings.HasSuffix(w, e) {
			return true
		}
	}
	return false
}
