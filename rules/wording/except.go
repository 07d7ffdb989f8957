package wording

import (
	"strings"
	"unicode/utf8"

	"github.com/cardlint/cardlint/lint"
)

// excepted reads "… kivéve a sárkányokat", before the noun or behind the phrase, as conditions that must not hold.
func (s *selection) excepted(ph *phrase) {
	if ph.head+1 < len(s.tokens) {
		if g := &s.tokens[ph.head+1]; g.kind == group && g.group >= 0 {
			if in := s.r.units[g.group].tokens; len(in) > 1 && in[0].extra&dExcept != 0 && in[1].class&cIf == 0 {
				s.leave(in[1:]) // szörnyeid (kivéve a vámpírokat)
				return
			}
		}
	}
	at := -1
	for k := range s.tokens {
		if s.tokens[k].extra&dExcept != 0 && (k+1 >= len(s.tokens) || s.tokens[k+1].class&cIf == 0) {
			at = k
			break
		}
	}
	if at < 0 {
		return
	}
	from, to := at+1, len(s.tokens)
	switch {
	case s.tokens[at].text == "kivételével":
		from, to = exceptFrom(s.tokens, at), at
	case at < ph.head:
		from, to = 0, at
	}
	s.leave(s.tokens[from:to])
}

// exceptFrom gives the first token of the cards that "kivételével" at token at leaves out: "lényeid a sárkányok kivételével".
func exceptFrom(tokens []token, at int) int {
	for k := at - 1; k >= 0; k-- {
		if tokens[k].kind == punct {
			return k + 1
		}
		if tokens[k].class&cDet != 0 && tokens[k].extra&dEach == 0 {
			return k
		}
	}
	return 0
}

// leave takes the cards that the words name out of all alternatives.
func (s *selection) leave(tokens []token) {
	except := &selection{r: s.r, tokens: tokens, exact: true}
	for k := 0; k < len(tokens); k++ {
		t := &tokens[k]
		if t.class&cRel != 0 || t.kind == amount || t.class&(cLess|cCheap|cKerul) != 0 {
			except.exact = false
			break
		}
		k = except.take(k, &phrase{head: k})
	}
	except.shut()
	f := except.done()
	if len(f.Any) == 0 || !f.Exact {
		s.exact = false
		return
	}
	if len(s.alts) == 0 {
		s.alts, s.nouns = []lint.Conjunction{{}}, []bool{true}
	}
	for i := range s.alts {
		s.alts[i].Not = append(s.alts[i].Not, f.Any...)
	}
}

// named reads names of two words: of the vocabulary (ében íjász), and capitalised ones that no table knows (Zúzmara gyíkjaid).
func (s *selection) named(k, head int) (int, bool) {
	if k >= head || s.tokens[k].kind != word || s.tokens[k+1].kind != word {
		return k, false
	}
	t, n := &s.tokens[k], &s.tokens[k+1]
	var l *lemma
	if t.flags&fDouble != 0 {
		if l = stems[t.text+" "+n.text]; l == nil {
			l = stems[t.text+" "+n.noun.stem()]
		}
	}
	if l != nil {
		s.add(l, k+1 == head)
		s.noun = s.noun || k+1 == head
		return k + 1, true
	}
	if k+1 == head && t.capital && !t.noun.known && t.class == 0 && t.extra == 0 && n.isCards() && (!n.noun.known || n.noun.lemma.kind == "subtype") && (t.noun.owner == unowned || bareName(t.text)) {
		raw := s.r.between(t.start, t.end).Quote
		s.cur.Name = append(s.cur.Name, raw+" "+n.noun.stem())
		s.noun = true
		return k + 1, true
	}
	return k, false
}

// firstHalves are the first words of stems of two.
var firstHalves = func() map[string]bool {
	m := map[string]bool{}
	for s := range stems {
		if first, _, two := strings.Cut(s, " "); two {
			m[first] = true
		}
	}
	return m
}()

// bareName says whether a word could be the first half of a name although an ending could be read into it.
func bareName(w string) bool { return strings.HasSuffix(w, "a") || strings.HasSuffix(w, "e") }

// spelled gives an unknown capitalised noun as it stood, without its endings.
func (s *selection) spelled(_ *phrase, t *token, stem string) string {
	return s.r.between(t.start, min(t.start+int32(utf8.RuneCountInString(stem)), t.end)).Quote
}
