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
	itself   bool // this card, named by its type
	like     bool // those said before, of the owner for whom a pronoun stands
	back     int  // the unit to whose price the words refer back ("ezt a lapot"), -1 for none
}

// headOf is the noun of a phrase, which may stand in an earlier unit; an empty word where there is none.
func (r *reader) headOf(p *phrase) *token {
	if !p.found {
		return &noWord
	}
	return &r.units[p.unit].tokens[p.head]
}

var noWord token

// breaks are words that cannot stand inside the words for cards.
func (t *token) breaks() bool {
	return t.class&(cIf|cWhenever|cRel|cBut|cPlay|cGain|cPayverb|cKerul|cBecomes|cMay|cLess|cMore|cCheap|cDear|cCheaply|cDearly|cLower|cRaise|cLowercheap|cRaisedear|cFree|cMint|cCount|cBelow|cCost|cLesscau|cMorecau|cCanlower|cCanraise|cCanchange|cDolower|cDoraise|cDochange) != 0 ||
		t.extra&(dTime|dFlow|dPrice|dHave|dMintha|dFetch|dDeduct|dCandear|dCancheap|dCase|dBan) != 0 || t.kind == limit || t.kind == surcharge
}

// named says whether the word looks like a name: a capital within a sentence.
func (t *token) named() bool { return t.capital && !t.first }

// isNoun says whether a token can be the noun of a phrase.
func (t *token) isNoun() bool {
	if t.kind == icon {
		return t.text != "etnikum"
	}
	if t.kind == amount && t.noun.plural && t.noun.kase == adj {
		return true // a 2-esek
	}
	if t.kind == word && t.extra&dCostadj != 0 && (t.noun.plural || t.noun.kase != adj) || t.kind == word && t.extra&dPlayed != 0 && t.noun.plural {
		return true // a 2 költségűek, a gyűjtőből kijátszottak
	}
	if t.kind != word || t.breaks() || t.class&(cDet|cConj|cAlso|cThis|cSuch|cNot|cNext|cAtleast|cAtmost|cReplace|cCondition) != 0 || t.extra&(dFiller|dExcept|dOnly|dCostadj|dQuantity|dBan|dPost) != 0 || !t.noun.known && t.noun.owner == your && (t.extra&dEvent != 0 || strings.HasSuffix(t.text, "hatod") || strings.HasSuffix(t.text, "heted")) {
		return false
	}
	return true
}

// isCards says whether the noun can be one for cards.
func (t *token) isCards() bool {
	if t.kind == icon {
		return true
	}
	if !t.isNoun() {
		return false
	}
	if t.noun.known {
		switch t.noun.lemma.kind {
		case "thing", "player", "zone", "cost", "whose":
			return false
		}
		return true
	}
	return t.noun.owner == your || t.noun.plural || t.named()
}

