package wording

import (
	_ "embed"
	"strings"
)

// class is a set of word classes of the lexicon.
type class uint64

const (
	cCostmod class = 1 << iota
	cBasemod
	cUsemod
	cModmod
	cCost
	cPlaying
	cPlayingfor
	cUse
	cPower
	cLess
	cMore
	cLessill
	cMoreill
	cLesscau
	cMorecau
	cCheap
	cDear
	cCheaply
	cDearly
	cLower
	cLowercheap
	cRaise
	cRaisedear
	cKerul
	cBecomes
	cFree
	cWithout
	cPaying
	cReplace
	cReact
	cTarget
	cNot
	cMay
	cCanlower
	cCanraise
	cCanchange
	cDolower
	cDoraise
	cDochange
	cGo
	cBelow
	cAtleast
	cAtmost
	cIf
	cWhenever
	cNext
	cMint
	cRel
	cCount
	cDet
	cThis
	cSuch
	cConj
	cBut
	cAlso
	cPlay
	cGain
	cPayverb
	cCondition
	cFoe
	cHolder
	cPlayer
	cAimed
)

// The second word of classes, for words that only the circumstances ask about.
const (
	dPrice class = 1 << iota
	dEvent
	dFiller
	dTime
	dFetch
	dOnly
	dExcept
	dThus
	dOption
	dPlus
	dSpending
	dEach
	dOther
	dQuantity
	dHave
	dMintha
	dSetverb
	dFlow
	dTurn
	dRatio
	dLowratio
	dTwice
	dCostadj
	dPlayed
	dGreater
	dSmaller
	dLessacc
	dMoreacc
	dTimes
	dSpendfor
	dPlayingto
	dMust
	dBan
	dPut
	dSettle
	dHowmuch
	dPost
	dCandear
	dCase
	dDiscount
	dOntop
	dTwiceill
	dAddverb
	dKerulhet
	dDeduct
	dMoresub
	dLesssub
	dPremium
	dRaisenoun
	dLowernoun
	dApplies
	dHalfprice
	dNeed
	dPlaytime // kijátszása, where it only says when: kijátszása után, kijátszása körében
	dAbove
	dCancheap
	dMake
	dAnyway
	dShift
	dDiscarding
	dToo
	dSpent
	dBefore
	dYouchange
)

var classNames = map[string]class{
	"costmod": cCostmod, "basemod": cBasemod, "usemod": cUsemod, "modmod": cModmod, "cost": cCost, "playing": cPlaying, "playingfor": cPlayingfor,
	"use": cUse, "power": cPower, "less": cLess, "more": cMore, "lessill": cLessill, "moreill": cMoreill, "lesscau": cLesscau, "morecau": cMorecau,
	"cheap": cCheap, "dear": cDear, "cheaply": cCheaply, "dearly": cDearly, "lower": cLower, "lowercheap": cLowercheap, "raise": cRaise, "raisedear": cRaisedear,
	"kerul": cKerul, "becomes": cBecomes, "free": cFree, "without": cWithout, "paying": cPaying, "replace": cReplace, "react": cReact, "target": cTarget,
	"not": cNot, "may": cMay, "canlower": cCanlower, "canraise": cCanraise, "canchange": cCanchange, "dolower": cDolower, "doraise": cDoraise, "dochange": cDochange,
	"go": cGo, "below": cBelow, "atleast": cAtleast, "atmost": cAtmost, "if": cIf, "whenever": cWhenever, "next": cNext, "mint": cMint, "rel": cRel, "count": cCount,
	"det": cDet, "this": cThis, "such": cSuch, "conj": cConj, "but": cBut, "also": cAlso, "play": cPlay, "gain": cGain, "payverb": cPayverb, "condition": cCondition,
	"foe": cFoe, "holder": cHolder, "player": cPlayer, "aimed": cAimed,
}

var extraNames = map[string]class{
	"price": dPrice, "event": dEvent, "filler": dFiller, "time": dTime, "fetch": dFetch, "only": dOnly, "except": dExcept, "thus": dThus,
	"option": dOption, "plus": dPlus, "further": dPlus, "spending": dSpending, "each": dEach, "other": dOther, "quantity": dQuantity, "have": dHave, "mintha": dMintha,
	"setverb": dSetverb, "flow": dFlow, "turn": dTurn, "ratio": dRatio, "lowratio": dLowratio, "twice": dTwice,
	"played": dPlayed, "greater": dGreater, "smaller": dSmaller, "lessacc": dLessacc, "moreacc": dMoreacc, "times": dTimes, "spendfor": dSpendfor,
	"playingto": dPlayingto, "must": dMust, "ban": dBan, "put": dPut, "settle": dSettle, "howmuch": dHowmuch, "post": dPost, "candear": dCandear, "case": dCase, "discount": dDiscount, "ontop": dOntop, "twiceill": dTwiceill, "addverb": dAddverb,
	"kerulhet": dKerulhet, "deduct": dDeduct, "moresub": dMoresub, "lesssub": dLesssub, "premium": dPremium, "raisenoun": dRaisenoun, "lowernoun": dLowernoun, "applies": dApplies, "halfprice": dHalfprice, "need": dNeed, "above": dAbove, "cancheap": dCancheap, "make": dMake, "anyway": dAnyway, "shift": dShift, "discarding": dDiscarding, "too": dToo, "spent": dSpent, "before": dBefore, "youchange": dYouchange, "costadj": dCostadj,
}

