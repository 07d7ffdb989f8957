package report

import (
	"io"

	"github.com/cardlint/cardlint/lint"
)

type fromTo[T any] struct {
	From T `json:"from"`
	To   T `json:"to"`
}

type saidJSON struct {
	Modifier *lint.Modifier `json:"modifier,omitempty"`
	Guard    *lint.Guard    `json:"guard,omitempty"`
	Base     *lint.Base     `json:"base,omitempty"`
	Ancient  *ancientJSON   `json:"ancient,omitempty"`
	Unread   *lint.Unread   `json:"notUnderstood,omitempty"`
}

type ancientJSON struct {
	Kind  string     `json:"kind"`
	Whose lint.Whose `json:"whose"`
	When  lint.When  `json:"when"`
	Lasts lint.Lasts `json:"lasts"`
	lint.Span
}

func newSaidJSON(s *lint.Said) *saidJSON {
	if s == nil {
		return nil
	}
	out := &saidJSON{Unread: s.Unread}
	switch {
	case s.Modifier != nil:
		m := *s.Modifier
		m.Filter = filter(m.Filter)
		out.Modifier = &m
	case s.Guard != nil:
		g := *s.Guard
		g.Filter = filter(g.Filter)
		out.Guard = &g
	case s.Base != nil:
		b := *s.Base
		b.Filter = filter(b.Filter)
		out.Base = &b
	case s.Ancient != nil:
		a := s.Ancient
		out.Ancient = &ancientJSON{a.Kind, a.Whose, a.When, a.Lasts, a.Span}
	}
	return out
}

type saidChangeJSON struct {
	fromTo[*saidJSON]
	Fields []lint.FieldChange `json:"fields"`
}

type cardChangeJSON struct {
	lint.Pair
	Verdict fromTo[lint.Verdict] `json:"verdict"`
	Fields  []lint.FieldChange   `json:"fields"`
	Said    []saidChangeJSON     `json:"said"`
}

type placeJSON struct {
	Side  lint.Side  `json:"side"`
	Cards []lint.Ref `json:"cards"`
}

type setChangeJSON struct {
	By      string      `json:"by"`
	Count   int         `json:"count"`
	Members []placeJSON `json:"members"`
}

func newSetChangesJSON(sets []lint.SetChange) []setChangeJSON {
	out := make([]setChangeJSON, len(sets))
	for i, s := range sets {
		out[i] = setChangeJSON{s.By, s.Count, []placeJSON{}}
		for _, m := range s.Members {
			out[i].Members = append(out[i].Members, placeJSON{m.Side, m.Cards})
		}
	}
	return out
}

type gainedLost struct {
	Gained []setChangeJSON `json:"gained"`
	Lost   []setChangeJSON `json:"lost"`
}

type ancientChangeJSON struct {
	lint.Pair
	Verdict fromTo[lint.State] `json:"verdict"`
	Besides fromTo[lint.State] `json:"besides"`
	Larger  fromTo[bool]       `json:"larger"`
	gainedLost
}

type diffSummaryJSON struct {
	Added    int `json:"added"`
	Removed  int `json:"removed"`
	Renamed  int `json:"renamed"`
	Changed  int `json:"changed"`
	Reworded int `json:"reworded"`
	Same     int `json:"same"`
	Ancient  int `json:"ancient"`
	Gained   int `json:"gained"`
	Lost     int `json:"lost"`
}

func summariseDiff(d *lint.Diff) diffSummaryJSON {
	return diffSummaryJSON{
		Added: len(d.Added), Removed: len(d.Removed), Renamed: len(d.Renamed), Changed: len(d.Cards),
		Reworded: len(d.Reworded), Same: d.Same, Ancient: len(d.Ancient), Gained: d.Gained, Lost: d.Lost,
	}
}

// diffJSON writes what an edit changed in meaning, schema cardlint/diff/1.
func diffJSON(w io.Writer, in *Input, _ Look) error {
	d := in.Diff
	cards := make([]cardChangeJSON, len(d.Cards))
	for i := range d.Cards {
		c := &d.Cards[i]
		cards[i] = cardChangeJSON{c.Pair, fromTo[lint.Verdict]{c.From, c.To}, list(c.Fields), []saidChangeJSON{}}
		for _, s := range c.Said {
			cards[i].Said = append(cards[i].Said, saidChangeJSON{fromTo[*saidJSON]{newSaidJSON(s.From), newSaidJSON(s.To)}, list(s.Fields)})
		}
	}
	ancient := make([]ancientChangeJSON, len(d.Ancient))
	for i := range d.Ancient {
		a := &d.Ancient[i]
		ancient[i] = ancientChangeJSON{
			a.Pair,
			fromTo[lint.State]{a.From, a.To},
			fromTo[lint.State]{a.FromBesides, a.ToBesides},
			fromTo[bool]{a.LargerBefore, a.LargerThen},
			gainedLost{newSetChangesJSON(a.Gained), newSetChangesJSON(a.Lost)},
		}
	}
	return writeJSON(w, struct {
		Schema   string              `json:"schema"`
		Added    []lint.Ref          `json:"added"`
		Removed  []lint.Ref          `json:"removed"`
		Renamed  []lint.Pair         `json:"renamed"`
		Cards    []cardChangeJSON    `json:"cards"`
		Always   gainedLost          `json:"always"`
		Ancient  []ancientChangeJSON `json:"ancient"`
		Reworded []lint.Pair         `json:"reworded"`
		Summary  diffSummaryJSON     `json:"summary"`
	}{
		"cardlint/diff/1", list(d.Added), list(d.Removed), list(d.Renamed), cards,
		gainedLost{newSetChangesJSON(d.Always[0]), newSetChangesJSON(d.Always[1])},
		ancient, list(d.Reworded), summariseDiff(d),
	})
}
