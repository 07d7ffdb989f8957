package rules

import "github.com/cardlint/cardlint/lint"

// match pairs the cards of two states of a pool: for each old card its new index, or NoCard. What two cards share is asked from the surest to
// the weakest: name, ID and edition; name and ID; name and edition; the name. Only a card whose name is found no more is looked for by its ID, and
// is then renamed: a sheet may number its rows anew, and an ID that is found may belong to another card; one that several bear tells nothing. Cards that share all of it are paired in
// the order of their rows.
func match(before, after []lint.Card) []int {
	bearers := map[string]int{} // the most in one of the pools
	for _, pool := range [][]lint.Card{before, after} {
		here := map[string]int{}
		for i := range pool {
			here[pool[i].ID]++
			bearers[pool[i].ID] = max(bearers[pool[i].ID], here[pool[i].ID])
		}
	}
	out := make([]int, len(before))
	for i := range out {
		out[i] = lint.NoCard
	}
	taken := make([]bool, len(after))
	for _, key := range []func(c *lint.Card) string{
		func(c *lint.Card) string { return c.Name + "\x00" + c.ID + "\x00" + c.Edition },
		func(c *lint.Card) string { return c.Name + "\x00" + c.ID },
		func(c *lint.Card) string { return c.Name + "\x00" + c.Edition },
		func(c *lint.Card) string { return c.Name },
		func(c *lint.Card) string {
			if bearers[c.ID] > 1 {
				return ""
			}
			return c.ID
		},
	} {
		waiting := map[string][]int{}
		for i := range after {
			if k := key(&after[i]); !taken[i] && k != "" {
				waiting[k] = append(waiting[k], i)
			}
		}
		for i := range before {
			k := key(&before[i])
			if out[i] != lint.NoCard || len(waiting[k]) == 0 {
				continue
			}
			out[i] = waiting[k][0]
			taken[out[i]] = true
			waiting[k] = waiting[k][1:]
		}
	}
	return out
}
