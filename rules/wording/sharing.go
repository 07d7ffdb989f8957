package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// Cards that share a whole statement with those at its verb, and have a time, a condition or an owner of their own.

// sharedPredicate reads the cards of another time, or condition, that share the whole statement: "páros körben a gólemeid, páratlanban a hajóid
// 1_VP-vel olcsóbbak", "ha van elfed, a bűbájaid, ha van ogréd, a tárgyaid 1_VP-vel olcsóbbak".
func (r *reader) sharedPredicate(u int, m lint.Modifier, ph *phrase) {
	tokens := r.units[u].tokens
	if !ph.found || ph.unit != u || ph.from < 3 || m.Code.Review() {
		return
	}
	comma, time := ph.head-1, false
	for ; comma > 0 && (tokens[comma].kind == word && !tokens[comma].breaks() || ofOrdinalNumber(tokens, comma)); comma-- {
		t := &tokens[comma]
		time = time || isTime(t) || t.text == "től" || t.text == "utána" || t.noun.kase == ine || !t.noun.known && (strings.HasSuffix(t.text, "ban") || strings.HasSuffix(t.text, "ben"))
	}
	if !time && comma > 0 && tokens[comma].mark == ',' {
		comma = beforeCondition(tokens, comma)
		time = comma > 0
	}
	if !time || comma < 1 || tokens[comma].text != "," {
		return
	}
	n, h := &tokens[comma-1], r.headOf(ph)
	if !n.isCards() || !h.isCards() || n.noun.kase != nom || n.noun.owner != h.noun.owner || h.noun.owner == unowned && !(n.noun.plural && h.noun.plural) || r.inConditionAt(tokens, comma-1) {
		return
	}
	before := r.grow(u, comma-1)
	if before.from == 0 {
		return
	}
	other := m
	other.When = r.circumstancesOf(u, comma, comma, &before).when
	other.Whose, other.Cards, other.Filter = r.whom(u, &before, false, m)
	other.Span = r.span(u, before.from, comma)
	r.out.Modifiers = append(r.out.Modifiers, other)
}

// beforeCondition gives the comma before the condition that the comma at k ends, 0 where it ends none.
func beforeCondition(tokens []token, k int) int {
	for j := k - 1; j > 0; j-- {
		if tokens[j].class&cIf != 0 && tokens[j-1].mark == ',' {
			return j - 1
		}
	}
	return 0
}

// otherOwner reads the cards of another owner that share the whole statement: "a te bűbájaid és ellenfeled tárgyai 1 VP-vel drágábbak".
func (r *reader) otherOwner(u int, m lint.Modifier, ph *phrase) {
	tokens := r.units[u].tokens
	if !ph.found || ph.unit != u || ph.from < 2 || m.Code == lint.M5 || ph.whose != lint.Own && ph.whose != lint.Opponent {
		return
	}
	j := ph.from - 1
	for j > 0 && (tokens[j].class&cDet != 0 || tokens[j].text == "te") {
		j--
	}
	if j < 1 || tokens[j].class&cConj == 0 {
		return
	}
	if j--; j > 0 && tokens[j].mark == ',' {
		j--
	}
	n := &tokens[j]
	if !n.isCards() || n.noun.kase != r.headOf(ph).noun.kase || r.inConditionAt(tokens, j) || n.noun.owner != your && n.noun.owner != its {
		return
	}
	before := r.grow(u, j)
	if before.whose == ph.whose || before.whose != lint.Own && before.whose != lint.Opponent {
		return
	}
	other := m
	other.Whose, other.Cards, other.Filter = r.whom(u, &before, false, m)
	other.Span = r.span(u, before.from, j+1)
	r.out.Modifiers = append(r.out.Modifiers, other)
}
