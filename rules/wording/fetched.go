package wording

import (
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// saidBefore finds the card that "annak", "ennek" points back to: the one that the sentence before fetched.
func (r *reader) saidBefore(u int, f *found) phrase {
	p := r.fetched(u, f)
	if !p.found {
		return phrase{back: -1, anaphor: true}
	}
	if p.unit != u && hasClass(r.units[p.unit].tokens, cFoe) && !youPlay(r.units[p.unit].tokens) && !fromYours(r.units[p.unit].tokens) {
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
	before := r.units[u].previous
	if before < 0 || !r.sameSentence(u) {
		return phrase{back: -1}
	}
	tokens, cost := r.units[before].tokens, f.pick(r.units[u].tokens, cCost)
	theirCost := cost >= 0 && r.units[u].tokens[cost].noun.owner == their
	if !r.units[u].goesOn && !slices.ContainsFunc(tokens, func(t token) bool { return t.extra&dFetch != 0 && t.extra&dPrice == 0 }) {
		return r.playable(before) // mutass fel egy elfet: …: the price of it, not what it is about
	}
	if p := r.named(before, len(tokens), dFetch, ""); p.found && (!several(tokens, p.head) || theirCost) && (r.headOf(&p).isCards() || hasWord(tokens, "nevezz")) {
		if hasClass(tokens, cFoe) && !youPlay(tokens) && !fromYours(tokens) {
			p.whose = lint.Opponent // nézd meg ellenfeled kezét, és válassz egy lapot; költsége …
		}
		return p
	}
	return r.playable(before)
}

// several says whether a number says that the noun at k is more than one.
func several(tokens []token, k int) bool {
	return k > 0 && tokens[k-1].kind == amount && tokens[k-1].text != "egy" && tokens[k-1].text != "1"
}

// sameSentence says whether the piece before u belongs to its sentence: a colon or a semicolon parts them.
func (r *reader) sameSentence(u int) bool { return len(r.units[u].leads) > 0 || r.units[u].goesOn }

// playable finds the card that the piece u lets the player play: "a gyűjtődből olcsóbban kijátszhatod egy tárgyadat: …".
func (r *reader) playable(u int) phrase {
	tokens := r.units[u].tokens
	if !youPlay(tokens) {
		return phrase{back: -1}
	}
	for k := range tokens {
		if t := &tokens[k]; t.noun.kase == acc && t.isCards() && !r.inConditionAt(tokens, k) && r.playedIn(tokens, k) && !r.thisNoun(tokens, k) {
			p := r.grow(u, k)
			if p.whose == "" {
				p.whose = lint.Own
			}
			p.back = u
			return p
		}
	}
	return phrase{back: -1}
}

// interrupted finds the card on whose playing this one is played, where its cost is then raised: "akkor játszhatod ki, ha ellenfeled kijátszik
// egy lapot. Költségét 1_VP-vel megemeled". That the card made itself dearer would have a condition.
func (r *reader) interrupted(u int, f *found) phrase {
	none := phrase{back: -1}
	tokens, before := r.units[u].tokens, r.units[u].previous
	if before < 0 || len(r.units[u].leads) > 0 || f.p.does != "increase" && f.p.does != "sign" {
		return none
	}
	if amt := f.amountOf(tokens); f.p.does == "sign" && (amt < 0 || tokens[amt].sign < 0) {
		return none
	}
	verb := f.pick(tokens, cRaise)
	if (verb < 0 || !secondPerson(tokens[verb].text)) && (hasClass(tokens, cIf|cWhenever|cCount) || hasExtra(tokens, dCase)) {
		return none
	}
	said := r.units[before].tokens
	from := hasIf(said)
	if from < 0 || !hasClass(said, cPlay) {
		return none
	}
	for k := from + 1; k < len(said); k++ {
		if t := &said[k]; t.noun.kase == acc && t.isCards() && r.inConditionAt(said, k) && r.playedIn(said, k) {
			p := r.grow(before, k)
			if p.whose == "" {
				p.whose = r.actor(said[from:])
			}
			return p
		}
	}
	return none
}

// thisNoun says whether a pronoun makes the noun at k the card itself: ezt a tárgyat, ennek a lapnak.
func (r *reader) thisNoun(tokens []token, k int) bool {
	return k > 1 && (tokens[k-1].text == "a" || tokens[k-1].text == "az") && (strings.HasPrefix(tokens[k-2].text, "ez") || tokens[k-2].text == "ennek")
}

// named finds the card in the accusative that a verb of the class fetches before token end of unit u; with a word, only one that begins so.
func (r *reader) named(u, end int, verb class, begins string) phrase {
	tokens := r.units[u].tokens
	fetching, noun := false, -1
	for k := range end {
		t := &tokens[k]
		fetching = fetching || t.extra&verb != 0 && strings.HasPrefix(t.text, begins)
		if t.noun.kase == acc && (t.isCards() || t.isNoun() && r.det(tokens, k)) && (t.noun.owner == unowned || t.noun.owner == your && !t.noun.plural && r.det(tokens, k) || fromTop(tokens, k)) && !r.inConditionAt(tokens, k) {
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
		if v != u && !r.sameSentence(u) && hasBegin(tokens, "húz") && r.ifBoard(u) {
			continue // húzz egy lapot. Ingyen kijátszhatod, ha három angyalod van: this card
		}
		fetching, noun := false, -1
		for k := range tokens {
			if v == u && k >= f.start {
				break
			}
			t := &tokens[k]
			fetching = fetching || t.extra&dFetch != 0
			if t.noun.kase == acc && (t.isCards() || !t.noun.known && t.isNoun() && r.det(tokens, k)) && !r.inConditionAt(tokens, k) || onTop(tokens, k) {
				noun = k
				fetching = fetching || fromTop(tokens, k) && t.noun.kase == acc
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

// ifBoard says whether the unit has a condition that asks for other cards, and not what this one is: "ha három angyalod van".
func (r *reader) ifBoard(u int) bool {
	tokens := r.units[u].tokens
	from := hasIf(tokens)
	return from >= 0 && hasExtra(tokens[from:], dHave) && tokens[0].class&cThis == 0
}

// onTop says whether the noun at k is the top card of a deck: "ha a paklid legfelső lapja lény, …".
func onTop(tokens []token, k int) bool {
	return fromTop(tokens, k) && tokens[k].noun.kase == nom
}

// fromTop says whether the noun at k is the top card of a deck in any case: "dobd a paklid felső lapját a Semmibe".
func fromTop(tokens []token, k int) bool {
	return k > 0 && tokens[k].noun.owner == its && (tokens[k-1].text == "felső" || tokens[k-1].text == "legfelső") && tokens[k].isCards()
}

// saidAlready says whether the noun at k is the one that the sentence before fetched: "nevezz meg egy gólemet. A gólemet ingyen kijátszhatod".
func (r *reader) saidAlready(u, k int) bool {
	tokens, before := r.units[u].tokens, r.units[u].previous
	n := &tokens[k].noun
	if before < 0 || k == 0 || n.owner != unowned || n.plural || tokens[k-1].text != "a" && tokens[k-1].text != "az" {
		return false
	}
	for i := range r.units[before].tokens {
		b := &r.units[before].tokens[i].noun
		if b.kase == acc && b.owner == unowned && b.stem() == n.stem() && n.stem() != "" {
			return true
		}
	}
	return false
}

// thisBehind says whether a pronoun between the noun at k and the statement is what is played: "áldozz fel egy lényt, hogy ezt ingyen kijátszd".
func thisBehind(tokens []token, k, start int) bool {
	for j := k + 1; j < start; j++ {
		if tokens[j].text == "ezt" && tokens[j-1].text == "hogy" {
			return true
		}
	}
	return false
}

// fetchedBefore says whether the sentence before fetched something, whatever it is.
func (r *reader) fetchedBefore(u int) bool {
	before := r.units[u].previous
	return before >= 0 && hasExtra(r.units[before].tokens, dFetch)
}
