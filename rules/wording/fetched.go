package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// saidBefore finds the card that "annak", "ennek" points back to: the one that the sentence before fetched.
func (r *reader) saidBefore(u int, f *found) phrase {
	p := r.fetched(u, f)
	if !p.found {
		return phrase{back: -1, anaphor: true}
	}
	if p.unit != u && hasClass(r.units[p.unit].tokens, cFoe) && !youPlay(r.units[p.unit].tokens) {
		p.whose = lint.Opponent // nézd meg ellenfeled kezét, és válassz egy lapot
	}
	return p
}

// youPlay says whether the words let the player play something: "kijátszhatsz egy lényt a Semmiből".
func youPlay(tokens []token) bool {
	for k := range tokens {
		if tokens[k].class&cPlay != 0 && secondPerson(tokens[k].text) {
			return true
		}
	}
	return false
}

// pluralIn finds the cards that the sentence before was about: "Lényeid +1 ÉP-t kapnak. Költségük …".
func (r *reader) pluralIn(u int) phrase {
	tokens := r.units[u].tokens
	for k := range tokens {
		if t := &tokens[k]; t.isCards() && t.noun.kase == nom && (t.noun.plural || t.noun.owner == your) && !r.inConditionAt(tokens, k) {
			return r.grow(u, k)
		}
	}
	return phrase{back: -1}
}

// fetchedHere finds the card that the words before in this unit fetched, or that the piece before the colon named:
// "keress elő egy kígyót, vedd a kezedbe, és ebben a körben 2 VP-vel olcsóbb", "nevezz meg egy tárgyat: költsége …".
func (r *reader) fetchedHere(u int, f *found) phrase {
	if p := r.named(u, f.start, dFetch, ""); p.found {
		return p
	}
	if ls := r.units[u].leads; len(ls) > 0 {
		l := ls[len(ls)-1]
		return r.named(l, len(r.units[l].tokens), dFetch, "nevezz")
	}
	return phrase{back: -1}
}

// named finds the card in the accusative that a verb of the class fetches before token end of unit u; with a word, only one that begins so.
func (r *reader) named(u, end int, verb class, begins string) phrase {
	tokens := r.units[u].tokens
	fetching, noun := false, -1
	for k := range end {
		t := &tokens[k]
		fetching = fetching || t.extra&verb != 0 && strings.HasPrefix(t.text, begins)
		if t.noun.kase == acc && (t.isCards() || t.isNoun() && r.det(tokens, k)) && t.noun.owner == unowned && !r.inConditionAt(tokens, k) {
			noun = k
		}
	}
	if !fetching || noun < 0 {
		return phrase{back: -1}
	}
	p := r.grow(u, noun)
	if p.whose == "" {
		p.whose = lint.Own
	}
	p.back = u
	return p
}

// fetched finds the card that this or the sentence before fetched: "Keress elő egy gólemet, ebben a körben 2 VP-vel olcsóbban kijátszhatod."
func (r *reader) fetched(u int, f *found) phrase {
	for _, v := range []int{u, r.units[u].previous} {
		if v < 0 {
			continue
		}
		tokens := r.units[v].tokens
		fetching, noun := false, -1
		for k := range tokens {
			if v == u && k >= f.start {
				break
			}
			t := &tokens[k]
			fetching = fetching || t.extra&dFetch != 0
			if t.noun.kase == acc && (t.isCards() || !t.noun.known && t.isNoun() && r.det(tokens, k)) && !r.inConditionAt(tokens, k) || onTop(tokens, k) {
				noun = k
			}
			if v == u && t.class&cIf != 0 && k+1 < len(tokens) && tokens[k+1].text == "ez" && noun < 0 {
				for j := k - 1; j >= 0; j-- { // "… 1 lap, ha ez egy max. 3-as, ingyen kijátszhatod"
					if tokens[j].isCards() && tokens[j].noun.kase == nom && tokens[j].class&cFoe == 0 {
						noun = j
						break
					}
				}
			}
		}
		if noun >= 0 && (fetching || v == u || youPlay(tokens)) {
			p := r.grow(v, noun)
			if p.whose == "" {
				p.whose = lint.Own
			}
			p.back = v
			return p
		}
	}
	return phrase{}
}

// onTop says whether the noun at k is the top card of a deck: "ha a paklid legfelső lapja lény, …".
func onTop(tokens []token, k int) bool {
	return k > 0 && tokens[k].noun.owner == its && tokens[k].noun.kase == nom && (tokens[k-1].text == "felső" || tokens[k-1].text == "legfelső") && tokens[k].isCards()
}
