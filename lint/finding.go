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
	Together bool   // it is about several cards alike: Key alone tells it, whichever of them comes first in the file
	Suffered bool   // beside other cards: it is about a victim, and Related are its causes among them
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
	KnownBefore int    // of a cause: how many victims were known before, and are not among Related
	Key         string // as in Found
	Together    bool   // as in Found
	Suffered    bool   // as in Found
	Fingerprint string // card, rule and phrase; survives moved rows
	Muted       Muted
}

// Muted says why a finding is left out of reports and exit codes though it was made. The zero value: it is not.
type Muted struct {
	By     MutedBy
	Reason string // the person's, of a suppression; of a baseline, the flag that named it
}

// MutedBy is what mutes a finding.
type MutedBy string

// What mutes findings: a person said that it is as it should be, or it was known before.
const (
	NotMuted      MutedBy = ""
	BySuppression MutedBy = "suppression"
	ByBaseline    MutedBy = "baseline"
)

// Known is one line of a baseline: a finding that was known before, by card, rule and phrase; not by row, file or column.
// All texts are on one line each, as the baseline file has them.
type Known struct {
	Card     string // "" for a row without a card, and for a finding about several cards alike
	ID       string
	Rule     string
	Victim   string // of a rule that counts by victim (Rule.ByVictim), else ""
	VictimID string
	Phrase   string
	Count    int // how often the same is found
	Line     int // of the file, 1-based; 0: of no file
}

// Baseline says what the findings of a check were compared with, and how it went.
type Baseline struct {
	Source string  // the path of the file, or the revision
	Known  int     // findings that were known before: all of it, every victim
	Stale  []Known // lines that are found no more, or less often: Count is how often they are missed
}

// Rebased says how a baseline that was written differs from the one that stood there before.
type Rebased struct {
	Path           string
	Added, Dropped []Known
	Kept           int // findings; a cause with n victims counts n times
}
