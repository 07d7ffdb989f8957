package report

import (
	"io"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// combosMarkdown is the switch-off report as a comment: a row for each set, alike cards in one. With ByCause: a row for each cause.
func combosMarkdown(w io.Writer, in *Input, look Look) error {
	c := newComment(w, look)
	x := in.Facts.Combos
	c.heading("cardlint: " + c.say(say.ComboCounts(x.Summary)))
	c.put(escapeMarkdown(c.say(say.SwitchOffHow(x))))
	c.put("")
	switch {
	case len(x.Ancient) == 0:
		c.put(escapeMarkdown(c.say(say.NoAncient)))
	case in.ByCause:
		c.causeRows(in)
	default:
		c.setRows(in)
	}
	return c.closing(func(n int) lint.Words { return say.MoreIn(n, "combos") })
}

func (c *comment) causeRows(in *Input) {
	of := len(in.Facts.Combos.Ancient)
	c.tableHead(say.ColCause, say.ColWhy, say.ColHits)
	for i, h := range harms(in.Facts) {
		if in.Most > 0 && i >= in.Most {
			c.left++
			continue
		}
		hits := c.say(say.Victims(len(h.victims), of))
		if len(h.victims) < of {
			hits += ": " + c.names(h.victims, 0)
		}
		c.row(c.any(h.side, h.cards), c.say(say.By(h.by)), hits)
	}
}

func (c *comment) setRows(in *Input) {
	x := in.Facts.Combos
	c.tableHead(say.ColCard, say.ColAncient, say.ColCause)
	for _, review := range []bool{false, true} {
		for i := range x.Always {
			if s := &x.Always[i]; (s.By == "review") == review {
				state := lint.StateOff
				if review {
					state = lint.StateReview
				}
				c.row(c.say(say.EveryAncient), c.say(say.State(state)), c.comboText(s, short{}))
			}
		}
	}
	for _, g := range alike(x.Ancient) {
		refs := make([]lint.Ref, len(g))
		for i := range g {
			refs[i] = g[i].Ref
		}
		names, state := c.names(refs, 0), c.say(say.State(g[0].Besides))
		sets := g[0].Sets()
		if len(sets) == 0 {
			c.row(names, state, "")
		}
		for k := range sets {
			if in.Most > 0 && k == in.Most {
				c.row(names, state, c.say(say.MoreSets(len(sets)-k)))
				break
			}
			c.row(names, state, c.comboText(&sets[k], short{}))
		}
		if g[0].Larger {
			c.row(names, state, c.say(say.Larger))
		}
	}
}
