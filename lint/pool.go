package lint

import "strings"

// Problem is something that a loader noticed about the input: what could not be read, and where.
type Problem struct {
	Pos   Pos
	Kind  string // unreadable-cost, missing-cell, missing-column, unreadable-file …
	Raw   string // the cell's value as it stood
	Start int    // the piece of Raw that is wrong, in code points from 0
	End   int    // excluded; 0: all of Raw
	Say   Words  // what is wrong, and what would be right
	Fatal bool   // a file, sheet or row could not be read: exit code 3
	Whole bool   // it is said once for the whole sheet, and Pos is only the first place
	Level Level  // how grave the finding is; "": as grave as the rule that reports the kind
}

// Error writes the place and the sentence, in English.
func (p *Problem) Error() string { return p.Pos.String() + ": " + p.Say.En }

// Pool is what a loader has read: the cards in file order, and what was odd.
type Pool struct {
	Cards    []Card
	Problems []Problem
}

// BareName is a card's name without the suffix that marks a printing: "(új)", "(2020)", "(epikus)". Printings share it [6.5.1].
func BareName(name string) string {
	name = strings.TrimSpace(name)
	if strings.HasSuffix(name, ")") {
		if i := strings.LastIndex(name, "("); i > 0 {
			return strings.TrimSpace(name[:i])
		}
	}
	return name
}
