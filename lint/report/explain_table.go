package report

import (
	"io"
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
	p.line(0, p.bold(p.name(c.Name)), " · ", plain(c.Kind), " · ", c.Cost.String(), " · ", p.place(c))
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
	p.follows(in.Facts.Combos, i, c)
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
func (p *page) follows(combos *lint.Combos, i int, c *lint.Card) {
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
	}
	if refs := victims(combos, c.Ref()); len(refs) > 0 {
		p.line(0)
		p.title(say.VictimsHead)
		p.wrap(2, p.names(refs, 0))
	}
}

// victims lists the ancient-magic cards in whose sets the card stands.
func victims(combos *lint.Combos, card lint.Ref) []lint.Ref {
	var out []lint.Ref
	for _, s := range combos.Always {
		if holds(&s, card) {
			for _, a := range combos.Ancient {
				out = append(out, a.Ref)
			}
			return out
		}
	}
	for _, a := range combos.Ancient {
		for _, s := range a.Sets() {
			if holds(&s, card) {
				out = append(out, a.Ref)
				break
			}
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
