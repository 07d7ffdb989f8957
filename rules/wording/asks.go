package wording

// conditionOf finds the cards that have the playing condition at: bűbájaid kijátszási feltétele, bűbájaidnak új kijátszási feltétele van.
func (r *reader) conditionOf(u, at int) phrase {
	tokens := r.units[u].tokens
	for at > 0 && (tokens[at-1].text == "új" || tokens[at-1].text == "újabb" || tokens[at-1].text == "egy" || tokens[at-1].extra&(dHave|dPlus) != 0) {
		at--
	}
	return r.leftOf(u, at)
}

// ofAnother says whether another statement of the unit took the token k.
func (r *reader) ofAnother(f *found, k int) bool {
	for i := range r.chosen {
		c := &r.chosen[i]
		if c.start != f.start && k >= c.start && k < c.end && k >= f.end {
			return true
		}
	}
	return false
}
