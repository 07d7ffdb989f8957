package lint

// Layout is how a loader understands one sheet or CSV file: which row is the header and what each column tells.
type Layout struct {
	Pos       Pos // file and sheet; Row and Line of the header, 0: none was found
	Rows      int // how many rows the header has, from Pos.Row: 1 or 2
	Hidden    bool
	Encoding  string // of CSV
	Delimiter string // of CSV
	Columns   []LayoutColumn
	Missing   []string // fields that are needed or were asked for, and not there
	Cards     []Card   // the first ones
	Count     int      // all cards
}

// LayoutColumn is one column that has a header.
type LayoutColumn struct {
	Letter   string // A
	Header   string
	Field    string // what it tells; "": nothing, the column is not read
	Currency Currency
	Sure     Sure
	Hidden   bool
}

// Sure is how certain it is what a column tells.
type Sure string

// The degrees, the surest first. Outdone: the header is known, but another column tells the same and has the better name.
const (
	SureGiven   Sure = "given"   // by the user
	SureKnown   Sure = "known"   // the header is a known one
	SureLikely  Sure = "likely"  // it is one but for an ending, a number, a remark or lost letters
	SureOutdone Sure = "outdone" // not read
	SureUnknown Sure = "unknown" // not read
)
