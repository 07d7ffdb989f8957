package report

import (
	"slices"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// worstCauses lists the cards that switch off most, with the clause that does it: those that do it alone first, then those that need others.
func (p *page) worstCauses(in *Input) {
	list := Worst(in.Findings)
	if len(list) == 0 {
		return
	}
	title := say.WorstCauses
	if in.Baseline != nil {
		title = say.NewCauses
	}
	p.title(title)
	of := len(in.Facts.Combos.Ancient)
	for i, n := range list {
		if i == mostCauses {
			p.wrap(2, p.say(say.MoreIn(len(list)-i, "combos")))
			break
		}
		victims := p.say(say.Victims(n.KnownBefore+len(n.Related), of))
		if n.KnownBefore > 0 {
			victims += ", " + p.say(say.NewAmong(len(n.Related)))
		}
		parts := []string{p.name(n.Card.Name), victims}
		if !alone(n) {
			parts = append(parts, p.say(say.Together))
		}
		if k := p.kodex(n); k != "" {
			parts = append(parts, k)
		}
		p.parts(2, 2, p.bold, append(parts, plain(n.Pos.String()))...)
		p.evidence(in.Facts, n, 4)
		if len(n.Related) < of { // of all of them none need be named
			p.wrap(4, p.names(n.Related, mostNames))
		}
	}
	p.line(0)
}

// Worst picks one finding for each cause card, the worst: what a card does alone before what it does together with others.
func Worst(findings []lint.Finding) []*lint.Finding {
	var out []*lint.Finding
	at := map[int]int{}
	for i := range findings {
		n := &findings[i]
		if !isCause(n) {
			continue
		}
		if k, ok := at[n.CardIndex]; ok {
			if worse(n, out[k]) < 0 {
				out[k] = n
			}
			continue
		}
		at[n.CardIndex] = len(out)
		out = append(out, n)
	}
	slices.SortStableFunc(out, worse)
	return out
}

// worse puts what switches off alone first, then what hits more.
func worse(a, b *lint.Finding) int {
	switch {
	case alone(a) && !alone(b):
		return -1
	case alone(b) && !alone(a):
		return 1
	}
	return len(b.Related) - len(a.Related)
}

// alone says whether the card needs no other to switch off.
func alone(n *lint.Finding) bool { return n.Rule.Number != "CL203" }
