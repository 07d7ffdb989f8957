package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// unit is a stretch of text that is read as one: a piece of a sentence between colons, or what stands in brackets or quotation marks.
type unit struct {
	tokens   []token
	gist     gist
	kind     unitKind
	parent   int   // the unit in which this bracket or quotation stands, -1 for none
	at       int   // index of the group token in the parent
	leads    []int // earlier pieces of the same sentence, before colons
	drawback bool  // from "Hátrány:" to the end of the sentence [91.3]
	colon    bool  // a colon follows
	previous int   // the piece or sentence before it at the same depth, -1 for none
	goesOn   bool  // a semicolon parts it from that one
}

type unitKind uint8

const (
	sentence unitKind = iota
	bracket
	quotation
)

// cutter cuts tokens into units; its slices are used again for the next text. Most units are a stretch of the text's own tokens;
// where something is left out between them, they are copied.
type cutter struct {
	units  []unit
	from   int     // where the unit that is being read begins in the text's tokens
	copied bool    // it is a copy
	tokens []token // the copies, one behind the other
	later  []inner
}

// inner is a bracket or quotation to be cut when the unit around it is complete.
type inner struct {
	tokens   []token
	kind     unitKind
	host, at int
}

// clauses cuts the tokens of a text into units, brackets and quotations apart, each behind the unit in which it stands.
func (c *cutter) clauses(tokens []token) []unit {
	c.units, c.tokens, c.later = c.units[:0], c.tokens[:0], c.later[:0]
	if cap(c.tokens) < 2*len(tokens) {
		c.tokens = make([]token, 0, 2*len(tokens))
	}
	pair(tokens)
	c.run(tokens, unit{parent: -1, previous: -1})
	return c.units
}

// longest bounds the tokens of a unit, so that reading takes time in proportion to the text; no sentence of a card comes near it.
const longest = 300

// run cuts a run of tokens of one depth; like is what its units have in common. One loop with a case for each mark that parts units.
func (c *cutter) run(tokens []token, like unit) {
	var leads []int // units share one list as far as it goes for them: it is only added to, and begun anew
	open := false
	shut := func() {
		if !open {
			return
		}
		open = false
		cur := len(c.units) - 1
		like.previous = cur
		waiting := c.later
		c.later = nil
		for _, g := range waiting {
			first := len(c.units)
			c.run(g.tokens, unit{kind: g.kind, parent: g.host, at: g.at, drawback: like.drawback, previous: -1})
			if c.units[g.host].tokens[g.at].group = int32(first); first == len(c.units) {
				c.units[g.host].tokens[g.at].group = -1 // nothing but signs in it
			}
		}
		c.later = waiting[:0]
	}
	for i := 0; i < len(tokens); i++ {
		t := &tokens[i]
		if !open {
			if t.mark == ',' || t.mark == '.' || t.mark == '\n' {
				continue
			}
			like.leads = leads[:len(leads):len(leads)]
			like.goesOn = like.previous >= 0 && i > 0 && tokens[i-1].mark == ';'
			c.units = append(c.units, like)
			c.from, c.copied, open = i, false, true
		}
		cur := len(c.units) - 1
		switch {
		case t.mark == 0:
			room := max(1, longest-len(c.units[cur].tokens))
			end := unmarked(tokens[:min(len(tokens), i+room)], i)
			c.put(cur, tokens, i, end)
			if i+room == end {
				shut()
			}
			i = end - 1
		case t.mark == '(' || t.mark == '"':
			j := i + int(t.mate)
			if t.mate == 0 || j >= len(tokens) {
				continue
			}
			if sumInBracket(tokens, i, j) {
				c.put(cur, tokens, i+1, j)
				i = j
				continue
			}
			c.group(cur, tokens, i, j)
			if endsInside(tokens, i, j) && j+1 < len(tokens) && tokens[j+1].capital {
				shut()
				leads = nil
			}
			i = j
		case t.mark == ':':
			c.units[cur].colon = true
			like.drawback = like.drawback || isDrawbackLead(c.units[cur].tokens)
			leads = append(leads, cur)
			shut()
		case t.mark == ';':
			shut()
		case ends1(tokens, i):
			if onlyChoose(c.units[max(cur, 0)].tokens) && open {
				c.units[cur].colon = true
				leads = append(leads, cur) // Kijátszásakor válassz! …
				shut()
				continue
			}
			shut()
			leads = nil
			if like.kind == sentence {
				like.drawback = false
			}
		case t.mark == '\n' || t.mark == '\'':
		default:
			c.put(cur, tokens, i, i+1)
			if len(c.units[cur].tokens) >= longest/2 {
				shut()
			}
		}
	}
	shut()
}

