package kodex

import (
	"math"
	"math/bits"

	"github.com/cardlint/cardlint/lint"
)

// count says for how many sets of cards the choices stand: in each place any of its cards, a name no more often than a deck may hold it,
// a rule card or follower once. The largest int stands for itself and anything above.
func (d *deck) count(chosen []choice, side lint.Side) int {
	out := 1
	for i := range chosen {
		ordinary, once := 0, 0
		for _, u := range chosen[i].units {
			if len(u.tied) > 0 {
				return d.withTied(chosen, side)
			}
			if u.role == asOrdinary {
				ordinary += u.single
			} else {
				once += u.single
			}
		}
		out = times(out, singles(ordinary, once, chosen[i].want))
	}
	return out
}

// singles is the number of ways to choose k cards from names of one printing each: ordinary ones up to three times, the others once.
func singles(ordinary, once, k int) int {
	switch {
	case k == 1:
		return ordinary + once
	case k <= copies && once == 0:
		return multisets(ordinary, k)
	case k == 2:
		return plus(multisets(ordinary, 2), ordinary*once+once*(once-1)/2)
	}
	return ofSingles(ordinary, once, k)[k]
}

// ofSingles gives for k from 0 to want the number of ways to choose k cards from names of one printing each: ordinary ones up to three times,
// the others once.
func ofSingles(ordinary, once, want int) []int {
	out := make([]int, want+1)
	out[0] = 1
	if ordinary > 0 {
		out = product(out, power([]int{1, 1, 1, 1}, ordinary, want), want)
	}
	if once > 0 {
		out = product(out, power([]int{1, 1}, once, want), want)
	}
	return out
}

// power multiplies the polynomial with itself n times, up to the degree.
func power(p []int, n, degree int) []int {
	out := []int{1}
	for n > 0 {
		if n&1 == 1 {
			out = product(out, p, degree)
		}
		if n >>= 1; n > 0 {
			p = product(p, p, degree)
		}
	}
	return product(out, []int{1}, degree)
}

// product of two polynomials with positive coefficients, up to the degree; it always has degree+1 coefficients.
func product(a, b []int, degree int) []int {
	out := make([]int, degree+1)
	for i, x := range a {
		for k, y := range b {
			if i+k <= degree {
				out[i+k] = plus(out[i+k], times(x, y))
			}
		}
	}
	return out
}

func plus(a, b int) int {
	if a > math.MaxInt-b {
		return math.MaxInt
	}
	return a + b
}

func times(a, b int) int {
	if high, low := bits.Mul64(uint64(a), uint64(b)); high == 0 && low <= math.MaxInt {
		return int(low)
	}
	return math.MaxInt
}

// withTied counts where printings of one name share its limit, or A is one of the copies. Names whose printings all stand in one choice are
// counted there; only those that stand in several have to be chosen for all of them at once.
func (d *deck) withTied(chosen []choice, side lint.Side) int {
	tables := make([][]int, len(chosen))
	for i, c := range chosen {
		ordinary, once := 0, 0
		for _, u := range c.units {
			if u.role == asOrdinary {
				ordinary += u.single
			} else {
				once += u.single
			}
		}
		tables[i] = ofSingles(ordinary, once, c.want)
	}
	ways := map[string]int{string(make([]byte, len(chosen))): 1} // by how many were taken for each choice so far
	for _, n := range d.namesOn(chosen, side) {
		if at := n.only(); at >= 0 {
			own := make([]int, min(n.limit, chosen[at].want)+1)
			for k := range own {
				own[k] = multisets(n.printings[at], k)
			}
			tables[at] = product(tables[at], own, chosen[at].want)
			continue
		}
		ways = n.take(chosen, ways)
	}
	out := 0
	for taken, count := range ways {
		for i := range chosen {
			count = times(count, tables[i][chosen[i].want-int(taken[i])])
		}
		out = plus(out, count)
	}
	return out
}

// named is one name on one side: how many copies may lie there, and how many printings of it each choice holds.
type named struct {
	limit     int
	printings []int
}

// only is the choice that holds all printings, or -1.
func (n *named) only() int {
	at := -1
	for i, p := range n.printings {
		if p > 0 && at >= 0 {
			return -1
		}
		if p > 0 {
			at = i
		}
	}
	return at
}

// namesOn gathers the tied names of the choices, in the order of their first card.
func (d *deck) namesOn(chosen []choice, side lint.Side) []*named {
	var out []*named
	byName := map[int]*named{}
	for i, c := range chosen {
		for _, u := range c.units {
			for _, card := range u.tied {
				n, ok := byName[d.rules.t.names[card]]
				if !ok {
					n = &named{limit: d.rules.limit(card, side), printings: make([]int, len(chosen))}
					byName[d.rules.t.names[card]] = n
					out = append(out, n)
				}
				n.printings[i]++
			}
		}
	}
	return out
}

// take adds the copies of the name that may be chosen to every way of choosing the names before it.
func (n *named) take(chosen []choice, ways map[string]int) map[string]int {
	out := map[string]int{}
	for taken, count := range ways {
		n.spread([]byte(taken), chosen, 0, n.limit, count, out)
	}
	return out
}

// spread chooses from place i on; left copies of the name remain.
func (n *named) spread(taken []byte, chosen []choice, i, left, count int, out map[string]int) {
	if i == len(chosen) {
		out[string(taken)] = plus(out[string(taken)], count)
		return
	}
	for k := 0; k <= left && int(taken[i])+k <= chosen[i].want; k++ {
		if choices := multisets(n.printings[i], k); choices > 0 {
			next := append([]byte(nil), taken...)
			next[i] += byte(k)
			n.spread(next, chosen, i+1, left-k, times(count, choices), out)
		}
	}
}

// multisets counts the ways to choose k of n printings, each as often as one likes.
func multisets(n, k int) int {
	if n == 0 {
		if k == 0 {
			return 1
		}
		return 0
	}
	out := 1
	for i := 1; i <= k; i++ {
		if out = times(out, n+i-1); out == math.MaxInt {
			return out
		}
		out /= i
	}
	return out
}

// minus is a without a part of it.
func minus(a, part int) int {
	if a == math.MaxInt {
		return a
	}
	return a - part
}
