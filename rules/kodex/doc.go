// Package kodex is the rulebook: what a card costs [21.8] and what switches its ancient magic off [78].
//
// In flow Facts: cards with their readings and judgements; text is never looked at here. Out flow a Trace (one board, step by step)
// and Combos (every ancient-magic card with the minimal sets that switch it off).
//
//	modifier, guard, base ─ effect.go, guard.go → what it does to one card A ─ influence.go → what one card on one side does to A
//	    ─ judge.go → does a board switch A off? ─┬─ cost.go, steps.go → Trace
//	                                             └─ fold.go, minimal.go, legal.go, pattern.go → Combos
//
// A question that depends on how A is played (a cost of X, a reaction, from the discard) is asked once for each way of playing (way.go);
// A is off where some way is, and the ways that are left become the While of the answer.
package kodex
