package wording

import (
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// holdsThis says whether the holder is the one who plays this card: "a lap használója", "Zsigmond gazdája".
func (r *reader) holdsThis(p *phrase, t *token) bool {
	tokens := r.units[p.unit].tokens
	for k := range tokens {
		if &tokens[k] == t {
			return r.holderOfThis(tokens, k) || r.inOwnDrawback(p.unit, k)
		}
	}
	return false
}

// inOwnDrawback says whether the holder at k is named alone in this card's own drawback: "Hátrány: gazdájának minden tárgya …".
func (r *reader) inOwnDrawback(u, k int) bool {
	un := &r.units[u]
	if !un.drawback || un.parent >= 0 || hasClass(un.tokens[:k], cAimed) || r.laidOnAnother() {
		return false
	}
	return k == 0 || un.tokens[k-1].kind == punct || un.tokens[k-1].class&(cDet|cConj) != 0
}

// laidOnAnother says whether the card is one that lies on another, so that "a lap gazdája" is that one's.
func (r *reader) laidOnAnother() bool {
	return slices.ContainsFunc(r.card.Types, func(s string) bool { return strings.HasPrefix(s, "bűbáj ") })
}

func (r *reader) holderOfThis(tokens []token, k int) bool {
	if k == 0 {
		return false
	}
	if k+1 < len(tokens) && tokens[k+1].text == "által" && tokens[k-1].class&cDet != 0 {
		return true // "a gazdája által kijátszott …"
	}
	n := &tokens[k-1].noun
	if n.known && n.owner == unowned && !n.plural && k > 1 && (tokens[k-2].text == "e" || tokens[k-2].text == "ezen" || k > 2 && tokens[k-2].class&cDet != 0 && tokens[k-3].text == "ennek") {
		return true // e torony gazdája
	}
	article := k > 1 && (tokens[k-2].text == "a" || tokens[k-2].text == "az" || tokens[k-2].text == "e")
	if n.known && n.owner == unowned && !n.plural && article && !r.laidOnAnother() && (n.stem() == "lap" || r.card.HasType(n.lemma.value)) {
		return true // "a lap használója"; "a kalandozó gazdája" on one
	}
	return r.ownName(tokens, k-1)
}

// ownerSaid finds whom "annak" means: the opponent or player named before, in this unit or those that lead to it.
func (r *reader) ownerSaid(u, k int) lint.Whose {
	look := func(tokens []token) lint.Whose {
		for j := len(tokens) - 1; j >= 0; j-- {
			switch {
			case tokens[j].class&cFoe != 0:
				return lint.Opponent
			case tokens[j].class&(cPlayer|cAimed|cHolder) != 0, tokens[j].text == "akinél", tokens[j].text == "akié":
				return lint.Chosen
			}
		}
		return ""
	}
	if w := look(r.units[u].tokens[:k]); w != "" {
		return w
	}
	for i := len(r.units[u].leads) - 1; i >= 0; i-- {
		if w := look(r.units[r.units[u].leads[i]].tokens); w != "" {
			return w
		}
	}
	if p := r.units[u].previous; p >= 0 {
		return look(r.units[p].tokens)
	}
	return ""
}
