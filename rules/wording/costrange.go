package wording

import (
	"github.com/cardlint/cardlint/lint"
)

// cost reads "max. 3-as költségű", "0 és 2 költségű", "2_VP vagy nagyobb alap idézési költségű", "2_VP-nél olcsóbb" from k on.
func (s *selection) cost(k, head int) int {
	var room [4]part
	nums := room[:0]
	low, high, worth := false, false, false // worth: the number is an attribute itself, 3 VP-s
	below := 0
	for i := k; i <= head; i++ {
		t := &s.tokens[i]
		switch {
		case i == head && worth:
			s.ranges(nums, low, high, 0) // 3 VP-s lényeid
			return i - 1
		case t.text == "annál", t.text == "ennél":
		case t.class&cAtleast != 0:
			low = true
		case t.class&cAtmost != 0:
			high = true
		case t.kind == amount:
			nums = append(nums, t.parts...)
			worth = worth || t.noun.kase == adj && named(t)
			if t.noun.kase == ade {
				below = 1
			}
		case t.text == "és" && len(nums) == 1 && nums[0].currency != lint.AnyCurrency && i < head && s.tokens[i+1].kind == amount && named(&s.tokens[i+1]) && s.tokens[i+1].parts[0].currency != nums[0].currency:
			s.ranges(nums, low, high, below) // legfeljebb 2 VP és 1 Szk: both
			nums = nums[:0]
		case t.text == "nem" && below > 0 && i < head && s.tokens[i+1].class&(cCheap|cDear) != 0: // 2_VP-nél nem drágább
			dear := s.tokens[i+1].class&cDear != 0
			s.ranges(nums, !dear, dear, 0)
			return i + 1
		case t.class&cConj != 0, t.kind == punct && t.text == ",":
		case t.text == "nagyobb" || t.text == "több" || t.class&cDear != 0:
			low = true
			if i > k+1 && t.class&cDear != 0 && s.tokens[i-1].text == "vagy" && s.tokens[i-2].kind == amount {
				s.ranges(nums, low, high, 0) // 4 vagy drágább
				return i
			}
			if below > 0 && t.class&cDear != 0 {
				s.ranges(nums, low, high, below)
				return i
			}
		case t.text == "kisebb" || t.text == "kevesebb" || t.class&cCheap != 0:
			high = true
			if i > k+1 && t.class&cCheap != 0 && s.tokens[i-1].text == "vagy" && s.tokens[i-2].kind == amount {
				s.ranges(nums, low, high, 0)
				return i
			}
			if below > 0 && t.class&cCheap != 0 {
				s.ranges(nums, low, high, below)
				return i
			}
		case t.extra&dCostadj != 0:
			s.ranges(nums, low, high, below)
			if t.cost&ofNow != 0 {
				s.exact = false
			}
			return i
		default:
			s.exact = false
			return i - 1
		}
	}
	if s.tokens[head].kind == amount && len(nums) > 0 {
		s.ranges(nums, low, high, below) // a 2-esek
		return head
	}
	s.exact = false
	return head
}

func (s *selection) ranges(nums []part, low, high bool, below int) {
	var out []lint.CostRange
	for _, p := range nums {
		if p.bare || p.amount.Kind != lint.Number {
			s.exact = false
			continue
		}
		c := lint.CostRange{Currency: p.currency, Min: p.amount.N, Max: p.amount.N}
		switch {
		case low:
			c.Min, c.Max = p.amount.N+below, -1
		case high:
			c.Min, c.Max = 0, p.amount.N-below
		}
		out = append(out, c)
	}
	if len(out) > 0 {
		s.costs = append(s.costs, out)
	}
}

// relative reads, word by word, what it can of a relative clause; the rest makes the filter inexact.
func (s *selection) relative(from, to int) {
	if to == from+3 && s.tokens[from+1].text == "nem" && s.tokens[from+2].noun.known && len(s.alts) > 0 { // ami nem lény
		not := &selection{r: s.r, tokens: s.tokens, exact: true}
		not.take(from+2, &phrase{head: from + 2})
		for i := range s.alts {
			s.alts[i].Not = append(s.alts[i].Not, not.cur)
		}
		return
	}
	var nums []part
	low, high, cost, other := false, false, false, false
	not := false
	for k := from; k < to; k++ {
		t := &s.tokens[k]
		switch {
		case t.class&cCost != 0, t.extra&dCostadj != 0:
			cost = true
		case t.kind == amount && t.noun.kase == nom:
			nums = append(nums, t.parts...)
		case t.class&cAtleast != 0:
			low = true
		case t.class&cAtmost != 0:
			high = true
		case t.text == "nem":
			not = true
		case t.class&(cRel|cDet|cConj) != 0, t.extra&(dHave|dFiller) != 0, t.kind == punct, t.text == "pontosan", t.text == "pont":
		default:
			other = true
		}
	}
	if !cost || other || len(nums) == 0 {
		s.exact = false
		return
	}
	s.ranges(nums, low, high, 0)
	if len(s.costs) == 0 {
		return
	}
	ranges := s.costs[len(s.costs)-1]
	s.costs = nil
	var out []lint.Conjunction
	for _, a := range s.alts {
		if not {
			for _, c := range ranges {
				a.Not = append(a.Not, lint.Conjunction{Cost: []lint.CostRange{c}})
			}
			out = append(out, a)
			continue
		}
		for _, c := range ranges {
			k := a
			k.Cost = append(append([]lint.CostRange{}, a.Cost...), c)
			out = append(out, k)
		}
	}
	s.alts = out
	s.nouns = make([]bool, len(out))
}
