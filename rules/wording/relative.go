package wording

// inRelative says whether the word for cost stands in a relative clause: "melynek költsége 3".
func (r *reader) inRelative(tokens []token, k int) bool {
	for j := k - 1; j >= 0; j-- {
		if tokens[j].class&cRel != 0 {
			return true
		}
		if tokens[j].kind == punct && tokens[j].text == "," || tokens[j].class&(cIf|cWhenever) != 0 {
			return j+1 < len(tokens) && tokens[j].kind == punct && tokens[j+1].class&cConj != 0 && r.relBefore(tokens, j)
		}
	}
	return false
}

// relBefore says whether a relative clause runs on before token j: "lap, ami nem bűbáj, és költsége Y".
func (r *reader) relBefore(tokens []token, j int) bool {
	for j--; j >= 0; j-- {
		if tokens[j].class&cRel != 0 {
			return true
		}
		if tokens[j].kind == punct {
			return false
		}
	}
	return false
}
