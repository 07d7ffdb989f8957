package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// leftOf finds the words for cards that end directly before token at.
func (r *reader) leftOf(u, at int) phrase {
	tokens := r.units[u].tokens
	j := r.skipAdverbs(tokens, at-1)
	if j == at-1 && j >= 0 && at < len(tokens) && tokens[at].class&cCost != 0 && tokens[j].kind == amount && tokens[j].parts[0].bare && tokens[j].noun.kase == nom {
		j = r.skipAdverbs(tokens, j-1) // xenóid VP költsége
	}
	if payableIn(tokens, j) {
		j = r.skipAdverbs(tokens, j-2) // tárgyaid Szk-ban fizetendő költsége
	}
	if j > 0 && shifted(tokens, at, j) && tokens[j-1].isNoun() {
		j-- // hajóid csökkentett költsége
	}
	if j < 0 {
		return phrase{}
	}
	if tokens[j].class&cPlaying != 0 && j < at {
		return r.leftOf(u, j)
	}
	if dash(&tokens[j]) {
		if k := r.parenthesis(tokens, j); k > 0 {
			return r.leftOf(u, k) // lényeid – a goblinok kivételével – …
		}
	}
	if tokens[j].kind == punct && tokens[j].text == "," {
		if k := r.parenthesis(tokens, j); k > 0 {
			if before := r.parenthesis(tokens, k); before > 0 && r.inConditionAt(tokens, k-1) {
				k = before // lényeid, ha van …, a goblinok kivételével, …
			}
			return r.leftOf(u, k)
		}
		if p := r.withRelative(u, j); p.found {
			return p
		}
		return r.headless(u, 0, j)
	}
	if j > 2 && tokens[j].class&cFoe != 0 && tokens[j].noun.kase == dat && tokens[j-1].class&cDet != 0 && tokens[j-2].mark == ',' {
		if p := r.headless(u, 0, j-2); p.found {
			p.whose = lint.Opponent // ami lény, az ellenfelednek …
			return p
		}
	}
	if k := payerBehind(tokens, j); k >= 0 && r.payee(tokens, k) {
		return r.leftOf(u, k+1)
	}
	if p := r.nextAfter(u, j); p.found {
		return p
	}
	if p := r.formerOrLatter(u, j); p.found {
		return p
	}
	if tokens[j].class&cNext != 0 {
		if p := r.among(u, j); p.found {
			return p
		}
	}
	if p, ok := r.likeBefore(u, j); ok {
		return p
	}
	if p := r.rest(u, j); p.found {
		return p
	}
	if p := r.ordinalPlayed(u, j); p.found {
		return p
	}
	if tokens[j].extra&dMintha != 0 {
		return r.regarded(u, j)
	}
	if tokens[j].text == asReactionWord {
		return phrase{} // reakcióként 2_VP-vel drágább: this card
	}
	if tokens[j].class&cThis != 0 && tokens[0].class&cRel != 0 && j > 2 && tokens[j-1].kind == punct {
		if p := r.playedBefore(u, j); p.found {
			return p // "aki épületet rak le, annak …"
		}
		p := phrase{found: true, unit: u, head: 0, from: 0, to: j - 1, rel: 0, back: -1} // "ami őt célozza, annak költsége …"
		if tokens[0].text != "aki" && tokens[0].text != "akinek" {
			r.related(&p, j-1)
		}
		p.target = hasClass(tokens[:j], cTarget)
		return p
	}
	if tokens[j].class&cThis != 0 || tokens[j].class&cSuch != 0 {
		return phrase{anaphor: true}
	}
	if tokens[j].extra&dPlayed != 0 && !tokens[j].noun.plural && at < len(tokens) && tokens[at].class&cCost != 0 {
		p := r.grow(u, j) // "a kijátszott költsége"
		p.whose = r.actor(tokens)
		return p
	}
	if predicative(tokens, j) {
		return r.grow(u, j-1)
	}
	if !tokens[j].isNoun() || !r.nounHere(tokens, j) || theyDo(&tokens[j]) && r.skipRelative(tokens, j) >= 0 && r.skipRelative(tokens, j) < j {
		if k := r.skipRelative(tokens, j); k >= 0 {
			return r.withRelative(u, j+1)
		}
		return phrase{}
	}
	return r.grow(u, j)
}

