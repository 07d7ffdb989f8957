package kodex

import "github.com/cardlint/cardlint/lint"

const plenty = 100000

func (s *scene) add(f force) {
	hits := s.hits(&f)
	if f.maybe && !s.lenient {
		return
	}
	n := f.n
	if f.unknown {
		n = plenty
	}
	for _, c := range hits {
		s.total[c] += n
	}
	if (f.currency == lint.Zanszilank || f.code != "" && f.currency == lint.AnyCurrency && s.onlyZan) && n > 0 {
		s.isZan, s.zan = true, s.zan+n
	}
}

// sum works out B: the base cost, and the base with all increases that no guard forbids.
func (s *scene) sum(mods, bases []force) {
	s.base, s.total = map[lint.Currency]int{}, map[lint.Currency]int{}
	for _, c := range s.card.Cost.Named() {
		k := c
		if c == lint.Zanszilank {
			k, s.isZan, s.zan = lint.VP, true, s.card.Cost.Of(c).N
		}
		s.total[k] += s.card.Cost.Of(c).N
	}
	s.onlyZan = s.isZan && !s.card.Cost.Has(lint.VP)
	set := map[lint.Currency]int{}
	low := map[lint.Currency]int{}
	for _, b := range bases {
		hits := s.hits(&b)
		if b.unknown || b.maybe && !s.lenient {
			continue
		}
		for _, c := range hits {
			switch b.op {
			case lint.Set:
				set[c] = max(set[c], b.n)
				s.total[c] = set[c]
			case lint.Reduce:
				low[c] += b.n
			}
		}
	}
	for _, b := range bases {
		if b.op == lint.Increase {
			s.add(b)
		}
	}
	for c, n := range low {
		s.total[c] = max(0, s.total[c]-n)
	}
	for c, n := range s.total {
		s.base[c] = n
	}
	for _, m := range mods {
		if m.op == lint.Increase && !s.forbidden(m, true) {
			s.add(m)
		}
	}
}

func (s *scene) weighs(c lint.Code) lint.Verdict {
	switch c {
	case lint.M4:
		return s.f.Settings.Surcharge
	case lint.R1, lint.R2:
		return s.f.Settings.Replacement
	case lint.R3:
		return s.f.Settings.Targeting
	}
	return lint.Modifies
}

func (s *scene) off() bool {
	s.gatherGuards()
	mods, bases := s.forces()
	s.sum(mods, bases)
	for _, m := range mods {
		v := s.weighs(m.code)
		if m.side != lint.OwnSide || m.drawback || v == lint.Clear || v == lint.Review && !s.lenient {
			continue
		}
		if m.code == lint.R1 && v == lint.Review {
			return true
		}
		if s.f.Settings.Reading != lint.Literal && s.really(m) {
			return true
		}
	}
	return s.f.Settings.Reading == lint.Literal && s.anyAbility()
}

// anyAbility is 78.2 word for word.
func (s *scene) anyAbility() bool {
	for _, p := range s.board {
		for _, m := range s.f.Readings[p.card].Modifiers {
			v := s.weighs(m.Code)
			if p.side == lint.OwnSide && !m.Drawback && lasting(&s.f.Pool.Cards[p.card], m.Lasts) &&
				(v == lint.Modifies || m.Code == lint.M4 && v == lint.Review && s.lenient) {
				return true
			}
		}
	}
	return false
}

// really says whether the change really changes A's cost, measured against B.
func (s *scene) really(m force) bool {
	hits := s.hits(&m)
	if m.maybe && !s.lenient || m.op == lint.Set && m.unknown && !s.lenient || len(hits) == 0 {
		return false
	}
	applied := s.f.Settings.Reading == lint.Applied
	for _, c := range hits {
		least := s.number(m.floor, c)
		if c == lint.VP && s.isZan {
			least = max(least, 1)
		}
		for _, g := range s.guards {
			if g.Floor.Kind != lint.NoFloor && g.Forbids != lint.ForbidIncrease && s.binds(g.Guard, g.side, m) {
				least = max(least, s.number(g.Floor, c))
			}
		}
		down := !s.forbidden(m, false) && !(m.currency == lint.Zanszilank && s.zan == 0)
		switch {
		case m.op == lint.Free, m.op == lint.Replace:
			if down && s.total[c] > least {
				return true
			}
		case m.op == lint.Set && m.unknown:
			return true
		case m.op == lint.Set && (down && s.total[c] > max(least, m.n) || applied && !s.forbidden(m, true) && s.total[c] < m.n):
			return true
		case m.op == lint.Increase && applied && (m.n > 0 || m.unknown) && !s.forbidden(m, true):
			return true
		case m.op == lint.Reduce && (m.n > 0 || m.unknown) && down && s.total[c] > least:
			return true
		}
	}
	return false
}
