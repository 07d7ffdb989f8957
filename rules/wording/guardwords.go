package wording

import (
	"bytes"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// forbidden says what the match forbids; false where its words do not tell.
func forbidden(tokens []token, f *found) (lint.Forbids, bool) {
	const up, down = cDear | cDoraise | cCanraise, cCheap | cDolower | cCanlower
	const upExtra, downExtra = dCandear | dRaisenoun, dCancheap | dLowernoun
	switch f.p.does {
	case "guard-bare", "guard-and":
		raise, lower := false, false
		for _, k := range f.took {
			if k >= 0 {
				raise = raise || tokens[k].class&up != 0 || tokens[k].extra&upExtra != 0
				lower = lower || tokens[k].class&down != 0 || tokens[k].extra&downExtra != 0
			}
		}
		switch {
		case raise && !lower:
			return lint.ForbidIncrease, true
		case lower && !raise:
			return lint.ForbidReduce, true
		}
		return lint.ForbidChange, true
	case "guard-way": // csak lefelé módosítható
		for k := f.start; k < f.end; k++ {
			switch wayBarred[tokens[k].text] {
			case lint.ForbidIncrease:
				return lint.ForbidReduce, true
			case lint.ForbidReduce:
				return lint.ForbidIncrease, true
			}
		}
		return "", false
	case "guard-change":
		way := lint.Forbids("")
		for k := max(0, f.start-2); k < min(len(tokens), f.end+1); k++ {
			switch w := wayBarred[tokens[k].text]; {
			case w != "" && way != "" && w != way:
				return lint.ForbidChange, true // sem felfelé, sem lefelé
			case w != "":
				way = w // felfelé nem módosítható
			}
		}
		if way != "" {
			return way, true
		}
	}
	return forbids[f.p.does], true
}

// wayBarred are the words for the direction of a change, by what is forbidden where that way is barred.
var wayBarred = map[string]lint.Forbids{"felfelé": lint.ForbidIncrease, "fölfelé": lint.ForbidIncrease, "lefelé": lint.ForbidReduce}

// timeOf says whether the opponent at k only tells when: ellenfeled körében.
func timeOf(tokens []token, k int) bool {
	return k+1 < len(tokens) && (isTime(&tokens[k+1]) || tokens[k+1].extra&(dTime|dTurn) != 0)
}

// foeBehind says whether the opponent is named behind the ban as who may not do it: "nem módosíthatja az ellenfél".
func foeBehind(tokens []token, k int, ph *phrase) bool {
	for k < len(tokens) && definite(&tokens[k]) {
		k++
	}
	return k < len(tokens) && tokens[k].class&cFoe != 0 && !timeOf(tokens, k) && !(ph.found && k >= ph.from && k < ph.to)
}

// exceptsReactions says whether the ban between the tokens leaves reaction surcharge aside: "a reakciódrágítást kivéve", "reakciódrágításon kívül",
// "csak reakciódrágítással", beside it or in a bracket behind it.
func (r *reader) exceptsReactions(u, from, end int) bool {
	tokens := r.units[u].tokens
	for k := from; k < len(tokens) && k < end+5; k++ {
		t := &tokens[k]
		if k < end+2 && t.kind == group && t.group >= 0 {
			if in := r.units[t.group].tokens; r.exceptsReactions(int(t.group), 0, len(in)) {
				return true
			}
		}
		if t.class&cReact == 0 {
			continue
		}
		if excepted(tokens, k) {
			return true
		}
	}
	return false
}

// excepted says whether the word at k is what an exception is made for.
func excepted(tokens []token, k int) bool {
	for j := max(0, k-2); j < len(tokens) && j <= k+1; j++ {
		if x := &tokens[j]; x.extra&dExcept != 0 || j < k && x.extra&dOnly != 0 || j > k && x.text == "kívül" {
			return true
		}
	}
	return false
}

// anyCost says whether the cost at k is one that nobody is said to have, without an article: "idézési költséget nem csökkenthet semmi".
func (r *reader) anyCost(tokens []token, at int) bool {
	k := at
	for k > 0 && tokens[k-1].class&(cCostmod|cBasemod) != 0 {
		k--
	}
	bare := k == 0 || tokens[k-1].kind == punct
	return bare && (tokens[at].noun.kase != acc || bytes.ContainsRune(r.l.word(int(tokens[at].start), int(tokens[at].end)), 'ö')) // koltseget may be költségét
}

// bothWays makes one ban of two that say "not up" and "not down" of the same cards in one sentence.
func (r *reader) bothWays(u int, g *lint.Guard) bool {
	n := len(r.out.Guards)
	if n == 0 {
		return false
	}
	b := &r.out.Guards[n-1]
	whole := r.span(u, 0, len(r.units[u].tokens))
	if b.Cell != g.Cell || b.Start < whole.Start || b.End > g.Start || b.Forbids == g.Forbids || b.Forbids == lint.ForbidChange || g.Forbids == lint.ForbidChange ||
		b.Whose != g.Whose || b.Cards != g.Cards || b.By != g.By || b.Except != g.Except || b.When != g.When || b.Lasts != g.Lasts ||
		b.Floor.Kind != lint.NoFloor || g.Floor.Kind != lint.NoFloor {
		return false
	}
	b.Forbids = lint.ForbidChange
	return true
}

// inTurnOfFoe says whether something holds in the opponent's turn alone.
func inTurnOfFoe(tokens []token) bool {
	for k := range tokens {
		if tokens[k].class&cFoe != 0 && timeOf(tokens, k) {
			return true
		}
	}
	return false
}

// ofThisCard says whether "nem érvényes", "nem hat" is said of this card: rá, rajta, nem érinti.
func (r *reader) ofThisCard(tokens []token) bool {
	for k := range tokens {
		switch t := &tokens[k]; {
		case r.ownName(tokens, k), strings.HasSuffix(t.text, "sakor"), t.text == "rá", t.text == "rajta", t.class&cThis != 0 && !definite(t), t.extra&dApplies != 0 && (strings.HasPrefix(t.text, "érint") || strings.HasPrefix(t.text, "terhel")):
			return true
		}
	}
	return false
}

// handedTo says to which cards a ban is handed that stands in quotation marks in unit u: "lényeid megkapják: „Költsége nem növelhető.”"; where it
// cannot tell, the filter is not exact.
func (r *reader) handedTo(u int, g *lint.Guard) {
	for _, l := range append([]int{u}, r.units[u].leads...) {
		if p := r.pluralIn(l); p.found {
			g.Cards, g.Filter = r.cards(&p), r.filter(&p)
			return
		}
	}
	g.Filter.Exact = false
}
