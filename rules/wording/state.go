package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// state turns one match of the grammar into a modifier, guard, base change or nothing; it says whether the match was understood.
func (r *reader) state(u int, f *found) bool {
	switch f.p.does {
	case "clear":
		r.clause(u, f.start, f.end, f.p.family, f.p.name)
		return true
	case "floor", "floor-above":
		return r.floor(u, f)
	case "surcharge":
		return r.surchargeIcon(u, f)
	case "reduce", "increase", "sign", "set":
		return r.change(u, f)
	case "free":
		return r.free(u, f)
	case "replace":
		return r.replacement(u, f)
	case "condition":
		if f.p.family == "R3" {
			return r.money(u, f)
		}
		return r.playCondition(u, f)
	}
	return r.guard(u, f)
}

// clause records how a stretch was read.
func (r *reader) clause(u, from, to int, family, pattern string) {
	r.out.Clauses = append(r.out.Clauses, lint.Clause{Code: lint.Code(family), Pattern: pattern, Span: r.span(u, from, to)})
}

// pick gives the first token that the match took with one of the classes, -1 for none.
func (f *found) pick(tokens []token, c class) int {
	for _, k := range f.took {
		if k >= 0 && tokens[k].class&c != 0 {
			return k
		}
	}
	return -1
}

// amountOf gives the first amount token of the match that carries a number.
func (f *found) amountOf(tokens []token) int {
	for _, k := range f.took {
		if k >= 0 && (tokens[k].kind == amount && !tokens[k].parts[0].bare || tokens[k].kind == surcharge) {
			return k
		}
	}
	return -1
}

// subject finds the cards that a change is about.
func (r *reader) subject(u int, f *found, costAt int) phrase {
	tokens := r.units[u].tokens
	name := f.p.name
	switch {
	case strings.HasPrefix(name, "owners-"):
		return r.grow(u, f.start)
	case strings.HasPrefix(name, "pay-") || name == "plus-pay":
		return r.paidFor(u, f)
	case strings.HasPrefix(name, "play-") || strings.HasPrefix(name, "set-for"):
		if p := r.objectOf(u, f.start, f.end); p.found {
			return p
		}
		if p := r.rightOf(u, f.end); p.found && strings.HasPrefix(name, "play-") {
			return p
		}
		if p := r.leftOf(u, f.start); p.found && p.whose != "" && tokens[p.head].noun.kase == nom && !r.inConditionAt(tokens, p.head) {
			return p
		}
		return r.fetched(u, f)
	case costAt >= 0:
		p := r.leftOf(u, costAt)
		if !p.found {
			return r.antecedent(u, costAt, p.anaphor)
		}
		return p
	}
	p := r.leftOf(u, f.start)
	if !p.found {
		p = r.rightOf(u, f.end)
	}
	if !p.found {
		p = r.antecedent(u, f.start, p.anaphor)
	}
	if !p.found {
		p = r.subjectBefore(u, f)
	}
	return p
}

// subjectBefore finds the subject that a second predicate shares: "gólemeid kapnak +1 ÉP-t, és 1_VP-vel olcsóbbak".
func (r *reader) subjectBefore(u int, f *found) phrase {
	tokens := r.units[u].tokens
	j := r.skipAdverbs(tokens, f.start-1)
	if j < 0 || tokens[j].class&(cConj|cBut) == 0 && tokens[j].kind != punct {
		return phrase{}
	}
	for k := j - 1; k >= 0; k-- {
		t := &tokens[k]
		if t.isCards() && t.noun.kase == nom && (t.noun.plural || t.noun.owner == your || r.eachBefore(tokens, k)) && !r.inConditionAt(tokens, k) {
			return r.grow(u, k)
		}
	}
	return phrase{}
}

func (r *reader) eachBefore(tokens []token, k int) bool {
	for j := k - 1; j >= 0 && j >= k-3; j-- {
		if tokens[j].extra&dEach != 0 {
			return true
		}
	}
	return false
}

// paidFor finds the cards in "gólemeidért 1 VP-vel kevesebbet fizetsz".
func (r *reader) paidFor(u int, _ *found) phrase {
	tokens := r.units[u].tokens
	for k := range tokens {
		if t := &tokens[k]; t.kind == word && t.noun.kase == cau && (t.isCards() || t.noun.known && t.noun.lemma.kind != "thing") {
			p := r.grow(u, k)
			if p.whose == "" {
				p.whose = r.actor(tokens)
			}
			return p
		}
	}
	return phrase{back: -1}
}

