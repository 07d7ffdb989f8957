package kodex

import (
	"fmt"
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// found is what the twin says of one ancient-magic card: every minimal set that is not a sweeping card alone, as "review own:Név opponent:Más".
type found struct {
	sets             []string
	illegal          int
	besides, verdict lint.State
	larger           bool // sets above the size
}

// exhaust tries every multiset of cards on either side up to the largest size; those of up to size are listed.
func (w twin) exhaust(a, size, largest int) found {
	var pieces []piece
	for i := range w.f.Pool.Cards {
		pieces = append(pieces, piece{i, lint.OwnSide}, piece{i, lint.OpponentSide})
	}
	out := found{besides: lint.StateOn, verdict: lint.StateOn}
	var hits []hit
	for n := 1; n <= largest; n++ {
		w.boards(a, pieces, nil, n, func(b []piece) {
			if s := w.state(a, b, hits); s != lint.StateOn {
				hits = append(hits, hit{slices.Clone(b), s})
			}
		})
	}
	for _, h := range hits {
		if h.state == lint.StateReview && slices.ContainsFunc(hits, func(o hit) bool { return len(o.board) < len(h.board) && contains(h.board, o.board) }) {
			continue
		}
		legal := w.legal(a, h.board)
		if legal {
			out.verdict = heavier(out.verdict, h.state)
		}
		if len(h.board) == 1 && w.alone(h.board[0]) == h.state {
			continue
		}
		switch {
		case legal && len(h.board) > size:
			out.larger = true
		case legal:
			out.sets = append(out.sets, write(w.f, h.state, h.board))
		case len(h.board) <= size:
			out.illegal++
		}
		if legal {
			out.besides = heavier(out.besides, h.state)
		}
	}
	if w.lowersItself(a) || len(w.f.Readings[a].Unread) > 0 {
		out.sets = append(out.sets, "review")
		out.besides, out.verdict = heavier(out.besides, lint.StateReview), heavier(out.verdict, lint.StateReview)
	}
	slices.Sort(out.sets)
	return out
}

type hit struct {
	board []piece
	state lint.State
}

// state is on where a smaller board is already off: the larger one is then not minimal.
func (w twin) state(a int, b []piece, hits []hit) lint.State {
	for _, h := range hits {
		if h.state == lint.StateOff && contains(b, h.board) {
			return lint.StateOn
		}
	}
	state := lint.StateOn
	for _, p := range b {
		state = heavier(state, w.alone(p))
	}
	switch {
	case state == lint.StateOff || w.switched(a, b, false):
		return lint.StateOff
	case state == lint.StateReview || w.switched(a, b, true):
		return lint.StateReview
	}
	return lint.StateOn
}

func heavier(a, b lint.State) lint.State {
	if a == lint.StateOff || b == lint.StateOff {
		return lint.StateOff
	}
	if a == lint.StateReview || b == lint.StateReview {
		return lint.StateReview
	}
	return lint.StateOn
}

// contains says whether the multiset holds the smaller one; both are in the order of the pieces.
func contains(b, smaller []piece) bool {
	i := 0
	for _, p := range b {
		if i < len(smaller) && smaller[i] == p {
			i++
		}
	}
	return i == len(smaller)
}

// boards visits every multiset of n pieces that three copies of a name, and one of a rule card or follower, allow; A is a copy of its name.
func (w twin) boards(a int, pieces, chosen []piece, n int, visit func([]piece)) {
	if len(chosen) == n {
		visit(chosen)
		return
	}
	for i, p := range pieces {
		limit, count := 3, 0
		c := &w.f.Pool.Cards[p.card]
		if c.IsRuleCard() || c.IsFollower() {
			limit = 1
		}
		name := lint.BareName(c.Name)
		if p.side == lint.OwnSide && name == lint.BareName(w.f.Pool.Cards[a].Name) {
			count++
		}
		for _, q := range chosen {
			if q.side == p.side && lint.BareName(w.f.Pool.Cards[q.card].Name) == name {
				count++
			}
		}
		if count < limit {
			w.boards(a, pieces[i:], append(chosen[:len(chosen):len(chosen)], p), n, visit)
		}
	}
}

func (w twin) legal(a int, b []piece) bool {
	for _, side := range []lint.Side{lint.OwnSide, lint.OpponentSide} {
		cards := []int{}
		if side == lint.OwnSide {
			cards = append(cards, a)
		}
		for _, p := range b {
			if p.side == side {
				cards = append(cards, p.card)
			}
		}
		colours := map[string]bool{}
		rules, followers, alone := 0, 0, 0
		for _, i := range cards {
			c := &w.f.Pool.Cards[i]
			for _, k := range c.Colours {
				colours[k] = true
			}
			if c.IsRuleCard() {
				rules++
			}
			if c.IsFollower() {
				followers++
			}
			if c.IsFollower() && (slices.Contains(c.Subtypes, "epikus") || slices.Contains(c.Subtypes, "hordaparancsnok")) {
				alone++
			}
		}
		delete(colours, "Bufa")
		delete(colours, "Színtelen")
		if rules > 1 || followers > 1 || alone > 0 && rules+followers > 1 || len(colours) > 3 && w.f.Settings.Deck == lint.ThreeColours {
			return false
		}
	}
	return true
}

func (w twin) lowersItself(a int) bool {
	return slices.ContainsFunc(w.f.Readings[a].Modifiers, func(m lint.Modifier) bool { return m.Code == lint.M5 && m.Op != lint.Increase })
}

func write(f *lint.Facts, s lint.State, b []piece) string {
	var out []string
	for _, p := range b {
		out = append(out, fmt.Sprintf("%s:%s", p.side, f.Pool.Cards[p.card].Name))
	}
	slices.Sort(out)
	return strings.TrimSpace(string(s) + " " + strings.Join(out, " "))
}

// expand writes out the sets of Combine, card by card, as the twin does; a set that comes twice stays twice.
func expand(f *lint.Facts, a *lint.AncientCard) []string {
	byName := map[string]int{}
	for i := range f.Pool.Cards {
		byName[f.Pool.Cards[i].Name] = i
	}
	var out []string
	for _, s := range a.Sets() {
		state := lint.StateOff
		if s.By == "review" {
			state = lint.StateReview
		}
		seen := map[string]bool{}
		var choose func(at int, b []piece)
		choose = func(at int, b []piece) {
			if at == len(s.Members) {
				if k := write(f, state, b); !seen[k] && (twin{f}).copiesAllowed(a.Index, b) {
					seen[k] = true
					out = append(out, k)
				}
				return
			}
			for _, r := range s.Members[at].Cards {
				choose(at+1, append(b[:at:at], piece{byName[r.Name], s.Members[at].Side}))
			}
		}
		choose(0, nil)
	}
	slices.Sort(out)
	return out
}

func (w twin) copiesAllowed(a int, b []piece) bool {
	allowed := false
	sorted := slices.Clone(b)
	slices.SortFunc(sorted, func(p, q piece) int { return p.card - q.card })
	w.boards(a, sorted, nil, len(b), func(c []piece) { allowed = allowed || fmt.Sprint(c) == fmt.Sprint(sorted) })
	return allowed || len(b) == 0
}
