package report

import (
	"fmt"
	"slices"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// harm is a cause, or several alike: own cards that by themselves, or with others, switch off the same ancient-magic cards.
type harm struct {
	by      string
	side    lint.Side
	cards   []lint.Ref
	victims []lint.Ref
}

// harms lists the causes: the most victims first, those for review after the others, then pool order. Always causes hit every card.
func harms(f *lint.Facts) []harm {
	c := f.Combos
	var out []harm
	if len(c.Ancient) > 0 {
		all := refsOf(c, nil)
		for i := range c.Always {
			for _, m := range c.Always[i].Members {
				out = append(out, harm{c.Always[i].By, m.Side, m.Cards, all})
			}
		}
	}
	at := map[string]int{}
	for i := range c.Causes {
		x := &c.Causes[i]
		key := fmt.Sprint(x.By, x.Victims)
		n, ok := at[key]
		if !ok {
			n = len(out)
			at[key] = n
			out = append(out, harm{by: x.By, side: lint.OwnSide, victims: refsOf(c, x.Victims)})
		}
		out[n].cards = append(out[n].cards, f.Pool.Cards[x.Card].Ref())
	}
	slices.SortStableFunc(out, func(a, b harm) int {
		if a, b := a.by == "review", b.by == "review"; a != b {
			if a {
				return 1
			}
			return -1
		}
		return len(b.victims) - len(a.victims)
	})
	return out
}

// refsOf names ancient-magic cards by their place in the list; nil: all of them.
func refsOf(c *lint.Combos, list []int) []lint.Ref {
	var out []lint.Ref
	if list == nil {
		for i := range c.Ancient {
			out = append(out, c.Ancient[i].Ref)
		}
	}
	for _, i := range list {
		out = append(out, c.Ancient[i].Ref)
	}
	return out
}

// causes prints them, those alike together.
func (p *page) causes(in *Input) {
	p.title(say.CausesTitle)
	p.wrap(2, p.say(say.SwitchOffHow(in.Facts.Combos)))
	p.against(in.Facts)
	p.line(0)
	list := harms(in.Facts)
	if len(list) == 0 {
		p.line(2, p.say(say.NoCauses))
	}
	of := len(in.Facts.Combos.Ancient)
	for i, h := range list {
		if in.Most > 0 && i == in.Most {
			p.line(2, p.say(say.MoreSets(len(list)-i)))
			break
		}
		head := p.say(say.Victims(len(h.victims), of)) + " · " + p.say(say.By(h.by)) + " · "
		p.wrap(2, head+p.any(h.side, h.cards))
		if len(h.victims) < of {
			p.wrap(4, p.names(h.victims, 0))
		}
	}
	p.line(0)
	p.wrap(0, p.say(say.ComboCounts(in.Facts.Combos.Summary)))
}

// any names a card on a side, or several of which any will do.
func (p *page) any(side lint.Side, refs []lint.Ref) string {
	out := p.say(say.Side(side))
	if len(refs) > 1 {
		out += " " + p.say(say.AnyOf(len(refs)))
	}
	return out + ": " + p.names(refs, 0)
}
