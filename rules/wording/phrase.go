package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// phrase is the words that say which cards a statement is about.
type phrase struct {
	found    bool
	unit     int
	from, to int // tokens of the unit, end excluded
	head     int // the noun
	rel      int // where a relative clause begins, -1 for none
	whose    lint.Whose
	next     bool // the next such card
	power    bool // abilities, not cards
	react    bool // reactions
	target   bool // sources that target
	anaphor  bool // annak, az: a noun said before
	back     int  // the unit to whose price the words refer back ("ezt a lapot"), -1 for none
	counted  bool // each such card counts: the amount is a multiple
}

// breaks are words that cannot stand inside the words for cards.
func (t *token) breaks() bool {
	return t.class&(cIf|cWhenever|cRel|cBut|cPlay|cGain|cPayverb|cKerul|cBecomes|cMay|cLess|cMore|cCheap|cDear|cCheaply|cDearly|cLower|cRaise|cFree|cMint|cCount|cBelow|cCost|cLesscau|cMorecau) != 0 ||
		t.extra&(dTime|dFlow|dPrice|dHave|dMintha|dFetch) != 0 || t.kind == limit || t.kind == surcharge
}

// isNoun says whether a token can be the noun of a phrase.
func (t *token) isNoun() bool {
	if t.kind == icon {
		return t.text != "etnikum"
	}
	if t.kind == word && t.extra&dCostadj != 0 && (t.noun.plural || t.noun.kase != adj) || t.kind == word && t.extra&dPlayed != 0 && t.noun.plural {
		return true // a 2 költségűek, a gyűjtőből kijátszottak
	}
	if t.kind != word || t.breaks() || t.class&(cDet|cConj|cAlso|cThis|cSuch|cNot|cNext|cAtleast|cAtmost|cReplace|cCondition) != 0 || t.extra&(dFiller|dExcept|dOnly|dCostadj|dQuantity|dBan|dPost) != 0 {
		return false
	}
	return true
}

// isCards says whether the noun can be one for cards.
func (t *token) isCards() bool {
	if t.kind == icon {
		return t.noun.kase != nom || true
	}
	if !t.isNoun() {
		return false
	}
	if t.noun.known {
		switch t.noun.lemma.kind {
		case "thing", "player", "zone", "cost":
			return false
		}
		return true
	}
	return t.noun.owner == your || t.noun.plural || t.capital
}

// leftOf finds the words for cards that end directly before token at.
func (r *reader) leftOf(u, at int) phrase {
	tokens := r.units[u].tokens
	j := r.skipAdverbs(tokens, at-1)
	if j < 0 {
		return phrase{}
	}
	if tokens[j].kind == punct && tokens[j].text == "," {
		return r.withRelative(u, j, at)
	}
	if tokens[j].class&cThis != 0 || tokens[j].class&cSuch != 0 {
		return phrase{anaphor: true}
	}
	if !tokens[j].isNoun() || !r.nounHere(tokens, j) {
		if k := r.skipRelative(tokens, j); k >= 0 {
			return r.withRelative(u, j+1, at)
		}
		return phrase{}
	}
	return r.grow(u, j)
}

// skipAdverbs steps from j to the left over what may stand between the words for cards and the statement: is, ekkor, ebben a körben,
// a kör végéig, kézből való, articles, brackets.
func (r *reader) skipAdverbs(tokens []token, j int) int {
	for j >= 0 {
		t := &tokens[j]
		switch {
		case t.class&cAlso != 0, t.extra&dFiller != 0, t.kind == group, t.class&cDet != 0 && (t.class&cThis == 0 || t.text == "az") && t.extra&dEach == 0 && t.text != "egyik",
			t.class&(cAtleast|cAtmost) != 0:
			j--
		case t.extra&dPost != 0 && j > 0:
			for j--; j >= 0 && tokens[j].kind == word && !tokens[j].breaks(); j-- {
				if tokens[j].extra&dEach != 0 || tokens[j].class&cDet != 0 {
					j--
					break
				}
			}
		case t.text == "való" && j > 0:
			j -= 2
		case isTime(t):
			j--
			for j >= 0 && (tokens[j].class&(cDet|cNext) != 0 || timeAttributes[tokens[j].text] || tokens[j].kind == amount || strings.HasPrefix(tokens[j].text, "kör") || strings.HasPrefix(tokens[j].text, "harci") || ordinals[tokens[j].text]) && tokens[j].extra&dEach == 0 {
				j--
			}
		default:
			return j
		}
	}
	return j
}

