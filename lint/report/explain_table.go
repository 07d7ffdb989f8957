package report

import (
	"io"
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// explainTable prints one card: what decided its verdict, each clause and how it was read, each change in plain words, and what follows from
// it: an ancient-magic card's sets, a modifier's victims.
func explainTable(w io.Writer, in *Input, look Look) error {
	p := newPage(w, look)
	i := in.Card
	c, r, j := &in.Facts.Pool.Cards[i], &in.Facts.Readings[i], &in.Facts.Judgements[i]
	p.parts(0, 2, p.bold, p.name(c.Name), plain(c.Kind), c.Cost.String(), p.place(c))
	head := strings.TrimSpace(p.bold(p.say(say.Verdict(j.Verdict))) + " " + codes(j.Codes))
	if j.Override == nil {
		p.line(0, head, by(p.say(say.Decided(j.Decided))))
	} else {
		p.line(0, head)
		who := plain(p.say(say.Override(j.Override)) + " (" + j.Override.Place + ")")
		if j.Otherwise != j.Verdict {
			who += " · " + p.say(say.Otherwise(j.Otherwise))
		}
		p.wrap(0, who)
	}
	if len(r.Clauses)+len(r.Modifiers) == 0 {
		p.line(0)
		p.line(2, p.say(say.NothingHead))
	}
	p.clauses(c, r, in.Tokens)
	if len(r.Modifiers)+len(r.Guards)+len(r.Bases) > 0 {
		p.line(0)
		p.sentences(r)
	}
	for _, l := range p.beside(r) {
		p.line(2, l)
	}
	p.follows(in, i)
	return p.flush()
}

// by puts what decided behind a verdict, where there is something to say.
func by(decided string) string {
	if decided == "" {
		return ""
	}
	return " · " + decided
}

// follows prints what the card means for ancient magic.
func (p *page) follows(in *Input, i int) {
	combos := in.Facts.Combos
	if combos == nil {
		return
	}
	for _, a := range combos.Ancient {
		if a.Index != i {
			continue
		}
		p.line(0)
		p.title(say.SetsHead)
		p.always(combos.Always, short{})
		p.group([]lint.AncientCard{a}, short{})
		p.worked(in.Worked)
	}
	if refs := victims(in.Facts, i); len(refs) > 0 {
		p.line(0)
		p.title(say.VictimsHead)
		p.wrap(2, p.names(refs, 0))
	}
	if len(in.Spares) > 0 {
		p.line(0)
		p.line(2, p.say(say.SparesHead(combos.Size)), ":")
		for _, s := range in.Spares {
			p.line(4, p.say(say.Spare(s)))
		}
	}
}

// worked prints the calculation of every set, one under the other.
func (p *page) worked(traces []lint.Trace) {
	if len(traces) == 0 {
		return
	}
	p.line(0)
	p.title(say.WorkedHead)
	for i := range traces {
		t := &traces[i]
		var sides []string
		for _, x := range []struct {
			side  lint.Side
			cards []lint.Ref
		}{{lint.OwnSide, t.Own}, {lint.OpponentSide, t.Opponent}} {
			if len(x.cards) > 0 {
				sides = append(sides, p.say(say.Side(x.side))+": "+p.names(x.cards, 0))
			}
		}
		p.wrap(2, strings.Join(sides, " + "))
		for _, s := range t.Steps {
			p.wrap(4, s.Rule+" · "+plain(p.say(s.Say)))
		}
	}
}

// victims lists the ancient-magic cards in whose sets the card stands. Of a cause they are known; of a card that may also help from the opponent's side
// the sets have to be looked through.
func victims(f *lint.Facts, index int) []lint.Ref {
	combos, card := f.Combos, f.Pool.Cards[index].Ref()
	var out []lint.Ref
	for _, s := range combos.Always {
		if holds(&s, card) {
			for _, a := range combos.Ancient {
				out = append(out, a.Ref)
			}
			return out
		}
	}
	raises := len(f.Readings[index].Bases) > 0
	for _, m := range f.Readings[index].Modifiers {
		raises = raises || m.Op == lint.Increase
	}
	known := map[int]bool{}
	for _, c := range combos.Causes {
		if c.Card != index {
			continue
		}
		for _, a := range c.Victims {
			known[a] = true
		}
	}
	for i, a := range combos.Ancient {
		if known[i] || raises && slices.ContainsFunc(a.Sets(), func(s lint.Combo) bool { return holds(&s, card) }) {
			out = append(out, a.Ref)
		}
	}
	return out
}

// holds says whether the card is a member of the set.
func holds(s *lint.Combo, card lint.Ref) bool {
	for _, m := range s.Members {
		for _, r := range m.Cards {
			if r == card {
				return true
			}
		}
	}
	return false
}
