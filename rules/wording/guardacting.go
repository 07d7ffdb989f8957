package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// guardActing reads that nothing acts on a cost, or nothing that changes costs on cards: "költségére semmi nem hat", "az idézési költséget módosító
// hatások nem vonatkoznak rá". What is said not to act must be that, and no other thing.
func (r *reader) guardActing(u int, f *found, costAt int) bool {
	tokens := r.units[u].tokens
	from, to := r.around(tokens, f)
	if r.inRelative(tokens, f.start) || r.inConditionAt(tokens, f.start) || hasClass(tokens[from:to], cUse|cTarget) || tokens[costAt].cost&(ofUse|ofWhat|ofBase) != 0 {
		return false
	}
	if what := changers(tokens, costAt); what != "" {
		return r.guardOnto(u, f, what)
	}
	if tokens[costAt].noun.kase != sub {
		return false
	}
	what := lint.ForbidChange
	for k := from; k < to; k++ {
		t := &tokens[k]
		switch {
		case t.extra&dRaisenoun != 0:
			what = lint.ForbidIncrease
		case t.extra&dLowernoun != 0:
			what = lint.ForbidReduce
		case k >= f.start && k < f.end && k != costAt && t.kind == word && t.noun.kase == nom && t.class == 0 && t.extra == 0 && t.isNoun() && !actors[t.noun.stem()] && t.noun.owner != your:
			return false // költségére a gólemek nem hatnak
		}
	}
	ph := r.leftOf(u, costAt)
	if ph.power {
		r.clause(u, f.start, f.end, "C4", f.p.name)
		return true
	}
	ph.itself = ph.found && r.ofItsType(&ph)
	r.emitGuard(u, f, lint.Guard{Forbids: what, By: "anyone"}, &ph)
	return true
}

// actors are who acts on costs, whoever it is.
var actors = map[string]bool{"semmi": true, "hatás": true, "lap": true, "forrás": true, "senki": true, "kártya": true}

// changers says which changes of a cost the words behind it name: "idézési költséget módosító hatások", "költségmódosító képességek"; "" for none.
func changers(tokens []token, costAt int) lint.Forbids {
	w := tokens[costAt].text
	if tokens[costAt].noun.kase == acc && costAt+1 < len(tokens) {
		w = tokens[costAt+1].text
	}
	for part, what := range costChangers {
		if strings.Contains(w, part) {
			return what
		}
	}
	return ""
}

// costChangers are the participles, and the nouns of compounds, that tell what is done to a cost.
var costChangers = map[string]lint.Forbids{
	"módosító": lint.ForbidChange, "változtató": lint.ForbidChange, "befolyásoló": lint.ForbidChange, "módosítás": lint.ForbidChange, "változtatás": lint.ForbidChange,
	"növelő": lint.ForbidIncrease, "emelő": lint.ForbidIncrease, "drágító": lint.ForbidIncrease, "csökkentő": lint.ForbidReduce, "mérséklő": lint.ForbidReduce,
}
