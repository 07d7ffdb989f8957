package rules

import (
	"slices"
	"strings"
	"time"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// Suppress mutes the findings that a person said to be as they should be, in the list or in the lint cell of the card. The remarks say which
// suppressions are wrong, expired or mute nothing.
func Suppress(f *lint.Facts, findings []lint.Finding, list []lint.Suppression, now time.Time) []lint.Remark {
	s := suppressor{f: f, now: now, byCard: map[int][]*suppression{}, files: places{}}
	s.fromList(list)
	s.fromCells()
	for i := range findings {
		if by := s.find(&findings[i]); by != nil {
			findings[i].Muted = lint.Muted{By: lint.BySuppression, Reason: by.Reason}
		}
	}
	for _, p := range s.all {
		if w := s.remark(p); w.En != "" {
			s.remarks = append(s.remarks, lint.Remark{Place: p.Place, Say: w})
		}
	}
	return s.remarks
}

// suppression is one with what became of it.
type suppression struct {
	lint.Suppression
	cards    []int // the cards that it is about; none where it names no card
	narrowed bool  // a card bears the name, but is of another edition or file
	used     bool
}

type suppressor struct {
	f       *lint.Facts
	now     time.Time
	all     []*suppression
	byCard  map[int][]*suppression
	general []*suppression // about any card
	files   places
	remarks []lint.Remark
}

func (s *suppressor) fromList(list []lint.Suppression) {
	byKey := map[string][]*suppression{}
	for i := range list {
		p := &suppression{Suppression: list[i]}
		s.all = append(s.all, p)
		switch {
		case lint.Expired(p.Until, s.now):
		case p.Card == "":
			s.general = append(s.general, p)
		default:
			byKey[say.Fold(p.Card)] = append(byKey[say.Fold(p.Card)], p)
		}
	}
	if len(byKey) == 0 {
		return
	}
	for i := range s.f.Pool.Cards {
		c := &s.f.Pool.Cards[i]
		file := s.files.of(c.Pos.File)
		for _, key := range []string{say.Fold(c.Name), say.Fold(c.ID)} {
			for _, p := range byKey[key] {
				switch {
				case !p.Is(c, say.Fold) || slices.Contains(p.cards, i):
				case !within(&p.Which, c, file):
					p.narrowed = true
				default:
					p.cards = append(p.cards, i)
					s.byCard[i] = append(s.byCard[i], p)
				}
			}
		}
	}
}

func (s *suppressor) fromCells() {
	for i := range s.f.Pool.Cards[:s.f.Fresh()] {
		c := &s.f.Pool.Cards[i]
		if c.Lint.Raw == "" {
			continue
		}
		list, wrong := inCell(c)
		s.remarks = append(s.remarks, wrong...)
		for _, l := range list {
			p := &suppression{Suppression: l, cards: []int{i}}
			s.all = append(s.all, p)
			if !lint.Expired(p.Until, s.now) {
				s.byCard[i] = append(s.byCard[i], p)
			}
		}
	}
}

// find gives the first suppression that fits the finding; all that do are used.
func (s *suppressor) find(n *lint.Finding) *suppression {
	var first *suppression
	for _, list := range [][]*suppression{s.byCard[n.CardIndex], s.general} {
		for _, p := range list {
			if s.fits(p, n) {
				p.used = true
				if first == nil {
					first = p
				}
			}
		}
	}
	return first
}

func (s *suppressor) fits(p *suppression, n *lint.Finding) bool {
	if p.Rule != "" && p.Rule != n.Rule.Number || p.Phrase != "" && !stands(p.Phrase, n.Evidence) {
		return false
	}
	if p.Card != "" || p.File == "" && p.Edition == "" || len(p.cards) > 0 {
		return true
	}
	c := &lint.Card{}
	if n.CardIndex != lint.NoCard {
		c = &s.f.Pool.Cards[n.CardIndex]
	}
	return within(&p.Which, c, s.files.of(n.Pos.File))
}

// stands says whether the phrase stands in the evidence.
func stands(phrase string, evidence []lint.Span) bool {
	return slices.ContainsFunc(evidence, func(e lint.Span) bool { return strings.Contains(plain(e.Quote), plain(phrase)) })
}

// remark says why a suppression muted nothing. Beside a pool only the new cards are looked at: of others it is not known.
func (s *suppressor) remark(p *suppression) lint.Words {
	isNew := func(i int) bool { return s.f.IsNew(i) }
	switch {
	case p.used || p.File != "" && !s.files.have(p.File):
		return lint.Words{}
	case lint.Expired(p.Until, s.now):
		return say.DecisionExpired(say.ASuppression, target(&p.Suppression), p.Until)
	case p.Card != "" && len(p.cards) == 0 && p.narrowed:
		return say.DecisionElsewhere(say.ASuppression, p.Card)
	case p.Card != "" && len(p.cards) == 0:
		return say.DecisionWithoutCard(say.ASuppression, p.Card, cardNames(s.f))
	case s.f.New > 0 && !slices.ContainsFunc(p.cards, isNew):
		return lint.Words{}
	}
	return say.SuppressionUnused(target(&p.Suppression))
}

// target names what a suppression is about.
func target(p *lint.Suppression) string {
	var parts []string
	for _, s := range []string{p.Rule, p.Card, p.Phrase} {
		if s != "" {
			parts = append(parts, s)
		}
	}
	return strings.Join(parts, ", ")
}