var timeAttributes = map[string]bool{"ebben": true, "abban": true, "saját": true, "mostani": true, "előző": true, "kör": true, "játék": true, "e": true}

// isTime says whether a word ends a phrase of time: körben, végéig, körödig, körtől.
func isTime(t *token) bool {
	if t.kind != word {
		return false
	}
	if t.extra&dTime != 0 || t.text == "végéig" || t.text == "elejéig" {
		return true
	}
	return (strings.HasPrefix(t.text, "kör") || strings.HasPrefix(t.text, "fázis")) && (t.noun.kase == ter || t.noun.kase == abl || t.noun.kase == ine || strings.HasSuffix(t.text, "től"))
}

// nounHere accepts an unknown word as a noun only where its endings or neighbours say so.
func (r *reader) nounHere(tokens []token, j int) bool {
	t := &tokens[j]
	if t.extra&(dCostadj|dPlayed) != 0 {
		return t.isNoun()
	}
	if !t.noun.known && (t.noun.kase == nom || t.noun.kase == sup || t.noun.kase == dat || t.noun.kase == acc) && (t.capital && t.noun.owner == unowned || j > 0 && tokens[j-1].extra&dEach != 0) {
		return true
	}
	if t.isCards() || t.noun.known || t.class&(cPower|cReact|cFoe|cPlayer|cHolder) != 0 {
		return t.noun.kase == nom || t.noun.kase == dat || t.noun.kase == acc || t.kind == icon || t.class&(cReact|cPower|cHolder) != 0
	}
	for k := j - 1; k >= 0 && k >= j-3; k-- {
		if tokens[k].extra&dEach != 0 || tokens[k].class&cNext != 0 {
			return true
		}
	}
	return t.noun.kase == dat && t.noun.stem != t.text || r.ownName(tokens, j)
}

// skipRelative looks for a relative clause that ends at token j; it gives its first token or -1.
func (r *reader) skipRelative(tokens []token, j int) int {
	best := -1
	for k := j; k > 0; k-- {
		t := &tokens[k]
		if t.class&cRel != 0 && tokens[k-1].kind == punct {
			best = k
		}
		if t.class&(cIf|cWhenever|cBut) != 0 {
			break
		}
	}
	return best
}

// withRelative reads "minden lény, aminek nevében van k betű, …": comma is the index of the comma behind the clause.
func (r *reader) withRelative(u, comma, at int) phrase {
	tokens := r.units[u].tokens
	rel := r.skipRelative(tokens, comma-1)
	if rel < 2 {
		return phrase{}
	}
	h := rel - 2
	for h >= 0 && (tokens[h].kind == punct || !tokens[h].isNoun() || tokens[h].text == "meg" || tokens[h].text == "ki" || tokens[h].text == "le") && h > rel-6 {
		h--
	}
	if h < 0 || !tokens[h].isNoun() {
		return phrase{}
	}
	p := r.grow(u, h)
	p.rel, p.to = rel, comma
	if p.whose == "" && tokens[h].noun.kase == acc && r.playedIn(tokens, h) {
		p.whose = r.actor(tokens)
	}
	if p.whose == "" {
		for _, t := range tokens[rel:comma] {
			if t.class&cPlay != 0 && secondPerson(t.text) {
				p.whose = lint.Own
			}
		}
	}
	for _, t := range tokens[rel:comma] {
		if t.class&cTarget != 0 || strings.HasPrefix(t.text, "célpont") && strings.HasSuffix(t.text, "ja") {
			p.target = true
		}
	}
	return p
}

// secondPerson says whether a verb addresses the player: kijátszol, megidézed, raksz.
func secondPerson(w string) bool {
	for _, e := range []string{"sz", "ol", "el", "öl", "od", "ed", "öd", "ad", "tál", "tél", "hatsz", "hetsz"} {
		if strings.HasSuffix(w, e) {
			return true
		}
	}
	return false
}

