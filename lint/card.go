package lint

// Pos is a place in an input file.
type Pos struct {
	File  string `json:"file"`
	Sheet string `json:"sheet"` // "" for CSV
	Row   int    `json:"row"`   // 1-based, as a spreadsheet program shows it
	Line  int    `json:"line"`  // 1-based line of a CSV file where the record begins; 0 for a workbook
	Cell  string `json:"cell"`  // column letter and row: F42; for a card, its text cell
}

// String writes the place as people look it up: lapok.xlsx, Lapok!F42.
func (p Pos) String() string {
	s := p.File
	if p.Cell == "" && p.Sheet != "" {
		return s + ": " + p.Sheet
	}
	if p.Cell == "" {
		return s
	}
	if p.Sheet != "" {
		return s + ": " + p.Sheet + "!" + p.Cell
	}
	return s + ": " + p.Cell
}

// Text is one cell of card text. Offsets into it count Unicode code points of Raw, from 0, end excluded.
type Text struct {
	Cell     string // F42
	Raw      string // as loaded, line ends kept
	Drawback bool   // a drawback column: all of it is a drawback [91.3]
	Lost     bool   // a formula without a value, or an error such as #REF!: what the card says is not known
}

// Card is one row of the pool. Words are canonical: as in the vocabulary, accents restored, lower case
// but for names of colours and clans.
type Card struct {
	ID       string
	Name     string
	Kind     string   // the type cell as it was written
	Types    []string // szörny, azonnali, bűbáj lényre … (vocabulary "type")
	Subtypes []string // xenó, sárkány, epikus … known or not
	Colours  []string // Tharr … (a clan counts as its colour); none: no colour given
	Icons    []string // ősmágia, repül, reakció drágítás … (vocabulary "icon")
	IconCell string   // the cell where the icons stand (type, icon or yes/no column)
	Cost     Cost
	CostRead bool // false where no cost was entered or it is X or ?: Cost is then unknown (an X of its currency, else UnknownCost)
	Texts    []Text
	Year     int // 0: not given
	Edition  string
	Pos      Pos
	Hidden   bool // its row or sheet is hidden
}

// Icon names that the rules know by themselves.
const (
	IconAncient   = "ősmágia"
	IconSurcharge = "reakció drágítás"
)

// HasIcon says whether the card bears the icon.
func (c *Card) HasIcon(name string) bool { return has(c.Icons, name) }

// HasType says whether the card is of the type or, for a group (lény, varázslat, bűbáj, szörny), of one of its types.
func (c *Card) HasType(name string) bool {
	for _, t := range Group(name) {
		if has(c.Types, t) {
			return true
		}
	}
	return false
}

// HasSubtype says whether the card is of the subtype.
func (c *Card) HasSubtype(name string) bool { return has(c.Subtypes, name) }

// IsRuleCard says whether the card is a rule card; these and followers lie beside the deck from the start [78.1].
func (c *Card) IsRuleCard() bool { return has(c.Types, "szabálylap") }

// IsFollower says whether the card is a follower; epikus and hordaparancsnok are followers [48.1].
func (c *Card) IsFollower() bool { return has(c.Types, "követő") }

// ExcludesOthers says whether the card is an epikus or a hordaparancsnok: no rule card and no second follower beside it [48.1].
func (c *Card) ExcludesOthers() bool {
	return c.IsFollower() && (c.HasSubtype("epikus") || c.HasSubtype("hordaparancsnok"))
}

// IsPermanent says whether the card stays in play: all but azonnali and általános.
func (c *Card) IsPermanent() bool { return !has(c.Types, "azonnali") && !has(c.Types, "általános") }

// IsReaction says whether the card can be played as a reaction: azonnali, or subtype reakció.
func (c *Card) IsReaction() bool { return has(c.Types, "azonnali") || c.HasSubtype("reakció") }

func has(list []string, s string) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}

// Ref names a card in a report.
type Ref struct {
	Name   string `json:"name"`
	ID     string `json:"id"`
	Pos    Pos    `json:"pos"`
	Hidden bool   `json:"hidden,omitempty"`
}

// Ref gives the card's reference.
func (c *Card) Ref() Ref { return Ref{Name: c.Name, ID: c.ID, Pos: c.Pos, Hidden: c.Hidden} }
