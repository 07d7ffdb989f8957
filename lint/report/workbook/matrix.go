package workbook

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// kinds are the ways in which ancient magic is switched off, a column each.
var kinds = []string{"text", "play", "combination", "outright", "review"}

// How much of the sets a cell of the matrix spells out.
const (
	mostSets  = 4
	mostNames = 6
)

// sort is how many sets of one kind there are, and where the first of their cards stands.
type sort struct {
	n     int
	first lint.Ref
}

func (k *sort) count(c *lint.Combo) {
	if k.n++; k.n == 1 && len(c.Members) > 0 && len(c.Members[0].Cards) > 0 {
		k.first = c.Members[0].Cards[0]
	}
}

// entry is what the matrix says of an ancient-magic card, and of all that are like it.
type entry struct {
	kinds map[string]*sort
	sets  string
}

// ancient is the matrix: each ancient-magic card, and how many sets of each kind switch it off.
func (s *summary) ancient() {
	c := s.in.Facts.Combos
	if c == nil || len(c.Ancient) == 0 {
		return
	}
	s.add(titled(s.say(say.SwitchOff))...)
	s.add(text(s.say(say.SwitchOffHow(c))))
	if n := s.in.Facts.New; n > 0 {
		s.add(text(s.say(say.Against(n, len(s.in.Facts.Pool.Cards)-n))))
	}
	s.always(c.Always)
	head := []string{s.say(say.ColState), s.say(say.ColCard), s.say(say.ColPlace)}
	for _, k := range kinds {
		head = append(head, s.say(say.By(k)))
	}
	head = append(head, s.say(say.ColSets))
	if len(c.Always) > 0 {
		head = append(head, s.say(say.BesidesTitle))
	}
	s.add(headed(head...)...)
	type likeness struct {
		sets              string
		reduction, unread bool
	}
	known := map[likeness]*entry{}
	for i := range c.Ancient {
		a := &c.Ancient[i]
		if a.Apart {
			continue
		}
		key := likeness{a.Likeness, a.OwnReduction, a.OwnUnread}
		e := known[key]
		if e == nil {
			e = s.entry(c, a)
			known[key] = e
		}
		row := []cell{text(s.say(say.State(a.Verdict))), s.at(a.Name, a.Pos), s.where(a.Pos)}
		for _, k := range kinds {
			n := e.kinds[k]
			if n == nil {
				row = append(row, cell{})
				continue
			}
			x := number(n.n)
			if n.first.Pos.File == s.book.src.File && n.first.Pos.Cell != "" {
				x.link = s.at("", n.first.Pos).link
			}
			row = append(row, x)
		}
		row = append(row, wrap(e.sets))
		if len(c.Always) > 0 {
			row = append(row, text(s.say(say.State(a.Besides))))
		}
		s.add(row...)
	}
	s.add()
}

// always lists the causes that hit every ancient-magic card.
func (s *summary) always(sets []lint.Combo) {
	for _, review := range []bool{false, true} {
		title := say.AlwaysTitle
		if review {
			title = say.AlwaysReview
		}
		for i := range sets {
			x := &sets[i]
			if (x.By == "review") != review {
				continue
			}
			if title.En != "" {
				s.add(text(s.say(title) + ":"))
				title = lint.Words{}
			}
			for _, m := range x.Members {
				for _, card := range m.Cards {
					s.add(text(s.say(say.By(x.By))), s.at(card.Name, card.Pos), s.where(card.Pos), text(x.Rule), text(s.say(say.Side(m.Side))), cell{}, cell{}, cell{}, wrap(s.words(x)))
				}
			}
		}
	}
	if len(sets) > 0 {
		s.add()
	}
}

// entry counts the sets of a card by kind, and spells the first ones out.
func (s *summary) entry(c *lint.Combos, a *lint.AncientCard) *entry {
	e := &entry{kinds: map[string]*sort{}}
	count := func(x *lint.Combo) {
		if e.kinds[x.By] == nil {
			e.kinds[x.By] = &sort{}
		}
		e.kinds[x.By].count(x)
	}
	for i := range c.Always {
		count(&c.Always[i])
	}
	var lines []string
	sets := a.Sets()
	for i := range sets {
		count(&sets[i])
		if i < mostSets || i == mostSets && len(sets) == i+1 {
			lines = append(lines, s.words(&sets[i]))
		}
	}
	if n := len(sets) - len(lines); n > 0 {
		lines = append(lines, s.say(say.MoreIn(n, "combos")))
	}
	if a.Larger {
		lines = append(lines, s.say(say.Larger))
	}
	e.sets = strings.Join(lines, "\n")
	return e
}

// words spells a set out: kind and rule, the members, then when it holds.
func (s *summary) words(c *lint.Combo) string {
	var members []string
	for i := range c.Members {
		m := &c.Members[i]
		words := s.say(say.Side(m.Side))
		if n := len(m.Cards); n > 1 {
			words += " " + s.say(say.AnyOf(n))
		}
		words += ": " + namesOf(m.Cards, mostNames, s.lang)
		for _, w := range []lint.Words{say.When(m.When), say.Lasts(m.Lasts)} {
			if w.En != "" {
				words += ", " + s.say(w)
			}
		}
		members = append(members, words)
	}
	if len(members) == 0 {
		members = []string{s.say(say.OwnText)}
	}
	out := s.say(say.Why(c.By, c.Rule)) + " · " + strings.Join(members, " + ")
	for _, w := range c.While {
		out += " · " + s.say(say.WhileWords(w))
	}
	for _, u := range c.Unless {
		out += " · " + s.say(say.Unless(u.Side)) + ": " + namesOf(u.Cards, mostNames, s.lang)
	}
	return out
}
