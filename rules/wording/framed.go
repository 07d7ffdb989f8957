package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// framed finds the cards where the row says how they are named; false where it does not.
func (r *reader) framed(u int, f *found, costAt int) (phrase, bool) {
	tokens := r.units[u].tokens
	name := f.p.name
	switch {
	case name == "play-below", f.p.is(rowDiscount):
		if p := r.objectOf(u, f.start, f.end); p.found {
			return p, true
		}
		return r.leftOf(u, f.start), true
	case (name == "raise-by" || name == "cheapen-by") && strings.HasSuffix(tokens[f.start].text, "tsd"):
		return r.objectOf(u, f.start, f.end), true // drágítsd meg ellenfeled varázslatait
	case costAt < 0 && madeSo(tokens, f) && !hasExtra(tokens[f.start:min(f.start+2, len(tokens))], dKerulhet):
		if p := r.objectOf(u, f.start, f.end); p.found {
			return p, true // a tornyok olcsóbbá teszik sárkányaidat
		}
	case name == "deducts-from":
		if p := r.leftOf(u, costAt); p.found {
			return p, true // kijátszáskor 2 VP-t levonhatsz lényeid költségéből
		}
		return r.leftOf(u, f.start), true
	case f.p.is(rowGoesOn) && f.start == 0 && r.costHeading(u).found:
		return r.costHeading(u), true
	case f.p.is(rowGoesOn) && r.lastSelf():
		return phrase{back: -1}, true
	case strings.HasPrefix(name, "cards-") && r.elseLess(&statement{u: u, f: f, tokens: tokens}):
		if r.lastSelf() {
			return phrase{back: -1}, true
		}
		return r.prev, true
	case f.p.is(rowGoesOn), name == "more-needed" && r.prev.found:
		return r.prev, true
	case name == "cards-plus" && f.start == 0:
		return r.listed(u), true
	case f.p.is(rowNeed):
		return r.neededFor(u), true
	case f.p.is(rowTheMore) && costAt < 0:
		return r.theMoreOf(u, f), true
	case name == "cheap-by" || name == "dear-by":
		if p := r.leftOf(u, f.start); p.found {
			return p, true
		}
		if p := r.rightOf(u, f.start+1); p.found {
			return p, true // olcsóbb lesz minden lapod 1-gyel
		}
	case f.p.is(rowCharged):
		return r.chargedWith(u, f), true
	case f.p.is(rowAdjective) && f.start > 1 && tokens[f.start-1].class&cBecomes != 0:
		if p := r.leftOf(u, f.start-1); p.found {
			return p, true // hajóid legyenek fele költségűek
		}
	case name == "cards-pluscost", name == "cards-surpluscost", name == "cards-further-cost":
		return r.leftOf(u, f.start), true
	case name == "cards-premium" && !r.leftOf(u, f.start).found && r.onWhich(u, f).found:
		return r.onWhich(u, f), true
	case name == "get-discount" || name == "discount-on":
		if p := r.onWhich(u, f); p.found || name == "discount-on" {
			return p, true
		}
	case f.p.is(rowAtPrice) && !playedByItself(tokens[f.start:]):
		if p := r.objectOf(u, f.start, f.end); p.found {
			return p, true
		}
	case f.p.is(rowNeeds):
		return r.leftOf(u, f.start), true
	case f.p.is(rowOwners):
		if p, ok := r.likeBefore(u, f.start); ok {
			return p, true
		}
		p := r.grow(u, f.start)
		if tokens[f.start].text == "azoké" && r.last.to > 0 && r.out.Modifiers[r.last.to-1].On == lint.OnReact {
			p.react, p.like, p.whose = true, true, r.out.Modifiers[r.last.to-1].Whose
		}
		return p, true
	case strings.HasSuffix(name, "-gapped") && r.prev.found && otherPayer(tokens[:f.start]) != "":
		p := r.prev
		p.whose = otherPayer(tokens[:f.start])
		return p, true // …, ha te, akkor 1_VP-vel kevesebbet
	case ifActs[name]:
		return r.actedOn(u), true
	case f.p.is(rowPays | rowPaysMore):
		return r.paidFor(u, f), true
	case f.p.is(rowPlays) && f.start == 0 && !hasClass(tokens, cPlay) && r.playedBeforeColon(u).found:
		return r.playedBeforeColon(u), true
	case name == "taken-as":
		if p := r.objectOf(u, f.start, f.end); p.found {
			return p, true
		}
	case f.p.is(rowPlays) && r.prev.found && themBehind(tokens[f.end:]):
		p := r.prev
		p.whose = r.actor(tokens[f.start:])
		return p, true // … te viszont 1_VP-vel olcsóbban játszhatod ki őket
	case f.p.is(rowPlays|rowPlayedFor) && !playedByItself(tokens[f.start:]):
		return r.played(u, f), true
	}
	return phrase{back: -1}, false
}

