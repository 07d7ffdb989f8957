package wording

import "github.com/cardlint/cardlint/lint"

// another finds the cards for which "egy másikat" or "egyet" stands, played in the unit: the last ones named before it. "Ha meghal egy elfed, ingyen
// kijátszhatsz egy másikat."
func (r *reader) another(u int) phrase {
	tokens := r.units[u].tokens
	for k := 1; k < len(tokens); k++ {
		if t := &tokens[k]; t.text != "másikat" && t.text != "egyet" && t.text != "másikakat" || !r.playedIn(tokens, k) || r.inConditionAt(tokens, k) {
			continue
		}
		for j := k - 1; j >= 0; j-- {
			t := &tokens[j]
			if !t.isCards() || t.class&cFoe != 0 || t.noun.kase != nom && t.noun.kase != acc {
				continue
			}
			p := r.grow(u, j)
			for p.from < j && (tokens[p.from].extra&dEvent != 0 || tokens[p.from].class&cDet == 0 && !tokens[p.from].isCards()) {
				p.from++ // meghal egy elfed
			}
			if p.whose = r.actor(tokens); p.whose == lint.Both {
				p.whose = lint.Own
			}
			p.next = tokens[k].text != "másikakat" && tokens[0].class&(cIf|cWhenever) != 0 && r.eventIn(tokens, 0)
			return p
		}
	}
	return phrase{}
}

// delayed says whether the unit is what happens once, when a delayed effect ends: "késleltetett hatás, 3: …".
func (r *reader) delayed(u int) bool {
	for _, l := range r.units[u].leads {
		for k := range r.units[l].tokens {
			if r.units[l].tokens[k].text == "késleltetett" {
				return true
			}
		}
	}
	return false
}
