package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// handed turns the owner round where the words are quoted as an ability of somebody else's card.
func (r *reader) handed(u int, whose lint.Whose) lint.Whose {
	un := &r.units[u]
	if un.parent < 0 {
		return whose
	}
	to := r.recipient(un.parent, un.at)
	if host := &r.units[un.parent]; to == "" && un.kind == quotation && host.kind == bracket && host.parent >= 0 {
		to = r.recipient(host.parent, host.at) // ellenfeled kap egy jelzőt (0/3, hátránya: "…")
	}
	switch {
	case whose == lint.Chosen && to == lint.Opponent:
		return lint.Opponent
	case whose == lint.Own && un.kind == quotation && (to == lint.Opponent || to == lint.Chosen || to == lint.Both), whose == lint.Self && un.kind == quotation && to != "":
		return to
	case whose == lint.Opponent && un.kind == quotation && to == lint.Opponent:
		return lint.Own
	}
	return whose
}

// recipient says to whom the quoted or bracketed thing is given: by the words before it and the sentence that leads to it.
func (r *reader) recipient(u, at int) lint.Whose {
	var all []token
	for _, l := range r.units[u].leads {
		all = append(all, r.units[l].tokens...)
	}
	all = append(all, r.units[u].tokens[:min(at, len(r.units[u].tokens))]...)
	out := lint.Whose("")
	for i := range all {
		t := &all[i]
		if strings.HasPrefix(t.text, "viselőj") || strings.HasPrefix(t.text, "hordozój") || t.text == "viselő" && i > 0 && definite(&all[i-1]) || t.class&cGain != 0 && (t.text == "kapsz" || t.text == "megkapod") || r.ownName(all, i) && t.class&cFoe == 0 && !t.noun.known {
			return lint.Own
		}
		switch {
		case t.class&cFoe != 0:
			out = lint.Opponent
		case t.class&cAimed != 0 && out == "":
			out = lint.Chosen
		case t.isCards() && t.noun.owner == your && t.class&cFoe == 0 && out == "":
			out = lint.Own
		}
	}
	if out == "" && (handsOver(all) || ofItsOwn(all) || hasWord(all, "megkapja") || hasWord(all, "megkapják")) { // a card of either side: the one it lies on, or all of a kind
		laid := r.laidOn(u)
		if out = laid; laid == "" && handsOver(all) {
			out = lint.Chosen
		}
		for i := range all {
			if all[i].extra&dEach != 0 && laid == "" {
				out = lint.Both
			}
		}
	}
	return out
}