// grow extends a noun to the left: attributes, enumerations, owners.
func (r *reader) grow(u, head int) phrase {
	tokens := r.units[u].tokens
	p := phrase{found: true, unit: u, head: head, from: head, to: head + 1, rel: -1, back: -1}
	r.note(&p, &tokens[head], true)
	if tokens[head].class&(cHolder) != 0 {
		return r.owned(p)
	}
	for k := head - 1; k >= 0; k-- {
		t := &tokens[k]
		switch {
		case t.kind == punct && t.text == ",":
			if !r.enumerates(tokens, k, head) {
				return r.owned(p)
			}
			continue
		case t.kind == punct || t.kind == group && !r.isName(t):
			return r.owned(p)
		case t.kind == amount && (t.sign != 0 || t.noun.kase == ins || t.noun.kase == acc || t.noun.kase == ill):
			return r.owned(p)
		case t.kind == word && t.class&cConj != 0:
			if k == 0 || !r.joinsNouns(tokens, k, head) {
				return r.owned(p)
			}
			continue
		case t.class&(cCheap|cDear|cLess|cMore) != 0 && k > 0 && tokens[k-1].kind == amount && tokens[k-1].noun.kase == ade:
			k-- // a 3_VP-nél olcsóbb varázslatok
			p.from = k
			continue
		case t.extra&dExcept != 0:
			return r.owned(p)
		case isTime(t) && k+1 <= head && tokens[k+1].extra&dPlayed != 0:
			continue // a következő, ebben a körben kijátszott árnyad
		case t.text == "ebben" || t.text == "e":
			continue
		case t.breaks(), isTime(t), t.class&(cAlso|cReplace) != 0, t.extra&dFiller != 0, t.noun.kase == ter:
			return r.owned(p)
		case t.class&cFoe != 0 && (t.noun.kase == nom || t.noun.kase == dat) && tokens[head].noun.owner == your:
			return r.owned(p) // ellenfeled a te lapjaid költségét nem módosíthatja
		case t.kind == word && t.noun.kase == acc && t.isCards() && t.noun.known && !t.noun.lemma.attribute() && tokens[k+1].class&cConj == 0, t.class&cNot != 0 && !r.negatesAttribute(tokens, k):
			return r.owned(p)
		case t.class&cThis != 0:
			p.from = k
			if p.whose == "" && tokens[head].noun.owner == its {
				p.whose = r.ownerSaid(u, k)
			}
			if strings.HasPrefix(t.text, "ez") {
				p.back = r.units[u].previous
			}
			return r.owned(p)
		}
		p.from = k
		r.note(&p, t, false)
		if t.class&cFoe != 0 || t.class&cHolder != 0 {
			if k > 0 && tokens[k-1].class&cDet != 0 {
				p.from = k - 1
			}
			return r.owned(p)
		}
	}
	return r.owned(p)
}

// attribute says whether the noun also serves as an attribute whatever its ending.
func (l *lemma) attribute() bool { return l.kind == "colour" || l.kind == "zone" }

// negatesAttribute: nem élőholt szörny, nem-bűbáj lap.
func (r *reader) negatesAttribute(tokens []token, k int) bool {
	return k+1 < len(tokens) && tokens[k].text == "nem" && !tokens[k+1].breaks()
}

// isName says whether a quotation is a name inside a phrase rather than an ability.
func (r *reader) isName(t *token) bool {
	if t.kind != group || t.group < 0 {
		return false
	}
	return len(r.units[t.group].tokens) <= 3
}

// enumerates says whether the comma at k joins attributes or nouns of one phrase: "szörny, testrész és építmény", "Minden, legalább 3 VP költségű".
func (r *reader) enumerates(tokens []token, k, head int) bool {
	if k == 0 {
		return false
	}
	p := &tokens[k-1]
	if p.extra&dEach != 0 || p.class&(cSuch|cNext|cAimed) != 0 || p.text == "egy" {
		return true
	}
	n := &tokens[k+1]
	if n.class&(cBut|cIf|cRel|cWhenever) != 0 || p.breaks() {
		return false
	}
	return p.isCards() && n.isNoun() && p.noun.kase == tokens[head].noun.kase && (p.noun.owner == tokens[head].noun.owner || p.noun.owner == unowned) && r.conjAhead(tokens, k, head)
}

