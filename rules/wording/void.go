package wording

import (
	"slices"

	"github.com/cardlint/cardlint/lint"
)

// untouchable are the cards whose activated abilities nobody may react to [99.2]; but for the last, nobody may change their use cost either [99.3].
var untouchable = []string{"szabálylap", "követő", "helyszín", "céh", "őslich"}

// void marks claims about the abilities of such cards that say nothing: a change of what using them costs, a reaction to them.
func (r *reader) void(u int) {
	tokens := r.units[u].tokens
	for k := range tokens {
		if tokens[k].class&cPower == 0 {
			continue
		}
		of := owning(tokens, k)
		if of < 0 {
			continue
		}
		if from, to, ok := r.repricing(u); ok && tokens[of].noun.lemma.word != "őslich" {
			r.setMark(lint.MarkUseCost, min(tokens[of].start, from), max(tokens[k].end, to))
			return
		}
		if x := reacting(tokens); x >= 0 && tokens[k].noun.kase == sub {
			r.setMark(lint.MarkReaction, min(tokens[of].start, tokens[x].start), max(tokens[k].end, tokens[x].end))
			return
		}
	}
}

func (r *reader) setMark(kind string, from, to int32) {
	r.out.Marks = append(r.out.Marks, lint.Mark{Kind: kind, Span: r.between(from, to)})
}

// owning finds the noun whose abilities the token speaks of, where it is one of the untouchable.
func owning(tokens []token, power int) int {
	for j := power - 1; j >= 0 && tokens[j].kind == word; j-- {
		if n := &tokens[j].noun; n.known {
			if slices.Contains(untouchable, n.lemma.word) && (j == 0 || tokens[j-1].class&cNot == 0) {
				return j
			}
			return -1
		}
	}
	return -1
}

// repricing finds what changes or replaces a use cost in the unit; limits and bans claim nothing.
func (r *reader) repricing(u int) (from, to int32, ok bool) {
	for i := range r.out.Clauses {
		c := &r.out.Clauses[i]
		if c.Code != "C4" || c.Cell != r.text.Cell || !slices.ContainsFunc(grammar, func(p pattern) bool {
			return p.name == c.Pattern && (p.family[0] == 'M' || p.family == "R1")
		}) {
			continue
		}
		for _, t := range r.units[u].tokens {
			if int(r.l.runes[t.start].at) == c.Start {
				from, ok = t.start, true
			}
			if ok && int(r.l.runes[t.end].at) <= c.End {
				to = t.end
			}
		}
		if ok {
			return from, to, true
		}
	}
	return 0, 0, false
}

// reacting finds the word that claims a reaction, -1 for none: not where it is forbidden, or where a surcharge speaks of it.
func reacting(tokens []token) int {
	at := -1
	for k := range tokens {
		switch {
		case tokens[k].class&cNot != 0 || tokens[k].kind == amount || tokens[k].kind == surcharge:
			return -1
		case tokens[k].class&cReact != 0:
			at = k
		}
	}
	return at
}