// grow extends a noun to the left: attributes, enumerations, owners. Each case is one thing that goes on with the words or ends them; their order matters.
func (r *reader) grow(u, head int) phrase {
	tokens := r.units[u].tokens
	p := phrase{found: true, unit: u, head: head, from: head, to: head + 1, rel: -1, back: -1}
	r.note(&p, &tokens[head], true)
	p.power = p.power && !cardsJoined(tokens, head)
	if tokens[head].class&cHolder != 0 {
		return r.owned(p)
	}
	for k := head - 1; k >= 0; k-- {
		t := &tokens[k]
		switch {
		case t.text == "nevű" && r.calledFrom(tokens, k) >= 0:
			k = r.calledFrom(tokens, k)
			p.from = k
			continue
		case t.mark == ',':
			if !r.enumerates(tokens, k, head) {
				return r.owned(p)
			}
			continue
		case t.kind == punct || t.kind == group && !r.isName(t):
			return r.owned(p)
		case t.kind == amount && t.noun.kase == nom && k+1 == head && tokens[head].noun.plural && tokens[head].extra&dCostadj == 0:
			return r.owned(p) // "Élet: 2 Tárgyaid …": a number takes the singular
		case t.kind == amount && (t.sign != 0 || t.noun.kase == ins || t.noun.kase == acc || t.noun.kase == ill || t.noun.kase == sub || t.noun.kase == nom && tokens[k+1].class&cDet != 0):
			return r.owned(p)
		case t.kind == word && t.class&cConj != 0:
			if r.phrasesJoined(tokens, k, head) {
				k -= 2 // minden tárgyad, valamint minden szörnyed
				p.from = k
				r.note(&p, &tokens[k], false)
				continue
			}
			if k == 0 || !r.joinsNouns(tokens, k, head) {
				return r.owned(p)
			}
			if k > 1 && tokens[k-1].mark == ',' && (alike(&tokens[k-2], &tokens[head]) || attributes(tokens, k, head)) && !r.inConditionAt(tokens, k-2) {
				k-- // sárkányaid, illetve templomaid
			}
			continue
		case t.class&(cCheap|cDear|cLess|cMore) != 0 && k > 0 && tokens[k-1].kind == amount && tokens[k-1].noun.kase == ade:
			k-- // a 3_VP-nél olcsóbb varázslatok
			p.from = k
			continue
		case t.class&(cLess|cMore) != 0 && k > 1 && tokens[k-1].class&cConj != 0 && tokens[k-2].kind == amount && tokens[k-2].noun.kase == nom:
			k -= 2 // a 4 vagy több költségűek
			p.from = k
			continue
		case t.class&(cCheap|cDear) != 0 && k > 1 && tokens[k-1].text == "nem" && tokens[k-2].kind == amount && tokens[k-2].noun.kase == ade:
			k -= 2 // a 3_VP-nél nem drágább varázslatok
			p.from = k
			continue
		case k > 0 && tokens[k-1].text == "annál" && tokens[k+1].class&cDet != 0:
			return r.owned(p) // minél …, annál olcsóbbak a lényeid
		case t.class&(cCheap|cDear) != 0 && k > 0 && (tokens[k-1].text == "annál" || tokens[k-1].text == "nála"):
			k-- // a 3 VP-s vagy annál drágább lényeid
			p.from = k
			continue
		case t.class&(cCheap|cDear) != 0 && k > 1 && tokens[k-1].text == "vagy" && tokens[k-2].kind == amount && (tokens[k-2].noun.kase == nom || tokens[k-2].noun.kase == adj):
			k -= 2 // a 4 vagy drágább lényeid
			p.from = k
			continue
		case t.text == "mind" && k > 0 && tokens[k-1].mark == ',':
			continue // mind a gólemeid, mind a hajóid
		case t.extra&dCostadj != 0 && tokens[k+1].class&cDet != 0, t.extra&(dExcept|dDiscount|dPremium) != 0, t.multiplies(), k > 0 && verbPrefix[t.text] && (tokens[k-1].multiplies() || tokens[k-1].class&(cPlay|cAlso|cPayverb) != 0 || tokens[k-1].extra&(dFetch|dPut|dPrice) != 0):
			return r.owned(p) // játszik ki gólemet
		case isTime(t) && k+1 <= head && tokens[k+1].extra&dPlayed != 0:
			p.from = k
			continue // a következő, ebben a körben kijátszott árnyad
		case t.text == "hogy", t.text == "abban", t.text == "idején", t.text == "közben", t.text == "játékba", t.text == "mielőtt", t.text == "után", t.text == "előtt", t.text == "miatt", t.text == "helyett", t.flags&fLasts != 0, t.extra&(dDiscarding|dMake|dKerulhet) != 0:
			return r.owned(p)
		case t.text == "ebben" || t.text == "e":
			continue
		case t.breaks(), isTime(t), t.class&(cAlso|cReplace) != 0, t.extra&dFiller != 0, t.noun.kase == ter, t.kind == word && (t.noun.kase == cau || t.noun.kase == ine && (tokens[k+1].text == "a" || tokens[k+1].text == "az")):
			return r.owned(p)
		case against(tokens, k):
			k-- // a lényeid ellen kijátszott azonnalik
			p.from = k
			continue
		case t.class&cFoe != 0 && k > 1 && tokens[k-1].text == "és" && tokens[k-2].text == "te":
			p.from, p.whose = k-2, lint.Both // a te és ellenfeled lapjai
			return p
		case t.class&cFoe != 0 && (t.noun.kase == nom || t.noun.kase == dat) && tokens[head].noun.owner == your:
			return r.owned(p) // ellenfeled a te lapjaid költségét nem módosíthatja
		case t.kind == word && t.noun.kase == acc && t.isCards() && t.noun.known && !t.noun.lemma.attribute() && tokens[k+1].class&cConj == 0, t.class&cNot != 0 && !r.negatesAttribute(tokens, k):
			return r.owned(p)
		case t.class&cThis != 0 && t.text != "az":
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
		if reacts := p.react; t.class&cReact != 0 && k > 0 && tokens[k-1].text == "nem" {
			r.note(&p, t, false)
			p.react = reacts // nem reakció azonnaliid
		} else {
			r.note(&p, t, false)
		}
		if t.extra&dEach != 0 && k > 2 && tokens[k-2].text == "a" && tokens[k-3].text == "ez" {
			return r.owned(p) // ez a bűbáj minden lényedet olcsóbbá teszi
		}
		if t.class&cFoe != 0 && t.text != "ellenséges" || t.class&cHolder != 0 {
			if k > 0 && tokens[k-1].class&cDet != 0 {
				p.from = k - 1
			}
			return r.owned(p)
		}
	}
	return r.owned(p)
}

// against says whether the word at k makes of the noun before it what cards are played against: lényeid ellen, tornyaid elleni.
func against(tokens []token, k int) bool {
	return k > 0 && (tokens[k].text == "ellen" || tokens[k].text == "elleni") && tokens[k-1].isNoun()
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
