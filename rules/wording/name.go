package wording

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/cardlint/cardlint/lint"
)

// ownName says whether the words up to token j are the card's own name.
func (r *reader) ownName(tokens []token, j int) bool {
	if len(r.name) == 0 {
		r.name = slices.AppendSeq(r.name, strings.FieldsSeq(strings.ReplaceAll(lint.BareName(r.card.Name), ",", "")))
	}
	if len(r.name) == 0 {
		return false
	}
	t, n := &tokens[j], len(r.name)
	begins := func(t *token, i int) bool { _, ok := cutName(t.text, r.name[i]); return ok }
	opens := t.first && t.capital && t.class|t.extra == 0 && len(t.text) > 4 // Zsigmond gazdája …
	if n > 1 && (t.named() || opens) && !t.noun.known && (begins(t, 0) || begins(t, n-1)) {
		return true // one word of a longer name
	}
	if rest, ok := cutName(t.text, r.name[n-1]); ok && len(rest) <= 9 {
		return n == 1 || j > 0 && begins(&tokens[j-1], n-2)
	}
	return false
}

// cutName gives what stands in a word behind a word of a name; their capitals do not count.
func cutName(w, name string) (rest string, ok bool) {
	for _, n := range name {
		r, size := utf8.DecodeRuneInString(w)
		if size == 0 || r != unicode.ToLower(n) {
			return "", false
		}
		w = w[size:]
	}
	return w, true
}

// nameItself says whether a word is the name's last word in some case, without an owner: Dúvad is no "your dúv".
func (r *reader) nameItself(w string) bool {
	if len(r.name) == 0 {
		return false
	}
	rest, ok := cutName(w, r.name[len(r.name)-1])
	if !ok {
		return false
	}
	e, ok := ends(strings.TrimSuffix(w, rest), rest)
	return ok && e.owner == unowned && !e.plural
}

// calledFrom says where the name or names begin behind which "nevű" stands at k: "a Kósza farkas nevű lapjaid". It is -1 where the text
// leaves open where they begin: without a capital or quotation marks, or behind a word of which nobody knows whether it belongs to them.
func (r *reader) calledFrom(tokens []token, k int) int {
	start, inside := -1, true // inside a name, of which the beginning is looked for
	for j := k - 1; j >= 0 && j > k-16; j-- {
		t := &tokens[j]
		switch plain := t.class == 0 && t.extra == 0 && !t.noun.known && !vague[t.text]; {
		case r.isName(t), t.kind == word && t.capital && (!t.first || plain):
			start, inside = j, false
		case t.mark == ',' || t.kind == word && t.class&cConj != 0:
			if !inside && start != j+1 {
				return r.behindArticle(tokens, start)
			}
			inside = true
		case !inside && start == j+1 && j > 0 && t.class&cDet != 0 && (tokens[j-1].mark == ',' || tokens[j-1].class&cConj != 0):
			start = j // a Dér és a Köd nevű
		case t.kind != word || t.first || t.class&cDet != 0, inside && j == k-1 && !plain, inside && start >= 0 && (t.noun.owner == your || t.noun.known && t.noun.plural):
			return r.behindArticle(tokens, start) // ilyen nevű, azonos nevű
		case inside: // the rest of the name
		case !plain || neutral[t.text] || participle(t.text):
			return r.behindArticle(tokens, start)
		default:
			return -1
		}
	}
	return r.behindArticle(tokens, start)
}

// behindArticle gives the place behind the article, where one stands at the beginning of a name.
func (r *reader) behindArticle(tokens []token, start int) int {
	if start >= 0 && tokens[start].class&cDet != 0 && !tokens[start].capital {
		return start + 1
	}
	return start
}

// calledUntil gives the place of "nevű" behind a name that begins at k, before the noun at head; k where no name begins there.
func (r *reader) calledUntil(tokens []token, k, head int) int {
	for n := k + 1; n < head; n++ {
		if strings.HasPrefix(tokens[n].text, "nevű") {
			if r.calledFrom(tokens, n) == k {
				return n
			}
			break
		}
	}
	return k
}

// called takes the names that begin at k, each as an alternative that shares the noun behind "nevű"; it gives the place of that word, or k.
func (s *selection) called(k, head int) int {
	n := s.r.calledUntil(s.tokens, k, head)
	if n == k {
		return k
	}
	for _, name := range s.r.namesIn(s.tokens[k:n]) {
		if len(s.cur.Name) > 0 {
			s.shut()
		}
		s.cur.Name = append(s.cur.Name, name)
	}
	return n
}

// namesIn parts names: at a comma or conjunction behind which another begins, with its article or without.
func (r *reader) namesIn(tokens []token) []string {
	var out []string
	from := 0
	for k := 1; k <= len(tokens); k++ {
		next := k + 1
		if next < len(tokens) && tokens[next].class&cDet != 0 && !tokens[next].capital {
			next++
		}
		if k < len(tokens) && (tokens[k].mark != ',' && tokens[k].class&cConj == 0 || next >= len(tokens) || !tokens[next].capital && !r.isName(&tokens[next])) {
			continue
		}
		if k > from {
			out = append(out, composedName(r.nameOf(tokens[from:k])))
		}
		from = next
	}
	return out
}

// nameOf gives a name as it is written, without the quotation marks around it.
func (r *reader) nameOf(tokens []token) string {
	if in := &tokens[0]; len(tokens) == 1 && r.isName(in) && len(r.units[in.group].tokens) > 0 {
		tokens = r.units[in.group].tokens
	}
	return strings.Join(strings.Fields(r.between(tokens[0].start, tokens[len(tokens)-1].end).Quote), " ")
}