//go:embed lexicon.tsv
var lexiconTSV string

// classes of a word: the grammar's and the circumstances'.
type classes struct{ main, extra class }

var exactForms, soleForms, prefixForms = readLexicon()

func readLexicon() (exact, sole, prefix map[string]classes) {
	exact, sole, prefix = map[string]classes{}, map[string]classes{}, map[string]classes{}
	for _, r := range tsvRows(lexiconTSV) {
		var c classes
		for _, n := range strings.Fields(r[0]) {
			m, e := classNames[n], extraNames[n]
			if m == 0 && e == 0 {
				panic("lexicon.tsv: no class " + n)
			}
			c.main |= m
			c.extra |= e
		}
		for _, f := range strings.Fields(r[1]) {
			into := exact
			if s, ok := strings.CutSuffix(f, "*"); ok {
				f, into = s, prefix
			} else if s, ok := strings.CutSuffix(f, "="); ok {
				f, into = s, sole
			}
			old := into[f]
			into[f] = classes{old.main | c.main, old.extra | c.extra}
		}
	}
	addDeeds(sole)
	return exact, sole, prefix
}

// folded are the longer forms without their accents, for words that lost or mixed them: olcsobbak, kõltsége.
var folded = func() map[string]string {
	m := map[string]string{}
	for _, forms := range []map[string]classes{exactForms, soleForms, prefixForms} {
		for f := range forms {
			if len(f) > 4 || f == "így" {
				foldInto(m, f)
			}
		}
	}
	for k := range keywords {
		m[fold(k)] = k
	}
	return m
}()

// foldInto files a form under its letters without accents. Of several that differ in nothing else the first by the alphabet counts, whatever
// the order they come in: hatás before hátas, kártya before kártyá-.
func foldInto(m map[string]string, form string) {
	f := fold(form)
	if old, taken := m[f]; !taken || form < old {
		m[f] = form
	}
}

// fold takes the accents off.
func fold(s string) string {
	return strings.Map(func(r rune) rune {
		switch r {
		case 'á':
			return 'a'
		case 'é':
			return 'e'
		case 'í':
			return 'i'
		case 'ó', 'ö', 'ő':
			return 'o'
		case 'ú', 'ü', 'ű':
			return 'u'
		}
		return r
	}, s)
}

// unfold gives the known word that a word without (or with wrong) accents must be: the whole form, or the known beginning and the rest.
func unfold(w string) (string, bool) {
	f := fold(w)
	if full, ok := folded[f]; ok {
		return full, true
	}
	runes := []rune(w) // fold maps letter to letter, so that the rest begins at the same one
	for i := len(f); i > 5; i-- {
		if begin, ok := folded[f[:i]]; ok && prefixForms[begin] != (classes{}) && len([]rune(f[:i])) <= len(runes) {
			return begin + string(runes[len([]rune(f[:i])):]), true
		}
	}
	return w, false
}

// accented gives the whole form of the lexicon that differs from a word in accents alone; a word that is such a form is left as it is.
// "kihozasi" begins as kihoz- does, and is no form of it but kihozási.
func accented(w string) (string, bool) {
	full, ok := folded[fold(w)]
	if !ok || full == w || inLexicon(w) {
		return w, false
	}
	return full, inLexicon(full)
}

// inLexicon says whether a word stands in the lexicon as it is.
func inLexicon(w string) bool {
	_, exact := exactForms[w]
	_, sole := soleForms[w]
	return exact || sole
}

// lookup gives the classes of a word: those of its exact form and of its longest known beginning.
func lookup(w string) (classes, bool) {
	if c, ok := soleForms[w]; ok {
		return c, true
	}
	c, known := exactForms[w]
	for i := len(w); i > 1; i-- {
		if p, ok := prefixForms[w[:i]]; ok {
			return classes{c.main | p.main, c.extra | p.extra}, true
		}
	}
	return c, known
}
