// Package kodex is the rulebook: what a card costs [21.8] and what switches its ancient magic off [78].
//
// In flow Facts: cards with their readings and judgements; text is never looked at here. Out flow a Trace (one board, step by step)
// and Combos (every ancient-magic card with the minimal sets that switch it off).
//
//	modifier, guard, base ─ effect.go, guard.go → what it does to one card A ─ influence.go → what one card on one side does to A
//	    ─ judge.go → does a board switch A off? ─┬─ cost.go, calculation.go → Trace
//	                                             └─ combinations (engine.go, combine.go) → Combos, Repair
//
// Combinations never enumerate cards. Cards whose texts do the same are one kin (kin.go, bears.go), filed by what A has to be for them to touch it
// (reach.go, directory.go); what those do whose filters leave a card out is summed up over a tree (linger.go). What touches cards that cost alike and look alike there is gathered once (pricing.go, bunch.go); kins that act alike on A are
// one class (partition.go; fold.go for one A alone). Minimal sets are searched over classes (minimal.go, lack.go), once for all A that cost alike
// (outcome.go). What the deck allows is counted over colours and roles (shade.go, palettes.go, stand.go, within.go; card by card where that does not do: deck.go, count.go, counter.go), and cards are told apart only
// where sets are written out (unit.go, terms.go, pattern.go). repair.go, shelf.go and bound.go break all of them with the fewest cards; spare.go tries
// other wordings of one card.
//
// A question that depends on how A is played (a cost of X, a reaction, from the discard) is asked once for each way of playing (way.go);
// A is off where some way is, and the ways that are left become the While of the answer.
package kodex
