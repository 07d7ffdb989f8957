package report

import (
	"fmt"
	"io"
	"strings"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// mostChangedSets is how many gained and lost sets of alike cards the table shows, unless all are asked for.
const mostChangedSets = 8

// diffTable is what a committee reads: cards that came and went, what changed of each, and what became of ancient magic.
func diffTable(w io.Writer, in *Input, look Look) error {
	p := newPage(w, look)
	d := in.Diff
	p.refs(say.DiffAdded, d.Added)
	p.refs(say.DiffRemoved, d.Removed)
	p.pairs(say.DiffRenamed, d.Renamed)
	if len(d.Cards) > 0 {
		p.title(say.DiffChanged)
		for i := range d.Cards {
			p.cardChange(&d.Cards[i])
		}
		p.line(0)
	}
	p.ancientChanges(d, in.All)
	if in.All {
		p.pairs(say.DiffReworded, d.Reworded)
	}
	s := summariseDiff(d)
	if s.Added+s.Removed+s.Renamed+s.Changed+s.Ancient == 0 {
		p.line(0, p.say(say.DiffNothing))
	}
	p.wrap(0, p.say(say.DiffCounts(s.Added, s.Removed, s.Renamed, s.Changed, s.Same))+" · "+p.say(say.DiffAncientCounts(s.Ancient, s.Gained, s.Lost)))
	if s.Reworded > 0 {
		p.wrap(0, p.say(say.DiffRewordedCount(s.Reworded, in.All)))
	}
	return p.flush()
}

func (p *page) refs(title lint.Words, refs []lint.Ref) {
	if len(refs) == 0 {
		return
	}
	p.title(title)
	for _, r := range refs {
		p.line(2, p.bold(plain(r.Name)), " · ", plain(r.Pos.String()))
	}
	p.line(0)
}

// pairs lists cards of both states, with both names where these differ.
func (p *page) pairs(title lint.Words, pairs []lint.Pair) {
	if len(pairs) == 0 {
		return
	}
	p.title(title)
	for _, c := range pairs {
		p.line(2, p.bold(plain(bothNames(&c))), " · ", plain(c.New.Pos.String()))
	}
	p.line(0)
}

func bothNames(c *lint.Pair) string {
	if c.Old.Name == c.New.Name {
		return c.New.Name
	}
	return c.Old.Name + " → " + c.New.Name
}

func (p *page) cardChange(c *lint.CardChange) {
	verdict := p.say(say.Verdict(c.To))
	if c.From != c.To {
		verdict = p.say(say.Verdict(c.From)) + " → " + verdict
	}
	p.line(2, p.bold(plain(bothNames(&c.Pair))), " · ", verdict, " · ", plain(c.New.Pos.String()))
	for _, f := range c.Fields {
		p.wrap(4, plain(p.say(say.FieldName(f.Field))+": "+filled(f.From)+" → "+filled(f.To)))
	}
	for _, s := range c.Said {
		switch {
		case s.From == nil:
			p.wrap(4, "+ "+plain(p.say(say.SaidWords(s.To))))
		case s.To == nil:
			p.wrap(4, "− "+plain(p.say(say.SaidWords(s.From))))
		default:
			names := make([]string, len(s.Fields))
			for i, f := range s.Fields {
				names[i] = p.say(say.FieldName(f.Field))
			}
			p.wrap(4, "− "+plain(p.say(say.SaidWords(s.From))))
			p.wrap(4, "+ "+plain(p.say(say.SaidWords(s.To)))+" ("+strings.Join(names, ", ")+")")
		}
	}
}

// filled is a value, or a dash for none.
func filled(s string) string {
	if s == "" {
		return "–"
	}
	return s
}

// ancientChanges prints what became of ancient magic, alike cards together.
func (p *page) ancientChanges(d *lint.Diff, all bool) {
	if len(d.Always[0])+len(d.Always[1]) > 0 {
		p.title(say.DiffAlways)
		p.setChanges(2, d.Always[0], d.Always[1], all)
		p.line(0)
	}
	if len(d.Ancient) == 0 {
		return
	}
	p.title(say.DiffAncient)
	var order []string
	groups := map[string][]*lint.AncientChange{}
	for i := range d.Ancient {
		a := &d.Ancient[i]
		key := fmt.Sprint(a.From, a.To, a.FromBesides, a.ToBesides, a.LargerBefore, a.LargerThen, a.Gained, a.Lost)
		if groups[key] == nil {
			order = append(order, key)
		}
		groups[key] = append(groups[key], a)
	}
	for _, key := range order {
		p.ancientChange(groups[key], all)
	}
	p.line(0)
}

func (p *page) ancientChange(g []*lint.AncientChange, all bool) {
	a := g[0]
	refs, most := make([]lint.Ref, len(g)), mostNames
	for i := range g {
		refs[i].Name = bothNames(&g[i].Pair)
	}
	if all {
		most = 0
	}
	p.wrap(2, p.say(say.AncientBecame(len(g), a))+": "+p.names(refs, most))
	p.setChanges(4, a.Gained, a.Lost, all)
	if a.LargerBefore != a.LargerThen {
		p.wrap(4, p.say(say.LargerBecame(a.LargerThen)))
	}
}

// setChanges lists gained and lost sets; how many are left out is said.
func (p *page) setChanges(indent int, gained, lost []lint.SetChange, all bool) {
	for _, part := range []struct {
		sign string
		sets []lint.SetChange
	}{{"+ ", gained}, {"− ", lost}} {
		for i := range part.sets {
			if !all && i == mostChangedSets && len(part.sets) > i+1 {
				p.line(indent, part.sign, p.say(say.MoreChanged(len(part.sets)-i)))
				break
			}
			p.wrap(indent, part.sign+p.setChange(&part.sets[i], all))
		}
	}
}

func (p *page) setChange(s *lint.SetChange, all bool) string {
	most := short{names: mostNames}
	if all {
		most = short{}
	}
	members := make([]string, len(s.Members))
	for i := range s.Members {
		members[i] = p.member(&s.Members[i], most)
	}
	if len(members) == 0 {
		members = []string{p.say(say.OwnText)}
	}
	out := p.say(say.By(s.By)) + " · " + strings.Join(members, " + ")
	if s.Count > 1 {
		out += " · " + p.say(say.SetsOf(s.Count))
	}
	return out
}