// asReactionWord says how a card is played.
const asReactionWord = "reakcióként"

// theyDo says whether an unknown word is what many do, by its ending: the comma that ends "amelyek repülnek" may be missing.
func theyDo(t *token) bool {
	return t.kind == word && (!t.noun.known || t.noun.lemma.kind == "icon") && t.class|t.extra == 0 && (strings.HasSuffix(t.text, "nek") || strings.HasSuffix(t.text, "nak"))
}

// payerBehind says where the words for cards end behind which token j says for whom they cost so much: "a tárgyak képességei mindkét játékosnak
// +1_VP-be kerülnek"; -1 where it says nothing of the kind.
func payerBehind(tokens []token, j int) int {
	if tokens[j].class&(cFoe|cPlayer) == 0 || tokens[j].noun.kase != dat {
		return -1
	}
	for j--; j >= 0 && (tokens[j].class&(cDet|cAimed) != 0 || tokens[j].extra&dOther != 0); j-- {
	}
	return j
}

// payee says whether the words at k can be what costs something: many cards, or their abilities.
func (r *reader) payee(tokens []token, k int) bool {
	t := &tokens[k]
	return t.noun.kase == nom && (t.class&cPower != 0 || t.isCards() && t.class&cFoe == 0 && (t.noun.plural || t.noun.owner == your || r.eachBefore(tokens, k)))
}

// regarded finds the cards that are to be taken as if they cost so much: "lényeid olyanok, mintha 1_VP-vel kevesebbe kerülnének"; k is mintha.
func (r *reader) regarded(u, k int) phrase {
	tokens := r.units[u].tokens
	if k < 3 || tokens[k-1].mark != ',' {
		return phrase{}
	}
	h, so := k-2, false
	for ; h >= 0; h-- {
		switch t := &tokens[h]; {
		case t.text == "olyan", t.text == "olyanok", t.text == "úgy":
			so = true
		case t.text == "kell", t.class&cAlso != 0, strings.HasPrefix(t.text, "tekint"), strings.HasPrefix(t.text, "számít"):
		default:
			if so && t.isCards() && (t.noun.kase == nom || t.noun.kase == acc) && !r.inConditionAt(tokens, h) {
				return r.grow(u, h)
			}
			return phrase{}
		}
	}
	return phrase{}
}

// predicative says whether the word at j is what is said of the cards before it rather than more of them: "varázslataid gyorsak, és …".
func predicative(tokens []token, j int) bool {
	if j == 0 {
		return false
	}
	t, c := &tokens[j], &tokens[j-1]
	if c.class&cNot != 0 && j > 1 && (strings.HasSuffix(t.text, "hatók") || strings.HasSuffix(t.text, "hetők")) {
		c = &tokens[j-2] // lényeid nem sebezhetők, …
	}
	return t.kind == word && t.class == 0 && t.extra == 0 && !t.noun.known && t.noun.plural && t.noun.owner == unowned && t.noun.kase == nom && !t.named() &&
		c.noun.known && c.isCards() && c.noun.kase == nom && (c.noun.plural || c.noun.owner == your)
}

