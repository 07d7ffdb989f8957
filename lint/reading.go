package lint

import (
	"encoding/json"
	"strconv"
)

// Verdict answers: does the card's text modify a summoning cost? (DOMAIN 2)
type Verdict string

// The three answers, strongest first.
const (
	Modifies Verdict = "modifies"
	Review   Verdict = "review"
	Clear    Verdict = "clear"
)

// Code is a family of what card text says about cost: M1 … M5 modify, R1 … R5 need a person, C1 … C13 are clear.
type Code string

// The families that modify or need review.
const (
	M1 Code = "M1" // other cards get cheaper
	M2 Code = "M2" // other cards get dearer
	M3 Code = "M3" // other cards' cost becomes a given value
	M4 Code = "M4" // reacting costs more (or less)
	M5 Code = "M5" // the card changes its own cost
	R1 Code = "R1" // other cards free, or a part of their cost replaced
	R2 Code = "R2" // a playing condition that is paid like a cost
	R3 Code = "R3" // targeting costs more; a currency itself gets dearer or cheaper
	R4 Code = "R4" // the text cannot be judged
	R5 Code = "R5" // a cost phrase that was not understood
)

// Modifies says whether the family is one of M1 … M5.
func (c Code) Modifies() bool { return c != "" && c[0] == 'M' }

// Review says whether the family is one of R1 … R5.
func (c Code) Review() bool { return c != "" && c[0] == 'R' }

// Op is what a modifier does.
type Op string

// The operations; the last three need review.
const (
	Reduce    Op = "reduce"
	Increase  Op = "increase"
	Set       Op = "set"
	Free      Op = "free"
	Replace   Op = "replace"
	Condition Op = "condition"
)

// On is the action whose cost changes.
type On string

// Playing the card is the default.
const (
	OnPlay   On = "play"
	OnReact  On = "react"
	OnTarget On = "target"
)

// Whose says whose cards a modifier touches, seen from the card's controller.
type Whose string

// The values of Whose; Both also where the text does not say.
const (
	Own      Whose = "own"
	Opponent Whose = "opponent"
	Both     Whose = "both"
	Self     Whose = "self"   // this card only
	Chosen   Whose = "chosen" // a target player's
)

// Lasts is how long a change holds.
type Lasts string

// The durations.
const (
	Static Lasts = "static"
	Next   Lasts = "next"  // the next such card
	Turn   Lasts = "turn"  // to the end of the turn
	Timed  Lasts = "timed" // to a later phase or turn
)

// When is a set of reasons why a change does not always hold.
type When uint8

// Activated: a price or limit icon before a colon. Triggered: a keyword or event. Conditional: if, while, from turn 4.
const (
	Activated When = 1 << iota
	Triggered
	Conditional
)

var whenNames = []string{"activated", "triggered", "conditional"}

// Names lists the reasons in a fixed order; never nil.
func (w When) Names() []string {
	out := []string{}
	for i, n := range whenNames {
		if w&(1<<i) != 0 {
			out = append(out, n)
		}
	}
	return out
}

// MarshalJSON writes the list of names.
func (w When) MarshalJSON() ([]byte, error) { return json.Marshal(w.Names()) }

// Amount is by how much a cost changes. The zero value: none stated (an icon without a number, free play).
type Amount struct {
	Kind AmountKind
	N    int // for Number
}

// AmountKind tells the sorts of amounts apart.
type AmountKind uint8

// The sorts of amounts.
const (
	NoAmount AmountKind = iota
	Number
	Variable // X, or any other letter
	Formula  // a count, a multiple, X+2, alternatives
)

// Num makes a plain number of an amount.
func Num(n int) Amount { return Amount{Kind: Number, N: n} }

// String is "", the number, "X" or "formula".
func (a Amount) String() string { return [...]string{"", strconv.Itoa(a.N), "X", "formula"}[a.Kind] }

// MarshalText writes String.
func (a Amount) MarshalText() ([]byte, error) { return []byte(a.String()), nil }

// Floor is the bound below which a cost may not fall: none, a number, or the base cost.
type Floor struct {
	Kind FloorKind
	N    int // for FloorNumber
}

// FloorKind tells the sorts of floors apart.
type FloorKind uint8

// The sorts of floors.
const (
	NoFloor FloorKind = iota
	FloorNumber
	FloorBase
)

// String is "", the number, or "base".
func (f Floor) String() string { return [...]string{"", strconv.Itoa(f.N), "base"}[f.Kind] }

// MarshalText writes String.
func (f Floor) MarshalText() ([]byte, error) { return []byte(f.String()), nil }

// Span is a piece of a cell's text: Start and End count Unicode code points of the text as loaded, from 0, end excluded.
// Evidence from an icon cell has that cell, no quote, and 0, 0.
type Span struct {
	Cell  string `json:"cell"`
	Start int    `json:"start"`
	End   int    `json:"end"`
	Quote string `json:"quote"`
}

