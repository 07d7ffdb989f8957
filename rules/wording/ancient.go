package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// ancient reads what the text says about ancient magic itself.
func (r *reader) ancient(u int) {
	tokens := r.units[u].tokens
	for k := range tokens {
		t := &tokens[k]
		named := (t.kind == icon || t.kind == word) && (t.text == "ősmágia" || strings.HasPrefix(t.text, "ősmágiá") && !strings.HasPrefix(t.text, "ősmágiás"))
		if t.kind == word && (t.text == "ősmágiás" || t.text == "ősmágiásak") && k > 0 && tokens[k-1].class&cNot != 0 && (k+1 == len(tokens) || tokens[k+1].kind == punct) {
			named = true // a lapok nem ősmágiásak
		}
		if !named || r.out.Ancient.Kind != "" {
			continue
		}
		kind := r.ancientKind(tokens, k)
		if kind == "" {
			continue
		}
		ph := phrase{}
		if kind == "grants" {
			ph = r.receiver(u, k)
			if !r.gives(tokens, k) {
				ph = phrase{}
			}
		}
		end := k + 1
		for end < len(tokens) && tokens[end].kind != punct {
			end++
		}
		c := r.circumstancesOf(u, k, end, &ph)
		a := lint.Ancient{Kind: kind, When: c.when, Lasts: c.lasts, Whose: lint.Both, Span: r.span(u, k, k+1)}
		if kind == "grants" {
			a.Whose = lint.Self
			if ph.found {
				a.Whose, _, _ = r.whom(u, &ph, false, lint.Modifier{})
			}
		} else {
			a.Whose = r.negatedWhose(tokens, k)
		}
		r.out.Ancient = a
	}
}

// ancientKind says whether the mention at k grants or negates; a mention as an attribute (egy _ősmágia lap) does neither.
func (r *reader) ancientKind(tokens []token, k int) string {
	if k > 0 && tokens[k-1].extra&dExcept != 0 {
		return ""
	}
	from, end := k, k+1
	for from > 0 && tokens[from-1].kind != punct {
		from--
	}
	for end < len(tokens) && tokens[end].kind != punct {
		end++
	}
	not, works := false, false
	for j := from; j < end; j++ {
		not = not || tokens[j].class&cNot != 0
		w := tokens[j].text
		works = works || strings.HasPrefix(w, "működ") || strings.HasPrefix(w, "véd") || strings.HasPrefix(w, "érvény") || w == "hat" || strings.HasPrefix(w, "használ") || strings.HasPrefix(w, "él")
	}
	for j := k; j < end; j++ {
		w := tokens[j].text
		if strings.HasPrefix(w, "elveszít") || strings.HasPrefix(w, "elveszt") || strings.HasPrefix(w, "elvesz") || strings.HasPrefix(w, "hatástalan") || strings.HasPrefix(w, "kikapcsol") || strings.HasPrefix(w, "megszűn") {
			return "negates"
		}
	}
	for j := k - 1; j >= 0 && (tokens[j].kind != punct || tokens[k].noun.kase == acc || strings.HasSuffix(tokens[k].text, "át")); j-- {
		w := tokens[j].text
		if strings.HasPrefix(w, "elveszít") || strings.HasPrefix(w, "elveszt") || strings.HasPrefix(w, "nincs") {
			return "negates"
		}
	}
	switch {
	case not && works, tokens[k].kind == word && strings.HasPrefix(tokens[k].text, "ősmágiás"):
		return "negates"
	case k+1 < len(tokens) && tokens[k+1].kind == word && tokens[k+1].class&cPower == 0 && (tokens[k+1].isCards() || tokens[k+1].noun.known):
		return ""
	case tokens[k].kind == word && !r.gives(tokens, k) && !r.alone(tokens, k):
		return ""
	}
	return "grants"
}

// alone says whether the word stands by itself as an ability: "ha …, ősmágia."
func (r *reader) alone(tokens []token, k int) bool {
	return (k == 0 || tokens[k-1].kind == punct || tokens[k-1].class&(cConj|cBut) != 0 || tokens[k-1].extra&dFiller != 0) && (k+1 == len(tokens) || tokens[k+1].kind == punct || tokens[k+1].class&cConj != 0)
}

func (r *reader) gives(tokens []token, k int) bool {
	for j := max(0, k-6); j < len(tokens) && j < k+6; j++ {
		if tokens[j].class&cGain != 0 || tokens[j].text == "rendelkezik" {
			return true
		}
	}
	return false
}

func (r *reader) negatedWhose(tokens []token, k int) lint.Whose {
	for j := k - 1; j >= 0 && j >= k-4; j-- {
		if tokens[j].class&cFoe != 0 {
			return lint.Opponent
		}
		if tokens[j].noun.owner == your && tokens[j].class&cFoe == 0 {
			return lint.Own
		}
	}
	return lint.Both
}

// isAncient says whether a word names ancient magic.
func isAncient(w string) bool { return strings.HasPrefix(w, "ősmági") }
