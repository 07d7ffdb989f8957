package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// op settles the direction; a signed amount says it itself.
func (r *reader) op(f *found, tokens []token, amt int) lint.Op {
	switch f.p.does {
	case "way":
		return wayOf(tokens, f)
	case "reduce":
		return lint.Reduce
	case "set":
		if amt >= 0 && strings.HasPrefix(tokens[amt].text, "fele") {
			return lint.Reduce // feleannyi VP-be kerülnek
		}
		if amt >= 0 && manyfold(tokens, amt) {
			return lint.Increase // kétszerannyi VP-be kerülnek
		}
		if k := f.pick(tokens, cCost); k > 0 && tokens[k-1].extra&dPlus != 0 {
			return lint.Increase // többletköltsége 2 VP
		}
		if k := f.pick(tokens, cCost); k >= 0 && differs(tokens[k].text) != "" {
			return differs(tokens[k].text)
		}
		return lint.Set
	case "sign":
		if amt >= 0 && tokens[amt].sign < 0 {
			return lint.Reduce
		}
	}
	return lint.Increase
}

// wayOf says which way a change goes by the words of the match: a part or less is a fall, a multiple or more is a rise.
func wayOf(tokens []token, f *found) lint.Op {
	for _, k := range f.took {
		if k < 0 {
			continue
		}
		t := &tokens[k]
		switch part := strings.HasPrefix(t.text, "fel") || strings.HasPrefix(t.text, "harm") || strings.HasPrefix(t.text, "negy"); {
		case t.class&(cRaise|cDear) != 0, t.extra&(dTwice|dTimes|dGreater|dMoresub) != 0, t.extra&dRatio != 0 && !part:
			return lint.Increase
		}
	}
	return lint.Reduce
}

// codeOf gives the family of a change of a cost of playing.
func codeOf(op lint.Op, self bool) lint.Code {
	switch {
	case self:
		return lint.M5
	case op == lint.Increase:
		return lint.M2
	case op == lint.Set:
		return lint.M3
	}
	return lint.M1
}
