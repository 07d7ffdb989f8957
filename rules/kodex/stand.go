package kodex

// words is how many numbers hold the marks of all palettes: 12 colours make 299 of up to 3.
const words = 5

// marks is a set of palettes.
type marks [words]uint64

// everywhere holds all of them.
var everywhere = marks{^uint64(0), ^uint64(0), ^uint64(0), ^uint64(0), ^uint64(0)}

func (b *marks) set(n int) { b[n/64] |= 1 << (n % 64) }

func (b *marks) meets(c *marks) bool {
	for i := range b {
		if b[i]&c[i] != 0 {
			return true
		}
	}
	return false
}

// stand is, by palette, in how many ways the cards on a side can be chosen, by what rule cards and followers are then there: none, a rule card, a follower,
// one that lies alone, a rule card and a follower [48.1]. Those of one card have the number of its role.
type stand struct {
	ways  [asBoth + 1][]int
	roles bool // there may be others than none
}

// asBoth stands behind the roles for a rule card and a follower.
const asBoth = int(asLone) + 1

// stand lends one for a side where only a card of the role lies.
func (b *workbench) stand(r role, palettes int) *stand {
	s := &b.standing
	for i := range s.ways {
		if len(s.ways[i]) < palettes {
			s.ways[i] = make([]int, palettes)
		}
		s.ways[i] = s.ways[i][:palettes]
		clear(s.ways[i])
	}
	for i := range s.ways[r] {
		s.ways[r][i] = 1
	}
	s.roles = r != asOrdinary
	return s
}

// add chooses k cards more.
func (s *stand) add(h *holding, k int) {
	none := s.ways[asOrdinary]
	ordinary := h.cards[asOrdinary][:len(none)]
	if !s.roles && !h.roles {
		for i, o := range ordinary {
			none[i] *= singles(o, 0, k)
		}
		return
	}
	s.roles = true
	rule, follower, lone, both := s.ways[asRule][:len(none)], s.ways[asFollower][:len(none)], s.ways[asLone][:len(none)], s.ways[asBoth][:len(none)]
	rules, followers, lones := h.cards[asRule][:len(none)], h.cards[asFollower][:len(none)], h.cards[asLone][:len(none)]
	for i, o := range ordinary {
		r, f, l, rf := rules[i], followers[i], lones[i], 0
		if k > 1 {
			rest := singles(o, 0, k-1)
			r, f, l, rf = r*rest, f*rest, l*rest, r*f*singles(o, 0, k-2)
			o = singles(o, 0, k)
		}
		both[i] = both[i]*o + rule[i]*f + follower[i]*r + none[i]*rf
		rule[i] = rule[i]*o + none[i]*r
		follower[i] = follower[i]*o + none[i]*f
		lone[i] = lone[i]*o + none[i]*l
		none[i] *= o
	}
}

// all adds the ways up, each with the weight of its palette.
func (s *stand) all(weight []int) int {
	out := 0
	for _, w := range s.ways {
		for i, n := range w[:len(weight)] {
			out += weight[i] * n
		}
	}
	return out
}

// stands says within which palettes there are any.
type stands [asBoth + 1]marks

func (s *stands) with(t *stands) (out stands) {
	for i := range words {
		out[0][i] = s[0][i] & t[0][i]
		out[1][i] = s[0][i]&t[1][i] | s[1][i]&t[0][i]
		out[2][i] = s[0][i]&t[2][i] | s[2][i]&t[0][i]
		out[3][i] = s[0][i]&t[3][i] | s[3][i]&t[0][i]
		out[4][i] = s[0][i]&t[4][i] | s[4][i]&t[0][i] | s[1][i]&t[2][i] | s[2][i]&t[1][i]
	}
	return out
}

func (s *stands) any() (out marks) {
	for i := range words {
		out[i] = s[0][i] | s[1][i] | s[2][i] | s[3][i] | s[4][i]
	}
	return out
}

// stands says within which palettes k cards can be chosen.
func (h *holding) stands(k int) (out stands) {
	ordinary := &h.some[asOrdinary]
	out[asOrdinary] = *ordinary
	if !h.roles {
		return out
	}
	for r := asRule; r <= asLone; r++ {
		for i := range words {
			if out[r][i] = h.some[r][i]; k > 1 {
				out[r][i] &= ordinary[i]
			}
		}
	}
	for i := range words {
		switch both := h.some[asRule][i] & h.some[asFollower][i]; k {
		case 1:
		case 2:
			out[asBoth][i] = both
		default:
			out[asBoth][i] = both & ordinary[i]
		}
	}
	return out
}

// only leaves the choices of k cards with one of the role.
func (s *stands) only(r role, k int) {
	for i := range s {
		switch {
		case r == asOrdinary && (i == int(asOrdinary) || k > 2 || k > 1 && i != asBoth):
		case r != asOrdinary && i == int(r):
		case (r == asRule || r == asFollower) && i == asBoth:
		default:
			s[i] = marks{}
		}
	}
}
