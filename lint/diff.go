package lint

// Pair is one card in two states of a pool; a Ref without a name where the card is in one of them only.
type Pair struct {
	Old Ref `json:"old"`
	New Ref `json:"new"`
}

// Said is one thing that a card says about cost; exactly one field is set.
type Said struct {
	Modifier *Modifier
	Guard    *Guard
	Base     *Base
	Ancient  *Ancient
	Unread   *Unread
}

// FieldChange is a field with its value before and after.
type FieldChange struct {
	Field string `json:"field"`
	From  string `json:"from"`
	To    string `json:"to"`
}

// SaidChange is something that a card says now and did not say before (From nil), no more (To nil), or with other values in some fields.
type SaidChange struct {
	From, To *Said
	Fields   []FieldChange
}

// CardChange is what an edit changed of one card.
type CardChange struct {
	Pair
	From, To Verdict
	Fields   []FieldChange // of its row: type, subtype, colour, icon, cost
	Said     []SaidChange
}

// SetChange is sets that are there in one of two pools only: in each place any of the cards.
type SetChange struct {
	By      string
	Count   int      // of sets, after expansion
	Members []Member // without when and how long they act: that may differ from card to card
}

// AncientChange is what became of one ancient-magic card.
type AncientChange struct {
	Pair
	From, To                 State // StateNone: without ancient magic
	FromBesides, ToBesides   State // the causes that hit every ancient-magic card left aside
	Gained, Lost             []SetChange
	LargerBefore, LargerThen bool // sets beyond the size were there, are there
}

// Diff is what an edit changed in meaning, card by card. Mere rewording stands apart.
type Diff struct {
	Added, Removed []Ref
	Renamed        []Pair
	Cards          []CardChange    // in the order of the new pool
	Always         [2][]SetChange  // what hits every ancient-magic card: gained, lost
	Ancient        []AncientChange // of both pools, in the order of the new one
	Gained, Lost   int             // sets of all these, after expansion; the largest int stands for itself and anything above
	Reworded       []Pair          // other words, the same meaning
	Same           int             // cards in which nothing is different
}
