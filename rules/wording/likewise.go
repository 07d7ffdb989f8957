package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// acts says whether the word is a verb of reacting or targeting for which one pays: reagálni, célozni, "ha célozza vagy reagál rá".
func (t *token) acts() bool {
	if t.class&(cReact|cTarget) == 0 {
		return false
	}
	return t.actsIf() || strings.HasPrefix(t.text, "célpont") || strings.HasSuffix(t.text, "ni") || strings.HasSuffix(t.text, "ás") || strings.HasSuffix(t.text, "ása")
}

// actsIf says whether the word is such a verb as a condition has it: ha reagál rá.
func (t *token) actsIf() bool {
	switch t.text {
	case "reagál", "reagálna", "reagálnak", "célozza", "célozná", "célozzák", "megcélozza":
		return true
	}
	return false
}

// bothWays finds "reagálni rá és célozni", in either order, where one amount serves both; it gives the tokens, 0, 0 for none.
func bothWays(tokens []token) (from, to int) {
	from, joined, asks := -1, false, false
	for k := range tokens {
		t := &tokens[k]
		asks = (asks || t.class&cIf != 0) && t.mark != ','
		switch {
		case t.kind == amount:
			from, joined = -1, false // +2_VP rá célozni, és +1_VP reagálni
		case t.class&cConj != 0, t.mark == ',' && k > 0 && tokens[k-1].class&cAlso != 0: // célozni is, rá reagálni is
			joined = from >= 0
		case !t.acts() || !asks && t.actsIf():
		case from >= 0 && joined && k < from+6 && (tokens[from].class^t.class)&(cReact|cTarget) == cReact|cTarget:
			return from, k + 1
		default:
			from, joined = k, false
		}
	}
	return 0, 0
}

// alsoSo are the words that give a second verb the amount of the first: "reagálni rá +1_VP, célozni szintén".
var alsoSo = map[string]bool{"szintén": true, "ugyancsak": true, "szintúgy": true, "úgyszintén": true, "hasonlóképp": true, "hasonlóképpen": true, "ugyanennyi": true, "ugyanannyi": true, "is": true}

// likewise finds a second verb behind the statement that shares its amount; it gives the tokens, 0, 0 for none.
func likewise(tokens []token, end int) (from, to int) {
	if end >= len(tokens) || tokens[end].kind != punct && tokens[end].class&(cAlso|cConj) == 0 {
		for end < len(tokens) && tokens[end].kind == word && tokens[end].class&cConj == 0 {
			end++ // reagálni rá 1_VP-vel többe kerül, célozni szintén
		}
	}
	for k := end; k < len(tokens) && k < end+4; k++ {
		if !tokens[k].acts() {
			continue
		}
		for j := k + 1; j < len(tokens) && j < k+4 && (tokens[j].kind == word || alsoSo[tokens[j].text]); j++ {
			if alsoSo[tokens[j].text] {
				return k, j + 1
			}
		}
		return 0, 0
	}
	return 0, 0
}

// doubled writes the same amount for the other of reacting and targeting.
func (r *reader) doubled(u int, f *found, m lint.Modifier, ph *phrase, self bool) {
	tokens := r.units[u].tokens
	if m.Code != lint.M4 && m.On != lint.OnTarget {
		return
	}
	from, to := likewise(tokens, f.end)
	if to == 0 || (tokens[from].class&cTarget != 0) == (m.On == lint.OnTarget) {
		if from, to = bothWays(tokens); to == 0 || m.Code != lint.M4 {
			return
		}
	}
	made := r.out.Modifiers[len(r.out.Modifiers)-1]
	if m.On == lint.OnTarget {
		made.Code, made.On = lint.M4, lint.OnReact
	} else {
		made.Code, made.On = lint.R3, lint.OnTarget
	}
	made.Whose, made.Cards, made.Filter = r.whom(u, ph, self, made)
	made.Span = r.span(u, min(f.start, from), max(f.end, to))
	r.out.Modifiers = append(r.out.Modifiers, made)
	for k := from; k < to && k < len(r.explained); k++ {
		r.explained[k] = true
	}
}

