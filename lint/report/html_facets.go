package report

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// htmlFacet is something to filter by.
type htmlFacet struct {
	Name   string // set, colour, type, rule
	Label  string
	Groups []htmlOptions
}

// Grouped says whether the options stand under headings.
func (f htmlFacet) Grouped() bool { return f.Groups[0].Label != "" }

// htmlOptions are options under one heading; Label is "" where a facet has one kind only.
type htmlOptions struct {
	Label   string
	Options []htmlOption
}

type htmlOption struct {
	Value string
	Label string
	Count int
}

// htmlData says under which options of the facets a card falls: indices, divided by spaces.
type htmlData struct{ Set, Colour, Type string }

// htmlFacets number what the cards of the page can be told apart by.
type htmlFacets struct{ editions, sheets, files, colours, types *numbering }

// numbering gives each value a number, in order of appearance.
type numbering struct {
	values []string
	at     map[string]int
}

func (n *numbering) of(value string) int {
	if i, ok := n.at[value]; ok {
		return i
	}
	n.at[value] = len(n.values)
	n.values = append(n.values, value)
	return len(n.values) - 1
}

// newFacets numbers the values of the cards that are in the page: those with findings and the ancient-magic ones. Colours and types stand
// in the order of the vocabulary.
func (b *htmlBuilder) newFacets() htmlFacets {
	fresh := func() *numbering { return &numbering{at: map[string]int{}} }
	f := htmlFacets{fresh(), fresh(), fresh(), fresh(), fresh()}
	colours, types := map[string]bool{}, map[string]bool{}
	for i := range b.in.Facts.Pool.Cards {
		c := &b.in.Facts.Pool.Cards[i]
		if !b.listed[i] && !b.rows[i] {
			continue
		}
		f.sets(c)
		for _, s := range coloursOf(c) {
			colours[s] = true
		}
		for _, s := range c.Types {
			types[s] = true
		}
	}
	for i := range b.in.Findings {
		if n := &b.in.Findings[i]; n.CardIndex == lint.NoCard {
			f.sets(&lint.Card{Pos: n.Pos})
		}
	}
	inOrder(f.colours, colours, "colour")
	inOrder(f.types, types, "type")
	return f
}

// inOrder numbers the values in the order of the vocabulary, then what is not in it by letter, then "".
func inOrder(n *numbering, set map[string]bool, kind string) {
	rank := map[string]int{"": 1 << 20}
	for i, w := range lint.Vocabulary() {
		if w.Kind == kind {
			rank[w.Value] = i + 1
		}
	}
	place := func(s string) int {
		if r := rank[s]; r > 0 {
			return r
		}
		return 1 << 19
	}
	var list []string
	for s := range set {
		list = append(list, s)
	}
	slices.SortFunc(list, func(a, b string) int { return cmp.Or(place(a)-place(b), strings.Compare(a, b)) })
	for _, s := range list {
		n.of(s)
	}
}

// coloursOf gives the card's colours; "" where none is given.
func coloursOf(c *lint.Card) []string {
	if len(c.Colours) == 0 {
		return []string{""}
	}
	return c.Colours
}

// sets gives the card's file, sheet and edition: together they are one facet.
func (f *htmlFacets) sets(c *lint.Card) string {
	set := []string{"f" + strconv.Itoa(f.files.of(c.Pos.File))}
	if c.Pos.Sheet != "" {
		set = append(set, "s"+strconv.Itoa(f.sheets.of(c.Pos.File+"\x00"+c.Pos.Sheet)))
	}
	if c.Edition != "" {
		set = append(set, "e"+strconv.Itoa(f.editions.of(c.Edition)))
	}
	return strings.Join(set, " ")
}

func (f *htmlFacets) of(c *lint.Card) htmlData {
	var colours, types []string
	for _, s := range coloursOf(c) {
		colours = append(colours, strconv.Itoa(f.colours.of(s)))
	}
	for _, s := range c.Types {
		types = append(types, strconv.Itoa(f.types.of(s)))
	}
	return htmlData{f.sets(c), strings.Join(colours, " "), strings.Join(types, " ")}
}

// views lists the facets that tell cards apart.
func (f *htmlFacets) views(b *htmlBuilder) []htmlFacet {
	options := func(n *numbering, letter string, name func(string) string) []htmlOption {
		var out []htmlOption
		for i, v := range n.values {
			out = append(out, htmlOption{Value: letter + strconv.Itoa(i), Label: name(v)})
		}
		return out
	}
	sheet := func(s string) string {
		file, sheet, _ := strings.Cut(s, "\x00")
		if len(f.files.values) > 1 {
			return visible(file + ": " + sheet)
		}
		return visible(sheet)
	}
	colour := func(s string) string {
		if s == "" {
			return b.say(say.HTML.NoColour)
		}
		return visible(s)
	}
	set := htmlFacet{Name: "set", Label: b.say(say.HTML.Set)}
	for _, g := range []htmlOptions{
		{b.say(say.HTML.Edition), options(f.editions, "e", visible)},
		{b.say(say.HTML.Sheet), options(f.sheets, "s", sheet)},
		{b.say(say.HTML.File), options(f.files, "f", visible)},
	} {
		if len(g.Options) > 1 {
			set.Groups = append(set.Groups, g)
		}
	}
	out := []htmlFacet{
		set,
		{"colour", b.say(say.HTML.Colour), []htmlOptions{{"", options(f.colours, "", colour)}}},
		{"type", b.say(say.HTML.Type), []htmlOptions{{"", options(f.types, "", visible)}}},
	}
	return slices.DeleteFunc(out, func(x htmlFacet) bool { return len(x.Groups) == 0 || len(x.Groups[0].Options) < 2 })
}

// levels counts the findings of each level.
func (b *htmlBuilder) levels() []htmlOption {
	s := summarise(b.in)
	var out []htmlOption
	for _, l := range []struct {
		level lint.Level
		n     int
	}{{lint.Error, s.Errors}, {lint.Warning, s.Warnings}, {lint.Note, s.Notes}} {
		out = append(out, htmlOption{string(l.level), b.say(say.Level(l.level)), l.n})
	}
	return out
}
