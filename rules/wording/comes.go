package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// comesFree says whether cards come into play free of themselves: ingyen játékba jön, ingyen játékba kerülhet.
func (r *reader) comesFree(u int, f *found) bool {
	tokens := r.units[u].tokens
	for k := f.start; k < f.end; k++ {
		switch w := tokens[k].text; {
		case f.p.name == "comes-free", strings.HasPrefix(w, "jön"), strings.HasPrefix(w, "jöhet"):
			return true
		}
	}
	return false
}

// comes finds the card that comes into play: the single one before, or the one behind.
func (r *reader) comes(u int, f *found) phrase {
	tokens := r.units[u].tokens
	p := r.leftOf(u, f.start)
	if !p.found || r.headOf(&p).noun.kase != nom || r.inConditionAt(tokens, p.head) {
		p = r.rightOf(u, f.end)
	}
	if !p.found || r.headOf(&p).noun.kase != nom || p.unit != u || r.thisNoun(tokens, p.head) {
		return phrase{back: -1}
	}
	if p.whose == "" && r.namesYou(tokens) {
		p.whose = lint.Own
	}
	return p
}