// played finds the cards that are the object, or the subject, of a verb of playing.
func (r *reader) played(u int, f *found) phrase {
	tokens := r.units[u].tokens
	if p := r.pronounOf(u, f.start); p.found {
		return p
	}
	if p := r.objectOf(u, f.start, f.end); p.found {
		return p
	}
	if p := r.rightOf(u, f.end); p.found && f.p.is(rowPlays) {
		return p
	}
	if p := r.unmarked(u, f.end); p.found {
		return p
	}
	if p := r.leftOf(u, f.start); p.found && r.headOf(&p).noun.kase == nom && !r.inConditionAt(tokens, p.head) && r.headOf(&p).class&(cFoe|cPlayer|cHolder) == 0 {
		if p.whose == "" && hasClass(tokens, cPlay) {
			if w := r.actor(tokens); w == lint.Own {
				p.whose = w
			}
		}
		return p
	}
	if hasPlural(tokens[f.end:]) {
		if p := r.subjectBefore(u, f); p.found {
			return p // lényeid gyorsak, és 1_VP-vel olcsóbban jönnek
		}
	}
	if p := r.fetched(u, f); p.found {
		if w := r.actor(tokens[:f.start]); p.unit != u && (w == lint.Opponent || hasWord(tokens[:f.start], "azt") && hasClass(r.units[p.unit].tokens, cFoe)) && playedByThem(tokens[f.start:]) {
			p.whose = lint.Opponent // nevezz meg egy lapot. Ellenfeled csak 2 VP-vel drágábban játszhatja ki
		}
		return p
	}
	if p := r.namedBefore(u, f.start); p.found {
		return p
	}
	return r.returned(u, f.start)
}

// namedBefore finds the card for which "azt" stands where the piece before the colon named it: "mondd ki egy tárgyad nevét: azt 1 VP-vel olcsóbban
// játszhatod ki".
func (r *reader) namedBefore(u, end int) phrase {
	ls, tokens := r.units[u].leads, r.units[u].tokens
	if len(ls) == 0 || !hasWord(tokens[:end], "azt") {
		return phrase{back: -1}
	}
	l := ls[len(ls)-1]
	for k := len(r.units[l].tokens) - 1; k >= 0; k-- {
		if t := &r.units[l].tokens[k]; t.isCards() && (t.noun.owner == your || t.noun.kase == acc || k+1 < len(r.units[l].tokens) && r.units[l].tokens[k+1].text == "nevét") && !r.inConditionAt(r.units[l].tokens, k) {
			p := r.grow(l, k)
			switch {
			case playedByThem(tokens) && hasClass(r.units[l].tokens, cFoe):
				p.whose = lint.Opponent // nézd meg ellenfeled kezét, és nevezz meg egy lapot: azt drágábban játszhatja ki
			case p.whose == "" && youPlay(r.units[u].tokens):
				p.whose = lint.Own
			}
			return p
		}
	}
	return phrase{back: -1}
}

// returned finds the card that comes back to the hand before it is played again: "egy célpont tárgyad visszakerül a kezedbe, és 1_VP-vel olcsóbban
// újra kijátszhatod", "célpont lény visszakerül gazdája kezébe, és 1_VP-vel drágább lesz".
func (r *reader) returned(u, end int) phrase {
	tokens := r.units[u].tokens
	mine, theirs := hasWord(tokens[:end], "kezedbe"), hasWord(tokens[:end], "kezébe")
	for k := 0; k < end && (mine || theirs); k++ {
		t := &tokens[k]
		if !t.isCards() || t.noun.kase != nom || t.class&cFoe != 0 || r.inConditionAt(tokens, k) || t.noun.owner != your && !(t.noun.known && r.det(tokens, k)) && !(k > 0 && tokens[k-1].class&cAimed != 0) {
			continue
		}
		p := r.grow(u, k)
		switch {
		case mine:
			p.whose = lint.Own
		case hasClass(tokens[:end], cFoe):
			p.whose = lint.Opponent
		default:
			p.whose = lint.Chosen
		}
		return p
	}
	return phrase{back: -1}
}

// playedByItself says whether the cards are the subject of the verb of playing: "gólemeid 1_VP-vel olcsóbban jönnek ki", "… játszhatók ki".
func playedByItself(tokens []token) bool {
	for k := range tokens {
		t := &tokens[k]
		if t.kind == punct || t.class&cPlay != 0 {
			able := strings.Contains(t.text, "ható") || strings.Contains(t.text, "hető")
			attribute := k+1 < len(tokens) && tokens[k+1].isNoun() && !strings.HasSuffix(t.text, "k") && !verbPrefix[tokens[k+1].text] // a 0-ért játszható lapok
			return t.class&cPlay != 0 && (strings.HasPrefix(t.text, "jön") || strings.HasPrefix(t.text, "jöh") || able && !attribute)
		}
	}
	return false
}

var verbPrefix = map[string]bool{"ki": true, "meg": true, "le": true, "elő": true, "fel": true, "vissza": true}

// madeSo says whether the cards are what something makes cheaper or dearer: drágítja, olcsóbbá teszi.
func madeSo(tokens []token, f *found) bool {
	for _, k := range f.took {
		if k < 0 {
			continue
		}
		w := tokens[k].text
		if tokens[k].class&(cLowercheap|cRaisedear) != 0 && (strings.HasSuffix(w, "ítja") || strings.HasSuffix(w, "ítják")) || tokens[k].class&(cCheap|cDear) != 0 && strings.HasSuffix(w, "bbá") {
			return true
		}
	}
	return false
}
