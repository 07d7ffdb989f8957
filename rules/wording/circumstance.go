package wording

import (
	_ "embed"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

//go:embed keywords.tsv
var keywordsTSV string

// leadKind is what the words before a colon mean for what stands behind it.
type leadKind uint8

const (
	leadActivated leadKind = 1 << iota
	leadTriggered
	leadConditional
	leadTimed
	leadDrawback
)

var leadNames = map[string]leadKind{
	"activated": leadActivated, "triggered": leadTriggered, "conditional": leadConditional, "timed": leadTimed, "drawback": leadDrawback,
}

var keywords = readKeywords()

func readKeywords() map[string]leadKind {
	m := map[string]leadKind{}
	for _, r := range tsvRows(keywordsTSV) {
		m[r[0]] = leadNames[r[1]]
	}
	return m
}

// lead says what the words before a colon mean: a keyword, a price, a condition.
func lead(tokens []token) leadKind {
	var k leadKind
	if handsOver(tokens) {
		return handingLead(tokens)
	}
	for i, t := range tokens {
		switch {
		case t.kind == limit:
			k |= leadActivated
		case t.kind == amount && named(t) && t.noun.kase == nom && t.sign == 0:
			k |= leadActivated
		case t.kind == word && keywords[t.text] != 0:
			k |= keywords[t.text]
		case t.extra&dPrice != 0:
			k |= leadActivated
		case t.class&cIf != 0 && !polite(tokens, i), t.kind == icon && t.text == "etnikum":
			k |= leadConditional
		}
	}
	if k&leadTimed != 0 {
		return leadTimed
	}
	if k&leadActivated != 0 && k&leadConditional != 0 {
		k &^= leadConditional // "(K), ha …:" is a price with its restriction
	}
	return k
}

// handsOver says whether the words before a colon hand an ability or drawback to something: "a következő képességet kapja".
func handsOver(tokens []token) bool {
	given, gets := false, false
	for i := range tokens {
		t := &tokens[i]
		given = given || t.class&cPower != 0 || t.kind == word && strings.HasPrefix(t.text, "hátrány")
		gets = gets || t.class&cGain != 0 || t.extra&dOption != 0 || t.text == "bír" || t.text == "rendelkezik"
	}
	return given && gets
}

// handingLead is when what is handed over holds: conditions count, prices do not.
func handingLead(tokens []token) leadKind {
	var k leadKind
	for i, t := range tokens {
		switch {
		case t.class&cIf != 0 && !polite(tokens, i), t.extra&dOption != 0:
			k |= leadConditional
		case t.kind == word && keywords[t.text]&leadTriggered != 0:
			k |= leadTriggered
		case t.kind == word && strings.HasPrefix(t.text, "hátrány"):
			k |= leadDrawback
		}
	}
	return k
}

// polite says whether the if at i conditions nothing: ha akarod, ha lehet, ha szeretnéd.
func polite(tokens []token, i int) bool {
	if i+1 >= len(tokens) {
		return false
	}
	switch tokens[i+1].text {
	case "akarod", "akarsz", "lehet", "szeretnéd", "tudod", "akarja", "kívánod", "szeretné":
		return i+2 >= len(tokens) || tokens[i+2].kind == punct
	}
	return false
}

// circumstances are when and how long something holds.
type circumstances struct {
	when     lint.When
	lasts    lint.Lasts
	drawback bool
}

// circumstancesOf gathers when the statement at tokens [start, end) of unit u holds, from the words before it,
// the brackets behind it, the leads of its sentence, and what it is quoted in.
func (r *reader) circumstancesOf(u, start, end int, ph *phrase) circumstances {
	un := &r.units[u]
	c := circumstances{lasts: lint.Static, drawback: un.drawback}
	for _, l := range un.leads {
		k := lead(r.units[l].tokens)
		if k&leadActivated != 0 {
			c.when |= lint.Activated
		}
		if k&leadTriggered != 0 {
			c.when |= lint.Triggered
		}
		if k&leadConditional != 0 {
			c.when |= lint.Conditional
		}
		if k&leadTimed != 0 {
			c.lasts = lint.Timed
		}
	}
	if ph.next {
		c.lasts = lint.Next
	}
	if d := r.duration(un.tokens, start, end); d != "" && c.lasts == lint.Static {
		c.lasts = d
	}
	c.when |= r.conditions(un.tokens, start, end, ph, c.lasts)
	for i := end; i < len(un.tokens); i++ {
		if t := un.tokens[i]; t.kind == group && t.group >= 0 && r.limitsTime(t.group) {
			c.when |= lint.Conditional
		}
	}
	if un.parent >= 0 {
		c = r.inherit(c, u)
	}
	if ph.found && ph.back >= 0 && ph.back != u {
		for _, l := range r.units[ph.back].leads {
			if lead(r.units[l].tokens)&leadActivated != 0 {
				c.when |= lint.Activated // "(S): nézd meg …. Ezt a lapot ingyen kijátszhatod."
			}
		}
	}
	return c
}

// inherit adds what the text around a bracket or quotation says.
func (r *reader) inherit(c circumstances, u int) circumstances {
	un := &r.units[u]
	host := &r.units[un.parent]
	outer := r.circumstancesOf(un.parent, un.at, un.at, &phrase{})
	c.when |= outer.when
	if c.lasts == lint.Static && outer.lasts != lint.Next {
		c.lasts = outer.lasts
	}
	c.drawback = c.drawback || outer.drawback
	for _, t := range host.tokens[:min(un.at, len(host.tokens))] {
		c.drawback = c.drawback || t.kind == word && strings.HasPrefix(t.text, "hátrány")
	}
	for _, l := range append(append([]int{}, host.leads...), un.leads...) {
		for _, t := range r.units[l].tokens {
			c.drawback = c.drawback || t.kind == word && strings.HasPrefix(t.text, "hátrány")
		}
	}
	return c
}

// limitsTime says whether a bracket restricts the turns: (a 3. körtől, nem adódik össze).
func (r *reader) limitsTime(u int) bool {
	for _, t := range r.units[u].tokens {
		if t.kind == word && (strings.HasPrefix(t.text, "körtől") || strings.HasPrefix(t.text, "körödtől")) {
			return true
		}
	}
	return false
}

// duration reads "ebben a körben", "a kör végéig", "a következő körödig" in the same unit.
func (r *reader) duration(tokens []token, start, end int) lint.Lasts {
	for i, t := range tokens {
		if i >= end && (t.class&cBut != 0 || t.class&cConj != 0 && i > end) {
			break
		}
		if t.kind != word || r.inConditionAt(tokens, i) {
			continue
		}
		switch {
		case t.extra&dTurn != 0 && i > 0:
			back := tokens[max(0, i-2):i]
			for _, b := range back {
				if b.text == "ebben" || b.text == "e" || b.text == "mostani" {
					return lint.Turn
				}
				if b.class&cNext != 0 {
					return lint.Timed
				}
			}
		case t.text == "végéig" || t.text == "végig" && i > 0 && tokens[i-1].text == "kör":
			if i > 0 && strings.HasPrefix(tokens[i-1].text, "kör") {
				for _, b := range tokens[max(0, i-3) : i-1] {
					if b.class&cNext != 0 {
						return lint.Timed
					}
				}
				return lint.Turn
			}
			if i > 0 && strings.HasPrefix(tokens[i-1].text, "játék") {
				return ""
			}
			return lint.Timed
		case strings.HasPrefix(t.text, "körödig"), strings.HasPrefix(t.text, "köréig"), strings.HasPrefix(t.text, "körig"),
			strings.HasPrefix(t.text, "fázisodig"), strings.HasPrefix(t.text, "fázisáig"), strings.HasPrefix(t.text, "fázisig"), strings.HasPrefix(t.text, "elejéig"):
			return lint.Timed
		}
	}
	return ""
}

// inConditionAt says whether token i stands inside a condition: behind ha, before the next comma.
func (r *reader) inConditionAt(tokens []token, i int) bool {
	for j := i; j >= 0; j-- {
		t := tokens[j]
		if t.kind == punct && t.text == "," && j < i {
			if j+1 < len(tokens) && tokens[j+1].class&(cRel|cMint|cCount|cConj) != 0 {
				continue
			}
			return false
		}
		if t.class&(cIf|cWhenever) != 0 && t.extra&dEvent == 0 {
			return true
		}
	}
	return false
}

// conditions reads ha, amíg, amikor, -kor, (K), and _etnikum, before (or ha behind) the statement.
func (r *reader) conditions(tokens []token, start, end int, ph *phrase, lasts lint.Lasts) lint.When {
	var w lint.When
	for i, t := range tokens {
		switch {
		case t.class&cIf != 0:
			if r.covered(ph, i) || i > 0 && tokens[i-1].text == "kivéve" || i >= end && !r.tailIf(tokens, end, i) || polite(tokens, i) || i > 0 && tokens[i-1].class&(cConj|cBut) != 0 && i >= end {
				continue
			}
			if i < start && lasts != lint.Static && r.eventIn(tokens, i+1) {
				w |= lint.Triggered
			} else {
				w |= lint.Conditional
			}
		case t.class&cWhenever != 0:
			if i >= start || r.afterIf(tokens, i) || r.covered(ph, i) {
				continue
			}
			w |= lint.Triggered
		case t.kind == limit && i < start && r.resurrects(tokens, i):
			w |= lint.Activated
		case t.kind == limit && i < start:
			w |= lint.Triggered
		case t.kind == icon && t.text == "etnikum" && i < start && r.commaBehind(tokens, i), t.kind == icon && t.text == "kötelék" && i < start && r.commaBehind(tokens, i):
			w |= lint.Conditional
		case t.kind == word && (t.text == "körtől" || t.text == "körödtől") && i < end+4:
			w |= lint.Conditional
		case t.extra&dTurn != 0 && i > 0 && i < end+4 && (tokens[i-1].text == "saját" || tokens[i-1].class&cFoe != 0 || tokens[i-1].kind == amount || ordinals[tokens[i-1].text]):
			w |= lint.Conditional
		case t.kind == word && i < start && t.text == "egyébként" && r.commaOrStart(tokens, i):
			w |= lint.Conditional
		}
	}
	return w
}

// ordinals before "körben" make a condition: az első két körben, a harmadik körben.
var ordinals = map[string]bool{"első": true, "második": true, "harmadik": true, "negyedik": true, "ötödik": true, "páros": true, "páratlan": true, "utolsó": true}

// resurrects says whether the limit icon at i belongs to the ability "feltámad", which is activated without a colon.
func (r *reader) resurrects(tokens []token, i int) bool {
	return i+2 < len(tokens) && strings.HasPrefix(tokens[i+2].text, "feltámad")
}

// covered says whether token i belongs to the words that say which cards are meant.
func (r *reader) covered(ph *phrase, i int) bool { return ph.found && i >= ph.from && i < ph.to }

// tailIf says whether a condition behind the statement still belongs to it: no other statement begins between.
func (r *reader) tailIf(tokens []token, end, i int) bool {
	for j := end; j < i; j++ {
		t := tokens[j]
		if t.class&(cGain|cPlay) != 0 || t.class&cConj != 0 && j+1 < i {
			return false
		}
	}
	return true
}

func (r *reader) afterIf(tokens []token, i int) bool {
	for j := i - 1; j >= 0; j-- {
		if tokens[j].kind == punct && tokens[j].text == "," {
			return false
		}
		if tokens[j].class&cIf != 0 {
			return true
		}
	}
	return false
}

// eventIn says whether the condition that begins at i tells an event (sebzést okoz) rather than a state (van sárkányod).
func (r *reader) eventIn(tokens []token, i int) bool {
	for ; i < len(tokens); i++ {
		t := tokens[i]
		if t.kind == punct && t.text == "," {
			return false
		}
		if t.extra&dEvent != 0 {
			return true
		}
	}
	return false
}

func (r *reader) commaBehind(tokens []token, i int) bool {
	for j := i + 1; j < len(tokens); j++ {
		t := tokens[j]
		if t.kind == icon || t.class&cConj != 0 || t.kind == amount {
			continue
		}
		return t.kind == punct && t.text == ","
	}
	return false
}

func (r *reader) commaOrStart(tokens []token, i int) bool {
	return i == 0 || tokens[i-1].kind == punct || tokens[i-1].class&(cConj|cBut) != 0
}
