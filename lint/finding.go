package lint

// Level is how grave a finding is.
type Level string

// The levels, gravest first.
const (
	Error   Level = "error"
	Warning Level = "warning"
	Note    Level = "note"
)

// Off is what the level of a rule may be instead: it is not asked.
const Off Level = "off"

// Weight orders levels: a graver one is larger; 0 for an unknown level ("never").
func (l Level) Weight() int {
	return map[Level]int{Error: 3, Warning: 2, Note: 1}[l]
}

// NoCard stands for the index of a card where a row was too broken to give one.
const NoCard = -1

// Found is what a rule says: the engine adds rule, level and the card's place.
type Found struct {
	Card     int    // index in Pool.Cards; NoCard where the row gave none
	Pos      Pos    // where Card is NoCard: the place
	Evidence []Span // the first is the place that is shown
	Say      Words  // one sentence: what it means for this card
	Kodex    []string
	Related  []Ref  // victims, partners
	Level    Level  // "" for the rule's own
	Key      string // what tells it from others of the rule at the card, beside the quotes
}

// Finding is a Found with its rule and place, ready for a report.
type Finding struct {
	Rule        *Rule
	Level       Level
	Say         Words
	Kodex       []string
	Pos         Pos // of the evidence
	Evidence    []Span
	Card        Ref
	CardIndex   int // in Pool.Cards; NoCard for a row without a card
	Related     []Ref
	Fingerprint string // card, rule and phrase; survives moved rows
	Muted       Muted
}

// Muted says why a finding is left out of reports and exit codes though it was made. The zero value: it is not.
type Muted struct {
	By     MutedBy
	Reason string // the person's, of a suppression
}

// MutedBy is what mutes a finding.
type MutedBy string

// What mutes findings: a person said that it is as it should be, or it was known before.
const (
	NotMuted      MutedBy = ""
	BySuppression MutedBy = "suppression"
	ByBaseline    MutedBy = "baseline"
)
