package lint

// Step is one line of a cost calculation [21.8.4]: which rule, what it did, the cost after it.
// Say puts it into words; the fields are for programs.
type Step struct {
	Rule   string // 21.8.1, 21.8.3, 7.2.2, 78.2 …
	Kind   string // base, increase, reduce, dropped, sum, floor, set, ancient …
	Source *Ref   // the card that causes it; nil for the rules of the game
	Say    Words
	Cost   Cost
	When   When  // why the change that the step counts does not always hold
	Lasts  Lasts // how long it holds; "" where it is static, or no change is counted
}

// Trace is a cost calculation, step by step, and whether ancient magic works.
type Trace struct {
	Card     Ref
	Own      []Ref
	Opponent []Ref
	Ancient  State
	Because  []string // rules of the Kódex
	Steps    []Step
	Pay      Cost
	While    []While
	Open     bool // a person has to decide what is paid: two cards set the cost to different values
}
