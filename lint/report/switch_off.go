package report

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// short says how much is listed; 0: all of it. Own: the command itself was asked to shorten.
type short struct {
	sets, names, groups int
	own                 bool
}

// switchOff prints which ancient-magic cards are off, by which sets, alike cards folded. It counts the patterns of the cards that it prints.
func (p *page) switchOff(f *lint.Facts, most short) (patterns int) {
	c := f.Combos
	p.wrap(2, p.say(say.SwitchOffHow(c)))
	p.against(f)
	p.line(0)
	p.always(c.Always, most)
	groups := alike(c.Ancient)
	worstFirst(groups, most)
	for i, g := range groups {
		if p.w.Flush() != nil { // nobody reads on: the sets of the next group need not be worked out
			break
		}
		if most.groups > 0 && i == most.groups && len(groups) > i+1 {
			p.leftOut(groups[i:])
			break
		}
		patterns += p.group(g, most)
	}
	return patterns
}

// against says that only some of the cards are looked at for themselves.
func (p *page) against(f *lint.Facts) {
	if f.New > 0 {
		p.wrap(2, p.say(say.Against(f.New, len(f.Pool.Cards)-f.New)))
	}
}

// always prints the causes that hit every ancient-magic card, those that need a person apart.
func (p *page) always(sets []lint.Combo, most short) {
	if len(sets) == 0 {
		return
	}
	for _, review := range []bool{false, true} {
		title := say.AlwaysTitle
		if review {
			title = say.AlwaysReview
		}
		for i := range sets {
			if (sets[i].By == "review") != review {
				continue
			}
			if t := p.say(title); t != "" {
				p.line(2, p.bold(t), ":")
				title = lint.Words{}
			}
			p.combo(&sets[i], 4, most)
		}
	}
	p.line(0)
	p.line(2, p.bold(p.say(say.BesidesTitle)), ":")
	p.line(0)
}

// group prints ancient-magic cards that share their sets, and counts their patterns.
func (p *page) group(g []lint.AncientCard, most short) int {
	refs := make([]lint.Ref, len(g))
	for i := range g {
		refs[i] = g[i].Ref
	}
	a := &g[0]
	p.wrapState(2, a.Besides, p.say(say.AncientCards(len(g), a.Besides)), ": "+p.names(refs, most.names))
	sets := a.Sets()
	for i := range sets {
		if most.sets > 0 && i == most.sets && (most.own || len(sets) > i+1) {
			more := say.MoreIn(len(sets)-i, "combos")
			if most.own {
				more = say.MoreSets(len(sets) - i)
			}
			p.wrap(4, p.say(more))
			break
		}
		p.combo(&sets[i], 4, most)
	}
	if a.Larger {
		p.line(4, p.say(say.Larger))
	}
	return len(g) * len(sets)
}

// combo prints one set.
func (p *page) combo(s *lint.Combo, indent int, most short) { p.wrap(indent, p.comboText(s, most)) }

// comboText is a set in a line: rule, kind, the members, then when it holds.
func (p *page) comboText(s *lint.Combo, most short) string {
	members := make([]string, len(s.Members))
	for i := range s.Members {
		members[i] = p.member(&s.Members[i], most)
	}
	if len(members) == 0 {
		members = []string{p.say(say.OwnText)}
	}
	text := p.say(say.Why(s.By, s.Rule)) + " · " + strings.Join(members, " + ")
	for _, w := range s.While {
		text += " · " + p.say(say.WhileWords(w))
	}
	for _, u := range s.Unless {
		text += " · " + p.say(say.Unless(u.Side)) + ": " + p.names(u.Cards, most.names)
	}
	return text
}

// member prints one place of a set: nálad bármelyik ebből a 3 lapból: A, B, C (ha aktiválják).
func (p *page) member(m *lint.Member, most short) string {
	s := p.say(say.Side(m.Side))
	if n := len(m.Cards); n > 1 {
		s += " " + p.say(say.AnyOf(n))
	}
	s += ": " + p.names(m.Cards, most.names)
	var when []string
	for _, w := range []lint.Words{say.When(m.When), say.Lasts(m.Lasts)} {
		if t := p.say(w); t != "" {
			when = append(when, t)
		}
	}
	if len(when) > 0 {
		s += " (" + strings.Join(when, ", ") + ")"
	}
	return s
}

// alike puts together the ancient-magic cards with the same verdicts and sets, in the order of each group's first card.
func alike(cards []lint.AncientCard) [][]lint.AncientCard {
	var out [][]lint.AncientCard
	type likeness struct {
		verdict, besides lint.State
		larger, reduced  bool
		unread           bool
		sets             string
	}
	at := map[likeness]int{}
	for _, a := range cards {
		if a.Apart {
			continue
		}
		key := likeness{a.Verdict, a.Besides, a.Larger, a.OwnReduction, a.OwnUnread, a.Likeness}
		i, ok := at[key]
		if !ok {
			i = len(out)
			at[key] = i
			out = append(out, nil)
		}
		out[i] = append(out[i], a)
	}
	return out
}