// ifActs are the rows of what is paid if one reacts or targets.
var ifActs = map[string]bool{"react-if-plus": true, "react-if-ill": true, "react-if-more": true, "pay-if-react": true, "pay-more-if-react": true, "pay-more-if-target": true, "target-if-plus": true, "target-if-ill": true, "target-if-more": true, "pay-if-target": true}

// actedOn finds the cards that are targeted or reacted to: "+1_VP-be kerül, ha lényeidet célozza"; none is this card.
func (r *reader) actedOn(u int) phrase {
	tokens := r.units[u].tokens
	for k := range tokens {
		if t := &tokens[k]; (t.noun.kase == acc || t.noun.kase == sub) && t.isCards() && t.class&cFoe == 0 {
			return r.grow(u, k)
		}
	}
	return phrase{back: -1}
}

// onlyActs says whether the one condition of the unit is that somebody reacts or targets: it is what is paid for, not when.
func onlyActs(tokens []token) bool {
	conditions, acts := 0, false
	for k := range tokens {
		if tokens[k].class&cIf == 0 {
			continue
		}
		conditions++
		for j := k + 1; j < len(tokens); j++ {
			t := &tokens[j]
			if t.mark == ',' {
				if j+1 < len(tokens) && tokens[j+1].class&cConj != 0 {
					return false // ha reagál rá, és …
				}
				break
			}
			switch {
			case t.acts():
				acts = true
			case t.class&(cFoe|cConj|cPlayer|cDet|cThis) == 0 && !strings.HasPrefix(t.text, "rá") && t.text != "őket" && t.text != "őt" && !strings.HasPrefix(t.text, "választ") && !(t.isCards() && (t.noun.owner == your || j > 1 && tokens[j-1].class&cDet != 0 && tokens[j-2].class&cThis != 0)):
				return false
			}
		}
	}
	return acts && conditions == 1
}

// paidByOthers says whether it is somebody else who reacts and pays: "ha reagálsz, fizess" and "ha reagál, fizethetsz" are no surcharge.
func paidByOthers(s *statement) bool {
	if first := s.f.took[0]; first < 0 || s.tokens[first].class&cIf == 0 {
		return true
	}
	for k := s.f.start; k < s.f.end; k++ {
		w := s.tokens[k].text
		if s.tokens[k].class&cReact != 0 && strings.HasSuffix(w, "sz") || s.tokens[k].class&cPayverb != 0 && (secondPerson(w) || strings.HasSuffix(w, "sz") || w == "fizess") {
			return false
		}
	}
	return true
}

// strength says whether the amount at k is the first half of +1/+1.
func strength(tokens []token, k int) bool {
	return k+2 < len(tokens) && tokens[k].sign != 0 && tokens[k+1].text == "/" && tokens[k+2].kind == amount
}

// explainers open the explanation of a surcharge icon: "[[3]], azaz a rá kijátszott reakció 3_VP-vel többe kerül".
var explainers = map[string]bool{"azaz": true, "vagyis": true, "tehát": true, "magyarán": true, "értsd": true}

// explainsBefore says whether the sentence explains the icon with which the one before ended: "[[2]]. Azaz …".
func (r *reader) explainsBefore(u int) bool {
	un := &r.units[u]
	if un.previous < 0 || !explainers[un.tokens[0].text] {
		return false
	}
	before := r.units[un.previous].tokens
	return len(before) > 0 && before[len(before)-1].kind == surcharge
}

// explainedBefore says whether the statement from token k on only explains a surcharge icon before it.
func explainedBefore(tokens []token, k int) bool {
	for j := min(k, len(tokens)-1); j > 0; j-- { // the first token is asked for by its unit
		if !explainers[tokens[j].text] {
			continue
		}
		if tokens[j-1].kind == punct {
			j--
		}
		return j > 0 && tokens[j-1].kind == surcharge
	}
	return false
}
