package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

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
	if ph.found && ph.unit != u {
		away := *ph
		away.from, away.to = 0, 0 // its words stand elsewhere
		ph = &away
	}
	c := circumstances{lasts: lint.Static, drawback: un.drawback}
	d := r.duration(un.tokens, end)
	if d == "" && (len(un.leads) > 0 || len(un.tokens) > 2 && (un.tokens[0].text == "ezután" || un.tokens[0].text == "azután") && un.tokens[1].text == "a") && inTheTurn(un.tokens) {
		d = lint.Turn
	}
	if d == "" && r.laterTurn(u, start) {
		d = lint.Timed
	}
	next := ph.next || ph.found && singledOut(un.tokens)
	passing := next || d != ""
	for i, l := range un.leads {
		k := lead(r.units[l].tokens)
		if i > 0 && endsInCurrency(r.units[un.leads[i-1]].tokens) && len(r.units[l].tokens) == 1 {
			k = leadActivated // semmizés: 1:
		}
		if k&leadActivated != 0 {
			c.when |= lint.Activated
		}
		if k&leadTriggered != 0 && (passing || !namesKind(r.units[l].tokens)) {
			c.when |= lint.Triggered
		}
		switch {
		case k&leadConditional != 0 && passing && c.when&lint.Triggered == 0 && len(r.units[l].tokens) > 0 && r.units[l].tokens[0].class&cIf != 0 && r.eventIn(r.units[l].tokens, 1):
			c.when |= lint.Triggered // "ha a gyűjtőbe kerül, választhatsz: a következő …"
		case k&leadConditional != 0, r.oneOf(l):
			c.when |= lint.Conditional
		}
		if dice(r.units[l].tokens) {
			c.when |= r.thrownFor(u)
		}
		if k&leadTimed != 0 {
			c.lasts = lint.Timed
		}
		if dice(r.units[l].tokens) && r.throws(u) {
			c.when |= lint.Triggered
		}
	}
	if next {
		c.lasts = lint.Next
	}
	if d != "" && c.lasts == lint.Static {
		c.lasts = d
	}
	c.when |= r.conditions(un.tokens, start, end, ph, c.lasts)
	c.drawback = c.drawback || saidDrawback(un.tokens[:min(start, len(un.tokens))])
	for i := range min(start, len(un.tokens)) {
		if t := &un.tokens[i]; t.kind == group && t.group >= 0 && !hasClass(un.tokens[i:start], changing&^cGain) && opensIf(r.units[t.group].tokens) {
			c.when |= lint.Conditional // a katedrális mellett (ha az asztalon van) …
		}
	}
	for i := end; i < len(un.tokens); i++ {
		if t := &un.tokens[i]; t.kind == group && t.group >= 0 && (r.limitsTime(int(t.group)) || i == end && opensIf(r.units[t.group].tokens)) {
			c.when |= lint.Conditional
		}
	}
	if un.parent >= 0 {
		c = r.inherit(c, u)
	}
	if c.lasts != lint.Static && c.when == 0 && len(un.leads) == 0 && hasClass(un.tokens[:min(start+1, len(un.tokens))], cSuch) && un.previous >= 0 && namesOnEvent(r.units[un.previous].tokens) {
		c.when |= lint.Triggered // "Minden köröd elején nevezz meg egy típust! A kör végéig az ilyen lapjaid …"
	}
	if ph.found && ph.back >= 0 && ph.back != u {
		for _, l := range r.units[ph.back].leads {
			if k := lead(r.units[l].tokens); k&leadActivated != 0 {
				c.when |= lint.Activated // "(S): nézd meg …. Ezt a lapot ingyen kijátszhatod."
			} else if k&leadTriggered != 0 {
				c.when |= lint.Triggered
			}
		}
		if back := r.units[ph.back].tokens; len(back) > 0 && (back[0].class&cWhenever != 0 && back[0].extra&dEvent != 0 || back[0].class&cIf != 0 && r.eventIn(back, 1)) {
			c.when |= lint.Triggered // "Jelenésekor fedd fel …. Ha lény, ingyen kijátszhatod."
		}
	}
	return c
}

// inTheTurn says whether an ability speaks of the turn as "a körben": "(S): a körben kijátszhatsz egy gólemet ingyen".
func inTheTurn(tokens []token) bool {
	for i := 1; i < len(tokens); i++ {
		if tokens[i].text == "körben" && tokens[i-1].text == "a" {
			return i == 1 || i == 2 && tokens[0].noun.lemma != nil && !tokens[0].isCards() || tokens[i-2].kind == punct || tokens[i-2].class&cConj != 0
		}
	}
	return false
}

// laterTurn says whether "abban" before token end of unit u points back to another turn that follows: "újabb kör következik, de abban …".
func (r *reader) laterTurn(u, end int) bool {
	un := &r.units[u]
	for k := range min(end, len(un.tokens)) {
		if un.tokens[k].text == "abban" && !isTime(&un.tokens[min(k+1, len(un.tokens)-1)]) {
			return anotherTurn(un.tokens[:k]) || un.goesOn && anotherTurn(r.units[un.previous].tokens)
		}
	}
	return false
}