// onlyChoose says whether a sentence only tells to choose, so that the next one is what there is to choose: "Jelenés: válassz!".
func onlyChoose(tokens []token) bool {
	n := len(tokens)
	return n > 0 && n < 3 && tokens[n-1].text == "válassz" && (n == 1 || tokens[0].class&cWhenever != 0 || tokens[0].flags&fKeyword != 0)
}

// unmarked gives the end of the tokens from i on that are no signs.
func unmarked(tokens []token, i int) int {
	for i < len(tokens) && tokens[i].mark == 0 {
		i++
	}
	return i
}

// put adds the tokens from one to another, end excluded, to the unit that is being read.
func (c *cutter) put(cur int, tokens []token, from, to int) {
	u := &c.units[cur]
	n := len(u.tokens)
	if !c.copied {
		if n == 0 {
			c.from = from
		}
		if c.from+n == from {
			u.tokens = tokens[c.from:to:to]
			return
		}
		c.copied = true
		c.tokens = append(c.tokens, u.tokens...)
	}
	c.tokens = append(c.tokens, tokens[from:to]...)
	u.tokens = c.tokens[len(c.tokens)-n-(to-from) : len(c.tokens) : len(c.tokens)]
}

// group leaves a token in place of the bracket or quotation from i to j and keeps what is inside for later.
func (c *cutter) group(cur int, tokens []token, i, j int) {
	g := token{kind: group, start: tokens[i].start, end: tokens[j].end, spaced: tokens[i].spaced, group: -1}
	k := bracket
	if tokens[i].mark == '"' {
		k = quotation
	}
	if j > i+1 {
		c.later = append(c.later, inner{tokens[i+1 : j], k, cur, len(c.units[cur].tokens)})
	}
	tokens[i] = g
	c.put(cur, tokens, i, i+1)
}

// pair notes in each opening bracket and quotation mark how far ahead its partner stands.
func pair(tokens []token) {
	var opened []int
	quote := 0
	for i := len(tokens) - 1; i >= 0; i-- {
		t := &tokens[i]
		switch t.mark {
		case '"':
			if quote > 0 {
				t.mate = int32(quote - i)
			}
			quote = i
		case ')':
			opened = append(opened, i)
		case '(':
			if n := len(opened); n > 0 {
				t.mate = int32(opened[n-1] - i)
				opened = opened[:n-1]
			}
		}
	}
}

// endsInside says whether a quotation or bracket ends with the end of a sentence.
func endsInside(tokens []token, i, j int) bool {
	for j--; j > i; j-- {
		t := &tokens[j]
		if t.kind != punct {
			return false
		}
		if t.mark == '.' || t.mark == '!' {
			return true
		}
	}
	return false
}

// abbreviations whose full stop ends no sentence.
var abbreviations = map[string]bool{"max": true, "min": true, "db": true, "ill": true, "pl": true, "kb": true, "stb": true, "ún": true, "kör": false}

// ends1 says whether a sentence ends at the token.
func ends1(tokens []token, i int) bool {
	t := &tokens[i]
	last := i+1 == len(tokens)
	switch t.mark {
	case '!', '…':
		return true
	case '?':
		return !t.spaced
	case '\n':
		return !last && i > 0 && tokens[i+1].capital && tokens[i-1].mark != ',' && !goesOn(&tokens[i-1], &tokens[i+1])
	case '.':
		if last || i == 0 {
			return true
		}
		p, n := &tokens[i-1], &tokens[i+1]
		if n.mark == '\n' && i+2 < len(tokens) {
			n = &tokens[i+2]
		}
		if p.kind == word && abbreviations[p.text] {
			return false
		}
		if !n.capital && (p.text == "költség" && p.end-p.start == 3 || p.class&(cCostmod|cUsemod) != 0 && n.class&cCost != 0) {
			return false // ktg. 1 VP-vel kevesebb, id. költsége
		}
		if p.kind == amount && p.parts[0].currency == lint.AnyCurrency && !n.capital && n.kind == word {
			return false // 3. körtől
		}
		if p.kind == amount && n.mark == '-' && !n.spaced && i+2 < len(tokens) && tokens[i+2].kind == word && !tokens[i+2].spaced {
			return false // a 9.-től
		}
		return true
	}
	return false
}

// goesOn says whether a line that ends with p is only broken there: no sentence ends with an article or a joining word, no number stands apart
// from its currency.
func goesOn(p, n *token) bool {
	return p.class&(cDet|cConj) != 0 && p.mark == 0 || p.kind == amount && n.kind == amount && n.parts[0].bare
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
