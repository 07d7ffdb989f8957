package wording

import "strings"

// playBanned says whether playing is forbidden where the statement stands: "nem játszhat ki lapot költség nélkül", "tilos lényt ingyen megidézni".
func (r *reader) playBanned(tokens []token, f *found) bool {
	from, to := r.bounds(tokens, f.start)
	for k := from; k < to; k++ {
		t := &tokens[k]
		if t.extra&dBan != 0 {
			return true
		}
		if t.class&cNot == 0 || k+1 >= to {
			continue
		}
		n := &tokens[k+1]
		if n.class&cPlay != 0 && (k == 0 || tokens[k-1].extra&dOnly == 0) || n.class&cMay != 0 && hasInfinitive(tokens[from:to]) {
			return true
		}
	}
	return false
}

// hasInfinitive says whether a word for playing stands in the infinitive.
func hasInfinitive(tokens []token) bool {
	for k := range tokens {
		if tokens[k].class&cPlay != 0 && strings.HasSuffix(tokens[k].text, "ni") {
			return true
		}
	}
	return false
}

// inStead reads that a cost is paid in another currency, or with something else: "lényeidért VP helyett ÉP-vel kell fizetned" (R1).
func (r *reader) inStead(u int, f *found) (ph phrase, understood bool) {
	tokens := r.units[u].tokens
	if hasClass(tokens, cPower|cUse|cReact) || r.inConditionAt(tokens, f.start) {
		return phrase{back: -1}, false
	}
	if k := saidCost(tokens[:f.start]); k >= 0 {
		return r.leftOf(u, k), tokens[k].cost&(ofUse|ofWhat) == 0
	}
	if f.p.name == "in-stead-done" {
		ph = r.paidFor(u, f)
		return ph, ph.found && f.amountOf(tokens) >= 0 && r.pays(tokens[f.end:]) && !hasClass(tokens[f.end:], cNot)
	}
	if ph = r.objectOf(u, f.start, f.end); ph.found && !hasClass(tokens[f.start:], cNot) && ph.unit == u && ph.head < f.start && r.headOf(&ph).noun.owner == your && r.headOf(&ph).noun.plural {
		return ph, true // bűbájaidat VP helyett ÉP-vel is kifizetheted
	}
	for k := range tokens {
		if t := &tokens[k]; t.kind == word && t.noun.kase == cau && (t.isCards() || forIt(t.text)) {
			ph = r.paidFor(u, f)
			return ph, ph.found || t.text == "érte"
		}
	}
	return phrase{back: -1}, false
}

// asEver says whether the value that ends before k is only said to be what it was: "költsége annyi, mint eredetileg".
func (r *reader) asEver(tokens []token, k int) bool {
	for ; k < len(tokens) && (tokens[k].kind == punct || tokens[k].class&(cMint|cDet|cBecomes) != 0); k++ {
	}
	return k < len(tokens) && (tokens[k].class&cBasemod != 0 || strings.HasPrefix(tokens[k].text, "eredeti") || strings.HasPrefix(tokens[k].text, "egyébként"))
}

// mayPayWith says whether words before tell with what cards may also be paid: "lények feláldozásával is fizethetsz a lapjaidért" (C5).
func mayPayWith(tokens []token) bool {
	for k := 1; k+1 < len(tokens); k++ {
		t := &tokens[k-1]
		if tokens[k].class&cAlso != 0 && tokens[k+1].class&cPayverb != 0 && t.kind == word && strings.HasSuffix(tokens[k+1].text, "hetsz") &&
			(t.noun.kase == ins || t.extra&dDiscarding != 0) {
			return true
		}
	}
	return false
}