// anotherTurn says whether the words tell of one turn more: újabb kör, még egy kör.
func anotherTurn(tokens []token) bool {
	other := false
	for k := range tokens {
		switch t := &tokens[k]; {
		case t.text == "újabb", t.text == "még", t.extra&dPlus != 0:
			other = true
		case other && (t.text == "kör" || t.text == "köröd" || t.text == "kört"):
			return true
		}
	}
	return false
}

// saidDrawback says whether the words call what follows a drawback: "hátránya, hogy …".
func saidDrawback(tokens []token) bool {
	for k := 2; k < len(tokens); k++ {
		if tokens[k].text == "hogy" && tokens[k-1].kind == punct && strings.HasPrefix(tokens[k-2].text, "hátrány") {
			return true
		}
	}
	return false
}

func endsInCurrency(tokens []token) bool {
	n := len(tokens)
	return n > 0 && tokens[n-1].kind == amount && tokens[n-1].parts[0].bare
}

// namesOnEvent says whether a sentence has something named, or chosen, on an event.
func namesOnEvent(tokens []token) bool {
	return (namesKind(tokens) || hasWord(tokens, "megnevez")) && lead(tokens)&leadTriggered != 0
}

// namesKind says whether a piece only has a colour, type or the like named, which holds as long as the card lies there.
func namesKind(tokens []token) bool {
	if !hasExtra(tokens, dOption) && !hasWord(tokens, "nevezz") {
		return false
	}
	for i := range tokens {
		switch tokens[i].text {
		case "színt", "típust", "altípust", "laptípust", "istent":
			return true
		}
	}
	return false
}

// thrownFor says whether the throw itself is an ability that is activated: "(P): dobj egy kockával! 1-2: …".
func (r *reader) thrownFor(u int) lint.When {
	for i := 0; i < u; i++ {
		if len(r.units[i].leads) == 0 {
			continue
		}
		for k := range r.units[i].tokens {
			t := &r.units[i].tokens[k]
			if strings.HasPrefix(t.text, "kock") || strings.HasPrefix(t.text, "érmé") {
				if ls := r.units[i].leads; lead(r.units[ls[0]].tokens)&leadActivated != 0 {
					return lint.Activated
				}
			}
		}
	}
	return 0
}

// throws says whether the dice of the table are thrown on an event: "Kijátszásakor dobj kockával!".
func (r *reader) throws(u int) bool {
	for i := 0; i < u; i++ {
		event := false
		for k := range r.units[i].tokens {
			t := &r.units[i].tokens[k]
			event = event || t.class&cWhenever != 0
			if event && strings.HasPrefix(t.text, "kock") {
				return true
			}
		}
	}
	return false
}

// oneOf says whether the unit is one of several options that the piece l offers: "Válassz kettőt: …; …; …"
func (r *reader) oneOf(l int) bool {
	offers := false
	for k := range r.units[l].tokens {
		t := &r.units[l].tokens[k]
		offers = offers || t.extra&dOption != 0
		if keywords[t.text]&leadTriggered != 0 || t.class&cWhenever != 0 && k+1 < len(r.units[l].tokens) && (r.units[l].tokens[k+1].class&cPlay != 0 || r.units[l].tokens[k+1].extra&dEvent != 0) {
			return false // modes on playing, or on an event: triggered
		}
	}
	if !offers {
		return false
	}
	n := 0
	for i := range r.units {
		if ls := r.units[i].leads; len(ls) > 0 && ls[len(ls)-1] == l {
			n++
		}
	}
	if n == 1 && r.units[l].colon {
		ts := r.units[l+1].tokens
		for k := 1; k < len(ts); k++ {
			if ts[k].text == "vagy" && (ts[k-1].kind == punct || ts[k-1].kind == icon || ts[k-1].kind == surcharge) {
				return true
			}
		}
	}
	return n > 1
}

// inherit adds what the text around a bracket or quotation says.
func (r *reader) inherit(c circumstances, u int) circumstances {
	un := &r.units[u]
	host := &r.units[un.parent]
	outer := r.circumstancesOf(un.parent, un.at, un.at, &phrase{found: true, back: -1})
	c.when |= outer.when
	if c.lasts == lint.Static && outer.lasts != lint.Next {
		c.lasts = outer.lasts
	}
	c.drawback = c.drawback || outer.drawback
	for k := range min(un.at, len(host.tokens)) {
		t := &host.tokens[k]
		c.drawback = c.drawback || t.kind == word && strings.HasPrefix(t.text, "hátrány")
	}
	for _, l := range append(append([]int{}, host.leads...), un.leads...) {
		for k := range r.units[l].tokens {
			t := &r.units[l].tokens[k]
			c.drawback = c.drawback || t.kind == word && strings.HasPrefix(t.text, "hátrány")
		}
	}
	return c
}
