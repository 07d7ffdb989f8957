package report

import (
	"strconv"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// htmlMatrix are the ancient-magic cards and what switches them off: a row a card, a column a class of causes.
type htmlMatrix struct {
	How     string // under which settings it holds
	Counts  string
	Columns []htmlColumn
	General *htmlRow // the causes that hit every card alike
	Rows    []htmlRow
	Shown   string
	States  []htmlOption
	Why     []htmlReasons // what the cells lead to
}

type htmlColumn struct{ Name, Rule, Class string }

type htmlRow struct {
	ID, Name, Href, Kind, Place string
	State                       lint.State
	StateName                   string
	Cells                       []htmlSquare
	Data                        htmlData
}

// htmlSquare is a cell of the matrix. Count is that of the cards of the same player which are causes; 0: none.
type htmlSquare struct {
	Class, Href, Label string
	Count              int
	General            bool // of a cause that hits every card
}

// classes are the columns of the matrix: the kinds of causes, and the card's own text.
var classes = []struct {
	by   string
	name lint.Words
	rule string
}{
	{"text", say.HTML.ByText, "78.1"},
	{"outright", say.HTML.Outright, "78"},
	{"play", say.HTML.InPlay, "78.2"},
	{"combination", say.HTML.Together, "78.2"},
	{"review", say.HTML.Decide, ""},
	{ownText, say.HTML.OwnText, ""},
}

// ownText is the class of what an ancient-magic card's own text leaves open.
const ownText = "own"

func (b *htmlBuilder) matrix() *htmlMatrix {
	c := b.in.Facts.Combos
	if c == nil || len(c.Ancient) == 0 {
		return nil
	}
	m := &htmlMatrix{How: b.say(say.SwitchOffHow(c)), Counts: b.say(say.ComboCounts(c.Summary))}
	for _, k := range classes {
		m.Columns = append(m.Columns, htmlColumn{b.say(k.name), k.rule, k.by})
	}
	general := b.generalReasons()
	b.causes = causesByVictim(c)
	group := map[int]int{} // of each ancient-magic card
	for n, g := range alike(c.Ancient) {
		why := b.reasons(n+1, g)
		m.Why = append(m.Why, why)
		for i := range g {
			group[g[i].Index] = len(m.Why) - 1
		}
	}
	states := map[lint.State]int{}
	for i := range c.Ancient {
		a := &c.Ancient[i]
		if a.Apart {
			continue
		}
		states[a.Besides]++
		m.Rows = append(m.Rows, b.row(a, general, &m.Why[group[a.Index]]))
	}
	if len(general.Classes) > 0 {
		m.General = &htmlRow{Name: b.say(say.HTML.Every), Cells: b.squares(nil, b.say(say.HTML.Every), general, nil)}
		m.Why = append([]htmlReasons{*general}, m.Why...)
	}
	for _, s := range worst {
		m.States = append(m.States, htmlOption{string(s), b.say(say.State(s)), states[s]})
	}
	m.Shown = b.say(say.ShownAncient(len(m.Rows)))
	return m
}

// causesByVictim lists for each ancient-magic card, by its place in the pool, the cards of its player that have a part in switching it
// off, general causes aside.
func causesByVictim(c *lint.Combos) map[int][]*lint.Cause {
	out := map[int][]*lint.Cause{}
	for i := range c.Causes {
		for _, v := range c.Causes[i].Victims {
			out[c.Ancient[v].Index] = append(out[c.Ancient[v].Index], &c.Causes[i])
		}
	}
	return out
}

func (b *htmlBuilder) row(a *lint.AncientCard, general, own *htmlReasons) htmlRow {
	card := &b.in.Facts.Pool.Cards[a.Index]
	r := htmlRow{
		ID: "a" + strconv.Itoa(a.Index), Name: visible(a.Name), Kind: visible(card.Kind), Place: b.place(a.Pos),
		State: a.Besides, StateName: b.say(say.State(a.Besides)), Data: b.facets.of(card),
	}
	if b.listed[a.Index] {
		r.Href = "#c" + strconv.Itoa(a.Index)
	}
	counts := map[string]int{}
	for _, x := range b.causes[a.Index] {
		counts[x.By]++
	}
	r.Cells = b.squares(counts, r.Name, general, own)
	return r
}

// squares are the cells of a row: counts of its own causes, and of the general ones in the classes where it has none.
func (b *htmlBuilder) squares(counts map[string]int, name string, general, own *htmlReasons) []htmlSquare {
	out := make([]htmlSquare, len(classes))
	for i, k := range classes {
		s := &out[i]
		s.Class = k.by
		switch n := general.class(k.by); {
		case own != nil && own.class(k.by) != nil:
			s.Count, s.Href = max(counts[k.by], 1), own.class(k.by).ID
		case n != nil:
			s.Count, s.Href, s.General = n.Count, n.ID, true
		default:
			continue
		}
		s.Label = name + " – " + b.say(k.name) + ": " + strconv.Itoa(s.Count)
	}
	return out
}
