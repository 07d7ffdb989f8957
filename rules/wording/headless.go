package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// headless reads "ami nem tárgy, az …": a clause without a noun before it says which cards; it begins at rel and ends before comma.
func (r *reader) headless(u, rel, comma int) phrase {
	tokens := r.units[u].tokens
	if comma < rel+2 || tokens[rel].class&cRel == 0 || !strings.HasPrefix(tokens[rel].text, "am") || hasClass(tokens[rel:comma], cPlayer) {
		return phrase{}
	}
	if n := &tokens[rel+1]; n.kind == word && n.isCards() && n.noun.owner == your {
		return phrase{} // amelyik hajódat kijátszod, az …: the noun says it
	}
	p := phrase{found: true, unit: u, head: rel, from: rel, to: comma, rel: rel, back: -1}
	r.related(&p, comma)
	return p
}

// anything are the words for all cards before a clause that says which: minden, ami nem bűbáj.
var anything = map[string]bool{"minden": true, "mindaz": true, "mindazok": true, "bármi": true, "akármi": true}

// everything are the words for all cards as what is played.
var everything = map[string]bool{"mindent": true, "bármit": true, "akármit": true}

// related takes from the relative clause of the phrase, which ends before comma, whose cards are meant, and whether they are what targets.
func (r *reader) related(p *phrase, comma int) {
	tokens := r.units[p.unit].tokens
	said, not := p.whose != "", hasClass(tokens[p.rel:comma], cNot)
	for k := p.rel; k < comma; k++ {
		t := &tokens[k]
		switch {
		case t.class&cTarget != 0 || strings.HasPrefix(t.text, "célpont") && strings.HasSuffix(t.text, "ja"):
			p.target = true
		case said:
		case t.class&cPlay != 0 && secondPerson(t.text), lays[t.text]:
			p.whose = lint.Own
		case t.class&cFoe != 0 && t.noun.kase == nom && p.whose == "":
			p.whose = lint.Opponent // amit ellenfeled kijátszik
		case not && t.class&cPlay == 0:
		case t.pronounsOwner() != "" && k > p.rel:
			p.whose = t.pronounsOwner() // ami az ellenfeledé
		case t.noun.owner == your && t.noun.kase == nom && t.isCards() && p.head == p.rel:
			p.whose = lint.Own // ami a te tárgyad
		}
	}
}

// lays are the words for putting a card on another one.
var lays = map[string]bool{"adsz": true, "ráadsz": true, "teszel": true, "ráteszel": true, "raksz": true, "ráraksz": true, "helyezel": true, "ráhelyezel": true}

// singledOut says whether a relative clause makes the cards the next one to be played: "amelyik hajódat legközelebb kijátszod, …",
// "annak a gólemnek, amit ezután elsőként lehívsz, …".
func singledOut(tokens []token) bool {
	for k := range tokens {
		if tokens[k].class&cRel == 0 || k > 0 && tokens[k-1].kind != punct {
			continue
		}
		next, then, first, plays := false, false, hasWord(tokens[:k], "első"), false
		for j := k; j < len(tokens) && tokens[j].mark != ','; j++ {
			t := &tokens[j]
			next = next || t.class&cNext != 0 && (t.text == "legközelebb" || t.text == "soron")
			then = then || t.text == "ezután" || t.text == "ezek" || t.text == "követően"
			first = first || strings.HasPrefix(t.text, "először") || strings.HasPrefix(t.text, "elsőként") || strings.HasPrefix(t.text, "elsőnek") || strings.HasPrefix(t.text, "legel")
			plays = plays || t.class&cPlay != 0
		}
		if plays && (next || then && first) {
			return true
		}
	}
	return false
}

// among finds the cards of which "a következő" at k is one: "tárgyaid közül a soron következő".
func (r *reader) among(u, k int) phrase {
	tokens := r.units[u].tokens
	for j := k - 1; j > 0 && j > k-4; j-- {
		if tokens[j].text == "közül" && tokens[j-1].isCards() {
			p := r.grow(u, j-1)
			p.next, p.to = true, k+1
			return p
		}
	}
	return phrase{}
}

// unmarked finds the cards that are played without an ending for it, as a noun with its owner may be: "2 VP-vel olcsóbban játszhatod ki a hajód".
func (r *reader) unmarked(u, end int) phrase {
	tokens := r.units[u].tokens
	plays := false
	for k := max(0, end-1); k < len(tokens) && tokens[k].kind != punct && k < end+8; k++ {
		t := &tokens[k]
		plays = plays || t.class&cPlay != 0 && secondPerson(t.text)
		if plays && t.noun.owner == your && t.noun.kase == nom && t.isCards() && t.class&cFoe == 0 {
			return r.grow(u, k)
		}
	}
	return phrase{back: -1}
}
