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
	if n > 1 && t.named() && !t.noun.known && (begins(t, 0) || begins(t, n-1)) {
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
