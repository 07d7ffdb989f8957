package lint

import "fmt"

// Reading782 is how 78.2 is read (DOMAIN 7).
type Reading782 string

// The three readings; Applied is the default.
const (
	Applied   Reading782 = "applied"
	Literal   Reading782 = "literal"
	Reduction Reading782 = "reduction"
)

// DeckFormat says which cards may stand in one deck.
type DeckFormat string

// ThreeColours: three colours at most, colourless and Bufa free. AnyDeck: no restriction of colours. Unrestricted: rule cards and followers
// do not exclude each other either [48.1]; only the copies of a name are limited.
const (
	ThreeColours DeckFormat = "three-colours"
	AnyDeck      DeckFormat = "any"
	Unrestricted DeckFormat = "unrestricted"
)

// State of a card's ancient magic.
type State string

// The states; StateNone where the card bears no ancient magic.
const (
	StateOn     State = "on"
	StateOff    State = "off"
	StateReview State = "review"
	StateNone   State = "none"
)

// Side is where a card lies, seen from the player of the ancient-magic card.
type Side string

// The two sides.
const (
	OwnSide      Side = "own"
	OpponentSide Side = "opponent"
)

// Member is one card in one place of a set: any of Cards, all alike. A second copy is a second member.
type Member struct {
	Side  Side  `json:"side"`
	Cards []Ref `json:"cards"`
	When  When  `json:"when"`
	Lasts Lasts `json:"lasts"`
}

// While is a circumstance under which a set switches off. N and Currency belong to the kinds that name a number:
//
//	cost-above, cost-at-most   the unknown cost of the card is above n, at most n
//	increase-at-least          an increase of unknown amount comes to n at least
//	reduction-above            a reduction of unknown amount is above n
//	as-reaction, zone-…        the card is played as a reaction, from that zone (zone-discard)
//	own-increase               an increase that the card's own text makes under a condition holds
//	ancient-granted            the condition holds under which the card's text gives it ancient magic
//
// and of one board alone, where Card names the card in play whose change is counted:
//
//	activated, triggered, conditional   it is activated, triggered, its condition holds
//	next, turn, timed                   it lasts so long
//	amount-left-out                     its amount is known only in play and is not counted
//	undecided                           a person has to decide about it
//	own-condition-fails                 the condition of a change by the card's own text does not hold
type While struct {
	Kind     string   `json:"kind"`
	N        int      `json:"n"`
	Currency Currency `json:"currency"`
	Card     string   `json:"card,omitempty"`
}

// String writes the circumstance shortly: {cost-above 1 VP}, {next 0 any Kohók ura}.
func (w While) String() string {
	s := fmt.Sprintf("{%s %d %s", w.Kind, w.N, w.Currency)
	if w.Card != "" {
		s += " " + w.Card
	}
	return s + "}"
}

// Unless names guards that save the ancient magic when they are there too.
type Unless struct {
	Side  Side  `json:"side"`
	Cards []Ref `json:"cards"`
}

// Combo is a minimal set of cards that switches an ancient-magic card off, alike cards folded.
type Combo struct {
	By      string   `json:"by"`   // text, play, combination, outright, review
	Rule    string   `json:"rule"` // of the Kódex: 78.1, 78.2 …
	Members []Member `json:"members"`
	While   []While  `json:"while"`
	Unless  []Unless `json:"unless"`
}

// AncientCard is one ancient-magic card and what is known of the sets that switch it off.
type AncientCard struct {
	Ref
	Index        int            `json:"-"` // in Pool.Cards
	Verdict      State          `json:"verdict"`
	Besides      State          `json:"besides"` // with the Always causes left aside
	Larger       bool           `json:"larger"`  // sets beyond the size exist
	Count        int            `json:"-"`       // how many sets of cards they stand for
	OwnReduction bool           `json:"-"`       // its own text lowers its cost: for review
	OwnUnread    bool           `json:"-"`       // its own text cannot be read or was not understood: for review
	Apart        bool           `json:"-"`       // neither it nor any card of its sets is new (Facts.New): nothing to report
	Likeness     string         `json:"-"`       // the same for cards with the same sets
	List         func() []Combo `json:"-"`       // works the sets out
}

// Sets are the minimal sets that switch the card off, besides the Always causes: smaller ones first, then pool order, those for review last.
// They are worked out at each call, since a pool may have many more of them than it has cards.
func (a *AncientCard) Sets() []Combo {
	if a.List == nil {
		return nil
	}
	return a.List()
}

// Cause is a card of the player of ancient-magic cards that stands in sets which switch them off.
type Cause struct {
	Card    int    // in Pool.Cards
	By      string // play, combination, review
	Victims []int  // in Combos.Ancient, rising; shared with alike causes
}

// ComboSummary counts; Sets after expansion. Patterns are the sets as listed: whoever lists them counts them.
type ComboSummary struct {
	Ancient    int `json:"ancient"`
	Off        int `json:"off"`
	BesidesOff int `json:"besidesOff"`
	Review     int `json:"review"`
	On         int `json:"on"`
	Patterns   int `json:"patterns"`
	Sets       int `json:"sets"`
	Illegal    int `json:"illegal"` // sets left out because the deck format or 48.1 forbids them

	Beyond bool `json:"beyond,omitempty"` // Sets or Illegal is the largest int: there are that many or more
}

// Combos is the answer to: which ancient-magic cards are switched off by which combinations? (DOMAIN 8)
type Combos struct {
	Reading Reading782    `json:"reading"`
	Size    int           `json:"size"`
	Format  DeckFormat    `json:"format"`
	Always  []Combo       `json:"always"` // causes that hit every ancient-magic card alike
	Ancient []AncientCard `json:"ancient"`
	Causes  []Cause       `json:"-"` // the cards in their sets, in pool order, then by kind
	Summary ComboSummary  `json:"summary"`
}