func (r *reader) conjAhead(tokens []token, k, head int) bool {
	for j := k; j < head; j++ {
		if tokens[j].class&cConj != 0 {
			return true
		}
	}
	return false
}

// joinsNouns says whether a conjunction joins two nouns or attributes rather than two clauses.
func (r *reader) joinsNouns(tokens []token, k, head int) bool {
	p, n := &tokens[k-1], &tokens[k+1]
	if p.kind == punct {
		return p.text == "," && k > 1 && tokens[k-2].isCards() && n.isNoun() && tokens[k-2].noun.kase == tokens[head].noun.kase
	}
	if p.kind == amount || n.kind == amount {
		return p.sign == 0 && n.sign == 0
	}
	if n.class&cDet != 0 && n.extra&dEach == 0 && !p.isCards() {
		return false
	}
	if p.breaks() || p.extra&dQuantity != 0 {
		return false
	}
	return p.isNoun() || p.extra&dCostadj != 0 || p.kind == group
}

// note takes from a token what it says of whose cards are meant and which.
func (r *reader) note(p *phrase, t *token, head bool) {
	switch {
	case t.class&cFoe != 0:
		p.whose = lint.Opponent
	case t.class&cHolder != 0:
		p.whose = lint.Chosen
	case t.class&cPlayer != 0 && !head:
		if p.whose == "" {
			p.whose = lint.Both
		}
	case t.extra&dOther != 0 && p.whose == lint.Both:
		p.whose = lint.Opponent
	case t.class&cAimed != 0 && p.whose == lint.Both:
		p.whose = lint.Chosen
	case t.class&cNext != 0:
		p.next = true
	}
	if t.noun.owner == your && t.class&(cFoe|cPlayer) == 0 && t.kind == word && p.whose == "" && (head || t.isCards() || t.noun.known && t.noun.lemma.kind == "zone") {
		p.whose = lint.Own
	}
	if head {
		p.power = t.class&cPower != 0
	}
	if t.class&cReact != 0 {
		p.react = true
	}
	if t.class&cTarget != 0 || strings.HasPrefix(t.text, "célzó") {
		p.target = true
	}
}

// owned settles whose cards a grown phrase means: an owner left out is the one of the statement before ("…, a bűbájai +(2)").
func (r *reader) owned(p phrase) phrase {
	t := &r.units[p.unit].tokens[p.head]
	follows := t.noun.owner == its && t.class&cHolder == 0 || t.extra&dPlayed != 0 || t.extra&dCostadj != 0
	if p.whose == "" && follows && r.prev.found && r.prev.unit == p.unit && p.head > r.prev.head {
		p.whose = r.prev.whose
	}
	return p
}

