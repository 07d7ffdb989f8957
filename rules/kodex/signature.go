package kodex

import (
	"encoding/binary"

	"github.com/cardlint/cardlint/lint"
)

// signature writes what a text says as bytes, the same for the same meaning: place and words left out.
type signature struct{ b []byte }

func (s *signature) num(list ...int) {
	for _, n := range list {
		s.b = binary.AppendVarint(s.b, int64(n))
	}
}

func (s *signature) flag(list ...bool) {
	for _, f := range list {
		if f {
			s.b = append(s.b, 1)
		} else {
			s.b = append(s.b, 0)
		}
	}
}

func (s *signature) text(t string) {
	s.num(len(t))
	s.b = append(s.b, t...)
}

func (s *signature) texts(list []string) {
	s.num(len(list))
	for _, t := range list {
		s.text(t)
	}
}

func (s *signature) filter(f *lint.Filter) {
	s.flag(f.Exact)
	s.conjunctions(f.Any)
}

func (s *signature) conjunctions(list []lint.Conjunction) {
	s.num(len(list))
	for i := range list {
		k := &list[i]
		for _, words := range [][]string{k.Type, k.Subtype, k.Colour, k.Icon, k.Name, k.Zone} {
			s.texts(words)
		}
		s.num(len(k.Cost))
		for _, r := range k.Cost {
			s.num(int(r.Currency), r.Min, r.Max)
		}
		s.conjunctions(k.Not)
	}
}

func (s *signature) amount(a lint.Amount) { s.num(int(a.Kind), a.N) }
func (s *signature) floor(f lint.Floor)   { s.num(int(f.Kind), f.N) }

// modifier leaves out when and how long, which the cells of a kin tell apart, and by how much a cost is reduced: only its floor counts.
func (s *signature) modifier(m *lint.Modifier) {
	s.text(string(m.Code))
	s.text(string(m.Op))
	s.text(string(m.On))
	s.text(string(m.Whose))
	if a := m.Amount; m.Op == lint.Reduce && a.Kind == lint.Number && a.N > 0 {
		s.amount(lint.Num(1))
	} else {
		s.amount(a)
	}
	s.floor(m.Floor)
	s.num(int(m.Currency))
	s.flag(m.Drawback)
}

func (s *signature) guard(g *lint.Guard) {
	s.text(string(g.Forbids))
	s.text(string(g.Whose))
	s.text(g.By)
	s.text(g.Except)
	s.floor(g.Floor)
}

func (s *signature) base(b *lint.Base) {
	s.text(string(b.Op))
	s.text(string(b.Whose))
	s.amount(b.Amount)
	s.floor(b.Floor)
	s.num(int(b.Currency))
}

// terms are when and how long the changes of a text hold that bear on anything.
func (t *table) signTerms(s *signature, card int) {
	s.b = s.b[:0]
	c, r := &t.f.Pool.Cards[card], &t.f.Readings[card]
	for i := range r.Bases {
		if b := &r.Bases[i]; t.baseBears(c, b) {
			s.num(int(b.When))
			s.text(string(b.Lasts))
		}
	}
	for i := range r.Modifiers {
		if m := &r.Modifiers[i]; t.modifierBears(c, m) {
			s.num(int(m.When))
			s.text(string(m.Lasts))
		}
	}
	if t.reading == lint.Literal {
		when, lasts := t.literalTerms(card, t.literally(card))
		s.num(int(when))
		s.text(string(lasts))
	}
}

// effect is what an effect does to A; when and how long are told apart only where the set is written out.
func (s *signature) effect(e *effect, both bool) {
	s.num(int(e.kind), int(e.on), e.n, int(e.floor.Kind), e.floor.N, int(e.cause))
	s.flag(e.zan, e.loose, e.unknown, e.sure, e.react, e.replaces(), both && e.both)
	s.b = binary.LittleEndian.AppendUint64(s.b, e.ways)
}

func (s *signature) ban(b *ban) {
	s.flag(b.raise, b.reduce, b.own, b.opponent, b.exceptReact, b.sure)
	s.floor(b.floor)
	s.b = binary.LittleEndian.AppendUint64(s.b, b.ways)
}
