package report

import (
	"iter"
	"slices"
	"strconv"
	"strings"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// htmlCard is a card with its findings, or a row that gave no card.
type htmlCard struct {
	ID, Name, Kind, Cost, Set, Place string
	Number                           string // the card's own ID
	Row                              string // the ID of its row in the matrix
	Level                            lint.Level
	Cells                            []htmlCell
	Groups                           []htmlGroup
	Data                             htmlData
	Found                            string // rules and levels: "101n 202w"
}

// htmlCell is a cell of the card with its marks.
type htmlCell struct {
	Ref, Label string
	Pieces     []htmlPiece
	Text       bool // words of the card, not what stood in another cell
}

// htmlGroup are the findings that rest on the same phrases. Number is 0 where the card has one group only.
type htmlGroup struct {
	Number   int
	Findings []htmlFinding
}

type htmlFinding struct {
	Rule, Title, Place, Say, Kodex, Advice string
	Level                                  lint.Level
	LevelName                              string
	Hits                                   string // how many, where all of them are hit
	Related                                []htmlName
	More                                   string
}

// htmlName is a card that is named somewhere; Href leads to it where it is in the page.
type htmlName struct{ Name, Href string }

// mostRelated names stand at a finding; how many are left out is said.
const mostRelated = 12

// runs gives the findings card by card.
func (b *htmlBuilder) runs() iter.Seq2[int, []lint.Finding] {
	return func(yield func(int, []lint.Finding) bool) {
		l := b.in.Findings
		for from := 0; from < len(l); {
			to := from + 1
			for to < len(l) && l[to].CardIndex == l[from].CardIndex && l[from].CardIndex != lint.NoCard {
				to++
			}
			if !yield(from, l[from:to]) {
				return
			}
			from = to
		}
	}
}

func (b *htmlBuilder) count() (n int) {
	for range b.runs() {
		n++
	}
	return n
}

// cardViews makes the cards one after another, as the template asks for them.
func (b *htmlBuilder) cardViews() iter.Seq[*htmlCard] {
	return func(yield func(*htmlCard) bool) {
		for at, l := range b.runs() {
			if !yield(b.card(at, l)) {
				return
			}
		}
	}
}

func (b *htmlBuilder) card(at int, l []lint.Finding) *htmlCard {
	none := lint.Card{}
	c := &none
	v := &htmlCard{ID: "r" + strconv.Itoa(at), Name: b.say(say.NoCard), Place: b.place(l[0].Pos)}
	if i := l[0].CardIndex; i == lint.NoCard {
		v.Data.Set = b.facets.sets(&lint.Card{Pos: l[0].Pos})
	} else {
		c = &b.in.Facts.Pool.Cards[i]
		v.ID, v.Name, v.Kind, v.Place, v.Number = "c"+strconv.Itoa(i), visible(c.Name), visible(c.Kind), b.place(c.Pos), visible(c.ID)
		v.Cost, v.Set, v.Data = knownCost(c), edition(c), b.facets.of(c)
		if b.rows[i] {
			v.Row = "a" + strconv.Itoa(i)
		}
	}
	groups := byPhrase(l)
	marks := map[string][]htmlMark{}
	told := map[string]bool{} // rules whose advice has been given at this card
	var found []string
	for k, same := range groups {
		g := htmlGroup{}
		if len(groups) > 1 {
			g.Number = k + 1
		}
		level := lint.Level("")
		for _, n := range same {
			level = graver(level, n.Level)
			f := b.finding(n)
			if told[n.Rule.Number] {
				f.Advice = ""
			}
			told[n.Rule.Number] = true
			g.Findings = append(g.Findings, f)
			found = append(found, strings.TrimPrefix(n.Rule.Number, "CL")+string(n.Level[0]))
		}
		v.Level = graver(v.Level, level)
		for _, e := range same[0].Evidence {
			marks[e.Cell] = append(marks[e.Cell], htmlMark{stretch{e.Start, e.End}, level, g.Number})
		}
		v.Groups = append(v.Groups, g)
	}
	v.Cells = b.cells(c, groups, marks)
	slices.Sort(found)
	v.Found = strings.Join(slices.Compact(found), " ")
	return v
}

// cells lists the card's texts with their marks, then the other cells that its findings point at, with what is known of them.
func (b *htmlBuilder) cells(c *lint.Card, groups [][]*lint.Finding, marks map[string][]htmlMark) []htmlCell {
	var out []htmlCell
	shown := map[string]bool{}
	for _, t := range c.Texts {
		if t.Raw == "" && marks[t.Cell] == nil {
			continue
		}
		v := htmlCell{Ref: t.Cell, Pieces: htmlPieces(t.Raw, marks[t.Cell]), Text: true}
		if t.Drawback {
			v.Label = b.say(say.HTML.Drawback)
		}
		if t.Raw == "" {
			v.Pieces = []htmlPiece{{Text: b.say(say.HTML.Empty), Level: marks[t.Cell][0].level}}
		}
		shown[t.Cell] = true
		out = append(out, v)
	}
	for k, g := range groups {
		for _, e := range g[0].Evidence {
			if shown[e.Cell] || e.Cell == "" {
				continue
			}
			shown[e.Cell] = true
			v, quote := htmlCell{Ref: e.Cell}, e.Quote
			switch {
			case quote == "" && e.Cell == c.IconCell:
				v.Label, quote = b.say(say.HTML.Icons), icons(c)
			case quote == "":
				quote = b.say(say.HTML.Empty)
			}
			p := htmlPiece{Text: visible(quote), Level: marks[e.Cell][0].level}
			if len(groups) > 1 {
				p.Numbers = []int{k + 1}
			}
			v.Pieces = []htmlPiece{p}
			out = append(out, v)
		}
	}
	return out
}

func (b *htmlBuilder) finding(n *lint.Finding) htmlFinding {
	v := htmlFinding{
		Rule: n.Rule.Number, Title: b.say(n.Rule.Title), Place: b.place(n.Pos), Say: b.say(n.Say), Advice: b.say(n.Rule.Advice),
		Level: n.Level, LevelName: b.say(say.Level(n.Level)), Kodex: strings.Join(n.Kodex, ", "),
	}
	if v.Title == "" {
		v.Title = n.Rule.Name
	}
	if c := b.in.Facts.Combos; c != nil && isCause(n) && len(n.Related) == len(c.Ancient) {
		v.Hits = b.say(say.Victims(len(n.Related), len(c.Ancient)))
		return v
	}
	v.Related, v.More = b.names(n.Related, mostRelated)
	return v
}

// names lists cards, each with a way to it, no more than most; how many are left out is said.
func (b *htmlBuilder) names(refs []lint.Ref, most int) (out []htmlName, more string) {
	if len(refs) <= most+1 {
		most = len(refs)
	}
	for _, r := range refs[:most] {
		out = append(out, htmlName{visible(r.Name), b.href(r)})
	}
	if n := len(refs) - most; n > 0 {
		more = b.say(say.More(n))
	}
	return out, more
}

// href leads to a card's findings, or else to its row in the matrix.
func (b *htmlBuilder) href(r lint.Ref) string {
	i, ok := b.cards[r.Pos]
	switch {
	case ok && b.listed[i]:
		return "#c" + strconv.Itoa(i)
	case ok && b.rows[i]:
		return "#a" + strconv.Itoa(i)
	}
	return ""
}

// knownCost is "" where nothing is known of it.
func knownCost(c *lint.Card) string {
	if s := c.Cost.String(); s != "?" {
		return s
	}
	return ""
}

func edition(c *lint.Card) string {
	var parts []string
	if c.Edition != "" {
		parts = append(parts, visible(c.Edition))
	}
	if c.Year > 0 {
		parts = append(parts, strconv.Itoa(c.Year))
	}
	return strings.Join(parts, " ")
}
