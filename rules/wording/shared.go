package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// alsoBehind writes the modifiers from one index on once more for other cards, of which the words behind the statement say that they share it:
// "sárkányaid 1_VP-vel olcsóbbak, griffjeid szintén", "…, akárcsak a druidáid".
func (r *reader) alsoBehind(u int, f *found, from int) {
	tokens := r.units[u].tokens
	m := r.out.Modifiers[from:]
	if len(m) == 0 || m[0].Code.Review() && m[0].Code != lint.R3 {
		return
	}
	comma := f.end
	for comma < len(tokens) && comma < f.end+3 && tokens[comma].mark != ',' && tokens[comma].class&cConj == 0 {
		comma++
	}
	if comma+2 >= len(tokens) || tokens[comma].mark != ',' && tokens[comma].class&cConj == 0 {
		return
	}
	p, end := r.sharing(u, comma+1)
	if !p.found || r.isSelf(&p) {
		return
	}
	for _, other := range m {
		if p.react && other.Code != lint.R3 {
			other.Code, other.On = lint.M4, lint.OnReact
		} else if other.On == lint.OnPlay {
			other.Code = codeOf(other.Op, false)
		}
		other.Whose, other.Cards, other.Filter = r.whom(u, &p, false, other)
		other.Span = r.span(u, p.from, end)
		r.out.Modifiers = append(r.out.Modifiers, other)
	}
	r.last.to = len(r.out.Modifiers)
}

// sharing finds the cards that are all there is from token i to the end of the clause, beside a word for "too"; it gives the clause's end.
func (r *reader) sharing(u, i int) (cards phrase, end int) {
	tokens := r.units[u].tokens
	to := i
	for to < len(tokens) && tokens[to].kind != punct && tokens[to].kind != group {
		to++
	}
	end, too := to, false
	bare := func(t *token) bool {
		too = too || t.extra&dToo != 0
		too = too || t.class&cMint != 0
		return t.extra&(dToo|dFiller) != 0 || t.class&(cConj|cBut|cMint) != 0
	}
	for i < to && bare(&tokens[i]) {
		i++
	}
	if i == to && too && to+2 < len(tokens) && tokens[to].mark == ',' && tokens[to+1].class&cMint != 0 {
		return r.sharing(u, to+1) // csakúgy, mint a druidáid
	}
	for i < to && bare(&tokens[to-1]) {
		to--
	}
	if !too || i == to {
		return phrase{}, 0
	}
	h := &tokens[to-1]
	if !h.isCards() && h.class&cReact == 0 || h.noun.kase != nom && h.noun.kase != poss && h.noun.kase != dat && h.noun.kase != sub {
		return phrase{}, 0
	}
	p := r.grow(u, to-1)
	for i < p.from && tokens[i].class&cDet != 0 {
		i++
	}
	p.found = p.from <= i
	return p, end
}

// infinitive finds the cards that "építményt kijátszani" names as the subject of a statement: it speaks of everybody's where nobody is named.
func (r *reader) infinitive(u int, f *found) phrase {
	tokens := r.units[u].tokens
	for k := max(0, f.start-7); k < len(tokens) && k < f.end+5; k++ {
		if t := &tokens[k]; t.class&cPlay == 0 || !strings.HasSuffix(t.text, "ni") || r.inConditionAt(tokens, k) || k < f.start-4 && hasPunct(tokens[k:f.start]) {
			continue
		}
		p := r.objectOf(u, f.start, f.end)
		if p.found && !r.ownedBy(&p) {
			p.whose = lint.Both
			if w := r.forWhom(u); w != lint.Both {
				p.whose = w
			}
		}
		return p
	}
	return phrase{back: -1}
}

// ownedBy says whether the words themselves say whose the cards are.
func (r *reader) ownedBy(p *phrase) bool {
	tokens := r.units[p.unit].tokens
	for k := p.from; k <= p.head; k++ {
		if tokens[k].class&(cFoe|cHolder|cPlayer) != 0 || tokens[k].noun.owner == your && tokens[k].isCards() {
			return true
		}
	}
	return false
}

// onlyWho says whether the words name a player for whom something is dearer, and no cards: "…, ellenfelednek 1 VP-vel drágább".
func (r *reader) onlyWho(p *phrase) bool {
	if !p.found {
		return false
	}
	tokens := r.units[p.unit].tokens
	h := r.headOf(p)
	if h.class&(cFoe|cPlayer) == 0 || h.noun.kase != dat {
		return false
	}
	for k := p.from; k < p.head; k++ {
		if tokens[k].isCards() && tokens[k].class&cFoe == 0 {
			return false
		}
	}
	return true
}

// forThem finds the cards of a statement before which only a player is named: those of an infinitive, or of the statement before.
func (r *reader) forThem(s *statement) phrase {
	p := r.infinitive(s.u, s.f)
	if !p.found {
		p = r.rightOf(s.u, s.f.end) // mindkét játékosnak +1 VP minden azonnali
	}
	if !p.found && r.prev.found && r.prev.unit == s.u {
		p = r.prev
	}
	if !p.found {
		return s.ph
	}
	p.whose = s.ph.whose
	return p
}
