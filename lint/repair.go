package lint

// Repair is the answer to: the rewording of which cards leaves ancient magic on? A reworded card is taken to say nothing about costs any more.
type Repair struct {
	Reading  Reading782
	Asked    int     // ancient-magic cards that were asked about
	Off      int     // those among them that are off now
	Sets     [][]Ref // sets of cards to reword, all of the same number; none where nothing need be, or can be, done
	Least    int     // no fewer cards will do
	Exact    bool    // the sets are the smallest; false: the limit cut the search, and fewer than in Sets but Least at least may do
	Hopeless []Ref   // ancient-magic cards that stay off whatever is reworded, because of cards that must stay
	Steps    int     // how many times the search looked at a set
}
