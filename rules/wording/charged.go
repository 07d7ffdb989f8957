package wording

import "strings"

// A cost that is not anybody's — "-1 VP költség", "1 VP többletköltséggel" — is said of cards in its own ways; so are what is saved on them,
// and a part or multiple of their cost.

// chargedWith finds the cards that have such a cost: before the amount ("hajóid -1 VP költséggel jönnek"), before a colon ("hajóid: -1 VP
// költség"), or with -ra, -re ("hajóidra +1 VP költség").
func (r *reader) chargedWith(u int, f *found) phrase {
	at := f.start
	if at > 0 && r.units[u].tokens[at-1].class&cGain != 0 {
		at-- // hajóid kapnak -1 VP költséget
	}
	if p := r.leftOf(u, at); p.found {
		return p
	}
	if p := r.listed(u); p.found && f.start == 0 {
		return p
	}
	if p := r.onWhich(u, f); p.found {
		return p
	}
	return r.objectOf(u, f.start, f.end)
}

// onWhich finds the cards with -ra, -re beside a statement: "hajóidra 1 VP kedvezmény jár".
func (r *reader) onWhich(u int, f *found) phrase {
	tokens := r.units[u].tokens
	for k := range tokens {
		if t := &tokens[k]; t.kind == word && t.noun.kase == sub && t.isCards() && (t.noun.known || t.noun.owner != unowned || t.noun.plural) && (k < f.start || k >= f.end) && !r.inConditionAt(tokens, k) {
			p := r.grow(u, r.coordinated(tokens, k))
			if p.whose == "" {
				p.whose = r.actor(tokens)
			}
			return p
		}
	}
	return phrase{back: -1}
}

// ownerless says whether the word for cost at k has no owner: költség, költséggel, költséget.
func ownerless(t *token) bool { return t.class&cCost != 0 && t.noun.owner == unowned && !t.noun.plural }

// extraCost says whether a match of "-1 VP költség" is one: the cost is nobody's, and has a sign or is called a further one.
func extraCost(tokens []token, f *found) bool {
	k := f.end - 1
	return ownerless(&tokens[k]) && tokens[k].cost&(ofBase|ofUse) == 0 && (tokens[f.start].sign != 0 && k == f.start+1 || k > f.start+1 && tokens[f.start+1].extra&dPlus != 0) && !tokens[f.start].parts[0].bare
}

// infinitive says whether the word is one: kijátszani.
func (t *token) infinitive() bool { return strings.HasSuffix(t.text, "ni") }

// hasDiscount says whether the row is about a discount that somebody has.
func hasDiscount(f *found) bool { return f.p.name == "get-discount" || f.p.name == "discount-on" }

// surplus says whether the word at k is for what is more than enough, and no money: "a többlettel nő".
func surplus(tokens []token, k int) bool {
	return strings.HasPrefix(tokens[k].text, "többlet") && (k == 0 || tokens[k-1].kind != amount || !named(&tokens[k-1]))
}

// multiplies says whether the word is a verb for taking a part or a multiple: megduplázza, felezi.
func (t *token) multiplies() bool {
	return t.extra&(dLowratio|dTwice) != 0 && (strings.Contains(t.text, "ez") || strings.Contains(t.text, "áz") || strings.Contains(t.text, "roz") || strings.Contains(t.text, "dolja"))
}

// ofMultiple says whether the words speak of a part or a multiple of what is paid.
func ofMultiple(tokens []token) bool {
	return hasWord(tokens, "duplán") || hasWord(tokens, "kétszeresét") || hasWord(tokens, "dupláját") || hasWord(tokens, "felét")
}
