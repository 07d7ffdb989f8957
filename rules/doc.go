// Package rules turns facts about a pool into findings: one file a rule, one list of them (List), and the conductor (Conduct)
// that leads cards through the wording and the rulebook.
//
// In: a source of cards. Out: lint.Facts, and the findings that the rules make of them. Rules look at one card with its reading,
// or at the whole of the facts, never at a file and never at text.
package rules
