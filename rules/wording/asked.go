package wording

import (
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// playCondition reads a playing condition: of other cards R2, of the card itself C6.
func (r *reader) playCondition(u int, f *found) bool {
	tokens := r.units[u].tokens
	if (f.p.name == "extra-play-for" || f.p.name == "play-extra-for") && r.inConditionAt(tokens, f.start) {
		return false // ha +1 VP-ért játszod ki
	}
	if f.p.name == "play-premium" && r.inRelative(tokens, f.start) {
		return false // minden lapért, amit kijátszik, 1 VP pótdíjat kell fizetnie
	}
	if k := f.amountOf(tokens); k < 0 && (f.p.name == "only-without-paying" || f.p.name == "only-without-paying-first") {
		return false // VP fizetése nélkül: free
	}
	ph := phrase{}
	if first := r.units[u].tokens[0]; first.class&cThis != 0 && len(tokens) > 3 && r.reminds(tokens) && len(r.out.Modifiers) > 0 {
		r.clause(u, f.start, f.end, "C12", f.p.name) // "ez azt is jelenti, hogy …" only explains what was said
		return true
	}
	switch {
	case f.p.is(rowOver), f.p.name == "cards-ask":
		understood := false
		if ph, understood = r.onTopOf(u, f); !understood {
			return false
		}
	case f.p.name == "condition-gapped":
		if n := r.last.to; n == 0 || r.last.unit != u || r.out.Modifiers[n-1].Code != lint.R2 {
			return false
		}
		if ph = r.grow(u, f.start); ph.whose == "" && tokens[f.start].noun.owner == its {
			ph.whose = r.out.Modifiers[r.last.to-1].Whose
		}
	case f.p.name == "needed-back":
		ph = r.leftOf(u, f.end-1)
	case (f.p.name == "react-done" || f.p.is(rowWhoPlays)) && hasExtra(tokens[f.start:f.end], dMoreacc|dLessacc):
		return false // … köteles 1 VP-vel többet fizetni: a change
	case f.p.name == "only-so-done" && !r.pays(tokens[f.end-1:]) && !hasWord(tokens[f.end:], "semmibe"):
		return false
	case f.p.name == "needed-ere" && !r.pays(tokens[f.start:f.end]):
		return false
	case asksNothing(tokens, f), f.p.name == "only-until-if-done" && hasClass(tokens[f.end:], cPayverb):
		return false // kijátszásához nem kell …
	case f.p.is(rowReact):
		ph = phrase{found: true, unit: u, head: f.pick(tokens, cReact), rel: -1, back: -1, react: true, whose: lint.Opponent}
		ph.from, ph.to = ph.head, ph.head+1
	case f.p.name == "needed-before" && tokens[f.start].class&cReact != 0:
		ph = r.grow(u, f.start) // ellenfeled minden reakciója előtt
	case f.p.is(rowWhoPlays), f.p.name == "needed-ere":
		if ph = r.playedBefore(u, f.pick(tokens, cPlay)+1); !ph.found {
			return false
		}
	case f.p.is(rowCondition), f.p.is(rowAsked):
		ph = r.conditionOf(u, f.start)
	case f.p.name == "as-condition":
		if ph = r.antecedent(u, f.start, true); ph.found && ph.whose == "" {
			ph.whose = r.actor(tokens)
		}
	case f.p.name == "only-who-done":
		ph = r.objectOf(u, f.start, f.end)
		ph.whose = lint.Both
	case f.p.is(rowOnly):
		ph = r.objectOf(u, f.start, f.end)
		if at := f.pick(tokens, cIf); ph.found && at >= 0 && ph.head > at {
			ph = phrase{} // csak akkor játszhatod ki, ha eldobsz egy lapot: this card
		}
		if ph.found && ph.whose == "" {
			ph.whose = r.actor(tokens)
		}
	case f.p.is(rowPlaysIfPaid):
		if ph = r.objectOf(u, f.start, f.end); !ph.found && f.start > 0 && tokens[f.start-1].class&cNot != 0 {
			ph = r.leftOf(u, f.start-1) // ellenfeled bűbájai nem jönnek létre, ha nem fizet értük
		}
	default:
		if ph = r.objectOf(u, f.start, f.end); f.p.name == "play-extra-for" && ph.found && ph.head > f.end && tokens[f.end].kind != word {
			ph = phrase{} // kijátszhatod +2 VP-ért (csak …), ekkor a célpont …: this card
		}
	}
	if f.p.is(rowOnly) && f.p.is(rowDone) && f.p.name != "only-so-done" && !r.pays(tokens[f.end-1:]) {
		return false
	}
	if f.p.name != "react-done" && f.p.is(rowReact) && (!r.pays(tokens[f.end:]) || hasClass(tokens[f.end:], cPayverb)) { // money is a surcharge
		return false
	}
	if !ph.found && (f.p.name == "play-then-more" || f.p.name == "play-then-pays") && r.fetchedBefore(u) && (hasWord(tokens, "ezt") || hasWord(tokens, "azt")) {
		ph = r.fetched(u, f) // vedd el a gyűjtője felső lapját. Ezt kijátszhatod, de …
	}
	if f.p.is(rowOnly) && !ph.found && passive(tokens[f.start:f.end]) {
		if p := r.leftOf(u, f.start); p.found && r.headOf(&p).noun.kase == nom && r.headOf(&p).isCards() {
			ph = p // varázslat csak akkor hozható létre, ha …
		}
	}
	if k := f.pick(tokens, cPlaying|cReact|cPlay); (f.p.name == "needed-before" || f.p.name == "play-but-done" || f.p.name == "react-done" || f.p.is(rowWhoPlays)) && !r.pays(tokens[k:]) {
		return false
	}
	if r.isSelf(&ph) {
		r.clause(u, f.start, f.end, "C6", f.p.name)
		return true
	}
	m := lint.Modifier{Code: lint.R2, Op: lint.Condition, On: lint.OnPlay}
	if ph.react {
		m.On = lint.OnReact
	}
	amt := -1
	for k := f.start; k < len(tokens) && amt < 0; k++ {
		if tokens[k].kind == amount && named(&tokens[k]) && !r.ofAnother(f, k) {
			amt = k
		}
	}
	from := len(r.out.Modifiers)
	r.emit(u, f, m, amt, &ph, false)
	if amt < 0 {
		r.out.Modifiers[from].Amount = lint.Amount{}
	}
	if m.On == lint.OnReact {
		r.out.Modifiers[from].Whose = lint.Opponent
	}
	return true
}

// passive says whether the cards are what can be played: hozható, játszhatók.
func passive(tokens []token) bool {
	return slices.ContainsFunc(tokens, func(t token) bool {
		return t.class&cPlay != 0 && (strings.HasSuffix(t.text, "ható") || strings.HasSuffix(t.text, "hető") || strings.HasSuffix(t.text, "hatók") || strings.HasSuffix(t.text, "hetők"))
	})
}

// asksNothing says whether the words deny that something has to be done: "kijátszásához nem kell áldozat".
func asksNothing(tokens []token, f *found) bool {
	for _, k := range f.took {
		if k > 0 && tokens[k].extra&dMust != 0 && tokens[k-1].class&cNot != 0 {
			return true
		}
	}
	return false
}

// conditionOf finds the cards that have the playing condition at: bűbájaid kijátszási feltétele, bűbájaidnak új kijátszási feltétele van.
func (r *reader) conditionOf(u, at int) phrase {
	tokens := r.units[u].tokens
	for at > 0 && (tokens[at-1].text == "új" || tokens[at-1].text == "újabb" || tokens[at-1].text == "egy" || tokens[at-1].extra&(dHave|dPlus) != 0) {
		at--
	}
	p := r.leftOf(u, at)
	for k := at - 1; k >= 0 && tokens[k].kind != punct && hasExtra(tokens[:at], dDiscarding); k-- {
		if t := &tokens[k]; t.noun.kase == dat && t.isCards() {
			return r.grow(u, k) // lapjaidnak egy lap eldobása is kijátszási feltétele
		}
	}
	return p
}

// reminds says whether the sentence explains the one before: "ez azt jelenti, hogy …".
func (r *reader) reminds(tokens []token) bool {
	for k := range min(5, len(tokens)) {
		t := &tokens[k]
		if strings.HasPrefix(t.text, "jelent") {
			return true
		}
	}
	return false
}
