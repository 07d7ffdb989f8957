package wording

import (
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// ancient reads what the text says about ancient magic itself.
func (r *reader) ancient(u int) {
	tokens := r.units[u].tokens
	for k := range tokens {
		t := &tokens[k]
		if r.out.Ancient.Kind != "" {
			return
		}
		if t.kind != icon && t.kind != word || !isAncient(t.text) {
			continue
		}
		called := strings.HasPrefix(t.text, "ősmágiás")
		kind := ""
		if called {
			kind = r.calledAncient(tokens, k)
		} else if t.text == "ősmágia" || strings.HasPrefix(t.text, "ősmágiá") {
			kind = r.ancientKind(tokens, k)
		}
		if kind == "" {
			continue
		}
		ph, whose := r.hasAncient(u, k, kind, called)
		end := k + 1
		for end < len(tokens) && tokens[end].kind != punct {
			end++
		}
		c := r.circumstancesOf(u, k, end, &ph)
		r.out.Ancient = lint.Ancient{Kind: kind, When: c.when, Lasts: c.lasts, Whose: whose, Span: r.span(u, k, k+1)}
	}
}

// ancientKind says whether the mention at k grants or negates; a mention as an attribute (egy _ősmágia lap) does neither.
func (r *reader) ancientKind(tokens []token, k int) string {
	if k > 0 && tokens[k-1].extra&dExcept != 0 || tokens[k].kind == word && (r.inRelative(tokens, k) || r.inConditionAt(tokens, k)) {
		return ""
	}
	if k+1 < len(tokens) && (strings.HasPrefix(tokens[k+1].text, "rendelkező") || strings.HasPrefix(tokens[k+1].text, "bíró")) {
		return "" // ősmágiával rendelkező lapok
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
		if strings.HasPrefix(w, "elveszít") || strings.HasPrefix(w, "elveszt") || strings.HasPrefix(w, "elvesz") || strings.HasPrefix(w, "hatástalan") || strings.HasPrefix(w, "kikapcsol") || strings.HasPrefix(w, "megszűn") || strings.HasPrefix(w, "nincs") || w == "veszti" || w == "vesztik" {
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
	case not && works, not && hasBearing(tokens[from:end]):
		return "negates"
	case not && tokens[k].kind == word:
		return "" // nem kapnak ősmágiát
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
		if tokens[j].class&cGain != 0 || tokens[j].text == "rendelkezik" || tokens[j].text == "rendelkeznek" || tokens[j].text == "bírnak" {
			return true
		}
	}
	if !strings.HasPrefix(tokens[k].text, "ősmágiáj") {
		return false
	}
	return k+1 < len(tokens) && bears(&tokens[k+1]) || k > 0 && bears(&tokens[k-1]) // ősmágiája van
}

func bears(t *token) bool { return t.extra&dHave != 0 || t.class&cBecomes != 0 }

// hasBearing says whether the words tell that ancient magic is had.
func hasBearing(tokens []token) bool {
	return slices.ContainsFunc(tokens, func(t token) bool {
		return strings.HasPrefix(t.text, "rendelkez") || t.text == "bír" || t.text == "bírnak" || t.text == "van"
	})
}

// calledAncient says whether "ősmágiás" at k is what is said of cards, or denied: "varázslataid ősmágiásak", "nem ősmágiás", "ősmágiás lapnak számít".
// As an attribute, in a condition or in a relative clause it is neither.
func (r *reader) calledAncient(tokens []token, k int) string {
	if k > 0 && (tokens[k-1].class&(cDet|cAimed) != 0 || tokens[k-1].text == "hogy" || tokens[k-1].kind == amount) || r.inRelative(tokens, k) || r.inConditionAt(tokens, k) {
		return ""
	}
	from, to := r.bounds(tokens, k)
	t := &tokens[k]
	counts := slices.ContainsFunc(tokens[from:to], func(t token) bool {
		return strings.HasPrefix(t.text, "számít") || strings.HasPrefix(t.text, "tekint") || strings.HasPrefix(t.text, "vál")
	})
	said := false
	switch next := k + 1; {
	case t.text == "ősmágiásnak" || t.text == "ősmágiássá":
		said = counts
	case t.text != "ősmágiás" && t.text != "ősmágiásak":
	case next == len(tokens), tokens[next].class&cBecomes != 0, strings.HasPrefix(tokens[next].text, "marad"):
		said = true
	case tokens[next].kind == punct:
		said = next+2 >= len(tokens) || !tokens[next+2].isCards() || tokens[next+1].class != 0 // ősmágiás, tüzes lapjaid
	case tokens[next].text == "lapnak" || tokens[next].text == "lapoknak":
		said = counts
	case tokens[next].class&cConj != 0:
		said = t.text == "ősmágiásak"
	default:
		said = tokens[next].class&cDet != 0 || t.text == "ősmágiásak" || k > 0 && tokens[k-1].class&cNot != 0 && tokens[next].class&cFoe != 0 // ősmágiásak a sárkányaid
	}
	switch {
	case !said:
		return ""
	case k > 0 && tokens[k-1].class&cNot != 0, counts && hasClass(tokens[from:to], cNot):
		return "negates"
	}
	return "grants"
}

// hasAncient says which cards get ancient magic, or lose it, and whose they are: the noun before it in its clause, or behind what it is called; else this card,
// and where it just does not work, everybody's.
func (r *reader) hasAncient(u, k int, kind string, called bool) (phrase, lint.Whose) {
	tokens := r.units[u].tokens
	none := phrase{}
	theirs := called || strings.HasPrefix(tokens[k].text, "ősmágiáj") || tokens[k].noun.kase != nom || tokens[k].kind == icon && r.gives(tokens, k)
	if !theirs && kind == "negates" {
		return none, r.negatedWhose(tokens, k)
	}
	if !theirs && !r.gives(tokens, k) {
		return none, lint.Self
	}
	for j := k - 1; j >= 0 && tokens[j].kind != punct; j-- {
		t := &tokens[j]
		if t.kind != word || t.noun.kase != nom && t.noun.kase != dat && t.noun.kase != poss {
			continue
		}
		switch {
		case t.class&(cFoe|cPlayer) != 0 || t.text == "senkinek" || t.text == "senki":
			return none, r.negatedWhose(tokens, k)
		case t.isCards() && (!t.noun.known || t.noun.lemma.kind != "icon"):
			ph := r.grow(u, j)
			ph.itself = r.ofItsType(&ph)
			whose, _, _ := r.whom(u, &ph, r.isSelf(&ph), lint.Modifier{})
			return ph, whose
		case t.class == 0 && t.extra == 0 && !t.noun.known && t.noun.owner == its:
			return none, lint.Chosen // viselője
		}
	}
	if p := r.rightOf(u, k+1); called && p.found {
		whose, _, _ := r.whom(u, &p, r.isSelf(&p), lint.Modifier{})
		return p, whose
	}
	if p := r.receiver(u, k); p.found && kind == "grants" && !called && r.gives(tokens, k) {
		whose, _, _ := r.whom(u, &p, r.isSelf(&p), lint.Modifier{})
		return p, whose
	}
	return none, lint.Self
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
