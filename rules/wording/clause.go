package wording

import "strings"

// unit is a stretch of text that is read as one: a piece of a sentence between colons, or what stands in brackets or quotation marks.
type unit struct {
	tokens   []token
	kind     unitKind
	parent   int   // the unit in which this bracket or quotation stands, -1 for none
	at       int   // index of the group token in the parent
	leads    []int // earlier pieces of the same sentence, before colons
	drawback bool  // from "Hátrány:" to the end of the sentence [91.3]
	colon    bool  // a colon follows
	previous int   // the piece or sentence before it at the same depth, -1 for none
}

type unitKind uint8

const (
	sentence unitKind = iota
	bracket
	quotation
)

// clauses cuts the tokens of a text into units, brackets and quotations apart.
func clauses(tokens []token) []unit {
	c := &cutter{}
	c.cut(tokens, -1, 0, sentence, false)
	return c.units
}

type cutter struct{ units []unit }

// cut reads a run of tokens as sentences of one depth.
func (c *cutter) cut(tokens []token, parent, at int, k unitKind, drawback bool) {
	previous := -1
	var leads []int
	cur := -1
	open := func() {
		c.units = append(c.units, unit{kind: k, parent: parent, at: at, leads: append([]int(nil), leads...), drawback: drawback, previous: previous})
		cur = len(c.units) - 1
	}
	shut := func() {
		if cur >= 0 {
			previous = cur
		}
		cur = -1
	}
	for i := 0; i < len(tokens); i++ {
		t := tokens[i]
		if cur < 0 {
			if t.kind == punct && (t.text == "," || t.text == "." || t.text == "\n") {
				continue
			}
			open()
		}
		switch {
		case t.kind == punct && (t.text == "(" || t.text == "\""):
			j := partner(tokens, i)
			if j < 0 {
				continue
			}
			inner := bracket
			if t.text == "\"" {
				inner = quotation
			}
			g := token{kind: group, start: t.start, end: tokens[j].end, spaced: t.spaced, group: len(c.units)}
			c.units[cur].tokens = append(c.units[cur].tokens, g)
			host, spot := cur, len(c.units[cur].tokens)-1
			if j > i+1 {
				c.cut(tokens[i+1:j], host, spot, inner, c.units[host].drawback)
			} else {
				c.units[host].tokens[spot].group = -1
			}
			if endsInside(tokens, i, j) && j+1 < len(tokens) && tokens[j+1].capital {
				shut()
				leads = nil
			}
			i = j
		case t.kind == punct && t.text == ":":
			c.units[cur].colon = true
			if isDrawbackLead(c.units[cur].tokens) {
				drawback = true
			}
			leads = append(leads, cur)
			shut()
		case t.kind == punct && t.text == ";":
			shut()
		case ends1(tokens, i):
			shut()
			leads = nil
			if k == sentence {
				drawback = false
			}
		case t.kind == punct && (t.text == "\n" || t.text == "'"):
		default:
			c.units[cur].tokens = append(c.units[cur].tokens, t)
		}
	}
}

// partner finds the closing bracket or quotation mark, -1 where there is none.
func partner(tokens []token, i int) int {
	shut := ")"
	if tokens[i].text == "\"" {
		shut = "\""
	}
	depth := 0
	for j := i + 1; j < len(tokens); j++ {
		t := tokens[j]
		if t.kind != punct {
			continue
		}
		switch {
		case t.text == shut && depth == 0:
			return j
		case t.text == shut:
			depth--
		case shut == ")" && t.text == "(":
			depth++
		}
	}
	return -1
}

// endsInside says whether a quotation or bracket ends with the end of a sentence.
func endsInside(tokens []token, i, j int) bool {
	for j--; j > i; j-- {
		t := tokens[j]
		if t.kind != punct {
			return false
		}
		if t.text == "." || t.text == "!" {
			return true
		}
	}
	return false
}

// abbreviations whose full stop ends no sentence.
var abbreviations = map[string]bool{"max": true, "min": true, "db": true, "ill": true, "pl": true, "kb": true, "stb": true, "ún": true, "kör": false}

// ends1 says whether a sentence ends at the token.
func ends1(tokens []token, i int) bool {
	t := tokens[i]
	if t.kind != punct {
		return false
	}
	last := i+1 == len(tokens)
	switch t.text {
	case "!", "…", "?":
		return t.text != "?" || !t.spaced
	case "\n":
		return !last && i > 0 && tokens[i+1].capital && tokens[i-1].text != ","
	case ".":
		if last || i == 0 {
			return true
		}
		p, n := tokens[i-1], tokens[i+1]
		if p.kind == word && abbreviations[p.text] {
			return false
		}
		if p.kind == amount && !n.capital && n.kind == word {
			return false // 3. körtől
		}
		return true
	}
	return false
}

// isDrawbackLead says whether the words before a colon announce drawbacks.
func isDrawbackLead(tokens []token) bool {
	for i := len(tokens) - 1; i >= 0 && i >= len(tokens)-3; i-- {
		if tokens[i].kind == word && strings.HasPrefix(tokens[i].text, "hátrány") {
			return true
		}
	}
	return false
}