// ownerSaid finds whom "annak" means: the opponent or player named before, in this unit or those that lead to it.
func (r *reader) ownerSaid(u, k int) lint.Whose {
	look := func(tokens []token) lint.Whose {
		for j := len(tokens) - 1; j >= 0; j-- {
			switch {
			case tokens[j].class&cFoe != 0:
				return lint.Opponent
			case tokens[j].class&(cPlayer|cAimed|cHolder) != 0:
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

// actor says whose cards a verb of playing is about: the player addressed, the opponent who plays, or anyone.
func (r *reader) actor(tokens []token) lint.Whose {
	for i := range tokens {
		if t := &tokens[i]; t.class&cPlay != 0 && secondPerson(t.text) {
			return lint.Own
		}
	}
	for i := range tokens {
		t := &tokens[i]
		switch {
		case t.class&cFoe != 0 && t.noun.kase == nom && t.noun.owner != unowned && r.isNominativeFoe(t), t.class&cFoe != 0 && t.text == "ellenfél":
			return lint.Opponent
		case t.class&cPlayer != 0 && i > 0 && tokens[i-1].extra&dOther != 0:
			return lint.Opponent
		case t.class&cPlayer != 0 && i > 0 && tokens[i-1].class&cAimed != 0:
			return lint.Chosen
		}
	}
	for i := range tokens {
		t := &tokens[i]
		if t.class&cPlay != 0 && secondPerson(t.text) || t.extra&(dPut|dPrice|dFetch) != 0 || t.class&cPayverb != 0 && (secondPerson(t.text) || strings.HasSuffix(t.text, "ned")) || t.text == "fizetned" {
			return lint.Own
		}
	}
	return lint.Both
}

func (r *reader) isNominativeFoe(t *token) bool {
	return strings.HasSuffix(t.text, "ed") || strings.HasSuffix(t.text, "eid")
}

// ownName says whether the words up to token j are the card's own name.
func (r *reader) ownName(tokens []token, j int) bool {
	if len(r.name) == 0 {
		r.name = append(r.name, strings.Fields(strings.ToLower(strings.ReplaceAll(lint.BareName(r.card.Name), ",", "")))...)
	}
	if len(r.name) == 0 {
		return false
	}
	t := &tokens[j]
	last := r.name[len(r.name)-1]
	if strings.HasPrefix(t.text, last) && len(t.text) <= len(last)+9 {
		return len(r.name) == 1 || j > 0 && (strings.HasPrefix(tokens[j-1].text, r.name[len(r.name)-2]))
	}
	return false
}

// rightOf finds the words for cards that begin at token at: "2_VP-vel olcsóbb minden sárkányod".
func (r *reader) rightOf(u, at int) phrase {
	tokens := r.units[u].tokens
	i := at
	for i < len(tokens) && (tokens[i].class&(cBecomes|cAlso) != 0 || tokens[i].extra&dFiller != 0) {
		i++
	}
	for k := i; k < len(tokens) && k < i+7; k++ {
		t := &tokens[k]
		if t.kind == punct || t.breaks() || t.class&cConj != 0 {
			break
		}
		if t.isCards() && (t.noun.kase == nom || t.noun.kase == dat) && (t.noun.owner == your || k+1 == len(tokens) || tokens[k+1].kind == punct || tokens[k+1].class&(cConj|cCost) != 0) {
			return r.grow(u, k)
		}
	}
	return phrase{}
}

// objectOf finds the cards that a verb of playing is about: the accusative noun nearest to the statement, outside a condition;
// else the one that the sentence before went and fetched.
func (r *reader) objectOf(u, start, end int) phrase {
	tokens := r.units[u].tokens
	best, dist := -1, 99
	for k := range tokens {
		t := &tokens[k]
		if t.noun.kase != acc || t.class&cPower != 0 || !t.isCards() && !(t.kind == word && t.isNoun() && r.det(tokens, k)) || r.conditionHolds(tokens, k, start) {
			continue
		}
		if t.noun.known && t.noun.lemma.kind == "zone" {
			continue
		}
		d := start - k
		if k > start {
			d = k - end + 1
		}
		if d < dist {
			best, dist = k, d
		}
	}
	if best >= 0 {
		best = r.coordinated(tokens, best)
		p := r.grow(u, best)
		if p.whose == "" {
			p.whose = r.actor(tokens)
		}
		return p
	}
	return phrase{}
}

// coordinated steps from a noun to the last one joined to it: egy gólemet vagy hajót.
func (r *reader) coordinated(tokens []token, k int) int {
	for j := k + 1; j < len(tokens) && j < k+6; j++ {
		t := &tokens[j]
		switch {
		case t.kind == word && t.class&cConj != 0 && j == k+1:
		case j == k+1, t.kind == punct, t.breaks():
			return k
		case t.isCards() && t.noun.kase == tokens[k].noun.kase && t.noun.owner == tokens[k].noun.owner:
			return r.coordinated(tokens, j)
		}
	}
	return k
}

func (r *reader) det(tokens []token, k int) bool {
	for j := k - 1; j >= 0 && j >= k-3; j-- {
		if tokens[j].class&cDet != 0 || tokens[j].kind == amount {
			return true
		}
	}
	return false
}

// conditionHolds says whether the noun at k stands in a condition of which the statement is the consequence.
func (r *reader) conditionHolds(tokens []token, k, start int) bool {
	return k < start && r.inConditionAt(tokens, k)
}
