package wording

import (
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// untouchable are the cards whose activated abilities nobody may react to [99.2]; but for the last, nobody may change their use cost either [99.3].
// So are cards of any kind that are immune to sources.
var untouchable = []string{"szabálylap", "követő", "epikus", "hordaparancsnok", "helyszín", "céh", "őslich"}

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
		if from, to, ok := r.repricing(u, tokens[k].noun.kase); ok && tokens[of].noun.lemma.word != "őslich" {
			r.setMark(lint.MarkUseCost, min(tokens[of].start, from), max(tokens[k].end, to))
			return
		}
		last := k
		if k+1 < len(tokens) && tokens[k].noun.kase == dat && (tokens[k+1].text == "használatára" || tokens[k+1].text == "aktiválására") {
			last++ // képességének használatára
		}
		if x := reacting(tokens); x >= 0 && (tokens[k].noun.kase == sub || last > k) {
			r.setMark(lint.MarkReaction, min(tokens[of].start, tokens[x].start), max(tokens[last].end, tokens[x].end))
			return
		}
	}
}

func (r *reader) setMark(kind string, from, to int32) {
	r.out.Marks = append(r.out.Marks, lint.Mark{Kind: kind, Span: r.between(from, to)})
}

// owning finds the noun whose abilities the token speaks of, where it is one of the untouchable, or one of a list that holds one.
func owning(tokens []token, power int) int {
	for j := power - 1; j >= 0 && (tokens[j].kind == word || tokens[j].kind == limit); j-- {
		if !tokens[j].noun.known {
			continue
		}
		for ; j >= 0; j = listed(tokens, j) {
			switch {
			case slices.Contains(untouchable, tokens[j].noun.lemma.word):
				if j > 0 && tokens[j-1].class&cNot != 0 {
					return -1
				}
				return j
			case j > 1 && tokens[j-1].text == "immunis" && strings.HasPrefix(tokens[j-2].text, "forrás"):
				return j - 2
			}
		}
		return -1
	}
	return -1
}

// listed finds the noun before this one in a list: követők, lények vagy a tárgyak. -1 for none.
func listed(tokens []token, noun int) int {
	j := noun - 1
	if j > 0 && (tokens[j].text == "a" || tokens[j].text == "az") && tokens[j-1].text != "," {
		j--
	}
	if j < 1 || !slices.Contains([]string{",", "és", "vagy", "meg", "illetve"}, tokens[j].text) {
		return -1
	}
	if before := &tokens[j-1].noun; !before.known || before.kase != tokens[noun].noun.kase {
		return -1
	}
	return j - 1
}

// repricing finds what changes or replaces a use cost in the unit: for abilities in the accusative, using them free is one. Limits and bans claim nothing.
func (r *reader) repricing(u int, power kase) (from, to int32, ok bool) {
	for i := range r.out.Clauses {
		c := &r.out.Clauses[i]
		if c.Cell != r.text.Cell || !(c.Code == "C4" && changes(c.Pattern) || c.Code == "C11" && power == acc && !hasClass(r.units[u].tokens, cNot)) {
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

// changes says whether the row of the grammar reads a change of a cost, or its replacement.
func changes(name string) bool {
	return slices.ContainsFunc(grammar, func(p pattern) bool {
		return p.name == name && (p.family[0] == 'M' || p.family == "R1")
	})
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