// antecedent finds the cards that were named before: "ha kijátszol egy gólemet, az idézési költsége …", "kijátszási költségük …".
func (r *reader) antecedent(u, at int, anaphor bool) phrase {
	tokens := r.units[u].tokens
	plural := at < len(tokens) && tokens[at].noun.owner == their
	article := anaphor || at > 0 && (tokens[at-1].text == "a" || tokens[at-1].text == "az")
	for k := at - 1; k >= 0; k-- {
		t := &tokens[k]
		if !t.isCards() && !(t.isNoun() && t.noun.kase == acc && r.det(tokens, k)) {
			continue
		}
		if t.noun.known && t.noun.lemma.kind == "colour" {
			continue
		}
		switch {
		case plural && t.noun.plural && t.noun.kase == nom, plural && t.noun.owner == your && t.noun.kase == nom:
			return r.grow(u, k)
		case t.noun.kase == acc && (article && !r.priced(tokens, k) || r.playedIn(tokens, k)):
			p := r.grow(u, k)
			if p.whose == "" {
				p.whose = r.actor(tokens)
			}
			if p.whose == lint.Both && !hasClass(tokens, cPlayer) {
				p.whose = lint.Own
			}
			return p
		case t.noun.kase == dat && article:
			return r.grow(u, k)
		}
	}
	return phrase{anaphor: anaphor}
}

func hasClass(tokens []token, c class) bool {
	for i := range tokens {
		if tokens[i].class&c != 0 {
			return true
		}
	}
	return false
}

// priced says whether the noun is what a price pays with: "ha feláldozol egy tárgyat".
func (r *reader) priced(tokens []token, k int) bool {
	for j := max(0, k-4); j < len(tokens) && j < k+3; j++ {
		if tokens[j].extra&dPrice != 0 || strings.HasPrefix(tokens[j].text, "feláldoz") {
			return true
		}
	}
	return false
}

// playedIn says whether the noun at k is the object of playing: "egy gólemet kijátszol", "szörnyet raksz le".
func (r *reader) playedIn(tokens []token, k int) bool {
	for j := k + 1; j < len(tokens) && tokens[j].kind != punct; j++ {
		if tokens[j].class&cPlay != 0 {
			return true
		}
	}
	for j := k - 1; j >= 0 && tokens[j].kind != punct; j-- {
		if tokens[j].class&cPlay != 0 {
			return true
		}
	}
	return false
}

// fetched finds the card that this or the sentence before fetched: "Keress elő egy gólemet, ebben a körben 2 VP-vel olcsóbban kijátszhatod."
func (r *reader) fetched(u int, f *found) phrase {
	for _, v := range []int{u, r.units[u].previous} {
		if v < 0 {
			continue
		}
		tokens := r.units[v].tokens
		fetching, noun := false, -1
		for k := range tokens {
			if v == u && k >= f.start {
				break
			}
			t := &tokens[k]
			fetching = fetching || t.extra&dFetch != 0
			if t.noun.kase == acc && t.isCards() && !r.inConditionAt(tokens, k) {
				noun = k
			}
			if v == u && t.class&cIf != 0 && k+1 < len(tokens) && tokens[k+1].text == "ez" && noun < 0 {
				for j := k - 1; j >= 0; j-- { // "… 1 lap, ha ez egy max. 3-as, ingyen kijátszhatod"
					if tokens[j].isCards() && tokens[j].noun.kase == nom && tokens[j].class&cFoe == 0 {
						noun = j
						break
					}
				}
			}
		}
		if noun >= 0 && (fetching || v == u) {
			p := r.grow(v, noun)
			if p.whose == "" {
				p.whose = lint.Own
			}
			p.back = v
			return p
		}
	}
	return phrase{}
}

// isSelf says whether the statement is about the card itself.
func (r *reader) isSelf(p *phrase) bool {
	if !p.found {
		return true
	}
	tokens := r.units[p.unit].tokens
	if r.thisCard(tokens, p.head) {
		return true
	}
	return p.whose == "" && r.ownName(tokens, p.head) && !p.power && tokens[max(0, p.head-1)].extra&dEach == 0
}

// thisCard says whether the noun is "ez a lap", "e lap" in any case.
func (r *reader) thisCard(tokens []token, head int) bool {
	if tokens[head].noun.stem != "lap" || tokens[head].noun.owner != unowned || head == 0 {
		return false
	}
	p := tokens[head-1].text
	return p == "e" || p == "a" && head > 1 && (tokens[head-2].class&cThis != 0 || tokens[head-2].text == "erre")
}