// Modifier is one change that a text makes to a cost (DOMAIN 4). Those with a review code are kept beside the others.
type Modifier struct {
	Code     Code     `json:"code"`
	Op       Op       `json:"op"`
	On       On       `json:"on"`
	Amount   Amount   `json:"amount"`
	Currency Currency `json:"currency"`
	Whose    Whose    `json:"whose"`
	Cards    string   `json:"cards"`
	Filter   Filter   `json:"filter"`
	Floor    Floor    `json:"floor"`
	When     When     `json:"when"`
	Lasts    Lasts    `json:"lasts"`
	Drawback bool     `json:"drawback"`
	Span

	DrawbackBy string `json:"drawbackBy,omitempty"` // setting:NAME where not the text makes it a drawback
}

// Forbids is the direction that a guard forbids.
type Forbids string

// The directions.
const (
	ForbidIncrease Forbids = "increase"
	ForbidReduce   Forbids = "reduce"
	ForbidChange   Forbids = "change"
)

// Guard forbids changes of a summoning cost [21.8.3].
type Guard struct {
	Forbids Forbids `json:"forbids"`
	Whose   Whose   `json:"whose"` // Self: this card only
	Cards   string  `json:"cards"`
	Filter  Filter  `json:"filter"`
	By      string  `json:"by"`     // anyone, opponent
	Floor   Floor   `json:"floor"`  // forbids only what leads below it
	Except  string  `json:"except"` // react: "only by reaction surcharge"
	When    When    `json:"when"`
	Lasts   Lasts   `json:"lasts"`
	Span
}

// Base is a change of a base cost [21.8.1]: it never decides a verdict, the calculation uses it.
type Base struct {
	Op       Op       `json:"op"` // reduce, increase, set
	Amount   Amount   `json:"amount"`
	Currency Currency `json:"currency"`
	Whose    Whose    `json:"whose"` // Self: this card's own X and ? rules
	Cards    string   `json:"cards"`
	Filter   Filter   `json:"filter"`
	Floor    Floor    `json:"floor"`
	When     When     `json:"when"`
	Lasts    Lasts    `json:"lasts"`
	Span
}

// Ancient is what a text says about ancient magic itself: "grants" or "negates", to whom and when.
type Ancient struct {
	Kind  string // "", grants, negates
	Whose Whose
	When  When
	Lasts Lasts // "" where it is not said
	Span
}

// Unread is a piece of text that speaks of cost and was not understood (R5) or cannot be judged (R4).
type Unread struct {
	Code Code `json:"code"`
	Span
}

// Mark is something about the wording that a rule may turn into a finding: a wrong ending, lost letters,
// a claim to reprice abilities.
type Mark struct {
	Kind    string `json:"kind"`
	Instead string `json:"instead,omitempty"` // what would be right there, where that is certain
	Clause  int    `json:"clause,omitempty"`  // marks of one kind and number stand in one clause of the cell
	Span
}

// The kinds of marks.
const (
	MarkUseCost  = "void-use-cost" // it claims to reprice activated abilities that nothing reprices [99.3]
	MarkReaction = "void-reaction" // it claims to react to activated abilities to which nobody reacts [99.2]
	MarkWord     = "cost-word"     // it changes a cost and does not say which, that of playing or that of an ability
	MarkSuffix   = "wrong-suffix"  // an ending that does not fit its number or currency
	MarkLetters  = "lost-letters"  // letters that a code page lost or turned into others
	MarkOwner    = "owner"         // it changes the cost of cards and does not say whose
	MarkBounded  = "bounded"       // a counted change, the span is its evidence, that goes no further than the text says: a half, 3 at the most
)

// Clause is a piece of text with how it was read, for explaining a verdict.
type Clause struct {
	Code    Code   `json:"code"`    // the family it was read as, "" where nothing bears on cost
	Pattern string `json:"pattern"` // the row of the grammar that read it
	Span
}

// Reading is everything that a card's texts and icons say about cost, with the evidence.
// It holds facts only: which verdict they amount to depends on settings (see Judge).
type Reading struct {
	Modifiers []Modifier
	Guards    []Guard
	Bases     []Base
	Ancient   Ancient
	Unread    []Unread
	Marks     []Mark
	Clauses   []Clause

	MarksDrawbacks bool // something stands behind "Hátrány:" or in a drawback column [91.3]
}

// Token is one word or sign of a text as the reader takes it apart; only explaining a reading asks for it.
type Token struct {
	Stem   string   `json:"stem"`   // of a noun: the word without its endings
	Ending []string `json:"ending"` // whose, how many, case: your, many, dat; of an amount its case
	Class  []string `json:"class"`  // what the tables of words say of it
	Span
}
