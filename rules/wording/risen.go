package wording

// anyOf says whether the words mean some card of a kind rather than this one: "egy gyűjtődben levő lény", "bármely lény".
func (r *reader) anyOf(p *phrase) bool {
	tokens := r.units[p.unit].tokens
	if t := &tokens[p.head]; !t.isCards() && (t.noun.known || t.kind != word || t.class|t.extra != 0) || r.ownName(tokens, p.head) {
		return false
	}
	for k := max(0, p.from-1); k < p.head; k++ {
		if tokens[k].text == "egy" || tokens[k].text == "egyik" || tokens[k].extra&dEach != 0 || tokens[k].class&cAimed != 0 {
			return true
		}
	}
	return false
}

// zoneBehind says whether the cards, of the same unit, rise from a zone of the player's, which stands behind them: "egy lény a gyűjtődből ingyen feltámad".
func (r *reader) zoneBehind(p *phrase, at int) bool {
	for k := p.head + 1; k < at; k++ {
		if n := &r.units[p.unit].tokens[k].noun; n.known && n.lemma.kind == "zone" && n.owner == your {
			return true
		}
	}
	return false
}

// someRises finds some card of a kind that no table knows, which rises: "egy zombi ingyen feltámad".
func (r *reader) someRises(u int, f *found) phrase {
	tokens := r.units[u].tokens
	if j := f.start - 1; j > 0 && hasBegin(tokens[f.start:f.end], "feltámad") && tokens[j].isNoun() && tokens[j].noun.kase == nom && !r.inConditionAt(tokens, j) {
		if p := r.grow(u, j); r.anyOf(&p) {
			return p
		}
	}
	return phrase{back: -1}
}