// parenthesis looks for ", ha …," or ", kivéve …," that ends with the comma at j, behind a noun; it gives its first comma or -1.
func (r *reader) parenthesis(tokens []token, j int) int {
	for k := j - 1; k > 0; k-- {
		if tokens[k].kind == punct {
			excepts := (tokens[k+1].extra|tokens[j-1].extra)&dExcept != 0
			if (tokens[k].text == "," || dash(&tokens[k])) && dash(&tokens[k]) == dash(&tokens[j]) && (excepts || tokens[k+1].class&cIf != 0 || strings.HasPrefix(tokens[k+1].text, "bár") || tokens[k+1].text == "akárki") && tokens[k-1].isNoun() {
				return k
			}
			return -1
		}
	}
	return -1
}

// nounHere accepts an unknown word as a noun only where its endings or neighbours say so.
func (r *reader) nounHere(tokens []token, j int) bool {
	t := &tokens[j]
	if t.extra&(dCostadj|dPlayed) != 0 || t.kind == amount {
		return t.isNoun()
	}
	if !t.noun.known && (t.noun.kase == nom || t.noun.kase == sup || t.noun.kase == dat || t.noun.kase == acc) && (t.named() && t.noun.owner == unowned || j > 0 && tokens[j-1].extra&dEach != 0) {
		return true
	}
	if t.isCards() || t.noun.known || t.class&(cPower|cReact|cFoe|cPlayer|cHolder) != 0 {
		return t.noun.kase == nom || t.noun.kase == dat || t.noun.kase == acc || t.noun.kase == poss && t.isCards() || t.kind == icon || t.class&(cReact|cPower|cHolder) != 0
	}
	if n := &tokens[min(j+1, len(tokens)-1)]; (n.class&cPlaying != 0 || n.extra&dPlayingto != 0) && (t.noun.kase == nom || t.noun.kase == sup) && t.class == 0 {
		return true // démon kijátszásához
	}
	if j > 0 && tokens[j-1].class&cFoe != 0 && tokens[j-1].noun.kase == nom && t.noun.owner == its {
		return true // ellenfeled sellője
	}
	for k := j - 1; k >= 0 && k >= j-3; k-- {
		if tokens[k].extra&dEach != 0 || tokens[k].class&cNext != 0 {
			return true
		}
	}
	return t.noun.kase == dat && t.noun.stem() != t.text || r.ownName(tokens, j)
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
func (r *reader) withRelative(u, comma int) phrase {
	tokens := r.units[u].tokens
	rel := r.skipRelative(tokens, comma-1)
	if rel < 2 {
		return phrase{}
	}
	h := rel - 2
	if anything[tokens[h].text] || tokens[h].class&cNext != 0 {
		p := phrase{next: tokens[h].class&cNext != 0, found: true, unit: u, head: h, from: h, to: comma, rel: rel, back: -1} // minden, ami nem bűbáj, …
		r.related(&p, comma)
		return p
	}
	if tokens[h].class&(changing&^cGain) != 0 {
		return r.headless(u, rel, comma) // ami sárkány, az 1 VP-vel olcsóbb, ami nem az, …
	}
	for h >= 0 && (tokens[h].kind == punct || !tokens[h].isNoun() || tokens[h].text == "meg" || tokens[h].text == "ki" || tokens[h].text == "le") && h > rel-6 {
		h--
	}
	if rel > 1 && tokens[rel-2].text == "után" || h < 0 || !tokens[h].isNoun() || tokens[h].noun.kase == cau && r.eachBefore(tokens, h) {
		return phrase{} // minden lapért, amit ellenfeled kijátszott, …
	}
	if tokens[0].class&cIf != 0 && hasExtra(tokens[:h+1], dHave) && r.inConditionAt(tokens, h) {
		return phrase{} // ha van olyan lényed, amelyik repül, 1_VP-vel olcsóbb: this card
	}
	p := r.grow(u, h)
	p.rel, p.to = rel, comma
	if p.whose == "" && tokens[h].noun.kase == acc && (r.playedIn(tokens, h) || hasExtra(tokens[:h], dFetch) && !hasClass(tokens[:h], cFoe)) {
		p.whose = r.actor(tokens)
	}
	r.related(&p, comma)
	return p
}
